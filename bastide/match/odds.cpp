#include "bastide/match/odds.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "bastide/base/require.h"
#include "bastide/match/oriented_tile.h"

namespace bastide::match {
namespace {

void check(const DrawOrder& draws, const bastide::detail::Where& where = bastide::detail::Where::current()) {
    require(draws.remaining >= 0 && std::cmp_less_equal(draws.remaining, max_tiles),
            "there are 0 to 84 tiles", draws.remaining, where);
    require(draws.players >= min_players && draws.players <= max_players, "there are 1 to 6 players",
            draws.players, where);
    require(draws.next >= 0 && draws.next < draws.players, "a player draws next", draws.next, where);
}

int drawer(const DrawOrder& draws, int draw) {
    return (draws.next + draw) % draws.players;
}

// The numbers of tiles of a race that were drawn without ending it.
struct Drawn {
    int only_first;
    int only_second;
    int both;
};

// The chances of all numbers of tiles drawn so far, while the race is open.
class OpenRaces {
  public:
    explicit OpenRaces(const RaceTiles& tiles)
        : tiles_(tiles), chances_(sizes(tiles.only_first) * sizes(tiles.only_second) * sizes(tiles.both)) {}

    double& at(const Drawn& drawn) {
        const auto place = [](int count) { return static_cast<std::size_t>(count); };
        return chances_[(place(drawn.only_first) * sizes(tiles_.only_second) + place(drawn.only_second)) *
                            sizes(tiles_.both) +
                        place(drawn.both)];
    }

    template <class Visit>
    void for_each(const Visit& visit) {
        for (int a = 0; a <= tiles_.only_first; ++a) {
            for (int b = 0; b <= tiles_.only_second; ++b) {
                for (int both = 0; both <= tiles_.both; ++both) {
                    const Drawn drawn{a, b, both};
                    if (const double chance = at(drawn); chance > 0) visit(drawn, chance);
                }
            }
        }
    }

  private:
    // The possible numbers of drawn tiles.
    static std::size_t sizes(int count) { return static_cast<std::size_t>(count) + 1; }

