// A solo game at a table: the game with its history, the chosen tile of the hand, the cursor and the notice.
// The table is a value, and the function `act` applies all intents. A front end draws the table and calls
// `act`. It contains no rules.
#pragma once

#include <optional>
#include <string>

#include "bastide/play/intent.h"
#include "bastide/play/notice.h"
#include "bastide/solo/saved_game.h"

namespace bastide::solo {

using Intent = play::Intent<Move>;
using Notice = play::Notice<Illegality>;

struct Table {
    using Record = solo::Record;

    Record record;
    bool ranked = false;     // no undo and no hints
    bool help = true;        // shows legal squares and their points
    bool is_replay = false;  // true if the table is only for viewing (replay_table.h)
    int selected = 0;        // the tile of the hand, from 0
    int row = 0;             // the cursor
    int column = 0;
    Notice notice = {};

    const Game& game() const { return record.game(); }
    const Position& position() const { return game().position(); }
    const Board& board() const { return game().board(); }
    const Settings& settings() const { return record.start().settings; }
    // The cursor must be on the board.
    Cell cursor() const {
        require(row >= 0 && row < board().size(), "the cursor is on the board", row);
        require(column >= 0 && column < board().size(), "the cursor is on the board", column);
        return board().square(row, column);
    }

    friend bool operator==(const Table&, const Table&) = default;
};

// Creates the table of a game in progress, with the cursor on the tile placed last.
Table table_of(Record record, bool ranked);

// Applies an intent. `choose` and `browse` select a tile of the hand, `confirm` places it and `discard`
// discards the hand. An illegal intent changes only the notice, which gives the reason. Takes linear time in
// squares.
Table act(Table table, const Intent& intent);

// Returns the move that places the chosen tile on the cursor's square, legal or not.
Move chosen(const Table& table);

// The square of the last move, if that move was a placement.
std::optional<Cell> last_placed(const Table& table);

// True if no tile of the hand fits anywhere.
bool is_stuck(const Table& table);

bool may_undo(const Table& table);
bool may_redo(const Table& table);

// True if a hint is possible now. Each call of `hint_chance` returns the same random numbers for computing
// the hint.
bool may_hint(const Table& table);
play::Random hint_chance(const Table& table);

}  // namespace bastide::solo
