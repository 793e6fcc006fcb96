"""Runs a few lessons: pytest examples/learning"""

import xml.etree.ElementTree

import pytest

torch = pytest.importorskip("torch")

from bastide import match

import duel
import learn
import selfplay
import value


def test_it_learns_and_plays_what_it_saved(tmp_path):
    learner = learn.Learner(seed=1)
    for _ in range(2):
        learner.lesson()
    assert learner.measure()["random"] > 0.7
    learner.save(tmp_path / "value.pt")
    xml.etree.ElementTree.parse(tmp_path / "value.svg")
    assert duel.duel(duel.load(tmp_path / "value.pt"), "random", pairs=2, seed="test").wins > 0.5


def test_the_same_seed_gives_the_same_net():
    def learned():
        learner = learn.Learner(seed=1)
        learner.lesson()
        return learner.net.parameters()

    assert all(torch.equal(one, other) for one, other in zip(learned(), learned(), strict=True))


def test_targets_change_sides_from_turn_to_turn():
    far, near = (target for _, _, target in reversed(selfplay.with_targets([(None, None, 3.0), (None, None, 5.0)], 8.0)))
    assert near == 8.0
    assert far == pytest.approx(-(0.9 * 8.0 + 0.1 * 5.0))


def test_the_order_of_meeples_does_not_matter():
    torch.manual_seed(1)
    net = value.Value()
    tables = match.VecMatch(8, 1, observations=[])
    for _ in range(20):
        meeples, rest, values = selfplay.valued(net, tables)
        tables.step(tables.actions[selfplay.best(tables, values)])
    assert (meeples > 0).sum() > 0
    with torch.no_grad():
        assert torch.allclose(net(meeples.flip(1), rest), torch.from_numpy(values), atol=1e-4)


@pytest.mark.parametrize("arguments, why", [
    (["--minutes", "0"], "'0' is not above 0"),
    (["--out", "no/such/folder/value.pt"], "there is no folder"),
])
def test_what_is_wrong_is_said(arguments, why, monkeypatch, capsys):
    monkeypatch.setattr("sys.argv", ["learn.py", *arguments])
    with pytest.raises(SystemExit):
        learn.main()
    assert why in capsys.readouterr().err


def test_only_a_checkpoint_is_loaded(tmp_path, monkeypatch, capsys):
    (tmp_path / "value.pt").write_text("no net")
    monkeypatch.setattr("sys.argv", ["duel.py", str(tmp_path / "value.pt")])
    with pytest.raises(SystemExit):
        duel.main()
    assert "is not a checkpoint" in capsys.readouterr().err


def test_maskable_ppo_learns_and_plays_what_it_saved(tmp_path):
    maskable = pytest.importorskip("sb3_contrib").MaskablePPO
    import maskable_ppo

    model = maskable_ppo.learner("random", seed=1)
    before = [each.clone() for each in model.policy.parameters()]
    model.learn(2048)
    assert not all(torch.equal(one, other) for one, other in zip(before, model.policy.parameters(), strict=True))
    model.save(tmp_path / "model")
    saved = maskable.load(tmp_path / "model")
    position = match.Game(1).position
    assert maskable_ppo.player(saved)(position) == maskable_ppo.player(model)(position)
    assert 0 <= maskable_ppo.duel(saved, "random", pairs=2).wins <= 1


def test_logits_are_in_the_order_of_the_actions():
    pytest.importorskip("sb3_contrib")
    import maskable_ppo

    env = maskable_ppo.environment("random")
    side = 2 * maskable_ppo.RADIUS + 1
    board = maskable_ppo.Board(env.observation_space)
    seen = {"planes": torch.zeros(1, 54, side, side), "globals": torch.zeros(1, 64)}
    empty = board(seen)
    seen["planes"][0, :, 4, 9] = 1
    changed = torch.nonzero((board(seen) - empty)[0, : 36 * side * side]).squeeze(1) // 36
    assert {int(square) for square in changed} >= {4 * side + 9}
    assert all(abs(int(square) // side - 4) <= 2 and abs(int(square) % side - 9) <= 2 for square in changed)
