"""The base game in OpenSpiel: its own tests pass, and whole games equal those of `match.Game`."""

import pickle

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
from absl import flags
from open_spiel.python.algorithms import generate_playthrough, mcts

import bastide.openspiel
from bastide import match

NAMES = [tile["name"] for tile in match.tiles()]


@pytest.mark.parametrize("name", ["bastide_match", "bastide_match(players=6,radius=4,fields=False)", "bastide_match(radius=3,unplaceable=bottom,start=shuffled)"])
def test_random_play(name, capfd):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=True, verbose=False)


def test_a_playthrough_plays_again(tmp_path):
    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])
    first = generate_playthrough.playthrough("bastide_match(players=2,radius=2)", action_sequence=None, seed=1)
    record = tmp_path / "playthrough.txt"
    record.write_text(first)
    original, again = generate_playthrough.replay(str(record))
    assert original == again


def tensor(position, player):
    return np.concatenate([position.tokens(player=player).ravel(), position.globals(player=player)])


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("more", ["", ",meeples=3,small_city=2,farm=1", ",fields=False,radius=20"])
def test_whole_games_are_those_of_a_game(players, more):
    spiel = pyspiel.load_game(f"bastide_match(players={players}{more})")
    chance = np.random.default_rng(players)
    game = match.Game(f"spiel-{players}", settings=spiel.settings)
    state = spiel.new_initial_state()
    while not game.is_over:
        assert state.is_chance_node()
        assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(NAMES.index(game.hand))
        assert state.position == game.position
        assert state.current_player() == game.to_move
        assert state.legal_actions() == sorted(game.legal_actions(spiel.radius))
        assert state.rewards() == [0.0] * players
        for player in range(players):
            assert np.array_equal(state.observation_tensor(player), tensor(game, player))
        action = chance.choice(state.legal_actions())
        state.apply_action(action)
        game.apply(game.move(action, spiel.radius))
    while state.is_chance_node():  # what fits nowhere is set aside in both
        state.apply_action(state.chance_outcomes()[0][0])
    assert state.is_terminal()
    assert tuple(state.returns()) == game.returns()
    assert state.position.final_scores == game.final_scores
    for player in range(players):
        assert np.array_equal(state.observation_tensor(player), tensor(state.position, player))


@pytest.mark.parametrize("start", ["fixed", "shuffled"])
@pytest.mark.parametrize("unplaceable", ["redraw", "bottom"])
def test_whole_games_draw_as_a_game_does(start, unplaceable):
    spiel = pyspiel.load_game(f"bastide_match(radius=20,start={start},unplaceable={unplaceable})")
    box = [tile["name"] for tile in match.tiles() for _ in range(tile["count"] - (start == "fixed" and tile["name"] == "RCr"))]
    chance = np.random.default_rng(1)
    under_the_deck = 0
    for _ in range(2):
        deck = [str(tile) for tile in chance.permutation(box)]
        if start == "shuffled":  # begin with a tile of cities only, next to which monasteries fit nowhere
            deck.sort(key=lambda tile: ("Cccc+", "L", tile).index(tile))
        game = match.Game(deck=deck, settings=spiel.settings)
        state = spiel.new_initial_state()
        order = iter(deck)
        drawn = 0

        def draw():
            nonlocal drawn, under_the_deck
            while state.is_chance_node():
                tile = next(order, None)
                if tile is None:
                    [(outcome, share)] = state.chance_outcomes()
                    assert share == 1
                    under_the_deck += 1
                else:
                    outcome = NAMES.index(tile)
                    left = [*deck[drawn:]]
                    shares = {NAMES.index(each): left.count(each) / len(left) for each in left}
                    assert dict(state.chance_outcomes()) == pytest.approx(shares)
                drawn += 1
                state.apply_action(outcome)

        draw()
        while not game.is_over:
            assert state.position == game.position
            legal = game.legal_actions(20)
            assert state.legal_actions() == sorted(legal)
            action = int(chance.choice(legal))
            state.apply_action(action)
            game.apply(game.move(action, 20))
            draw()
        assert state.is_terminal()
        assert state.position.scores == game.scores
        assert tuple(state.returns()) == game.returns()
    assert (under_the_deck > 0) == (unplaceable == "bottom" and start == "shuffled")


def test_a_board_without_a_tile_is_observed():
    state = pyspiel.load_game("bastide_match(players=3,start=shuffled)").new_initial_state()
    with pytest.raises(ValueError, match="there is no position before the first tile is drawn"):
        _ = state.position
    seen = np.array(state.observation_tensor(2))
    assert not seen[:576].any()
    shown = seen[576:]
    assert [*shown[36:60]] == [tile["count"] for tile in match.tiles()]
    assert [*shown[60:]] == [72, 3, 2, 0]
    assert str(state) == "empty board"
    state.apply_action(NAMES.index("L"))
    assert [(laid.tile, laid.x, laid.y) for laid in state.position.table] == [("L", 0, 0)]
    assert state.is_chance_node()
    assert sum(share for _, share in state.chance_outcomes()) == pytest.approx(1)


