// The types that close or join features equal those found by placing every tile in every rotation.
#include "bastide/match/bots/tile_outcomes.h"

#include <map>
#include <utility>

#include <gtest/gtest.h>

#include "bastide/match/bots/open_edges.h"
#include "bastide/match/game.h"

namespace bastide::match {
namespace {

// The open square with this number, by the numbering of `OpenEdges` right after `take_in`.
Square square_at(const Position& position, std::size_t square) {
    return position.board().open_squares()[square].at;
}

struct Found {
    TypeSet fitting = 0;
    std::map<Node, TypeSet> closing;
    std::map<std::pair<Node, Node>, TypeSet> joining;
};

// Places every type at a square.
Found found_by_placing(const Position& position, std::size_t square, std::span<const Node> roots) {
    Found found;
    for (Type type = 0; type < type_count; ++type) {
        if (position.remaining(type) == 0 || !position.fits_somewhere(type)) continue;
        Position scratch = position;
        scratch.draw(type);
        for (const Placement& placement : position.places(type, Symmetric::expanded)) {
            if (placement.at != square_at(position, square)) continue;
            const TypeSet bit = TypeSet{1} << type;
            found.fitting |= bit;
            const Position::Undo undo = scratch.apply({type, placement, no_piece});
            const Features& features = scratch.features();
            for (const Node one : roots) {
                if (features[features.root(one)].open == 0) found.closing[one] |= bit;
                for (const Node other : roots)
                    if (other != one && features.root(one) == features.root(other))
                        found.joining[{one, other}] |= bit;
            }
            scratch.undo(undo);
        }
    }
    return found;
}

TEST(MatchTileOutcomes, EqualThoseFoundByPlacing) {
    int joined = 0;
    int closed = 0;
    for (const char* seed : {"outcomes-1", "outcomes-2"}) {
        Game game(Settings{}, seed);
        play::Random random(4);
        while (game.position().remaining() > 20) game.apply(game.position().random_move(random).value());
        Position position = game.position();
        position.put_back();
        OpenEdges open_edges;
        open_edges.take_in(position);
        TypeSet left = 0;
        for (Type type = 0; type < type_count; ++type)
            if (position.remaining(type) > 0 && position.fits_somewhere(type)) left |= TypeSet{1} << type;
        for (std::size_t square = 0; square < position.board().open_squares().size(); ++square) {
            for (const tile::Edge edge : all_edges) {
                const OpenEdges::Met met = open_edges.met(square, edge);
                const Demand demand = open_edges.demand(square);
                Found found = found_by_placing(position, square, met.roots());
                EXPECT_EQ(tile_outcomes().fitting(demand) & left, found.fitting);
                for (std::size_t i = 0; i < met.roots().size(); ++i) {
                    const Node root = met.roots()[i];
                    const Contacts contacts = met.contacts()[i];
                    EXPECT_EQ(open_edges.contacts(square, edge, root), contacts);
                    // Elsewhere the feature may be open, or one that the tile joins to it.
                    if (edge != tile::Edge::field && met.roots().size() == 1 &&
                        open_edges.squares(root).size() == 1) {
                        EXPECT_EQ(tile_outcomes().closing(demand, contacts) & left, found.closing[root]);
                        closed += found.closing[root] != 0 ? 1 : 0;
                    }
                    for (std::size_t j = 0; j < i; ++j) {
                        EXPECT_EQ(tile_outcomes().joining(demand, contacts, met.contacts()[j]) & left,
                                  (found.joining[{root, met.roots()[j]}]));
                        joined += found.joining[{root, met.roots()[j]}] != 0 ? 1 : 0;
                    }
                }
            }
        }
    }
    EXPECT_GT(closed, 10);
    EXPECT_GT(joined, 10);
}

TEST(MatchTileOutcomes, CountsTilesOfTypes) {
    std::array<std::uint8_t, type_count> counts{};
    counts[0] = 4;
    counts[3] = 9;
    counts[23] = 1;
    const TypeCounts tiles(counts);
    EXPECT_EQ(tiles.of(0), 0);
    EXPECT_EQ(tiles.of(0b1001), 13);
    EXPECT_EQ(tiles.of(TypeSet{1} << 23 | 0b10), 1);
}

}  // namespace
}  // namespace bastide::match
