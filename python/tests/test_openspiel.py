"""The match in OpenSpiel: its own tests pass, and its tree equals the engine's."""

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")
from absl import flags
from open_spiel.python.algorithms import generate_playthrough

import bastide.openspiel
from bastide import match


@pytest.mark.parametrize("name", ["bastide_match", "bastide_match(players=6,radius=4)"])
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


def test_a_match_ends_with_the_final_scores():
    chance = np.random.default_rng(2)
    state = pyspiel.load_game("bastide_match(players=3)").new_initial_state()
    drawn = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, shares = zip(*state.chance_outcomes())
            assert sum(shares) == pytest.approx(1)
            state.apply_action(chance.choice(outcomes, p=shares))
            drawn += 1
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    assert drawn == 71
    assert tuple(state.returns()) == state.position.returns()
    assert sum(reward == 1.0 for reward in state.returns()) <= 1


def test_actions_are_those_of_the_match():
    state = pyspiel.load_game("bastide_match").new_initial_state()
    state.apply_action([tile["name"] for tile in match.tiles()].index("RFr"))
    assert state.legal_actions() == sorted(state.position.legal_actions().tolist())
    for action in state.legal_actions():
        assert state.position.is_legal(state.action_to_string(action))


def test_a_clone_goes_its_own_way():
    state = pyspiel.load_game("bastide_match").new_initial_state()
    state.apply_action(0)
    other = state.clone()
    other.apply_action(other.legal_actions()[0])
    assert state.position.hand == "L"
    assert other.position.hand is None


def test_what_is_seen():
    state = pyspiel.load_game("bastide_match").new_initial_state()
    state.apply_action(0)
    observer = state.get_game().make_py_observer()
    observer.set_from(state, 0)
    assert np.array_equal(observer.dict["tokens"], state.position.tokens())
    assert np.array_equal(observer.dict["globals"], state.position.globals())
    assert "hand L, player 0" in observer.string_from(state, 0)
