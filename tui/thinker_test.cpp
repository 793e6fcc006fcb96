// Moves that come from another thread are the same as without one, and thoughts that nobody wants end.
#include "tui/thinker.h"

#include <atomic>
#include <memory>

#include <gtest/gtest.h>

#include "bastide/match/bots/bot.h"
#include "bastide/match/game.h"

namespace bastide::tui {
namespace {

// Thinks until it is told that its move is wanted no more.
int muse(const std::function<bool()>& goes_on) {
    while (goes_on()) std::this_thread::yield();
    return 0;
}

TEST(TuiThinker, GivesTheMoveOnceItHasWoken) {
    const match::Game game(match::Settings(), std::string_view("t"));
    const match::BotKind& greedy = *match::find_bot("greedy");
    const auto choose = [&](const std::function<bool()>& goes_on) {
        match::Budget budget;
        budget.watch = goes_on;
        play::Random random(5);
        return greedy.make(game.position().settings(), budget)->choose(game.position(), random);
    };
    std::promise<void> woken;
    Thinker<match::Move> thinker([&woken] { woken.set_value(); });
    EXPECT_FALSE(thinker.is_thinking());
    EXPECT_FALSE(thinker.take());
    thinker.start(choose);
    EXPECT_TRUE(thinker.is_thinking());
    woken.get_future().wait();
    const auto move = thinker.take();
    ASSERT_TRUE(move);
    EXPECT_EQ(*move, choose([] { return true; }));
    EXPECT_FALSE(thinker.is_thinking());
    EXPECT_FALSE(thinker.take()) << "only once";
}

TEST(TuiThinker, EndsWhatIsNotWanted) {
    Thinker<int> thinker([] {});
    thinker.start(muse);
    EXPECT_TRUE(thinker.is_thinking());
    EXPECT_FALSE(thinker.take());
    // A new thought takes its place, and what is left at the end is ended, too.
    thinker.start(muse);
    thinker.stop();
    EXPECT_FALSE(thinker.is_thinking());
    EXPECT_FALSE(thinker.take());
    thinker.start(muse);
}

TEST(TuiThinker, ThinksOfOneThingAfterAnother) {
    std::atomic<int> woken = 0;
    Thinker<int> thinker([&woken] {
        ++woken;
        woken.notify_all();
    });
    for (int thought = 0; thought < 3; ++thought) {
        thinker.start([thought](const std::function<bool()>& /*goes_on*/) { return 10 * thought; });
        woken.wait(thought);
        EXPECT_EQ(thinker.take(), 10 * thought);
    }
}

TEST(TuiThinker, ForgetsAThoughtThatIsDone) {
    std::promise<void> woken;
    Thinker<int> thinker([&woken] { woken.set_value(); });
    const auto holding = std::make_shared<int>(0);
    thinker.start([holding](const std::function<bool()>& /*goes_on*/) { return 1; });
    woken.get_future().wait();
    thinker.stop();
    EXPECT_FALSE(thinker.take());
    EXPECT_EQ(holding.use_count(), 1) << "nor does it hold on to what was thought about";
}

}  // namespace
}  // namespace bastide::tui
