"""Collected games: the games that fit, their first moves, and the problems that a player did not solve."""

import json
import pickle

import pytest

from bastide import Error, match

def file_of(game, names, **members):
    return json.dumps(json.loads(game.save()) | {"names": names} | members)


def played(first, tiles, settings=match.Settings()):
    """A game of a short deck that begins with some moves."""
    game = match.Game(deck=tiles, settings=settings)
    for move in first:
        game.apply(move)
    while not game.is_over:
        game.apply(game.legal_moves()[0])
    return game


@pytest.fixture(scope="module")
def games():
    """Three games of two players, the third forfeited, and one game of three."""
    forfeited = match.Game(deck=["L", "RFr", "C"])
    forfeited.apply("L 0 1 0 m")
    games = [
        file_of(played(["L 0 1 0 m"], ["L", "RFr", "C"]), ["Ada", "Ben"], event="Club evening"),
        file_of(played(["L 0 1 0 -"], ["L", "RFr"]), ["ben", "Ada"]),
        file_of(forfeited, ["Cleo", "Ada"], forfeit={"seat": 1, "why": "late"}),
        file_of(played([], ["RRR"], match.Settings(players=3)), ["Ada", "Ben", "Cleo"]),
    ]
    scores = match.read(games[0]).final_scores
    assert scores[0] > scores[1]
    return games


def test_games_of_a_player(games):
    assert match.find_games(games) == tuple(games)
    assert match.find_games(games, player="cleo") == tuple(games[2:])
    assert match.find_games(games, player="Ada", result="won") == (games[0],)
    assert match.find_games(games, player="Nobody") == ()
    assert match.find_games(games, event="CLUB") == (games[0],)
    assert match.find_games(games, opening=["L 0 1 0 m"]) == (games[0], games[2])
    # A monastery looks the same from all sides.
    assert match.find_games(games, opening=[match.Move("L", 0, 1, 2, "m")]) == (games[0], games[2])
    second = match.read(games[0]).moves[1]
    assert match.find_games(games, opening=["L 0 1 0 m", second]) == (games[0],)
    assert match.find_games(games, player="Ada", result="lost") == (games[2],)
    assert match.find_games([]) == match.openings([]) == ()


def test_what_is_found_is_what_was_given(games):
    game, as_dict = match.Game("a"), json.loads(games[0])
    given = [game, as_dict, games[0].encode()]
    assert match.find_games(given) == tuple(given)
    assert match.find_games(given, player="Ada") == (as_dict, games[0].encode())
    assert match.find_games(given, player="Player 2")[0] is game
    assert match.find_games([game], result="won") == ()  # not finished


def test_openings(games):
    found = match.openings(games, simulations=0)
    assert [(str(row.move), row.players, row.games) for row in found][0] == ("L 0 1 0 m", 2, 2)
    first = found[0]
    assert (first.won, first.drawn, first.lost) == (2, 0, 0)
    leads = [one - other for one, other in (match.read(games[i]).final_scores for i in (0, 2))]
    assert first.lead == sum(leads) / 2
    assert found == match.openings(games, simulations=0)
    assert {row.players for row in found} == {2, 3}
    assert len(match.openings(games, keep=1, simulations=0)) == 1
    assert pickle.loads(pickle.dumps(found)) == found
    open_game = match.Game("open")
    open_game.apply(open_game.choose("easy"))
    (row,) = match.openings([open_game], simulations=0)
    assert (row.games, row.won, row.drawn, row.lost, row.lead) == (1, 0, 0, 0, None)
    after = match.openings(games, after=["L 0 1 0 m"], simulations=0)
    assert [row.games for row in after] == [1]
    assert [row.move.tile for row in after] == ["RFr"]


def test_openings_are_those_of_the_command(games, tmp_path, command, monkeypatch):
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    for i, game in enumerate(games):
        (tmp_path / f"{i}.json").write_text(game)
        command("match", "import", "--save", str(tmp_path / f"{i}.json"))
    listed = json.loads(command("match", "openings", "--json", "--simulations", "0"))["openings"]
    for row, theirs in zip(match.openings(games, simulations=0), listed, strict=True):
        assert str(row.move) == theirs["move"]
        assert [row.players, row.games, row.won, row.drawn, row.lost] == [theirs[name] for name in ("players", "games", "won", "drawn", "lost")]
        assert row.lead == pytest.approx(theirs.get("lead"), abs=0.01)
        assert row.expected == pytest.approx(theirs["expected"], abs=0.01)
    won = json.loads(command("match", "games", "--player", "Ada", "--result", "won", "--json"))
    assert len(won["games"]) == len(match.find_games(games, player="Ada", result="won"))


def test_mistakes_of_a_player(examples):
    """Of two games at the same problem, Ada played another move in one, and Ben the best in the other."""
    (problem,) = match.read_problems((examples / "match/problems.json").read_text())[:1]
    position = problem.game.position
    found = [str(move) for move in position.legal_moves() if move != problem.best]
    games = []
    for name, move in (("Ada", found[0]), ("Ben", problem.best)):
        game = match.Game("mistakes", position=position)
        game.apply(move)
        names = ["One", "Other"]
        names[position.to_move] = name
        games.append(file_of(game, names))
    everything = match.find_problems(games)
    assert [each.best for each in everything] == [problem.best, problem.best]
    assert everything == match.find_problems(games, threads=2) == (*match.find_problems(games[0]), *match.find_problems(match.read(games[1])))
    assert match.find_problems(tuple(games), player="ada") == everything[:1]
    assert match.find_problems(games, player="Ben") == ()


def test_mistakes_in_calls(games):
    with pytest.raises(Error, match=r"games\[1\]: 1:2: this is not JSON"):
        match.find_games([games[0], "{,"])
    with pytest.raises(Error) as raised:
        match.openings(["", "{}"])
    assert raised.value.line
    with pytest.raises(Error, match="result: expected one of won, drawn, lost, not 'win'"):
        match.find_games(games, result="win")
    with pytest.raises(Error, match="player: expected a text that is not empty, or None"):
        match.find_games(games, player="")
    with pytest.raises(Error, match="simulations: expected a whole number from 0 to 10000, not -1"):
        match.openings(games, simulations=-1)
    with pytest.raises(Error, match="none of the games has the player 'Nobody'"):
        match.find_problems(games, player="Nobody")
    with pytest.raises(TypeError, match="expected a Move or its text"):
        match.find_games(games, opening=[5])
    with pytest.raises(TypeError):
        match.find_games(games[0])
