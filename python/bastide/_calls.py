"""Signatures of bound functions, and sentences for calls that do not fit them.

nanobind describes a call that fits no signature in a dump of types. `explain` finds the first thing wrong with the call
and says what to write.
"""

from __future__ import annotations

import ast
import difflib
import functools
import inspect
import re
import warnings
from collections.abc import Callable, Sequence
from types import ModuleType
from typing import Any, ParamSpec, TypeVar

# Arguments as they are written, for sentences.
EXAMPLES = {
    "bots": "['greedy', 'random']",
    "deck": "['L', 'RFr']",
    "names": "['Ann', 'Bo']",
    "observations": "['tokens', 'globals']",
    "dimensions": "(3, 2)",
    "seed": "'monday'",
    "goods": "{'gold': 20}",
    "animals": "{'sheep': 8}",
    "sides": "[(0, 0, 'north', 'road')]",
    "fixed": "[(0, 0, 'RCr', 1)]",
    "apart": "['monastery']",
    "results": "[('greedy', 'random', 7, 0, 3)]",
}
# Members of the settings, by the module of the game.
SETTINGS = {
    "match": ("players", "meeples", "small_city", "farm", "fields", "unplaceable", "start", "box"),
    "solo": ("size", "roads", "dealer", "chain_bonus"),
}
# Names that people expect, and what to write instead.
OTHER_NAMES = {
    "n": "games",
    "rounds": "games",
    "num_games": "games",
    "n_games": "games",
    "playouts": "simulations",
    "sims": "simulations",
    "time": "move_time",
    "time_limit": "move_time",
    "timeout": "move_time",
    "workers": "threads",
    "jobs": "threads",
    "n_jobs": "threads",
    "num_threads": "threads",
    "num_players": "players",
    "n_players": "players",
    "envs": "num_envs",
    "n_envs": "num_envs",
    "opponents": "opponent",
    "color": "theme",
    "colour": "theme",
    "dark": "theme",
    "action": "move",
    "policy": "bot",
    "agent": "bot",
    "agents": "bots",
    "players": "bots",
    "path": "source",
    "file": "source",
    "filename": "source",
    "meeple_count": "meeples",
    "text": "source",
    "log": "source",
}
WORDS = {
    "int": "a whole number",
    "typing.SupportsIndex": "a whole number",
    "float": "a number",
    "bool": "True or False",
    "str": "text",
    "bytes": "bytes",
    "collections.abc.Sequence": "a list",
    "collections.abc.Mapping": "a dict",
    "collections.abc.Callable": "a function",
    "tuple": "a tuple",
    "dict": "a dict",
    "numpy.typing.NDArray": "an array",
    "Move": "a Move",
    "Position": "a Position",
}
WHOLE = ("int", "bool", "numpy.int8", "numpy.int16", "numpy.int32", "numpy.int64", "numpy.uint8", "numpy.uint16",
         "numpy.uint32", "numpy.uint64")  # fmt: skip
NUMBERS = (*WHOLE, "float", "numpy.float32", "numpy.float64")
NOT_LISTS = (*NUMBERS, "str", "bytes", "NoneType", "dict", "set", "generator", "function")
BUILT_IN = (*NUMBERS, "complex", "str", "bytes", "bytearray", "NoneType", "list", "tuple", "dict", "set", "frozenset", "range",
            "generator", "numpy.ndarray")  # fmt: skip


# Arguments that are only for code of the previous version. `solo.run` has an old `against`, `match.odds` a current one.
OLD = ("playouts", "most_nodes", "most_seconds", "most_gold")
# Numbers of which only a few are possible.
CHOICES = {"farm": "3, 2 or 1", "small_city": "4 or 2"}


class OldKeys(dict[str, Any]):
    """A dict whose values can still be found by keys of the previous version, with a warning."""

    def __init__(self, values: dict[str, Any], *pairs: tuple[str, str]) -> None:
        super().__init__(values)
        self._new = dict(pairs)

    def __missing__(self, key: str) -> Any:
        if key not in self._new:
            raise KeyError(key)
        warnings.warn(f"{key!r} is deprecated and goes in the next version: write {self._new[key]!r}", DeprecationWarning, stacklevel=2)
        return self[self._new[key]]

    def __reduce__(self) -> tuple[Any, ...]:
        return dict, (dict(self),)


