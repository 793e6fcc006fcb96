// Commands that another program carries out, which takes the place of this one.
#pragma once

#include <string>

#include "cli/command.h"

namespace bastide::cli {

// Starts a program that lies beside this one (`program_beside`) with the words that this one was given. Does
// not come back but with an error; if there is no such program it says `how` to get it.
Exit become_program(const std::string& name, const Common& common, const std::string& how);

}  // namespace bastide::cli