def test_each_player_sees_the_board_from_its_side():
    state = pyspiel.load_game("bastide_match").new_initial_state()
    state.apply_action(0)
    mine, other = (np.array(state.observation_tensor(player)) for player in (0, 1))
    assert (mine[576 + 12], other[576 + 12]) == (1, 2)
    assert (mine[576 + 62], other[576 + 62]) == (0, 1)


def test_actions_are_those_of_the_game():
    state = pyspiel.load_game("bastide_match").new_initial_state()
    state.apply_action(NAMES.index("RFr"))
    assert state.legal_actions() == sorted(state.position.legal_actions().tolist())
    for action in state.legal_actions():
        assert state.position.is_legal(state.action_to_string(action))


def test_two_players_are_zero_sum():
    utility = pyspiel.GameType.Utility
    two, three = pyspiel.load_game("bastide_match"), pyspiel.load_game("bastide_match(players=3)")
    assert (two.get_type().utility, two.utility_sum()) == (utility.ZERO_SUM, 0.0)
    assert (three.get_type().utility, three.utility_sum()) == (utility.GENERAL_SUM, None)


@pytest.mark.parametrize(
    ("parameters", "why"),
    [
        ("radius=500", "radius: expected a whole number from 1 to 71, not 500"),
        ("radius=0", "radius: expected a whole number from 1 to 71, not 0"),
        ("players=7", "players: expected a whole number from 1 to 6, not 7"),
        ("players=1", "players: expected a whole number from 2 to 6, not 1"),
        ("meeples=0", "meeples: expected a whole number from 1 to 72, not 0"),
        ("small_city=3", "small_city: expected one of "),
        ("farm=4", "farm: expected one of "),
        ("unplaceable=discard", "unplaceable: expected one of redraw, bottom, not 'discard'"),
        ("start=random", "start: expected one of fixed, shuffled, not 'random'"),
    ],
)
def test_parameters_are_checked_when_the_game_is_loaded(parameters, why):
    with pytest.raises(ValueError, match=why):
        pyspiel.load_game(f"bastide_match({parameters})")


def test_all_settings_are_parameters():
    game = pyspiel.load_game(
        "bastide_match(players=4,radius=9,meeples=5,small_city=2,farm=2,fields=False,unplaceable=bottom,start=shuffled)"
    )
    assert game.settings == match.Settings(
        players=4, meeples=5, small_city=2, farm=2, fields=False, unplaceable="bottom", start="shuffled"
    )
    assert game.num_distinct_actions() == 36 * 19 * 19
    again = pyspiel.load_game(str(game))
    assert again.settings == game.settings and again.radius == game.radius
    assert pickle.loads(pickle.dumps(game)).settings == game.settings


def test_a_state_pickles_and_serializes():
    state = pyspiel.load_game("bastide_match(players=3)").new_initial_state()
    for _ in range(20):
        state.apply_action(state.legal_actions()[0])
    _, other = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    for each in (other, pickle.loads(pickle.dumps(state))):
        assert each.position == state.position
        assert each.history() == state.history()


def test_a_clone_goes_its_own_way():
    state = pyspiel.load_game("bastide_match").new_initial_state()
    state.apply_action(0)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert state.position.hand == "L"
    assert other.position.hand is None


def test_undoing_is_refused():
    state = pyspiel.load_game("bastide_match").new_initial_state()
    state.apply_action(0)
    action = state.legal_actions()[0]
    state.apply_action(action)
    with pytest.raises(NotImplementedError, match="clone the state before the action"):
        state.undo_action(0, action)


def test_mcts_plays():
    game = pyspiel.load_game("bastide_match(radius=9)")
    chance = np.random.RandomState(1)
    state = game.new_initial_state()
    while len(state.history()) < 130 or state.is_chance_node():
        state.apply_action(chance.choice(state.legal_actions()))
    bot = mcts.MCTSBot(game, 2, 20, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)
    assert bot.step(state) in state.legal_actions()


def test_an_observer_has_named_pieces():
    state = pyspiel.load_game("bastide_match").new_initial_state()
    state.apply_action(0)
    observer = state.get_game().make_py_observer()
    for player in (0, 1):
        observer.set_from(state, player)
        assert np.array_equal(observer.dict["tokens"], state.position.tokens(player=player))
        assert np.array_equal(observer.dict["globals"], state.position.globals(player=player))
    assert "hand L, player 0" in observer.string_from(state, 0)


@pytest.mark.parametrize("start", ["fixed", "shuffled"])
@pytest.mark.parametrize("action", [30, -2])
def test_a_draw_of_no_tile_is_refused(start, action):
    state = pyspiel.load_game("bastide_match", {"start": start}).new_initial_state()
    for call in (lambda: state.apply_action(action), lambda: state.action_to_string(state.current_player(), action)):
        with pytest.raises(ValueError, match=f"action: expected the index of a tile in bastide.match.tiles\\(\\), from 0 to 23, not {action}"):
            call()
