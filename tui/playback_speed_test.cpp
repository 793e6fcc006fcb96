#include "tui/playback_speed.h"

#include <gtest/gtest.h>

namespace bastide::tui {
namespace {

using std::chrono::milliseconds;

constexpr PlaybackSpeed::Time start = {};

TEST(TuiPlaybackSpeed, IsPausedAtFirst) {
    PlaybackSpeed pace;
    EXPECT_FALSE(pace.is_on());
    EXPECT_EQ(pace.wait(start), std::nullopt);
    pace.begin_turn(start);
    EXPECT_FALSE(pace.is_on());
    pace.start(start);
    EXPECT_EQ(pace.wait(start), milliseconds(0)) << "the first comes at once";
    pace.stop();
    EXPECT_EQ(pace.wait(start), std::nullopt);
}

TEST(TuiPlaybackSpeed, DelaysAreMeasuredFromTheStartOfATurn) {
    PlaybackSpeed pace;
    pace.start(start);
    pace.begin_turn(start);
    EXPECT_EQ(pace.words(), "every second");
    EXPECT_EQ(pace.wait(start), milliseconds(1000));
    EXPECT_EQ(pace.wait(start + milliseconds(300)), milliseconds(700));
    // There is no further delay after a longer search.
    EXPECT_EQ(pace.wait(start + milliseconds(5000)), milliseconds(0));
}

TEST(TuiPlaybackSpeed, ChangesWithinItsLimits) {
    PlaybackSpeed pace;
    pace.start(start);
    std::optional<milliseconds> before;
    for (int i = 0; i < 20; ++i) {
        pace.slower();
        pace.begin_turn(start);
    }
    EXPECT_EQ(pace.words(), "every 4 seconds");
    EXPECT_EQ(pace.wait(start), milliseconds(4000));
    for (int i = 0; i < 6; ++i) {
        before = pace.wait(start);
        pace.faster();
        pace.begin_turn(start);
        EXPECT_LT(*pace.wait(start), *before);
    }
    EXPECT_EQ(pace.words(), "at full speed");
    pace.faster();
    EXPECT_EQ(pace.words(), "at full speed");
    EXPECT_EQ(pace.wait(start), milliseconds(0));
}

}  // namespace
}  // namespace bastide::tui
