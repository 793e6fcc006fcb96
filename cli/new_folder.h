// A folder for files that a command makes.
#pragma once

#include <filesystem>
#include <string>

#include "bastide/base/result.h"

namespace bastide::cli {

// Makes a folder, or takes one that holds nothing which would be mixed with what is to come.
inline Result<void> make_folder(const std::string& folder) {
    std::error_code error;
    std::filesystem::create_directories(folder, error);
    if (error) return std::unexpected(file_error(folder, "cannot be created: " + error.message()));
    const bool is_empty = std::filesystem::is_empty(folder, error);
    if (error) return std::unexpected(file_error(folder, error.message()));
    if (!is_empty) return std::unexpected(file_error(folder, "is not empty: name a new folder"));
    return {};
}

}  // namespace bastide::cli
