#include "bastide/match/bots/frontier.h"

#include <algorithm>

namespace bastide::match {
namespace {

constexpr std::array<tile::Edge, 3> all_edges = {tile::Edge::field, tile::Edge::road, tile::Edge::city};

}  // namespace

// Field beside field is one feature from left to right; a road has a field on either side.
void Frontier::meet(const OpenCell& open, tile::Side side, std::array<Met, 3>& met) const {
    const unsigned due = static_cast<unsigned>(open.demand) >> 2 * tile::index(side) & 3U;
    if (due == 0) return;
    const Features& features = position_->features();
    const std::uint8_t beside = position_->board().tile_at(neighbour(open.at, side));
    const TurnedTile& other = turned_tiles[position_->board().tile(beside).turned];
    const Node first = features.first_node(beside);
    const auto root_at = [&](At at) {
        return features.root(static_cast<Node>(first + other.piece_at[facing(contact(side, at))]));
    };
    const auto edge = static_cast<tile::Edge>(due - 1);
    if (edge != tile::Edge::field) met[due - 1].add(root_at(At::middle));
    if (edge == tile::Edge::city) return;
    met[0].add(root_at(At::left));
    if (edge == tile::Edge::road) met[0].add(root_at(At::right));
}

void Frontier::take_in(const Position& position) {
    position_ = &position;
    std::fill_n(squares_.begin(), position.features().node_count(), Squares{});
    meetings_ = {};
    joined_count_ = 0;
    is_joined_.reset();
    own_count_ = near_count_ = 0;
    is_near_.reset();
    gone_ = {};
    laid_ = {};
    laid_meetings_ = {};
    const auto open_cells = position.board().open_cells();
    count_ = open_cells.size();
    for (std::size_t square = 0; square < count_; ++square) {
        demands_[square] = open_cells[square].demand;
        met_[square] = {};
        for (const tile::Side side : tile::all_sides) meet(open_cells[square], side, met_[square]);
        for (std::size_t edge = 0; edge < met_[square].size(); ++edge) {
            const auto roots = met_[square][edge].roots();
            for (const Node root : roots) squares_[root].insert(square);
            if (roots.size() > 1) meetings_[edge].insert(square);
        }
    }
}

void Frontier::bring_near(Node root, const Squares& squares) {
    if (!is_near_[root]) {
        is_near_.set(root);
        near_[near_count_++] = root;
        laid_squares_[root] = {};
    }
    laid_squares_[root] |= squares;
}

void Frontier::lay(const Position& after, const Position::Undo& undo) {
    position_ = &after;
    const Board& board = after.board();
    const Features& features = after.features();
    joined_count_ = 0;
    is_joined_.reset();
    own_count_ = near_count_ = 0;
    is_near_.reset();
    gone_ = {};
    laid_ = {};
    laid_meetings_ = {};
    const std::size_t here = undo.board.open;
    gone_.insert(here);
    for (const Met& met : met_[here]) {
        for (const Node root : met.roots()) {
            joined_[joined_count_++] = root;
            is_joined_.set(root);
            bring_near(features.root(root), squares_[root]);
        }
    }
    for (int node = features.first_node(static_cast<std::size_t>(board.tile_count() - 1));
         node < features.node_count(); ++node)
        bring_near(features.root(static_cast<Node>(node)), {});
    own_count_ = near_count_;
    // The last of the open cells took the place of the one laid on; those beyond it are new.
    const Cell at = board.tiles().back().at;
    std::size_t square = count_;
    for (const tile::Side side : tile::all_sides) {
        const std::uint8_t place = board.open_cell_at(neighbour(at, side));
        if (place == Board::none) continue;
        const OpenCell& open = board.open_cells()[place];
        demands_[square] = open.demand;
        met_[square] = {};
        if (place < count_ - 1) {
            const std::size_t before = place == here ? count_ - 1 : place;
            gone_.insert(before);
            for (const tile::Edge edge : all_edges)
                met_[square][static_cast<std::size_t>(edge)] = met(before, edge);
        }
        meet(open, opposite(side), met_[square]);
        for (const Met& met : met_[square])
            for (const Node root : met.roots())
                if (!is_near_[root]) bring_near(root, squares_[root]);
        ++square;
    }
    for (const Node root : std::span(near_).first(near_count_)) laid_squares_[root] -= gone_;
    for (std::size_t number = count_; number < square; ++number) {
        laid_.insert(number);
        for (const tile::Edge edge : all_edges) {
            const auto roots = met_[number][static_cast<std::size_t>(edge)].roots();
            for (const Node root : roots) laid_squares_[root].insert(number);
            if (roots.size() > 1) laid_meetings_[static_cast<std::size_t>(edge)].insert(number);
        }
    }
}

Frontier::Met Frontier::met(std::size_t square, tile::Edge edge) const {
    const Met& before = met_[square][static_cast<std::size_t>(edge)];
    if (joined_count_ == 0) return before;
    Met now;
    for (const Node root : before.roots())
        now.add(is_joined_[root] ? position_->features().root(root) : root);
    return now;
}

}  // namespace bastide::match
