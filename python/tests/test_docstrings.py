"""Each public name has a signature, a mock with this signature, and a docstring with its parameters and what raises."""

import importlib
import inspect
import re
from unittest import mock

import pytest

from bastide import Error, arrange, caverna, landscape, match, puzzle, solo, tally

MODULES = [arrange, caverna, landscape, match, puzzle, solo, tally]
for name in ("gymnasium", "pettingzoo", "openspiel"):
    try:
        MODULES.append(importlib.import_module(f"bastide.{name}"))
    except ImportError:  # without the extra
        pass
# The environments.
FRAMEWORKS = MODULES[7:]

GAME = match.Game("docs")
SOLO = solo.Game("docs")
MAP = landscape.read([[[0, 2, 1, 1, 1], [0, 0, 0, 2, 1]]])
POND = puzzle.read("tile pasture pasture pasture pasture\n" * 4)
SHEETS = caverna.read({"dwarfs": 5})
VECTOR = match.VecMatch(2)
LONG = "x" * 65

# A call of each function that may raise, which does.
RAISING = {
    "arrange.Problem": lambda: arrange.Problem((2, 2)),
    "arrange.Problem.best": lambda: arrange.Problem((8, 9)).best("wins"),
    "arrange.Problem.count": lambda: arrange.Problem((8, 9)).count(threads=-1),
    "arrange.Problem.prove": lambda: arrange.Problem((8, 9), connected=True, some=True).prove(),
    "arrange.Problem.solve": lambda: arrange.Problem((8, 9)).solve(count=0),
    "arrange.compact": lambda: arrange.compact("19"),
    "caverna.Sheets.best": lambda: SHEETS.best(),
    "caverna.Sheets.problems": lambda: SHEETS.problems(rules="own"),
    "caverna.Sheets.score": lambda: SHEETS.score(),
    "caverna.Sheets.svg": lambda: SHEETS.svg(theme="blue"),
    "caverna.greatest": lambda: caverna.greatest(goods={"golds": 1}),
    "caverna.least": lambda: caverna.least(-1),
    "caverna.read": lambda: caverna.read({"dwarves": 1}),
    "caverna.score": lambda: caverna.score({"dwarfs": 5}),
    "landscape.Landscape.to_puzzle": lambda: MAP.to_puzzle(),
    "landscape.Landscape.svg": lambda: MAP.svg(theme="blue"),
    "landscape.read": lambda: landscape.read("[]"),
    "landscape.score": lambda: landscape.score("[]"),
    "match.Engine": lambda: match.Engine("./no-such-bot"),
    "match.Engine.choose": lambda: match.Engine("false x").choose(GAME),
    "match.Game": lambda: match.Game(LONG),
    "match.Game.apply": lambda: GAME.apply("L 40 40 0 -"),
    "match.Game.resample": lambda: GAME.resample(""),
    "match.Move": lambda: match.Move("X", 0, 0),
    "match.Move.from_text": lambda: match.Move.from_text("L"),
    "match.Position": lambda: match.Position(first="L"),
    "match.Position.after": lambda: GAME.position.after("L 40 40 0 -"),
    "match.Position.draw": lambda: GAME.position.draw("L"),
    "match.Position.fits": lambda: GAME.position.fits("X"),
    "match.Position.from_text": lambda: match.Position.from_text("X"),
    "match.Position.set_aside": lambda: match.Position().set_aside(),
    "match.Settings": lambda: match.Settings(players=7),
    "match.VecMatch": lambda: match.VecMatch(0),
    "match.VecMatch.reset": lambda: VECTOR.reset(deal=-1),
    "match.VecMatch.step": lambda: VECTOR.step(VECTOR.actions[:1]),
    "match.adjudicate": lambda: match.adjudicate(GAME, simulations=0),
    "match.find_games": lambda: match.find_games([GAME, "{}"]),
    "match.find_problems": lambda: match.find_problems(GAME, player="Ada"),
    "match.odds": lambda: match.odds(GAME, ["X"]),
    "match.openings": lambda: match.openings([], keep=0),
    "match.read": lambda: match.read("{}"),
    "match.read_problems": lambda: match.read_problems("{}"),
    "match.ratings": lambda: match.ratings([("a", "a", 1, 0, 0)]),
    "match.review": lambda: match.review(GAME, simulations=-1),
    "match.Review.svg": lambda: match.review(GAME, simulations=0).svg(theme="blue"),
    "match.run": lambda: match.run(["random"]),
    "puzzle.Puzzle.count": lambda: POND.count(threads=-1),
    "puzzle.Puzzle.grade": lambda: POND.grade(max_nodes=-1),
    "puzzle.Puzzle.solve": lambda: POND.solve(dimensions=(0, 1)),
    "puzzle.Solution.svg": lambda: next(POND.solve()).svg(theme="blue"),
    "puzzle.generate": lambda: puzzle.generate(0),
    "puzzle.read": lambda: puzzle.read("tile"),
    "solo.Distribution.quantile": lambda: solo.run(["random"], games=2).scores.quantile(2),
    "solo.Distribution.svg": lambda: solo.run(["random"], games=2).scores.svg(theme="blue"),
    "match.Distribution.quantile": lambda: match.run(["random"] * 2, games=1).bots[0].points.quantile(2),
    "match.Distribution.svg": lambda: match.run(["random"] * 2, games=1).bots[0].points.svg(theme="blue"),
    "solo.Game": lambda: solo.Game(LONG),
    "solo.Game.apply": lambda: SOLO.apply(solo.Move(9, 0, 0)),
    "solo.Settings": lambda: solo.Settings(size=-1),
    "solo.read": lambda: solo.read("{}"),
    "solo.run": lambda: solo.run(["random"], games=0),
    "tally.Match.svg": lambda: tally.read("2\n.\n").svg(width=1),
    "tally.Match.to_plain": lambda: tally.read("players A B\nA correction -1\n").to_plain(),
    "tally.read": lambda: tally.read(""),
    "tally.standings": lambda: tally.standings(""),
}
# Queries that a game and a position share.
for kind, of in (("Game", GAME), ("Position", GAME.position)):
    RAISING |= {
        f"match.{kind}.action": lambda of=of: of.action("L 40 40 0 -"),
        f"match.{kind}.action_mask": lambda of=of: of.action_mask(0),
        f"match.{kind}.choose": lambda of=of: of.choose("gredy"),
        f"match.{kind}.globals": lambda of=of: of.globals(player=2),
        f"match.{kind}.is_legal": lambda of=of: of.is_legal("X"),
        f"match.{kind}.legal_actions": lambda of=of: of.legal_actions(0),
        f"match.{kind}.move": lambda of=of: of.move(-1),
        f"match.{kind}.planes": lambda of=of: of.planes(0),
        f"match.{kind}.svg": lambda of=of: of.svg(theme="blue"),
        f"match.{kind}.tokens": lambda of=of: of.tokens(player=2),
        f"match.{kind}.why_illegal": lambda of=of: of.why_illegal("X"),
    }
