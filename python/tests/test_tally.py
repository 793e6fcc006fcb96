"""Match logs: the table of the documentation, entries by the rules, and invalid logs."""

import xml.etree.ElementTree as ElementTree

import pytest

from bastide import Error, tally

# A log with each kind of entry, scored by the table of docs/tally.md.
EVERY_KIND = "2\n1 city 4\n2 cloister\n1 road 3\n:\n1 field 2\n2 road 6\n1 city 5\n2 cloister 1\n.\n"


def test_standings_are_those_of_the_documentation(examples):
    log = (examples / "tally/evening.log").read_text()
    standings = tally.read(log).standings
    assert [standing.total for standing in standings] == [61, 66, 52, 60]
    assert [standing.rank for standing in standings] == [2, 1, 4, 3]
    assert standings[2].play == {"city": 14, "road": 11, "monastery": 18}
    assert standings[2].final == {"city": 0, "road": 2, "monastery": 7, "field": 0}
    assert tally.standings(log) == standings


def test_entries_score_by_the_rules():
    match = tally.read(EVERY_KIND)
    assert match.players == 2
    assert [entry.points for entry in match.entries] == [8, 9, 3, 6, 6, 5, 2]
    assert [entry.count for entry in match.entries] == [4, None, 3, 2, 6, 5, 1]
    assert [entry.phase for entry in match.entries] == ["play"] * 3 + ["final"] * 4
    assert [entry.line for entry in match.entries] == [2, 3, 4, 6, 7, 8, 9]
    assert match.entries[0].feature == "city"
    assert match.entries[1].player == 2


def test_a_timeline_adds_up_entry_by_entry():
    match = tally.read(EVERY_KIND.encode())
    assert [moment.totals for moment in match.timeline] == [
        (8, 0), (8, 9), (11, 9), (17, 9), (17, 15), (22, 15), (22, 17)
    ]  # fmt: skip
    assert tuple(moment.entry for moment in match.timeline) == match.entries


def test_equal_totals_share_a_rank():
    standings = tally.standings("3\n1 city 1\n3 road 1\n:\n3 road 1\n.\n")
    assert [standing.rank for standing in standings] == [1, 3, 1]


def test_pictures(root, examples):
    match = tally.read((examples / "tally/evening.log").read_text())
    assert match.svg() == (root / "docs/pictures/evening.svg").read_text()
    named = match.svg(theme="dark", width=300, names=["Ann <&>", "", "Bo"])
    texts = {text.strip() for text in ElementTree.fromstring(named).itertext()}
    assert any("Ann <&>" in text for text in texts)
    assert any("Player 2" in text for text in texts)


@pytest.mark.parametrize(
    ("log", "message"),
    [
        ("4\n1 city 1\n5 road 1\n.\n", "3: there is no player '5': players are 1 to 4"),
        ("1\n1 city 1\n1 road 1\n1 field 2\n.\n", "4: a field scores only at the end, after ':'"),
        ("1\n:\n1 cloister 9\n.\n", "3: '9' surrounding tiles: a cloister has 0 to 8"),
    ],
)
def test_bad_logs_are_refused_with_their_line(log, message):
    for read in (tally.read, tally.standings):
        with pytest.raises(Error) as refused:
            read(log)
        assert str(refused.value) == message


EXTENDED = """# Saturday
players Anna Zoë
Anna,Zoë city 2 pennants 1  # fair
Zoë correction -2
"""


def test_an_extended_log_has_names_comments_and_corrections():
    match = tally.read(EXTENDED)
    assert match.names == ("Anna", "Zoë")
    assert match.comments == {1: "Saturday", 3: "fair"}
    assert [(standing.name, standing.total, standing.corrections) for standing in match.standings] == [
        ("Anna", 6, 0), ("Zoë", 4, -2)
    ]  # fmt: skip
    assert [(entry.player, entry.feature, entry.count, entry.pennants, entry.points) for entry in match.entries] == [
        (1, "city", 2, 1, 6), (2, "city", 2, 1, 6), (2, "correction", None, 0, -2)
    ]  # fmt: skip
    assert match.to_extended() == EXTENDED
    assert "Zoë: 4" in match.svg()
    with pytest.raises(Error, match="4: a plain log cannot contain a correction"):
        match.to_plain()


def test_a_plain_log_comes_back_from_an_extended_one():
    match = tally.read(EVERY_KIND)
    assert match.names == () and match.comments == {} and match.standings[0].name is None
    assert tally.read(match.to_extended()).to_plain() == match.to_plain() == EVERY_KIND


@pytest.mark.parametrize("log", ["", "\0", "x", "0\n.\n", "1\n", b"\xff\xfe", "1\n1 city 99999999999999999999\n.\n"])
def test_what_is_no_log(log):
    with pytest.raises(Error):
        tally.read(log)


@pytest.mark.parametrize("bad", [b"\xff", b"\xc3", "\ufffe", "\uffff"])
def test_names_that_xml_cannot_hold_stand_as_replaced(bad):
    for name in (bad, "A" + bad + "B") if isinstance(bad, str) else (bad, b"A" + bad + b"B"):
        picture = ElementTree.fromstring(tally.read("1\n.\n").svg(names=[name]))
        assert any("\ufffd" in text for text in picture.itertext())


def test_names_are_text():
    match = tally.read("1\n.\n")
    assert match.svg(names=["Zoë"]) == match.svg(names=("Zoë".encode(),))
    with pytest.raises(Error, match="a surrogate alone"):
        match.svg(names=["\ud800"])
    with pytest.raises(TypeError, match="expected text, str or bytes, not int"):
        match.svg(names=[1])
    # Control characters are invalid in XML and have no escape.
    assert match.svg(names=["A\0\x1b\nB"]) == match.svg(names=["AB"])


def test_pictures_have_limits():
    with pytest.raises(Error, match="more than 32 players"):
        tally.read("33\n.\n").svg()
    with pytest.raises(Error, match="width: expected a whole number from .*, not 199"):
        tally.read("1\n.\n").svg(width=199)


def test_a_match_kept_whole_has_a_limit():
    with pytest.raises(Error):
        tally.read("1000000\n1 city 1\n2 city 1\n.\n")
    assert len(tally.standings("1000000\n1 city 1\n2 city 1\n.\n")) == 1_000_000
