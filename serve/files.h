// The studio's files, as they are asked for.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace bastide::serve {

struct File {
    std::string path;            // on disk
    std::string_view type;       // "text/html; charset=utf-8"
    bool never_changes = false;  // its name has the hash of what is in it
};

// What is at a target as "/assets/index.js?x", below a folder; nothing if there is no such file, or the
// target leads elsewhere.
std::optional<File> file_of(const std::string& folder, std::string_view target);

}  // namespace bastide::serve
