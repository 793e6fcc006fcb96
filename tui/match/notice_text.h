// Messages of a match in the terminal.
#pragma once

#include <string>

#include "bastide/match/table.h"
#include "tui/front.h"

namespace bastide::tui {

// Returns the text of the table's notice, or an empty text if there is no notice.
std::string notice_text(const match::Table& table, const GameLabels& labels);

// "rook forfeits: no move within 1000 ms", at a table that was forfeited.
std::string forfeit_text(const match::Table& table);

// "Anna laid a straight road, put a meeple on the road and scored 3; Ben scored 3", preceded by tiles that
// fitted nowhere. Includes a forfeit in this turn. Empty before the first turn.
std::string last_turn_text(const match::Table& table);

}  // namespace bastide::tui
