import inspect as _inspect
import typing as _typing

from bastide import _bastide, _modules
from bastide.solo import Distribution

BotName = _typing.NewType("BotName", str)
BotName.__doc__ = "A bot's `name` that type checkers do not know: 'master:25' with 25 simulations, or the command of a program."
BotName.__signature__ = _inspect.Signature([_inspect.Parameter("name", _inspect.Parameter.POSITIONAL_ONLY, annotation=str)])

__all__ = ["BotName", "Distribution", *_modules.fill(globals(), _bastide.match)]
