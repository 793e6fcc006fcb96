"""Every public name of the package for type checkers. Running it checks that the types are correct."""

import warnings
from typing import Any, Literal, assert_type

import numpy as np
from numpy.typing import NDArray

import bastide
from bastide import arrange, caverna, landscape, match, puzzle, solo, tally

PROBLEMS = ""  # read in test_match_study.py
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
    assert_type(map_.warnings, tuple[str, ...])
    assert_type(map_.svg(theme="dark"), str)
    assert_type(landscape.read([[[0, 1, 0, 0, 0], [0, 0, 0, 1, 0]]]).to_puzzle(), puzzle.Puzzle)
    score = landscape.score(b"[[[0,2,1,1,1]]]", corner_cities="split")
    assert_type(score, landscape.Score)
    assert_type(map_.score, landscape.Score)
    assert_type(score.total, int)
    assert_type(score.to_dict(), dict[str, Any])
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
    assert_type(entry.feature, Literal["city", "road", "monastery", "field", "correction"])
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
    solutions = tiles.solve(rotations=True, dimensions=(4, 4), max_nodes=10_000, max_seconds=60)
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
    grade = tiles.grade(rotations=False, dimensions=None, max_nodes=1000)
    assert_type(grade, puzzle.Grade)
    assert_type(grade.difficulty, float)
    assert_type(grade.words, str)
    assert_type(grade.choices, int)
    assert_type(grade.nodes, int)
    assert_type(grade.solutions, int)
    assert_type(grade.is_complete, bool)


def of_solo() -> None:
    game = solo.Game("a", settings=solo.Settings(size=5, roads="plain", dealer="bag", chain_bonus="pairwise"))
    assert_type(solo.read(game.save()), solo.Game)
    assert_type(game.seed, str)
    assert_type(game.settings, solo.Settings)
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
    move = game.choose("planner", simulations=10, seed="1")
    assert_type(game.gain(move), int)
    assert_type(game.apply(move), int)
    assert_type(game.moves, tuple[solo.Move, ...])
    assert_type(game.undo(), bool)
    assert_type(game.redo(), bool)
    assert_type(game.clone(), solo.Game)
    assert_type(game.svg(theme="dark"), str)
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
    for part in (score.roads, score.monasteries, score.cities, score.chains, score.total):
        assert_type(part, int)
    assert_type(solo.dealers()["weighted"], str)
    assert_type(solo.bots()["planner"], str)
    run = solo.run(["random", "planner"], games=2, seed="1", threads=1, simulations=1, settings=solo.Settings(size=3))
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
    assert_type(scores.svg(title="Scores", theme="light"), str)


def of_match() -> None:
    settings = match.Settings(
        players=3, meeples=7, small_city=4, farm=3, fields=True, unplaceable="redraw", start="fixed", box=None
    )
    for count in (settings.players, settings.meeples, settings.small_city, settings.farm):
        assert_type(count, int)
    assert_type(settings.fields, bool)
    assert_type(settings.unplaceable, Literal["redraw", "bottom"])
    assert_type(settings.start, Literal["fixed", "shuffled"])
    assert_type(settings.box, str | None)
    assert_type(match.tiles(), tuple[dict[str, Any], ...])
    game = match.Game(7, settings=settings)
    assert_type(match.read(game.save()), match.Game)
    assert_type(game.seed, str | None)
    assert_type(game.is_over, bool)
    assert_type(game.winners, tuple[int, ...])
    assert_type(game.names, tuple[str, ...])
    assert_type((game.event, game.date), tuple[str | None, str | None])
    assert_type(game.forfeit, match.GameForfeit | None)
    if game.forfeit is not None:
        assert_type((game.forfeit.player, game.forfeit.why), tuple[int, str])
    assert_type(match.Settings(players=np.int64(3)).players, int)
    names: list[str] = ["greedy", "random"]
    assert_type(match.run([match.BotName(name) for name in names], games=np.int64(1)).games, int)
    assert_type(game.clone(), match.Game)
    assert_type(game.resample(np.int64(3)), match.Game)
    of_position(game)
    of_position(game.position)
    assert_type(game.apply(game.legal_moves()[0]), tuple[match.Event, ...])
    assert_type(game.moves, tuple[match.Move, ...])
    assert_type(game.undo(), bool)
    assert_type(game.redo(), bool)
    move = match.Move("RFr", 1, 0, rotation=0, meeple="rE")
    assert_type(move.tile, str)
    for number in (move.x, move.y, move.rotation):
        assert_type(number, int)
    assert_type(move.meeple, str | None)
    while not game.is_over:
        game.apply(game.choose("greedy"))
    assert_type(game.events, tuple[match.Event, ...])
    assert_type(game.to_landscape(), landscape.Landscape)
    assert_type(game.to_tally(), tally.Match)
    assert_type(game.to_jcz(), str)
    event = game.events[-1]
    assert_type(event.kind, Literal["city", "road", "monastery", "field"])
    assert_type(event.complete, bool)
    for number in (event.points, event.tiles, event.pennants, event.cities):
        assert_type(number, int)
    assert_type(event.winners, tuple[int, ...])
    assert_type(event.squares, tuple[tuple[int, int], ...])
    start = match.Position(settings)
    assert_type(start.fits("L"), bool)
    drawn = start.draw("L")
    assert_type(drawn.set_aside(), match.Position)
    assert_type(drawn.after(drawn.legal_moves()[0]), match.Position)
    for word, about in match.bots().items():
        assert_type(about, str)
        assert_type(drawn.choose(word), match.Move)
    assert_type(match.Position.from_text("players 2; tiles RCr 0 0 0").is_over, bool)
    assert_type(match.Move.from_text("RFr 1 0 0 rE"), match.Move)
    run = match.run(["greedy", lambda position: position.legal_moves()[0]], games=2, pairs=True, seed=1, threads=1, keep="records", progress=print)
    assert_type(run.records, tuple[str, ...])
    for forfeit in run.forfeits:
        assert_type(forfeit, match.Forfeit)
        assert_type((forfeit.deal, forfeit.round), tuple[int, int])
        assert_type((forfeit.bot, forfeit.why), tuple[str, str])
    assert_type(run, match.Run)
    assert_type(run.games, int)
    assert_type(run.by_seat, tuple[solo.Distribution, ...])
    bot = run.bots[0]
    assert_type(bot, match.BotResult)
    assert_type(bot.name, str)
    assert_type(bot.forfeits, int)
    assert_type(bot.points, match.Distribution)
    assert_type(bot.interval, tuple[float, float])
    for share in (bot.wins, bot.ahead, bot.ahead_error):
        assert_type(share, float)


