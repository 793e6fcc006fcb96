// A program that runs next to a test and always ends with it.
#pragma once

#include <string>
#include <vector>

#include "os/process.h"

namespace bastide::os {

struct TestProcessOptions {
    std::string log = "/dev/null";  // the file that its output is appended to
    std::string user = {};          // runs as this user if the test runs as root
    int core = -1;                  // pins it to a core, or -1 for any
};

// Starts a program. Ends the test if that fails.
Process start_beside_test(const std::vector<std::string>& words, const TestProcessOptions& options = {});

}  // namespace bastide::os
