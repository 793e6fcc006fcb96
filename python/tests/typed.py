"""Every public name of the package as a type checker sees it; run, it shows that the types tell the truth."""

from typing import Any, Literal, assert_type

import bastide
from bastide import caverna, landscape, puzzle, solo, tally

Cell = tuple[()] | tuple[int, int, int, int, int]


def of_the_package() -> None:
    assert_type(bastide.__version__, str)
    try:
        tally.read("")
    except bastide.Error as error:
        wrong: ValueError = error
        assert str(wrong)
        assert_type(error.line, int | None)
        assert_type(error.column, int | None)


def of_landscape() -> None:
    map_ = landscape.read([[[0, 2, 1, 1, 1], []]], corner_cities="joined", strict=False)
    assert_type(map_, landscape.Landscape)
    assert_type(map_.rows, tuple[tuple[Cell, ...], ...])
    assert_type(map_.doubts, tuple[str, ...])
    assert_type(map_.svg(theme="dark"), str)
    score = landscape.score(b"[[[0,2,1,1,1]]]", corner_cities="split")
    assert_type(score, landscape.Score)
    assert_type(map_.score, landscape.Score)
    assert_type(score.total, int)
    assert_type(score.complete["city"], landscape.Line)
    match score.incomplete["road"]:
        case landscape.Line(count, points):
            assert_type(count, int)
            assert_type(points, int)
    feature = map_.features()[0]
    assert_type(feature, landscape.Feature)
    assert_type(feature.kind, Literal["city", "road", "monastery"])
    assert_type(feature.complete, bool)
    assert_type(feature.points, int)
    assert_type(feature.tiles, tuple[tuple[int, int], ...])
    hole = map_.holes(beyond=True)[0]
    assert_type(hole, landscape.Hole)
    assert_type(hole.at, tuple[int, int])
    assert_type(hole.around[0], Literal["field", "road", "city"] | None)
    assert_type(hole.fits, tuple[Cell, ...])
    assert_type(landscape.CATALOGUE[0], tuple[int, int, int, int, int])


def of_tally() -> None:
    match_ = tally.read("2\n1 city 4\n:\n2 field 1\n.\n")
    assert_type(match_, tally.Match)
    assert_type(match_.players, int)
    assert_type(match_.names, tuple[str, ...])
    assert_type(match_.comments, dict[int, str])
    assert_type(match_.to_extended(), str)
    assert_type(match_.to_plain(), str)
    assert_type(match_.svg(theme="light", width=300, names=["Ann", b"Bo"]), str)
    assert_type(match_.entries, tuple[tally.Entry, ...])
    entry = match_.entries[0]
    assert_type(entry.line, int)
    assert_type(entry.phase, Literal["play", "final"])
    assert_type(entry.player, int)
    assert_type(entry.feature, Literal["city", "road", "cloister", "field", "correction"])
    assert_type(entry.count, int | None)
    assert_type(entry.points, int)
    assert_type(entry.pennants, int)
    assert_type(match_.timeline, tuple[tally.Moment, ...])
    assert_type(match_.timeline[0].entry, tally.Entry)
    assert_type(match_.timeline[0].totals, tuple[int, ...])
    assert_type(tally.standings(b"1\n.\n"), tuple[tally.Standing, ...])
    standing = match_.standings[0]
    assert_type(standing.player, int)
    assert_type(standing.total, int)
    assert_type(standing.rank, int)
    assert_type(standing.play["city"], int)
    assert_type(standing.final["field"], int)
    assert_type(standing.name, str | None)
    assert_type(standing.corrections, int)


def of_puzzle() -> None:
    tiles = puzzle.generate(4, seed=b"a", density=0.5, unique=False, rotations=False, dimensions=None)
    assert_type(tiles, puzzle.Puzzle)
    assert_type(puzzle.read(str(tiles)), puzzle.Puzzle)
    assert_type(len(tiles), int)
    assert_type(tiles.tiles[0][0], Literal["road", "city", "pasture"])
    solutions = tiles.solve(rotations=True, dimensions=(4, 4), most_nodes=10_000, most_seconds=60)
    assert_type(solutions, puzzle.Solutions)
    for solution in solutions:
        assert_type(solution, puzzle.Solution)
        assert_type(solution.rows, int)
        assert_type(solution.columns, int)
        assert_type(solution.svg(theme="reader"), str)
        assert_type(solution.placements, tuple[puzzle.Placement, ...])
        assert_type(solution.placements[0].row, int)
        assert_type(solution.placements[0].column, int)
        assert_type(solution.placements[0].degrees, int)
    assert_type(solutions.found, int)
    assert_type(solutions.nodes, int)
    assert_type(solutions.searched, float)
    assert_type(solutions.is_complete, bool)
    assert_type(tiles.count(rotations=False, dimensions=None, threads=1), int)
    grade = tiles.grade(rotations=False, dimensions=None, most_nodes=1000)
    assert_type(grade, puzzle.Grade)
    assert_type(grade.difficulty, float)
    assert_type(grade.words, str)
    assert_type(grade.choices, int)
    assert_type(grade.nodes, int)
    assert_type(grade.solutions, int)
    assert_type(grade.is_complete, bool)


