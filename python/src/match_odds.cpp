// `bastide.match`: the chances of the draws to come.
#include <algorithm>

#include "bastide/match/odds.h"
#include "python/src/match.h"
#include "python/src/record.h"

namespace bastide::python {
namespace {

using match::Odds;
using match::Position;
using match::RaceOdds;
using match::TileOdds;
using match::WantedTypes;

using SquareOf = std::optional<std::pair<std::int64_t, std::int64_t>>;

WantedTypes types_named(const std::vector<std::string>& names, const char* argument) {
    if (names.empty()) throw InputError(std::string(argument) + ": name a tile, such as ['L', 'LR']");
    WantedTypes types;
    for (const std::string& name : names) types.insert(type_of(name));
    return types;
}

WantedTypes types_on(const Position& position, std::int64_t x, std::int64_t y) {
    const auto coordinate = [](std::int64_t number) {
        return static_cast<int>(within(number, -match::max_distance, match::max_distance, "square"));
    };
    if (const auto types = types_for(position, coordinate(x), coordinate(y))) return *types;
    const auto pair = [](std::int64_t east, std::int64_t south) {
        return '(' + std::to_string(east) + ", " + std::to_string(south) + ')';
    };
    const match::Square open = position.board().open_squares().front().at;
    throw InputError("square: expected an empty square next to a tile, such as " + pair(open.x, open.y) +
                     ", not " + pair(x, y));
}

Odds odds(const PlayedOrPosition& source, const std::optional<std::vector<std::string>>& tiles,
          const SquareOf& square, const std::optional<std::vector<std::string>>& against) {
    const Position& position = position_of(source);
    if (tiles && square) throw InputError("give tiles or a square, not both");
    if (!tiles && !square) {
        if (against) throw InputError("against needs tiles or a square");
        return odds_of_all(position);
    }
    const WantedTypes wanted =
        tiles ? types_named(*tiles, "tiles") : types_on(position, square->first, square->second);
    return odds_of(position, wanted,
                   against ? std::optional(types_named(*against, "against")) : std::nullopt);
}

TupleOf<std::string> names_of(const WantedTypes& types) {
    nb::list names;
    types.for_each([&](std::size_t type) { names.append(match::types[type].name); });
    return TupleOf<std::string>(nb::tuple(names));
}

// The types as numbers, for pickle.
std::vector<std::size_t> numbers_of(const WantedTypes& types) {
    std::vector<std::size_t> numbers;
    types.for_each([&](std::size_t type) { numbers.push_back(type); });
    return numbers;
}

using TileOddsState =
    std::tuple<std::vector<std::size_t>, int, double, std::vector<double>, std::vector<double>>;

TileOddsState state_of(const TileOdds& of) {
    return {numbers_of(of.types), of.left, of.next, of.draws, of.first};
}

TileOdds tile_odds(TileOddsState state) {
    TileOdds odds{{}, std::get<1>(state), std::get<2>(state), std::get<3>(state), std::get<4>(state)};
    for (const std::size_t type : std::get<0>(state)) {
        if (type >= match::type_count) throw InputError("there is no such type of tile");
        odds.types.insert(type);
    }
    return odds;
}

void add_values(nb::module_& room) {
    Record<TileOdds>(room, "TileOdds", "The chances to draw a tile of some types, of which any will do.")
        .pickled(&state_of, &tile_odds)
        .field(
            "tiles", [](const TileOdds& of) { return names_of(of.types); }, "The names of the types.")
        .field(
            "left", [](const TileOdds& of) { return of.left; }, "The number of these tiles that remain.")
        .field(
            "next", [](const TileOdds& of) { return of.next; },
            "The chance that the next draw is one of them, 0 to 1.")
        .field(
            "draws", [](const TileOdds& of) { return tuple_of(of.draws); },
            "The chance of each player to draw at least one.")
        .field(
            "first", [](const TileOdds& of) { return tuple_of(of.first); },
            "The chance of each player to draw the first of them.");
    Record<RaceOdds>(
        room, "RaceOdds",
        "The chances that a player draws one of some tiles before an opponent draws one of others.")
        .pickled([](auto& of) {
            return std::tie(of.player, of.opponent, of.chances.first, of.chances.second, of.chances.neither);
        })
        .field(
            "player", [](const RaceOdds& of) { return of.player; }, "The player, from 0.")
        .field(
            "opponent", [](const RaceOdds& of) { return of.opponent; }, "The opponent, from 0.")
        .field(
            "player_first", [](const RaceOdds& of) { return of.chances.first; },
            "The chance that the player draws one of `tiles` first.")
        .field(
            "opponent_first", [](const RaceOdds& of) { return of.chances.second; },
            "The chance that the opponent draws one of `against` first.")
        .field(
            "neither", [](const RaceOdds& of) { return of.chances.neither; },
            "The chance that neither draws one.");
    Record<Odds>(room, "Odds", "The chances of the draws to come.")
        .pickled([](auto& of) {
            return std::tie(of.draws.remaining, of.draws.players, of.draws.next, of.tiles, of.races);
        })
        .field(
            "remaining", [](const Odds& of) { return of.draws.remaining; },
            "The number of tiles that remain, without the tile in hand.")
        .field(
            "next_player", [](const Odds& of) { return of.draws.next; },
            "The player who draws the next tile, from 0.")
        .field(
            "tiles", [](const Odds& of) { return tuple_of(of.tiles); },
            "A TileOdds for `tiles` and one for `against`, or for each type that remains.")
        .field(
            "races", [](const Odds& of) { return tuple_of(of.races); },
            "With `against`, a RaceOdds for each player and each opponent.");
}

}  // namespace

const Position& position_of(const PlayedOrPosition& source) {
    if (nb::isinstance<Position>(source)) return nb::cast<const Position&>(source);
    if (nb::isinstance<MatchGame>(source)) return nb::cast<const MatchGame&>(source).position();
    refuse_type("position: expected a Game or a Position", source);
}

void add_match_odds(nb::module_& room) {
    add_values(room);
    room.def("odds", &odds, nb::arg("position"), nb::arg("tiles") = nb::none(), nb::kw_only(),
             nb::arg("square") = nb::none(), nb::arg("against") = nb::none(),
             "The chances of the draws to come in a `position`, a Game or Position, like `bastide match "
             "odds`. They count "
             "every order of the remaining tiles, and assume that each tile can be placed when it is "
             "drawn.\n\n`tiles` are names, such as ['L', 'LR'], of which any will do, or `square` (x, y) "
             "stands for the tiles that fit on an empty square. Without both, each type that remains is "
             "listed. `against` adds the race of each player for one of these tiles against another "
             "player who draws one of `against`. Raises Error for an unknown tile, for a square that is not "
             "empty and next to a tile, or for `against` alone.");
}

}  // namespace bastide::python
