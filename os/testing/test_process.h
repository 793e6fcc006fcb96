// A program that runs beside a test, and ends with it however the test ends.
#pragma once

#include <string>
#include <vector>

#include "os/process.h"

namespace bastide::os {

struct TestProcessOptions {
    std::string log = "/dev/null";  // the file that its output is appended to
    std::string user = {};          // who it runs as if the test is root's; otherwise as the test
    int core = -1;                  // the only one it runs on; -1 for any
};

// Starts a program. Ends the test if that fails.
Process start_beside_test(const std::vector<std::string>& words, const TestProcessOptions& options = {});

}  // namespace bastide::os
