// Helper programs for features that `bastide` does not link itself, so that it starts fast.
#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

#include "bastide/base/result.h"

namespace bastide::os {

// Returns the folder of the running program, or an empty path if the folder is unknown.
std::filesystem::path own_folder();

// Finds a helper program, in the folder of the running program or in the installation.
std::optional<std::string> helper_path(const std::string& name);

// Replaces this process with a helper program, run with these arguments. Returns only if that fails. If the
// program is missing, the error explains how to get it.
Error exec_helper(const std::string& name, const std::vector<std::string>& arguments,
                  const std::string& how_to_get);

}  // namespace bastide::os
