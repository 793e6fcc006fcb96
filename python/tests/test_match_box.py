"""Boxes of other tiles than those of the base game."""

import pickle

import pytest

from bastide import Error, match

BOX = "start L, L 4, Cc 6, C 1, Rr 5, RFr 4"
LARGE = "L 12, RCr 12, CFc 12, Cc 12, C 12, Rr 12, RFr 12"


def test_settings_have_a_box():
    settings = match.Settings(box="RFr 4, Rr:5, C 1, start L, L 4\nCc 6  # corners")
    assert settings.box == BOX
    assert settings == match.Settings(box=BOX)
    assert settings != match.Settings()
    assert pickle.loads(pickle.dumps(settings)) == settings
    assert match.Settings().box is None


def test_a_game_has_the_tiles_of_its_box():
    game = match.Game("1", settings=match.Settings(box=BOX))
    assert sum(game.left.values()) == 18
    assert game.table[0].tile == "L"
    while not game.is_over:
        game.apply(game.choose("greedy"))
    assert sum(game.left.values()) == 0
    assert match.read(game.save()).settings.box == BOX
    assert match.Position.from_text(game.position.to_text()).settings.box == BOX


@pytest.mark.parametrize(
    ("box", "message"),
    [
        ("RCr 1, L 13", "a box has at most 12 monasteries, not 13"),
        ("L 4", "the box has no start tile RCr: name one of its tiles, as in 'start L'"),
        ("RCr 1, Lx 2", "'Lx' is not a tile"),
    ],
)
def test_an_error_names_the_limit(box, message):
    with pytest.raises(Error, match=message):
        match.Settings(box=box)


def test_tokens_have_room_for_the_base_game():
    settings = match.Settings(box=LARGE)
    assert sum(match.Game("1", settings=settings).left.values()) == 82
    with pytest.raises(Error, match="72 tiles, but the box has 84"):
        match.VecMatch(1, settings=settings)
    match.VecMatch(1, settings=settings, observations=["planes"])
    with pytest.raises(Error, match="the box has no tile C"):
        match.Position(match.Settings(box="RCr 4", start="shuffled"), first="C")
