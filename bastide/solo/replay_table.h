// A recorded or bot game for viewing: the table at any of its moves.
#pragma once

#include "bastide/solo/table.h"

namespace bastide::solo {

// Returns the table at the record's current move, without undone moves and marks.
Table replay_table(Record record);

// Returns the table after `played` moves of the record, at most all. The tile placed next is chosen if known.
// Linear in the moves in between.
Table seek(Table table, std::size_t played);

}  // namespace bastide::solo
