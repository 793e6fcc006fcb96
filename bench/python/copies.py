"""What copies and pictures of a game cost: calls per second, the best of several runs, in the middle of a game. With
python-chess installed (`pip install chess`), also its board's."""

import importlib.util
import timeit

from bastide import match

RUNS = 7


def rate(call, number):
    return number / min(timeit.repeat(call, repeat=RUNS, number=number))


game = match.Game("copies")
while len(game.moves) < 36:
    game.apply(game.choose("greedy"))
position, move = game.position, game.legal_moves()[0]

print(f"Game.clone       {rate(game.clone, 20_000):12,.0f} /s")
print(f"clone and apply  {rate(lambda: game.clone().apply(move), 5_000):12,.0f} /s")
print(f"Position.after   {rate(lambda: position.after(move), 20_000):12,.0f} /s")
print(f"Game.svg         {rate(game.svg, 50):12,.0f} /s")

if importlib.util.find_spec("chess"):
    import chess
    import chess.svg

    board = chess.Board()
    for _ in range(36):
        board.push(next(iter(board.legal_moves)))
    print(f"Board.copy       {rate(board.copy, 20_000):12,.0f} /s")
    print(f"chess.svg.board  {rate(lambda: chess.svg.board(board), 50):12,.0f} /s")
