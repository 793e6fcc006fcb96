// Reads games for benchmarks.
#pragma once

#include <expected>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <utility>

#include "bastide/match/match_file.h"

namespace bastide::bench {

// Returns the game in a file, or an error in one line.
inline std::expected<match::Record, std::string> read_game(const std::string& path) {
    if (!std::filesystem::is_regular_file(path)) return std::unexpected(path + ": there is no such file");
    std::ifstream in(path);
    auto file = match::read_match_file(std::string{std::istreambuf_iterator<char>(in), {}});
    if (!file) return std::unexpected(path + ": " + to_string(file.error()));
    return std::move(file->record);
}

}  // namespace bastide::bench
