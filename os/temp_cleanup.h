// Removes a temporary file if the program ends early, because memory runs out or the user presses Ctrl-C a
// second time.
#pragma once

#include <string>

namespace bastide::os {

// Sets the only file to remove if the program ends early, or "" for no file.
void set_temp_file(const std::string& name);

// Removes that file. Safe in signal handlers, and allocates no memory.
void remove_temp_file();

}  // namespace bastide::os
