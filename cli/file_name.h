// Names of files and folders that options give.
#pragma once

#include <string>

namespace bastide::cli {

// For `check` of an option: a script's variable may be empty.
inline std::string why_bad_name(const std::string& name) {
    return name.empty() ? "the name is empty" : "";
}

}  // namespace bastide::cli
