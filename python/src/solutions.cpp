#include "python/src/solutions.h"

#include <algorithm>
#include <utility>

#include "python/src/error.h"
#include "python/src/long_work.h"

namespace bastide::python {

Solutions::Solutions(std::shared_ptr<const puzzle::Puzzle> puzzle, const puzzle::SolveOptions& options,
                     const Limits& limits)
    : puzzle_(std::move(puzzle)),
      limits_(limits),
      between_looks_(nodes_between_looks(*puzzle_)),
      search_(*puzzle_, options, [this] { return goes_on(); }) {}

std::optional<puzzle::Solution> Solutions::next() {
    // Only the thread that holds Python's lock comes here, but a search lets go of it.
    if (is_searching_) throw InputError("another thread is searching for the next solution");
    if (is_over_) return std::nullopt;
    is_searching_ = true;
    begun_ = Clock::now();
    struct Ending {
        Solutions& of;
        ~Ending() {
            of.spent_ += Clock::now() - of.begun_;
            of.is_searching_ = false;
        }
    } const ending{*this};
    is_over_ = true;  // unless a map is found
    const Pause pause = released([this] { return search_on(); });
    is_complete_ = pause == Pause::done;
    if (pause != Pause::found) return std::nullopt;
    is_over_ = false;
    ++found_;
    return search_.solution();
}

bool Solutions::goes_on() const {
    const std::chrono::duration<double> spent = spent_ + (Clock::now() - begun_);
    return is_wanted() && !(limits_.seconds && spent.count() >= *limits_.seconds);
}

Solutions::Pause Solutions::search_on() {
    auto pause = Pause::spent;
    while (pause == Pause::spent && search_.nodes() < limits_.nodes && goes_on()) {
        pause = search_.go_on(std::min(between_looks_, limits_.nodes - search_.nodes()));
        nodes_ = search_.nodes();
        searched_ = search_.searched();
    }
    return pause;
}

}  // namespace bastide::python
