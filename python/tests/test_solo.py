"""The solo game: its rules, its bots, saved games, and moves that are not allowed."""

import copy
import json
import pickle
import random
from xml.etree import ElementTree

import pytest
from long_work import interrupt

from bastide import Error, solo


def play_out(game, chance):
    while not game.is_over:
        game.apply(chance.choice(game.legal_moves()))
    return game


def cities_that_touch(board):
    """The sizes of the chains, found by flooding."""
    cities = {(r, c) for r, row in enumerate(board) for c, tile in enumerate(row) if tile == "city"}
    while cities:
        chain, front = set(), [cities.pop()]
        while front:
            row, column = front.pop()
            chain.add((row, column))
            for beside in ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)):
                if beside in cities:
                    cities.remove(beside)
                    front.append(beside)
        yield len(chain)


def tiles_around(board, row, column):
    around = [(row + r, column + c) for r in (-1, 0, 1) for c in (-1, 0, 1) if (r, c) != (0, 0)]
    return sum(0 <= r < len(board) and 0 <= c < len(board) and board[r][c] is not None for r, c in around)


def counted_by_hand(board, bonus):
    squares = [(r, c, tile) for r, row in enumerate(board) for c, tile in enumerate(row)]
    chains = list(cities_that_touch(board))
    return (
        sum(tile is not None and tile.startswith("road") for _, _, tile in squares),
        sum(tiles_around(board, r, c) for r, c, tile in squares if tile == "monastery"),
        2 * sum(chains),
        sum(bonus(chain) for chain in chains if chain > 1),
    )


def test_a_new_game_has_a_road_in_the_middle():
    game = solo.Game("monday", settings=solo.Settings(size=5))
    assert [tile for row in game.board for tile in row if tile] == ["road"]
    assert game.board[2][2] == "road"
    assert str(game).splitlines()[2] == "..R.."
    assert game.score.total == game.score.roads == 1
    assert len(game.hand) == 4
    assert game.turns_to_discard == 5
    assert (game.seed, game.size, game.roads, game.dealer, game.chain_bonus) == (
        "monday", 5, "plain", "weighted", "per-city"
    )  # fmt: skip
    assert not game.is_over
    assert game.end is None
    assert game.moves == ()


@pytest.mark.parametrize("roads", ["plain", "directed"])
@pytest.mark.parametrize("dealer", ["weighted", "bag", "streak"])
def test_scores_are_those_counted_by_hand(roads, dealer):
    bonuses = {"per-city": lambda chain: chain, "pairwise": lambda chain: chain * (chain - 1)}
    for name, bonus in bonuses.items():
        game = solo.Game("by hand", settings=solo.Settings(size=7, roads=roads, dealer=dealer, chain_bonus=name))
        play_out(game, random.Random(1))
        score = game.score
        assert (score.roads, score.monasteries, score.cities, score.chains) == counted_by_hand(game.board, bonus)
        assert score.total == score.roads + score.monasteries + score.cities + score.chains
        assert game.end in ("board full", "no move")


def test_what_a_move_gains_is_told_before_and_after():
    game = solo.Game("gains", settings=solo.Settings(size=7))
    chance = random.Random(2)
    while not game.is_over:
        move = chance.choice(game.legal_moves())
        before = game.score.total
        promised = game.gain(move)
        assert game.apply(move) == promised == game.score.total - before


def test_moves_are_taken_back_and_played_again():
    game = play_out(solo.Game("back", settings=solo.Settings(size=5)), random.Random(3))
    end, moves = game.board, game.moves
    while game.undo():
        pass
    assert game.board == solo.Game("back", settings=solo.Settings(size=5)).board
    assert game.hand == solo.Game("back", settings=solo.Settings(size=5)).hand
    while game.redo():
        pass
    assert (game.board, game.moves) == (end, moves)


