// What is said at a table when a turn begins.
#pragma once

#include <string>

#include "bastide/match/table.h"

namespace bastide::match::detail {

// "Rook laid a city corner and scored 4: your move", with what fitted nowhere before it; or who has forfeited
// the match.
std::string news(const Table& table);

}  // namespace bastide::match::detail
