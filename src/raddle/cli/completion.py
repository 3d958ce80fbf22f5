"""`raddle completion`: a script that teaches a shell raddle's verbs and options."""

from __future__ import annotations

import importlib
import io
import re
from collections.abc import Sequence
from contextlib import redirect_stdout, suppress

from raddle.cli.arguments import Parser
from raddle.cli.terminal import emit
from raddle.errors import ExitStatus, RaddleError, UserError

SHELLS = ("bash", "zsh", "fish")
_OPTION = re.compile(r"(?<![\w-])(--[a-z][a-z-]+)")


def main(words: Sequence[str]) -> int:
    parser = Parser(
        prog="raddle completion",
        allow_abbrev=False,
        description='Print a script for a shell: eval "$(raddle completion bash)", the same for zsh, '
        "raddle completion fish | source.",
    )
    parser.add_argument("shell", metavar="SHELL", help=", ".join(SHELLS))
    shell = parser.parse_args(words).shell
    if shell not in SHELLS:
        raise UserError(f"there is no completion for {shell}; choose one of {', '.join(SHELLS)}")
    options = {verb: options_of(verb) for verb in _verbs()}
    emit(_fish(options) if shell == "fish" else _bash(options, zsh=shell == "zsh"))
    return ExitStatus.SAFE


def options_of(verb: str) -> list[str]:
    """By what the verb's own help lists."""
    text = io.StringIO()
    with redirect_stdout(text), suppress(SystemExit, RaddleError):
        importlib.import_module(f"raddle.cli.{verb}").main(["--help"])
    return sorted(set(_OPTION.findall(text.getvalue())))


def _verbs() -> tuple[str, ...]:
    from raddle.cli.main import VERBS

    return VERBS


def _bash(options: dict[str, list[str]], zsh: bool) -> str:
    cases = "\n".join(f'    {verb}) words="{" ".join(found)}" ;;' for verb, found in options.items())
    start = "autoload -Uz bashcompinit && bashcompinit\n" if zsh else ""
    return f"""{start}_raddle() {{
  local word="${{COMP_WORDS[COMP_CWORD]}}" words=""
  if [ "$COMP_CWORD" -eq 1 ]; then
    COMPREPLY=($(compgen -W "{" ".join(options)} help" -- "$word"))
    return
  fi
  case "${{COMP_WORDS[1]}}" in
{cases}
    help) words="{" ".join(options)}" ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "$word"))
}}
complete -o default -F _raddle raddle
"""


def _fish(options: dict[str, list[str]]) -> str:
    lines = [f"complete -c raddle -n __fish_use_subcommand -a '{' '.join(options)} help'"]
    for verb, found in options.items():
        lines += [
            f"complete -c raddle -n '__fish_seen_subcommand_from {verb}' -l {option.removeprefix('--')}"
            for option in found
        ]
    return "\n".join(lines) + "\n"
