// A search divided among workers: its parts in the order of the tree, and what was found in each, which comes
// out in that order, whoever found it and when.
//
// A part is open, or taken by a worker. Who has none takes the first that is open; if there is none, somebody
// gives away half of theirs, which comes right after what stays. What is found waits until all before it has
// been searched.
#pragma once

#include <cstdint>
#include <limits>
#include <list>
#include <optional>
#include <vector>

#include "bastide/puzzle/solve.h"

namespace bastide::puzzle {

// A map, and how many tiles had been placed in its part when it was found.
struct Found {
    Solution solution;
    std::int64_t nodes = 0;

    friend bool operator==(const Found&, const Found&) = default;
};

// What was done in some time: what was found or only counted, tiles placed, the share of the whole tree
// searched; and what is left.
struct Slice {
    std::vector<Found> found;
    std::int64_t counted = 0;
    std::int64_t nodes = 0;
    double searched = 0;
    Work rest;
    bool is_done = false;  // nothing is left
};

// Adds what was found later, after so many nodes.
void append(std::vector<Found>& found, std::vector<Found>&& later, std::int64_t nodes);

// Whether maps need not wait for what comes before them: they are only counted, and no limit leaves some out.
bool counts_at_once(const SolveOptions& options);

// Searches until about so many tiles have been placed; maps are found, or only counted. If the search is
// stopped meanwhile, this is no slice.
Slice search_slice(Search& search, std::int64_t nodes, bool only_count = false);

struct Part {
    enum class State : std::uint8_t { open, taken, done };

    Work rest;                 // what is left of it, when it was last told
    std::vector<Found> found;  // and not yet delivered
    std::int64_t nodes = 0;    // placed in it
    State state = State::open;
};

// All there is to know of a search to go on with it, at any time and elsewhere.
struct Kept {
    std::list<Part> parts = std::list<Part>(1);  // what is left, at first the whole tree
    std::int64_t delivered = 0;                  // maps, with those that were only counted
    std::int64_t nodes = 0;                      // placed in all parts
    std::int64_t nodes_before = 0;               // in the parts before those that are left
    double searched = 0;                         // share of the whole tree
};

// Whether all parts are of the search tree of this puzzle with these options.
bool belongs(const Kept& kept, const Puzzle& puzzle, const SolveOptions& options);

class Frontier {
  public:
    // Goes on with what was kept; nobody works on any part. Only the first so many nodes count, from the root
    // on, and what is found in them.
    explicit Frontier(Kept kept = {}, std::int64_t most_nodes = std::numeric_limits<std::int64_t>::max());

    using Handle = std::list<Part>::iterator;

    // Takes the first open part, if there is one.
    std::optional<Handle> take();

    // Of a part that is taken: what was done of it, which may be all; work that is given away, which comes
    // after what stays; and that nobody works on it any more.
    void go_on(Handle part, Slice&& done);
    void give(Handle from, Work work, Work rest);
    void put_back(Handle part);

    // Takes out what may be delivered: found with nothing before it left to search.
    std::vector<Solution> deliver();

    bool can_deliver() const;

    // How many parts are open.
    std::int64_t open() const { return open_; }

    // Whether more maps than these wait to be delivered: then only the first part is to be worked on.
    bool is_ahead(std::int64_t most_waiting) const { return waiting_ > most_waiting; }
    bool may_take(std::int64_t most_waiting) const {
        return open_ > 0 && (!is_ahead(most_waiting) || kept_.parts.front().state == Part::State::open);
    }
    bool is_first(Handle part) const { return &*part == &kept_.parts.front(); }

    // All of it is searched, or as many nodes as count; what was found may still have to be delivered.
    bool is_done() const { return kept_.parts.empty() || limit_is_reached_; }

    // Solutions delivered, nodes, and the share of the tree that is searched.
    SolveProgress progress() const;

    // The same at the end; `is_ended` says that the search was not stopped before.
    SolveResult result(bool is_ended) const;

    const Kept& kept() const { return kept_; }

  private:
    Kept kept_;
    std::int64_t most_nodes_;
    std::int64_t open_ = 0;
    std::int64_t waiting_ = 0;
    bool limit_is_reached_ = false;
};

}  // namespace bastide::puzzle
