// Reports games that bots forfeit, one line each, up to a limit.
#pragma once

#include <mutex>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/format.h"
#include "os/output.h"

namespace bastide::cli {

class FewWarnings {
  public:
    // May be called from any thread.
    void add(const std::string& line) {
        const std::scoped_lock lock(mutex_);
        if (reports_ > max_reports) return;
        const bool is_too_much = ++reports_ > max_reports;
        os::eprintln("warning: " + (is_too_much ? "further forfeits are not listed" : line));
    }

  private:
    static constexpr int max_reports = 20;

    std::mutex mutex_;
    int reports_ = 0;
};

class Forfeits {
  public:
    // By seat, in the first round of a deal.
    explicit Forfeits(std::vector<const match::BotKind*> bots) : bots_(std::move(bots)) {}

    // Prints "warning: game 17, round 1, seat 0: ./mybot.py forfeits: no move within 1000 ms". Prints nothing
    // for a game without a forfeit. May be called from any thread.
    void add(const match::PlayedMatch& played) {
        if (!played.forfeit) return;
        const auto players = bots_.size();
        const auto seat = static_cast<std::size_t>(played.forfeit->seat);
        const std::size_t bot = (seat + players - static_cast<std::size_t>(played.round)) % players;
        warnings_.add(fmt::format("game {}, round {}, seat {}: {}", played.deal, played.round, seat,
                                  forfeit_sentence(*played.forfeit, std::string(bots_[bot]->name))));
    }

  private:
    std::vector<const match::BotKind*> bots_;
    FewWarnings warnings_;
};

}  // namespace bastide::cli
