// A puzzle as somebody sits at it: the tiles laid so far with what was taken back, where the next is held and
// the notice. A value, and one function for whatever is done at it.
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
    bool help = true;  // shows where the next tile may go
    int row = 0;       // where it is held
    int column = 0;
    int turns = 0;
    Notice notice = {};

    const Game& game() const { return record.game(); }
    const Puzzle& puzzle() const { return record.start().puzzle; }

    friend bool operator==(const Table&, const Table&) = default;
};

// An empty table. The puzzle has a tile at least.
Table table_of(Game::Start start);
// The table of a puzzle as far as it is solved.
Table table_of(Record record);

// What becomes of the table. `turn` is for puzzles whose tiles may be turned: while help is shown, a square
// that the next tile fits has it turned so, and turns it among what fits; `show` moves the next tile to where
// a hint has it, or, with `no_way_on` for its move, says that there is none.
Table act(Table table, const Intent& intent);

// The move of a hint where no solution goes on.
inline constexpr Placement no_way_on = {0, 0, -1};

// The next tile where it is held, legal or not.
Placement chosen(const Table& table);

bool may_undo(const Table& table);
bool may_redo(const Table& table);
// The first tile must lie, and one must be left.
bool may_hint(const Table& table);

// Whether it is solved, or how many sides are open.
std::string result_line(const Table& table);

}  // namespace bastide::puzzle
