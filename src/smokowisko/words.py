"""Every word a person reads, in Polish and English: Fluent messages shared with the browser."""

from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource

LANGUAGES = ("pl", "en")
"""The first is the language of most rulebooks on our shelf; both are complete."""

Word = str | int | float


def say(language: str, key: str, /, **words: Word) -> str:
    """The message of a key; a missing key or variable is a defect, not a fallback."""
    bundle = _bundle(language)
    message = bundle.get_message(key)
    if message.value is None:
        raise LookupError(f"{key} has no text in {language}")
    text, faults = bundle.format_pattern(message.value, words)
    if faults:
        raise faults[0]
    return str(text)


def has(language: str, key: str) -> bool:
    return bool(_bundle(language).has_message(key))


def rules_page(language: str, game: str) -> str:
    """The rules for players, as Markdown."""
    return (_folder(language) / "rules" / f"{game}.md").read_text(encoding="utf-8")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for file in sorted(_folder(language).iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


def _folder(language: str) -> "resources.abc.Traversable":
    return resources.files("smokowisko") / "locales" / language