def give_signatures(part: ModuleType) -> None:
    """Lets `inspect.signature` read bound functions, methods and classes, given a part of the extension with some."""
    for example in (part.run, part.Game.apply, part.Game().apply):
        type(example).__signature__ = property(signature_of)
    type(part.Game).__signature__ = property(_signature_of_class)


def _signature_of_class(cls: type) -> inspect.Signature:
    init = cls.__init__  # type: ignore[misc]
    if init is object.__init__:
        raise AttributeError(f"{cls.__name__} is made by the library only")
    signature = inspect.signature(init)
    return signature.replace(parameters=list(signature.parameters.values())[1:], return_annotation=signature.empty)


def signature_of(function: Any) -> inspect.Signature:
    """The signature of a bound function, from nanobind's description of it."""
    text, _, defaults = function.__nb_signature__[0]
    text = re.sub(r"\\(\d+)", r"_defaults[\1]", text)
    parameters, result = _parsed(text.removeprefix("def "))
    if parameters and parameters[0].name == "self" and hasattr(function, "__self__"):
        parameters = parameters[1:]
    given = [
        each.replace(default=defaults[int(re.findall(r"\d+", each.default)[0])]) if each.default is not each.empty else each
        for each in parameters
    ]
    return inspect.Signature(given, return_annotation=result)


class SignedCall:
    """The `__call__` of a bound function, in which unittest.mock looks for the signature, of methods without `self`."""

    def __init__(self, function: Any) -> None:
        self._function = function
        signature = inspect.signature(function)
        parameters = [each for each in signature.parameters.values() if each.name != "self"]
        self.__signature__ = signature.replace(parameters=parameters)

    def __call__(self, *arguments: Any, **named: Any) -> Any:
        return self._function(*arguments, **named)


def _parsed(text: str) -> tuple[list[inspect.Parameter], str]:
    """The parameters, with annotations and defaults as text, and the annotation of the result."""
    try:
        function = ast.parse(f"def {text}: ...").body[0]
    except SyntaxError:
        # The result's type may be an array's, with a shape in a notation of its own.
        function = ast.parse(f"def {text.rpartition(' -> ')[0]}: ...").body[0]
    assert isinstance(function, ast.FunctionDef)
    arguments = function.args
    kinds = inspect.Parameter

    def made(argument: ast.arg, kind: Any, default: ast.expr | None) -> inspect.Parameter:
        return kinds(
            argument.arg,
            kind,
            default=kinds.empty if default is None else ast.unparse(default),
            annotation=kinds.empty if argument.annotation is None else ast.unparse(argument.annotation),
        )

    positional = [*arguments.posonlyargs, *arguments.args]
    defaults: list[ast.expr | None] = [None] * (len(positional) - len(arguments.defaults))
    parameters = [
        made(each, kinds.POSITIONAL_ONLY if each in arguments.posonlyargs else kinds.POSITIONAL_OR_KEYWORD, default)
        for each, default in zip(positional, [*defaults, *arguments.defaults], strict=True)
    ]
    if arguments.vararg:
        parameters.append(made(arguments.vararg, kinds.VAR_POSITIONAL, None))
    parameters += [
        made(each, kinds.KEYWORD_ONLY, default)
        for each, default in zip(arguments.kwonlyargs, arguments.kw_defaults, strict=True)
    ]
    if arguments.kwarg:
        parameters.append(made(arguments.kwarg, kinds.VAR_KEYWORD, None))
    return parameters, ast.unparse(function.returns) if function.returns else ""


class Call:
    """A call that does not fit: the function's parameters, and the types that were given."""

    def __init__(self, dump: str) -> None:
        head, _, given = dump.partition("\n\nInvoked with types: ")
        self.name = head.partition("(")[0]
        signature = re.findall(r"^    \d+\. (.*)$", head, re.MULTILINE)[-1]
        self.parameters, _ = _parsed(signature if self.name else "get" + signature)
        positional, _, named = given.partition("kwargs = { ")
        self.types = [each for each in positional.split(", ") if each]
        pairs = (each.split(": ") for each in named.removesuffix(" }").split(", ") if each)
        self.named = {name: type_ for name, type_ in pairs}
        self.owner = ""
        if self.parameters and self.parameters[0].name == "self":
            self.owner = self.types.pop(0) if self.types else ""
            self.parameters = self.parameters[1:]

    @property
    def label(self) -> str:
        owner = self.owner.rpartition(".")[2]
        return owner if self.name == "__init__" else f"{owner}.{self.name}" if owner else self.name

    @property
    def shown(self) -> list[inspect.Parameter]:
        """The parameters without the old ones."""
        old = (*SETTINGS["solo"], "against") if ".solo." in self.owner or "playouts" in self.by_name else ()
        old = old if "settings" in self.by_name else ()
        return [each for each in self.parameters if each.name not in (*OLD, *old)]

    @property
    def positional(self) -> list[inspect.Parameter]:
        return [each for each in self.parameters if each.kind is not each.KEYWORD_ONLY]

    @property
    def by_name(self) -> dict[str, inspect.Parameter]:
        return {each.name: each for each in self.parameters}

    def pairs(self) -> list[tuple[inspect.Parameter, str]]:
        """The parameters that were given, each with its type."""
        known = [(self.by_name[name], type_) for name, type_ in self.named.items() if name in self.by_name]
        return [*zip(self.positional, self.types, strict=False), *known]

    def usage(self) -> str:
        shown = self.shown
        words = [each.name if each.default is each.empty else f"{each.name}={each.default}" for each in shown]
        if len(self.positional) < len(words):
            words.insert(len(self.positional), "*")
        return f"{self.label}({', '.join(words)})"


