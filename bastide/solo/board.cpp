// Chains are a union-find without path compression, which could not be undone: chains hang under longer ones,
// so paths are short.
#include "bastide/solo/board.h"

#include <algorithm>
#include <cassert>
#include <utility>

#include "bastide/base/require.h"
namespace bastide::solo {

Board::Board(int size, ChainBonus bonus)
    : size_((require_valid(size_error(size)), size)),
      width_(size + 2),
      bonus_(bonus),
      steps_{-width_, 1, width_, -1},
      squares_(static_cast<std::size_t>(width_) * static_cast<std::size_t>(width_)),
      free_(squares_.size()),
      open_(squares_.size()) {
    for (int edge = 0; edge < width_; ++edge) {
        for (const Cell off :
             {square(-1, edge - 1), square(size, edge - 1), square(edge - 1, -1), square(edge - 1, size)}) {
            squares_[off].tile = off_board;
            free_.bar(off);
            open_.bar(off);
        }
    }
    const Cell middle = square(size / 2, size / 2);
    free_.add(middle);
    open_.add(middle);
    place(Tile(Kind::road), middle);
}

bool Board::has_place(Tile tile) const {
    if (tile.kind() != Kind::road) return !free().empty();
    if (tile.arms() == Tile::every_side) return !open().empty();
    return std::ranges::any_of(open(), [&](Cell square) { return (pointed(square) & tile.arms()) != 0; });
}

Cell Board::chain_of(Cell city) const {
    while (squares_[city].chain != city) city = squares_[city].chain;
    return city;
}

std::int32_t Board::chain_points(std::int32_t length) const {
    if (length < 2) return 0;
    return bonus_ == ChainBonus::per_city ? length : length * (length - 1);
}

int Board::gain(Tile tile, Cell square) const {
    assert(square < squares_.size() && is_empty(square));
    const int for_others = abbeys_around(square);
    if (tile.kind() == Kind::road) return for_others + 1;
    if (tile.kind() == Kind::abbey) return for_others + tiles_around(square);
    if (cities_beside(square) == 0) return for_others + 2;
    std::array<Cell, 4> chains{};
    std::size_t count = 0;
    std::int32_t length = 1;
    std::int32_t points = 0;
    for (const tile::Side side : tile::all_sides) {
        const Cell other = beside(square, side);
        if (!is_city(other)) continue;
        const Cell chain = chain_of(other);
        bool is_new = true;
        for (std::size_t i = 0; i < count; ++i) is_new = is_new && chains[i] != chain;
        if (!is_new) continue;
        chains[count++] = chain;
        length += squares_[chain].chain_length;
        points += chain_points(squares_[chain].chain_length);
    }
    return for_others + 2 + chain_points(length) - points;
}

template <class Each>
void Board::for_squares_around(Cell square, Each each) {
    for (int row = -width_; row <= width_; row += width_) {
        Spot* middle = squares_.data() + square + row;
        for (Spot* spot = middle - 1; spot <= middle + 1; ++spot) each(*spot);
    }
}

void Board::build_city(Cell square, Undo& undo) {
    squares_[square].chain = square;
    squares_[square].chain_length = 1;
    Cell whole = square;
    std::int32_t points = 0;
    for (const tile::Side side : tile::all_sides) {
        const Cell other = beside(square, side);
        ++squares_[other].cities_beside;
        if (!is_city(other)) continue;
        Cell joined = chain_of(other);
        if (joined == whole) continue;
        points -= chain_points(squares_[joined].chain_length);
        if (squares_[joined].chain_length > squares_[whole].chain_length) std::swap(joined, whole);
        squares_[joined].chain = whole;
        squares_[whole].chain_length =
            static_cast<Cell>(squares_[whole].chain_length + squares_[joined].chain_length);
        undo.joined[undo.joined_count++] = joined;
    }
    score_.cities += 2;
    score_.chains += points + chain_points(squares_[whole].chain_length);
}

void Board::raze_city(const Undo& undo) {
    for (std::size_t i = undo.joined_count; i-- > 0;) {
        Spot& joined = squares_[undo.joined[i]];
        Spot& whole = squares_[joined.chain];
        whole.chain_length = static_cast<Cell>(whole.chain_length - joined.chain_length);
        joined.chain = undo.joined[i];
    }
    squares_[undo.square].chain = 0;
    squares_[undo.square].chain_length = 0;
    for (const tile::Side side : tile::all_sides) --squares_[beside(undo.square, side)].cities_beside;
}

Board::Undo Board::place(Tile tile, Cell square) {
    assert(square < squares_.size() && is_empty(square));
    Spot& spot = squares_[square];
    Undo undo;
    undo.square = square;
    undo.score = score_;
    undo.free_place = free_.place(square);
    undo.open_place = open_.place(square);
    free_.bar(square);
    open_.bar(square);
    ++tiles_;
    undo.tiles = static_cast<std::uint16_t>(tiles_);
    undo.tile = tile;
    spot.tile = tile.code();
    score_.abbeys += abbeys_around(square);
    const std::uint8_t amount = tile.kind() == Kind::abbey ? 17 : 1;
    for_squares_around(
        square, [amount](Spot& each) { each.around = static_cast<std::uint8_t>(each.around + amount); });
    spot.around = static_cast<std::uint8_t>(spot.around - amount);
    const std::size_t free_before = free_.size();
    const std::size_t open_before = open_.size();
    std::array<Cell, 4> others{};
    for (const tile::Side side : tile::all_sides) others[index(side)] = beside(square, side);
    for (const Cell other : others) free_.add(other);
    for (const tile::Side side : tile::all_sides)
        open_.add(others[index(side)], (tile.arms() & arm(side)) != 0);
    for (const tile::Side side : tile::all_sides)
        squares_[others[index(side)]].pointed |= pointing_at(side, tile);
    undo.new_free = static_cast<std::uint8_t>(free_.size() - free_before);
    undo.new_open = static_cast<std::uint8_t>(open_.size() - open_before);
    score_.roads += tile.kind() == Kind::road ? 1 : 0;
    score_.abbeys += tile.kind() == Kind::abbey ? tiles_around(square) : 0;
    if (tile.kind() == Kind::city) build_city(square, undo);
    return undo;
}

void Board::take_back(const Undo& undo) {
    const Cell square = undo.square;
    require(tiles_ > 1 && tiles_ == undo.tiles && square < squares_.size() &&
                squares_[square].tile == undo.tile.code(),
            "the undo data is that of the last placement", undo.tiles);
    Spot& spot = squares_[square];
    const Tile placed = undo.tile;
    if (placed.kind() == Kind::city) raze_city(undo);
    for (const tile::Side side : tile::all_sides)
        squares_[beside(square, side)].pointed ^= pointing_at(side, placed);
    open_.drop(undo.new_open);
    free_.drop(undo.new_free);
    const std::uint8_t amount = placed.kind() == Kind::abbey ? 17 : 1;
    for_squares_around(
        square, [amount](Spot& each) { each.around = static_cast<std::uint8_t>(each.around - amount); });
    spot.around = static_cast<std::uint8_t>(spot.around + amount);
    --tiles_;
    spot.tile = no_tile;
    open_.unbar(square, undo.open_place);
    free_.unbar(square, undo.free_place);
    score_ = undo.score;
}

}  // namespace bastide::solo
