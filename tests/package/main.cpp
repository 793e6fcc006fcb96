// Solves the smallest of puzzles by the installed library, and reads one that is wrong.
#include <cstdio>

#include <bastide/puzzle.h>

int main() {
    using namespace bastide;
    const auto wrong = puzzle::read_puzzle("tile road road road sea\n");
    if (wrong) return 1;
    std::puts(to_string(wrong.error()).c_str());
    const auto puzzle =
        puzzle::read_puzzle("tile pasture road pasture pasture tile pasture pasture pasture road");
    if (!puzzle) return 1;
    puzzle::Division division;
    division.threads = 2;
    int maps = 0;
    const auto result = solve_divided(*puzzle, {}, division, puzzle::Frontier(),
                                      [&](const puzzle::Solution&) { return ++maps > 0; });
    std::printf("%d map\n", maps);
    return result && result->is_complete && maps == 1 ? 0 : 1;
}
