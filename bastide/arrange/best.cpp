#include "bastide/arrange/best.h"

#include <algorithm>
#include <expected>
#include <memory>
#include <utility>
#include <vector>

#include "bastide/arrange/bound.h"
#include "bastide/arrange/detail/count.h"
#include "bastide/arrange/detail/measure.h"
#include "bastide/arrange/encoding.h"

namespace bastide::arrange {
namespace {

using detail::Measure;
using landscape::Landscape;

class BestSearch {
  public:
    BestSearch(const Question& question, Goal goal, Encoding encoding, Solver& solver,
               const BestOptions& options)
        : question_(question),
          goal_(goal),
          encoding_(std::move(encoding)),
          measure_(detail::measure_of(goal, question, encoding_)),
          solver_(solver),
          options_(options) {
        const Measure::Sum& sum = measure_->sum();
        result_.bound =
            std::min(bound(goal, question), sum.base + (sum.is_of_losses ? 0 : std::ssize(sum.literals)));
        result_.by_counting = true;
    }

    BestResult run() {
        if (!most_tiles(question_)) return end(BestResult::End::none);
        options_.bounded(result_.bound);
        const Solver::Answer first = solve({});
        if (first == Solver::Answer::none) return end(BestResult::End::none);
        if (first == Solver::Answer::limit) return end(BestResult::End::limit);
        count();
        while (*result_.value < result_.bound) {
            if (!improve()) return end(BestResult::End::limit);
        }
        return end(BestResult::End::proved);
    }

  private:
    // So many contradictions are worth a large step.
    static constexpr int conflicts_for_a_leap = 3000;

    BestResult end(BestResult::End how) {
        result_.end = how;
        return result_;
    }

    // Asks for more than there is so far: half of the way to the bound, or less if that proves hard.
    bool improve() {
        const std::int64_t gap = result_.bound - *result_.value;
        const std::int64_t step = std::clamp(step_, std::int64_t{1}, gap);
        const std::int64_t target = *result_.value + step;
        const Solver::Answer answer =
            solve(at_least(target), step > 1 ? conflicts_for_a_leap : Solver::any_conflicts);
        if (answer == Solver::Answer::model) {
            step_ = std::max<std::int64_t>((result_.bound - *result_.value + 1) / 2, 1);
        } else if (answer == Solver::Answer::none) {
            result_.bound = target - 1;
            result_.by_counting = false;
            for (const int literal : at_least(target)) solver_.add(std::vector<int>{-literal, 0});
            options_.bounded(result_.bound);
        } else {
            if (!options_.goes_on()) return false;
            step_ = step / 2;
        }
        return true;
    }

    // A model of an arrangement that is what it claims to be, and is taken for the best if it is.
    Solver::Answer solve(const std::vector<int>& assumptions, int most_conflicts = Solver::any_conflicts) {
        const auto is_true = [this](int variable) { return solver_.is_true(variable); };
        while (options_.goes_on()) {
            add_clauses();
            const Solver::Answer answer = solver_.solve(
                {.goes_on = options_.goes_on, .assumptions = assumptions, .most_conflicts = most_conflicts});
            if (answer != Solver::Answer::model) return answer;
            const Landscape map = encoding_.map(is_true);
            std::vector<int> cuts = encoding_.cuts(map);
            bool is_better = false;
            if (cuts.empty()) {
                const std::int64_t has = value(goal_, map);
                is_better = !result_.value || has > *result_.value;
                if (is_better) {
                    result_.value = has;
                    options_.found(map, has);
                }
                cuts = measure_->cuts(map, is_true, *result_.value);
            }
            solver_.add(cuts);
            if (is_better) return Solver::Answer::model;
        }
        return Solver::Answer::limit;
    }

    void add_clauses() {
        const auto literals = encoding_.formula().literals();
        solver_.add(literals.subspan(added_));
        added_ = literals.size();
    }

    // From now on only more than the best matters, so counting can stop a little below it.
    void count() {
        const Measure::Sum& sum = measure_->sum();
        const std::int64_t matters = sum.is_of_losses ? sum.base - *result_.value : result_.bound - sum.base;
        if (matters > 0)
            more_than_ = detail::count_up_to(encoding_.formula(), sum.literals, static_cast<int>(matters));
        step_ = result_.bound - *result_.value;
    }

    // The literal of a claim of so much; none if all models claim it.
    std::vector<int> at_least(std::int64_t target) const {
        const Measure::Sum& sum = measure_->sum();
        const auto at =
            static_cast<std::size_t>(sum.is_of_losses ? sum.base - target : target - sum.base - 1);
        if (at >= more_than_.size()) return {};
        return {sum.is_of_losses ? -more_than_[at] : more_than_[at]};
    }

    const Question& question_;
    Goal goal_;
    Encoding encoding_;
    std::unique_ptr<Measure> measure_;
    Solver& solver_;
    const BestOptions& options_;
    BestResult result_;
    std::vector<int> more_than_;  // literal i: more than i of those of the measure are true
    std::int64_t step_ = 1;
    std::size_t added_ = 0;  // literals of the formula
};

}  // namespace

Result<BestResult> find_best(const Question& question, Goal goal, Solver& solver,
                             const BestOptions& options) {
    auto encoding = Encoding::of(question, Encoding::Symmetry::broken, options.seed);
    if (!encoding) return std::unexpected(std::move(encoding.error()));
    return BestSearch(question, goal, *std::move(encoding), solver, options).run();
}

}  // namespace bastide::arrange
