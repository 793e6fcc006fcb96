// The search of the maps of a puzzle: it can be paused, taken up elsewhere, and divided.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "bastide/puzzle/contacts.h"
#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide::puzzle {

namespace detail {
class TreeSearch;
}

struct SolveOptions {
    // Whether tiles may be turned. Then maps that are turns of one another are one map.
    bool rotations = false;

    // The largest map allowed. With rotations a map counts if it fits when turned, and it is given so that it
    // fits.
    struct Dimensions {
        std::int64_t rows = 0;
        std::int64_t columns = 0;
    };
    std::optional<Dimensions> dimensions;

    // Tiles that lie already, the first among them: then only maps that hold them so, as the tiles they are,
    // are found. Maps are two if they differ as seen from the first tile. What is laid against the rules
    // leads to no map. If empty, nothing lies; else it has an element for each tile.
    Laid laid;

    // Each number but 0 has an order of its own, by chance, in which maps are sought: all are found in any.
    std::uint64_t order = 0;

    // After so many tiles placed in the search it ends.
    std::int64_t most_nodes = std::numeric_limits<std::int64_t>::max();

    // Maps are only counted; `found` is not called.
    bool only_count = false;

    // Called every so many nodes, if given; the search ends when it returns false.
    std::function<bool(const struct SolveProgress&)> watch;
};

// A part of a search tree: on the way from the root down to one of its nodes, the branches not yet taken. The
// tree of a puzzle and its options is the same on every machine. Branches are counted from 0.
struct Work {
    std::vector<std::uint32_t> path;  // the branch taken at each node on the way, from the root on
    std::uint32_t next = 0;           // the first branch that is left of the node where that leads
    std::uint32_t from = 0;  // of the nodes so deep and deeper the later branches are part of it, too

    friend bool operator==(const Work&, const Work&) = default;
};

class Search {
  public:
    // The puzzle has a tile at least. The search is that of the whole tree. `is_wanted`, if given, is asked
    // now and then where a single tile takes long: once it says no, the search is stopped for good.
    Search(const Puzzle& puzzle, const SolveOptions& options, std::function<bool()> is_wanted = {});
    Search(const Search&) = delete;
    Search(Search&& other) noexcept;
    Search& operator=(const Search&) = delete;
    Search& operator=(Search&& other) noexcept;
    ~Search();

    // Takes up work; false if there is none like it in this tree, and the search is then done.
    bool take_up(const Work& work);

    enum class Pause : std::uint8_t { spent, found, done, stopped };

    bool is_stopped() const;

    // Searches until so many more tiles have been placed, a map is found, or nothing is left.
    Pause go_on(std::int64_t nodes);

    // The map that was found last.
    const Solution& solution() const;

    // What is left. All that is found in it comes after what was found before.
    Work rest() const;

    // Gives away the largest part of what is left, if there is one worth it. All that is found in it comes
    // after what is found in what stays.
    std::optional<Work> give_away();

    // Tiles placed, and the share of the whole tree that was searched, since work was taken up. Shares are
    // what they would be if all branches of a node were of one size.
    std::int64_t nodes() const;
    double searched() const;

    // After how many of them there was more than one way to go on.
    std::int64_t choices() const;

  private:
    std::unique_ptr<detail::TreeSearch> tree_;
};

}  // namespace bastide::puzzle
