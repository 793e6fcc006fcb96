#include "bastide/puzzle/solve.h"

#include <algorithm>

namespace bastide::puzzle {

std::int64_t nodes_between_looks(const Puzzle& puzzle) {
    constexpr std::int64_t for_one_tile = 1 << 15;
    return std::max<std::int64_t>(64, for_one_tile / (std::ssize(puzzle.tiles) + 1));
}

SolveResult solve(const Puzzle& puzzle, const SolveOptions& options,
                  const std::function<bool(const Solution&)>& found) {
    SolveResult result;
    if (puzzle.tiles.empty()) return {.is_complete = true};
    const std::int64_t between_looks = nodes_between_looks(puzzle);
    double searched = 0;
    const auto should_continue = [&] { return !options.watch || options.watch({result, searched}); };
    Search search(puzzle, options, should_continue);
    auto pause = Search::Stop::budget;
    while (pause != Search::Stop::done && pause != Search::Stop::stopped) {
        const std::int64_t to_next_look = between_looks - search.nodes() % between_looks;
        pause = search.run(std::min(to_next_look, options.max_nodes - search.nodes()));
        result.nodes = search.nodes();
        searched = search.searched();
        if (pause == Search::Stop::found) {
            ++result.solutions;
            if (!options.only_count && found && !found(search.solution())) break;
        } else if (result.nodes >= options.max_nodes ||
                   (pause == Search::Stop::budget && !should_continue())) {
            break;
        }
    }
    result.is_complete = pause == Search::Stop::done;
    return result;
}

}  // namespace bastide::puzzle
