// Moves from another thread are the same as without one, and cancelled searches end.
#include "tui/move_search.h"

#include <atomic>
#include <memory>

#include <gtest/gtest.h>

#include "bastide/match/bots/bot.h"
#include "bastide/match/game.h"

namespace bastide::tui {
namespace {

// Searches until it is cancelled.
int muse(const std::function<bool()>& should_continue) {
    while (should_continue()) std::this_thread::yield();
    return 0;
}

TEST(TuiMoveSearch, ReturnsTheMoveAfterWaking) {
    const match::Game game(match::Settings(), std::string_view("t"));
    const match::BotKind& greedy = *match::find_bot("greedy");
    const auto choose = [&](const std::function<bool()>& should_continue) {
        match::Budget budget;
        budget.watch = should_continue;
        play::Random random(5);
        return greedy.make(game.position().settings(), budget)->choose(game.position(), random);
    };
    std::promise<void> woken;
    MoveSearch<match::Move> search([&woken] { woken.set_value(); });
    EXPECT_FALSE(search.is_running());
    EXPECT_FALSE(search.take());
    search.start(choose);
    EXPECT_TRUE(search.is_running());
    woken.get_future().wait();
    const auto move = search.take();
    ASSERT_TRUE(move);
    EXPECT_EQ(*move, choose([] { return true; }));
    EXPECT_FALSE(search.is_running());
    EXPECT_FALSE(search.take()) << "only once";
}

TEST(TuiMoveSearch, StopsObsoleteSearches) {
    MoveSearch<int> search([] {});
    search.start(muse);
    EXPECT_TRUE(search.is_running());
    EXPECT_FALSE(search.take());
    // A new search replaces it, and the last one is also stopped at the end.
    search.start(muse);
    search.stop();
    EXPECT_FALSE(search.is_running());
    EXPECT_FALSE(search.take());
    search.start(muse);
}

TEST(TuiMoveSearch, RunsOneSearchAtATime) {
    std::atomic<int> woken = 0;
    MoveSearch<int> search([&woken] {
        ++woken;
        woken.notify_all();
    });
    for (int thought = 0; thought < 3; ++thought) {
        search.start([thought](const std::function<bool()>& /*should_continue*/) { return 10 * thought; });
        woken.wait(thought);
        EXPECT_EQ(search.take(), 10 * thought);
    }
}

TEST(TuiMoveSearch, DropsAFinishedSearch) {
    std::promise<void> woken;
    MoveSearch<int> search([&woken] { woken.set_value(); });
    const auto holding = std::make_shared<int>(0);
    search.start([holding](const std::function<bool()>& /*should_continue*/) { return 1; });
    woken.get_future().wait();
    search.stop();
    EXPECT_FALSE(search.take());
    EXPECT_EQ(holding.use_count(), 1) << "nor does it hold on to what was thought about";
}

}  // namespace
}  // namespace bastide::tui