def test_the_hand_may_be_thrown_away_after_five_turns():
    game = solo.Game("discard")
    with pytest.raises(Error, match="the hand can be discarded only after 5 turns"):
        game.apply(solo.DISCARD)
    for _ in range(5):
        assert solo.DISCARD not in game.legal_moves()
        game.apply(game.legal_moves()[0])
    assert game.legal_moves()[-1] == solo.DISCARD
    assert game.apply(solo.DISCARD) == 0
    assert game.turns_to_discard == 5


def test_a_saved_game_of_the_documentation(examples):
    text = (examples / "solo/small.json").read_text()
    game = solo.read(text)
    assert str(game).splitlines() == ["CCCCC", "CCRAC", "CRRAC", "CARRC", "CRRCC"]
    score = game.score
    assert (score.roads, score.monasteries, score.cities, score.chains, score.total) == (7, 24, 30, 15, 76)
    assert len(game.moves) == 28
    assert sum(move == solo.DISCARD for move in game.moves) == 4
    assert game.end == "board full"
    assert game.save() == text
    assert solo.read(json.loads(text)).board == game.board


def test_moves_are_values():
    move = solo.Move(2, 5, 6)
    assert repr(move) == "Move(hand=2, row=5, column=6)"
    assert move == solo.Move(hand=2, row=5, column=6) != solo.Move(1, 5, 6)
    assert (solo.DISCARD.hand, solo.DISCARD.row, solo.DISCARD.column) == (None, None, None)
    assert len({move, solo.Move(2, 5, 6), solo.DISCARD}) == 2


@pytest.mark.parametrize(
    "move", [(0, 0, 0), (4, 5, 6), (-1, 5, 6), (0, 11, 5), (0, 5, -1), (0, 65536 + 5, 6), (0, 5, 5)]
)
def test_moves_that_are_not_allowed(move):
    game = solo.Game("monday")
    for refuse in (game.apply, game.gain):
        with pytest.raises(Error):
            refuse(solo.Move(*move))
    assert game.moves == ()


def test_why_a_move_is_not_allowed():
    game = solo.Game("monday")
    with pytest.raises(Error, match=r"cannot go to \[5,5\]: there is already a tile there"):
        game.apply(solo.Move(0, 5, 5))
    with pytest.raises(Error, match="row: expected a whole number from 0 to 10, not 11"):
        game.apply(solo.Move(0, 11, 5))


@pytest.mark.parametrize(
    "options",
    [{"size": 4}, {"size": 1}, {"size": 101}, {"size": -(10**12)}, {"roads": "wide"}, {"dealer": "me"},
     {"chain_bonus": "none"}],
)  # fmt: skip
def test_games_that_cannot_be(options):
    with pytest.raises(Error):
        solo.Game("monday", settings=solo.Settings(**options))


@pytest.mark.parametrize("seed", ["", "x" * 65, b"\xff", "a\0b"])
def test_seeds_that_cannot_be(seed):
    with pytest.raises(Error):
        solo.Game(seed)


def test_saved_games_that_cannot_be():
    with pytest.raises(Error, match=r"^1:1: "):
        solo.read("[]")
    saved = {"version": 1, "seed": "monday", "moves": [{"place": [0, 0, 0]}]}
    with pytest.raises(Error, match="^move 0: .* cannot go to"):
        solo.read(saved)
    with pytest.raises(Error):
        solo.read({"version": 2, "seed": "monday", "moves": []})


def test_bots_choose_allowed_moves_and_give_the_same_for_a_seed():
    assert list(solo.bots()) == ["random", "greedy", "planner"]
    assert list(solo.dealers()) == ["weighted", "bag", "streak"]
    game = solo.Game("bots", settings=solo.Settings(size=5))
    while not game.is_over:
        for bot in solo.bots():
            budget = {"simulations": 20} if bot == "planner" else {}
            assert game.choose(bot, **budget) in game.legal_moves()
        move = game.choose("planner", simulations=20, seed="x")
        assert move == game.choose("planner", simulations=20, seed="x")
        game.apply(move)
    with pytest.raises(Error, match="the game is over"):
        game.choose()


