"""The base game in Gymnasium: whole games equal those of `match.Game`, and its checkers and wrappers accept it."""

import copy
import pickle
import warnings

import numpy as np
import pytest

gymnasium = pytest.importorskip("gymnasium")
from gymnasium.error import InvalidAction, ResetNeeded
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers import FlattenObservation, RecordEpisodeStatistics, TimeLimit
from gymnasium.wrappers.vector import RecordEpisodeStatistics as RecordVectorStatistics

import bastide.gymnasium
from bastide import Error, match
from bastide.gymnasium import MatchEnv, MatchVectorEnv


def made(**options):
    return gymnasium.make("bastide/Match-v0", **options)


def first_move(position):
    return position.legal_moves()[0]


def lead(scores, seat):
    return scores[seat] - max(scores[:seat] + scores[seat + 1 :])


def same(one, other):
    return one.keys() == other.keys() and all(np.array_equal(one[name], other[name]) for name in one)


def view(position, observation, radius, seat):
    shown = position.planes(radius, player=seat) if observation == "planes" else position.tokens(player=seat)
    return {observation: shown, "globals": position.globals(player=seat)}


@pytest.mark.parametrize("observation", ["tokens", "planes"])
@pytest.mark.parametrize("reward", ["win", "points", "lead"])
def test_the_checker_passes_without_a_warning(observation, reward):
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(made(opponent="greedy", observation=observation, reward=reward).unwrapped, skip_render_check=True)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize(("reward", "observation", "radius"), [("win", "tokens", 15), ("points", "planes", 6), ("lead", "tokens", 3)])
def test_whole_games_are_those_of_a_game(players, reward, observation, radius):
    settings = match.Settings(players=players)
    env = made(opponent=first_move, settings=settings, reward=reward, observation=observation, radius=radius)
    chance = np.random.default_rng(players)
    seats, ends = [], []
    seen, info = env.reset(seed=players)
    for _ in range(2 * players):
        game = match.Game(env.unwrapped.game.seed, settings=settings)
        seat, total, earned = info["seat"], 0.0, 0.0
        seats.append(seat)
        terminated = truncated = False
        while not (terminated or truncated):
            while game.to_move != seat:
                game.apply(first_move(game.position))
            assert info.keys() == {"seat", "action_mask", "legal_actions"}
            assert info["seat"] == seat
            assert info["legal_actions"] == game.legal_actions(radius).tolist()
            assert np.array_equal(info["action_mask"], game.action_mask(radius))
            assert np.array_equal(env.unwrapped.action_masks(), game.action_mask(radius) == 1)
            assert same(seen, view(game, observation, radius, seat))
            assert env.observation_space.contains(seen)
            action = chance.choice(info["legal_actions"])
            game.apply(game.move(action, radius))
            while not game.is_over and game.to_move != seat:
                game.apply(first_move(game.position))
            seen, paid, terminated, truncated, info = env.step(action)
            total += paid
            if reward == "lead":
                earned, before = lead(game.final_scores, seat), earned
                assert paid == earned - before
        assert terminated == game.is_over
        assert truncated == (not game.is_over and len(game.legal_actions(radius)) == 0)
        assert same(seen, view(game, observation, radius, seat))
        assert seen["globals"][63] == len(game.table)
        assert tuple(info["final_scores"]) == game.final_scores
        assert info["legal_actions"] == [] and not info["action_mask"].any()
        due = {"win": game.returns()[seat], "points": game.final_scores[seat], "lead": lead(game.final_scores, seat)}
        assert total == due[reward]
        ends.append(truncated)
        seen, info = env.reset()
    assert seats == [(seats[0] + number) % players for number in range(2 * players)]
    assert any(ends) == (radius == 3)


def test_the_seed_decides_the_first_seat():
    seats = [made().reset(seed=seed)[1]["seat"] for seed in range(30)]
    assert 8 <= sum(seats) <= 22
    assert seats == [made().reset(seed=seed)[1]["seat"] for seed in range(30)]


def test_a_game_can_be_played_from_each_seat():
    env = made(opponent="greedy", settings=match.Settings(players=3)).unwrapped
    deals = set()
    for seat in range(3):
        observation, info = env.reset(seed=5, options={"seat": seat})
        assert info["seat"] == seat == observation["globals"][62]
        deals.add(env.game.seed)
    assert len(deals) == 1
    with pytest.raises(ValueError, match="options: expected a seat from 0 to 2, not 3"):
        env.reset(options={"seat": 3})
    with pytest.raises(ValueError, match="options: expected seat, not 'seats'"):
        env.reset(options={"seats": 1})


