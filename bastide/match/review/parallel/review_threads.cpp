#include "bastide/match/review/parallel/review_threads.h"

#include <optional>
#include <utility>
#include <vector>

#include "bastide/play/simulate.h"

namespace bastide::match {
namespace {

std::vector<Position> positions_of(const Record& record) {
    std::vector<Position> positions;
    positions.reserve(record.played());
    Record before = record;
    before.go_to(0);
    for (std::size_t turn = 0; turn < record.played(); ++turn) {
        positions.push_back(before.game().position());
        before.redo();
    }
    return positions;
}

}  // namespace

Review review_match(const Record& record, const Effort& effort, int threads,
                    const std::function<bool(std::int64_t)>& watch) {
    const std::vector<Position> positions = positions_of(record);
    std::vector<std::optional<TurnReview>> turn_review(positions.size());
    const auto make_judge = [&record] { return Judge(record.start().settings); };
    const auto judge = [&](Judge& with, std::int64_t number) {
        const auto turn = static_cast<std::size_t>(number);
        turn_review[turn] = with.judge(positions[turn], record.steps()[turn].move, turn, effort);
    };
    const auto should_continue = [&watch](std::int64_t done) { return !watch || watch(done); };
    play::simulate(static_cast<std::int64_t>(positions.size()), threads, make_judge, judge, should_continue);
    Review review = review_of(record);
    for (std::optional<TurnReview>& turn : turn_review) {
        if (!turn) break;
        review.turns.push_back(*std::move(turn));
    }
    return review;
}

}  // namespace bastide::match
