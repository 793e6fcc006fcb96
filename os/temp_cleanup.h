// A temporary file that must not stay if the program ends early: without memory, or at a second Ctrl-C.
#pragma once

#include <string>

namespace bastide::os {

// Sets the one file to remove when the program is killed, or "" for none.
void set_temp_file(const std::string& name);

// Removes it. Safe in signal handlers, and needs no memory.
void remove_temp_file();

}  // namespace bastide::os
