// An online table as JSON, an OnlineView, for a page to draw without knowing a rule. table_view.cpp describes
// it.
#pragma once

#include <string>
#include <string_view>

#include "bastide/match/online/online_table.h"
#include "bastide/text/typescript.h"

namespace bastide::match {

// The view of a seat, or of spectators if it is -1. The deal is checked by the commitment that the page was
// told before the match. Linear in moves and news.
std::string view_json(const OnlineTable& table, int seat, std::string_view commitment);

// The limits that pages need before they have a table, OnlineLimits.
std::string online_limits_json();

void declare_online_table(text::TypeScript& to);

}  // namespace bastide::match
