// A program that runs next to a test and always ends when the test ends.
#pragma once

#include <string>
#include <vector>

#include "os/process.h"

namespace bastide::os {

struct TestProcessOptions {
    std::string log = "/dev/null";  // the file to which the program's output is appended
    std::string user = {};          // runs as this user if the test runs as root
    int core = -1;                  // the only core to run on, or -1 for any core
};

// Starts a program. Ends the test if the program cannot be started.
Process start_beside_test(const std::vector<std::string>& words, const TestProcessOptions& options = {});

}  // namespace bastide::os
