// The contents of examples/match/problems.json, embedded in the program.
#pragma once

#include <string_view>

namespace bastide::cli {

extern const std::string_view built_in_problems;

}  // namespace bastide::cli
