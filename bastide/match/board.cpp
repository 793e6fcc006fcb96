#include "bastide/match/board.h"

namespace bastide::match {

std::uint8_t Board::spot_at(Square at) const {
    const std::uint8_t content = cells_[cell(at)];
    if (content < first_spot) return none;
    const auto place = static_cast<std::uint8_t>(content - first_spot);
    // Far squares share cells with near ones.
    return spots_[place].at == at ? place : none;
}

Board::Undo Board::lay(Square at, Turned turned) {
    Undo undo;
    const std::uint8_t content = cells_[cell(at)];
    if (content >= first_spot) {
        undo.spot = static_cast<std::uint8_t>(content - first_spot);
        undo.demand = spots_[undo.spot].demand;
        --spot_count_;
        if (undo.spot != spot_count_) put_spot(undo.spot, spots_[spot_count_]);
        spots_[spot_count_] = {};
    }
    tiles_[tile_count_++] = {at, turned};
    cells_[cell(at)] = tile_count_;
    const TurnedTile& tile = turned_tiles[turned];
    for (const tile::Side side : tile::all_sides) {
        const Square there = neighbour(at, side);
        const Demand due = demand(opposite(side), tile.edges[index(side)]);
        const std::uint8_t beside = cells_[cell(there)];
        if (beside == 0) {
            put_spot(spot_count_++, {there, due});
        } else if (beside >= first_spot) {
            Spot& spot = spots_[beside - first_spot];
            spot.demand = static_cast<Demand>(spot.demand | due);
        }
    }
    return undo;
}

void Board::take_back(const Undo& undo) {
    const LaidTile last = tiles_[--tile_count_];
    tiles_[tile_count_] = {};
    for (std::size_t i = tile::all_sides.size(); i-- > 0;) {
        const std::size_t there = cell(neighbour(last.at, tile::all_sides[i]));
        if (cells_[there] < first_spot) continue;
        Spot& spot = spots_[cells_[there] - first_spot];
        spot.demand = static_cast<Demand>(spot.demand & ~(3U << 2 * index(opposite(tile::all_sides[i]))));
        if (spot.demand != 0) continue;
        // It was put last by the tile that goes.
        spot = {};
        cells_[there] = 0;
        --spot_count_;
    }
    cells_[cell(last.at)] = 0;
    if (undo.spot == none) return;
    if (undo.spot != spot_count_) put_spot(spot_count_, spots_[undo.spot]);
    put_spot(undo.spot, {last.at, undo.demand});
    ++spot_count_;
}

}  // namespace bastide::match
