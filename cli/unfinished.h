// A file that is written for a long time, and is not to stay if the program ends before it is whole: without
// memory, or at a second Ctrl-C.
#pragma once

#include <string>

namespace bastide::cli {

// There is one at most; "" for none.
void set_unfinished(const std::string& name);

// Removes it. A signal handler may call this, and it needs no memory.
void remove_unfinished();

}  // namespace bastide::cli
