#include "bastide/arrange/best.h"

#include <algorithm>
#include <expected>
#include <memory>
#include <ranges>
#include <string>
#include <utility>
#include <vector>

#include "bastide/arrange/bound.h"
#include "bastide/arrange/detail/count.h"
#include "bastide/arrange/detail/make_measure.h"
#include "bastide/arrange/detail/satisfies.h"
#include "bastide/arrange/encoding.h"
#include "bastide/arrange/errors.h"
#include "bastide/base/require.h"

namespace bastide::arrange {
namespace {

using detail::Measure;
using landscape::Landscape;

class BestSearch {
  public:
    BestSearch(const Problem& problem, Goal goal, Encoding encoding, Solver& solver,
               const BestOptions& options, const bastide::detail::Where& where)
        : problem_(problem),
          goal_(goal),
          encoding_(within(std::move(encoding), options)),
          measure_(detail::measure_of(goal, problem, encoding_)),
          solver_(solver),
          options_(options),
          where_(where) {
        const Measure::Sum& sum = measure_->sum();
        result_.bound =
            std::min(bound(goal, problem), sum.base + (sum.is_of_losses ? 0 : std::ssize(sum.literals)));
        result_.by_counting = true;
    }

    // For gains, the size of the counter is known before the search.
    bool fits() const {
        const Measure::Sum& sum = measure_->sum();
        const std::size_t clauses = encoding_.formula().clauses();
        if (clauses > options_.max_clauses) return false;
        return sum.is_of_losses || result_.bound <= sum.base ||
               detail::clauses_to_count(sum.literals.size(),
                                        static_cast<std::size_t>(result_.bound - sum.base)) <=
                   options_.max_clauses - clauses;
    }

    BestResult run() {
        if (!max_tiles(problem_)) return end(BestResult::End::none);
        options_.bounded(result_.bound);
        solver_.divide_by(encoding_.middle());
        const Solver::Answer first = solve({});
        if (first == Solver::Answer::unsat) return end(BestResult::End::none);
        if (first != Solver::Answer::model) return end(why_end(first));
        count();
        while (best() < result_.bound) {
            if (result_.bound < min_target_) return end(BestResult::End::memory);
            if (const auto why = improve()) return end(*why);
        }
        return end(BestResult::End::proved);
    }

  private:
    // The number of conflicts that a large step may cost.
    static constexpr int conflicts_for_a_leap = 3000;

    BestResult end(BestResult::End how) {
        result_.end = how;
        return result_;
    }

    // Why the search ends with this answer, which is neither a model nor that there is none.
    static BestResult::End why_end(Solver::Answer answer) {
        return answer == Solver::Answer::memory ? BestResult::End::memory : BestResult::End::limit;
    }

    bool is_full() const { return cut_ > options_.max_added; }

    static Encoding within(Encoding encoding, const BestOptions& options) {
        encoding.formula().set_max_clauses(options.max_clauses);
        return encoding;
    }

    // The best value so far, if there is one.
    std::int64_t best() const { return result_.value.value_or(0); }

    // Asks for more than there is so far: half of the way to the bound, or less if that proves hard. Says why
    // the search is to end, if it is.
    std::optional<BestResult::End> improve() {
        const std::int64_t gap = result_.bound - best();
        const std::int64_t step = std::clamp(step_, std::int64_t{1}, gap);
        const std::int64_t target = std::max(best() + step, min_target_);
        const Solver::Answer answer =
            solve(at_least(target), step > 1 ? conflicts_for_a_leap : Solver::any_conflicts);
        if (answer == Solver::Answer::model) {
            step_ = std::max<std::int64_t>((result_.bound - best() + 1) / 2, 1);
        } else if (answer == Solver::Answer::unsat) {
            result_.bound = target - 1;
            result_.by_counting = false;
            for (const int literal : at_least(target)) solver_.add(std::vector<int>{-literal, 0});
            options_.bounded(result_.bound);
        } else {
            if (answer == Solver::Answer::memory || !options_.should_continue()) return why_end(answer);
            step_ = step / 2;
        }
        return std::nullopt;
    }