def of_study() -> None:
    game = match.Game("study")
    game.apply(game.choose("greedy"))
    review = match.review(game, simulations=0, seed=1, threads=1)
    assert_type(review, match.Review)
    assert_type(review.turning_points, tuple[int, ...])
    assert_type(review.svg(theme="dark", names=["Ann", "Bo"]), str)
    turn = review.turns[0]
    assert_type(turn, match.TurnReview)
    assert_type((turn.turn, turn.player), tuple[int, int])
    assert_type(turn.quality, Literal["best", "good", "inaccuracy", "mistake", "blunder"])
    assert_type(turn.leniency, Literal["none", "uncertain", "decided"])
    assert_type(turn.is_exact, bool)
    for judged in (turn.played, *turn.best):
        assert_type(judged, match.MoveReview)
        assert_type(judged.move, match.Move)
        for number in (judged.lead, judged.error, judged.chance):
            assert_type(number, float)
    for points in (turn.loss, turn.chance_loss, turn.luck, turn.chance_luck):
        assert_type(points, float)
    sums = review.players[0]
    assert_type(sums, match.PlayerReview)
    assert_type(sums.accuracy, float | None)
    for points in (sums.start, sums.luck, sums.lost, sums.others, sums.unforeseen, sums.end):
        assert_type(points, float)
    assert_type(sums.headline, match.Headline | None)
    if sums.headline is not None:
        for part in (sums.headline.lead, sums.headline.luck, sums.headline.play, sums.headline.others, sums.headline.rest):
            assert_type(part, int)
        for since in (sums.headline.behind_since, sums.headline.ahead_since, sums.headline.costliest):
            assert_type(since, int | None)
    adjudication = match.adjudicate(game, simulations=1, placements=0, seed=1)
    assert_type(adjudication, match.Adjudication)
    assert_type(match.adjudicate(game.position).is_exact, bool)
    standing = adjudication.players[0]
    assert_type(standing, match.AdjudicatedPlayer)
    for value in (standing.chance, standing.low, standing.high, standing.expected, standing.expected_error):
        assert_type(value, float)
    drawn = adjudication.tiles[0]
    assert_type(drawn, match.AdjudicatedTile)
    assert_type((drawn.tile, drawn.count), tuple[str, int])
    assert_type(drawn.best[0], match.AdjudicatedMove)
    assert_type((drawn.best[0].move, drawn.best[0].chance), tuple[match.Move, float])
    odds = match.odds(game, ["L", "LR"], square=None, against=["Rr"])
    assert_type(odds, match.Odds)
    assert_type(match.odds(game.position, square=None), match.Odds)
    assert_type((odds.remaining, odds.next_player), tuple[int, int])
    assert_type(odds.tiles[0], match.TileOdds)
    assert_type(odds.tiles[0].tiles, tuple[str, ...])
    assert_type(odds.tiles[0].left, int)
    assert_type(odds.tiles[0].next, float)
    assert_type((odds.tiles[0].draws, odds.tiles[0].first), tuple[tuple[float, ...], tuple[float, ...]])
    assert_type(odds.races[0], match.RaceOdds)
    assert_type((odds.races[0].player, odds.races[0].opponent), tuple[int, int])
    for chance in (odds.races[0].player_first, odds.races[0].opponent_first, odds.races[0].neither):
        assert_type(chance, float)
    for problem in (*match.find_problems(match.Game(deck=["L"]), threads=1, progress=print), *(match.read_problems(PROBLEMS) if PROBLEMS else ())):
        assert_type(problem, match.Problem)
        assert_type(problem.id, str)
        assert_type(
            problem.theme, Literal["join", "block", "field", "free", "ending", "complete", "claim", "build"]
        )
        assert_type(problem.rating, int)
        assert_type(problem.best, match.Move)
        assert_type((problem.lead, problem.error), tuple[float, float])
        assert_type(problem.game, match.Game)
    assert_type(match.find_problems([game, game.save()], player="Player 1", threads=1), tuple[match.Problem, ...])
    assert_type(
        match.find_games([game, game.save()], player="Ada", result="won", event="club", opening=["L 0 1 0 m"]),
        tuple[match.Game | str | bytes | dict[str, Any], ...],
    )
    opening = match.openings([game], after=(), keep=1, simulations=0)[0]
    assert_type(opening, match.Opening)
    assert_type(opening.move, match.Move)
    assert_type((opening.players, opening.games), tuple[int, int])
    assert_type((opening.won, opening.drawn, opening.lost), tuple[int, int, int])
    assert_type(opening.lead, float | None)
    assert_type(opening.expected, float)
    rating = match.ratings([("one", "other", 3, 0, 1)], prior=1)[0]
    assert_type(rating, match.Rating)
    assert_type(rating.name, str)
    assert_type((rating.rating, rating.low, rating.high), tuple[float, float, float])


