#include "bastide/puzzle/search.h"

#include <utility>

#include "bastide/puzzle/detail/tree_search.h"

namespace bastide::puzzle {

Search::Search(const Puzzle& puzzle, const SolveOptions& options, std::function<bool()> is_wanted)
    : tree_(std::make_unique<detail::TreeSearch>(puzzle, options, std::move(is_wanted))) {}

Search::Search(Search&& other) noexcept = default;
Search& Search::operator=(Search&& other) noexcept = default;
Search::~Search() = default;

bool Search::take_up(const Work& work) {
    return tree_->take_up(work);
}

bool Search::is_stopped() const {
    return tree_->is_stopped();
}

Search::Pause Search::go_on(std::int64_t nodes) {
    return tree_->go_on(nodes);
}

const Solution& Search::solution() const {
    return tree_->solution();
}

Work Search::rest() const {
    return tree_->rest();
}

std::optional<Work> Search::give_away() {
    return tree_->give_away();
}

std::int64_t Search::nodes() const {
    return tree_->nodes();
}

double Search::searched() const {
    return tree_->searched();
}

std::int64_t Search::choices() const {
    return tree_->choices();
}

}  // namespace bastide::puzzle
