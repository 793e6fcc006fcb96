// A simple implementation of the rules to check the engine. A tile is a picture of 7 × 7 cells, the board is
// the pictures side by side, and features are found by flood fill for every query.
//
// It shares only the tile type names, the settings, and the move and event types with the engine. From the
// table of tiles it takes only which piece has which number.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/event.h"
#include "bastide/match/illegality.h"
#include "bastide/match/move.h"
#include "bastide/match/settings.h"
#include "bastide/match/testing/pictures.h"

namespace bastide::match::testing {

// The rule that a move breaks, or nullopt if it is legal.
using Reason = std::optional<Illegality::Reason>;

inline constexpr std::array<std::string_view, 10> illegality_words = {
    "match over", "other tile",    "taken square", "lonely square", "no rotation",
    "other edge", "no such piece", "no meeple",    "no farmers",    "occupied"};

constexpr std::string_view word(Reason reason) {
    return reason ? illegality_words[static_cast<std::size_t>(*reason)] : "nothing";
}

inline Reason reason_of(const std::optional<Illegality>& illegality) {
    return illegality ? Reason(illegality->reason) : std::nullopt;
}

using Points = std::array<int, max_players>;

// Adds the points of events.
Points paid(Points points, const std::vector<Event>& events);

// Drops moves whose rotation looks like an earlier rotation.
std::vector<Move> merged(std::vector<Move> moves);

// The cells of the board, row by row, with the first tile in the middle and a margin that the tiles cannot
// cross.
struct Grid {
    explicit Grid(std::size_t tiles);

    int corner(Square at) const;
    Square square_of(int cell) const;
    // Returns a cell of the piece on which a move places a meeple.
    int cell_of(const Move& move) const;

    int middle;
    int width;
    std::array<int, 4> beside;  // steps to the north, east, south and west
};

// Returns the occupied part of the grid as lines of text. Cells that are 0 become spaces, and trailing spaces
// are dropped.
std::string text_of(const Grid& grid, const std::vector<char>& cells);

class PlainMatch {
  public:
    // Takes the tiles in the order of drawing. If the start tile is shuffled, the first tile is placed.
    PlainMatch(const Settings& settings, const std::vector<Type>& deck);

    bool is_over() const { return !hand_; }
    std::optional<Type> hand() const { return hand_; }
    std::size_t left() const { return deck_.size(); }
    int to_move() const { return to_move_; }
    const Points& scores() const { return scores_; }
    const Points& supplies() const { return supplies_; }

    // Tiles that fitted nowhere when they were drawn, in order.
    const std::vector<Type>& unplaceable_tiles() const { return unplaceable_tiles_; }

    // Returns the legal moves of the tile in hand in order, including those in rotations that look the same.
    // Both queries about moves try each move on the board and clean up afterwards.
    std::vector<Move> legal_moves();
    Reason illegality(const Move& move);

    // Makes a legal move and draws the next tile. Returns the events of completed features.
    std::vector<Event> play(const Move& move);

    // Returns the events of final scoring under an edition if the game ended now.
    std::vector<Event> final_events(Farm farm) const;

    // Returns the painted board: a line per row of cells, a space where there is no tile, and on a meeple's
    // cell the digit of its player.
    std::string table() const;

  private:
    using Pixel = int;
    struct Region {
        char kind = '.';
        std::vector<Pixel> cells;
    };

    void paint(Square at, const Picture& picture);
    void erase(Square at);
    void draw();

    bool is_placed(Square at) const;
    bool fits(Type type, Square at, int rotation) const;
    bool fits_somewhere(Type type) const;
    std::vector<Square> open_squares() const;

    Region flood(Pixel start) const;
    bool is_open(const Region& region) const;
    bool is_occupied(const Region& region) const;
    std::vector<Pixel> standing() const;
    std::vector<Region> completed_cities(const Region& field) const;
    Event event_of(const Region& region) const;
    int tiles_around(Square at) const;
    void complete(const Region& region, int points, std::vector<Event>& events);
    void pay_cities(const std::vector<Region>& fields, Farm farm, std::vector<Event>& events) const;

    Settings settings_;
    Grid grid_;
    std::vector<char> cells_;            // 0 where there is no tile
    std::vector<std::uint8_t> meeples_;  // by cell: 0, or 1 + the player
    std::vector<Square> placed_;
    std::vector<Type> deck_;  // remaining tiles
    std::vector<Type> unplaceable_tiles_;
    std::optional<Type> hand_;
    int to_move_ = 0;
    Points scores_ = {};
    Points supplies_ = {};
    // Marks of the current flood fill.
    mutable std::vector<std::uint32_t> marks_;
    mutable std::uint32_t floods_ = 0;
};

}  // namespace bastide::match::testing
