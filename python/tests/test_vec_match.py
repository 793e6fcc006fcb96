"""VecMatch: many matches that step together equal the same matches played separately."""

import gc
import threading
import time
import weakref

import numpy as np
import pytest

from bastide import Error, match

ENVS = 9
ARRAYS = ["tokens", "globals", "planes", "masks", "actions", "offsets", "to_move", "rewards", "terminated", "truncated", "final_scores"]


def vec(n=ENVS, **options):
    return match.VecMatch(n, **{"seed": "s", "radius": 9, "masks": True, "observations": ["tokens", "globals", "planes"]} | options)


def legal(vec, index):
    return vec.actions[vec.offsets[index] : vec.offsets[index + 1]]


def any_actions(vec, chance):
    lengths = np.diff(vec.offsets)
    return vec.actions[vec.offsets[:-1] + (chance.random(len(lengths)) * lengths).astype(np.int64)]


class Alone:
    """What the batch should show of a match, from `Game`."""

    def __init__(self, seed, index, settings):
        self.seed, self.index, self.settings = seed, index, settings
        self.episode = -1
        self.final = (0,) * settings.players
        self.begin()

    def begin(self):
        self.episode += 1
        self.game = match.Game(f"{self.seed}-{self.index}-{self.episode}", settings=self.settings)

    def step(self, action):
        before = self.game.scores
        self.game.apply(self.game.move(int(action), 9))
        stuck = not self.game.is_over and not len(self.game.legal_actions(9))
        ended = self.game.is_over or stuck
        after = self.game.final_scores if ended else self.game.scores
        paid = tuple(one - other for one, other in zip(after, before, strict=True))
        won = self.game.returns() if ended else (0.0,) * self.settings.players
        if ended:
            self.final = self.game.final_scores
            self.begin()
        return paid, won, ended and not stuck, stuck


@pytest.mark.parametrize("threads", [1, 2, 7])
@pytest.mark.parametrize(("reward", "players"), [("win", 2), ("points", 3)])
def test_a_batch_is_its_matches_played_alone(threads, reward, players):
    settings = match.Settings(players=players)
    batch = vec(threads=threads, settings=settings, reward=reward)
    alone = [Alone("s", index, settings) for index in range(ENVS)]
    chance = np.random.default_rng(1)
    for _ in range(150):
        for index, one in enumerate(alone):
            game = one.game
            assert batch.episode(index) == one.episode
            assert batch.game(index) == game.position
            assert batch.to_move[index] == game.to_move
            assert np.array_equal(legal(batch, index), game.legal_actions(9))
            assert np.array_equal(batch.masks[index], game.action_mask(9))
            assert np.array_equal(batch.tokens[index], game.tokens())
            assert np.array_equal(batch.globals[index], game.globals())
            assert np.array_equal(batch.planes[index], game.planes(9))
            assert tuple(batch.final_scores[index]) == one.final
        actions = any_actions(batch, chance)
        rewards, terminated, truncated = batch.step(actions)
        for index, one in enumerate(alone):
            paid, won, ended, stuck = one.step(actions[index])
            assert tuple(rewards[index]) == (won if reward == "win" else paid)
            assert (terminated[index], truncated[index]) == (ended, stuck)
    assert all(one.episode >= 2 for one in alone)


@pytest.mark.parametrize("options", [{}, {"reward": "lead"}, {"opponent": "greedy"}, {"illegal": "forfeit"}], ids=str)
def test_threads_change_nothing(options):
    batches = [vec(threads=threads, **options) for threads in (1, 2, 3, 0)]
    chance = np.random.default_rng(2)
    for number in range(100):
        actions = any_actions(batches[0], chance)
        if "illegal" in options and number % 7 == 0:
            actions[number % ENVS] = -1
        for batch in batches:
            batch.step(actions)
            for name in ARRAYS:
                assert np.array_equal(getattr(batch, name), getattr(batches[0], name)), name


def test_rewards_add_up_to_the_final_scores():
    batch = vec(reward="points", observations=[])
    sums, chance = np.zeros((ENVS, 2)), np.random.default_rng(3)
    for _ in range(300):
        rewards, terminated, truncated = batch.step(any_actions(batch, chance))
        sums += rewards
        for index in np.flatnonzero(terminated | truncated):
            assert np.array_equal(sums[index], batch.final_scores[index])
            sums[index] = 0


