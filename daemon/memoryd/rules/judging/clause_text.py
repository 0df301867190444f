"""What one clause of a rule says, before it is read."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class ClauseText:
    """What one clause forbids (`body`), what it lets pass (`exception`), what it hangs on."""

    body: str
    exception: str = ""
    conditional: bool = False
    consent: bool = False
    before: str = ""
    """What was said just before it, where the clause points back: "Sarah left, don't mail her"."""
    any_deed: bool = False
    """Whether it names objects to be left alone, whatever would be done to them."""
    contrast: bool = False
    """Whether the exception only says what to do instead: "never to x, only to y"."""
    foreign: bool = False
    """Whether the rule is in a language of which no word is known."""
