// Moves that come from another thread are the same as without one, and thoughts that nobody wants end.
#include "tui/match/thinker.h"

#include <gtest/gtest.h>

#include "bastide/match/game.h"

namespace bastide::tui {
namespace {

// Thinks until it is told that its move is wanted no more.
class Muser : public match::Bot {
  public:
    explicit Muser(const match::Budget& budget) : budget_(budget) {}
    match::Move choose(const match::Position& position, play::Random&) override {
        while (budget_.watch()) std::this_thread::yield();
        return position.legal_moves().front();
    }

  private:
    match::Budget budget_;
};

std::unique_ptr<match::Bot> make_muser(const match::Settings&, const match::Budget& budget) {
    return std::make_unique<Muser>(budget);
}

constexpr match::BotKind muser{"muser", "muses", make_muser};

TEST(Thinker, GivesTheMoveOnceItHasWoken) {
    const match::Game game(match::Settings(), std::string_view("t"));
    const match::BotKind& greedy = *match::find_bot("greedy");
    std::promise<void> woken;
    Thinker thinker([&woken] { woken.set_value(); });
    EXPECT_FALSE(thinker.is_thinking());
    EXPECT_FALSE(thinker.take());
    thinker.start(greedy, game.position(), play::Random(5));
    EXPECT_TRUE(thinker.is_thinking());
    woken.get_future().wait();
    const auto move = thinker.take();
    ASSERT_TRUE(move);
    play::Random random(5);
    EXPECT_EQ(*move, greedy.make(game.position().settings(), {})->choose(game.position(), random));
    EXPECT_FALSE(thinker.is_thinking());
    EXPECT_FALSE(thinker.take()) << "only once";
}

TEST(Thinker, EndsWhatIsNotWanted) {
    const match::Game game(match::Settings(), std::string_view("t"));
    Thinker thinker([] {});
    thinker.start(muser, game.position(), play::Random(1));
    EXPECT_TRUE(thinker.is_thinking());
    EXPECT_FALSE(thinker.take());
    // A new thought takes its place, and what is left at the end is ended, too.
    thinker.start(muser, game.position(), play::Random(1));
    thinker.stop();
    EXPECT_FALSE(thinker.is_thinking());
    EXPECT_FALSE(thinker.take());
    thinker.start(muser, game.position(), play::Random(1));
}

}  // namespace
}  // namespace bastide::tui