def test_reset_begins_all_again():
    batch = vec()
    before = {name: getattr(batch, name).copy() for name in ARRAYS}
    chance = np.random.default_rng(4)
    for _ in range(80):
        batch.step(any_actions(batch, chance))
    batch.reset()
    for name in ARRAYS:
        assert np.array_equal(getattr(batch, name), before[name]), name
    assert batch.episode(0) == 0


def test_the_callers_buffers_are_written():
    like = vec()
    given = {name: np.full_like(getattr(like, name), 7) for name in ARRAYS if name != "actions"}
    given["actions"] = np.zeros(ENVS * (len(like.actions.base) // ENVS), np.int32)
    batch = vec(buffers=given)
    chance = np.random.default_rng(5)
    for _ in range(100):
        for name in given:
            if name != "actions":
                assert getattr(batch, name) is given[name]
                assert np.array_equal(given[name], getattr(like, name)), name
        assert np.shares_memory(batch.actions, given["actions"])
        actions = any_actions(like, chance)
        like.step(actions)
        batch.step(actions)


def test_buffers_live_as_long_as_they_are_written():
    buffers = {"tokens": np.zeros((ENVS, 72, 8), np.int16)}
    watched = weakref.ref(buffers["tokens"])
    batch = vec(buffers=buffers)
    view = batch.rewards
    del buffers
    gc.collect()
    batch.step(any_actions(batch, np.random.default_rng(6)))
    assert watched() is not None
    del batch
    gc.collect()
    assert watched() is None
    assert view.shape == (ENVS, 2)


def test_another_thread_runs_while_matches_step():
    batch = match.VecMatch(512, seed=1, opponent="greedy")
    ticks, done = [], threading.Event()

    def tick():
        while not done.is_set():
            ticks.append(time.perf_counter())
            time.sleep(0)

    other = threading.Thread(target=tick)
    other.start()
    during = 0
    for _ in range(5):
        actions = batch.actions[batch.offsets[:-1]]
        begun = time.perf_counter()
        batch.step(actions)
        ended = time.perf_counter()
        during += sum(begun < each < ended for each in list(ticks))
    done.set()
    other.join()
    assert during > 0


def test_two_threads_do_not_step_at_once():
    batch = match.VecMatch(512, seed=1, opponent="greedy", illegal="forfeit")
    actions = np.full(512, -1)
    refused, stepped = [], []

    def work():
        for _ in range(10):
            try:
                batch.step(actions)
                stepped.append(1)
            except Error as error:
                refused.append(str(error))

    threads = [threading.Thread(target=work) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(stepped) + len(refused) == 40
    assert set(refused) <= {"another thread is stepping these matches"}
    assert batch.episode(0) == len(stepped)


def wrong_actions(batch):
    good = batch.actions[batch.offsets[:-1]]
    bad = good.copy()
    bad[3] = (bad[3] + 1) % 100
    return [
        (list(good), "actions: expected an array of int32 or int64 with one action for each match, not list"),
        (good.astype(np.float32), "actions: expected an array of int32 or int64 .*, not of float32"),
        (good.astype(np.int8), "actions: expected an array of int32 or int64 .*, not of int8"),
        (good.astype(">i4"), "actions: expected an array of int32 or int64 .*, not of >i4"),
        (good[:-1], "actions: expected one for each of the 9 matches, not 8"),
        (np.append(good, 0), "actions: expected one for each of the 9 matches, not 10"),
        (good[None], "actions: expected an array with one dimension, not 2"),
        (np.where(good >= 0, -1, good), "match 0: there is no action -1: they go from 0 to "),
        (np.full(9, 2**63 - 1), "match 0: there is no action "),
        (bad, "match 3: "),
    ]


def test_wrong_actions_change_nothing():
    batch = vec()
    chance = np.random.default_rng(7)
    for _ in range(20):
        batch.step(any_actions(batch, chance))
    before = {name: getattr(batch, name).copy() for name in ARRAYS}
    for actions, why in wrong_actions(batch):
        with pytest.raises(TypeError if "int64" in why else Error, match=why):
            batch.step(actions)
        for name in ARRAYS:
            assert np.array_equal(getattr(batch, name), before[name])
    with pytest.raises(TypeError):
        batch.step()
    with pytest.raises(TypeError):
        batch.step(None)


def test_actions_may_have_strides_and_be_read_only():
    batch, other, like = vec(), vec(), vec()
    chance = np.random.default_rng(8)
    for _ in range(30):
        actions = any_actions(like, chance)
        like.step(actions)
        wide = np.zeros((ENVS, 3), np.int64)
        wide[:, 1] = actions
        strided = wide[:, 1]
        strided.flags.writeable = False
        batch.step(strided)
        assert np.array_equal(batch.tokens, like.tokens)
        other.step(actions[::-1].copy()[::-1])
        assert np.array_equal(other.tokens, like.tokens)


def test_the_batchs_own_actions_can_be_its_next():
    batch = vec(1)
    for _ in range(200):
        batch.step(batch.actions[:1])


def read_only(array):
    array.flags.writeable = False
    return array


@pytest.mark.parametrize(
    ("buffers", "why"),
    [
        ({"tokens": np.zeros((ENVS, 72, 8), np.int32)}, "buffers: tokens must be a writable, contiguous array of int16"),
        ({"tokens": np.zeros((ENVS, 72), np.int16)}, r"with the shape \(9, 72, 8\)"),
        ({"tokens": np.zeros((ENVS, 8, 72), np.int16)}, r"with the shape \(9, 72, 8\)"),
        ({"tokens": np.zeros((ENVS, 72, 16), np.int16)[:, :, ::2]}, "contiguous"),
        ({"tokens": np.zeros((8, 72, ENVS), np.int16).T}, "contiguous"),
        ({"tokens": read_only(np.zeros((ENVS, 72, 8), np.int16))}, "writable"),
        ({"rewards": np.zeros((ENVS, 3), np.float32)}, r"rewards must be .* float32 with the shape \(9, 2\)"),
        ({"rewards": np.zeros((ENVS, 2))}, "rewards must be .* float32"),
        ({"terminated": np.zeros(ENVS, np.uint8)}, "terminated must be .* bool"),
        ({"to_move": [0] * ENVS}, "to_move must be .* int8"),
        ({"to_move": None}, "to_move must be .* int8"),
        ({"offsets": np.zeros(ENVS, np.int64)}, r"offsets must be .* with the shape \(10,\)"),
        ({"moves": np.zeros(ENVS)}, "buffers: expected arrays of tokens, globals, planes, masks, actions.*, not 'moves'"),
        ({7: np.zeros(ENVS)}, "buffers: expected arrays of .*, not 7"),
    ],
)
def test_wrong_buffers(buffers, why):
    with pytest.raises(Error, match=why):
        vec(buffers=buffers)


@pytest.mark.parametrize(
    ("options", "why"),
    [
        ({"num_envs": 0}, "num_envs: expected a whole number from .*, not 0"),
        ({"num_envs": -(10**9)}, "num_envs"),
        ({"seed": ""}, "seed"),
        ({"seed": "x" * 41}, "seed: .* at most 40"),
        ({"seed": b"\xff"}, "seed"),
        ({"threads": -1}, "threads: expected a whole number from .*, not -1"),
        ({"threads": 257}, "threads: expected a whole number from .*, not 257"),
        ({"radius": 0}, "radius: expected a whole number from .*, not 0"),
        ({"radius": 72}, "radius: expected a whole number from .*, not 72"),
        ({"observations": ["pictures"]}, "observations: expected tokens, globals or planes, not 'pictures'"),
        ({"reward": "fame"}, "reward: expected one of win, points, lead, not 'fame'"),
        ({"illegal": "ignore"}, "illegal: expected one of raise, forfeit, not 'ignore'"),
        ({"opponent": "me"}, "'me' is not a bot"),
        ({"opponent": "master", "simulations": 0}, "simulations: expected a whole number from .*, not 0"),
        ({"opponent": "master:0"}, "'master:0'"),
        ({"opponent": "greedy", "simulations": 5}, "simulations: the bot 'greedy' does not use it"),
        ({"opponent": "master:5", "simulations": 5}, "simulations: the bot 'master:5' does not use it"),
        ({"simulations": 5}, "simulations: they are for an opponent, and there is none"),
    ],
)
def test_batches_that_cannot_be(options, why):
    with pytest.raises(Error, match=why):
        match.VecMatch(**{"num_envs": 2} | options)


@pytest.mark.parametrize(
    "options",
    [{"num_envs": 2.0}, {"num_envs": "2"}, {"num_envs": 10**30}, {"settings": None}, {"settings": {}}, {"buffers": None},
     {"observations": "tokens"}, {"observations": None}, {"opponent": 1}, {"seed": 1.5}, {"seats": 2}],
)  # fmt: skip
def test_arguments_of_other_types(options):
    with pytest.raises(TypeError, match=next(iter(options)) if "seats" not in options else "num_envs"):
        match.VecMatch(**{"num_envs": 2} | options)


def test_a_match_is_named_by_its_index():
    batch = vec(np.int64(3))
    assert batch.num_envs == 3
    assert batch.num_actions == 36 * 19 * 19
    assert batch.game(np.int32(2)).players == 2
    for index in (3, -1, 10**9):
        for ask in (batch.game, batch.episode):
            with pytest.raises(IndexError, match="index: expected a whole number from 0 to 2, not"):
                ask(index)


def test_ends_are_booleans():
    batch = vec(64, radius=3, observations=[])
    chance = np.random.default_rng(9)
    while True:
        _, terminated, truncated = batch.step(any_actions(batch, chance))
        ended = terminated | truncated
        if ended.any():
            break
    assert terminated.dtype == truncated.dtype == np.bool_
    assert batch.final_scores[ended].shape == (ended.sum(), 2)
    assert (~ended).sum() + ended.sum() == 64


@pytest.mark.parametrize("options", [{"radius": 15}, {"radius": 2}, {"opponent": "greedy"}, {"illegal": "forfeit"}], ids=str)
def test_final_positions_are_the_ends_of_games(options):
    batch = vec(**options)
    chance = np.random.default_rng(10)
    assert [batch.final_position(index) for index in range(ENVS)] == [None] * ENVS
    for number in range(150):
        before = [batch.game(index) for index in range(ENVS)]
        actions = any_actions(batch, chance)
        if "illegal" in options and number % 7 == 0:
            actions[number % ENVS] = -1
        _, terminated, truncated = batch.step(actions)
        for index in np.flatnonzero(terminated | truncated):
            last = batch.final_position(index)
            assert tuple(batch.final_scores[index]) == last.final_scores
            if actions[index] == -1:
                assert last == before[index]
            elif "opponent" not in options:
                played = before[index].after(before[index].move(actions[index], batch.planes.shape[2] // 2))
                assert (played.table, played.scores) == (last.table, last.scores)
                assert (last.hand is None) == terminated[index]
    batch.reset()
    assert batch.final_position(0) is None


def test_reset_begins_any_deal_of_any_seed():
    batch = vec()
    batch.reset(7, deal=4)
    assert batch.seed == "7"
    for index in range(ENVS):
        assert batch.episode(index) == 4
        assert batch.game(index) == match.Game(f"7-{index}-4").position
        assert np.array_equal(batch.tokens[index], match.Game(f"7-{index}-4").tokens())
    batch.reset()
    assert batch.game(1) == match.Game("7-1-0").position
    batch.reset(seed="s")
    for name in ARRAYS:
        assert np.array_equal(getattr(batch, name), getattr(vec(), name)), name
    for wrong, why in [({"seed": ""}, "seed"), ({"deal": -1}, "deal: expected a whole number from 0 to .*, not -1")]:
        with pytest.raises(Error, match=why):
            batch.reset(**wrong)
    assert batch.seed == "s"


def test_new_arrays_are_read_only():
    batch = vec()
    for name in ARRAYS:
        with pytest.raises(ValueError, match="read-only"):
            getattr(batch, name)[:1] = 1
    for array in batch.afterstates():
        array[0] = 1


def test_an_opponents_name_may_have_its_simulations():
    named, budgeted = vec(3, opponent="master:2"), vec(3, opponent="master", simulations=2)
    for _ in range(40):
        actions = named.actions[named.offsets[:-1]]
        named.step(actions)
        budgeted.step(actions)
        assert np.array_equal(named.tokens, budgeted.tokens)


def test_the_settings_are_in_the_repr():
    assert repr(match.VecMatch(3, 5)) == "<VecMatch: 3 games, 2 players, seed 5>"