for kind, of in (("Game", SOLO), ("Position", SOLO.position)):
    RAISING |= {
        f"solo.{kind}.choose": lambda of=of: of.choose("gredy"),
        f"solo.{kind}.gain": lambda of=of: of.gain(solo.Move(9, 0, 0)),
        f"solo.{kind}.svg": lambda of=of: of.svg(theme="blue"),
    }


def public_names():
    """The functions, classes and methods, by module, class and name."""
    for module in MODULES:
        for name in module.__all__:
            value = getattr(module, name)
            path = f"{module.__name__.removeprefix('bastide.')}.{name}"
            if callable(value):
                yield path, value, module
            for each in vars(value) if isinstance(value, type) else ():
                method = getattr(value, each)
                if not each.startswith("_") and callable(method):
                    yield f"{path}.{each}", method, module


NAMES = {path: (value, module) for path, value, module in public_names()}
VARIABLE = (inspect.Parameter.VAR_POSITIONAL, inspect.Parameter.VAR_KEYWORD)


def documentation(path):
    """The docstring, of a class with that of its `__init__`, without nanobind's line of types."""
    value, _ = NAMES[path]
    texts = [inspect.getdoc(value) or ""]
    if isinstance(value, type):
        texts.append(inspect.getdoc(value.__init__) or "")
    return "\n".join(re.sub(r"^\w+\(.*\n\n", "", text) for text in texts)


