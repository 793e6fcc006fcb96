#include "bastide/match/final_scoring.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <iterator>

#include "bastide/base/require.h"
#include "bastide/match/feature_pieces.h"
#include "bastide/match/points.h"

namespace bastide::match {
namespace {

// Calls `visit(meeple, root)` for one meeple of every feature that has some.
template <class Visit>
void for_each_claim(const Position& position, const Visit& visit) {
    std::array<std::uint64_t, 4> seen{};
    static_assert(max_nodes <= 64 * seen.size(), "each node has a bit");
    position.meeple_tiles().for_each([&](std::size_t tile) {
        const Meeple meeple = position.meeple(tile);
        const Node root = position.root(meeple);
        const std::uint64_t bit = std::uint64_t{1} << root % 64U;
        if ((seen[root / 64U] & bit) != 0) return;
        seen[root / 64U] |= bit;
        visit(meeple, root);
    });
}

// The number of the lowest of some pieces of cities, of which there is one.
std::size_t lowest(std::uint64_t cities) {
    return static_cast<std::size_t>(std::countr_zero(cities)) % max_cities;
}

// The farmers on all fields about a city.
struct Farmers {
    std::uint64_t meeples;
    unsigned leaders;  // of each field
};

std::uint8_t paid(const Position& position, const Farmers& farmers) {
    return position.settings().farm == Farm::first ? leaders(farmers.meeples)
                                                   : static_cast<std::uint8_t>(farmers.leaders);
}

// Under editions 1 and 2, cities score, not fields. Calls `visit` for each completed city that a field with
// farmers touches.
template <class Visit>
void for_each_paid_city(const Position& position, const Visit& visit) {
    std::array<Farmers, max_cities> about{};  // by city
    std::uint64_t touched = 0;
    for_each_claim(position, [&](const Meeple&, Node root) {
        const Feature& field = position.features()[root];
        if (field.kind != Kind::field) return;
        std::uint64_t cities = position.completed(field.cities);
        for (; cities != 0; cities &= cities - 1) {
            // Fields may know a city by different pieces: its lowest represents it.
            const std::size_t piece = lowest(cities);
            const Node city_root = position.features().root(position.features().city_piece(piece));
            const auto city =
                static_cast<std::size_t>(std::countr_zero(position.features()[city_root].cities));
            touched |= std::uint64_t{1} << city;
            about[city].meeples += field.meeples;
            about[city].leaders |= leaders(field.meeples);
        }
    });
    for (; touched != 0; touched &= touched - 1) {
        const std::size_t city = lowest(touched);
        visit(city, about[city]);
    }
}

void add(Scores& scores, unsigned winners, int points) {
    for (; winners != 0; winners &= winners - 1)
        scores[static_cast<std::size_t>(std::countr_zero(winners))] += points;
}

std::vector<Square> squares_of(const Position& position, Node root) {
    std::vector<Square> squares;
    const Board& board = position.board();
    for_each_piece(board, position.features(), root, [&](std::size_t tile, std::uint8_t) {
        if (squares.empty() || squares.back() != board.tile(tile).at) squares.push_back(board.tile(tile).at);
    });
    std::ranges::sort(squares);
    return squares;
}

std::array<std::uint8_t, max_players> unpacked(std::uint64_t meeples) {
    std::array<std::uint8_t, max_players> counts{};
    for (std::size_t player = 0; player < counts.size(); ++player)
        counts[player] = static_cast<std::uint8_t>(meeples >> 8 * player);
    return counts;
}

// The monastery and the tiles about it.
std::vector<Square> monastery_squares(const Position& position, Square at) {
    std::vector<Square> squares;
    for (const PlacedTile& tile : position.board().tiles())
        if (std::max(std::abs(tile.at.x - at.x), std::abs(tile.at.y - at.y)) <= 1) squares.push_back(tile.at);
    std::ranges::sort(squares);
    return squares;
}

// The square of the tile that a piece is on.
Square square_of(const Position& position, Node piece) {
    std::size_t tile = position.board().tiles().size() - 1;
    while (position.features().first_node(tile) > piece) --tile;
    return position.board().tile(tile).at;
}

// The points of a feature that was `was` while it had its meeples.
Event event_of(const Position& position, Node root, const Feature& was) {
    Event event;
    event.kind = was.kind;
    event.node = root;
    event.winners = leaders(was.meeples);
    event.meeples = unpacked(was.meeples);
    event.pennants = was.pennants;
    // A monastery's feature is its one piece.
    event.squares = was.kind == Kind::monastery ? monastery_squares(position, square_of(position, root))
                                                : squares_of(position, root);
    if (was.kind != Kind::field) event.tiles = static_cast<int>(event.squares.size());
    return event;
}

// Sorts by kind: cities, roads, monasteries, fields. Stable within a kind.
std::vector<Event> by_kind(const std::vector<Event>& events) {
    std::vector<Event> sorted;
    sorted.reserve(events.size());
    for (const Kind kind : {Kind::city, Kind::road, Kind::monastery, Kind::field}) {
        std::ranges::copy_if(events, std::back_inserter(sorted),
                             [&](const Event& event) { return event.kind == kind; });
    }
    return sorted;
}

}  // namespace

Outlook outlook(const Position& position, const Scores& final, const Move& move) {
    require(position.is_legal(move), "the move is legal");
    Position after = position;
    after.apply(move);
    const Scores then = final_scores(after);
    Outlook found;
    for (int player = 0; player < position.players(); ++player) {
        const auto at = static_cast<std::size_t>(player);
        found.now[at] = after.score(player) - position.score(player);
        found.at_end[at] = then[at] - final[at];
    }
    return found;
}

void add(Scores& scores, const Event& event) {
    for (std::size_t player = 0; player < max_players; ++player)
        if ((event.winners >> player & 1U) != 0) scores[player] = plus(scores[player], event.points);
}

Scores final_scores(const Position& position) {
    Scores scores{};
    for (int player = 0; player < position.players(); ++player)
        scores[static_cast<std::size_t>(player)] = position.score(player);
    const bool by_field = position.settings().farm == Farm::third;
    for_each_claim(position, [&](const Meeple& meeple, Node root) {
        const Feature& feature = position.features()[root];
        if (feature.kind == Kind::field && !by_field) return;
        add(scores, leaders(feature.meeples), position.points_at_end(meeple));
    });
    if (by_field) return scores;
    for_each_paid_city(position, [&](std::size_t, const Farmers& farmers) {
        add(scores, paid(position, farmers), farm_points(position.settings().farm));
    });
    return scores;
}

std::vector<Event> final_events(const Position& position) {
    std::vector<Event> events;
    const bool by_field = position.settings().farm == Farm::third;
    for_each_claim(position, [&](const Meeple& meeple, Node root) {
        const Feature& feature = position.features()[root];
        if (feature.kind == Kind::field && !by_field) return;
        Event event = event_of(position, root, feature);
        event.points = position.points_at_end(meeple);
        if (feature.kind == Kind::field) event.cities = std::popcount(position.completed(feature.cities));
        events.push_back(std::move(event));
    });
    if (!by_field) {
        for_each_paid_city(position, [&](std::size_t city, const Farmers& farmers) {
            const Node root = position.features().root(position.features().city_piece(city));
            Event event;
            event.kind = Kind::field;
            event.node = root;
            event.cities = 1;
            event.points = farm_points(position.settings().farm);
            event.winners = paid(position, farmers);
            event.meeples = unpacked(farmers.meeples);
            event.squares = squares_of(position, root);
            events.push_back(std::move(event));
        });
    }
    return by_kind(events);
}

std::vector<Event> completion_events(const Position& after, const Position::Undo& undo) {
    assert(undo.paid_count <= undo.paid.size());
    std::vector<Event> events;
    for (std::size_t i = 0; i < undo.paid_count; ++i) {
        const Position::Payout& paid = undo.paid[i];
        Event event = event_of(after, paid.root, paid.feature);
        event.complete = true;
        event.points = paid.points;
        events.push_back(std::move(event));
    }
    return events;
}

std::array<int, max_players> ranks(const Scores& scores, int players) {
    require(players >= 0 && players <= max_players, "there are at most 6 players", players);
    std::array<int, max_players> places{};
    const auto count = static_cast<std::size_t>(players);
    for (std::size_t one = 0; one < count; ++one) {
        places[one] = 1;
        for (std::size_t other = 0; other < count; ++other)
            places[one] += scores[other] > scores[one] ? 1 : 0;
    }
    return places;
}

}  // namespace bastide::match
