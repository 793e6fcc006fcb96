// What is said of matches that bots forfeit: a line for each, as long as they are few.
#pragma once

#include <mutex>
#include <vector>

#include <fmt/format.h>

#include "bastide/match/bots/match_up.h"
#include "cli/output.h"

namespace bastide::cli {

class Forfeits {
  public:
    // By seat, in the first round of a deal.
    explicit Forfeits(std::vector<const match::BotKind*> bots) : bots_(std::move(bots)) {}

    // From any thread: "warning: match 17, round 1, seat 0: ./mybot.py forfeits: no move within 1000 ms".
    // Nothing of a match that nobody forfeits.
    void tell(const match::PlayedMatch& played) {
        if (!played.forfeit) return;
        const std::scoped_lock lock(mutex_);
        if (told_ > most_told) return;
        if (++told_ > most_told) {
            say("warning: more matches were forfeited, of which nothing is said here");
            return;
        }
        const auto players = bots_.size();
        const auto seat = static_cast<std::size_t>(played.forfeit->seat);
        const std::size_t bot = (seat + players - static_cast<std::size_t>(played.round)) % players;
        say(fmt::format("warning: match {}, round {}, seat {}: {} forfeits: {}", played.deal, played.round,
                        seat, bots_[bot]->name, played.forfeit->why));
    }

  private:
    static constexpr int most_told = 20;

    std::vector<const match::BotKind*> bots_;
    std::mutex mutex_;
    int told_ = 0;
};

}  // namespace bastide::cli
