// What whoever runs a server is told when its store fails.
#include "serve/complaints.h"

#include <sstream>

#include <gtest/gtest.h>

namespace bastide::serve {
namespace {

TEST(ServeComplaints, AreDetailedButRateLimited) {
    std::ostringstream out;
    Complaints complaints(out);
    complaints.tell(file_error("/var/lib/tables.db", "database or disk is full"));
    complaints.tell(file_error("/var/lib/tables.db", "database is locked"));
    EXPECT_EQ(out.str(), "warning: tables cannot be saved: /var/lib/tables.db: database or disk is full\n");
}

}  // namespace
}  // namespace bastide::serve