def of_engine(engine: match.Engine, game: match.Game) -> None:
    with engine as same:
        assert_type(same, match.Engine)
        assert_type(engine.choose(game, move_time=1000, simulations=None, seed=1), match.Move)
    engine.close()
    assert_type(engine.command, str)
    assert_type(engine.is_closed, bool)


def of_position(at: match.Game | match.Position) -> None:
    assert_type(at.settings, match.Settings)
    assert_type(at.players, int)
    assert_type(at.to_move, int)
    assert_type(at.hand, str | None)
    assert_type(at.left, dict[str, int])
    assert_type(at.scores, tuple[int, ...])
    assert_type(at.final_scores, tuple[int, ...])
    assert_type(at.supplies, tuple[int, ...])
    laid = at.table[0]
    assert_type(laid, match.Laid)
    assert_type(laid.tile, str)
    for number in (laid.x, laid.y, laid.rotation):
        assert_type(number, int)
    assert_type(laid.meeple, str | None)
    assert_type(laid.player, int | None)
    assert_type(at.key, int)
    move = at.legal_moves()[0]
    assert_type(at.is_legal(move), bool)
    assert_type(at.why_illegal(str(move)), str)
    assert_type(at.action(move), int)
    assert_type(at.move(np.int32(at.action(move))), match.Move)
    assert_type(at.choose("master", simulations=1, seed=None), match.Move)
    assert_type(at.choose(match.BotName("master:1")), match.Move)
    assert_type(at.to_text(), str)
    assert_type(at.chance_outcomes(), tuple[tuple[str, float], ...])
    assert_type(at.returns(), tuple[float, ...])
    assert at.legal_actions(radius=15).dtype == np.int32
    assert at.action_mask().dtype == np.int8
    assert at.tokens(player=1).shape == (72, 8)
    assert at.globals(player=None).shape == (64,)
    assert at.planes(15, player=0).shape == (54, 31, 31)
    assert_type(at.svg(theme="light", names=["Ann"]), str)
    assert_type(at.text(), str)


