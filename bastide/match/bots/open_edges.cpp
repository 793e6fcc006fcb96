#include "bastide/match/bots/open_edges.h"

#include <algorithm>

namespace bastide::match {

// Both halves of a field side usually belong to one feature. A road has a field on either side.
void OpenEdges::meet(const OpenSquare& open, tile::Side side, std::array<Met, 3>& met) const {
    const unsigned due = static_cast<unsigned>(open.demand) >> 2 * tile::index(side) & 3U;
    if (due == 0) return;
    const Features& features = position_->features();
    const std::uint8_t beside = position_->board().tile_at(neighbour(open.at, side));
    const OrientedType& other = oriented_types[position_->board().tile(beside).orientation];
    const Node first = features.first_node(beside);
    const auto add_at = [&](At at, Met& to) {
        const std::size_t here = contact(side, at);
        to.add(features.root(static_cast<Node>(first + other.piece_at[facing(here)])),
               static_cast<Contacts>(1U << here));
    };
    const auto edge = static_cast<tile::Edge>(due - 1);
    if (edge != tile::Edge::field) add_at(At::middle, met[due - 1]);
    if (edge == tile::Edge::city) return;
    add_at(At::left, met[0]);
    add_at(At::right, met[0]);
}

void OpenEdges::take_in(const Position& position) {
    position_ = &position;
    std::fill_n(squares_.begin(), position.features().node_count(), Squares{});
    meetings_ = {};
    changes_ = {};
    const auto open_squares = position.board().open_squares();
    count_ = open_squares.size();
    for (std::size_t square = 0; square < count_; ++square) {
        demands_[square] = open_squares[square].demand;
        met_[square] = {};
        for (const tile::Side side : tile::all_sides) meet(open_squares[square], side, met_[square]);
        add_to_features(square, squares_, meetings_);
    }
}

void OpenEdges::bring_near(Node root, const Squares& squares) {
    if (!changes_.is_near[root]) {
        changes_.is_near.set(root);
        changes_.near[changes_.near_count++] = root;
        squares_after_[root] = {};
    }
    squares_after_[root] |= squares;
}

void OpenEdges::place(const Position& after, const Position::Undo& undo) {
    position_ = &after;
    changes_ = {};
    join_tile(undo.board.open);
    const std::size_t end = change_squares(undo.board.open);
    for (const Node root : std::span(changes_.near).first(changes_.near_count))
        squares_after_[root] -= changes_.gone;
    for (std::size_t square = count_; square < end; ++square) {
        changes_.squares.insert(square);
        add_to_features(square, squares_after_, changes_.meetings);
    }
}

// Features that ended at the tile's square are joined to it.
void OpenEdges::join_tile(std::size_t here) {
    const Features& features = position_->features();
    changes_.gone.insert(here);
    for (const Met& met : met_[here]) {
        for (const Node root : met.roots()) {
            changes_.joined[changes_.joined_count++] = root;
            changes_.is_joined.set(root);
            bring_near(features.root(root), squares_[root]);
        }
    }
    const auto tile = static_cast<std::size_t>(position_->board().tile_count() - 1);
    for (int node = features.first_node(tile); node < features.node_count(); ++node)
        bring_near(features.root(static_cast<Node>(node)), {});
    changes_.own_count = changes_.near_count;
}

// Renumbers the empty squares next to the tile. Returns the number after the last one.
std::size_t OpenEdges::change_squares(std::size_t here) {
    const Board& board = position_->board();
    std::size_t square = count_;
    for (const tile::Side side : tile::all_sides) {
        const std::uint8_t place = board.open_square_at(neighbour(board.tiles().back().at, side));
        if (place == Board::none) continue;
        const OpenSquare& open = board.open_squares()[place];
        demands_[square] = open.demand;
        met_[square] = {};
        // The last open cell took the place of the filled one. Cells beyond it are new.
        if (place < count_ - 1) {
            const std::size_t before = place == here ? count_ - 1 : place;
            changes_.gone.insert(before);
            for (const tile::Edge edge : all_edges)
                met_[square][static_cast<std::size_t>(edge)] = met(before, edge);
        }
        meet(open, opposite(side), met_[square]);
        for (const Met& met : met_[square])
            for (const Node root : met.roots())
                if (!changes_.is_near[root]) bring_near(root, squares_[root]);
        ++square;
    }
    return square;
}

void OpenEdges::add_to_features(std::size_t square, std::array<Squares, max_nodes>& squares,
                                ByEdge& meetings) {
    for (std::size_t edge = 0; edge < met_[square].size(); ++edge) {
        const auto roots = met_[square][edge].roots();
        for (const Node root : roots) squares[root].insert(square);
        if (roots.size() > 1) meetings[edge].insert(square);
    }
}

OpenEdges::Met OpenEdges::met(std::size_t square, tile::Edge edge) const {
    const Met& before = met_[square][static_cast<std::size_t>(edge)];
    if (changes_.joined_count == 0) return before;
    Met now;
    for (std::size_t i = 0; i < before.roots().size(); ++i) {
        now.add(root_now(before.roots()[i]), before.contacts()[i]);
    }
    return now;
}

Contacts OpenEdges::contacts(std::size_t square, tile::Edge edge, Node root) const {
    const Met& met = met_[square][static_cast<std::size_t>(edge)];
    Contacts found = 0;
    for (std::size_t i = 0; i < met.roots().size(); ++i) {
        if (root_now(met.roots()[i]) == root) found |= met.contacts()[i];
    }
    return found;
}

}  // namespace bastide::match
