#include "bastide/puzzle/frontier.h"

#include <algorithm>
#include <iterator>
#include <limits>
#include <utility>

#include "bastide/base/checked.h"
#include "bastide/base/require.h"

namespace bastide::puzzle {

void append(std::vector<FoundSolution>& found, std::vector<FoundSolution>&& later, std::int64_t nodes) {
    for (FoundSolution& each : later) {
        each.nodes = plus(each.nodes, nodes);
        found.push_back(std::move(each));
    }
}

bool counts_at_once(const SolveOptions& options) {
    return options.only_count && options.max_nodes == std::numeric_limits<std::int64_t>::max();
}

Slice search_slice(Search& search, std::int64_t nodes, bool only_count) {
    Slice slice;
    const std::int64_t nodes_before = search.nodes();
    const double searched_before = search.searched();
    auto pause = Search::Stop::found;
    while (pause == Search::Stop::found && search.nodes() < nodes_before + nodes) {
        pause = search.run(nodes_before + nodes - search.nodes());
        if (pause != Search::Stop::found) continue;
        if (only_count)
            ++slice.count;
        else
            slice.found.push_back({search.solution(), search.nodes() - nodes_before});
    }
    slice.nodes = search.nodes() - nodes_before;
    slice.searched = search.searched() - searched_before;
    slice.remaining = search.remaining();
    slice.is_done = pause == Search::Stop::done;
    return slice;
}

bool belongs(const SearchState& state, const Puzzle& puzzle, const SolveOptions& options) {
    Search search(puzzle, options);
    return std::ranges::all_of(state.parts, [&search](const Part& part) {
        return part.state == Part::State::done || search.resume(part.remaining);
    });
}

Frontier::Frontier(SearchState state, std::int64_t max_nodes)
    : state_(std::move(state)), max_nodes_(max_nodes) {
    for (Part& part : state_.parts) {
        if (part.state == Part::State::taken) part.state = Part::State::open;
        if (part.state == Part::State::open) ++open_;
        waiting_ += std::ssize(part.found);
    }
}

std::optional<Frontier::Handle> Frontier::take() {
    const auto open = std::ranges::find(state_.parts, Part::State::open, &Part::state);
    if (open == state_.parts.end()) return std::nullopt;
    open->state = Part::State::taken;
    --open_;
    return open;
}

void Frontier::update(Handle part, Slice&& done) {
    require(part->state == Part::State::taken, "the part is taken");
    require(done.count >= 0 && done.nodes >= 0, "a slice counts 0 maps and tiles or more",
            std::min(done.count, done.nodes));
    waiting_ += std::ssize(done.found);
    append(part->found, std::move(done.found), part->nodes);
    part->nodes += done.nodes;
    part->remaining = std::move(done.remaining);
    if (done.is_done) part->state = Part::State::done;
    state_.delivered += done.count;
    state_.nodes += done.nodes;
    state_.searched += done.searched;
}

void Frontier::give(Handle from, Subtree work, Subtree rest) {
    require(from->state == Part::State::taken, "the part is taken");
    from->remaining = std::move(rest);
    state_.parts.insert(std::next(from), Part{std::move(work), {}, 0, Part::State::open});
    ++open_;
}

void Frontier::put_back(Handle part) {
    require(part->state == Part::State::taken, "the part is taken");
    part->state = Part::State::open;
    ++open_;
}

bool Frontier::can_deliver() const {
    return is_done() || state_.parts.front().state == Part::State::done ||
           !state_.parts.front().found.empty();
}

std::vector<Solution> Frontier::deliver() {
    std::vector<Solution> solutions;
    while (!is_done()) {
        Part& first = state_.parts.front();
        const auto late = std::ranges::find_if(first.found, [this](const FoundSolution& found) {
            return state_.nodes_before + found.nodes > max_nodes_;
        });
        for (auto found = first.found.begin(); found != late; ++found)
            solutions.push_back(std::move(found->solution));
        waiting_ -= late - first.found.begin();
        first.found.erase(first.found.begin(), late);
        limit_is_reached_ = state_.nodes_before + first.nodes >= max_nodes_;
        if (limit_is_reached_ || first.state != Part::State::done) break;
        state_.nodes_before += first.nodes;
        state_.parts.pop_front();
    }
    state_.delivered += std::ssize(solutions);
    return solutions;
}

SolveProgress Frontier::progress() const {
    SolveProgress progress;
    progress.solutions = state_.delivered;
    progress.nodes = std::min(state_.nodes, max_nodes_);
    progress.searched = state_.searched;
    return progress;
}

SolveResult Frontier::result(bool is_ended) const {
    const SolveProgress so_far = progress();
    return {so_far.solutions, so_far.nodes, is_ended && !limit_is_reached_};
}

}  // namespace bastide::puzzle
