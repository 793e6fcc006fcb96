// Two-player endgames solved exactly per second, and the gain for master against itself without them.
//
//     match_endings [ENDINGS [DEALS]]
//     match_endings solved [SECONDS [ENDINGS]]
//
// The second form counts the endgames of which the chance to win is found in the given processor time.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <optional>
#include <string_view>
#include <thread>
#include <vector>

#include "bastide/match/bots/ending.h"
#include "bastide/match/bots/master.h"
#include "bastide/match/bots/parallel/match_up.h"
#include "bench/signature.h"

namespace bastide::bench {
namespace {

using namespace match;

// Positions with `left` remaining tiles and one in hand, after moves of plain.
std::vector<match::Position> endings(int count, int left) {
    std::vector<match::Position> found;
    const Settings settings;
    const auto bot = find_bot("plain")->make(settings, {});
    for (int number = 0; static_cast<int>(found.size()) < count; ++number) {
        Game game(settings, "endings-" + std::to_string(number));
        play::Random random(1);
        while (!game.is_over() && game.position().remaining() > left)
            game.apply(bot->choose(game.position(), random));
        if (!game.is_over() && game.position().remaining() == left) found.push_back(game.position());
    }
    return found;
}

void solve(int count, int left, Signature& signature) {
    constexpr std::int64_t no_limit = 1'000'000'000'000;
    const std::vector<match::Position> positions = endings(count, left);
    Ending ending(Settings{});
    std::int64_t placements = 0;
    double longest = 0;
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    for (const match::Position& position : positions) {
        const auto began = Clock::now();
        signature.add(ending.best(position, no_limit)->value);
        placements += ending.placements();
        longest = std::max(longest, std::chrono::duration<double>(Clock::now() - began).count());
    }
    const double took = std::chrono::duration<double>(Clock::now() - start).count();
    std::printf("%d to come %10.1f endings/s   %9.0f placements each   %8.4f s the longest\n", left,
                count / took, static_cast<double>(placements) / count, longest);
}

// Returns the processor time of a search for a win, or nullopt if it takes longer than `seconds`.
std::optional<double> time_to_win(Ending& ending, const match::Position& position, double seconds) {
    for (std::int64_t placements = 1'000'000;; placements *= 2) {
        const std::clock_t began = std::clock();
        const bool is_solved = ending.best(position, placements).has_value();
        const double took = static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
        if (took > seconds) return std::nullopt;
        if (is_solved) return took;
    }
}

void count_solved(double seconds, int count) {
    Ending ending(Settings{}, Ending::Aim::win);
    for (int left = 3; left <= Ending::max_remaining; ++left) {
        int solved = 0;
        double sum = 0;
        for (const match::Position& position : endings(count, left)) {
            const auto took = time_to_win(ending, position, seconds);
            solved += took ? 1 : 0;
            sum += took.value_or(0);
        }
        std::printf("%d to come: %d of %d in %.0f s, %.3f s each\n", left, solved, count, seconds,
                    sum / std::max(solved, 1));
        std::fflush(stdout);
        if (solved == 0) return;
    }
}

void play_pairs(std::int64_t deals) {
    static constexpr std::int64_t simulations = 200;
    const auto make = [](std::int64_t placements) {
        return [placements](const Settings& settings, const Budget& budget) {
            return std::make_unique<Master>(settings, budget, placements);
        };
    };
    const BotKind with{"with", "", make(Master::placements_of_simulation)};
    const BotKind without{"without", "", make(0)};
    MatchUp match_up;
    match_up.bots = {&with, &without};
    match_up.budget.simulations = simulations;
    match_up.seed = "endings";
    match_up.deals = deals;
    match_up.rotates = true;
    match_up.threads = static_cast<int>(std::thread::hardware_concurrency());
    const MatchUpResult result = play_match_up(match_up, [](std::int64_t) { return true; });
    std::printf(
        "master with %lld simulations: %.3f +- %.3f points ahead of itself without endings, wins %.3f, %lld "
        "pairs\n",
        static_cast<long long>(simulations), result.difference(0).mean, result.difference(0).standard_error,
        result.rate(0).mean, static_cast<long long>(deals));
}

}  // namespace
}  // namespace bastide::bench

int main(int argc, char** argv) {
    if (argc > 1 && std::string_view(argv[1]) == "solved") {
        bastide::bench::count_solved(argc > 2 ? std::atof(argv[2]) : 1, argc > 3 ? std::atoi(argv[3]) : 20);
        return 0;
    }
    const int count = argc > 1 ? std::atoi(argv[1]) : 30;
    const std::int64_t deals = argc > 2 ? std::atoll(argv[2]) : 0;
    bastide::bench::Signature signature;
    bastide::bench::solve(100 * count, 1, signature);
    bastide::bench::solve(10 * count, 2, signature);
    bastide::bench::solve(count, 3, signature);
    signature.print();
    if (deals > 0) bastide::bench::play_pairs(deals);
}
