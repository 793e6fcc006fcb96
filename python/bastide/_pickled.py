"""What pickle calls: the package's own functions have no names that it could write down."""

from importlib import import_module


def called(room: str, name: str, *arguments: object) -> object:
    return getattr(import_module(f"bastide.{room}"), name)(*arguments)


def called_by_name(room: str, name: str, arguments: dict[str, object]) -> object:
    return getattr(import_module(f"bastide.{room}"), name)(**arguments)