    // Solves under assumptions. A model that is a real arrangement becomes the best if it is better.
    Solver::Answer solve(const std::vector<int>& assumptions, int max_conflicts = Solver::any_conflicts) {
        const auto is_true = [this](int variable) { return solver_.is_true(variable); };
        while (!is_full() && add_clauses()) {
            const Solver::Answer answer = solver_.solve({.should_continue = options_.should_continue,
                                                         .assumptions = assumptions,
                                                         .max_conflicts = max_conflicts});
            if (answer != Solver::Answer::model) return answer;
            require(detail::satisfies(solver_, last_cuts_), "the solver's model satisfies all clauses",
                    where_);
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
                cuts = measure_->cuts(map, is_true, best());
            }
            require(is_better || !cuts.empty(), "the solver's model satisfies the assumptions", where_);
            solver_.add(cuts);
            cut_ += cuts.size();
            last_cuts_ = std::move(cuts);
            if (is_better) return Solver::Answer::model;
        }
        return is_full() ? Solver::Answer::memory : Solver::Answer::limit;
    }

    // Passes new clauses of the formula to the solver. Returns false if the search must end.
    bool add_clauses() {
        if (!options_.should_continue() || !encoding_.formula().is_whole()) return false;
        const auto literals = encoding_.formula().literals().subspan(added_);
        added_ += literals.size();
        return solver_.add_while(literals, options_.should_continue);
    }

    // From now on only more than the best matters, so counting can stop a little below it.
    void count() {
        const Measure::Sum& sum = measure_->sum();
        const std::int64_t matters = sum.is_of_losses ? sum.base - best() : result_.bound - sum.base;
        const std::int64_t limit = max_that_fits(sum.literals.size(), matters);
        if (limit > 0)
            more_than_ = detail::count_up_to(encoding_.formula(), sum.literals, static_cast<int>(limit));
        if (limit < matters) min_target_ = sum.base - limit + 1;
        step_ = result_.bound - best();
    }

    // Returns how far the literals can be counted within the memory limit, at most `matters`.
    std::int64_t max_that_fits(std::size_t literals, std::int64_t matters) const {
        const std::size_t room = options_.max_clauses - encoding_.formula().clauses();
        const auto counts = std::views::iota(1, std::max(static_cast<int>(matters), 0) + 1);
        const auto fits = [&](int count) {
            return detail::clauses_to_count(literals, static_cast<std::size_t>(count)) <= room;
        };
        return std::ranges::partition_point(counts, fits) - counts.begin();
    }

    // Returns the literal for a value of at least `target`, or nothing if every model has it.
    std::vector<int> at_least(std::int64_t target) const {
        const Measure::Sum& sum = measure_->sum();
        const auto at =
            static_cast<std::size_t>(sum.is_of_losses ? sum.base - target : target - sum.base - 1);
        if (at >= more_than_.size()) return {};
        return {sum.is_of_losses ? -more_than_[at] : more_than_[at]};
    }

    const Problem& problem_;
    Goal goal_;
    Encoding encoding_;
    std::unique_ptr<Measure> measure_;
    Solver& solver_;
    const BestOptions& options_;
    bastide::detail::Where where_;  // in `find_best`, for the messages of contracts
    BestResult result_;
    std::vector<int> more_than_;  // literal i: more than i literals of the measure are true
    std::int64_t step_ = 1;
    std::int64_t min_target_ = 0;  // less than that cannot be asked for
    std::size_t added_ = 0;        // literals of the formula
    std::size_t cut_ = 0;          // numbers in cuts
    std::vector<int> last_cuts_;
};

}  // namespace

Result<BestResult> find_best(const Problem& problem, Goal goal, Solver& solver, const BestOptions& options) {
    require(options.found != nullptr, "found is a function");
    require(options.bounded != nullptr, "bounded is a function");
    require(options.should_continue != nullptr, "should_continue is a function");
    auto encoding = Encoding::of(problem, Encoding::Symmetry::broken, options.seed, options.should_continue);
    if (!encoding) return std::unexpected(std::move(encoding.error()));
    BestSearch search(problem, goal, *std::move(encoding), solver, options,
                      bastide::detail::Where::current());
    if (!search.fits()) return fail({errors::large_best, options.max_clauses});
    return search.run();
}

}  // namespace bastide::arrange
