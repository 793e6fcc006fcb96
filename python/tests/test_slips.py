"""Natural slips, each with the sentence that says what to write instead.

Some slips have Python's own answer, which a package cannot or should not change:
- `game.push(move)`, `match.choose(game)`: names of other libraries are an AttributeError.
- `game.is_over()`, `game.hand()`, `map.score()`: an attribute that is called is "'bool' object is not callable" and so on.
- `game.hand = "L"`, `settings.players = 3`: a property without a setter.
- `game.scores[2]` with two players: tuple index out of range.
- `solutions[0]`, `len(solutions)`: an iterator has neither.
- `vector.tokens.fill(3)`: NumPy says that the array is read-only.
Slips in environments are in test_gymnasium.py, test_pettingzoo.py and test_openspiel.py.
"""

import warnings

import numpy as np
import pytest

from bastide import Error, caverna, landscape, match, puzzle, solo, tally

GAME = match.Game("slips")
VECTOR = match.VecMatch(4, seed=1, radius=3)
POND = puzzle.read("tile pasture pasture pasture pasture\n" * 4)
SOLO = solo.Game("slips")
MAP = landscape.read([[[0, 2, 1, 1, 1], [0, 0, 0, 2, 1]]])
LOG = "2\n1 city 4\n.\n"


def illegal(position):
    return "L 40 40 0 -"


def nothing(position):
    return None


