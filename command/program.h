// What each of our programs does before anything else, and how it ends where no command can say it.
#pragma once

#include <string>
#include <vector>

#include "command/command.h"

namespace bastide::cli {

// Makes faults of the system errors to report: a file that may grow no further does not end the program, a
// standard stream that is closed stays so, also when files are opened later, and where there is no more
// memory, in any thread, the program says so and ends.
void begin_program();

// Says that there is not enough memory, where that was an exception, as in `bastide play`.
Exit end_without_memory();

}  // namespace bastide::cli
