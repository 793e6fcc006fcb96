// Calls that break a contract, for tests: each must end the program with its message (require.h).
#pragma once

#include <functional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace bastide::testing {

struct Misuse {
    std::string call;  // as a programmer would write it
    std::function<void()> run;
    std::string message;  // a regular expression for the end of the line on standard error
};

inline void expect_contracts(const std::vector<Misuse>& calls) {
    for (const Misuse& misuse : calls) {
        SCOPED_TRACE(misuse.call);
        EXPECT_DEATH(misuse.run(), "bastide: '.*" + misuse.message + "\n");
    }
}

}  // namespace bastide::testing
