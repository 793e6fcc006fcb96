#include "bastide/match/board.h"

namespace bastide::match {

std::uint8_t Board::open_square_at(Square at) const {
    const std::uint8_t content = slots_[slot(at)];
    if (content < first_open) return none;
    const auto place = static_cast<std::uint8_t>(content - first_open);
    // Far squares share cells with near ones.
    return open_squares_[place].at == at ? place : none;
}

Board::Undo Board::place(Square at, OrientedTile orientation) {
    assert(tile_count_ < max_tiles && orientation < oriented_count);
    Undo undo;
    const std::uint8_t content = slots_[slot(at)];
    if (content >= first_open) {
        undo.open = static_cast<std::uint8_t>(content - first_open);
        undo.demand = open_squares_[undo.open].demand;
        --open_count_;
        if (undo.open != open_count_) put_open(undo.open, open_squares_[open_count_]);
        open_squares_[open_count_] = {};
    }
    tiles_[tile_count_++] = {at, orientation};
    slots_[slot(at)] = tile_count_;
    const OrientedType& tile = oriented_types[orientation];
    for (const tile::Side side : tile::all_sides) {
        const Square there = neighbour(at, side);
        const Demand due = demand(opposite(side), tile.edges[index(side)]);
        const std::uint8_t beside = slots_[slot(there)];
        if (beside == 0) {
            put_open(open_count_++, {there, due});
        } else if (beside >= first_open) {
            OpenSquare& open = open_squares_[beside - first_open];
            open.demand = static_cast<Demand>(open.demand | due);
        }
    }
    return undo;
}

void Board::take_back(const Undo& undo) {
    assert(tile_count_ > 0);
    const PlacedTile last = tiles_[--tile_count_];
    tiles_[tile_count_] = {};
    for (std::size_t i = tile::all_sides.size(); i-- > 0;) {
        const std::size_t there = slot(neighbour(last.at, tile::all_sides[i]));
        if (slots_[there] < first_open) continue;
        OpenSquare& open = open_squares_[slots_[there] - first_open];
        open.demand = static_cast<Demand>(open.demand & ~(3U << 2 * index(opposite(tile::all_sides[i]))));
        if (open.demand != 0) continue;
        // The removed tile had put it last.
        open = {};
        slots_[there] = 0;
        --open_count_;
    }
    slots_[slot(last.at)] = 0;
    if (undo.open == none) return;
    if (undo.open != open_count_) put_open(open_count_, open_squares_[undo.open]);
    put_open(undo.open, {last.at, undo.demand});
    ++open_count_;
}

}  // namespace bastide::match
