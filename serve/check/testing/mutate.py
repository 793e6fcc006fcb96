#!/usr/bin/env python3
"""Checks mutations of a game file with bastide-check-deal, which must judge each without an exception: mutate.py FILE"""
import argparse
import copy
import importlib.machinery
import importlib.util
import json
import pathlib
import random
import sys
import tempfile

sys.dont_write_bytecode = True
loader = importlib.machinery.SourceFileLoader("check_deal", str(pathlib.Path(__file__).parents[1] / "bastide-check-deal"))
check_deal = importlib.util.module_from_spec(importlib.util.spec_from_loader("check_deal", loader))
loader.exec_module(check_deal)

OTHERS = (None, True, 0, -1, 7, 10**30, 1.5, float("nan"), "", "x", "\ud800", "\x1b[31m", "0" * 64, [], [[]], [None], {}, {"bot": None})


def places(value, path=()):
    """Lists the paths to every value in a JSON document, its own first."""
    yield path
    for key in value if type(value) is dict else range(len(value)) if type(value) is list else ():
        yield from places(value[key], (*path, key))


def mutated(game, path, how):
    """Replaces the value at a path, or deletes or doubles it."""
    if not path:
        return how
    game = copy.deepcopy(game)
    parent = game
    for key in path[:-1]:
        parent = parent[key]
    if how == "delete":
        del parent[path[-1]]
    elif how == "double" and type(parent) is list:
        parent.insert(path[-1], parent[path[-1]])
    else:
        parent[path[-1]] = how
    return game


def damaged(text, dice):
    """Cuts, removes or replaces some bytes."""
    begin = dice.randrange(len(text))
    end = min(len(text), begin + dice.choice((1, 1, 2, 50, len(text))))
    return text[:begin] + dice.choice((b"", b"\xff", b"{", b"[", b"9", b'"', b"\\u00", b"\0")) + text[end:]


def notes(game, dice):
    """What the user noted, at random."""
    digits = game["commitment"]
    given = argparse.Namespace(code=None, contribution=None, seal=None, number=None, word="")
    for name, value in (("code", "A" * 16), ("contribution", digits), ("seal", digits), ("number", digits[:32]), ("word", "plum")):
        if dice.random() < 0.3:
            setattr(given, name, value)
    return given


def main():
    original = pathlib.Path(sys.argv[1]).read_bytes()
    dice = random.Random(1)
    game = json.loads(original)
    game["own"] = {"commitment": game["commitment"], "contribution": game["commitment"], "seat": 0}
    everywhere = list(places(game))
    few = [path for path in everywhere if len(path) < 2 or path[0] != "entries"]
    tries = [(path, how) for path in few for how in (*OTHERS, "delete", "double")]
    tries += [(dice.choice(everywhere), dice.choice((*OTHERS, "delete", "double"))) for _ in range(600)]
    texts = [json.dumps(mutated(game, *each)).encode() for each in tries]
    texts += [damaged(original, dice) for _ in range(400)]
    wrong = 0
    with tempfile.NamedTemporaryFile(suffix=".json") as file:
        for text in texts:
            file.seek(0)
            file.truncate()
            file.write(text)
            file.flush()
            options = notes(game, dice)
            options.file = file.name
            out, error, status = check_deal.result(options)
            fine = status in (0, 1, 3) if out else status == 2 and error and "\n" not in error
            check_deal.printable(out + error).encode(errors="backslashreplace")
            if not fine:
                print(status, out, error, text[:300], file=sys.stderr)
                wrong += 1
    if len(texts) < 1000 or wrong:
        sys.exit(f"{wrong} of {len(texts)} are wrong")


if __name__ == "__main__":
    main()