def test_the_same_seed_gives_the_same_games():
    def played(env):
        seen, info = env.reset(seed=9)
        for number in range(120):
            seen, _, terminated, _, info = env.step(info["legal_actions"][number % len(info["legal_actions"])])
            if terminated:
                seen, info = env.reset()
            yield seen

    for one, other in zip(played(made(opponent="greedy")), played(made(opponent="greedy")), strict=True):
        assert same(one, other)


def test_an_illegal_action_loses():
    env = made(reward="points")
    before, _ = env.reset(seed=4)
    seen, reward, terminated, truncated, info = env.step(0)
    assert (reward, terminated, truncated) == (-1.0, True, False)
    assert same(seen, before)
    assert tuple(info["final_scores"]) == env.unwrapped.game.final_scores
    assert info["legal_actions"] == []


def test_steps_out_of_order_and_wrong_actions_are_refused():
    env = made().unwrapped
    for call in (lambda: env.step(0), env.action_masks, env.render, lambda: env.game):
        with pytest.raises(ResetNeeded, match="call reset first"):
            call()
    env.reset(seed=1)
    for action in (-1, 34_596, 2.5, "one", None, True, np.True_, np.array([1, 2])):
        with pytest.raises(InvalidAction, match="expected an action from 0 to 34595"):
            env.step(action)
    env.step(0)
    with pytest.raises(ResetNeeded, match="the game is over: call reset first"):
        env.step(0)


@pytest.mark.parametrize("copied", [copy.copy, copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env))])
@pytest.mark.parametrize("steps", [None, 0, 1, 17, 36])
def test_a_copy_goes_its_own_way_and_plays_on_alike(copied, steps):
    env = made(opponent="random", reward="lead")
    if steps is not None:
        _, info = env.reset(seed=3)
        for _ in range(steps):
            _, _, terminated, _, info = env.step(info["legal_actions"][0])
            if terminated:
                break
    other = copied(env.unwrapped)
    last = None if steps is None else env.unwrapped.render()

    def play_on(env):
        played = []
        for _ in range(60):
            try:
                legal = np.flatnonzero(env.action_masks())
                seen, reward, _, _, info = env.step(int(legal[-1]) if len(legal) else 0)
            except ResetNeeded:
                seen, info = env.reset()
                reward = 0.0
            played.append((seen, reward, info["seat"], info["legal_actions"]))
        return played

    if steps is None:
        other.reset(seed=3)
        env.reset(seed=3)
    once = play_on(other)
    assert steps is None or env.unwrapped.render() == last
    again = play_on(env.unwrapped)
    for (seen, *rest), (seen_again, *rest_again) in zip(once, again, strict=True):
        assert same(seen, seen_again)
        assert rest == rest_again


def test_opponents_may_be_callables_and_budgets_are_optional():
    asked = []

    def bot(position):
        asked.append(position.to_move)
        return position.choose("greedy")

    env = made(opponent=bot)
    _, info = env.reset(seed=1)
    terminated = False
    while not terminated:
        _, _, terminated, _, info = env.step(info["legal_actions"][0])
    assert set(asked) == {1 - info["seat"]}
    for options in ({"opponent": "master", "simulations": 2}, {"opponent": "master:2"}):
        made(**options).reset(seed=1, options={"seat": 1})


def test_wrappers():
    env = RecordEpisodeStatistics(FlattenObservation(TimeLimit(made(), 10)))
    seen, info = env.reset(seed=1)
    assert seen.shape == (640,)
    for number in range(10):
        seen, _, terminated, truncated, info = env.step(info["legal_actions"][0])
        assert (terminated, truncated) == (False, number == 9)
    assert info["episode"]["l"] == 10


# Many games.


def vector(n, **options):
    return gymnasium.make_vec("bastide/Match-v0", num_envs=n, **options)


def placed(position):
    return [(each.tile, each.x, each.y, each.rotation) for each in position.table]


def chosen(infos, chance):
    return np.array([chance.choice(np.flatnonzero(mask)) for mask in infos["action_mask"]])


