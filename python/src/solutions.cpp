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
      search_(*puzzle_, options, [this] { return should_continue(); }) {}

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
    const Stop stop = released([this] { return search_on(); });
    is_complete_ = stop == Stop::done;
    if (stop != Stop::found) return std::nullopt;
    is_over_ = false;
    ++found_;
    return search_.solution();
}

bool Solutions::should_continue() const {
    const std::chrono::duration<double> spent = spent_ + (Clock::now() - begun_);
    return check_signals() && !(limits_.seconds && spent.count() >= *limits_.seconds);
}

Solutions::Stop Solutions::search_on() {
    auto stop = Stop::budget;
    while (stop == Stop::budget && search_.nodes() < limits_.nodes && should_continue()) {
        stop = search_.run(std::min(between_looks_, limits_.nodes - search_.nodes()));
        nodes_ = search_.nodes();
        searched_ = search_.searched();
    }
    return stop;
}

}  // namespace bastide::python