# The call, and the first line of the TypeError.
CALLS = [
    # Settings given to something else, or by their place.
    (lambda: match.Settings(3), "Settings() takes this argument by name: write players=…"),
    (lambda: match.Game("monday", players=3), "Game() has no argument 'players': it is part of the settings: Game(settings=Settings(players=…))"),
    (lambda: match.Game("monday", num_players=3), "Game() has no argument 'num_players': it is part of the settings: Game(settings=Settings(players=…))"),
    (lambda: match.Game("monday", farm=2), "Game() has no argument 'farm': it is part of the settings: Game(settings=Settings(farm=…))"),
    (lambda: match.run(["greedy", "random"], meeples=3), "run() has no argument 'meeples': it is part of the settings: run(settings=Settings(meeples=…))"),
    (lambda: match.VecMatch(4, players=3), "VecMatch() has no argument 'players': it is part of the settings: VecMatch(settings=Settings(players=…))"),
    (lambda: match.Game("monday", match.Settings()), "Game() takes this argument by name: write settings=…"),
    (lambda: match.Game("monday", settings={"players": 3}), "settings: expected Settings, not dict"),
    (lambda: match.Game("monday", settings=None), "settings: expected Settings, not None"),
    (lambda: match.Settings(players="3"), "players: expected a whole number, not str"),
    (lambda: match.Settings(players=2.0), "players: expected a whole number, not float"),
    (lambda: match.Settings(players=10**30), "Settings(): a number is too large"),
    (lambda: match.Settings(unplaceable=1), "unplaceable: expected 'redraw' or 'bottom', not int"),
    (lambda: match.Settings(player=3), "Settings() has no argument 'player'; did you mean 'players'?"),
    # Words in place of lists.
    (lambda: match.run("greedy", "random"), "bots is a list, not str: run(['greedy', 'random'])"),
    (lambda: match.run("greedy"), "bots is a list, not str: run(['greedy', 'random'])"),
    (lambda: match.run(bots="greedy"), "bots is a list, not str: run(['greedy', 'random'])"),
    (lambda: match.run(illegal), "bots is a list, not function: run(['greedy', 'random'])"),
    (lambda: match.Game(deck="L"), "deck is a list, not str: Game(deck=['L', 'RFr'])"),
    (lambda: match.Game(deck=[1]), "deck: an element is wrong: expected a list, as in ['L', 'RFr']"),
    (lambda: GAME.svg(names="Ann"), "names is a list, not str: Game.svg(names=['Ann', 'Bo'])"),
    (lambda: GAME.svg(names=7), "names is a list, not int: Game.svg(names=['Ann', 'Bo'])"),
    (lambda: match.VecMatch(2, observations="planes"), "observations is a list, not str: VecMatch(observations=['tokens', 'globals'])"),
    # Arguments that have names only.
    (lambda: match.run(["greedy", "random"], 10), "run() takes this argument by name: write games=…"),
    (lambda: GAME.svg("dark"), "Game.svg() takes this argument by name: write theme=…"),
    (lambda: MAP.svg("dark"), "Landscape.svg() takes this argument by name: write theme=…"),
    (lambda: landscape.read([[[]]], "joined"), "read() takes this argument by name: write corner_cities=…"),
    (lambda: GAME.choose("greedy", 100), "Game.choose() takes this argument by name: write simulations=…"),
    # Names of other libraries.
    (lambda: match.run(["greedy", "random"], n=10), "run() has no argument 'n': write games=…"),
    (lambda: match.run(["greedy", "random"], n_jobs=2), "run() has no argument 'n_jobs': write threads=…"),
    (lambda: match.run(["greedy", "random"], game=10), "run() has no argument 'game'; did you mean 'games'?"),
    (lambda: GAME.choose("master", sims=10), "Game.choose() has no argument 'sims': write simulations=…"),
    (lambda: GAME.choose("master", time=10), "Game.choose() has no argument 'time': write move_time=…"),
    (lambda: GAME.choose(agent="master"), "Game.choose() has no argument 'agent': write bot=…"),
    (lambda: GAME.svg(colour="dark"), "Game.svg() has no argument 'colour': write theme=…"),
    (lambda: GAME.svg(width=3), "Game.svg() has no argument 'width': its arguments are theme, names"),
    (lambda: landscape.read(path="map.json"), "read() has no argument 'path': write source=…"),
    (lambda: match.VecMatch(n_envs=3), "VecMatch() has no argument 'n_envs': write num_envs=…"),
    # Too few, too many, twice.
    (lambda: GAME.apply(), "Game.apply() needs 'move': Game.apply(…)"),
    (lambda: match.run(), "run() needs 'bots': run(['greedy', 'random'])"),
    (lambda: GAME.undo(2), "Game.undo() takes no arguments"),
    (lambda: GAME.undo(times=2), "Game.undo() has no argument 'times': it has no arguments"),
    (lambda: GAME.apply(1, 2), "Game.apply() takes 1 argument, not 2"),
    (lambda: match.Move("L", 1, 2, 3, None, 4), "Move() takes 5 arguments, not 6"),
    (lambda: match.Game("a", seed="b"), "Game() has 'seed' twice: by its place and by its name"),
    (lambda: match.Move("L", 1), "Move() needs 'y': Move(…)"),
    # Wrong types.
    (lambda: match.Move(3, 1, 2), "tile: expected text, not int"),
    (lambda: match.Move("L", "1", 2), "x: expected a whole number, not str"),
    (lambda: match.Move("L", 1, 2, meeple=3), "meeple: expected text, not int"),
    (lambda: match.Position(3), "settings: expected Settings, not int"),
    (lambda: match.Position().draw(3), "tile: expected text, not int"),
    (lambda: GAME.legal_actions("6"), "radius: expected a whole number, not str"),
    (lambda: GAME.legal_actions(6.0), "radius: expected a whole number, not float"),
    (lambda: match.run(["greedy", "random"], pairs="yes"), "pairs: expected True or False, not str"),
    (lambda: match.run(["greedy", "random"], games="10"), "games: expected a whole number, not str"),
    (lambda: GAME.svg(theme=None), "theme: expected 'reader', 'light' or 'dark', not None"),
    (lambda: solo.Game(settings=5), "settings: expected Settings, not int"),
    (lambda: solo.Game("a", colour=5), "Game() has no argument 'colour': its arguments are seed, settings"),
    (lambda: solo.run("planner", "greedy"), "bots is a list, not str: run(['greedy', 'random'])"),
    (lambda: SOLO.apply(3), "move: expected a Move, not int"),
    (lambda: SOLO.apply("road"), "move: expected a Move, not str"),
    (lambda: landscape.read(None), "source: expected text, bytes, a list or an array, not None"),
    (lambda: tally.read(None), "source: expected text or bytes, not None"),
    (lambda: puzzle.read(None), "source: expected text or bytes, not None"),
    (lambda: caverna.read(None), "source: expected text, bytes or a dict, not None"),
    (lambda: tally.read(log="2"), "read() has no argument 'log': write source=…"),
    (lambda: puzzle.generate(8, dimensions=3), "dimensions: expected a tuple, not int"),
    (lambda: puzzle.generate(8, density="high"), "density: expected a number, not str"),
    (lambda: puzzle.generate(8, "monday"), "generate() takes this argument by name: write seed=…"),
    (lambda: caverna.greatest(goods=[1]), "goods: expected a dict, not list"),
    # A text in place of a move, and parts that are wrong.
    (lambda: match.Move("RFr 1 0 0 rE"), "Move() needs 'x': write Move.from_text(…) to read a move from its text"),
    (lambda: match.Position.from_text(GAME), "text: expected text, not Game"),
    (lambda: match.adjudicate("game.json"), "position: expected a Game or a Position, not str"),
    (lambda: match.review("game.json"), "game: expected Game, not str"),
    (lambda: match.tiles("L"), "tiles() takes no arguments"),
    (lambda: match.ratings(["a"]), "results: an element is wrong: expected a list, as in [('greedy', 'random', 7, 0, 3)]"),
    (lambda: match.Position().tokens(1), "Position.tokens() takes this argument by name: write player=…"),
    (lambda: match.Settings(fields="off"), "fields: expected True or False, not str"),
    (lambda: match.Settings(farm="3"), "farm: expected 3, 2 or 1, not str"),
    (lambda: match.Settings(farm="third"), "farm: expected 3, 2 or 1, not str"),
    (lambda: match.Settings(small_city=2.5), "small_city: expected 4 or 2, not float"),
    (lambda: match.odds(GAME, ["L"], agianst=["LR"]), "odds() has no argument 'agianst'; did you mean 'against'?"),
    (lambda: match.odds(GAME, ["L"], rival=["LR"]), "odds() has no argument 'rival': its arguments are position, tiles, square, against"),
    (lambda: solo.run(["greedy"], agianst="random"), "run() has no argument 'agianst': its arguments are bots, games, seed, threads, simulations, settings"),
    (lambda: match.Engine(), "Engine() needs 'command': Engine(…)"),
    (lambda: match.Engine(["python3", "bot.py"]), "command: expected text, not list"),
    (lambda: VECTOR.step(), "VecMatch.step() needs 'actions': VecMatch.step(…)"),
    (lambda: VECTOR.game("a"), "index: expected a whole number, not str"),
    (lambda: VECTOR.reset(deals=2), "VecMatch.reset() has no argument 'deals'; did you mean 'deal'?"),
    (lambda: solo.Settings(size="5"), "size: expected a whole number, not str"),
    (lambda: SOLO.apply((0, 0, 0)), "move: expected a Move, not tuple"),
    (lambda: MAP.holes(True), "Landscape.holes() takes this argument by name: write beyond=…"),
    (lambda: POND.solve((2, 2)), "Puzzle.solve() takes this argument by name: write dimensions=…"),
    (lambda: POND.solve(dimensions=(2,)), "dimensions: an element is wrong: expected a tuple, as in (3, 2)"),
    (lambda: POND.solve(dimensions="2x2"), "dimensions: expected a tuple, not str"),
    (lambda: POND.solve(limit=1), "Puzzle.solve() has no argument 'limit': its arguments are rotations, dimensions, max_nodes, max_seconds"),
    (lambda: POND.count(threads="all"), "threads: expected a whole number, not str"),
    (lambda: caverna.greatest(gold=20), "greatest() has no argument 'gold'; did you mean 'max_gold'?"),
    (lambda: caverna.greatest(goods={"gold": "x"}), "goods: an element is wrong: expected a dict, as in {'gold': 20}"),
]


