"""The most points of some tiles in a rectangle: a CP-SAT model beside `bastide arrange --most points`.

Both see the same rules: sides match, counts are kept, an open city is worth half. The model has no cuts, so it counts a
tile twice whose sections are of one feature, as the first round of the command does; what it proves is a bound.

    pip install ortools
    python bench/python/arrange.py build/release/bin/bastide [SECONDS]
"""

import json
import re
import subprocess
import sys
import time
from itertools import product

from ortools.sat.python import cp_model

# north, east, south, west, cities: how many are in the box.
BOX = {
    (0, 0, 0, 0, 0): 4, (0, 0, 1, 0, 0): 2, (2, 1, 0, 1, 1): 4, (2, 2, 2, 2, 1): 1, (2, 2, 1, 2, 1): 3,
    (0, 2, 0, 2, 1): 3, (2, 2, 0, 0, 1): 5, (2, 1, 1, 2, 1): 5, (2, 2, 0, 2, 1): 4, (2, 1, 1, 0, 1): 3,
    (2, 1, 1, 1, 1): 3, (2, 0, 1, 1, 1): 3, (2, 0, 0, 0, 1): 5, (2, 0, 2, 0, 2): 3, (2, 2, 0, 0, 2): 2,
    (1, 1, 1, 1, 0): 1, (0, 1, 1, 1, 0): 4, (0, 0, 1, 1, 0): 9, (1, 0, 1, 0, 0): 8,
}  # fmt: skip
CASES = [
    (8, 9, False, False), (6, 12, False, False), (4, 18, False, False), (3, 3, True, False), (4, 4, True, False),
    (5, 5, True, False), (6, 6, True, False), (7, 7, True, False), (8, 8, True, False), (7, 10, True, True),
]  # fmt: skip
STEPS = ((-1, 0), (0, 1), (1, 0), (0, -1))


def turned(tile: tuple[int, ...], turns: int) -> tuple[int, ...]:
    return tuple(tile[(side - turns) % 4] for side in range(4)) + tile[4:]


def sections(tile: tuple[int, ...], edge: int) -> list[list[int]]:
    """The sides of each city (2) or road (1) of a tile."""
    sides = [side for side in range(4) if tile[side] == edge]
    joined = tile[4] == 1 if edge == 2 else len(sides) == 2
    return [sides] if joined and sides else [[side] for side in sides]


def solve(rows: int, columns: int, some: bool, closed: bool, limit: float) -> tuple[str, float]:
    """What CP-SAT says, and the seconds it took."""
    model = cp_model.CpModel()
    cells = list(product(range(rows), range(columns)))
    turns = sorted({turned(tile, by) for tile in BOX for by in range(4)})
    kind = {turned(tile, by): tile for tile in BOX for by in range(4)}
    lies = {(cell, tile): model.new_bool_var("") for cell in cells for tile in turns}
    for cell in cells:
        model.add_exactly_one(lies[cell, tile] for tile in turns)
    for tile, count in BOX.items():
        laid = sum(lies[cell, each] for cell in cells for each in turns if kind[each] == tile)
        model.add(laid <= count) if some else model.add(laid == count)

    opened = {}
    points = []
    for cell in cells:
        for side, (down, right) in enumerate(STEPS):
            beyond = (cell[0] + down, cell[1] + right)
            is_border = beyond not in cells
            opened[cell, side] = model.new_bool_var("") if side in (1, 2) or is_border else opened[beyond, side ^ 2]
            for edge in range(3):
                here = sum(lies[cell, tile] for tile in turns if tile[side] == edge)
                if not is_border and side in (1, 2):
                    model.add(here == sum(lies[beyond, tile] for tile in turns if tile[side ^ 2] == edge))
                elif is_border and closed and edge > 0:
                    model.add(here == 0)
                elif is_border and edge == 2:
                    model.add(opened[cell, side] >= here)
    for cell in cells:
        around = sum((cell[0] + i, cell[1] + j) in cells for i, j in product((-1, 0, 1), repeat=2))
        for tile in turns:
            has_monastery = 2 not in tile[:4] and tile[:4].count(1) < 2
            worth = 2 * len(sections(tile, 2)) + len(sections(tile, 1)) + (around if has_monastery else 0)
            points.append(worth * lies[cell, tile])
            for city in sections(tile, 2):
                for side in city[1:]:
                    model.add(opened[cell, city[0]] == opened[cell, side]).only_enforce_if(lies[cell, tile])
        for side in range(4):
            loss = model.new_bool_var("")
            begins = sum(lies[cell, tile] for tile in turns if side in (city[0] for city in sections(tile, 2)))
            model.add(loss >= opened[cell, side] + begins - 1)
            points.append(-loss)
    model.maximize(sum(points))
    solver = cp_model.CpSolver()
    solver.parameters.max_time_in_seconds = limit
    solver.parameters.num_workers = 1
    start = time.perf_counter()
    status = solver.solve(model)
    seconds = time.perf_counter() - start
    if status == cp_model.OPTIMAL:
        return f"{solver.objective_value:.0f}, proved", seconds
    if status == cp_model.FEASIBLE:
        return f"{solver.objective_value:.0f}, at most {solver.best_objective_bound:.0f}", seconds
    return f"none yet, at most {solver.best_objective_bound:.0f}", seconds


def arrange(command: str, rows: int, columns: int, some: bool, closed: bool, limit: float) -> tuple[str, float]:
    words = [command, "arrange", "--rectangle", str(rows), str(columns), "--most", "points", "--json"]
    words += ["--limit-seconds", str(limit)] + ["--some"] * some + ["--border", "closed"] * closed
    start = time.perf_counter()
    ran = subprocess.run(words, capture_output=True, text=True)
    seconds = time.perf_counter() - start
    answer = json.loads(re.sub(r'"arrangements":\[.*\],"count', '"count', ran.stdout))
    proved = answer.get("value") == answer["bound"]
    return f"{answer.get('value')}, " + ("proved" if proved else f"at most {answer['bound']}"), seconds


def main() -> None:
    limit = float(sys.argv[2]) if len(sys.argv) > 2 else 60
    for rows, columns, some, closed in CASES:
        name = f"{rows} x {columns}" + ", some" * some + ", closed" * closed
        ours, ours_seconds = arrange(sys.argv[1], rows, columns, some, closed, limit)
        theirs, their_seconds = solve(rows, columns, some, closed, limit)
        print(f"{name:24} bastide {ours_seconds:6.2f} s {ours:18} CP-SAT {their_seconds:6.2f} s {theirs}", flush=True)


if __name__ == "__main__":
    main()
