// Scoring holdings of Caverna from memory, and the bounds of its scores. The signature is of all totals.
#include <chrono>
#include <cstdio>
#include <random>
#include <vector>

#include <benchmark/benchmark.h>

#include "bastide/caverna/bounds.h"
#include "bench/comparison.h"
#include "bench/signature.h"

namespace bastide::bench {
namespace {

using namespace caverna;

// Returns a holding with about the tiles and goods of the end of a game.
Holding random_holding(std::mt19937& random) {
    const auto up_to = [&random](unsigned most) { return static_cast<int>(random() % (most + 1)); };
    Holding holding;
    holding.dwarfs = 2 + up_to(4);
    holding.weapons.assign(static_cast<std::size_t>(up_to(static_cast<unsigned>(holding.dwarfs))), 8);
    holding.animals = {up_to(3), up_to(9), up_to(5), up_to(5), up_to(5)};
    holding.supply = {up_to(3), up_to(5), up_to(5), up_to(5), up_to(20), up_to(5), up_to(9), up_to(9)};
    holding.grain_fields.assign(static_cast<std::size_t>(up_to(3)), 2);
    holding.vegetable_fields.assign(static_cast<std::size_t>(up_to(3)), 1);
    holding.small_pastures = up_to(3);
    holding.large_pastures = up_to(3);
    holding.ore_mines = up_to(2);
    holding.ruby_mines = up_to(2);
    holding.unused_spaces = up_to(6);
    holding.begging_markers = up_to(1);
    for (int tile = 0; tile < 8; ++tile) holding.furnishings[random() % furnishing_count] = 1;
    return holding;
}

template <class Work>
double seconds(Work work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    return took.count();
}

int run() {
    constexpr std::size_t different = 1000;
    constexpr std::size_t rounds = 1000;
    std::mt19937 random(1);
    std::vector<Holding> holdings;
    for (std::size_t i = 0; i < different; ++i) holdings.push_back(random_holding(random));
    Signature signature;
    const Profile& rules = profile(Rules::official);
    for (const Holding& holding : holdings) signature.add(score(holding, rules).total());
    const double scoring = seconds([&] {
        for (std::size_t round = 0; round < rounds; ++round) {
            for (const Holding& holding : holdings) benchmark::DoNotOptimize(score(holding, rules).total());
        }
    });
    const double copying = seconds([&] {
        for (std::size_t round = 0; round < rounds; ++round) {
            for (const Holding& holding : holdings) benchmark::DoNotOptimize(Holding(holding).dwarfs);
        }
    });
    constexpr double million = static_cast<double>(different * rounds) / 1e6;
    compare({"score a Caverna sheet", million / scoring}, {"copy the sheet", million / copying}, "million/s");
    for (const bool office : {false, true}) {
        Model model;
        model.office_room = office;
        Maximum maximum;
        const double took = seconds([&] { maximum = find_maximum(model); });
        signature.add(maximum.total);
        std::printf("greatest score %s the Office room: %d, in %.3f s\n", office ? "with" : "without",
                    maximum.total, took);
    }
    signature.print();
    return 0;
}

}  // namespace
}  // namespace bastide::bench

int main() {
    return bastide::bench::run();
}
