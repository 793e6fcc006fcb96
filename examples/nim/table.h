// The table of Nim: the game with its past, the chosen heap and how many to take from it.
#pragma once

#include <string>

#include "bastide/play/intent.h"
#include "bastide/play/notice.h"
#include "bastide/play/record.h"
#include "examples/nim/nim.h"

namespace nim {

using Intent = bastide::play::Intent<Move>;

struct Table {
    using Record = bastide::play::Record<Game>;

    Record record;
    bool help = true;
    std::size_t heap = 0;
    int taken = 1;
    bastide::play::Notice<Illegality> notice = {};

    const Game& game() const { return record.game(); }
    Move chosen() const { return {heap, taken}; }
};

using Record = Table::Record;

Table table_of(const Heaps& heaps);

// A choice is a cell: its column is the heap, and row -3 means to take three, since rows go down. `step` to
// the right chooses the next heap that is not empty.
Table act(Table table, const Intent& intent);

// Returns the table with this many moves of its record played, and chooses the next one if there is one.
Table seek(Table table, std::size_t turns);

// Returns a move after which the other player cannot win, or one from the largest heap if there is none.
Move best_move(const Game& game);

// Returns "First" or "Second".
std::string player_to_move(const Table& table);

// Returns "First took 2 from heap 1", or "" before the first move.
std::string describe_last_turn(const Table& table);

inline bool may_undo(const Table& table) {
    return table.record.can_undo();
}

inline bool may_redo(const Table& table) {
    return table.record.can_redo();
}

inline bool may_hint(const Table& table) {
    return !table.game().is_over();
}

std::string describe_result(const Table& table);

}  // namespace nim