@pytest.mark.parametrize(("players", "radius", "observation"), [(2, 15, "tokens"), (3, 9, "planes"), (6, 9, "tokens"), (2, 2, "tokens")])
@pytest.mark.parametrize("reward", ["win", "points", "lead"])
def test_ends_of_games_in_a_vector(players, radius, observation, reward):
    n = 5
    envs = vector(n, opponent="random", settings=match.Settings(players=players), radius=radius, observation=observation, reward=reward)
    matches = envs.unwrapped.matches
    chance = np.random.default_rng(2)
    seen, infos = envs.reset(seed=5)
    sums = np.zeros(n)
    seats, cut = [set() for _ in range(n)], 0
    for _ in range(120):
        assert envs.observation_space.contains(seen)
        before = [matches.game(index) for index in range(n)]
        for index, position in enumerate(before):
            seat = infos["seat"][index]
            seats[index].add(int(seat))
            assert position.to_move == seat
            assert np.array_equal(infos["action_mask"][index], position.action_mask(radius))
            one = {name: values[index] for name, values in seen.items()}
            assert same(one, view(position, observation, radius, seat))
        old = infos
        seen, rewards, terminated, truncated, infos = envs.step(chosen(infos, chance))
        assert rewards.dtype == np.float64 and terminated.dtype == truncated.dtype == np.bool_
        sums += rewards
        cut += truncated.sum()
        ended = terminated | truncated
        assert ("final_obs" in infos) == ended.any()
        if not ended.any():
            continue
        final, final_info = infos["final_obs"], infos["final_info"]
        assert infos["_final_obs"].tolist() == infos["_final_info"].tolist() == ended.tolist()
        assert final_info["_seat"].tolist() == final_info["_final_scores"].tolist() == ended.tolist()
        for index in range(n):
            assert (final[index] is not None) == ended[index]
            if not ended[index]:
                continue
            position, seat = matches.final_position(index), int(old["seat"][index])
            assert placed(position)[: len(before[index].table)] == placed(before[index])
            assert (position.hand is None) == terminated[index]
            assert same(final[index], view(position, observation, radius, seat))
            assert tuple(final_info["final_scores"][index]) == position.final_scores
            assert final_info["seat"][index] == seat
            scores = position.final_scores
            due = {"win": position.returns()[seat], "points": scores[seat], "lead": lead(scores, seat)}
            assert sums[index] == due[reward]
            sums[index] = 0
    assert all(len(each) == players for each in seats) or players == 6
    assert (cut > 0) == (radius == 2)


def test_a_vector_gives_copies_unless_it_is_asked_not_to():
    envs = vector(4)
    seen, infos = envs.reset(seed=1)
    kept = copy.deepcopy((seen, infos))
    envs.step(chosen(infos, np.random.default_rng(1)))
    assert same(seen, kept[0]) and same(infos, kept[1])
    bare = MatchVectorEnv(4, copy=False)
    seen, infos = bare.reset(seed=1)
    assert seen["tokens"] is bare.matches.tokens
    with pytest.raises(ValueError, match="read-only"):
        seen["tokens"][0] = 1


def test_a_vector_resets_to_other_games_and_seats():
    envs = MatchVectorEnv(1)
    seats, boards = [], set()
    for seed in [3, None, None, None]:
        seen, infos = envs.reset(seed=seed)
        seats.append(int(infos["seat"][0]))
        boards.add(seen["globals"].tobytes())
    assert seats in ([0, 1, 0, 1], [1, 0, 1, 0])
    assert len({int(MatchVectorEnv(1).reset(seed=seed)[1]["seat"][0]) for seed in range(10)}) == 2
    assert np.array_equal(envs.reset(seed=3)[0]["tokens"], MatchVectorEnv(1).reset(seed=3)[0]["tokens"])


def test_a_vector_refuses_what_one_environment_refuses():
    envs = MatchVectorEnv(3)
    with pytest.raises(ResetNeeded, match="call reset first"):
        envs.step(np.zeros(3, np.int64))
    envs.reset(seed=1)
    with pytest.raises(InvalidAction, match="game 1: expected an action from 0 to 34595, not -1"):
        envs.step(np.array([0, -1, 0]))
    for actions, shown in [
        (None, "None"),
        ("ab", "'ab'"),
        (True, "True"),
        ([True] * 3, r"an array of bool with the shape \(3,\)"),
        (np.zeros(3), r"an array of float64 with the shape \(3,\)"),
        ([0, 0], r"an array of int64 with the shape \(2,\)"),
    ]:
        with pytest.raises(InvalidAction, match=f"expected an array of 3 whole numbers, one for each game, not {shown}"):
            envs.step(actions)
    with pytest.raises(ValueError, match="options: there are none, but 'seat' were given"):
        envs.reset(options={"seat": 1})
    _, rewards, terminated, _, infos = envs.step(np.zeros(3, np.int64))
    assert rewards.tolist() == [-1.0] * 3 and terminated.all() and infos["_final_obs"].all()


def test_vector_statistics():
    envs = RecordVectorStatistics(vector(3, opponent="random", reward="points"))
    chance = np.random.default_rng(1)
    _, infos = envs.reset(seed=2)
    episodes = 0
    for _ in range(80):
        _, _, terminated, _, infos = envs.step(chosen(infos, chance))
        for index in np.flatnonzero(terminated):
            episodes += 1
            seat = infos["final_info"]["seat"][index]
            assert infos["episode"]["r"][index] == infos["final_info"]["final_scores"][index, seat]
            assert infos["episode"]["l"][index] in (35, 36)
    assert episodes == 6


