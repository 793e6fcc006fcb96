// The operator's log when a store fails.
#include "serve/rate_limited_log.h"

#include <string>
#include <string_view>
#include <vector>

#include <gtest/gtest.h>

namespace bastide::serve {
namespace {

TEST(ServeRateLimitedLog, AreDetailedButRateLimited) {
    std::vector<std::string> lines;
    RateLimitedLog log([&](std::string_view line) { lines.emplace_back(line); }, "tables cannot be saved");
    log.warn(file_error("/var/lib/tables.db", "database or disk is full"));
    log.warn(file_error("/var/lib/tables.db", "database is locked"));
    EXPECT_EQ(lines, std::vector<std::string>{
                         "warning: tables cannot be saved: /var/lib/tables.db: database or disk is full"});
}

}  // namespace
}  // namespace bastide::serve