@pytest.mark.parametrize("path", NAMES)
def test_each_name_has_a_signature(path):
    value, _ = NAMES[path]
    signature = inspect.signature(value)
    assert all(re.fullmatch(r"\w+", name) for name in signature.parameters)


@pytest.mark.parametrize("path", NAMES)
def test_a_mock_refuses_what_the_name_refuses(path):
    value, module = NAMES[path]
    parameters = inspect.signature(value).parameters.values()
    double = mock.create_autospec(value)
    if any(each.kind in VARIABLE for each in parameters):
        return  # made by the library, or with any arguments
    with pytest.raises(TypeError):
        double(no_such_argument=1)


def test_mocks_have_methods_without_self():
    made = mock.create_autospec(match.Game)("monday")
    made.apply("move")
    with pytest.raises(TypeError, match="too many positional arguments"):
        made.apply("move", "another")
    with pytest.raises(TypeError, match="missing a required argument: 'move'"):
        made.apply()
    with pytest.raises(AttributeError):
        made.push("move")
    assert match.Game.apply.__call__(match.Game("monday"), match.Game("monday").legal_moves()[0]) == ()
    assert match.Game("monday").legal_moves.__call__() == match.Game("monday").legal_moves()


def test_signatures_are_those_of_calls():
    assert list(inspect.signature(match.run).parameters)[:4] == ["bots", "games", "pairs", "seed"]
    assert inspect.signature(match.run).parameters["games"].default == 1000
    assert list(inspect.signature(match.Game.apply).parameters) == ["self", "move"]
    assert list(inspect.signature(GAME.apply).parameters) == ["move"]
    assert list(inspect.signature(match.Game).parameters) == ["seed", "deck", "settings", "position"]

    class Mine(match.Game):
        def __init__(self, name: str) -> None:
            super().__init__(name)

    assert list(inspect.signature(Mine).parameters) == ["name"]
    with pytest.raises(TypeError, match="missing a required argument: 'move'"):
        inspect.signature(GAME.apply).bind()


@pytest.mark.parametrize("path", NAMES)
def test_docstrings_have_the_parameters(path):
    value, module = NAMES[path]
    text = documentation(path)
    if module in FRAMEWORKS and "." in path.partition(".")[2]:
        return  # the framework documents its methods
    assert text.strip()
    named = [each.name for each in inspect.signature(value).parameters.values() if each.kind not in VARIABLE and each.name != "self"]
    assert [name for name in named if not re.search(rf"\b{name}\b", text)] == []


@pytest.mark.parametrize("path", RAISING)
def test_docstrings_say_what_raises(path):
    with pytest.raises(Error):
        RAISING[path]()
    assert "Raises Error" in documentation(path) or "raises Error" in documentation(path)


def test_functions_with_parameters_raise_or_are_known_not_to():
    safe = {
        "landscape.Landscape.holes",  # True or False
        "match.BotName",
        "solo.Move",  # any numbers, which `apply` checks
    }
    deprecated = {path for path in NAMES if "Deprecated" in documentation(path)}
    checked = {"match.VecMatch.episode", "match.VecMatch.final_position", "match.VecMatch.game"}  # raise IndexError
    for path in checked:
        assert "Raises IndexError" in documentation(path)
    for path, (value, module) in NAMES.items():
        parameters = [each for each in inspect.signature(value).parameters.values() if each.kind not in VARIABLE and each.name != "self"]
        if parameters and module not in FRAMEWORKS and path not in safe | deprecated | checked:
            assert path in RAISING, path
