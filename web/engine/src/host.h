// What a call may tell whoever asked, while it works.
#pragma once

#include <string_view>

namespace bastide::engine {

// How far a search is: the share of it, 0 to 1, solutions found and nodes searched. False ends it.
bool tell(double share, double solutions, double nodes);

// A part of the answer that is ready. False ends the search.
bool give(std::string_view piece);

}  // namespace bastide::engine
