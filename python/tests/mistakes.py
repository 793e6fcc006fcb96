"""Mistakes that type checkers must find: one in each line with the comment (tools/test-types). Never run."""

from bastide import caverna, landscape, match, puzzle, solo, tally

match.VecMatch(4, reward="score")  # wrong
match.VecMatch(4, observations=["plane"])  # wrong
match.VecMatch(4, observations="planes")  # wrong
match.VecMatch(4, illegal="ignore")  # wrong
match.VecMatch(4, opponent="gredy")  # wrong
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
