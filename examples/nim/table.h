// Nim as two people sit at it: the game with its past, which heap is chosen and how many are to be taken.
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

Table table_of(const Heaps& heaps);

// `step` to the right chooses the next heap, up takes one more; `point` chooses a heap and how many.
Table act(Table table, const Intent& intent);

// The move that leaves the other player no way to win, or one from the largest heap if there is none.
Move best_move(const Game& game);

// "First" or "Second".
std::string player_to_move(const Table& table);

inline bool may_undo(const Table& table) {
    return table.record.can_undo();
}

inline bool may_hint(const Table& table) {
    return !table.game().is_over();
}

std::string result_line(const Table& table);

}  // namespace nim
