// The short review of a watched game: the marks of its moves and the better moves.
#pragma once

#include <atomic>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "bastide/match/review/review.h"
#include "bastide/match/table.h"
#include "tui/move_search.h"

namespace bastide::tui {

class GameReview {
  public:
    // Returns the search that reviews all turns of a table's record, including later ones. It calls `wake`
    // when `progress` changes.
    SearchTask<match::Review> task(const match::Table& table, std::function<void()> wake) const;

    // "Reviewing: 12 of 71 turns".
    std::string progress(const match::Table& table) const;

    void set(match::Review review) { review_ = std::move(review); }
    bool is_ready() const { return review_.has_value(); }

    // Returns the review of the turn before the table's position, or null.
    const match::TurnReview* last_turn(const match::Table& table) const;

    // Returns the better move for the last turn, or null if the move was good or is on the same square.
    const match::Move* better_move(const match::Table& table) const;

    // Returns the number of turns played after the next marked move, or the previous one if `step` is -1.
    std::optional<std::size_t> marked_turn(std::size_t played, int step) const;

    // Describes the last turn, or each player's accuracy before the first turn and after the last one. Lines
    // have at most `width` columns.
    std::vector<std::string> lines(const match::Table& table, std::size_t width) const;

  private:
    std::optional<match::Review> review_;
    std::shared_ptr<std::atomic<std::int64_t>> done_ = std::make_shared<std::atomic<std::int64_t>>(0);
};

}  // namespace bastide::tui
