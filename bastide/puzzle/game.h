// A puzzle solved by hand, as a game with records and undo: the tiles are placed one after the other.
//
//     puzzle::Game game({.puzzle = puzzle, .rotations = false});
//     game.apply({.row = 0, .column = 0});
//     for (const puzzle::Placement& move : game.legal_moves()) …
//
// bastide/puzzle/puzzle.h has the rules. After legal moves only, sides may still be open.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

#include "bastide/base/message.h"
#include "bastide/puzzle/contacts.h"
#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide::puzzle {

// The rule that a move breaks.
struct Illegality {
    enum class Reason : std::uint8_t {
        all_placed,
        bad_turns,
        no_rotation,  // tiles cannot be rotated in this puzzle
        square_taken,
        square_isolated,
        not_in_middle,  // the first tile must be in the middle
        same_with_fewer_turns,
        edge_mismatch,
    };
    // Names used in a table's JSON.
    static constexpr auto reason_names = std::to_array<std::string_view>(
        {"all_placed", "bad_turns", "no_rotation", "square_taken", "square_isolated", "not_in_middle",
         "same_with_fewer_turns", "edge_mismatch"});

    Reason reason = Reason::all_placed;

    friend bool operator==(const Illegality&, const Illegality&) = default;
};

// "there is already a tile there": without a capital or a full stop.
[[nodiscard]] Message to_message(const Illegality& illegality);

class Game {
  public:
    struct Start {
        Puzzle puzzle = {};
        bool rotations = false;  // true if tiles may be rotated

        friend bool operator==(const Start&, const Start&) = default;
    };
    // The placement of the next tile. Rows and columns may be negative, and the first tile is on row 0,
    // column 0. If several rotations look the same, the move uses the smallest rotation.
    using Move = Placement;
    using Illegality = puzzle::Illegality;
    // The number of open sides of the tile placed last.
    struct Event {
        int open_sides = 0;
    };
    struct Undo {};

    explicit Game(Start start);

    const Start& start() const { return start_; }
    const Placements& placements() const { return placements_; }
    // The open sides, the places for the next tile, and so on.
    const Contacts& contacts() const { return contacts_; }

    // The next tile, counted from 0, or -1 if all are placed.
    int next() const { return contacts_.next; }

    // Takes linear time in the squares next to tiles. The first call after a move takes O(n log n) time for n
    // tiles.
    bool is_legal(const Move& move) const { return !illegality(move); }
    std::optional<Illegality> illegality(const Move& move) const;
    std::vector<Move> legal_moves() const;
    // Makes a legal move. Checks in all builds that it is legal.
    Undo apply(const Move& move);
    // Undoes the last move. There must be one.
    void undo(const Undo& undo);
    // The events of the last move. There must be one.
    std::vector<Event> events(const Undo& undo) const;

    // True if all tiles are placed or the next tile fits nowhere. The puzzle is solved if all tiles are
    // placed and no side is open.
    bool is_over() const;
    bool is_solved() const { return contacts_.solved; }

    friend bool operator==(const Game& one, const Game& other) {
        return one.start_ == other.start_ && one.placements_ == other.placements_;
    }

  private:
    std::size_t tile_count() const;
    void look();

    Start start_;
    Placements placements_;
    Contacts contacts_;
};

}  // namespace bastide::puzzle
