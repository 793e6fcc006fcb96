// A search divided among workers: the parts in the order of the tree, and the results of the parts, which are
// delivered in that order regardless of timing.
//
// A part is open or taken by a worker. An idle worker takes the first open part. If there is no open part, a
// busy worker splits off half of its work, as a part right after the half that it keeps. Results wait until
// all earlier parts have been searched.
#pragma once

#include <cstdint>
#include <limits>
#include <list>
#include <optional>
#include <vector>

#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

// A map, and the number of tiles placed in its part when the map was found.
struct FoundSolution {
    Solution solution = {};
    std::int64_t nodes = 0;

    friend bool operator==(const FoundSolution&, const FoundSolution&) = default;
};

// Progress of a part: maps found or counted, tiles placed, the share of the whole tree searched, and the
// remaining work.
struct Slice {
    std::vector<FoundSolution> found = {};
    std::int64_t count = 0;
    std::int64_t nodes = 0;
    double searched = 0;
    Subtree remaining = {};
    bool is_done = false;  // true if no work is left
};

// Appends maps that were found in a later slice, which began after `nodes` nodes.
void append(std::vector<FoundSolution>& found, std::vector<FoundSolution>&& later, std::int64_t nodes);

// True if maps can be counted out of order: maps are only counted, and no limit of nodes excludes any.
bool counts_at_once(const SolveOptions& options);

// Searches until about `nodes` tiles have been placed. If the search is stopped meanwhile, the result is not
// a valid slice.
Slice search_slice(Search& search, std::int64_t nodes, bool only_count = false);

struct Part {
    enum class State : std::uint8_t { open, taken, done };

    Subtree remaining = {};                 // the remaining work at the last report
    std::vector<FoundSolution> found = {};  // maps found but not yet delivered
    std::int64_t nodes = 0;                 // tiles placed in the part
    State state = State::open;
};

// The complete state of a search, from which the search can be resumed at any time and on any machine.
struct SearchState {
    std::list<Part> parts = std::list<Part>(1);  // remaining parts, at first the whole tree
    std::int64_t delivered = 0;                  // maps delivered, including maps that were only counted
    std::int64_t nodes = 0;                      // tiles placed in all parts
    std::int64_t nodes_before = 0;               // tiles placed in the finished parts before the remaining
                                                 // parts
    double searched = 0;                         // the share of the whole tree that has been searched
};

// True if all parts belong to the search tree of this puzzle with these options.
bool belongs(const SearchState& state, const Puzzle& puzzle, const SolveOptions& options);

class Frontier {
  public:
    // Resumes a saved state with no part taken. Only the first `max_nodes` nodes of the tree, and the maps
    // found in them, count.
    explicit Frontier(SearchState state = {},
                      std::int64_t max_nodes = std::numeric_limits<std::int64_t>::max());

    using Handle = std::list<Part>::iterator;

    // Takes the first open part, or returns nullopt if there is none.
    std::optional<Handle> take();

    // Updates a taken part, which is not yet done. `update` reports progress, perhaps the end of the part.
    // `give` adds split-off work as a part after this part. `put_back` releases the part.
    void update(Handle part, Slice&& done);
    void give(Handle from, Subtree work, Subtree rest);
    void put_back(Handle part);

    // Removes and returns the maps before which everything has been searched.
    std::vector<Solution> deliver();

    bool can_deliver() const;

    // The number of open parts.
    std::int64_t open() const { return open_; }

    // True if more than `max_waiting` maps wait to be delivered. Then only the first part should be searched.
    bool is_ahead(std::int64_t max_waiting) const { return waiting_ > max_waiting; }
    bool may_take(std::int64_t max_waiting) const {
        return open_ > 0 && (!is_ahead(max_waiting) || state_.parts.front().state == Part::State::open);
    }
    bool is_first(Handle part) const { return &*part == &state_.parts.front(); }

    // True if the whole tree or the limit of nodes has been searched. Maps may remain to be delivered.
    bool is_done() const { return state_.parts.empty() || limit_is_reached_; }

    // The number of solutions delivered, the number of nodes, and the share of the tree searched.
    SolveProgress progress() const;

    // The final result. `is_ended` is false if the search was stopped.
    SolveResult result(bool is_ended) const;

    const SearchState& state() const { return state_; }

  private:
    SearchState state_;
    std::int64_t max_nodes_;
    std::int64_t open_ = 0;
    std::int64_t waiting_ = 0;
    bool limit_is_reached_ = false;
};

}  // namespace bastide::puzzle
