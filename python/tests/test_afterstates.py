"""The observations of a batch after each legal action equal those of the single positions."""

import numpy as np

from bastide import match


def test_afterstates_are_those_of_the_positions():
    tables = match.VecMatch(3, "after", observations=[])
    for _ in range(75):
        tokens, rest = tables.afterstates()
        assert tokens.shape == (len(tables.actions), 72, 8) and tokens.dtype == np.int16
        assert rest.shape == (len(tables.actions), 64) and rest.dtype == np.float32
        before = [tables.game(i) for i in range(3)]
        after = [
            position.after(action)
            for i, position in enumerate(before)
            for action in tables.actions[tables.offsets[i] : tables.offsets[i + 1]]
        ]
        assert np.array_equal(tokens, [position.tokens() for position in after])
        assert np.array_equal(rest, [position.globals() for position in after])
        assert before == [tables.game(i) for i in range(3)]
        tables.step(tables.actions[tables.offsets[1:] - 1])
    assert all(tables.episode(i) >= 1 for i in range(3))
