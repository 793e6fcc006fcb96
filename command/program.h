// Process-wide setup of each program.
#pragma once

namespace bastide::cli {

// Turns system faults into errors. If a file reaches the size limit, writing fails instead of ending the
// program. A closed standard stream stays closed even if files are opened later. If any thread runs out of
// memory, the program prints an error and exits.
void begin_program();

}  // namespace bastide::cli
