// Any bytes as a puzzle: valid ones are legal, and the maps of small ones obey the rules.
#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "bastide/puzzle/read.h"
#include "bastide/puzzle/solve.h"
#include "bastide/puzzle/testing/plain_search.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace bastide;
    if (size < 2) return 0;
    const auto puzzle = puzzle::read_puzzle({reinterpret_cast<const char*>(data) + 1, size - 1});
    if (!puzzle) {
        if (puzzle.error().where.line < 1 || puzzle.error().what().empty()) std::abort();
        return 0;
    }
    if (!std::ranges::all_of(puzzle->tiles,
                             [](tile::Tile tile) { return puzzle::illegality(tile) == nullptr; }))
        std::abort();
    constexpr std::size_t small = 8;
    if (puzzle->tiles.size() > small) return 0;
    puzzle::SolveOptions options;
    options.rotations = data[0] % 2 == 1;
    if (data[0] % 4 >= 2)
        options.dimensions = puzzle::SolveOptions::Dimensions{1 + data[0] / 4 % 4, 1 + data[0] / 16 % 8};
    int found = 0;
    solve(*puzzle, options, [&](const puzzle::Solution& solution) {
        if (!puzzle::testing::fault_in(*puzzle, solution, options.rotations).empty()) std::abort();
        constexpr int enough = 20;
        return ++found < enough;
    });
    return 0;
}
