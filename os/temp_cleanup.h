// Removes a temporary file if the program ends early: out of memory, or at a second Ctrl-C.
#pragma once

#include <string>

namespace bastide::os {

// Sets the one file to remove when the program is killed, or "" for none.
void set_temp_file(const std::string& name);

// Removes the file. Safe in signal handlers, and allocates nothing.
void remove_temp_file();

}  // namespace bastide::os