def test_the_greedy_bot_takes_what_gains_most():
    game = solo.Game("greedy", settings=solo.Settings(size=7))
    while not game.is_over:
        most = max(game.gain(move) for move in game.legal_moves())
        assert game.apply(game.choose("greedy")) == most


def test_bots_are_as_strong_as_their_order():
    weak = solo.run(["greedy", "random"], games=200, settings=solo.Settings(size=7))
    assert weak.differences.mean > 0
    strong = solo.run(["planner", "greedy"], games=30, settings=solo.Settings(size=7), simulations=50)
    assert strong.differences.mean > 0
    low, high = strong.differences.confidence()
    assert low < strong.differences.mean < high


def test_a_run_is_the_same_for_any_number_of_threads():
    one = solo.run(["random"], games=64, settings=solo.Settings(size=5), seed="t")
    assert one == solo.run(["random"], games=64, settings=solo.Settings(size=5), seed="t", threads=3)
    assert one == solo.run(["random"], games=64, settings=solo.Settings(size=5), seed="t", threads=0)
    assert one.others is None
    assert one.differences is None
    scores = one.scores
    assert scores.count == sum(scores.counts.values()) == 64
    assert scores.least == min(scores.counts)
    assert scores.greatest == max(scores.counts) == scores.quantile(1)
    assert scores.mean == pytest.approx(sum(value * times for value, times in scores.counts.items()) / 64)
    assert one.best_seed.startswith("t-")
    assert 0 <= one.board_full <= 64


def test_runs_that_cannot_be():
    for options in ({"games": 0}, {"threads": -1}, {"simulations": 0}, {"seed": "x" * 49}, {"bots": ["random", "me"]}, {"bots": []}):
        with pytest.raises(Error):
            solo.run(**({"bots": ["random"]} | options))
    with pytest.raises(Error, match=r"'me' is not a bot \(the bots are random, greedy, planner\)"):
        solo.run(["me"])
    with pytest.raises(Error, match="share"):
        solo.run(["random"], games=1, settings=solo.Settings(size=3)).scores.quantile(1.5)


def test_a_seed_is_an_int_or_text_or_chance():
    assert solo.Game(17) == solo.Game("17") == solo.Game(b"17")
    assert solo.Game().seed != solo.Game().seed
    assert solo.run(["random"], games=2, settings=solo.Settings(size=5), seed=7) == solo.run(["random"], games=2, settings=solo.Settings(size=5), seed="7")
    with pytest.raises(TypeError, match="seed: expected an int, str or bytes, not float"):
        solo.Game(1.5)


