// Solving puzzles in memory: time, nodes and maps, from small to hard. The signature is of all counts of maps
// and of the maps themselves.
#include <chrono>
#include <cstdio>

#include "bastide/puzzle/solve.h"
#include "bastide/puzzle/testing/map_hash.h"
#include "bastide/puzzle/testing/random_puzzle.h"
#include "bench/signature.h"

namespace bastide::bench {
namespace {

struct Case {
    int tiles;
    double density;
    bool rotations;
    std::uint64_t seed;
};

constexpr Case cases[] = {
    {9, 0.9, true, 1},  {12, 0.6, false, 1}, {12, 0.9, true, 1},  {14, 0.9, true, 1},
    {16, 0.9, true, 1}, {18, 0.6, false, 1}, {20, 0.9, false, 1}, {24, 0.9, false, 1},
};

// The best of three.
double seconds_to_solve(const Puzzle& puzzle, const SolveOptions& options) {
    double best = 0;
    for (int run = 0; run < 3; ++run) {
        const auto start = std::chrono::steady_clock::now();
        solve(puzzle, options, [](const Solution&) { return true; });
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        if (run == 0 || took.count() < best) best = took.count();
    }
    return best;
}

int run() {
    Signature signature;
    std::printf("tiles  density  rotations       maps        nodes    seconds   million nodes/s\n");
    for (const Case& each : cases) {
        std::mt19937_64 random(each.seed);
        testing::RandomPuzzle made;
        made.tiles = each.tiles;
        made.density = each.density;
        made.rotations = each.rotations;
        const Puzzle puzzle = testing::random_puzzle(made, random);
        SolveOptions options;
        options.rotations = each.rotations;
        // A sum, so that maps may come in any order.
        std::uint64_t maps = 0;
        const SolveResult result = solve(puzzle, options, [&](const Solution& solution) {
            maps += testing::map_hash(puzzle, solution, each.rotations)[0];
            return true;
        });
        signature.add(static_cast<std::int64_t>(maps));
        signature.add(result.solutions);
        const double seconds = seconds_to_solve(puzzle, options);
        std::printf("%5d  %7.1f  %-9s  %9lld  %11lld  %9.4f  %16.2f\n", each.tiles, each.density,
                    each.rotations ? "yes" : "no", static_cast<long long>(result.solutions),
                    static_cast<long long>(result.nodes), seconds,
                    static_cast<double>(result.nodes) / seconds / 1e6);
        std::fflush(stdout);
    }
    signature.print();
    return 0;
}

}  // namespace
}  // namespace bastide::bench

int main() {
    return bastide::bench::run();
}
