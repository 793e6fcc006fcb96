"""The match: its rules through action numbers, scoring, and games as values."""

import copy
import itertools
import json
import pickle
import random

import pytest

from bastide import Error, match

# The sequences of docs/perft.md: paths with meeples, and the sums of the scores at each depth, during play and with the final
# scoring.
PERFT = {
    "RFr C Rr CFC RRR L": (
        [12, 267, 9682],
        [(0, 0, 5, 0), (0, 48, 150, 168), (0, 2480, 11128, 7166)],
    ),
    "Cc CFc+ CC CFC Ccc C": (
        [12, 180, 7368],
        [(0, 0, 6, 0), (0, 0, 124, 106), (2808, 528, 13572, 5556)],
    ),
    # The second tile may fit nowhere.
    "C Cccc+ L CC Rr CFC": (
        [12, 36, 207],
        [(4, 0, 10, 0), (4, 0, 22, 45), (48, 0, 361, 282)],
    ),
    "LR L RCr CFc Cc RRRR": (
        [20, 154, 5736],
        [(0, 0, 17, 0), (0, 0, 192, 152), (528, 0, 12692, 7232)],
    ),
}


def played_out(game, chance):
    while not game.is_over:
        game.apply(int(chance.choice(game.legal_actions())))
    return game


def paths(position, tiles):
    """The positions after the tiles, by action numbers. A tile that fits nowhere is set aside."""
    if not tiles:
        yield position
        return
    drawn = position.draw(tiles[0])
    if drawn.fits(tiles[0]):
        for action in drawn.legal_actions():
            yield from paths(drawn.after(action), tiles[1:])
    else:
        yield from paths(drawn.set_aside(), tiles[1:])


@pytest.mark.parametrize("sequence", PERFT)
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_perft(sequence, depth):
    ends = [(*end.scores, *end.final_scores) for end in paths(match.Position(), sequence.split()[:depth])]
    counts, sums = PERFT[sequence]
    assert len(ends) == counts[depth - 1]
    assert tuple(map(sum, zip(*ends, strict=True))) == sums[depth - 1]


def test_perft_of_a_game_with_a_deck_that_takes_moves_back():
    sequence = "RFr C Rr CFC RRR L".split()

    def count(game, depth):
        actions = game.legal_actions()
        if depth == 1:
            return len(actions)
        total = 0
        for action in actions:
            game.apply(action)
            total += count(game, depth - 1)
            assert game.undo()
        return total

    game = match.Game(deck=sequence)
    assert [count(game, depth) for depth in (1, 2, 3, 4)] == [12, 267, 9682, 152282]
    assert game.position == match.Game(deck=sequence).position


@pytest.mark.parametrize("players", [2, 3, 6])
def test_events_add_up_to_the_final_scores(players):
    settings = match.Settings(players=players, meeples=4)
    for seed in range(5):
        game = played_out(match.Game(seed, settings=settings), random.Random(seed))
        points = [0] * players
        for event in game.events:
            for winner in event.winners:
                points[winner] += event.points
        assert tuple(points) == game.final_scores
        during = [sum(event.points for event in game.events if event.complete and player in event.winners) for player in range(players)]
        assert tuple(during) == game.scores
        assert len(game.moves) + 1 == len(game.table)


def test_the_returns_say_who_won():
    for seed in range(20):
        game = played_out(match.Game(seed, settings=match.Settings(players=3)), random.Random(seed))
        best = max(game.final_scores)
        shared = game.final_scores.count(best) > 1
        expected = tuple(-1.0 if each < best else 0.0 if shared else 1.0 for each in game.final_scores)
        assert game.returns() == expected


def test_what_apply_gives_is_what_a_move_paid():
    game, chance = match.Game("paid"), random.Random(1)
    while not game.is_over:
        before = game.scores
        events = game.apply(chance.choice(game.legal_moves()))
        for player in range(2):
            assert game.scores[player] - before[player] == sum(each.points for each in events if player in each.winners)


def test_a_move_an_action_and_their_text_are_one():
    one, other, third = (match.Game("alike") for _ in range(3))
    chance = random.Random(2)
    while not one.is_over:
        move = chance.choice(one.legal_moves())
        number = one.action(move)
        assert one.move(number) == move
        assert one.apply(move) == other.apply(number) == third.apply(str(move))
        assert one == other == third


def test_chance_is_told_as_it_is():
    game, chance = match.Game("chance"), random.Random(3)
    while not game.is_over:
        outcomes = dict(game.chance_outcomes())
        left = sum(game.left.values())
        assert outcomes == {tile: count / left for tile, count in game.left.items() if count}
        assert game.left.get(game.hand) is not None
        game.apply(chance.choice(game.legal_moves()))
    assert game.hand is None
    assert sum(game.left.values()) == 0


def test_resampling_changes_only_what_nobody_knows():
    game, chance = match.Game("known"), random.Random(4)
    for _ in range(30):
        game.apply(chance.choice(game.legal_moves()))
    others = [game.resample(seed) for seed in range(20)]
    assert all(other.position == game.position and other.moves == game.moves for other in others)
    assert game.resample(7) == game.resample(7)
    move = game.legal_moves()[0]
    assert len({after.hand for after in others if after.apply(move) is not None}) > 3
    assert game.moves == others[0].moves[:-1]


