import typing as _typing

from bastide import _bastide, _modules
from bastide.solo import Distribution

BotName = _typing.NewType("BotName", str)
BotName.__doc__ = "A bot's name that type checkers do not know: 'master:25' with 25 simulations, or the command of a program."

__all__ = ["BotName", "Distribution", *_modules.fill(globals(), _bastide.match)]
