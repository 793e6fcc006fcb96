// The overhead of tournaments: a ladder of 10,000 games in this process compared with the same games alone,
// interleaved so that load affects both. Also the cost of an engine's move, including start-up, messages and
// logs, as a share of a second. The signature covers all points.
//
//     match_tournament [PAIRS [BASTIDE]]
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <string>

#include <sys/resource.h>
#include <unistd.h>

#include "bastide/match/bots/parallel/match_up.h"
#include "bench/comparison.h"
#include "bench/signature.h"
#include "engines/engine_bot.h"
#include "ladder/play.h"
#include "ladder/sqlite_ladder.h"

namespace bastide::bench {
namespace {

using namespace match;

constexpr auto go_on = [](std::int64_t) { return true; };

struct Seconds {
    double clock = 0;
    double processor = 0;

    void operator+=(const Seconds& more) {
        clock += more.clock;
        processor += more.processor;
    }
};

double processor_seconds() {
    rusage used = {};
    ::getrusage(RUSAGE_SELF, &used);
    const auto seconds = [](const timeval& time) {
        return static_cast<double>(time.tv_sec) + static_cast<double>(time.tv_usec) / 1e6;
    };
    return seconds(used.ru_utime) + seconds(used.ru_stime);
}

template <class Work>
Seconds taken(const Work& work) {
    const auto start = std::chrono::steady_clock::now();
    const double before = processor_seconds();
    work();
    const std::chrono::duration<double> clock = std::chrono::steady_clock::now() - start;
    return {clock.count(), processor_seconds() - before};
}

template <class T>
T expect(Result<T> result) {
    if (result) {
        if constexpr (std::is_void_v<T>)
            return;
        else
            return *std::move(result);
    }
    std::fprintf(stderr, "match_tournament: %s\n", to_string(result.error()).c_str());
    std::exit(1);
}

// Two bots in a temporary ladder.
class Tournament {
  public:
    Tournament(const BotKind& one, const BotKind& other, std::string seed, std::int64_t pairs)
        : play_{.settings = {}, .seed = std::move(seed), .budget = {}, .bots = {}, .hypotheses = {}},
          pairs_(pairs) {
        play_.bots = {{std::string(one.name), &one}, {std::string(other.name), &other}};
        one_ = one.name;
        other_ = other.name;
    }

    // Gives the points of both bots in all matches.
    std::int64_t played() {
        const std::string file =
            std::filesystem::temp_directory_path() / ("match_tournament-" + std::to_string(::getpid()));
        std::int64_t points = 0;
        {
            const auto store = expect(ladder::open_sqlite(file));
            expect(store->begin({.settings = "{}",
                                 .seed = play_.seed,
                                 .simulations = {},
                                 .move_time = {},
                                 .match_time = {},
                                 .sprt = {}}));
            expect(store->add({{one_, other_}}, pairs_));
            expect(play_ladder(*store, play_, go_on));
            const ladder::AllMatches all = expect(store->all());
            for (const auto& pair : all.pairings.front().pairs)
                for (const auto& match : pair.matches) points += 1000 * match.points[0] + match.points[1];
        }
        for (const char* const ending : {"", "-wal", "-shm"}) std::filesystem::remove(file + ending);
        return points;
    }

  private:
    ladder::LadderConfig play_;
    std::int64_t pairs_;
    std::string one_;
    std::string other_;
};

// Plays like `match run --pairs`.
std::int64_t played_alone(const BotKind& one, const BotKind& other, const std::string& seed,
                          std::int64_t pairs) {
    MatchUp match_up;
    match_up.bots = {&one, &other};
    match_up.seed = seed;
    match_up.deals = pairs;
    match_up.rotates = true;
    const MatchUpResult result = play_match_up(match_up, go_on);
    std::int64_t points = 0;
    for (std::size_t bot = 0; bot < 2; ++bot)
        for (const auto& [of, times] : result.by_bot[bot].counts())
            points += (bot == 0 ? 1000 : 1) * of * times;
    return points;
}

void same(std::int64_t one, std::int64_t other, Signature& signature) {
    if (one != other) {
        std::fprintf(stderr, "match_tournament: the ladder has other points than the matches alone\n");
        std::exit(1);
    }
    signature.add(one);
}

void beside_matches_alone(std::int64_t pairs, Signature& signature) {
    constexpr std::int64_t rounds = 10;
    const BotKind& one = *find_bot("plain");
    const BotKind& other = *find_bot("easy");
    Seconds total;
    Seconds alone;
    for (std::int64_t round = 0; round < rounds; ++round) {
        const std::string seed = "tournament-" + std::to_string(round);
        std::int64_t points = 0;
        std::int64_t due = 0;
        Tournament tournament(one, other, seed, pairs / rounds);
        const auto play_counted = [&] { total += taken([&] { points = tournament.played(); }); };
        if (round % 2 == 0) play_counted();
        alone += taken([&] { due = played_alone(one, other, seed, pairs / rounds); });
        if (round % 2 == 1) play_counted();
        same(points, due, signature);
    }
    const auto matches = static_cast<double>(2 * (pairs / rounds) * rounds);
    std::printf(
        "%.0f matches of %s and %s: a ladder takes %.1f %% more processor time than the matches, %.1f %% by "
        "the clock\n",
        matches, one.name.data(), other.name.data(), (total.processor / alone.processor - 1) * 100,
        (total.clock / alone.clock - 1) * 100);
    compare({"matches in a ladder", matches / total.processor},
            {"matches alone (match run)", matches / alone.processor}, "matches/s");
}

// An engine that answers at once plays itself, so that a move consists of scheduling.
void moves_of_programs(const std::string& bastide, Signature& signature) {
    constexpr std::int64_t pairs = 10;
    constexpr double moves = 71 * 2 * pairs;
    const std::string command = bastide + " match engine --bot random";
    const BotKind program = engines::engine_kind(command, {});
    Tournament tournament(program, *find_bot("random"), "programs", pairs);
    std::int64_t points = 0;
    const Seconds with = taken([&] { points = tournament.played(); });
    signature.add(points);
    const double a_move = with.clock / (moves / 2);
    std::printf(
        "a move of a program: %.3f ms with its start, the protocol and the ladder, %.3f %% of a second\n",
        a_move * 1e3, a_move * 100);
    compare({"moves of a program in a ladder", 1 / a_move}, {"moves of a second each", 1}, "moves/s");
}

int run(std::int64_t pairs, const std::string& bastide) {
    Signature signature;
    beside_matches_alone(pairs, signature);
    moves_of_programs(bastide, signature);
    signature.print();
    return 0;
}

}  // namespace
}  // namespace bastide::bench

int main(int argc, char** argv) {
    constexpr std::int64_t usual_pairs = 5000;
    const std::int64_t pairs = argc > 1 ? std::atoll(argv[1]) : usual_pairs;
    return bastide::bench::run(pairs, argc > 2 ? argv[2] : BASTIDE_COMMAND);
}
