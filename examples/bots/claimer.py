#!/usr/bin/env python3
"""A bot in 30 lines that receives all legal moves and claims features. See docs/match-protocol.md for the protocol."""
import random
import sys

WORTH = {"m": 4, "c": 3, "r": 2, "-": 1, "f": 0}  # by the meeple's feature: monastery, city, road, no meeple, field


def say(line):
    print(line, flush=True)


chance, legal = random.Random(), []
for line in sys.stdin:
    word, _, rest = line.strip().partition(" ")
    if word == "protocol":
        say("protocol 1 claimer")
        say("want legal")
    elif word == "isready":
        say("readyok")
    elif word == "newmatch":
        words = rest.split()
        chance = random.Random(int(words[words.index("chance") + 1]))
    elif word == "legal":
        legal = rest.split(", ")
    elif word == "go":
        best = max(WORTH[move.split()[4][0]] for move in legal)
        say("move " + chance.choice([move for move in legal if WORTH[move.split()[4][0]] == best]))
    elif word == "quit":
        break
