"""Mistakes that type checkers must find: one in each line with the comment (tools/test-types). Never run."""

import numpy as np

from bastide import caverna, landscape, match, puzzle, solo, tally
from bastide.gymnasium import MatchEnv, MatchVectorEnv

match.VecMatch(4, reward="score")  # wrong
match.VecMatch(4, observations=["plane"])  # wrong
match.VecMatch(4, observations="planes")  # wrong
match.VecMatch(4, illegal="ignore")  # wrong
match.VecMatch(4, opponent="gredy")  # wrong
match.VecMatch(4).step(np.zeros(4, np.uint8))  # wrong
match.VecMatch(4).step(np.zeros(4, np.float64))  # wrong
MatchEnv(opponent="gredy")  # wrong
MatchVectorEnv(4, opponent="gredy")  # wrong
MatchEnv(players=3)  # wrong
match.Settings(players=3.5)  # wrong
match.Settings(unplaceable="discard")  # wrong
match.Settings(start="none")  # wrong
match.Settings(players="3")  # wrong
match.Game("monday", players=3)  # wrong
match.Game().svg(theme="blue")  # wrong
match.Game().apply(1.5)  # wrong
match.Game().choose("gredy")  # wrong
match.run(["gredy"])  # wrong
match.run("greedy")  # wrong
match.run(["greedy", "random"], keep="games")  # wrong
match.run(["greedy", "random"], progress=3)  # wrong
match.Move.from_text(3)  # wrong
match.Position.from_text(None)  # wrong
solo.Settings(roads="wide")  # wrong
solo.Settings(dealer="me")  # wrong
solo.Game().choose("hard")  # wrong
solo.run(["plannner"])  # wrong
landscape.read("[]", corner_cities="open")  # wrong
landscape.read("[]").svg(theme="blue")  # wrong
tally.read("1\n.\n").svg(width="wide")  # wrong
puzzle.generate("8")  # wrong
caverna.read({}).score(rules="mine")  # wrong
tally.read("1\n.\n").standings[0].play["cloister"]  # wrong
