"""A match in all its states: after any sequence of calls, everything it shows is consistent."""

import pickle

import numpy as np
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import Bundle, RuleBasedStateMachine, initialize, invariant, rule

from bastide import match

SETTINGS = st.builds(
    match.Settings,
    players=st.integers(2, 6),
    meeples=st.integers(1, 9),
    small_city=st.sampled_from([2, 4]),
    farm=st.integers(1, 3),
    fields=st.booleans(),
    unplaceable=st.sampled_from(["redraw", "bottom"]),
    start=st.sampled_from(["fixed", "shuffled"]),
)


def shown(game):
    """Everything visible."""
    return (
        game.hand, game.to_move, game.scores, game.final_scores, game.supplies, game.left, game.key, game.is_over, game.table,
        game.moves, game.events, game.legal_moves(), game.returns(), game.tokens().tobytes(), game.planes(6).tobytes(),
        game.globals().tobytes(), game.text(),
    )  # fmt: skip


class Matches(RuleBasedStateMachine):
    """The game, compared with its state after each of its moves."""

    others = Bundle("others")

    @initialize(seed=st.integers() | st.text("abcdef", min_size=1, max_size=9), agreed=SETTINGS)
    def begin(self, seed, agreed):
        self.game = match.Game(str(seed)[:20], settings=agreed)
        self.past = [shown(self.game)]
        self.now = 0

    @rule(choice=st.integers(0, 10**6), way=st.sampled_from(["move", "text", "number"]))
    def play(self, choice, way):
        moves = self.game.legal_moves()
        if not moves:
            return
        move = moves[choice % len(moves)]
        as_said = {"move": lambda: move, "text": lambda: str(move), "number": lambda: self.game.action(move)}
        self.game.apply(as_said[way]())
        self.now += 1
        self.past[self.now :] = [shown(self.game)]

    @rule(times=st.integers(1, 5))
    def undo(self, times):
        for _ in range(times):
            assert self.game.undo() == (self.now > 0)
            self.now = max(0, self.now - 1)

    @rule(times=st.integers(1, 5))
    def redo(self, times):
        for _ in range(times):
            can = self.now + 1 < len(self.past)
            assert self.game.redo() == can
            self.now += can

    @rule(target=others)
    def clone(self):
        return self.game.clone(), shown(self.game)

    @rule(target=others)
    def pickled(self):
        again = pickle.loads(pickle.dumps(self.game))
        assert again == self.game
        return again, shown(self.game)

    @rule(target=others)
    def loaded(self):
        return match.read(self.game.save()), shown(self.game)

    @rule(other=others)
    def others_stay_as_they_were(self, other):
        game, before = other
        assert shown(game) == before

    @rule(other=others)
    def go_on_with_another(self, other):
        self.game = match.read(other[0].save())
        while self.game.undo():
            pass
        self.past = [shown(self.game)]
        while self.game.redo():
            self.past.append(shown(self.game))
        self.now = len(self.past) - 1

    @rule(seed=st.integers(0, 5))
    def resample(self, seed):
        other = self.game.resample(seed)
        assert other.position == self.game.position
        assert other.moves == self.game.moves
        assert other.resample(seed + 1).position == self.game.position

    @invariant()
    def all_goes_together(self):
        game = self.game
        assert shown(game) == self.past[self.now]
        legal = {game.action(move, 71) for move in game.legal_moves()}
        assert legal == set(game.legal_actions(71)) == set(np.flatnonzero(game.action_mask(71)))
        assert {game.action(game.move(number, 71), 71) for number in legal} == legal
        assert all(game.is_legal(move) for move in game.legal_moves())
        on_table = [0] * game.players
        for tile in game.table:
            if tile.player is not None:
                on_table[tile.player] += 1
        assert [one + other for one, other in zip(on_table, game.supplies, strict=True)] == [game.settings.meeples] * game.players


Matches.TestCase.settings = settings(max_examples=25, stateful_step_count=25, deadline=None, derandomize=True)
test_matches = Matches.TestCase
