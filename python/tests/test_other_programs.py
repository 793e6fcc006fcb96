"""Games of other programs and sites."""

import json
from pathlib import Path

import pytest

from bastide import match

EXAMPLES = Path(__file__).parents[2] / "examples/match"


def test_logs_and_saves_are_read():
    log = match.read((EXAMPLES / "bga-log.json").read_text())
    assert log == match.read((EXAMPLES / "abbey.jcz").read_text())
    assert log.final_scores == (6, 9)


def test_other_points_give_a_warning():
    log = json.loads((EXAMPLES / "bga-log.json").read_text())
    scored = log["data"]["data"][3]["data"][2]["args"]
    assert scored["points"] == 4
    scored["points"] = 5
    with pytest.warns(UserWarning, match="turn 4: Bo scores 4 by the rules, but 5 in the log"):
        match.read(log)
