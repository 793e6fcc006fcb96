#include "bastide/puzzle/frontier.h"

#include <algorithm>
#include <iterator>
#include <utility>

namespace bastide::puzzle {

Slice search_slice(Search& search, std::int64_t nodes) {
    Slice slice;
    const std::int64_t nodes_before = search.nodes();
    const double searched_before = search.searched();
    auto pause = Search::Pause::found;
    while (pause == Search::Pause::found && search.nodes() < nodes_before + nodes) {
        pause = search.go_on(nodes_before + nodes - search.nodes());
        if (pause == Search::Pause::found)
            slice.found.push_back({search.solution(), search.nodes() - nodes_before});
    }
    slice.nodes = search.nodes() - nodes_before;
    slice.searched = search.searched() - searched_before;
    slice.rest = search.rest();
    slice.is_done = pause == Search::Pause::done;
    return slice;
}

Frontier::Frontier(std::int64_t most_nodes) : parts_(1), most_nodes_(most_nodes) {}

std::optional<Frontier::Handle> Frontier::take() {
    const auto open = std::ranges::find(parts_, Part::State::open, &Part::state);
    if (open == parts_.end()) return std::nullopt;
    open->state = Part::State::taken;
    --open_;
    return open;
}

void Frontier::go_on(Handle part, Slice&& done) {
    for (Found& found : done.found) {
        found.nodes += part->nodes;
        part->found.push_back(std::move(found));
    }
    waiting_ += std::ssize(done.found);
    part->nodes += done.nodes;
    part->rest = std::move(done.rest);
    if (done.is_done) part->state = Part::State::done;
    nodes_ += done.nodes;
    searched_ += done.searched;
}

void Frontier::give(Handle from, Work work, Work rest) {
    from->rest = std::move(rest);
    parts_.insert(std::next(from), Part{std::move(work), {}, 0, Part::State::open});
    ++open_;
}

void Frontier::put_back(Handle part) {
    part->state = Part::State::open;
    ++open_;
}

bool Frontier::can_deliver() const {
    return is_done() || parts_.front().state == Part::State::done || !parts_.front().found.empty();
}

std::vector<Solution> Frontier::deliver() {
    std::vector<Solution> solutions;
    while (!is_done()) {
        Part& first = parts_.front();
        const auto late = std::ranges::find_if(
            first.found, [this](const Found& found) { return nodes_before_ + found.nodes > most_nodes_; });
        for (auto found = first.found.begin(); found != late; ++found)
            solutions.push_back(std::move(found->solution));
        waiting_ -= late - first.found.begin();
        first.found.erase(first.found.begin(), late);
        limit_is_reached_ = nodes_before_ + first.nodes >= most_nodes_;
        if (limit_is_reached_ || first.state != Part::State::done) break;
        nodes_before_ += first.nodes;
        parts_.pop_front();
    }
    delivered_ += std::ssize(solutions);
    return solutions;
}

Frontier Frontier::reopened(std::int64_t most_nodes) const {
    Frontier reopened = *this;
    reopened.most_nodes_ = most_nodes;
    reopened.limit_is_reached_ = false;
    for (Part& part : reopened.parts_) {
        if (part.state != Part::State::taken) continue;
        part.state = Part::State::open;
        ++reopened.open_;
    }
    return reopened;
}

SolveProgress Frontier::progress() const {
    SolveProgress progress;
    progress.solutions = delivered_;
    progress.nodes = std::min(nodes_, most_nodes_);
    progress.searched = searched_;
    return progress;
}

}  // namespace bastide::puzzle
