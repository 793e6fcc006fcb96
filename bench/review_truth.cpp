// Checks reviews against games played on: for every turn in which a review claims a loss, plays both the
// player's move and the review's best move to the end many times, and compares the claimed loss with the
// measured one by stage of the game.
//
//     review_truth [OPTION…] GAME…
//
// A GAME is a file of a game (a record, or a save of JCloisterZone 5), or the name of a bot, which plays
// games against itself. FILE+BOT is the file's first 20 moves, which the bot continues with other tiles.
//
//     --games N          games of every bot and of every FILE+BOT (10)
//     --simulations N    of the review, for each turn (400)
//     --min-loss POINTS  the smallest claim that is checked (1.0). With 0, every turn is checked
//     --turns FROM-TO    the turns that are checked (1-72)
//     --by BOT,…         the bots that play on, on both sides: NAME or NAME:SIMULATIONS (skilled)
//     --pairs N          continuations of each move (100). Both moves meet the same tiles
//     --each             also print every turn
//
// The standard error of a mean contains the differences between turns and the noise of the continuations.
// A verdict is "refuted" if it is an inaccuracy or worse and the measured loss is below 0 by two standard
// errors.
#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <optional>
#include <ranges>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "bastide/match/bots/bot.h"
#include "bastide/match/bots/lead.h"
#include "bastide/match/bots/named_bot.h"
#include "bastide/match/notation.h"
#include "bastide/match/resample.h"
#include "bastide/match/review/parallel/review_threads.h"
#include "bastide/play/simulate.h"
#include "bastide/text/number_in.h"
#include "bench/game_file.h"

namespace bastide::bench {
namespace {

using namespace match;

constexpr std::size_t opening_moves = 20;

struct Options {
    int games = 10;
    std::int64_t simulations = 400;
    double min_loss = 1;
    std::size_t first_turn = 1;
    std::size_t last_turn = 72;
    std::vector<std::string> by = {"skilled"};
    std::int64_t pairs = 100;
    bool each = false;
    std::vector<std::string> sources;
};

[[noreturn]] void fail(const std::string& why) {
    std::fprintf(stderr, "review_truth: %s\n", why.c_str());
    std::exit(1);
}

// Reads the value of an option.
template <class Number>
Number number_of(const std::string& option, std::string_view value, Number least) {
    const auto number = text::number_in<Number>(value);
    if (!number || !(*number >= least))
        fail(option + " needs a number from " + std::to_string(least) + ", not '" + std::string(value) + "'");
    return *number;
}

std::unique_ptr<Bot> make_bot(const std::string& word, const Settings& settings) {
    const auto kind = named_bot(word);
    if (!kind) fail(kind.error().what());
    return kind->make(settings, {});
}

// Lets a bot play all seats to the end.
void play_on(Game& game, Bot& bot, play::Random& random) {
    while (!game.is_over()) game.apply(bot.choose(game.position(), random));
}

Record record_of(const std::string& path) {
    auto record = read_game(path);
    if (!record) fail(record.error() + (std::filesystem::exists(path) ? "" : ", and no bot of this name"));
    return *std::move(record);
}

// Continues a game with a bot and other tiles.
Record continued(const Record& opening, const std::string& word, const std::string& seed) {
    play::Random random(play::seed_number(seed));
    Record record = resampled(opening, random);
    const auto bot = make_bot(word, record.start().settings);
    while (!record.game().is_over())
        static_cast<void>(record.play(bot->choose(record.game().position(), random)));
    return record;
}

std::vector<Record> games_of(const std::string& source, const Options& options) {
    const std::size_t plus = std::filesystem::exists(source) ? std::string::npos : source.rfind('+');
    const bool is_bot = find_bot(source.substr(0, source.find(':'))) != nullptr;
    if (!is_bot && plus == std::string::npos) return {record_of(source)};
    Record opening{Deal{.settings = {}, .seed = source}};
    if (!is_bot) {
        opening = record_of(source.substr(0, plus));
        opening.go_to(opening_moves);
    }
    const std::string word = is_bot ? source : source.substr(plus + 1);
    std::vector<std::optional<Record>> found(static_cast<std::size_t>(options.games));
    play::simulate(
        options.games, static_cast<int>(std::thread::hardware_concurrency()), [] { return 0; },
        [&](int& /*worker*/, std::int64_t game) {
            found[static_cast<std::size_t>(game)] =
                continued(opening, word, "truth-" + source + "-" + std::to_string(game));
        },
        [](std::int64_t) { return true; });
    std::vector<Record> records;
    for (std::optional<Record>& record : found) records.push_back(*std::move(record));
    return records;
}

// A turn with a claimed loss, and the measured losses by the bots that play on.
struct Claim {
    const Record* record;
    TurnReview turn;
    struct Measured {
        double mean = 0;
        double error = 0;
    };
    std::vector<Measured> measured;

