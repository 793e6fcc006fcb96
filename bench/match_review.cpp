// Reviews on one core: judged turns per second, the accuracy of each bot, and whether luck is even.
//
//     match_review [MATCHES [LUCK]]    MATCHES of each bot for accuracy, LUCK more of medium for luck
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/review/parallel/review_threads.h"
#include "bench/signature.h"

namespace bastide::bench {
namespace {

using namespace match;

Record played(const char* name, const std::string& seed) {
    const Settings settings;
    const auto bot = find_bot(name)->make(settings, {.simulations = 200});
    const std::vector<Bot*> seats(settings.players, bot.get());
    Record record(Deal{settings, seed, {}});
    for (const Move& move : play_match(settings, seed, seats).moves) static_cast<void>(record.play(move));
    return record;
}

Review reviewed(const Record& record, std::int64_t simulations) {
    return review_match(record, {.simulations = simulations}, 1, [](std::int64_t) { return true; });
}

void measure(std::int64_t simulations, const std::vector<Record>& records, Signature& signature) {
    using Clock = std::chrono::steady_clock;
    const auto start = Clock::now();
    std::size_t turns = 0;
    for (const Record& record : records) {
        const Review review = reviewed(record, simulations);
        turns += review.turns.size();
        for (const TurnReview& turn : review.turns) signature.add(turn.loss() + turn.luck[turn.mover()]);
    }
    const double took = std::chrono::duration<double>(Clock::now() - start).count();
    std::printf("%4lld simulations %10.1f turns/s\n", static_cast<long long>(simulations),
                static_cast<double>(turns) / took);
}

void print_accuracy(const char* bot, int matches) {
    int sum = 0;
    for (int i = 0; i < matches; ++i) {
        const Review review = reviewed(played(bot, "accuracy-" + std::to_string(i)), 400);
        sum += *accuracy(review, 0) + *accuracy(review, 1);
    }
    std::printf("accuracy of %-7s %5.1f\n", bot, sum / 20.0 / matches);
}

void print_luck(int matches) {
    for (const int seat : {0, 1}) {
        double sum = 0;
        double squares = 0;
        for (int i = 0; i < matches; ++i) {
            const Review review = reviewed(played("medium", "luck-" + std::to_string(i)), 0);
            const double luck = static_cast<double>(account(review, seat).luck) / value_of_a_point;
            sum += luck;
            squares += luck * luck;
        }
        const double mean = sum / matches;
        const double error = std::sqrt((squares / matches - mean * mean) / matches);
        std::printf("luck of seat %d: %+.2f +- %.2f points in %d matches\n", seat + 1, mean, error, matches);
    }
}

}  // namespace
}  // namespace bastide::bench

int main(int argc, char** argv) {
    using namespace bastide::bench;
    const int matches = argc > 1 ? std::atoi(argv[1]) : 0;
    const int luck = argc > 2 ? std::atoi(argv[2]) : 0;
    std::vector<bastide::match::Record> records;
    for (int i = 0; i < 3; ++i) records.push_back(played("plain", "review-" + std::to_string(i)));
    Signature signature;
    measure(0, records, signature);
    measure(400, records, signature);
    for (const char* bot : {"random", "easy", "plain", "greedy", "medium", "hard", "master"})
        if (matches > 0) print_accuracy(bot, matches);
    if (luck > 0) print_luck(luck);
    signature.print();
}
