// What the terminal says of a match.
#pragma once

#include <string>

#include "bastide/match/table.h"
#include "tui/front.h"

namespace bastide::tui {

// The table's notice; empty if there is none.
std::string notice_text(const match::Table& table, const GameLabels& labels);

// "Anna placed a straight road with a meeple on the road and scored 3, Ben scored 3", after the tiles that
// fitted nowhere before it; who forfeits the match if it is forfeited here; empty before the first turn.
std::string last_turn_text(const match::Table& table);

}  // namespace bastide::tui
