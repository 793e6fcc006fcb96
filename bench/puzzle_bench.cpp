// Solving puzzles in memory: time, nodes and maps, from small to hard. The signature is of all counts of maps
// and of the maps themselves.
#include <chrono>
#include <cstdio>
#include <cstring>
#include <string>
#include <vector>

#include <benchmark/benchmark.h>

#include "bastide/draw/puzzle/text.h"
#include "bastide/puzzle/format.h"
#include "bastide/puzzle/solve.h"
#include "bastide/puzzle/testing/map_hash.h"
#include "bastide/puzzle/testing/plain_search.h"
#include "bastide/puzzle/testing/random_puzzle.h"
#include "bench/comparison.h"
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
double seconds_to_solve(const puzzle::Puzzle& puzzle, const puzzle::SolveOptions& options) {
    double best = 0;
    for (int run = 0; run < 3; ++run) {
        const auto start = std::chrono::steady_clock::now();
        solve(puzzle, options, [](const puzzle::Solution&) { return true; });
        const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
        if (run == 0 || took.count() < best) best = took.count();
    }
    return best;
}

puzzle::Puzzle make(const Case& each) {
    std::mt19937_64 random(each.seed);
    puzzle::testing::RandomPuzzle made;
    made.tiles = each.tiles;
    made.density = each.density;
    made.rotations = each.rotations;
    return puzzle::testing::random_puzzle(made, random);
}

// The tests' plain search, cell by cell, for comparison.
void compare_with_plain_search() {
    const puzzle::Puzzle puzzle = make({6, 0.9, true, 1});
    puzzle::SolveOptions options;
    options.rotations = true;
    const double ours = seconds_to_solve(puzzle, options);
    const auto start = std::chrono::steady_clock::now();
    benchmark::DoNotOptimize(puzzle::testing::plain_search(puzzle, true, 0, 0).size());
    const std::chrono::duration<double> plain = std::chrono::steady_clock::now() - start;
    compare({"solve a puzzle of 6 tiles, turned", 1 / ours},
            {"a plain search, cell by cell", 1 / plain.count()}, "puzzles/s");
}

// Prints solutions as the command does, a quarter of a megabyte at a time, compared with copying as much.
void time_printing(const puzzle::Puzzle& puzzle) {
    std::vector<puzzle::Solution> solutions;
    solve(puzzle, {}, [&](const puzzle::Solution& solution) {
        solutions.push_back(solution);
        return true;
    });
    constexpr std::size_t at_once = draw::PuzzleText::piece;
    std::size_t bytes = 0;
    draw::PuzzleText art(draw::PuzzleText::min_size);
    std::string text;
    const auto take = [&] {
        bytes += text.size();
        text.clear();
        return true;
    };
    const auto start = std::chrono::steady_clock::now();
    for (const puzzle::Solution& solution : solutions) {
        append_line(solution, text);
        art.append(puzzle, solution, text, take);
    }
    const auto printed = std::chrono::steady_clock::now();
    const std::string source(at_once, ' ');
    std::string target(at_once, '\0');
    std::size_t copied = 0;
    for (; copied < bytes; copied += at_once) {
        std::memcpy(target.data(), source.data(), at_once);
        benchmark::DoNotOptimize(target.data());
    }
    const std::chrono::duration<double> printing = printed - start;
    const std::chrono::duration<double> copying = std::chrono::steady_clock::now() - printed;
    std::printf("%zu solutions printed, %zu MB\n", solutions.size(), bytes / 1'000'000);
    compare({"print solutions of a puzzle", static_cast<double>(bytes) / printing.count() / 1e6},
            {"memcpy", static_cast<double>(copied) / copying.count() / 1e6}, "MB/s");
}

int run() {
    Signature signature;
    std::printf("tiles  density  rotations       maps        nodes    seconds   million nodes/s\n");
    for (const Case& each : cases) {
        const puzzle::Puzzle puzzle = make(each);
        puzzle::SolveOptions options;
        options.rotations = each.rotations;
        // A sum, so that maps may come in any order.
        std::uint64_t maps = 0;
        const puzzle::SolveResult result = solve(puzzle, options, [&](const puzzle::Solution& solution) {
            maps += puzzle::testing::map_hash(puzzle, solution, each.rotations)[0];
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
    compare_with_plain_search();
    time_printing(make(cases[5]));
    signature.print();
    return 0;
}

}  // namespace
}  // namespace bastide::bench

int main() {
    return bastide::bench::run();
}
