"""The page in a real browser: keys, clicks, hovering, zooming, dark and light, without a script."""

from __future__ import annotations

import itertools
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pages import PROGRAMS, page_of

api = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
if CHROMIUM is None:
    pytest.skip("there is no chromium", allow_module_level=True)


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    folder = tmp_path_factory.mktemp("pages")
    made = {}
    for name, source in PROGRAMS.items():
        (folder / f"{name}.html").write_text(page_of(source), "utf-8")
        made[name] = (folder / f"{name}.html").as_uri()
    return made


@pytest.fixture(scope="module")
def browser() -> Iterator[Any]:
    with api.sync_playwright() as playwright:
        found = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        yield found
        found.close()


@pytest.fixture
def opened(browser: Any, pages: dict[str, str]) -> Iterator[Any]:
    """A function that opens a page; nothing may be asked for but the file, and no script may fail."""
    contexts, problems = [], []

    def open_page(name: str, **options: Any) -> Any:
        context = browser.new_context(viewport={"width": 1300, "height": 900}, **options)
        contexts.append(context)
        page = context.new_page()
        page.on("pageerror", lambda error: problems.append(str(error)))
        page.on("request", lambda asked: asked.url == pages[name] or problems.append(asked.url))
        page.goto(pages[name])
        return page

    yield open_page
    for context in contexts:
        context.close()
    assert problems == []


def now(page: Any) -> str:
    return str(page.locator(".trace tr.now").inner_text())


def test_stepping_with_keys(opened: Any) -> None:
    page = opened("message")
    assert "failed assertion" in now(page)
    page.locator(".trace tr.now").focus()
    page.keyboard.press("ArrowUp")
    assert "atomic read relaxed data" in now(page)
    assert "stale" in now(page)
    said = page.locator(".said").inner_text()
    assert "reads from the initial value" in said
    assert "stale: does not see thread 1: atomic write relaxed data (42)" in said
    assert page.locator("svg g.now title").text_content().startswith("thread 0: atomic read relaxed data")
    assert "assert(" in page.locator(".source .now").inner_text()
    page.keyboard.press("Home")
    assert "… " not in now(page)
    page.keyboard.press("ArrowDown")
    second = now(page)
    page.keyboard.press("ArrowLeft")
    page.keyboard.press("ArrowRight")
    assert now(page) == second
    page.keyboard.press("End")
    assert "failed assertion" in now(page)
    assert page.locator("[aria-current=step]").count() == 1


def test_the_tab_key_stops_once_at_the_trace(opened: Any) -> None:
    page = opened("message")
    stops = []
    for _ in range(4):
        page.keyboard.press("Tab")
        stops.append(page.evaluate("document.activeElement.closest('.trace') !== null"))
    assert stops.count(True) == 1
    page.locator(".trace tr.now").focus()
    page.keyboard.press("ArrowUp")
    page.keyboard.press("Tab")
    page.keyboard.press("Shift+Tab")
    assert page.evaluate("document.activeElement.classList.contains('now')")


def test_steps_are_counted_as_they_are_shown(opened: Any) -> None:
    page = opened("message")
    rows = page.locator(".trace tr[data-step]").count()
    assert page.locator(".left-out").count() > 0
    assert page.locator(".said").inner_text().startswith(f"step {rows} of {rows}: ")
    page.locator(".trace tr.now").press("Home")
    assert page.locator(".said").inner_text().startswith(f"step 1 of {rows}: ")


def test_a_narrow_window(opened: Any) -> None:
    page = opened("message")
    page.set_viewport_size({"width": 400, "height": 900})
    for what in (".trace", "html"):
        assert page.evaluate(f"(b => b.scrollWidth - b.clientWidth)(document.querySelector('{what}'))") <= 0
    source = page.locator(".sources").first
    widths = source.evaluate("b => [b.scrollWidth, b.querySelector('.used').offsetWidth, b.clientWidth]")
    assert widths[1] >= widths[0] - 20 > widths[2] - 20, "a highlighted line is so to its end"


def test_memory_as_each_thread_sees_it(opened: Any) -> None:
    page = opened("message")
    row = page.locator(".views tbody tr", has=page.locator("th", has_text="data")).first
    assert row.locator("td").all_inner_texts() == ["0", "42"]
    page.locator(".trace tr[data-step]").first.click()
    assert "42" not in row.inner_text()


def test_clicks(opened: Any) -> None:
    page = opened("race")
    box = page.locator("svg g[data-event]", has_text="hits").first
    box.click()
    assert "hits" in now(page)
    page.get_by_role("button", name="next").click()
    page.get_by_role("button", name="back").click()
    assert "hits" in now(page)
    page.locator(".trace a").first.click()
    assert "#e0-0-" in page.url


def test_hovering_tells_of_an_event(opened: Any) -> None:
    page = opened("deadlock")
    page.locator("svg g[data-event]", has_text="lock").first.hover()
    assert "pthread_mutex_lock" in page.locator(".said").inner_text()
    assert "waits for" in now(page)


def test_zoom_and_pan(opened: Any) -> None:
    page = opened("race")
    svg = page.locator(".graph svg")
    start = svg.get_attribute("viewBox")
    page.get_by_role("button", name="larger").click()
    near = svg.get_attribute("viewBox")
    assert near != start
    area = svg.bounding_box()
    x, y = area["x"] + area["width"] / 2, area["y"] + 60
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 40, y + 20)
    page.mouse.up()
    assert svg.get_attribute("viewBox") != near
    page.locator(".graph").focus()
    page.keyboard.press("0")
    assert [float(n) for n in svg.get_attribute("viewBox").split()] == [float(n) for n in start.split()]


@pytest.mark.parametrize("name", PROGRAMS)
def test_dark_and_light(opened: Any, name: str, tmp_path: Path) -> None:
    colours = set()
    for scheme in ("dark", "light"):
        page = opened(name, color_scheme=scheme)
        colours.add(page.evaluate("getComputedStyle(document.body).backgroundColor"))
        page.screenshot(path=tmp_path / f"{scheme}.png", full_page=True)
        assert (tmp_path / f"{scheme}.png").stat().st_size > 20_000
        wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
        assert wide <= 0, "nothing hangs over the edge of the page"
    assert colours == {"rgb(13, 17, 23)", "rgb(255, 255, 255)"}


def test_without_a_script(opened: Any) -> None:
    page = opened("message", java_script_enabled=False)
    assert page.get_by_text("failed assertion in thread 0").is_visible()
    assert page.get_by_role("heading", name="Why").is_visible()
    assert page.locator(".graph svg").is_visible()
    assert not page.locator(".stepping").is_visible()


def test_screen_readers_find_their_way(opened: Any) -> None:
    page = opened("message")
    assert page.get_by_role("table", name="the failing execution").is_visible()
    assert page.get_by_role("table", name="memory at this step").is_visible()
    assert page.locator("[aria-live=polite]").inner_text().startswith("step ")
    assert page.locator("main").count() == 1
    assert page.locator("html").get_attribute("lang") == "en"
    headings = [
        int(name[1])
        for name in page.locator("h1, h2, h3, h4, h5").evaluate_all("all => all.map(h => h.tagName)")
    ]
    assert all(b - a <= 1 for a, b in itertools.pairwise(headings)), "no level is left out"
