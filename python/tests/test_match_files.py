"""What the file of a match holds besides its moves: names, a forfeit, the event and the date."""

import copy
import json
import pickle
from pathlib import Path

import pytest

from bastide import Error, match

HOSTILE = str(Path(__file__).parents[2] / "engines/testing/hostile.sh")
WHY = "no move within 1000 ms"


def forfeited(moves=4, players=2, **members):
    """A game that the player to move forfeits after some moves."""
    game = match.Game("forfeit", settings=match.Settings(players=players))
    for _ in range(moves):
        game.apply(game.choose("greedy"))
    record = json.loads(game.save())
    return match.read(record | {"forfeit": {"seat": game.to_move, "why": WHY}} | members)


def copies(game):
    return [game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game)), match.read(game.save())]


def test_a_file_keeps_names_event_and_date():
    members = {"names": ["Ada", "Bo"], "event": "Club evening", "date": "2026-11-21"}
    game = forfeited(**members)
    for each in [game, *copies(game), game.resample(3)]:
        assert (each.names, each.event, each.date) == (("Ada", "Bo"), "Club evening", "2026-11-21")
        assert {name: json.loads(each.save())[name] for name in members} == members
        assert each.forfeit == game.forfeit
    assert "Ada" in game.svg() and "Ada" in game._repr_svg_() and "Cy" in game.svg(names=["Cy", "Di"])
    assert "Ada" in match.read(_without(game, "forfeit")).to_jcz()


def _without(game, member):
    record = json.loads(game.save())
    del record[member]
    return record


def test_a_new_game_has_none_of_them():
    game = match.Game("plain", settings=match.Settings(players=3))
    assert (game.names, game.event, game.date, game.forfeit) == (("Player 1", "Player 2", "Player 3"), None, None, None)
    assert json.loads(game.save()).keys().isdisjoint(["names", "event", "date", "forfeit"])
    with pytest.raises(AttributeError):
        game.names = ("Ada", "Bo", "Cy")


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("moves", [0, 4, 5])
def test_a_player_who_forfeits_has_lost(players, moves):
    game = forfeited(moves, players)
    loser = moves % players
    assert game.forfeit == match.read(game.save()).forfeit
    assert (game.forfeit.player, game.forfeit.why) == (loser, WHY)
    for each in [game, *copies(game)]:
        assert each.is_over and each == game
        assert loser not in each.winners and each.returns()[loser] == -1.0
        points = [each.final_scores[player] for player in range(players) if player != loser]
        first = tuple(player for player in range(players) if player != loser and each.final_scores[player] == max(points))
        assert each.winners == first
        assert all((each.returns()[player] >= 0) == (player in first) for player in range(players))
        assert repr(each).endswith(f"Player {loser + 1} forfeits: {WHY}>")
        with pytest.raises(Error, match=f"the game is over: Player {loser + 1} forfeits: {WHY}"):
            each.apply(each.legal_moves()[0])
    assert match.Game("forfeit", settings=game.settings).forfeit is None


def test_the_forfeit_comes_after_the_last_move():
    game = forfeited()
    plain = match.read(_without(game, "forfeit"))
    assert game != plain and plain.winners == () and not plain.is_over
    assert game.undo()
    assert (game.forfeit, game.is_over, game.winners) == (None, False, ())
    assert "forfeit" not in json.loads(game.save())
    restored = pickle.loads(pickle.dumps(game))
    assert restored == game
    for each in (game, restored):
        assert each.redo() and each.forfeit.why == WHY and each.is_over
    assert game.undo()
    assert game.resample(1).forfeit is None
    game.apply(game.legal_moves()[0])
    assert game.forfeit is None and not game.is_over


def test_a_finished_game_has_winners():
    for seed in range(10):
        game = match.Game(seed, settings=match.Settings(players=3))
        assert game.winners == ()
        while not game.is_over:
            game.apply(game.choose("random", seed=seed))
        best = max(game.final_scores)
        assert game.winners == tuple(player for player in range(3) if game.final_scores[player] == best)


def test_an_interrupted_game_has_no_winners():
    record = json.loads(match.Game("drawn", settings=match.Settings(players=2)).save())
    del record["seed"]
    game = match.read(record | {"drawn": []})
    assert game.hand is None and game.is_over and game.winners == ()


def test_the_records_of_a_run_show_who_quit():
    run = match.run([f"{HOSTILE} ends", "random"], games=1, pairs=True, keep="records")
    for seat, record in enumerate(run.records):
        game = match.read(record)
        assert game.names[seat] == f"{HOSTILE} ends"
        assert game.forfeit.player == seat and game.forfeit.why == run.forfeits[seat].why
        assert game.winners == (1 - seat,)
        assert match.read(game.save()).save() == game.save() == record


def test_forged_files_are_refused():
    game = forfeited()
    for wrong in ({"seat": 1 - game.forfeit.player, "why": WHY}, {"seat": 9, "why": WHY}):
        with pytest.raises(Error):
            match.read(json.loads(game.save()) | {"forfeit": wrong})
