"""Misuse of a match raises an exception and leaves the game unchanged."""

import gc
import os
import pickle
import random
import subprocess
import sys
import weakref

import numpy as np
import pytest
from long_work import interrupt

from bastide import Error, match


def in_the_middle():
    game, chance = match.Game("middle"), random.Random(1)
    for _ in range(20):
        game.apply(chance.choice(game.legal_moves()))
    return game


class NoIndex:
    def __index__(self):
        raise ZeroDivisionError("no number")


@pytest.mark.parametrize(
    ("move", "error", "why"),
    [
        (-1, Error, "action: expected a whole number from 0 to 34595, not -1"),
        (34596, Error, "action: expected a whole number from 0 to 34595, not 34596"),
        (10**30, Error, "action: the number is far too large"),
        (-(10**4000), Error, "action: the number is far too large"),
        (0, Error, "square -15 -15 has no tile next to it"),
        (np.int64(7), Error, "square -15 -15"),
        (1.0, TypeError, "move: expected a Move, its text or an action number, not float"),
        (np.float64(3), TypeError, "not float64"),
        (b"L 0 1 0 -", TypeError, "not bytes"),
        ([3], TypeError, "not list"),
        (np.array([3]), TypeError, "action: expected one action number, not ndarray"),
        (NoIndex(), ZeroDivisionError, "no number"),
        ("", Error, "expected TILE X Y ROTATION MEEPLE"),
        ("L", Error, "expected TILE X Y ROTATION MEEPLE"),
        ("XX 0 1 0 -", Error, "'XX' is not a tile"),
        ("L 0 1 7 -", Error, "rotation|'7'"),
        ("\ud800", Error, "surrogate"),
        (match.Move("CcRr", 72, 72), Error, "72"),
        (match.Move("CC", 0, 0), Error, "the tile in hand is|square 0 0"),
        (None, TypeError, "move|Move"),
    ],
)
def test_wrong_moves_change_nothing(move, error, why):
    game = in_the_middle()
    before, seen = game.clone(), game.planes()
    for use in (game.apply, game.position.after, lambda move: game.choose(lambda position: move)):
        with pytest.raises(error, match=why):
            use(move)
    assert game == before
    assert np.array_equal(game.planes(), seen)


@pytest.mark.parametrize(
    ("options", "error", "why"),
    [
        ({"seed": ""}, Error, "seed: the seed is empty"),
        ({"seed": "x" * 65}, Error, "seed: .* at most 64"),
        ({"seed": b"\xff"}, Error, "seed: .* is not UTF-8 text"),
        ({"seed": 10**70}, Error, "seed: .* too long"),
        ({"seed": 1.5}, TypeError, "seed: expected an int, str or bytes, not float"),
        ({"seed": []}, TypeError, "seed: expected an int"),
        ({"deck": ["L"], "seed": 1}, Error, "a seed or a deck, not both"),
        ({"deck": ["L"] * 5}, Error, "the deck has the tile L 5 times"),
        ({"deck": ["XX"]}, Error, "'XX' is not a tile"),
        ({"deck": "L"}, TypeError, "deck"),
        ({"deck": [1]}, TypeError, "deck"),
        ({"settings": None}, TypeError, "settings"),
    ],
)
def test_matches_that_cannot_be(options, error, why):
    with pytest.raises(error, match=why):
        match.Game(**options)


@pytest.mark.parametrize(
    ("options", "error", "why"),
    [
        ({"players": 0}, Error, "players: expected a whole number from 1 to 6, not 0"),
        ({"players": 7}, Error, "players: expected a whole number from .*, not 7"),
        ({"meeples": 0}, Error, "meeples: expected a whole number from .*, not 0"),
        ({"small_city": 3}, Error, "small_city: expected one of 4, 2, not '3'"),
        ({"farm": 0}, Error, "farm: expected one of 3, 2, 1, not '0'"),
        ({"unplaceable": "keep"}, Error, "unplaceable: expected one of redraw, bottom, not 'keep'"),
        ({"start": "none"}, Error, "start: expected one of fixed, shuffled, not 'none'"),
        ({"players": 2.0}, TypeError, "players"),
        ({"players": "2"}, TypeError, "players"),
        ({"player": 2}, TypeError, "players"),
    ],
)
def test_settings_that_cannot_be(options, error, why):
    with pytest.raises(error, match=why):
        match.Settings(**options)


def test_an_order_of_calls_that_cannot_be():
    position = match.Position()
    for ask in (lambda: position.after(0), lambda: position.move(0), position.choose, position.set_aside):
        with pytest.raises(Error, match="there is no tile in hand"):
            ask()
    with pytest.raises(Error, match="there is a tile in hand already"):
        position.draw("RRRR").draw("L")
    game = match.Game(deck=[])
    for ask in (lambda: game.apply(0), game.choose):
        with pytest.raises(Error, match="there is no tile in hand"):
            ask()
    assert not game.undo()
    assert not game.redo()
    shuffled = match.Settings(start="shuffled")
    with pytest.raises(Error, match="first: name the tile that starts the board"):
        match.Position(shuffled)
    with pytest.raises(Error, match="first: the board begins with RCr, because settings.start is 'fixed'"):
        match.Position(first="L")
    with pytest.raises(Error, match="'XX' is not a tile"):
        match.Position(shuffled, "XX")


