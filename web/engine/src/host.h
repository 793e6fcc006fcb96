// Callbacks to the page during a call.
#pragma once

#include <string_view>

namespace bastide::engine {

// Reports the progress of a search: the share done, 0 to 1, and the numbers of solutions found and nodes
// searched. Returns false if the search should end.
bool report_progress(double share, double solutions, double nodes);

// Sends a part of the answer. Returns false if the search should end.
bool give(std::string_view piece);

}  // namespace bastide::engine
