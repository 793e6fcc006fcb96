#include "bastide/puzzle/grade.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "bastide/base/require.h"
#include "bastide/puzzle/search.h"

namespace bastide::puzzle {
namespace {

struct Band {
    double below;
    std::string_view words;
};

constexpr std::array<Band, 6> bands = {{{1, "every move is forced"},
                                        {4, "easy"},
                                        {7, "moderate"},
                                        {10, "hard"},
                                        {14, "very hard"},
                                        {1e9, "for machines"}}};

}  // namespace

double Grade::difficulty() const {
    require(choices >= 0, "the number of choices is not negative", choices);
    return std::log2(1 + static_cast<double>(choices));
}

std::string_view Grade::words() const {
    const double tenths = std::round(difficulty() * 10);  // so that they agree with the number that is shown
    return std::ranges::find_if(bands, [=](const Band& band) { return tenths < 10 * band.below; })->words;
}

Grade grade(const Puzzle& puzzle, const SolveOptions& options) {
    Grade grade;
    grade.is_complete = puzzle.tiles.empty();
    if (grade.is_complete) return grade;
    SolveProgress so_far;
    const auto should_continue = [&] { return !options.watch || options.watch(so_far); };
    Search search(puzzle, options, should_continue);
    auto pause = Search::Stop::budget;
    while (pause != Search::Stop::done && search.nodes() < options.max_nodes) {
        pause = search.run(std::min(nodes_between_looks(puzzle), options.max_nodes - search.nodes()));
        if (pause == Search::Stop::found) ++grade.solutions;
        so_far = {{grade.solutions, search.nodes(), false}, search.searched()};
        if (pause == Search::Stop::stopped || !should_continue()) break;
    }
    grade.choices = search.choices();
    grade.nodes = search.nodes();
    grade.is_complete = pause == Search::Stop::done;
    return grade;
}

}  // namespace bastide::puzzle
