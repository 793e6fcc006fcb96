// Finds the studio's files for requests.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bastide::serve {

struct File {
    std::string path;            // the path on disk
    std::string_view type;       // "text/html; charset=utf-8"
    bool never_changes = false;  // true if the name contains the hash of the content
};

// Returns the file in a folder for a request target such as "/assets/index.js?x". Returns nullopt if there is
// no such file or the target is outside the folder.
std::optional<File> file_of(const std::string& folder, std::string_view target);

}  // namespace bastide::serve
