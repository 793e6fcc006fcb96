// A search for the maps of a puzzle. It can be paused, resumed elsewhere, and divided.
#pragma once

#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <vector>

#include "bastide/base/require.h"
#include "bastide/puzzle/contacts.h"
#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide::puzzle {

namespace detail {
class TreeSearch;
}

struct SolveOptions {
    // True if tiles may be rotated. Maps that are rotations of one another then count as one map.
    bool rotations = false;

    // The largest map allowed. With rotations, a map counts if one of its rotations fits into this size, and
    // that rotation is reported.
    struct Dimensions {
        std::int64_t rows = 0;
        std::int64_t columns = 0;
    };
    std::optional<Dimensions> dimensions = {};

    // Tiles that are already placed, including the first. Only maps that contain them are found. Maps differ
    // if they differ relative to the first tile. If the placements break the rules, there are no maps. The
    // list is empty or has one element per tile.
    Placements placements = {};

    // 0 selects the usual order of the search, and any other number a random order. Every order finds all
    // maps.
    std::uint64_t order = 0;

    // The search stops after `max_nodes` tiles have been placed.
    std::int64_t max_nodes = std::numeric_limits<std::int64_t>::max();

    // True to count maps without calling `found`.
    bool only_count = false;

    // Called now and then if given. The search stops when it returns false.
    std::function<bool(const struct SolveProgress&)> watch = {};
};

// A part of a search tree: the branches not yet taken on the path from the root to some node. The tree of a
// puzzle and its options is the same on every machine. Branches are counted from 0.
struct Subtree {
    std::vector<std::uint32_t> path = {};  // the branch taken at each node of the path, from the root
    std::uint32_t next = 0;                // the first remaining branch of the last node
    std::uint32_t from = 0;                // depth from which later siblings also belong to this subtree

    friend bool operator==(const Subtree&, const Subtree&) = default;
};

// A search that has been moved from can only be assigned to or destroyed.
class Search {
  public:
    // Searches the whole tree of a puzzle with at least one tile, none of them empty. `should_continue`, if
    // given, is called now and then when a single tile takes long. Once it returns false, the search is
    // stopped for good.
    Search(const Puzzle& puzzle, const SolveOptions& options, std::function<bool()> should_continue = {});
    Search(const Search&) = delete;
    Search(Search&& other) noexcept;
    Search& operator=(const Search&) = delete;
    Search& operator=(Search&& other) noexcept;
    ~Search();

    // Resumes a subtree. Returns false if this tree does not contain that subtree. The search is then done.
    bool resume(const Subtree& work);

    enum class Stop : std::uint8_t { budget, found, done, stopped };

    bool is_stopped() const;

    // Searches until `nodes` more tiles have been placed, a map is found, or no work is left.
    Stop run(std::int64_t nodes);

    // The map that was found last.
    const Solution& solution() const;

    // The remaining work. Its maps come after the maps already found.
    Subtree remaining() const;

    // Splits off the largest remaining part, or returns nullopt if no part is large enough. Its maps come
    // after the maps left in this search.
    std::optional<Subtree> split();

    // The tiles placed and the share of the whole tree searched since the search was started or resumed. The
    // share is computed as if all branches of a node had equal size.
    std::int64_t nodes() const;
    double searched() const;

    // The number of placed tiles after which there was a choice.
    std::int64_t choices() const;

  private:
    detail::TreeSearch& tree(const bastide::detail::Where& where = bastide::detail::Where::current()) const;

    std::unique_ptr<detail::TreeSearch> tree_;
};

}  // namespace bastide::puzzle
