#include "os/signals.h"

#include <gtest/gtest.h>

namespace bastide::os {
namespace {

volatile std::sig_atomic_t has_come = 0;

void note(int /*signal*/) {
    has_come = 1;
}

TEST(OsSignalBlock, DefersSignals) {
    for (const int each : {SIGINT, SIGTERM, SIGHUP}) {
        has_come = 0;
        auto* const before = std::signal(each, note);
        {
            const SignalBlock blocked;
            std::raise(each);
            EXPECT_EQ(has_come, 0);
        }
        EXPECT_EQ(has_come, 1);
        std::signal(each, before);
    }
}

}  // namespace
}  // namespace bastide::os