@pytest.mark.parametrize(("call", "sentence"), CALLS, ids=[sentence for _, sentence in CALLS])
def test_a_call_that_does_not_fit_says_what_to_write(call, sentence):
    with pytest.raises(TypeError) as refused:
        call()
    first, _, rest = str(refused.value).partition("\n")
    assert first == sentence
    assert "Invoked with" not in rest
    assert rest == "" or rest.startswith("    ")


# The call, the kind of error, and the error.
VALUES = [
    (lambda: GAME.choose("gredy"), Error, "'gredy' is not a bot (the bots are random, easy, casual, rollouts, plain, star25, uct, medium, greedy, skilled, hard, master); did you mean 'greedy'?"),
    (lambda: GAME.choose("hard", move_time=500), Error, "move_time: the bot 'hard' does not use it: leave it out, or choose among rollouts, uct, master"),
    (lambda: GAME.choose("greedy", simulations=999), Error, "simulations: the bot 'greedy' does not use it: leave it out, or choose among rollouts, uct, master"),
    (lambda: GAME.choose("star25", move_time=5), Error, "move_time: the bot 'star25' does not use it: leave it out, or choose among rollouts, uct, master"),
    (lambda: GAME.choose("master:5", simulations=5), Error, "simulations: the bot 'master:5' does not use it: leave it out, or choose among rollouts, uct, master"),
    (lambda: GAME.choose(illegal, simulations=5), Error, "simulations: the bot 'illegal' does not use it: leave it out, or choose among rollouts, uct, master"),
    (lambda: SOLO.choose("greedy", simulations=9), Error, "simulations: the bot 'greedy' does not use it: leave it out, or choose among planner"),
    (lambda: solo.run(["greedy", "random"], simulations=9), Error, "simulations: these bots do not use it: leave it out, or choose among planner"),
    (lambda: solo.run([]), Error, "bots: expected one bot, or two to compare on the same deals, not 0"),
    (lambda: landscape.read("examples/map.json"), Error, "'examples/map.json' is the name of a file: read the file first, and pass what it holds"),
    (lambda: tally.read("evening.log"), Error, "'evening.log' is the name of a file: read the file first, and pass what it holds"),
    (lambda: puzzle.read("pond.txt"), Error, "'pond.txt' is the name of a file: read the file first, and pass what it holds"),
    (lambda: match.read("duel.json"), Error, "'duel.json' is the name of a file: read the file first, and pass what it holds"),
    (lambda: GAME.choose("greedy:5"), Error, "the bot greedy makes no simulations: leave out ':5'"),
    (lambda: GAME.choose("master:many"), Error, "'master:many' is not a bot: expected a number of simulations from 1 to 1000000000"),
    (lambda: match.VecMatch(1, opponent="master:2000000000"), Error, "'master:2000000000' is not a bot: expected a number of simulations from 1 to 1000000000"),
    (lambda: match.VecMatch(1, opponent="master", simulations=2_000_000_000), Error, "simulations: expected a whole number from 1 to 1000000000, not 2000000000"),
    (lambda: match.run(["greedy", "random"], simulations=9), Error, "simulations: these bots do not use it: leave it out, or choose among rollouts, uct, master"),
    (lambda: match.run(["greedy", "random"], move_time=9), Error, "move_time: these bots do not use it: leave it out, or choose among rollouts, uct, master"),
    (lambda: match.run(["greedy", "random"], bot_memory=9), Error, "bot_memory: it limits programs, and no bot is one: leave it out, or name a program, such as './mybot.py'"),
    (lambda: match.run(["greedy", "random"], keep="games"), Error, "keep: expected one of results, records, not 'games'"),
    (lambda: GAME.choose(illegal), Error, f"bot 'illegal', seat 0, turn 1: the move is not legal: the tile in hand is {GAME.hand}"),
    (lambda: GAME.choose(nothing), TypeError, "bot 'nothing', seat 0, turn 1: move: expected a Move, its text or an action number, not NoneType"),
    (lambda: match.run(["random", nothing], games=2, seed="x"), TypeError, "bot 'nothing', seat 1, turn 2, deal 0 (seed x-0), round 0: move: expected a Move, its text or an action number, not NoneType"),
    (lambda: GAME.apply(3), Error, f"action 3 is the move {GAME.hand} -15 -15 0 -, as move(3) shows: square -15 -15 has no tile next to it. A number is an action (see legal_actions), not an index: to choose from the list, write legal_moves()[3]"),
    (lambda: GAME.apply(np.array([3])), TypeError, "action: expected one action number, not ndarray"),
    (lambda: match.Move.from_text("RFr 1 0"), Error, "the move is incomplete: expected TILE X Y ROTATION MEEPLE, as in 'LR 1 0 1 rW'"),
    (lambda: match.Position.from_text("RCr 0 0 0"), Error, "'RCr' is not a part of a position (the parts are players, box, tiles, scores, turn, hand, left)"),
    (lambda: match.Settings(unplaceable="discard"), Error, "unplaceable: expected one of redraw, bottom, not 'discard'"),
    (lambda: GAME.svg(theme="blue"), Error, "theme: expected one of reader, light, dark, not 'blue'"),
    (lambda: GAME.move("RFr 1 0 0 rE"), TypeError, "action: expected an action number (Move.from_text reads the text of a move), not str"),
    (lambda: GAME.apply(SOLO.legal_moves()[0]), TypeError, "move: expected a Move, its text or an action number, not solo.Move"),
    (lambda: GAME.apply(GAME.legal_moves), TypeError, "move: expected a Move, its text or an action number, not a function: write () after its name to call it"),
    (lambda: GAME.apply(GAME.legal_moves()), TypeError, "move: expected a Move, its text or an action number, not tuple"),
    (lambda: GAME.apply(("RFr", 1, 0, 0, None)), TypeError, "move: expected a Move, its text or an action number, not tuple"),
    (lambda: GAME.apply("RFr 1 0 0 rE extra"), Error, "'extra' is one word too many: a move is TILE X Y ROTATION MEEPLE"),
    (lambda: GAME.apply(10**9), Error, "action: expected a whole number from 0 to 34595, not 1000000000"),
    (lambda: GAME.choose(match), TypeError, "expected a bot, its name or a callable, not module"),
    (lambda: match.Game(1.5), TypeError, "seed: expected an int, str or bytes, not float"),
    (lambda: match.Game(deck=["L"] * 9), Error, "the deck has the tile L 9 times, but there are only 4 to draw"),
    (lambda: match.run(["greedy", 3]), TypeError, "expected a bot, its name or a callable, not int"),
    (lambda: match.run(["greedy", "random"], progress=5), TypeError, "progress: expected a function of two numbers, of finished games and of all, not int"),
    (lambda: match.run(["greedy", "random"], settings=match.Settings(players=3)), Error, "there are 3 players, but 2 bots"),
    (lambda: match.run(["greedy"]), Error, "the number of bots: expected a whole number from 2 to 6, not 1"),
    (lambda: match.run(["greedy", "random"], games=0), Error, "games: expected a whole number from 1 to 1000000000, not 0"),
    (lambda: match.run(["greedy", "random"], threads=-2), Error, "threads: expected a whole number from 0 to 256, not -2"),
    (lambda: match.Move.from_text("RFr 1 0 4 rE"), Error, "'4' is not valid: a rotation is 0, 1, 2 or 3 quarter turns"),
    (lambda: match.ratings([("a", "b", 1)]), TypeError, "results: each is (one, other, wins, draws, losses)"),
    (lambda: match.Position().tokens(player=5), Error, "player: expected a whole number from 0 to 1, not 5"),
    (lambda: VECTOR.step([0, 0, 0, 0]), TypeError, "actions: expected an array of int32 or int64 with one action for each match, not list"),
    (lambda: VECTOR.step(np.zeros(3, np.int32)), Error, "actions: expected one for each of the 4 matches, not 3"),
    (lambda: VECTOR.game(9), IndexError, "index: expected a whole number from 0 to 3, not 9"),
    (lambda: VECTOR.planes, Error, "planes were not asked for, by `observations` or `masks`"),
    (lambda: match.VecMatch(4, reward="score"), Error, "reward: expected one of win, points, lead, not 'score'"),
    (lambda: match.VecMatch(4, buffers={"token": 3}), Error, "buffers: expected arrays of tokens, globals, actions, offsets, to_move, rewards, terminated, truncated, final_scores, not 'token'"),
    (lambda: match.read(open("/dev/null")), TypeError, "expected JSON, as str, bytes, a list or a dict, not TextIOWrapper: read the file first, and pass what it holds"),
    (lambda: landscape.read([[1, 2, 3]]), Error, "row 1, column 1: expected a cell, [] or [N, E, S, W, cities], or ']'; found a number"),
    (lambda: tally.read("Ann 4"), Error, "1: 'Ann' is not a number of players: the first line is the number of players, 1 to 1000000, or 'players' and their names"),
    (lambda: tally.read(["2", "1 city 4", "."]), TypeError, "expected text, str or bytes, not list"),
    (lambda: puzzle.read("tile road\n"), Error, "1: the tile has no east side: a tile is 'tile NORTH EAST SOUTH WEST', each side road, city or pasture"),
    (lambda: puzzle.generate(8, density=2), Error, "density is a number from 0 to 1"),
    (lambda: caverna.read({"dwarves": 5}), Error, "'dwarves' is unknown here; did you mean 'dwarfs'?"),
    # With the stable ABI, the names of types include their module.
    (lambda: hash(GAME), TypeError, "Game'"),
    (lambda: hash(SOLO), TypeError, "Game'"),
]  # fmt: skip


