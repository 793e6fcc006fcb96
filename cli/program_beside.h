// The programs that `bastide` starts for what it is not linked to itself, so that every start of it stays
// quick.
#pragma once

#include <filesystem>
#include <optional>
#include <string>

namespace bastide::cli {

// Where this program itself is; empty if nothing says so.
std::filesystem::path own_folder();

// Where a program of ours is: beside this one in a build, or where it is installed. Nothing if it is neither.
std::optional<std::string> program_beside(const std::string& name);

}  // namespace bastide::cli
