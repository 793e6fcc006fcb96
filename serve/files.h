// Finds the studio's files for requests.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bastide::serve {

struct File {
    std::string path;            // on disk
    std::string_view type;       // "text/html; charset=utf-8"
    bool never_changes = false;  // its name contains the hash of its content
};

// Returns the file of a target such as "/assets/index.js?x" below a folder, or nullopt if there is none or
// the target is outside.
std::optional<File> file_of(const std::string& folder, std::string_view target);

}  // namespace bastide::serve