@pytest.mark.parametrize(("call", "error", "sentence"), VALUES, ids=[sentence[:60] for _, _, sentence in VALUES])
def test_a_value_that_cannot_be_says_what_can(call, error, sentence):
    with pytest.raises(error) as refused:
        call()
    assert str(refused.value).removesuffix(" (column 1)").endswith(sentence)


def test_what_a_bot_raises_has_a_note():
    def broken(position):
        raise ZeroDivisionError("mine")

    with pytest.raises(ZeroDivisionError) as raised:
        match.run(["random", "random", broken], games=3, pairs=True, seed="note")
    assert raised.value.__notes__ == ["raised by bot 'broken', seat 2, turn 3, deal 0 (seed note-0), round 0"]
    with pytest.raises(ZeroDivisionError) as raised:
        SOLO.choose(broken)
    assert raised.value.__notes__ == ["raised by bot 'broken', score 1"]


def test_a_fault_names_the_deal_and_the_round():
    asked = []

    def late(position):
        asked.append((position.to_move, len(position.table)))
        if len(asked) > 200:
            raise KeyError
        return position.legal_moves()[0]

    with pytest.raises(KeyError) as raised:
        match.run([late, "random"], games=10, pairs=True, seed=7)
    seat, turn = asked[-1]
    deal = (len(asked) - 1) // 71
    assert raised.value.__notes__ == [f"raised by bot 'late', seat {seat}, turn {turn}, deal {deal} (seed 7-{deal}), round {seat}"]


def test_bots_with_the_same_name_are_told_apart():
    run = match.run([lambda at: at.legal_moves()[0], lambda at: at.legal_moves()[-1]], games=1)
    assert [bot.name for bot in run.bots] == ["<lambda>", "<lambda> 2"]
    assert [bot.name for bot in match.run(["random", "random"], games=1).bots] == ["random", "random"]


def test_no_call_warns_of_itself():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert GAME.legal_moves()
        assert match.Position.from_text(GAME.to_text()) == GAME.position
