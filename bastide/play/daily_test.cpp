#include "bastide/play/daily.h"

#include <gtest/gtest.h>

#include "bastide/play/seed.h"

namespace bastide::play {
namespace {

// Expected values are from `date -u -d @SECONDS +%F`.
TEST(PlayDaily, UsesUtc) {
    EXPECT_EQ(day_of(0), "1970-01-01");
    EXPECT_EQ(day_of(-1), "1969-12-31");
    EXPECT_EQ(day_of(951'782'400), "2000-02-29");
    EXPECT_EQ(day_of(951'782'399), "2000-02-28");
    EXPECT_EQ(day_of(1'795'391'999), "2026-11-22");
    EXPECT_EQ(day_of(1'795'392'000), "2026-11-23");
    EXPECT_EQ(day_of(253'402'300'799), "9999-12-31");
}

TEST(PlayDaily, ThePreviousDayCrossesMonthsAndYears) {
    EXPECT_EQ(day_before("2026-11-23"), "2026-11-22");
    EXPECT_EQ(day_before("2000-03-01"), "2000-02-29");
    EXPECT_EQ(day_before("2100-03-01"), "2100-02-28");
    EXPECT_EQ(day_before("2027-01-01"), "2026-12-31");
    for (const char* none :
         {"", "2026-11", "2026-11-31", "2026-13-01", "2026-11-0x", "2026/11/01", "2026-11--1"})
        EXPECT_EQ(day_before(none), "") << none;
}

TEST(PlayDaily, TheSeedIsValid) {
    EXPECT_EQ(daily_seed("2026-11-21"), "daily-2026-11-21");
    EXPECT_EQ(to_string(seed_error(daily_seed(day_of(0)))), "");
}

}  // namespace
}  // namespace bastide::play
