"""Every public name is documented, and is in typed.py, which type checkers read."""

import importlib
import importlib.util
import inspect
import re
import runpy
from pathlib import Path
from typing import get_args

import pytest

import bastide

ROOMS = ["landscape", "tally", "puzzle", "solo", "match", "caverna", "arrange"]
TYPED = Path(__file__).with_name("typed.py")


def public(names):
    return {name for name in names if not name.startswith("_")}


def room_of(name):
    return importlib.import_module(f"bastide.{name}")


def described(text):
    """A docstring without the signature that begins it."""
    return re.sub(r"^(def )?\w+\(.*?\) -> .*?\n", "", text or "").strip()


@pytest.mark.parametrize("name", ROOMS)
def test_everything_public_is_described(name):
    room = room_of(name)
    assert room.__name__ == f"bastide.{name}"
    assert described(room.__doc__)
    for word in public(vars(room)):
        value = getattr(room, word)
        if isinstance(value, type):
            assert value.__module__ == f"bastide.{name}" or word == "Distribution"
            assert described(value.__doc__), value
            for member in public(vars(value)):
                assert described(inspect.getattr_static(value, member).__doc__), (value, member)
        elif callable(value):
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


@pytest.mark.parametrize("name", ROOMS)
def test_everything_public_is_typed(name):
    words = set(re.findall(r"\w+", TYPED.read_text()))
    for word, value in vars(room_of(name)).items():
        names = {word, *vars(value)} if isinstance(value, type) else {word}
        assert public(names) <= words, word


@pytest.mark.parametrize("name", ROOMS)
def test_modules_have_sources(name):
    spec = importlib.util.find_spec(f"bastide.{name}")
    assert spec is not None
    assert Path(spec.origin).name == f"{name}.py"
    assert importlib.reload(room_of(name)).__doc__ == room_of(name).__doc__


def test_types_allow_the_bots_there_are():
    for module in (bastide.match, bastide.solo):
        annotation = inspect.signature(module.Game.choose).parameters["bot"].annotation
        words = annotation[len("typing.Literal[") : annotation.index("]")]
        assert words == ", ".join(repr(bot) for bot in module.bots())


def test_environments_allow_the_bots_there_are():
    spaces = pytest.importorskip("bastide._spaces")
    assert get_args(spaces.BotWord) == tuple(bastide.match.bots())


def test_the_types_tell_the_truth():
    runpy.run_path(str(TYPED))


def test_the_package_is_typed_and_described():
    package = Path(bastide.__file__).parent
    assert {path.stem for path in package.glob("*.pyi")} == {"__init__", *ROOMS}
    assert (package / "py.typed").exists()
    assert described(bastide.__doc__)
    assert described(bastide.Error.__doc__)
    assert issubclass(bastide.Error, ValueError)
    assert bastide.Error.__module__ == "bastide"
    assert set(bastide.__all__) == {"Error", "__version__", *ROOMS}
    assert re.fullmatch(r"\d+\.\d+\.\d+", bastide.__version__)


def test_the_citation_names_this_version(root):
    assert f"version: {bastide.__version__}\n" in (root / "CITATION.cff").read_text()
