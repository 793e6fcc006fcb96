"""The observations of a match: legal actions, masks, tokens and planes."""

import random

import numpy as np
import pytest

from bastide import Error, match

SIDES = "NESW"
TILES = {tile["name"]: tile for tile in match.tiles()}


def positions(seed, settings=None, games=2):
    chance = random.Random(seed)
    for number in range(games):
        game = match.Game(f"{seed}-{number}", settings=settings or match.Settings())
        while not game.is_over:
            yield game
            game.apply(chance.choice(game.legal_moves()))


@pytest.mark.parametrize("radius", [1, 4, 15, 71])
def test_the_mask_is_the_legal_moves(radius):
    for game in positions(1, games=1):
        moves = [move for move in game.legal_moves() if max(abs(move.x), abs(move.y)) <= radius]
        actions = game.legal_actions(radius)
        assert [game.action(move, radius) for move in moves] == list(actions)
        assert [game.move(action, radius) for action in actions] == moves
        mask = game.action_mask(radius)
        assert mask.dtype == np.int8
        assert actions.dtype == np.int32
        assert mask.shape == (36 * (2 * radius + 1) ** 2,)
        assert np.array_equal(np.flatnonzero(mask), np.sort(actions))
        assert set(np.unique(mask)) <= {0, 1}


def test_an_action_is_the_number_that_is_documented():
    for game in positions(2, games=1):
        for move in game.legal_moves():
            number = game.action(move)
            cell, rest = divmod(number, 36)
            assert divmod(cell, 31) == (move.y + 15, move.x + 15)
            assert rest // 9 == move.rotation
            assert (rest % 9 == 0) == (move.meeple is None)
            assert game.is_legal(number)
            assert game.is_legal(move)
            assert game.why_illegal(number) == ""


def test_every_number_is_legal_or_says_why_not():
    chance = random.Random(3)
    for game in positions(3, games=1):
        legal = set(game.legal_actions())
        for number in chance.sample(range(34596), 100):
            if number not in legal and not game.is_legal(number):
                assert game.why_illegal(number)
                before = game.clone()
                with pytest.raises(Error):
                    game.apply(number)
                assert game == before


def test_tokens_and_globals_say_what_lies_there():
    names = list(TILES)
    for game in positions(4, match.Settings(players=3)):
        tokens, globals_ = game.tokens(), game.globals()
        table = game.table
        mover = game.to_move
        assert (tokens.shape, tokens.dtype, globals_.shape, globals_.dtype) == ((72, 8), np.int16, (64,), np.float32)
        for row, tile in zip(tokens, table, strict=False):
            assert names[row[0] - 1] == tile.tile
            assert tuple(row[1:4]) == (tile.x, tile.y, tile.rotation)
            assert row[4] == (0 if tile.player is None else 1 + (tile.player - mover) % 3)
        assert not tokens[len(table) :].any()
        order = [(mover + seat) % 3 for seat in range(3)]
        assert list(globals_[:3]) == [game.scores[player] for player in order]
        assert list(globals_[6:9]) == [game.supplies[player] for player in order]
        assert names[int(np.argmax(globals_[12:36]))] == game.hand
        assert list(globals_[36:60]) == [game.left[name] for name in names]
        assert list(globals_[60:64]) == [sum(game.left.values()), 3, mover, len(table)]


def test_a_position_shows_what_its_game_shows():
    for game in positions(5, games=1):
        position = game.position
        for one, other in (
            (game.tokens(), position.tokens()),
            (game.planes(), position.planes()),
            (game.globals(), position.globals()),
            (game.action_mask(5), position.action_mask(5)),
        ):
            assert np.array_equal(one, other)
        assert game.key == position.key


def turned_words(meeple):
    """'cN' becomes 'cE', 'fNL' 'fEL'."""
    if meeple is None or meeple == "m":
        return meeple
    return meeple[0] + SIDES[(SIDES.index(meeple[1]) + 1) % 4] + meeple[2:]


