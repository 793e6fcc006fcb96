"""Functions that pickle can call by name, because the package's bound functions have no importable names."""

from importlib import import_module


def called(room: str, name: str, *arguments: object) -> object:
    return getattr(import_module(f"bastide.{room}"), name)(*arguments)


def loaded(room: str, record: str, taken_back: int) -> object:
    game = import_module(f"bastide.{room}").load(record)
    for _ in range(taken_back):
        game.undo()
    return game


def called_by_name(room: str, name: str, arguments: dict[str, object]) -> object:
    return getattr(import_module(f"bastide.{room}"), name)(**arguments)
