// `bastide.match`: the judgement of an interrupted game.
#include <limits>
#include <vector>

#include "bastide/match/review/adjudication.h"
#include "python/src/long_work.h"
#include "python/src/match.h"
#include "python/src/record.h"

namespace bastide::python {
namespace {

struct JudgedStanding {
    double chance = 0;
    double low = 0;
    double high = 0;
    double expected = 0;
    double error = 0;
};

struct JudgedNext {
    MatchMove move;
    double chance = 0;
};

struct JudgedTile {
    std::string tile;
    int count = 0;
    std::vector<JudgedNext> best;
};

struct JudgedGame {
    bool is_exact = false;
    std::vector<JudgedStanding> players;
    std::vector<JudgedTile> tiles;
};

JudgedTile judged(const match::AdjudicatedTile& tile) {
    JudgedTile made{std::string(match::types[tile.tile].name), tile.weight, {}};
    for (const match::AdjudicatedMove& each : tile.best)
        made.best.push_back({move_of(each.move), chance_of(each.chance)});
    return made;
}

JudgedGame adjudicate(const PlayedOrPosition& source, std::int64_t simulations, std::int64_t placements,
                      std::int64_t seed) {
    constexpr std::int64_t max_simulations = 1'000'000;
    constexpr std::int64_t max = std::numeric_limits<std::int64_t>::max();
    const match::AdjudicationEffort effort{
        .simulations = within(simulations, 1, max_simulations, "simulations"),
        .ending_placements = within(placements, 0, max, "placements"),
        .seed = static_cast<std::uint64_t>(within(seed, 0, max, "seed"))};
    // Another thread may change the game meanwhile.
    const match::Position position = position_of(source);
    const match::Adjudication found = released([&] { return match::adjudicate(position, effort); });
    JudgedGame made{.is_exact = found.is_exact, .players = {}, .tiles = {}};
    for (std::size_t seat = 0; seat < static_cast<std::size_t>(position.players()); ++seat)
        made.players.push_back({chance_of(found.chances[seat]), chance_of(found.low[seat]),
                                chance_of(found.high[seat]), points_of(found.points[seat]),
                                points_of(found.errors[seat])});
    for (const match::AdjudicatedTile& tile : found.tiles) made.tiles.push_back(judged(tile));
    return made;
}

}  // namespace

void add_match_adjudication(nb::module_& room) {
    Record<JudgedStanding>(room, "AdjudicatedPlayer", "A player's prospects in an interrupted game.")
        .pickled([](auto& of) { return std::tie(of.chance, of.low, of.high, of.expected, of.error); })
        .field(
            "chance", [](const JudgedStanding& of) { return of.chance; },
            "The probability of winning, 0 to 1. A shared victory counts in part.")
        .field(
            "low", [](const JudgedStanding& of) { return of.low; }, "The lower end of its interval.")
        .field(
            "high", [](const JudgedStanding& of) { return of.high; }, "The upper end of its interval.")
        .field(
            "expected", [](const JudgedStanding& of) { return of.expected; }, "The expected final score.")
        .field("expected_error", [](const JudgedStanding& of) { return of.error; }, "Its standard error.");
    Record<JudgedNext>(room, "AdjudicatedMove", "A move of the next turn.")
        .pickled([](auto& of) { return std::tie(of.move, of.chance); })
        .field(
            "move", [](const JudgedNext& of) { return of.move; }, "The move.")
        .field(
            "chance", [](const JudgedNext& of) { return of.chance; },
            "The mover's probability of winning after it, 0 to 1.");
    Record<JudgedTile>(room, "AdjudicatedTile", "A tile of the next turn, and its best moves.")
        .pickled([](auto& of) { return std::tie(of.tile, of.count, of.best); })
        .field(
            "tile", [](const JudgedTile& of) { return of.tile; }, "The name of the tile.")
        .field(
            "count", [](const JudgedTile& of) { return of.count; },
            "The number of such tiles that may be drawn, 1 for the tile in hand.")
        .field(
            "best", [](const JudgedTile& of) { return tuple_of(of.best); },
            "Up to three best moves, the best first.");
    Record<JudgedGame>(room, "Adjudication", "The judgement of an interrupted game.")
        .pickled([](auto& of) { return std::tie(of.is_exact, of.players, of.tiles); })
        .field(
            "is_exact", [](const JudgedGame& of) { return of.is_exact; },
            "True if the rest of the game was searched to the end, for players who play to win.")
        .field(
            "players", [](const JudgedGame& of) { return tuple_of(of.players); },
            "An AdjudicatedPlayer for each player.")
        .field(
            "tiles", [](const JudgedGame& of) { return tuple_of(of.tiles); },
            "An AdjudicatedTile for the tile in hand, or for each type that may be drawn, the likeliest "
            "first.");
    room.def("adjudicate", &adjudicate, nb::arg("position"), nb::kw_only(), nb::arg("simulations") = 4000,
             nb::arg("placements") = 10'000'000, nb::arg("seed") = 1,
             "Judge an interrupted game in a `position`, a Game or Position, like `bastide match "
             "adjudicate`: each player's probability of winning, with an interval that covers the noise of "
             "the simulations and the error of the judgement, the expected final scores, and the best moves "
             "of the next turn. Endings of two players that need at most `placements` are exact. Equal "
             "values of `seed`, 0 or more, give equal results. Takes about five seconds. Raises Error for a "
             "value out of range.");
}

}  // namespace bastide::python
