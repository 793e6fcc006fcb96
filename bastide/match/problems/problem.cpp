#include "bastide/match/problems/problem.h"

#include <algorithm>
#include <cmath>
#include <vector>

#include "bastide/base/require.h"
#include "bastide/match/bots/one_ply_search.h"
#include "bastide/match/review/fixed_point.h"
#include "bastide/match/review/move_effect.h"
#include "bastide/play/random.h"

namespace bastide::match {
namespace {

constexpr std::int64_t clear_lead = value_of_a_point;

// The 95% quantile of a normal distribution, in thousandths of its standard deviation.
constexpr std::int64_t thousandths_of_errors = 1645;

constexpr Effort finding_effort{.simulations = checking_effort.simulations / 2, .seed = 1};
constexpr Effort first_effort{.simulations = finding_effort.simulations / 8, .seed = 1};

// Endgames with at most this many remaining tiles, searched with this many placements, have exact values for
// all moves.
constexpr int max_remaining = 2;
constexpr std::int64_t max_placements = 2'000'000;

// The noise of a player who sees only the evaluation, in points: a move that looks this much worse is chosen
// e times less often.
constexpr std::int64_t points_of_doubt = 2;

std::vector<MoveEffect> deeds_only_of(const Position& position, const Move& one, const Move& other) {
    std::vector<MoveEffect> effects = move_effects(position, one);
    const std::vector<MoveEffect> others = move_effects(position, other);
    std::erase_if(
        effects, [&](const MoveEffect& effect) { return std::ranges::find(others, effect) != others.end(); });
    return effects;
}

Theme theme_of(const Position& position, const Move& best, const Move& next) {
    const std::vector<MoveEffect> effects = deeds_only_of(position, best, next);
    const auto does = [&](auto... acts) {
        return [&effects, acts...](auto is_of) {
            return std::ranges::any_of(effects, [&](const MoveEffect& effect) {
                return ((effect.act == acts) || ...) && is_of(effect.kind);
            });
        };
    };
    const auto of = [](auto... kinds) { return [kinds...](Kind kind) { return ((kind == kinds) || ...); }; };
    const auto of_any = [](Kind /*kind*/) { return true; };
    if (does(Act::joins, Act::takes)(of(Kind::city))) return Theme::join;
    if (does(Act::blocks)(of_any)) return Theme::block;
    if (does(Act::claims, Act::joins, Act::takes)(of(Kind::field))) return Theme::field;
    if (position.supply(position.to_move()) <= 1 && does(Act::frees)(of_any)) return Theme::free;
    if (does(Act::completes)(of_any)) return Theme::complete;
    if (does(Act::claims, Act::joins, Act::takes)(of_any)) return Theme::claim;
    return Theme::build;
}

int in_hundredths(std::int64_t points) {
    return static_cast<int>(points * 100 / value_of_a_point);
}

}  // namespace

std::string id_of(const Problem& problem) {
    const Deal& deal = problem.match.deal;
    const std::string match =
        deal.deck ? std::to_string(play::seed_number(to_json(problem.match))) : deal.seed;
    return match + '/' + std::to_string(problem.match.moves.size() + 1);
}

Quality quality_of_answer(const TurnReview& answer) {
    return quality_of(answer.loss());
}

bool ProblemFinder::Lead::is_clear() const {
    return (lead - clear_lead) * 1000 >= thousandths_of_errors * error;
}

bool ProblemFinder::Lead::may_be_clear() const {
    return lead >= clear_lead;
}

// The lead of the best move over all others, or nullopt if another may be as good.
std::optional<ProblemFinder::Lead> ProblemFinder::exact_lead(const Position& position) {
    Position scratch = position;
    Lead found;
    found.is_exact = true;
    std::int64_t best = 0;
    std::int64_t next = 0;
    int moves = 0;
    for (const ScoredMove& each : best_first(scratch, evaluation_)) {
        Position after = position;
        after.apply(each.move);
        const auto theirs = ending_.value(after, max_placements);
        if (!theirs) return std::nullopt;
        const std::int64_t value = -*theirs;
        if (moves == 0 || value > best) {
            next = best;
            found.next = found.best;
            best = value;
            found.best = each.move;
        } else if (moves == 1 || value > next) {
            next = value;
            found.next = each.move;
        }
        ++moves;
    }
    if (moves < 2) return std::nullopt;
    found.lead = (best - next) * value_of_a_point / Ending::orders(position.remaining());
    return found;
}

std::optional<ProblemFinder::Lead> ProblemFinder::lead(const Position& position, const Move& played,
                                                       std::size_t turn, const Effort& effort) {
    if (Ending::knows(position, max_remaining)) return exact_lead(position);
    const TurnReview turn_review = judge_.judge(position, played, turn, effort);
    // An ending that a review values is not one of which all moves are.
    if (turn_review.is_exact || turn_review.best.size() < 2) return std::nullopt;
    const MoveReview& best = turn_review.best.front();
    const auto behind = [&](const MoveReview& other) {
        return Lead{best.move, other.move, best.leads[turn_review.mover()] - other.leads[turn_review.mover()],
                    other.error};
    };
    // The one that is least surely worse.
    Lead least = behind(turn_review.best[1]);
    for (std::size_t i = 2; i < turn_review.best.size(); ++i) {
        const Lead other = behind(turn_review.best[i]);
        const auto at_least = [](const Lead& each) {
            return each.lead * 1000 - thousandths_of_errors * each.error;
        };
        if (at_least(other) < at_least(least)) least = other;
    }
    return least;
}

// The difficulty: how rarely a player who sees only a noisy evaluation chooses the best move.
int ProblemFinder::difficulty(const Position& position, const Move& best) {
    Position scratch = position;
    const std::vector<ScoredMove> moves = best_first(scratch, evaluation_);
    std::int64_t all = 0;
    std::int64_t of_best = 0;
    for (const ScoredMove& each : moves) {
        const std::int64_t behind = std::int64_t{moves.front().look} - each.look;
        const std::int64_t chance = exp_neg(behind * (fixed_one / value_of_a_point) / points_of_doubt);
        all += chance;
        if (each.move == best) of_best = chance;
    }
    constexpr double middle = 1500;
    constexpr double step = 400;  // ten times as seldom
    const auto others = static_cast<double>(all - of_best);
    const double odds = others / std::max(1.0, static_cast<double>(of_best));
    return static_cast<int>(
        std::clamp(std::lround(middle + step * std::log10(std::max(odds, 1e-3))), 600L, 2800L));
}

std::optional<Problem> ProblemFinder::problem_at(Record& record, std::size_t turn) {
    require(turn < record.line().size(), "the record has a turn with this number", turn);
    record.go_to(turn);
    return problem(record, record.line()[turn].move);
}

std::optional<Problem> ProblemFinder::mistake_at(Record& record, std::size_t turn, int player) {
    require(turn < record.line().size(), "the record has a turn with this number", turn);
    record.go_to(turn);
    if (record.game().position().to_move() != player) return std::nullopt;
    const Move played = record.line()[turn].move;
    auto found = problem(record, played);
    return found && found->best != played ? found : std::nullopt;
}

std::optional<Problem> ProblemFinder::problem_now(const Record& record) {
    if (record.game().is_over()) return std::nullopt;
    Position scratch = record.game().position();
    return problem(record, best_first(scratch, evaluation_).front().move);
}

// `played` is judged next to the best moves.
std::optional<Problem> ProblemFinder::problem(const Record& record, const Move& played) {
    const Position& position = record.game().position();
    const std::size_t turn = record.played();
    if (position.remaining() == 0) return std::nullopt;
    const auto first = lead(position, played, turn, first_effort);
    if (!first || !first->may_be_clear()) return std::nullopt;
    const auto found = first->is_exact ? first : lead(position, played, turn, finding_effort);
    if (!found || !found->is_clear()) return std::nullopt;
    // As `holds` checks it: beside the best move, as if that had been played.
    const auto checked = found->is_exact ? found : lead(position, found->best, turn, checking_effort);
    if (!checked || !checked->is_clear() || checked->best != found->best) return std::nullopt;
    return Problem{
        .match = saved_of(record),
        .theme = checked->is_exact ? Theme::ending : theme_of(position, checked->best, checked->next),
        .rating = difficulty(position, checked->best),
        .best = checked->best,
        .lead = in_hundredths(checked->lead),
        .error = in_hundredths(checked->error)};
}

bool ProblemFinder::holds(const Problem& problem, const Record& match, const Effort& effort) {
    const auto found = lead(match.game().position(), problem.best, match.played(), effort);
    return found && found->is_clear() && found->best == problem.best;
}

}  // namespace bastide::match
