"""Every public name is documented, and the type stubs have the same names with the same arguments."""

import ast
import importlib
import inspect
import re
import types
from pathlib import Path

import pytest

import bastide

ROOMS = ["landscape", "tally", "puzzle", "solo", "caverna"]
PACKAGE = Path(bastide.__file__).parent


def public(names):
    return {name for name in names if not name.startswith("_")}


def members(cls):
    """What a class has of its own, and the special methods that stubs declare."""
    return public(vars(cls))


def room_of(name):
    return importlib.import_module(f"bastide.{name}")


def described(text):
    """A docstring without the signature that begins it."""
    return re.sub(r"^\w+\(.*?\) -> .*?\n", "", text or "").strip()


def stub_of(name):
    """The classes, functions and constants of a stub; aliases of types are for the stub alone."""
    tree = ast.parse((PACKAGE / f"{name}.pyi").read_text())
    classes = {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    constants = {node.target.id for node in tree.body if isinstance(node, ast.AnnAssign)}
    return classes, functions, constants


def arguments(node):
    given = node.args
    assert not given.vararg
    assert not given.kwarg
    return [argument.arg for argument in given.args + given.kwonlyargs]


def defaults(node):
    given = [default for default in node.args.defaults + node.args.kw_defaults if default is not None]
    return [ast.literal_eval(default) for default in given]


def signature_of(function):
    """The names and defaults of the signature that begins a docstring."""
    tree = ast.parse(f"def {function.__doc__.splitlines()[0]}: ...").body[0]
    return arguments(tree), defaults(tree)


@pytest.mark.parametrize("name", ROOMS)
def test_the_stub_has_every_public_name_and_no_other(name):
    room = room_of(name)
    classes, functions, constants = stub_of(name)
    assert public(vars(room)) == {*classes, *functions, *constants}
    for cls in classes:
        declared = {node.name for node in classes[cls].body if isinstance(node, ast.FunctionDef)}
        assert public(declared) == members(getattr(room, cls)), cls


@pytest.mark.parametrize("name", ROOMS)
def test_the_stub_has_the_fields_in_order(name):
    classes, _, _ = stub_of(name)
    for cls, node in classes.items():
        fields = [
            ast.literal_eval(each.value)
            for each in node.body
            if isinstance(each, ast.Assign) and each.targets[0].id == "__match_args__"
        ]
        real = getattr(room_of(name), cls)
        assert fields == ([real.__match_args__] if hasattr(real, "__match_args__") else []), cls


@pytest.mark.parametrize("name", ROOMS)
def test_the_stub_has_the_same_arguments_and_defaults(name):
    room = room_of(name)
    classes, functions, _ = stub_of(name)
    pairs = [(getattr(room, function), node) for function, node in functions.items()]
    for cls, node in classes.items():
        for each in node.body:
            real = inspect.getattr_static(getattr(room, cls), getattr(each, "name", ""), None)
            if isinstance(each, ast.FunctionDef) and not isinstance(real, property):
                pairs.append((getattr(getattr(room, cls), each.name), each))
    for function, node in pairs:
        assert signature_of(function) == (arguments(node), defaults(node)), function


@pytest.mark.parametrize("name", ROOMS)
def test_everything_public_is_described(name):
    room = room_of(name)
    assert room.__name__ == f"bastide.{name}"
    assert described(room.__doc__)
    for word in public(vars(room)):
        value = getattr(room, word)
        if isinstance(value, type):
            assert value.__module__ == f"bastide.{name}"
            assert described(value.__doc__), value
            for member in members(value):
                assert described(inspect.getattr_static(value, member).__doc__), (value, member)
        elif isinstance(value, types.BuiltinFunctionType):
            assert described(value.__doc__), word


@pytest.mark.parametrize("name", ROOMS)
def test_docstrings_speak_of_python(name):
    room = room_of(name)
    texts = [room.__doc__]
    for value in vars(room).values():
        texts.append(getattr(value, "__doc__", "") or "")
        if isinstance(value, type):
            texts += [getattr(member, "__doc__", "") or "" for member in vars(value).values()]
    assert not [text for text in texts if "::" in text or "std" in text]


def test_the_package_is_typed_and_described():
    assert (PACKAGE / "py.typed").exists()
    assert described(bastide.__doc__)
    assert described(bastide.Error.__doc__)
    assert issubclass(bastide.Error, ValueError)
    assert bastide.Error.__module__ == "bastide"
    assert set(bastide.__all__) == {"Error", *ROOMS}
    assert re.fullmatch(r"\d+\.\d+\.\d+", bastide.__version__)
    tree = ast.parse((PACKAGE / "__init__.pyi").read_text())
    assert "Error" in {node.name for node in tree.body if isinstance(node, ast.ClassDef)}
