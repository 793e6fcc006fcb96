"""What pickle calls: the package's own functions have no names that it could write down."""

from importlib import import_module


def read_again(room: str, text: str) -> object:
    return import_module(f"bastide.{room}").read(text)
