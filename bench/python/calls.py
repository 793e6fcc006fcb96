"""What Python's calls of the package cost, in nanoseconds: the best of many runs."""

import timeit

from bastide import solo

CALLS = {
    "a property": "move.row",
    "a method": "game.undo()",
    "a method, with an argument": "scores.quantile(0.5)",
    "the same, by its name": "scores.quantile(share=0.5)",
    "an object made": "Move(0, 1, 2)",
    "the same, by names": "Move(hand=0, row=1, column=2)",
}

Move = solo.Move
move = Move(0, 1, 2)
game = solo.Game("a")
scores = solo.run(["random"], games=2, settings=solo.Settings(size=3)).scores

RUNS, CALLS_A_RUN = 30, 100_000
for what, call in CALLS.items():
    best = min(timeit.repeat(call, globals=globals(), repeat=RUNS, number=CALLS_A_RUN))
    print(f"{what:<28} {best / CALLS_A_RUN * 1e9:6.0f} ns")
