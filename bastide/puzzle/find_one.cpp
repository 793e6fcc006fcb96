#include "bastide/puzzle/find_one.h"

#include <algorithm>
#include <bit>

#include "bastide/puzzle/search.h"

namespace bastide::puzzle {
namespace {

constexpr std::int64_t nodes_at_first = 20'000;
constexpr std::int64_t nodes_of_shortest = 2'000;  // of the searches in other orders
constexpr std::int64_t nodes_in_all = 20'000'000;

// 1, 1, 2, 1, 1, 2, 4, 1, …, from place 1 on: twice as long, half as often.
std::int64_t luby(std::uint64_t place) {
    while (!std::has_single_bit(place + 1)) place -= std::bit_floor(place) - 1;
    return static_cast<std::int64_t>((place + 1) / 2);
}

// The searches for a map, until one is found or there is none.
class Quest {
  public:
    Quest(const Puzzle& puzzle, const SolveOptions& options,
          const std::function<void(const Solution&)>& found)
        : puzzle_(puzzle),
          options_(options),
          found_(found),
          max_nodes_(std::min(options.max_nodes, nodes_in_all)) {}

    SolveResult run() {
        Search in_order(puzzle_, options_, [this] { return should_continue(); });
        go_on(in_order, nodes_at_first);
        for (std::uint64_t other = 1; !is_over(); ++other) {
            SolveOptions options = options_;
            options.order = other;
            Search search(puzzle_, options, [this] { return should_continue(); });
            const std::int64_t nodes = luby(other + 1) * nodes_of_shortest;
            go_on(search, nodes);
            go_on(in_order, nodes / 4);
        }
        return result_;
    }

  private:
    bool is_over() const {
        return result_.solutions > 0 || result_.is_complete || is_stopped_ || result_.nodes >= max_nodes_;
    }

    void go_on(Search& search, std::int64_t nodes) {
        const std::int64_t end = search.nodes() + nodes;
        while (!is_over() && search.nodes() < end) {
            const std::int64_t before = search.nodes();
            const Search::Stop pause = search.run(
                std::min({nodes_between_looks(puzzle_), end - before, max_nodes_ - result_.nodes}));
            result_.nodes += search.nodes() - before;
            result_.is_complete = pause == Search::Stop::done;
            if (pause == Search::Stop::found) {
                ++result_.solutions;
                if (found_) found_(search.solution());
            } else if (!is_over()) {
                is_stopped_ = pause == Search::Stop::stopped || !should_continue();
            }
        }
    }

    bool should_continue() const { return !options_.watch || options_.watch({result_, 0}); }

    const Puzzle& puzzle_;
    const SolveOptions& options_;
    const std::function<void(const Solution&)>& found_;
    std::int64_t max_nodes_;
    SolveResult result_;
    bool is_stopped_ = false;
};

}  // namespace

SolveResult look_for_one(const Puzzle& puzzle, const SolveOptions& options,
                         const std::function<void(const Solution&)>& found) {
    if (puzzle.tiles.empty()) return {.is_complete = true};
    return Quest(puzzle, options, found).run();
}

SolveResult find_one(const Puzzle& puzzle, const SolveOptions& options,
                     const std::function<void(const Solution&)>& found) {
    const SolveResult soon = look_for_one(puzzle, options, found);
    if (soon.solutions > 0 || soon.is_complete || soon.nodes >= options.max_nodes) return soon;
    SolveOptions rest = options;
    rest.max_nodes -= soon.nodes;
    SolveResult result = solve(puzzle, rest, [&](const Solution& solution) {
        if (found) found(solution);
        return false;
    });
    result.nodes += soon.nodes;
    return result;
}

}  // namespace bastide::puzzle