    RaceTiles tiles_;
    std::vector<double> chances_;
};

int count_left(const Position& position, const WantedTypes& types) {
    int count = 0;
    types.for_each([&](std::size_t type) { count += position.remaining(static_cast<Type>(type)); });
    return count;
}

TileOdds odds_of_types(const Position& position, const WantedTypes& types) {
    const DrawOrder draws = draws_of(position);
    const int left = count_left(position, types);
    TileOdds odds{types, left, chance_of_any(draws, left, std::min(1, draws.remaining)), {}, {}};
    const auto first = chances_to_be_first(draws, left);
    for (int player = 0; player < draws.players; ++player) {
        odds.draws.push_back(chance_of_any(draws, left, draws_of_player(draws, player)));
        odds.first.push_back(first[static_cast<std::size_t>(player)]);
    }
    return odds;
}

std::vector<RaceOdds> races_of(const Position& position, const WantedTypes& wanted,
                               const WantedTypes& against) {
    const int both = count_left(position, wanted & against);
    const RaceTiles tiles{count_left(position, wanted) - both, count_left(position, against) - both, both};
    std::vector<RaceOdds> races;
    for (int player = 0; player < position.players(); ++player) {
        for (int opponent = 0; opponent < position.players(); ++opponent) {
            if (player != opponent)
                races.push_back({player, opponent, race(draws_of(position), tiles, player, opponent)});
        }
    }
    return races;
}

}  // namespace

DrawOrder draws_of(const Position& position) {
    // A tile in hand that fits nowhere is set aside, and the same player draws again.
    const int holds = position.tile() != no_tile && position.fits_somewhere(position.tile()) ? 1 : 0;
    return {position.remaining(), position.players(), (position.to_move() + holds) % position.players()};
}

int draws_of_player(const DrawOrder& draws, int player) {
    check(draws);
    require(player >= 0 && player < draws.players, "the player is in the game", player);
    const int before = (player - draws.next + draws.players) % draws.players;
    return draws.remaining <= before ? 0 : (draws.remaining - before - 1) / draws.players + 1;
}

double chance_of_any(const DrawOrder& draws, int wanted, int drawn) {
    check(draws);
    require(wanted >= 0 && wanted <= draws.remaining, "the wanted tiles remain", wanted);
    require(drawn >= 0 && drawn <= draws.remaining, "that many tiles remain", drawn);
    double none = 1;
    for (int i = 0; i < drawn; ++i)
        none *= static_cast<double>(std::max(0, draws.remaining - wanted - i)) / (draws.remaining - i);
    return 1 - none;
}

std::array<double, max_players> chances_to_be_first(const DrawOrder& draws, int wanted) {
    check(draws);
    require(wanted >= 0 && wanted <= draws.remaining, "the wanted tiles remain", wanted);
    std::array<double, max_players> chances{};
    double open = 1;  // no wanted tile was drawn yet
    for (int draw = 0; draw < draws.remaining && open > 0; ++draw) {
        const int left = draws.remaining - draw;
        chances[static_cast<std::size_t>(drawer(draws, draw))] += open * wanted / left;
        open *= static_cast<double>(std::max(0, left - wanted)) / left;
    }
    return chances;
}

RaceChances race(const DrawOrder& draws, const RaceTiles& tiles, int first, int second) {
    check(draws);
    const std::int64_t all = std::int64_t{tiles.only_first} + tiles.only_second + tiles.both;
    require(tiles.only_first >= 0 && tiles.only_second >= 0 && tiles.both >= 0 && all <= draws.remaining,
            "the tiles of the race remain", all);
    require(first != second && first >= 0 && first < draws.players, "the first player is in the game", first);
    require(second >= 0 && second < draws.players, "the second player is in the game", second);
    RaceChances chances;
    OpenRaces open(tiles);
    open.at({0, 0, 0}) = 1;
    for (int draw = 0; draw < draws.remaining; ++draw) {
        const int player = drawer(draws, draw);
        const double left = draws.remaining - draw;
        OpenRaces next(tiles);
        open.for_each([&](const Drawn& drawn, double chance) {
            const int a = tiles.only_first - drawn.only_first;
            const int b = tiles.only_second - drawn.only_second;
            const int both = tiles.both - drawn.both;
            const double one = chance / left;  // of each remaining tile
            const auto give = [&](int count, bool ends_first, bool ends_second, const Drawn& after) {
                if (count == 0) return;
                if (player == first && ends_first) {
                    chances.first += one * count;
                } else if (player == second && ends_second) {
                    chances.second += one * count;
                } else {
                    next.at(after) += one * count;
                }
            };
            give(a, true, false, {drawn.only_first + 1, drawn.only_second, drawn.both});
            give(b, false, true, {drawn.only_first, drawn.only_second + 1, drawn.both});
            give(both, true, true, {drawn.only_first, drawn.only_second, drawn.both + 1});
            give(static_cast<int>(left) - a - b - both, false, false, drawn);
        });
        open = next;
    }
    open.for_each([&](const Drawn& /*drawn*/, double chance) { chances.neither += chance; });
    return chances;
}

std::optional<WantedTypes> types_for(const Position& position, int x, int y) {
    for (const OpenSquare& open : position.board().open_squares()) {
        if (open.at.x != x || open.at.y != y) continue;
        WantedTypes fitting;
        for (Type type = 0; type < type_count; ++type)
            if (fits[type][open.demand] != 0) fitting.insert(type);
        return fitting;
    }
    return std::nullopt;
}

Odds odds_of_all(const Position& position) {
    Odds odds{draws_of(position), {}, {}};
    for (Type type = 0; type < type_count; ++type) {
        WantedTypes one;
        one.insert(type);
        if (position.remaining(type) > 0) odds.tiles.push_back(odds_of_types(position, one));
    }
    return odds;
}

Odds odds_of(const Position& position, const WantedTypes& wanted, const std::optional<WantedTypes>& against) {
    Odds odds{draws_of(position), {odds_of_types(position, wanted)}, {}};
    if (!against) return odds;
    odds.tiles.push_back(odds_of_types(position, *against));
    odds.races = races_of(position, wanted, *against);
    return odds;
}

}  // namespace bastide::match
