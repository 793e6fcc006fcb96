// A recorded or bot game for viewing: the table at any of its moves.
#pragma once

#include "bastide/solo/table.h"

namespace bastide::solo {

// Returns the table at the record's current move, without undone moves and marks.
Table replay_table(Record record);

// Returns the table after `played` moves of the record, or after all if the record has fewer. If the record
// has a next move, its tile is chosen. Takes linear time in the moves between the old and the new position.
Table seek(Table table, std::size_t played);

}  // namespace bastide::solo
