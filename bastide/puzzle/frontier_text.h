// The state of a search as text, for resuming it after the program ended.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bastide/puzzle/frontier.h"

namespace bastide::puzzle {

// Numbers with spaces between them, on one line. Linear.
std::string to_text(const Kept& kept);

std::string to_text(const Solution& solution);

// Nothing if the text is not of the form above, or a map in it has another number of tiles. Whether the parts
// are of a puzzle's tree is for `Search::resume` to say.
std::optional<Kept> read_kept(std::string_view text, std::size_t tiles);
std::optional<Solution> read_solution(std::string_view text, std::size_t tiles);

}  // namespace bastide::puzzle