@pytest.mark.parametrize(
    ("options", "error", "why"),
    [
        ({"bots": []}, Error, "the number of bots: expected a whole number from .*, not 0"),
        ({"bots": ["random"]}, Error, "the number of bots: expected a whole number from .*, not 1"),
        ({"bots": "random"}, TypeError, "bots"),
        ({"bots": ["random", "me"]}, Error, "'me' is not a bot"),
        ({"bots": ["random", 7]}, TypeError, "expected a bot, its name or a callable, not int"),
        ({"bots": ["random"] * 3, "settings": match.Settings()}, Error, "there are 2 players, but 3 bots"),
        ({"games": 0}, Error, "games: expected a whole number from .*, not 0"),
        ({"threads": 300}, Error, "threads: expected a whole number from .*, not 300"),
        ({"seed": "x" * 49}, Error, "seed"),
        ({"simulations": 0}, Error, "simulations: expected a whole number from .*, not 0"),
        ({"bots": ["random", print], "threads": 2}, Error, "threads: bots written in Python play in one thread"),
    ],
)
def test_runs_that_cannot_be(options, error, why):
    with pytest.raises(error, match=why):
        match.run(**{"bots": ["random", "random"], "games": 2} | options)


@pytest.mark.parametrize("raised", [ValueError, KeyboardInterrupt, SystemExit, StopIteration, GeneratorExit, MemoryError])
def test_what_a_bot_raises_comes_out(raised):
    def bot(position):
        raise raised

    game = in_the_middle()
    before = game.clone()
    for play in (lambda: game.choose(bot), lambda: match.run([bot, "random"], games=3), lambda: match.run(["random", bot], games=3)):
        with pytest.raises(raised):
            play()
    assert game == before
    assert match.run(["random", "random"], games=1).games == 1


def test_a_bot_may_play_with_the_game_that_asks_it():
    game, matches = match.Game("again"), match.VecMatch(3)

    def bot(position):
        game.apply(game.legal_moves()[0])
        game.undo()
        game.undo()
        matches.step(matches.actions[matches.offsets[:-1]])
        assert match.run([lambda position: position.choose("random"), "random"], games=1).games == 1
        return position.legal_moves()[-1]

    assert game.choose(bot) == game.legal_moves()[-1]
    assert game.moves == ()


def test_bots_that_ask_themselves_end():
    def bot(position):
        return position.choose(bot)

    with pytest.raises(RecursionError, match="bots ask one another, more than 30 deep"):
        match.Game("deep").choose(bot)
    assert match.Game("deep").choose(lambda position: position.choose(lambda again: again.legal_moves()[0]))


def test_a_position_outlives_its_game():
    positions = []

    def bot(position):
        positions.append(position)
        return position.legal_moves()[0]

    match.run([bot, bot], games=1)
    gc.collect()
    assert len({position.key for position in positions}) == len(positions) >= 60
    assert all(position.hand for position in positions)


def test_classes_below():
    class Mine(match.Game):
        def __init__(self, seed):
            super().__init__(seed)
            self.me = self

    mine = Mine("below")
    assert mine == match.Game("below")
    assert type(mine.clone()) is Mine
    assert mine.clone() == mine
    assert mine.clone().me is mine, "attributes are copied as they are"
    watched = weakref.ref(mine)
    del mine
    gc.collect()
    assert watched() is None


def test_buffers_that_know_their_matches_are_collected():
    class Knowing(np.ndarray):
        pass

    buffer = np.zeros((2, 72, 8), np.int16).view(Knowing)
    buffer.matches = match.VecMatch(2, threads=2, buffers={"tokens": buffer})
    watched = weakref.ref(buffer)
    del buffer
    gc.collect()
    assert watched() is None


@pytest.mark.filterwarnings("ignore:.*initialized instance:RuntimeWarning")
def test_nothing_is_begun_twice():
    for made, again in ((match.Game(1), (2,)), (match.VecMatch(2), (3,)), (match.Move("L", 0, 1), ("L", 0, 2))):
        with pytest.raises(TypeError):
            made.__init__(*again)
    with pytest.raises(TypeError):
        match.Move("L", 0, 1).__setstate__(("L", 0, 2, 0, None))


def test_ctrl_c_ends_what_takes_long():
    interrupt(lambda: match.run(["random", "random"], games=10**8))
    interrupt(lambda: match.run(["greedy", "random"], games=10**8, threads=2))
    interrupt(lambda: match.Game("a").choose("master", simulations=10**6))
    interrupt(lambda: match.run([lambda position: position.legal_moves()[0], "random"], games=10**8))


