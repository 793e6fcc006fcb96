"""Measures the strength of a net: python duel.py value.pt --against plain --pairs 200"""

import argparse
import pickle

import numpy as np
import torch
from bastide import Error, match

from selfplay import best, valued
from value import Value, seen


def player(net):
    """Returns a bot for `match.run` that plays the move after which the net values the table most."""

    @torch.no_grad()
    def learned(position):
        moves = position.legal_moves()
        after = [position.after(move) for move in moves]
        values = net(*seen(np.stack([each.tokens() for each in after]), np.stack([each.globals() for each in after])))
        return moves[int(values.argmax())]

    return learned


def duel(net, bot, pairs, seed):
    """Returns the `match.BotResult` of the net over this many deals, each played twice with seats swapped."""
    return match.run([player(net), bot], games=pairs, pairs=True, seed=seed).bots[0]


def strength(net, bot, matches=100):
    """Returns the share of matches that the net wins, counting draws as half. Always plays the same deals, all at once,
    which is much faster than a duel but less fair."""
    tables = match.VecMatch(matches, "strength", observations=[], opponent=bot)
    wins = np.full(matches, np.nan)
    seat = np.arange(matches) % 2
    while np.isnan(wins).any():
        _, terminated, truncated = tables.step(tables.actions[best(tables, valued(net, tables)[2])])
        scores = tables.final_scores
        lead = scores[np.arange(matches), seat] - scores[np.arange(matches), 1 - seat]
        ended = np.isnan(wins) & ((terminated | truncated) > 0)
        wins[ended] = (1 + np.sign(lead[ended])) / 2
    return wins.mean()


def load(path):
    net = Value()
    net.load_state_dict(torch.load(path, weights_only=True))
    return net


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("checkpoint", help="what learn.py has saved")
    parser.add_argument("--against", default="plain", help="a bot of bastide.match, or a program such as ./mybot.py")
    parser.add_argument("--pairs", type=int, default=200, help="deals, each played twice with seats swapped")
    parser.add_argument("--seed", default="fresh", help="of the deals")
    options = parser.parse_args()
    try:
        net = load(options.checkpoint)
    except (OSError, KeyError, RuntimeError, TypeError, pickle.UnpicklingError) as error:
        parser.error(f"{options.checkpoint} is not a checkpoint of learn.py: {str(error).splitlines()[0]}")
    try:
        result = duel(net, options.against, options.pairs, options.seed)
    except Error as error:
        parser.error(str(error))
    low, high = result.interval
    print(f"against {options.against}: wins {result.wins:.3f}, {low:.3f} to {high:.3f}; "
          f"ahead by {result.ahead:.1f} +- {result.ahead_error:.1f}; {2 * options.pairs} games")


if __name__ == "__main__":
    main()
