// The board: tiles, legal places and scores, updated incrementally with every move.
#pragma once

#include <array>
#include <cassert>
#include <cstdint>
#include <span>
#include <vector>

#include "bastide/base/checked.h"
#include "bastide/solo/settings.h"
#include "bastide/solo/square_set.h"
#include "bastide/solo/tile.h"

namespace bastide::solo {

// The score of the tiles on a board.
struct Score {
    std::int32_t roads = 0;   // 1 per road
    std::int32_t abbeys = 0;  // 1 for each tile on the 8 squares around an abbey
    std::int32_t cities = 0;  // 2 per city
    std::int32_t chains = 0;  // the bonuses of all chains of two or more orthogonally connected cities

    // The sum must be in the range of `int`.
    int total() const { return to_int(std::int64_t{roads} + abbeys + cities + chains); }

    friend bool operator==(const Score&, const Score&) = default;
};

// The functions that take a square check only in builds with assertions that it is on the board, because bots
// call them millions of times.
class Board {  // NOLINT(cppcoreguidelines-special-member-functions): see the copy constructor
  public:
    // The data to undo a placement.
    struct Undo {
        Cell square = 0;
        std::uint16_t tiles = 0;  // on the board with the placed tile
        Tile tile = {};
        std::array<Cell, 4> joined{};  // the chains that the placed city joined, in order
        std::uint8_t joined_count = 0;
        std::uint8_t new_free = 0;
        std::uint8_t new_open = 0;
        Cell free_place = 0;
        Cell open_place = 0;
        Score score = {};
    };

    // Creates a board with a four-way road in the middle. `size` is odd, from 3 to 99.
    Board(int size, ChainBonus bonus);

    // Boards are copied, never moved, so that all boards are valid.
    Board(const Board&) = default;
    Board& operator=(const Board&) = default;
    ~Board() = default;

    int size() const { return size_; }
    int tiles() const { return tiles_; }
    int squares_left() const { return size_ * size_ - tiles_; }
    bool is_full() const { return squares_left() == 0; }

    // Rows and columns are counted from 0.
    Cell square(int row, int column) const {
        assert(row >= -1 && row <= size_ && column >= -1 && column <= size_);
        return static_cast<Cell>((row + 1) * width_ + column + 1);
    }
    int row(Cell square) const { return square / width_ - 1; }
    int column(Cell square) const { return square % width_ - 1; }

    // The neighbour on a side. At the border of the board, the neighbour may be off the board. Such squares
    // do not count as empty.
    Cell beside(Cell square, tile::Side side) const {
        return static_cast<Cell>(square + steps_[tile::index(side)]);
    }

    // True if there is a square with this number.
    bool has(Cell square) const {
        const int last = size_ - 1;
        return square >= this->square(0, 0) && square <= this->square(last, last) && column(square) >= 0 &&
               column(square) <= last;
    }

    bool is_empty(Cell square) const { return at(square).tile == no_tile; }

    // The tile on a square that is not empty.
    Tile tile(Cell square) const { return Tile::from_code(at(square).tile); }

    // `free` are the empty squares next to a tile, `open` the empty squares to which a road leads. The order
    // depends only on the placements and undos so far.
    std::span<const Cell> free() const { return free_.members(); }
    std::span<const Cell> open() const { return open_.members(); }

    // The sides of an empty square on which a neighbouring road has an arm to it.
    Tile::Arms pointed(Cell square) const { return at(square).pointed; }

    // The number of tiles and the number of abbeys on the 8 surrounding squares.
    int tiles_around(Cell square) const { return at(square).around & 15; }
    int abbeys_around(Cell square) const { return at(square).around >> 4; }

    // The number of cities among the 4 neighbours of a square.
    int cities_beside(Cell square) const { return at(square).cities_beside; }

    // True if the tile may go on the square. A road needs an arm that meets an arm of a neighbour. Other
    // tiles go next to any tile.
    bool can_place(Tile tile, Cell square) const {
        if (tile.kind() != Kind::road) return free_.contains(square);
        return is_empty(square) && (pointed(square) & tile.arms()) != 0;
    }

    // True if the tile fits on some square.
    bool has_place(Tile tile) const;

    // Returns the points for placing the tile there. Takes a few instructions. Only cities with the bonus
    // `pairwise` take longer, because the chains must be found.
    int gain(Tile tile, Cell square) const;

    // Places a tile on a square for which `can_place` is true. Takes constant time or, for a city,
    // logarithmic time in the length of its chain.
    Undo place(Tile tile, Cell square);

    // Undoes the last placement, which must be the one that returned `undo`. The program ends if the board
    // then had another number of tiles, or another tile on the square.
    void take_back(const Undo& undo);

    const Score& score() const { return score_; }

    friend bool operator==(const Board&, const Board&) = default;

  private:
    static constexpr std::uint8_t no_tile = 0;
    static constexpr std::uint8_t off_board = 255;

    // All data of a square together, because a move reads few squares but all data of each.
    struct Spot {
        std::uint8_t tile = no_tile;  // a tile's code, or one of the two constants above
        std::uint8_t around = 0;      // the number of tiles around, plus 16 times the number of abbeys around
        Tile::Arms pointed = 0;       // as in `pointed`, but also maintained for squares with tiles
        std::uint8_t cities_beside = 0;
        Cell chain = 0;         // another city of the same chain, or the square itself
        Cell chain_length = 0;  // the length of the chain, for a city whose `chain` is the city itself

        friend bool operator==(const Spot&, const Spot&) = default;
    };

    const Spot& at(Cell square) const {
        assert(square < squares_.size());
        return squares_[square];
    }
    bool is_city(Cell square) const { return squares_[square].tile == Tile(Kind::city).code(); }
    Cell chain_of(Cell city) const;
    std::int32_t chain_points(std::int32_t length) const;

    template <class Each>
    void for_squares_around(Cell square, Each each);

    void build_city(Cell square, Undo& undo);
    void raze_city(const Undo& undo);

    int size_;
    int width_;  // the width of the board, including a border of squares off the board
    ChainBonus bonus_;
    int tiles_ = 0;
    std::array<int, 4> steps_;  // from a square to its neighbours
    std::vector<Spot> squares_;
    SquareSet free_;
    SquareSet open_;
    Score score_;
};

}  // namespace bastide::solo
