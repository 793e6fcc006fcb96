// A bot that thinks in a thread of its own, so that the screen stays alive.
#pragma once

#include <atomic>
#include <functional>
#include <future>
#include <memory>
#include <optional>
#include <thread>
#include <utility>

#include "bastide/match/bots/bot.h"

namespace bastide::tui {

class Thinker {
  public:
    // `wake` is called, from another thread, when a move has been found.
    explicit Thinker(std::function<void()> wake) : wake_(std::move(wake)) {}
    Thinker(const Thinker&) = delete;
    Thinker(Thinker&&) = delete;
    Thinker& operator=(const Thinker&) = delete;
    Thinker& operator=(Thinker&&) = delete;
    ~Thinker() { stop(); }

    // Lets a bot think about a position in which it has a move. Ends what was thought before.
    void start(const match::BotKind& kind, const match::Position& position, play::Random chance);

    bool is_thinking() const { return move_.valid(); }

    // The move, once, if it has been found.
    std::optional<match::Move> take();

    // Ends what is being thought, as soon as the bot asks.
    void stop();

  private:
    std::function<void()> wake_;
    std::thread thread_;
    std::future<match::Move> move_;
    std::shared_ptr<std::atomic<bool>> is_wanted_;
};

}  // namespace bastide::tui
