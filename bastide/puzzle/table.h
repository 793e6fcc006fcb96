// A puzzle at a table: the placed tiles with undo history, the held tile and the notice. The table is a
// value, and one function applies all intents.
#pragma once

#include <string>

#include "bastide/play/intent.h"
#include "bastide/play/notice.h"
#include "bastide/play/record.h"
#include "bastide/puzzle/game.h"

namespace bastide::puzzle {

using Record = play::Record<Game>;
using Intent = play::Intent<Placement>;
using Notice = play::Notice<Illegality>;

struct Table {
    using Record = puzzle::Record;

    Record record;
    bool help = true;  // true to show where the next tile may go
    int row = 0;       // the position of the held tile
    int column = 0;
    int turns = 0;
    Notice notice = {};

    const Game& game() const { return record.game(); }
    const Puzzle& puzzle() const { return record.start().puzzle; }

    friend bool operator==(const Table&, const Table&) = default;
};

// Creates an empty table. The puzzle must have at least one tile.
Table table_of(Game::Start start);
// Creates the table of a partly solved puzzle.
Table table_of(Record record);

// Applies an intent. `turn` is for puzzles with rotations: while help is shown, the next tile is rotated to
// fit its square, and `turn` steps through the fitting rotations. `show` moves the next tile to the place of
// a hint. An intent `show` with the move `no_way_on` reports that there is no solution.
Table act(Table table, const Intent& intent);

// The move of a hint without a solution.
inline constexpr Placement no_way_on = {0, 0, -1};

// Returns the placement of the held tile, legal or not.
Placement chosen(const Table& table);

bool may_undo(const Table& table);
bool may_redo(const Table& table);
// True if the first tile is placed and at least one is left.
bool may_hint(const Table& table);

}  // namespace bastide::puzzle