def test_clones_go_their_own_way():
    game = solo.Game("clones", settings=solo.Settings(size=5))
    game.apply(game.legal_moves()[0])
    for again in (game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert again == game
        again.apply(again.legal_moves()[-1])
        assert again != game
        assert again.undo()
        assert again.redo()
    assert len(game.moves) == 1


def test_a_pickled_game_can_play_again_what_was_taken_back():
    game = play_out(solo.Game("back", settings=solo.Settings(size=5)), random.Random(4))
    game.undo()
    game.undo()
    again = pickle.loads(pickle.dumps(game))
    assert again == game
    assert [again.redo() for _ in range(3)] == [True, True, False]


def test_a_position_is_what_the_player_knows():
    game = solo.Game("known", settings=solo.Settings(size=5))
    before = game.position
    assert before == game.position == solo.Game("known", settings=solo.Settings(size=5)).position
    assert hash(before) == hash(game.position)
    assert (before.hand, before.board, before.size, str(before)) == (game.hand, game.board, 5, str(game))
    move = before.choose("greedy")
    assert before.gain(move) == game.apply(move)
    assert before != game.position
    assert before.score.total == 1
    assert not hasattr(before, "seed")


def greedy(position):
    return max(position.legal_moves(), key=position.gain)


def test_a_bot_may_be_any_callable():
    class First:
        def __call__(self, position):
            return position.legal_moves()[0]

    game = solo.Game("mine", settings=solo.Settings(size=5))
    assert game.choose(First()) == game.legal_moves()[0]
    assert game.gain(game.choose(greedy)) == game.gain(game.choose("greedy"))
    run = solo.run([greedy, lambda position: position.choose("random")], games=20, settings=solo.Settings(size=5))
    assert run.scores.count == run.others.count == 20
    assert run.differences.mean > 0
    assert run == solo.run([greedy, lambda position: position.choose("random")], games=20, settings=solo.Settings(size=5))


@pytest.mark.parametrize(
    ("bot", "error", "why"),
    [
        (lambda position: None, TypeError, "a bot gives a Move, not NoneType"),
        (lambda position: 1 / 0, ZeroDivisionError, "division"),
        (lambda position: solo.Move(0, 0, 0), Error, "bot '<lambda>', score 1: the move is not legal: "),
        (lambda position: solo.Move(9, 0, 0), Error, "hand: expected a whole number from .*, not 9"),
        (lambda: None, TypeError, "positional argument"),
        (7, TypeError, "expected a bot, its name or a callable, not int"),
        ("me", Error, "'me' is not a bot"),
    ],
)
def test_what_a_bot_does_wrong_is_raised(bot, error, why):
    game = solo.Game("wrong", settings=solo.Settings(size=5))
    before = game.clone()
    for play in (lambda: game.choose(bot), lambda: solo.run([bot], games=5, settings=solo.Settings(size=5))):
        with pytest.raises(error, match=why):
            play()
    assert game == before


def test_callables_play_in_one_thread():
    with pytest.raises(Error, match="threads: bots written in Python play in one thread, not 2"):
        solo.run(["random", greedy], games=2, settings=solo.Settings(size=5), threads=2)


def test_ctrl_c_ends_a_long_run():
    interrupt(lambda: solo.run(["greedy"], games=10**9))
    interrupt(lambda: solo.run(["greedy"], games=10**9, threads=2))
    interrupt(lambda: solo.run(["greedy"], games=10**6, settings=solo.Settings(size=99)))


def test_ctrl_c_ends_a_planner_in_its_thoughts():
    # On this board every move takes many seconds, and a game thousands of moves.
    interrupt(lambda: solo.Game("a", settings=solo.Settings(size=99)).choose("planner", simulations=10**6))
    for threads in (1, 2):
        interrupt(lambda threads=threads: solo.run(["planner"], games=5, settings=solo.Settings(size=99), simulations=10**6, threads=threads))
        interrupt(lambda threads=threads: solo.run(["planner"], games=5, settings=solo.Settings(size=99), simulations=1, threads=threads))


def test_notebooks_show_the_scores():
    scores = solo.run(["random"], games=50, settings=solo.Settings(size=5)).scores
    assert scores._repr_svg_() == scores.svg(title="Distribution")
    assert "Fifty games" in scores.svg(title="Fifty games", theme="dark")


def test_the_command_draws_the_same_scores(command):
    seen = command("solo", "run", "--bot", "random", "--games", "50", "--seed", "a", "--draw", "svg")
    scores = solo.run(["random"], games=50, seed="a").scores
    assert scores.svg(title="random: the scores of 50 games") == seen


def test_the_picture_of_a_board():
    game = play_out(solo.Game("picture", settings=solo.Settings(size=5)), random.Random(1))
    picture = ElementTree.fromstring(game.svg())
    tiles = sum(tile is not None for row in game.board for tile in row)
    assert picture.find("{*}title").text == f"Solo game of {tiles} tiles"
    assert picture.find("{*}desc").text == f"{game.score.total} points"
    assert len(picture.findall(".//{*}use")) == tiles
    assert game._repr_svg_() == game.svg() == game.position.svg() == game.position._repr_svg_()
    assert game.svg(theme="dark") != game.svg(theme="light")
