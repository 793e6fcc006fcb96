// The built-in problems: examples/match/problems.json, built in.
#pragma once

#include <string_view>

namespace bastide::cli {

extern const std::string_view built_in_problems;

}  // namespace bastide::cli