@pytest.mark.parametrize("mode", [AutoresetMode.SAME_STEP, AutoresetMode.NEXT_STEP])
def test_gymnasiums_own_vectors(mode):
    envs = vector(3, vectorization_mode="sync", vector_kwargs={"autoreset_mode": mode}, opponent="random")
    chance = np.random.default_rng(1)
    _, infos = envs.reset(seed=2)
    ended = 0
    for _ in range(80):
        actions = [chance.choice(legal) if legal else 0 for legal in infos["legal_actions"]]
        _, _, terminated, _, infos = envs.step(np.array(actions))
        if terminated.any() and mode == AutoresetMode.SAME_STEP:
            assert infos["final_info"]["final_scores"].shape == (3, 2)
        ended += terminated.sum()
    assert ended >= 6


def test_rendering():
    env = made(render_mode="ansi")
    env.reset(seed=7)
    assert env.render().count("\n") >= 4
    env = made(render_mode="svg")
    env.reset(seed=7)
    assert env.render().startswith("<svg")
    envs = vector(2, render_mode="svg")
    envs.reset(seed=7)
    assert [each[:4] for each in envs.render()] == ["<svg", "<svg"]


def test_importing_is_not_needed_with_the_modules_name():
    assert isinstance(gymnasium.make("bastide.gymnasium:bastide/Match-v0").unwrapped, MatchEnv)


@pytest.mark.parametrize("create", [made, MatchVectorEnv])
def test_wrong_options_are_explained(create):
    with pytest.raises(Error, match="'gredy' is not a bot .*did you mean 'greedy'"):
        create(opponent="gredy")
    with pytest.raises(Error, match="simulations: the bot 'greedy' does not use it"):
        create(opponent="greedy", simulations=10)
    with pytest.raises(ValueError, match="observation: expected tokens or planes, not 'pixels'"):
        create(observation="pixels")
    with pytest.raises(Error, match="reward: expected one of win, points, lead, not 'tie'"):
        create(reward="tie")
    with pytest.raises(Error, match="radius: expected a whole number from 1 to 71, not 0"):
        create(radius=0)
    with pytest.raises((ValueError, TypeError), match="render_mode: expected .*ansi or svg, not 'rgb_array'"):
        (MatchEnv if create is made else create)(render_mode="rgb_array")
    with pytest.raises(ValueError, match="render_mode: expected .*ansi or svg, not 'rgb'"):
        (MatchEnv if create is made else create)(render_mode="rgb")
    for opponent in (3, None):
        with pytest.raises(TypeError, match="opponent: expected a bot's name"):
            create(opponent=opponent)


@pytest.mark.parametrize("create", [made, MatchEnv, MatchVectorEnv])
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"radius": "7"}, "radius: expected a whole number, not str"),
        ({"settings": {"players": 3}}, "settings: expected match.Settings(players=…), not dict"),
        ({"settings": 0}, "settings: expected match.Settings(players=…), not int"),
        ({"reward": 3}, "reward: expected 'win', 'points' or 'lead', not int"),
        ({"opponent": "master", "simulations": "5"}, "simulations: expected a whole number, not str"),
        ({"players": 3}, "() has no argument 'players': it is part of the settings: "),
        ({"num_players": 3}, "(settings=Settings(players=…))"),
        ({"obervation": "planes"}, "() has no argument 'obervation'; did you mean 'observation'?"),
        ({"opponents": "greedy"}, "() has no argument 'opponents': write opponent=…"),
    ],
)
def test_calls_that_do_not_fit_are_explained(create, options, sentence):
    with pytest.raises(TypeError) as refused:
        create(**options)
    assert sentence in str(refused.value)
    assert "VecMatch" not in str(refused.value) and "legal_actions" not in str(refused.value)
    name = "MatchVectorEnv" if create is MatchVectorEnv else "MatchEnv"
    assert "has no argument" not in str(refused.value) or str(refused.value).startswith(f"{name}() ")


@pytest.mark.filterwarnings("ignore:.*render_mode")
def test_make_vec_env_of_stable_baselines3():
    """It asks for pictures, and without them after a TypeError. Then it resets each environment with a seed."""

    def make_env(**options):
        try:
            return gymnasium.make("bastide/Match-v0", **({"render_mode": "rgb_array"} | options))
        except TypeError:
            return gymnasium.make("bastide/Match-v0", **options)

    env = make_env(opponent="random", radius=7)
    assert env.render_mode is None
    observation, info = env.reset(seed=3)
    assert env.observation_space.contains(observation)
    assert not env.step(info["legal_actions"][0])[2]
    assert make_env(render_mode="svg").render_mode == "svg"


def test_the_game_is_in_the_environment():
    env = made()
    env.reset(seed=1)
    assert isinstance(env.unwrapped.game, match.Game)


def test_opponents_of_a_vector_have_names():
    with pytest.raises(TypeError, match="not function: one environment also takes callables"):
        MatchVectorEnv(opponent=first_move)
