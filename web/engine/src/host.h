// Callbacks to the page during a call.
#pragma once

#include <string_view>

namespace bastide::engine {

// Reports the progress of a search: its share, 0 to 1, solutions found and nodes searched. Returns false to
// end it.
bool report_progress(double share, double solutions, double nodes);

// Sends a part of the answer. Returns false to end the search.
bool give(std::string_view piece);

}  // namespace bastide::engine
