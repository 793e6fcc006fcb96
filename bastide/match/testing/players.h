// The players of the games in tests.
#pragma once

#include <string>
#include <vector>

namespace bastide::match::testing {

inline const std::vector<std::string> anna_and_ben = {"Anna", "Ben"};

}  // namespace bastide::match::testing
