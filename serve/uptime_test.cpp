// The server's clock, and the times without a server.
#include "serve/uptime.h"

#include <gtest/gtest.h>

#include "bastide/match/online/testing/minute.h"

namespace bastide::serve {
namespace {

using match::testing::minute;

TEST(ServeUptime, DowntimeIsTheTimeThatNoRunCovers) {
    const std::vector<serve::Run> runs = {{100, 200}, {150, 250}, {400, 450}};
    EXPECT_EQ(downtime(runs, 120, 500), 150 + 50);
    EXPECT_EQ(downtime(runs, 120, 240), 0);
    EXPECT_EQ(downtime(runs, 0, 100), 100);
    EXPECT_EQ(downtime(runs, 260, 300), 40);
    EXPECT_EQ(downtime(runs, 300, 260), 0) << "an event of a server whose clock is ahead";
    EXPECT_EQ(downtime({}, 10, 30), 20) << "before servers noted that they run";
    EXPECT_EQ(downtime({{100, 900}, {200, 300}}, 100, 800), 0) << "one within another";
}

TEST(ServeUptime, AStepBackOfTheTimeOfDayDoesNotTurnTheClockBack) {
    EXPECT_EQ(start_of_clock({}, 1000), 1000);
    EXPECT_EQ(start_of_clock({{100, 200}}, 1000), 1000);
    EXPECT_EQ(start_of_clock({{500, 5000}, {100, 200}}, 1000), 5000);
}

TEST(ServeUptime, TheClockCountsWhatTheMonotonicClockCounts) {
    const ServerClock::Steady began = std::chrono::steady_clock::now();
    const ServerClock clock({{0, 10 * minute}}, 26 * minute, began);
    EXPECT_EQ(clock.at(began), 26 * minute);
    EXPECT_EQ(clock.at(began + std::chrono::minutes(3)), 29 * minute);
    EXPECT_EQ(clock.downtime_since(5 * minute), 16 * minute);
    EXPECT_EQ(clock.downtime_since(20 * minute), 6 * minute) << "the last entry came after the last note";
    EXPECT_EQ(clock.downtime_since(27 * minute), 0) << "an event of this run";
    const ServerClock other({{8 * minute, 10 * minute}, {0, 2 * minute}}, 26 * minute, began);
    EXPECT_EQ(other.downtime_since(minute), 22 * minute) << "in any order";
}

}  // namespace
}  // namespace bastide::serve
