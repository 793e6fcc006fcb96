// A solo game that is looked at, recorded or being played by a bot: the table at any of its moves.
#pragma once

#include "bastide/solo/table.h"

namespace bastide::solo {

// The table of a record where that stands, without what was taken back, and without marks.
Table watched(Record record);

// The same with so many moves of the record's line played, at most all there are. The tile that is placed
// next is chosen, if that is known. Linear in the moves between.
Table at_turn(Table table, std::size_t played);

}  // namespace bastide::solo
