// The operator's log when a store fails.
#include "serve/rate_limited_log.h"

#include <sstream>

#include <gtest/gtest.h>

namespace bastide::serve {
namespace {

TEST(ServeRateLimitedLog, AreDetailedButRateLimited) {
    std::ostringstream out;
    RateLimitedLog log(out, "tables cannot be saved");
    log.warn(file_error("/var/lib/tables.db", "database or disk is full"));
    log.warn(file_error("/var/lib/tables.db", "database is locked"));
    EXPECT_EQ(out.str(), "warning: tables cannot be saved: /var/lib/tables.db: database or disk is full\n");
}

}  // namespace
}  // namespace bastide::serve