    double claimed() const { return static_cast<double>(turn.loss()) / value_of_a_point; }
    bool is_refuted(std::size_t by) const {
        return turn.quality() >= Quality::inaccuracy && measured[by].mean < -2 * measured[by].error;
    }
};

Claim::Measured measure(const Claim& claim, Bot& bot, std::int64_t pairs) {
    Record record = *claim.record;
    record.go_to(claim.turn.turn);
    play::Random chance(play::derived_seed(play::seed_number("pairs"), claim.turn.turn));
    double sum = 0;
    double squares = 0;
    for (std::int64_t pair = 0; pair < pairs; ++pair) {
        const Record deal = resampled(record, chance);
        const std::uint64_t seed = chance.next();
        const auto lead_after = [&](const Move& move) {
            Game game = deal.game();
            game.apply(move);
            play::Random random(seed);
            play_on(game, bot, random);
            return lead(final_scores(game.position()), game.position().players(), claim.turn.player);
        };
        const double loss = lead_after(claim.turn.best.front().move) - lead_after(claim.turn.made.move);
        sum += loss;
        squares += loss * loss;
    }
    const auto count = static_cast<double>(pairs);
    const double mean = sum / count;
    return {mean, std::sqrt(std::max(0.0, squares / count - mean * mean) / std::max(1.0, count - 1))};
}

std::vector<Claim> claims_of(const std::vector<Record>& records, const Options& options) {
    std::vector<Claim> claims;
    const auto threads = static_cast<int>(std::thread::hardware_concurrency());
    for (const Record& record : records) {
        const Review review = review_match(record, {.simulations = options.simulations}, threads,
                                           [](std::int64_t) { return true; });
        for (const TurnReview& turn : review.turns) {
            if (turn.turn + 1 < options.first_turn || turn.turn + 1 > options.last_turn) continue;
            if (turn.made.move == turn.best.front().move) continue;
            Claim claim{&record, turn, {}};
            if (claim.claimed() >= options.min_loss) claims.push_back(std::move(claim));
        }
    }
    play::simulate(
        static_cast<std::int64_t>(claims.size()), threads, [] { return 0; },
        [&](int& /*worker*/, std::int64_t number) {
            Claim& claim = claims[static_cast<std::size_t>(number)];
            for (const std::string& word : options.by) {
                const auto bot = make_bot(word, claim.record->start().settings);
                claim.measured.push_back(measure(claim, *bot, options.pairs));
            }
        },
        [](std::int64_t) { return true; });
    return claims;
}

void print_row(const char* stage, const std::vector<const Claim*>& claims, std::size_t by) {
    if (claims.empty()) return;
    const auto count = static_cast<double>(claims.size());
    double claimed = 0;
    double measured = 0;
    double squares = 0;
    int refuted = 0;
    for (const Claim* claim : claims) {
        const double gap = claim->claimed() - claim->measured[by].mean;
        claimed += claim->claimed();
        measured += claim->measured[by].mean;
        squares += gap * gap;
        refuted += claim->is_refuted(by) ? 1 : 0;
    }
    const double gap = (claimed - measured) / count;
    const double error = std::sqrt(std::max(0.0, squares / count - gap * gap) / std::max(1.0, count - 1));
    std::printf("    %-8s %6zu %8.2f %9.2f %+9.2f ± %4.2f %8d\n", stage, claims.size(), claimed / count,
                measured / count, gap, error, refuted);
}

void print(const std::vector<Claim>& claims, const Options& options) {
    constexpr std::array<std::size_t, 6> ends = {0, 15, 30, 45, 60, 72};
    for (std::size_t by = 0; by < options.by.size(); ++by) {
        std::printf("  played on by %s, %lld pairs\n", options.by[by].c_str(),
                    static_cast<long long>(options.pairs));
        std::printf("    turns     claims  claimed  measured  difference  refuted\n");
        std::vector<const Claim*> all;
        for (std::size_t stage = 1; stage < ends.size(); ++stage) {
            std::vector<const Claim*> here;
            for (const Claim& claim : claims)
                if (claim.turn.turn >= ends[stage - 1] && claim.turn.turn < ends[stage])
                    here.push_back(&claim);
            all.insert(all.end(), here.begin(), here.end());
            const std::string name = std::to_string(ends[stage - 1] + 1) + "-" + std::to_string(ends[stage]);
            print_row(name.c_str(), here, by);
        }
        print_row("all", all, by);
        for (const Claim* claim : options.each ? all : std::vector<const Claim*>{}) {
            std::printf("    turn %2zu claimed %5.2f measured %+6.2f ± %4.2f  %s, best %s\n",
                        claim->turn.turn + 1, claim->claimed(), claim->measured[by].mean,
                        claim->measured[by].error, to_text(claim->turn.made.move).c_str(),
                        to_text(claim->turn.best.front().move).c_str());
        }
    }
    std::fflush(stdout);
}

std::vector<std::string> split_at_commas(const std::string& words) {
    std::vector<std::string> found;
    for (const auto part : std::views::split(words, ',')) found.emplace_back(part.begin(), part.end());
    return found;
}

Options options_of(int argc, char** argv) {
    Options options;
    const std::vector<std::string> words(argv + 1, argv + argc);
    for (std::size_t i = 0; i < words.size(); ++i) {
        const std::string& word = words[i];
        if (!word.starts_with("--")) {
            options.sources.push_back(word);
            continue;
        }
        if (word == "--each") {
            options.each = true;
            continue;
        }
        if (++i == words.size()) fail(word + " needs a value");
        const std::string& value = words[i];
        if (word == "--games") {
            options.games = number_of(word, value, 1);
        } else if (word == "--simulations") {
            options.simulations = number_of(word, value, std::int64_t{0});
        } else if (word == "--min-loss") {
            options.min_loss = number_of(word, value, 0.0);
        } else if (word == "--pairs") {
            options.pairs = number_of(word, value, std::int64_t{2});
        } else if (word == "--turns") {
            const std::size_t dash = std::min(value.find('-'), value.size());
            options.first_turn = number_of(word, std::string_view(value).substr(0, dash), std::size_t{1});
            options.last_turn =
                dash == value.size()
                    ? options.first_turn
                    : number_of(word, std::string_view(value).substr(dash + 1), options.first_turn);
        } else if (word == "--by") {
            options.by = split_at_commas(value);
            for (const std::string& bot : options.by) make_bot(bot, {});
        } else {
            fail("unknown option " + word);
        }
    }
    if (options.sources.empty()) fail("name a file or a bot");
    return options;
}

}  // namespace
}  // namespace bastide::bench

int main(int argc, char** argv) {
    using namespace bastide::bench;
    const Options options = options_of(argc, argv);
    std::vector<Claim> all;
    std::vector<std::vector<bastide::match::Record>> games;
    games.reserve(options.sources.size());
    for (const std::string& source : options.sources) games.push_back(games_of(source, options));
    for (std::size_t i = 0; i < games.size(); ++i) {
        std::vector<Claim> claims = claims_of(games[i], options);
        std::printf("%s\n", options.sources[i].c_str());
        print(claims, options);
        all.insert(all.end(), claims.begin(), claims.end());
    }
    if (options.sources.size() > 1) {
        std::printf("all\n");
        print(all, options);
    }
}