def explain(dump: str) -> str:
    """The sentence for a call that fits no signature, and the signature without types."""
    call = Call(dump)
    for find in (_wrong_list, _unknown_name, _too_many, _given_twice, _missing, _wrong_type):
        if sentence := find(call):
            return f"{sentence}\n    {call.usage()}"
    return _unseen(call)


def _wrong_list(call: Call) -> str:
    """A word or a function in place of a list."""
    for parameter, given in call.pairs():
        is_list = parameter.annotation.startswith("collections.abc.Sequence")
        if is_list and given in ("str", "bytes", "function", "int") and not _accepts(_node(parameter), given):
            example = EXAMPLES.get(parameter.name, "[…]")
            return f"{parameter.name} is a list, not {_short(given)}: {call.label}({_written(parameter, example)})"
    return ""


def _unknown_name(call: Call) -> str:
    settings = SETTINGS["solo" if ".solo." in call.owner else "match"]
    for name in call.named:
        if name not in call.by_name:
            return _no_argument(call.label, name, [*call.by_name], [each.name for each in call.shown], settings)
    return ""


def _no_argument(label: str, name: str, known: Sequence[str], shown: Sequence[str], settings: Sequence[str]) -> str:
    """The sentence for an argument that a function does not have. `known` are its arguments, `shown` those without old names."""
    wrong = f"{label}() has no argument '{name}'"
    member = name if name in settings else OTHER_NAMES.get(name, "")
    if "settings" in known and member in settings:
        return f"{wrong}: it is part of the settings: {label}(settings=Settings({member}=…))"
    if OTHER_NAMES.get(name) in known:
        return f"{wrong}: write {OTHER_NAMES[name]}=…"
    if near := difflib.get_close_matches(name, shown, 1):
        return f"{wrong}; did you mean '{near[0]}'?"
    return f"{wrong}: its arguments are {', '.join(shown)}" if shown else f"{wrong}: it has no arguments"


P = ParamSpec("P")
T = TypeVar("T")


