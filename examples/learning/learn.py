"""Learn the match from scratch by playing it: python learn.py --minutes 15

Saves the net (value.pt) and its learning curve (value.svg) regularly. Stop early with Ctrl-C. duel.py measures the net."""

import argparse
import time
from collections import deque
from pathlib import Path

import torch
from torch.nn.functional import smooth_l1_loss

from curve import svg
from duel import strength
from selfplay import SelfPlay
from value import POINTS, Value

MATCHES = 64  # per lesson
REMEMBERED = 12  # the latest lessons, from which samples are drawn
STEPS = 60  # per lesson
BATCH = 512
BOTS = ("random", "plain")


class Learner:
    def __init__(self, seed):
        torch.manual_seed(seed)
        self.net = Value()
        self.play = SelfPlay(self.net, seed)
        self.memory = deque(maxlen=REMEMBERED)
        self.optimizer = torch.optim.Adam(self.net.parameters())
        self.curve = []

    def lesson(self):
        """Plays matches and learns from them and earlier ones."""
        self.memory.append(self.play.samples(MATCHES))
        meeples, rest, targets = map(torch.cat, zip(*self.memory))
        # The steps become smaller, since only fractions of a point remain to be learned.
        rate = 2e-3 / (1 + self.play.matches / 3000) ** 0.5
        for group in self.optimizer.param_groups:
            group["lr"] = rate
        for _ in range(STEPS):
            some = torch.randint(len(targets), (BATCH,))
            loss = smooth_l1_loss(self.net(meeples[some], rest[some]), targets[some], beta=POINTS)
            self.optimizer.zero_grad()
            loss.backward()
            self.optimizer.step()

    def measure(self):
        """Measures the share of matches won against each bot and adds it to the curve."""
        wins = {bot: float(strength(self.net, bot)) for bot in BOTS}
        self.curve.append((self.play.matches, wins))
        return wins

    def save(self, path):
        torch.save(self.net.state_dict(), path)
        path.with_suffix(".svg").write_text(svg(self.curve))


def positive(text):
    number = float(text)
    if not number > 0:
        raise argparse.ArgumentTypeError(f"'{text}' is not above 0")
    return number


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=positive, default=15, help="how long to learn")
    parser.add_argument("--seed", type=int, default=1, help="the same lessons for the same seed")
    parser.add_argument("--out", type=Path, default=Path("value.pt"), help="where the net is saved")
    options = parser.parse_args()
    if not options.out.absolute().parent.is_dir():
        parser.error(f"--out: there is no folder {options.out.absolute().parent}")
    began = time.monotonic()
    learner = Learner(options.seed)

    def minutes():
        return (time.monotonic() - began) / 60

    def report():
        wins = learner.measure()
        learner.save(options.out)
        shares = ", ".join(f"{bot} {share:.2f}" for bot, share in wins.items())
        print(f"{minutes():5.1f} min, {learner.play.matches:6,} matches; wins against {shares}", flush=True)

    report()
    try:
        while minutes() < options.minutes:
            learner.lesson()
            if learner.play.matches > 1.3 * learner.curve[-1][0]:
                report()
    except KeyboardInterrupt:
        pass
    report()


if __name__ == "__main__":
    main()