def test_a_seed_is_an_int_or_text_or_chance():
    assert match.Game(17) == match.Game("17") == match.Game(b"17")
    assert match.Game().seed != match.Game().seed
    assert match.Game(deck=["L"]).seed is None
    assert match.Game("a") != match.Game("b")
    assert match.Game("a") != match.Game("a", settings=match.Settings(players=3))


def test_saved_matches():
    game = played_out(match.Game("saved", settings=match.Settings(unplaceable="bottom")), random.Random(5))
    text = game.save()
    assert match.read(text) == match.read(json.loads(text)) == match.read(text.encode()) == game


def test_copies_go_their_own_way():
    game = match.Game("copies")
    game.apply(game.legal_moves()[0])
    game.apply(game.legal_moves()[0])
    game.undo()
    for again in (game.clone(), copy.copy(game), copy.deepcopy(game), pickle.loads(pickle.dumps(game))):
        assert again == game
        assert again.redo()
        assert again != game
        again.apply(again.legal_moves()[-1])
    assert len(game.moves) == 1


def test_pictures_and_text():
    game = played_out(match.Game("seen"), random.Random(6))
    assert game.svg().startswith("<svg")
    assert game._repr_svg_() == game.svg() == game.position.svg()
    assert "Ann" in game.svg(names=["Ann", "Bo"], theme="dark")
    assert str(game) == game.text() == str(game.position)


def test_bots_choose_legal_moves_and_the_same_for_a_seed():
    game = match.Game("bots")
    for _ in range(6):
        for bot in match.bots():
            budget = {"simulations": 20} if bot in ("rollouts", "uct", "master") else {}
            move = game.choose(bot, **budget, seed=9)
            assert move in game.legal_moves()
            assert move == game.choose(bot, **budget, seed=b"9") == game.position.choose(bot, **budget, seed="9")
        game.apply(move)


def test_a_bot_may_be_any_callable():
    def first(position):
        return position.legal_moves()[0]

    class Number:
        def __call__(self, position):
            return position.legal_actions()[-1]

    game = match.Game("mine")
    assert game.choose(first) == game.legal_moves()[0]
    assert game.action(game.choose(Number())) == game.legal_actions()[-1]
    assert str(game.choose(lambda position: str(first(position)))) == str(game.legal_moves()[0])
    run = match.run([first, Number(), "random"], games=4, pairs=True, seed=3)
    assert run.games == 12
    assert [bot.name for bot in run.bots] == ["first", "Number", "random"]
    assert run == match.run([first, Number(), "random"], games=4, pairs=True, seed=3)


def test_a_run_is_the_same_for_any_number_of_threads():
    one = match.run(["random", "greedy"], games=12, pairs=True, seed="t")
    for threads in (0, 2, 5):
        assert match.run(["random", "greedy"], games=12, pairs=True, seed="t", threads=threads) == one
    weak, strong = one.bots
    assert strong.wins > 0.8
    assert weak.wins + strong.wins == pytest.approx(1)
    assert strong.interval[0] < strong.wins <= strong.interval[1] + 1e-9


def test_positions_are_values():
    game = match.Game("values")
    before = game.position
    game.apply(game.legal_moves()[3])
    after = game.position
    assert before != after
    assert {before, after, match.Game("values").position} == {before, after}
    assert before == match.Game("values").position
    assert copy.copy(after) is after


def test_decks_of_all_lengths():
    for length in range(4):
        game = match.Game(deck=["RRRR", "CC", "L"][:length])
        played_out(game, random.Random(7))
        assert len(game.table) <= length + 1
        assert sum(game.left.values()) == 0
    assert match.Game(deck=["RRRR", "L", "L"]).left["L"] == 2
    assert sum(match.Game(deck=["L"]).left.values()) == 0
    full = list(itertools.chain.from_iterable([tile["name"]] * tile["count"] for tile in match.tiles()))
    full.remove("RCr")
    assert len(full) == 71
    assert sum(match.Game(deck=full).left.values()) == 70
    with pytest.raises(Error, match="the deck has the tile RCr 4 times, but there are only 3 to draw"):
        match.Game(deck=[*full, "RCr"])


def test_games_that_begin_in_a_position():
    text = "players 2; tiles RCr 0 0 0 cN 1; scores 3 9; turn 1; hand L; left RRR 1, LR 2"
    position = match.Position.from_text(text)
    game = match.Game("seed", position=position)
    assert game.position == position and game.to_move == 1
    game.apply(game.legal_moves()[0])
    assert match.read(game.save()).moves == game.moves
    short = match.Game(deck=["LR"], position=position)
    while not short.is_over:
        short.apply(short.choose("random"))
    assert len(short.moves) == 2
    with pytest.raises(Error, match="the deck has the tile C 1 time, but there are only 0 to draw"):
        match.Game(deck=["C"], position=position)
    with pytest.raises(Error, match="other players or options"):
        match.Game(position=position, settings=match.Settings(players=3))


def test_saves_of_jcloisterzone_read_back():
    game = match.Game("jcz")
    while not game.is_over:
        game.apply(game.choose("greedy"))
    assert match.read(game.to_jcz()).moves == game.moves
    with pytest.raises(Error, match="JCloisterZone has no such game"):
        match.Game("jcz", settings=match.Settings(farm=1)).to_jcz()