def with_known_names(label: str) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Decorates a function written in Python: an argument that it does not have raises TypeError with the names that it has."""

    def decorated(function: Callable[P, T]) -> Callable[P, T]:
        names = [name for name in inspect.signature(function).parameters if name != "self"]

        @functools.wraps(function)
        def checked(*arguments: P.args, **named: P.kwargs) -> T:
            for name in named:
                if name not in names:
                    raise TypeError(_no_argument(label, name, names, names, SETTINGS["match"]))
            return function(*arguments, **named)

        return checked

    return decorated


def _too_many(call: Call) -> str:
    if len(call.types) <= len(call.positional):
        return ""
    extra = call.types[len(call.positional)]
    if not call.parameters:
        return f"{call.label}() takes no arguments"
    free = [each for each in call.shown if each.kind is each.KEYWORD_ONLY and each.name not in call.named]
    fitting = [each for each in free if _accepts(_node(each), extra)] or free
    if not fitting:
        count = len(call.positional)
        return f"{call.label}() takes {count} argument{'s' if count > 1 else ''}, not {len(call.types)}"
    return f"{call.label}() takes this argument by name: write {fitting[0].name}=…"


def _given_twice(call: Call) -> str:
    for parameter, _ in zip(call.positional, call.types, strict=False):
        if parameter.name in call.named:
            return f"{call.label}() has '{parameter.name}' twice: by its place and by its name"
    return ""


def _missing(call: Call) -> str:
    given = {parameter.name for parameter, _ in call.pairs()}
    if call.label == "Move" and call.types == ["str"]:
        return "Move() needs 'x': write Move.from_text(…) to read a move from its text"
    for parameter in call.parameters:
        if parameter.default is parameter.empty and parameter.name not in given and parameter.kind not in (
            parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD
        ):  # fmt: skip
            example = EXAMPLES.get(parameter.name, "…")
            return f"{call.label}() needs '{parameter.name}': {call.label}({_written(parameter, example)})"
    return ""


def _wrong_type(call: Call) -> str:
    for parameter, given in call.pairs():
        if not _accepts(_node(parameter), given):
            expected = CHOICES.get(parameter.name) or _described(_node(parameter))
            return f"{parameter.name}: expected {expected}, not {_short(given)}"
    return ""


def _unseen(call: Call) -> str:
    """Types that fit, with values that do not."""
    lists = [each for each, _ in call.pairs() if any(word in each.annotation for word in ("Sequence", "Mapping", "tuple"))]
    wrong = [f"an element of {' or '.join(each.name for each in lists)} is wrong"] if lists else []
    if any(given in WHOLE for _, given in call.pairs()):
        wrong.insert(0, "a number is too large")
    if len(lists) == 1 and len(wrong) == 1:
        example = f", as in {EXAMPLES[lists[0].name]}" if lists[0].name in EXAMPLES else ""
        expected = _described(_node(lists[0]))
        return f"{lists[0].name}: an element is wrong: expected {expected}{example}\n    {call.usage()}"
    if wrong:
        return f"{call.label}(): {', or '.join(wrong)}\n    {call.usage()}"
    owner = call.owner.rpartition(".")[2] or "object"
    return f"this {owner}, or what was passed to it, is not initialised: its __init__ must run first"


def _written(parameter: inspect.Parameter, value: str) -> str:
    return f"{parameter.name}={value}" if parameter.kind is parameter.KEYWORD_ONLY else value


def _node(parameter: inspect.Parameter) -> ast.expr:
    text = "typing.Any" if parameter.annotation is parameter.empty else parameter.annotation
    return ast.parse(text, mode="eval").body


def _short(type_: str) -> str:
    return "None" if type_ == "NoneType" else type_.rpartition(".")[2]


def _alternatives(node: ast.expr) -> list[ast.expr]:
    if isinstance(node, ast.BinOp):
        return [*_alternatives(node.left), *_alternatives(node.right)]
    return [node]


def _accepts(node: ast.expr, given: str) -> bool:
    """True if an annotation may accept a type."""
    return any(_accepts_one(each, given) for each in _alternatives(node))


def _accepts_one(node: ast.expr, given: str) -> bool:
    name = ast.unparse(node.value if isinstance(node, ast.Subscript) else node)
    rules: dict[str, Callable[[], bool]] = {
        "typing.Any": lambda: True,
        "object": lambda: True,
        "None": lambda: given == "NoneType",
        "int": lambda: given in WHOLE,
        "typing.SupportsIndex": lambda: given in WHOLE or given not in BUILT_IN,
        "float": lambda: given in NUMBERS,
        "collections.abc.Sequence": lambda: given not in NOT_LISTS and not given.startswith("bastide."),
        "collections.abc.Mapping": lambda: given not in BUILT_IN or given == "dict",
        "tuple": lambda: given in ("tuple", "list"),
        "collections.abc.Callable": lambda: given not in BUILT_IN,
        "typing.Literal": lambda: given == "str",
        "numpy.typing.NDArray": lambda: given == "numpy.ndarray",
        "bastide.match.BotName": lambda: given == "str",
    }
    if name in rules:
        return rules[name]()
    return given.rpartition(".")[2] == name.rpartition(".")[2] or (given not in BUILT_IN and not given.startswith("bastide."))


def _described(node: ast.expr) -> str:
    words = [word for each in _alternatives(node) if ast.unparse(each) != "None" for word in _descriptions(each)]
    words = list(dict.fromkeys(words))
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def _descriptions(node: ast.expr) -> list[str]:
    name = ast.unparse(node.value if isinstance(node, ast.Subscript) else node)
    if isinstance(node, ast.Subscript) and name == "typing.Literal":
        return ast.unparse(node.slice).strip("()").split(", ")
    short = name.rpartition(".")[2]
    return [WORDS.get(name, WORDS.get(short, short))]
