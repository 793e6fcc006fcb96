// The state of a search as text, for resuming it in another run of the program.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bastide/puzzle/frontier.h"

namespace bastide::puzzle {

// Returns numbers separated by spaces on one line. Takes linear time.
std::string to_text(const SearchState& state);

std::string to_text(const Solution& solution);

// Returns nullopt if the text does not have this form or if some map does not have `tiles` tiles.
// `Search::resume` checks that the parts belong to a puzzle's tree.
std::optional<SearchState> read_search_state(std::string_view text, std::size_t tiles);
std::optional<Solution> read_solution(std::string_view text, std::size_t tiles);

}  // namespace bastide::puzzle
