"""Pieces of HTML."""

from __future__ import annotations

import html


def escaped(text: object) -> str:
    """Text for any place of a page; control characters, which HTML has no way to write, are replaced."""
    shown = "".join(c if c.isprintable() or c in "\n\t" else "\ufffd" for c in str(text))
    return html.escape(shown, quote=True)


def element(name: str, inner: str, **attributes: str) -> str:
    """`inner` is HTML already; values of attributes are escaped here. class_ is class, aria_label aria-label.

    >>> element("p", "x", class_="a")
    '<p class="a">x</p>'
    """
    words = "".join(
        f' {key.rstrip("_").replace("_", "-")}="{escaped(value)}"' for key, value in attributes.items()
    )
    return f"<{name}{words}>{inner}</{name}>"


def listed(items: list[str]) -> str:
    """A list of texts."""
    return element("ul", "".join(element("li", escaped(item)) for item in items)) if items else ""


def table(head: list[str], rows: list[list[str]], label: str) -> str:
    """Cells are texts."""
    top = "".join(element("th", escaped(cell), scope="col") for cell in head)
    lines = "".join(element("tr", "".join(element("td", escaped(cell)) for cell in row)) for row in rows)
    inner = element("thead", element("tr", top)) + element("tbody", lines)
    return element("div", element("table", inner, aria_label=label), class_="scroll", tabindex="0")