def turned(move):
    return match.Move(move.tile, -move.y, move.x, (move.rotation + 1) % 4, turned_words(move.meeple))


def turned_planes(planes, hand):
    """The planes of the same board after a clockwise quarter turn."""
    rotated = np.rot90(planes, -1, axes=(1, 2))
    pairs = ["NE", "NS", "NW", "ES", "EW", "SW"]
    order = np.arange(54)
    for first in (1, 5, 23, 36):
        for side in range(4):
            order[first + (side + 1) % 4] = first + side
    for first in (11, 17):
        for number, pair in enumerate(pairs):
            after = {SIDES[(SIDES.index(side) + 1) % 4] for side in pair}
            order[first + next(i for i, each in enumerate(pairs) if set(each) == after)] = first + number
    for first in (28, 41):
        for half in range(8):
            order[first + (half + 2) % 8] = first + half
    distinct = len(TILES[hand]["rotations"])
    for rotation in range(distinct):
        order[50 + (rotation + 1) % distinct] = 50 + rotation
    return rotated[order]


@pytest.mark.parametrize("seed", range(4))
def test_a_turned_table_looks_turned(seed):
    chance = random.Random(seed)
    deck = [name for name, tile in TILES.items() for _ in range(tile["count"])]
    deck.remove("L")
    chance.shuffle(deck)
    # The first tile looks the same from all sides.
    game, other = (match.Game(deck=["L", *deck], settings=match.Settings(start="shuffled")) for _ in range(2))
    while not game.is_over:
        assert np.array_equal(other.planes(), turned_planes(game.planes(), game.hand))
        tokens, laid = game.tokens(), len(game.table)
        tokens[:, [1, 2]] = np.column_stack([-tokens[:, 2], tokens[:, 1]])
        tokens[1:laid, 3] = (tokens[1:laid, 3] + 1) % 4
        assert np.array_equal(other.tokens(), tokens)
        assert np.array_equal(other.globals(), game.globals())
        assert sorted(other.action(turned(move)) for move in game.legal_moves()) == sorted(other.legal_actions())
        move = chance.choice(game.legal_moves())
        game.apply(move)
        other.apply(turned(move))
        assert game.scores == other.scores
        assert game.final_scores == other.final_scores


def test_arrays_are_the_callers_own():
    game = match.Game("own")
    for array in (game.tokens(), game.planes(), game.globals(), game.action_mask(), game.legal_actions()):
        assert array.flags.writeable
        assert array.flags.c_contiguous
        array[...] = 1
    assert np.array_equal(game.tokens(), match.Game("own").tokens())


@pytest.mark.parametrize("players", [2, 3, 5])
def test_each_player_sees_the_others_in_turn_order(players):
    for game in positions(7, match.Settings(players=players), games=1):
        for view in (game, game.position):
            assert np.array_equal(view.tokens(), view.tokens(player=game.to_move))
            assert np.array_equal(view.globals(), view.globals(player=game.to_move))
            assert np.array_equal(view.planes(), view.planes(player=game.to_move))
        for player in range(players):
            tokens, numbers, planes = game.tokens(player=player), game.globals(player=player), game.planes(player=player)
            for row, tile in zip(tokens, game.table, strict=False):
                assert row[4] == (0 if tile.player is None else 1 + (tile.player - player) % players)
            turned = [(player + seat) % players for seat in range(players)]
            assert list(numbers[:players]) == [game.scores[seat] for seat in turned]
            assert list(numbers[6 : 6 + players]) == [game.supplies[seat] for seat in turned]
            assert numbers[12:36].sum() == 1 + (game.to_move - player) % players
            assert numbers[62] == player
            owners = {tile.player for tile in game.table} - {None}
            assert planes[23:36].any() == (player in owners)
            assert set(np.unique(planes[36:49])) - {0} == {(owner - player) % players for owner in owners - {player}}
    for wrong in (-1, players):
        with pytest.raises(Error, match="player: expected a whole number from 0 to"):
            game.tokens(player=wrong)
