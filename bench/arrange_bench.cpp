// Fills shapes: the box into rectangles, any and best, a thousand random solvable rectangles, and the tests'
// plain search for comparison. The signature covers the results.
#include <chrono>
#include <cstdio>
#include <random>
#include <string>

#include "bastide/arrange/best.h"
#include "bastide/arrange/search.h"
#include "bastide/arrange/testing/plain_search.h"
#include "bastide/arrange/testing/random_problem.h"
#include "bastide/arrange/verify.h"
#include "bastide/match/landscape_tile.h"
#include "bench/comparison.h"
#include "bench/signature.h"
#include "sat/cadical.h"

namespace bastide::bench {
namespace {

using arrange::Problem;
using Clock = std::chrono::steady_clock;

double seconds_since(Clock::time_point start) {
    return std::chrono::duration<double>(Clock::now() - start).count();
}

constexpr double limit_seconds = 60;

struct Answer {
    bool is_found = false;
    double seconds = 0;
};

// From the problem to the verified map, which goes into the signature.
Answer answer(const Problem& problem, std::uint64_t seed, Signature& signature) {
    const auto start = Clock::now();
    const auto encoding = arrange::Encoding::of(problem, arrange::Encoding::Symmetry::broken, seed);
    if (!encoding) return {};
    sat::Cadical solver;
    landscape::Landscape map;
    arrange::SearchOptions options;
    options.found = [&map](const landscape::Landscape& found) { map = found; };
    options.should_continue = [start] { return seconds_since(start) < limit_seconds; };
    const bool is_found = search(*encoding, solver, options).found == 1;
    const double seconds = seconds_since(start);
    for (const tile::Cell cell : problem.shape.cells()) signature.add(map.at(cell).code());
    return {is_found && verify(problem, map), seconds};
}

// The plain search stops after placing this many tiles.
constexpr std::int64_t max_steps = 20'000'000;

// A problem for the tiles of the box.
struct BoxCase {
    int rows;
    int columns;
    bool closed = false;       // no road or city leaves, and tiles may be left over
    bool equal_apart = false;  // no tile is next to its equal
};

constexpr BoxCase box_cases[] = {
    {8, 9},
    {9, 8},
    {6, 12},
    {4, 18},
    {3, 24},
    {2, 36},
    {1, 72},
    {8, 9, false, true},
    {6, 6, true, false},
    {8, 8, true, false},
    {8, 8, true, true},
};

Problem problem_of_box(const BoxCase& each) {
    Problem problem;
    problem.shape = *arrange::Shape::rectangle(each.rows, each.columns);
    problem.kinds = arrange::kinds_of(match::box_tiles());
    if (each.closed) allow_leftovers(problem.kinds);
    if (each.closed) problem.border = tile::Edge::field;
    problem.equal_apart = each.equal_apart;
    return problem;
}

void fill_with_box(Signature& signature) {
    std::printf("the 72 tiles                ten seeds    mean s    most s   a plain search\n");
    for (const BoxCase& each : box_cases) {
        const Problem problem = problem_of_box(each);
        double sum = 0;
        double most = 0;
        int found = 0;
        for (std::uint64_t seed = 0; seed < 10; ++seed) {
            const Answer one = answer(problem, seed, signature);
            sum += one.seconds;
            most = std::max(most, one.seconds);
            found += one.is_found ? 1 : 0;
        }
        const auto start = Clock::now();
        const bool is_answered = arrange::testing::plainly_has_one(problem, max_steps).has_value();
        const double plain = seconds_since(start);
        const std::string size_text = std::to_string(each.rows) + " x " + std::to_string(each.columns) +
                                      (each.closed ? ", closed" : "") +
                                      (each.equal_apart ? ", equal apart" : "");
        std::printf("%-26s  %2d found  %8.4f  %8.4f   %8.4f%s\n", size_text.c_str(), found, sum / 10, most,
                    plain, is_answered ? "" : ", gave up");
        std::fflush(stdout);
    }
}

// A hundred of each size, half of them with the border of the map that they were cut from.
void fill_what_was_cut(Signature& signature) {
    std::printf("\na hundred random ones   unsolved    mean s    most s\n");
    std::mt19937_64 random(1);
    for (int size = 3; size <= 12; ++size) {
        double sum = 0;
        double most = 0;
        int unsolved = 0;
        for (int each = 0; each < 100; ++each) {
            const Answer one =
                answer(arrange::testing::cut_problem({size, size, each % 2 == 1}, random), 0, signature);
            sum += one.seconds;
            most = std::max(most, one.seconds);
            unsolved += one.is_found ? 0 : 1;
        }
        std::printf("%2d x %-2d                %8d  %8.4f  %8.4f\n", size, size, unsolved, sum / 100, most);
        std::fflush(stdout);
    }
}

// Finds and proves the best by a goal. The verified map goes into the signature.
void find_best_of_box(const Problem& problem, arrange::Goal goal, const char* what, Signature& signature) {
    const auto start = Clock::now();
    sat::Cadical solver;
    landscape::Landscape map;
    arrange::BestOptions options;
    options.found = [&map](const landscape::Landscape& found, std::int64_t) { map = found; };
    options.should_continue = [start] { return seconds_since(start) < limit_seconds; };
    const auto best = find_best(problem, goal, solver, options);
    const double seconds = seconds_since(start);
    const bool is_proved = best && best->end == arrange::BestResult::End::proved && verify(problem, map);
    const std::int64_t value = best ? best->value.value_or(0) : 0;
    for (const tile::Cell cell : problem.shape.cells()) signature.add(map.at(cell).code());
    signature.add(value);
    std::printf("%-26s  %4lld %s  %8.4f\n", what, static_cast<long long>(value),
                is_proved ? "proved" : "  open", seconds);
    std::fflush(stdout);
}

void find_bests_of_box(Signature& signature) {
    std::printf("\nthe best of the 72 tiles              seconds\n");
    find_best_of_box(problem_of_box({8, 9}), arrange::Goal::points, "8 x 9, most points", signature);
    Problem largest = problem_of_box({9, 9, true});
    largest.may_leave_cells = true;
    find_best_of_box(largest, arrange::Goal::tiles, "9 x 9, closed, most tiles", signature);
}

void compare_with_plain_search(int size, const char* what, Signature& signature) {
    std::mt19937_64 random(2);
    double ours = 0;
    double plain = 0;
    int plainly_found = 0;
    constexpr int count = 20;
    for (int each = 0; each < count; ++each) {
        const Problem problem = arrange::testing::cut_problem({size, size, true}, random);
        ours += answer(problem, 0, signature).seconds;
        const auto start = Clock::now();
        plainly_found += arrange::testing::plainly_has_one(problem, max_steps).has_value() ? 1 : 0;
        plain += seconds_since(start);
    }
    std::printf("%d x %d, border given: the plain search finds %d of %d\n", size, size, plainly_found, count);
    compare({what, count / ours}, {"a plain search, cell by cell", count / plain}, "shapes/s");
}

int run() {
    Signature signature;
    fill_with_box(signature);
    fill_what_was_cut(signature);
    find_bests_of_box(signature);
    std::printf("\n");
    compare_with_plain_search(3, "fill a shape of 9 cells", signature);
    compare_with_plain_search(5, "fill a shape of 25 cells", signature);
    compare_with_plain_search(6, "fill a shape of 36 cells", signature);
    signature.print();
    return 0;
}

}  // namespace
}  // namespace bastide::bench

int main() {
    return bastide::bench::run();
}