def of_vec_match() -> None:
    matches = match.VecMatch(
        2, 1, threads=1, radius=15, observations=["tokens", "globals", "planes"], masks=True, reward="win", illegal="raise"
    )
    matches.reset()
    matches.reset("seed", deal=1)
    assert_type(matches.num_envs, int)
    assert_type(matches.num_actions, int)
    assert_type(matches.seed, str)
    assert_type(matches.game(0), match.Position)
    assert_type(matches.final_position(0), match.Position | None)
    assert_type(matches.episode(0), int)
    assert_type(matches.actions, NDArray[np.int32])
    assert_type(matches.offsets, NDArray[np.int64])
    matches.step(np.array([actions[0] for actions in np.split(matches.actions, matches.offsets[1:-1])], np.int64))
    rewards, terminated, truncated = matches.step(matches.actions[matches.offsets[:-1]])
    assert_type(rewards, NDArray[np.float32])
    assert_type(terminated, NDArray[np.bool_])
    assert_type(truncated, NDArray[np.bool_])
    assert_type(matches.rewards, NDArray[np.float32])
    assert_type(matches.terminated, NDArray[np.bool_])
    assert_type(matches.truncated, NDArray[np.bool_])
    assert_type(matches.final_scores, NDArray[np.int16])
    assert_type(matches.to_move, NDArray[np.int8])
    assert_type(matches.tokens, NDArray[np.int16])
    assert_type(matches.globals, NDArray[np.float32])
    assert_type(matches.planes, NDArray[np.uint8])
    assert_type(matches.masks, NDArray[np.int8])
    assert_type(matches.afterstates(), tuple[NDArray[np.int16], NDArray[np.float32]])


def of_caverna() -> None:
    sheets = caverna.read({"name": "Blue", "dwarfs": 2})
    assert_type(sheets, caverna.Sheets)
    assert_type(sheets.problems(rules="chapter"), tuple[str, ...])
    assert_type(sheets.as_dict(), dict[str, Any])
    assert_type(sheets.svg(rules="chapter", theme="light"), str)
    assert_type(caverna.score(sheets.as_dict(), rules="official", house_rules=True), tuple[caverna.Score, ...])
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
        goods=caverna.PHYSICAL_GOODS, animals=caverna.PHYSICAL_ANIMALS, office_room=True, max_gold=118
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


def of_arrange() -> None:
    problem = arrange.Problem(
        (2, 2),
        tiles="19",
        some=False,
        connected=False,
        border="free",
        sides=[(0, 0, "north", "road")],
        fixed=[(1, 1, "RCr", 2)],
        equal_neighbours=True,
        equal_corners=True,
        apart=["monastery"],
    )
    found = problem.solve(count=2, seed=None, threads=1, max_seconds=60)
    assert_type(found, arrange.Arrangements)
    assert_type(found.maps, tuple[landscape.Landscape, ...])
    assert_type(found.end, Literal["found", "all", "time", "memory"])
    assert_type(found.is_complete, bool)
    assert_type(arrange.Problem("#\n", tiles="1 RCr").count(threads=1, max_seconds=60), int)
    best = problem.best("points", seed=1, threads=1, max_seconds=None)
    assert_type(best, arrange.Best)
    assert_type(best.map, landscape.Landscape | None)
    assert_type(best.value, int | None)
    assert_type(best.bound, int)
    assert_type(best.end, Literal["proved", "none", "time", "memory"])
    assert_type(best.by_counting, bool)
    assert_type(problem.to_dimacs(), str)
    assert_type(problem.why_none(), str | None)
    proof = arrange.Problem((1, 3), tiles=landscape.read([[[1, 0, 0, 0, 0]] * 3]), border="closed").prove(max_seconds=60)
    assert_type(proof, arrange.Proof)
    assert_type(proof.text, str | None)
    assert_type(proof.map, landscape.Landscape | None)
    assert_type(proof.end, Literal["found", "all", "time", "memory"])
    assert_type(
        arrange.compact("1 RCr", border="free", equal_neighbours=True, equal_corners=True, apart=[], count=1, seed=None, threads=1, max_seconds=60),
        arrange.Arrangements,
    )
    assert_type(problem.shape, tuple[int, int] | str)
    assert_type(problem.tiles, str)
    assert_type(problem.some, bool)
    assert_type(problem.connected, bool)
    assert_type(problem.border, Literal["free", "closed", "field", "road", "city"])
    assert_type(problem.sides[0][3], Literal["field", "road", "city"])
    assert_type(problem.fixed[0], tuple[int, int, str, int])
    assert_type(problem.equal_neighbours, bool)
    assert_type(problem.equal_corners, bool)
    assert_type(problem.apart, tuple[Literal["city", "road", "monastery"], ...])


def of_old_names() -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", DeprecationWarning)
        assert_type(landscape.read([[[2, 0, 0, 0, 1]]]).doubts, tuple[str, ...])
        game = solo.Game("a", size=5)
        assert_type(solo.load(game.save()), solo.Game)
        assert_type(match.load(match.Game("a").save()), match.Game)
        assert_type(game.play(game.legal_moves()[0]), int)
        assert_type(game.score.abbeys, int)


for use in (of_old_names, of_the_package, of_landscape, of_tally, of_puzzle, of_solo, of_match, of_study, of_vec_match, of_caverna, of_arrange):
    use()
