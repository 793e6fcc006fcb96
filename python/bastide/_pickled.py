"""Functions that pickle can call by name, because the package's bound functions have no importable names."""

from importlib import import_module
from typing import Any


def called(room: str, name: str, *arguments: object) -> object:
    return getattr(import_module(f"bastide.{room}"), name)(*arguments)


def restored(cls: Any, state: tuple[str, int], members: dict[str, object] | None) -> object:
    game = cls.__new__(cls)
    game.__setstate__(state)
    if members:
        game.__dict__.update(members)
    return game


def called_by_name(room: str, name: str, arguments: dict[str, object]) -> object:
    return getattr(import_module(f"bastide.{room}"), name)(**arguments)
