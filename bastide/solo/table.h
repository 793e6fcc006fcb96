// A solo game as somebody sits at it: the game with its past, which tile of the hand is chosen, where the
// cursor is, and the notice. A value, and one function for whatever is done at it; a front end draws
// the one and calls the other, and has no rule of its own.
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
    bool ranked = false;      // nothing is taken back, and there are no hints
    bool help = true;         // shows where a tile may go, and what it would gain
    bool is_watched = false;  // nobody plays here: moves are looked at, as watched.h has it
    int selected = 0;         // the tile of the hand, from 0
    int row = 0;              // the cursor
    int column = 0;
    Notice notice = {};

    const Game& game() const { return record.game(); }
    const Position& position() const { return game().position(); }
    const Board& board() const { return game().board(); }
    const Settings& settings() const { return record.start().settings; }
    Cell cursor() const { return board().square(row, column); }

    friend bool operator==(const Table&, const Table&) = default;
};

// The table of a game as it was left, with the cursor at its last tile.
Table table_of(Record record, bool ranked);

// What becomes of the table. `choose` and `browse` are about the hand, a move laid by `confirm` or thrown
// away by `discard`. Whatever is not allowed changes nothing but the notice, which says why. Linear in
// squares.
Table act(Table table, const Intent& intent);

// The chosen tile on the square of the cursor, whether that is allowed or not.
Move chosen(const Table& table);

// The square of the last placement, if the last move was one.
std::optional<Cell> last_placed(const Table& table);

// Whether no tile of the hand fits anywhere.
bool is_stuck(const Table& table);

bool may_undo(const Table& table);
bool may_redo(const Table& table);

// Whether there may be a hint now, and the chance for whoever thinks of it: the same whenever the turn comes.
bool may_hint(const Table& table);
play::Random hint_chance(const Table& table);

// The game in one line: what it was and what came of it.
std::string result_line(const Table& table);

}  // namespace bastide::solo
