// The problems that come with the command: examples/match/problems.json, built in.
#pragma once

#include <string_view>

namespace bastide::cli {

extern const std::string_view built_in_problems;

}  // namespace bastide::cli
