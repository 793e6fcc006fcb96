// Open edges after a move equal those of a fresh read, which is checked square by square.
#include "bastide/match/bots/open_edges.h"

#include <map>
#include <set>

#include <gtest/gtest.h>

#include "bastide/match/game.h"

namespace bastide::match {
namespace {

using GridPos = std::pair<int, int>;

// The squares at which each feature ends, computed the slow way: from every piece over the edges of its tile.
std::map<Node, std::set<GridPos>> ends_of_features(const Position& position) {
    std::map<Node, std::set<GridPos>> ends;
    const Board& board = position.board();
    for (std::size_t number = 0; number < board.tiles().size(); ++number) {
        const PlacedTile& placed = board.tile(number);
        const TileType& tile = types[placed.type()];
        for (std::uint8_t piece = 0; piece < tile.piece_count; ++piece) {
            const Contacts contacts = rotate(tile.pieces[piece].contacts, placed.rotation());
            const Node root =
                position.features().root(static_cast<Node>(position.features().first_node(number) + piece));
            for (const tile::Side side : tile::all_sides) {
                const Square there = neighbour(placed.at, side);
                if (board.tile_at(there) != Board::none) continue;
                for (const At at : {At::left, At::middle, At::right})
                    if ((contacts >> contact(side, at) & 1U) != 0) ends[root].insert({there.x, there.y});
            }
        }
    }
    return ends;
}

std::map<Node, std::size_t> count_squares(const OpenEdges& open_edges, const Position& position) {
    std::map<Node, std::size_t> counts;
    for (int i = 0; i < position.features().node_count(); ++i) {
        const auto node = static_cast<Node>(i);
        if (position.features().root(node) != node) continue;
        const int squares = open_edges.squares(node).size();
        if (squares != 0) counts[node] = static_cast<std::size_t>(squares);
    }
    return counts;
}

// The features at squares where two or more meet, by the square's demand, which identifies squares well
// enough.
std::multiset<std::pair<int, std::set<Node>>> met(const OpenEdges& open_edges) {
    std::multiset<std::pair<int, std::set<Node>>> found;
    for (const tile::Edge edge : all_edges) {
        open_edges.meetings(edge).for_each([&](std::size_t square) {
            const OpenEdges::Met here = open_edges.met(square, edge);
            if (here.roots().size() < 2) return;
            found.insert({4 * open_edges.demand(square) + static_cast<int>(edge),
                          {here.roots().begin(), here.roots().end()}});
        });
    }
    return found;
}

// By hand: the start tile has a city at the top, a road from left to right, and a field on either side of it.
TEST(MatchOpenEdges, ListsTheEndsOfTheStartTile) {
    const Position position{Settings{}};
    OpenEdges open_edges;
    open_edges.take_in(position);
    const std::map<Node, std::size_t> counts = count_squares(open_edges, position);
    std::multiset<std::pair<Kind, std::size_t>> kinds;
    for (const auto& [node, count] : counts) kinds.insert({position.features()[node].kind, count});
    EXPECT_EQ(kinds, (std::multiset<std::pair<Kind, std::size_t>>{
                         {Kind::city, 1}, {Kind::road, 2}, {Kind::field, 2}, {Kind::field, 3}}));
    EXPECT_EQ(met(open_edges).size(), 2U) << "the two fields, at either end of the road";
}

TEST(MatchOpenEdges, UpdateMatchesAFreshRead) {
    int checked = 0;
    for (int seed = 0; seed < 2; ++seed) {
        Game game(Settings{}, "frontier-" + std::to_string(seed));
        play::Random random(7);
        OpenEdges open_edges;
        OpenEdges fresh;
        while (!game.is_over()) {
            Position position = game.position();
            open_edges.take_in(position);
            for (const Placement& placement : position.places(position.tile())) {
                const Position::Undo undo = position.apply({position.tile(), placement, no_piece});
                open_edges.place(position, undo);
                fresh.take_in(position);
                std::map<Node, std::size_t> slow;
                for (const auto& [root, squares] : ends_of_features(position)) slow[root] = squares.size();
                EXPECT_EQ(count_squares(open_edges, position), slow);
                EXPECT_EQ(count_squares(fresh, position), slow);
                EXPECT_EQ(met(open_edges), met(fresh));
                position.undo(undo);
                ++checked;
            }
            game.apply(game.position().random_move(random).value());
        }
    }
    EXPECT_GT(checked, 1000);
}

}  // namespace
}  // namespace bastide::match