def of_solo() -> None:
    game = solo.Game("a", size=5, roads="plain", dealer="bag", chain_bonus="pairwise")
    assert_type(solo.load(game.save()), solo.Game)
    assert_type(game.seed, str)
    assert_type(game.size, int)
    assert_type(game.roads, Literal["plain", "directed"])
    assert_type(game.dealer, Literal["weighted", "bag", "streak"])
    assert_type(game.chain_bonus, Literal["per-city", "pairwise"])
    assert_type(game.hand, tuple[str, str, str, str])
    assert_type(game.board, tuple[tuple[str | None, ...], ...])
    assert_type(game.turns_to_discard, int)
    assert_type(game.is_over, bool)
    assert_type(game.end, Literal["board full", "no move"] | None)
    assert_type(game.legal_moves(), tuple[solo.Move, ...])
    move = game.choose("greedy", playouts=10, seed="1")
    assert_type(game.gain(move), int)
    assert_type(game.play(move), int)
    assert_type(game.moves, tuple[solo.Move, ...])
    assert_type(game.undo(), bool)
    assert_type(game.redo(), bool)
    assert_type(game.clone(), solo.Game)
    position = game.position
    assert_type(position, solo.Position)
    chosen = position.choose(lambda known: known.legal_moves()[0])
    assert_type(chosen, solo.Move)
    assert_type(position.gain(chosen), int)
    assert_type(solo.Game().seed, str)
    assert_type(solo.Game(17) == game, bool)
    assert_type(solo.DISCARD, solo.Move)
    match solo.Move(hand=0, row=1, column=2):
        case solo.Move(hand, row, column):
            assert_type(hand, int | None)
            assert_type(row, int | None)
            assert_type(column, int | None)
    score = game.score
    assert_type(score, solo.Score)
    for part in (score.roads, score.abbeys, score.cities, score.chains, score.total):
        assert_type(part, int)
    assert_type(solo.dealers()["weighted"], str)
    assert_type(solo.bots()["planner"], str)
    run = solo.run("random", against="greedy", games=2, seed="1", threads=1, playouts=1, size=3)
    assert_type(run, solo.Run)
    assert_type(run.others, solo.Distribution | None)
    assert_type(run.differences, solo.Distribution | None)
    assert_type(run.best_seed, str)
    assert_type(run.board_full, int)
    scores = run.scores
    assert_type(scores, solo.Distribution)
    assert_type(scores.counts, dict[int, int])
    assert_type(scores.count, int)
    assert_type(scores.least, int)
    assert_type(scores.greatest, int)
    assert_type(scores.mean, float)
    assert_type(scores.deviation, float)
    assert_type(scores.quantile(0.5), int)
    assert_type(scores.confidence(), tuple[float, float])


def of_caverna() -> None:
    sheets = caverna.read({"name": "Blue", "dwarfs": 2})
    assert_type(sheets, caverna.Sheets)
    assert_type(sheets.problems(rules="chapter"), tuple[str, ...])
    assert_type(sheets.as_dict(), dict[str, Any])
    score = sheets.score(rules="official", house_rules=True)[0]
    assert_type(score, caverna.Score)
    assert_type(score.name, str)
    assert_type(score.total, int)
    assert_type(score.rank, int)
    line = score.lines[0]
    assert_type(line, caverna.Line)
    assert_type(line.key, str)
    assert_type(line.title, str)
    assert_type(line.points, int)
    assert_type(line.why, str)
    best = sheets.best(rules="official", house_rules=False)[0]
    assert_type(best, caverna.Best)
    assert_type(best.gain, int)
    assert_type(best.after, caverna.Sheets)
    for exchange in best.exchanges:
        assert_type(exchange, caverna.Exchange)
        assert_type(exchange.tile, str)
        assert_type(exchange.times, int)
    greatest = caverna.greatest(
        goods=caverna.PHYSICAL_GOODS, animals=caverna.PHYSICAL_ANIMALS, office_room=True, most_gold=118
    )
    assert_type(greatest, caverna.Maximum)
    assert_type(greatest.total, int)
    assert_type(greatest.board, caverna.Sheets)
    assert_type(greatest.picture, str)
    zone = greatest.zones[0]
    assert_type(zone, caverna.Zone)
    assert_type(zone.room, str)
    assert_type(zone.animal, str)
    assert_type(zone.count, int)
    assert_type(caverna.least(begging_markers=1), caverna.Sheets)
    each = caverna.doing_nothing()[0]
    assert_type(each, caverna.DoingNothing)
    for number in (each.players, each.seat, each.food, each.wanted, each.total):
        assert_type(number, int)
    assert_type(each.derivation, str)
    assert_type(caverna.tiles(), tuple[dict[str, Any], ...])


for use in (of_the_package, of_landscape, of_tally, of_puzzle, of_solo, of_caverna):
    use()
