// The solo game played by bots, one core. The signature is of all scores.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <limits>

#include <benchmark/benchmark.h>

#include "bastide/solo/bots/parallel/match_up.h"
#include "bench/comparison.h"
#include "bench/signature.h"

namespace bastide::bench {
namespace {

using namespace solo;

constexpr auto go_on = [](std::int64_t) { return true; };

double seconds_since(std::chrono::steady_clock::time_point start) {
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    return took.count();
}

// The fastest of some rounds counts: a busy machine makes the others slower, and nothing makes one faster.
void play(const char* bot, int size, Roads roads, std::int64_t games, int rounds, Signature& signature) {
    MatchUp match_up;
    match_up.settings.size = size;
    match_up.settings.roads = roads;
    match_up.bot = find_bot(bot);
    match_up.seed = "bench";
    match_up.games = games;
    MatchUpResult result;
    double took = std::numeric_limits<double>::infinity();
    for (int round = 0; round < rounds; ++round) {
        const auto start = std::chrono::steady_clock::now();
        result = play_match_up(match_up, go_on);
        took = std::min(took, seconds_since(start));
    }
    for (const auto& [score, times] : result.scores.counts()) {
        signature.add(score);
        signature.add(times);
    }
    std::printf("%-8s %2d x %-2d %-8s %10.0f games/s   mean %.1f\n", bot, size, size, name(roads).data(),
                static_cast<double>(games) / took, result.scores.mean());
}

// Copies of a position in mid-game, compared with making and undoing its moves.
void copy_and_undo(Signature& signature) {
    constexpr int rounds = 1'000'000;
    Game game(Settings{}, "bench");
    play::Random random(1);
    for (int i = 0; i < 60; ++i) game.apply(game.position().random_move(random));
    auto start = std::chrono::steady_clock::now();
    Game copy = game;
    for (int i = 0; i < rounds; ++i) {
        copy = game;
        benchmark::DoNotOptimize(copy);
    }
    const double copying = seconds_since(start);
    start = std::chrono::steady_clock::now();
    for (int i = 0; i < rounds; ++i) game.undo(game.apply(game.position().random_move(random)));
    compare({"choose, make and undo a solo move", rounds / seconds_since(start) / 1e6},
            {"copy the position", rounds / copying / 1e6}, "million/s");
    signature.add(game.board().score().total());
}

int run() {
    Signature signature;
    play("random", 11, Roads::plain, 200'000, 5, signature);
    play("random", 11, Roads::directed, 200'000, 5, signature);
    play("random", 99, Roads::plain, 1'000, 3, signature);
    play("greedy", 11, Roads::plain, 20'000, 3, signature);
    play("planner", 11, Roads::plain, 50, 1, signature);
    copy_and_undo(signature);
    signature.print();
    return 0;
}

}  // namespace
}  // namespace bastide::bench

int main() {
    return bastide::bench::run();
}