FORKED = """
import gc, os, sys
from bastide import Error, match
one, many = match.VecMatch(64), match.VecMatch(64, threads=3)
def step(matches): return matches.step(matches.actions[matches.offsets[:-1]])
step(one), step(many)
child = os.fork()
if not child:
    step(one)
    for use in (many.reset, lambda: step(many)):
        try: use()
        except Error as error: assert "another process's" in str(error)
        else: os._exit(1)
    assert many.game(3).players == 2
    del many
    gc.collect()
    step(match.VecMatch(64, threads=3))
    sys.exit(0)
assert os.waitpid(child, 0)[1] == 0
step(many)
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs fork")
def test_a_forked_process_has_not_the_threads_of_its_parent():
    done = subprocess.run([sys.executable, "-W", "ignore::DeprecationWarning", "-c", FORKED], check=False, capture_output=True, text=True, timeout=60)
    assert (done.returncode, done.stderr) == (0, "")


GROWTH = """
import numpy as np
from bastide import Error, match
def resident():
    with open("/proc/self/statm") as pages:
        return int(pages.read().split()[1]) * 4
matches = match.VecMatch(512, masks=True, radius=9, observations=["tokens", "globals", "planes"])
chance = np.random.default_rng(1)
def step():
    counts = np.diff(matches.offsets)
    matches.step(matches.actions[matches.offsets[:-1] + (chance.random(512) * counts).astype(np.int64)])
def play():
    game = match.Game(1)
    while not game.is_over:
        game.apply(game.legal_actions()[-1])
        game.tokens(), game.planes(5), game.action_mask(5), game.legal_moves(), game.table
    game.clone(), game.position, game.events, game.resample(2), match.read(game.save())
    try: game.apply(-1)
    except Error: pass
    try: match.VecMatch(8, threads=2, buffers={"tokens": None})
    except Error: pass
    match.VecMatch(8, threads=2)
    match.run([lambda position: position.legal_moves()[0], "random"], games=1)
for work, times in ((step, 100), (play, 15)):
    for _ in range(times): work()
    before = resident()
    for _ in range(5 * times): work()
    print(resident() - before)
"""


@pytest.mark.skipif(not os.path.exists("/proc/self/statm"), reason="needs Linux")
def test_memory_does_not_grow():
    done = subprocess.run([sys.executable, "-c", GROWTH], check=True, capture_output=True, text=True, timeout=120)
    assert all(int(kilobytes) < 4096 for kilobytes in done.stdout.split()), done.stdout


def test_memory_in_use_cannot_be_taken_back():
    matches = match.VecMatch(4)
    with pytest.raises(ValueError, match="cannot resize"):
        matches.tokens.resize((1,))
    ended = bytearray(4)
    matches = match.VecMatch(4, buffers={"terminated": memoryview(ended).cast("?")})
    with pytest.raises(BufferError):
        ended.extend(bytes(1000))
    matches.step(matches.actions[matches.offsets[:-1]])


def test_arrays_do_not_share_memory():
    one = np.zeros(4, np.bool_)
    both = np.zeros(6, np.bool_)
    for terminated, truncated in [(one, one), (both[:4], both[2:])]:
        with pytest.raises(Error, match="truncated shares its memory with terminated"):
            match.VecMatch(4, buffers={"terminated": terminated, "truncated": truncated})


def test_matches_that_were_never_made_are_collected():
    class Circle(match.VecMatch):
        def __init__(self):
            self.me = self
            super().__init__(3, observations=["nonsense"])

    for _ in range(5):
        with pytest.raises(Error):
            Circle()
        gc.collect()
    assert match.VecMatch(2).tokens.shape == (2, 72, 8)


def test_a_number_that_plays_the_game_to_its_end():
    class Player:
        def __init__(self, game):
            self.game = game

        def __index__(self):
            while not self.game.is_over:
                self.game.apply(self.game.legal_moves()[0])
            return 7

    for bot in ["random", "greedy", "hard"]:
        game = match.Game("evil")
        with pytest.raises(Error, match="there is no tile in hand"):
            game.choose(bot, seed=Player(game))
    game = match.Game("evil")
    with pytest.raises(Error, match="there is no tile in hand"):
        game.move(Player(game))


def test_a_bot_without_a_name_is_refused_before_it_plays():
    class Nameless:
        __name__ = None

        def __call__(self, position):
            raise AssertionError("it was asked")

    with pytest.raises(TypeError, match="__name__"):
        match.run(["greedy", Nameless()], games=1)


def test_a_narrow_window_leaves_somebody_a_choice():
    for players in (5, 6):
        matches = match.VecMatch(
            300, "e", settings=match.Settings(players=players), radius=1, opponent="random"
        )
        for _ in range(20):
            assert (np.diff(matches.offsets) > 0).all()
            matches.step(matches.actions[matches.offsets[:-1]])


def test_numbers_that_are_no_actions_are_named():
    matches = match.VecMatch(2)
    with pytest.raises(Error, match="match 0: there is no action 9223372036854775807"):
        matches.step(np.full(2, 2**63 - 1))
