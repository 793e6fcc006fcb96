// Process-wide setup of each program.
#pragma once

namespace bastide::cli {

// Makes faults of the system errors to report: a file that may grow no further does not end the program, a
// standard stream that is closed stays so, also when files are opened later, and where there is no more
// memory, in any thread, the program says so and ends.
void begin_program();

}  // namespace bastide::cli
