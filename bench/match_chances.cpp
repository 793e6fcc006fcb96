// Fits the win probabilities of reviews to games between bots, and checks their calibration.
//
//     match_chances fit [MATCHES [SIMULATIONS]]       prints the table of bastide/match/bots/win_chance.cpp
//     match_chances check [MATCHES [PLAYERS [BOT…]]]  ten bins: predicted and actual frequency
//
// A fit uses twice as many games of plain and of skilled, and a quarter as many of master with this many
// simulations per move, because bots differ in how often the leader changes. The Brier score is the mean
// squared error of the predictions. It is compared with the score of the best curve of leads only, fitted to
// the same games, which favours the curve.
#include <algorithm>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/bots/win_chance.h"
#include "bench/normal_equations.h"

namespace bastide::bench {
namespace {

using namespace match;

constexpr auto& knots = ChanceRates::knots;

// Players between draws, and each one's share of the victory.
struct Sample {
    Standing standing;
    Values points_now{};  // were the match over
    std::array<double, max_players> won{};
};

void add_samples(const Settings& settings, const PlayedMatch& played, Evaluation& evaluation,
                 std::vector<Sample>& samples) {
    const auto places = ranks(played.scores, settings.players);
    const auto winners = std::count(places.begin(), places.begin() + settings.players, 1);
    Game game(settings, played.seed);
    for (const Move& move : played.moves) {
        match::Position position = game.position();
        position.apply(move);
        game.apply(move);
        if (position.remaining() == 0) break;
        Sample sample{{evaluation.survey(position).values(), settings.players, position.to_move(),
                       position.remaining()}};
        sample.points_now = final_scores(position);
        for (int& points : sample.points_now) points *= value_of_a_point;
        for (std::size_t player = 0; player < settings.players; ++player)
            sample.won[player] = places[player] == 1 ? 1.0 / static_cast<double>(winners) : 0;
        samples.push_back(sample);
    }
}

std::vector<Sample> samples_of(const char* bot, int players, std::int64_t matches, std::int64_t simulations,
                               const std::string& seed) {
    MatchUp match_up;
    match_up.settings.players = static_cast<std::uint8_t>(players);
    match_up.bots.assign(static_cast<std::size_t>(players), find_bot(bot));
    match_up.budget.simulations = simulations;
    match_up.seed = seed;
    match_up.deals = matches;
    match_up.threads = static_cast<int>(std::thread::hardware_concurrency());
    std::vector<Sample> samples;
    std::mutex one_at_a_time;
    Evaluation evaluation(match_up.settings);
    play_match_up(
        match_up, [](std::int64_t) { return true; },
        [&](const PlayedMatch& played) {
            const std::scoped_lock lock(one_at_a_time);
            add_samples(match_up.settings, played, evaluation, samples);
        });
    return samples;
}

// The weight of each knot at a number of remaining tiles.
std::array<double, knots.size()> shares(int left) {
    std::array<double, knots.size()> found{};
    left = std::clamp(left, knots.front(), knots.back());
    std::size_t above = 1;
    while (knots[above] < left) ++above;
    found[above] = static_cast<double>(left - knots[above - 1]) / (knots[above] - knots[above - 1]);
    found[above - 1] = 1 - found[above];
    return found;
}

constexpr std::size_t parameters = 2 * knots.size();  // rates, then rates times turns

// A softmax whose odds are linear in the parameters.
struct Curve {
    Vector parameter = Vector(parameters, 0.05);

    // The factors of the parameters for a player.
    static Vector terms(const Sample& sample, const Values& values, int player) {
        Vector found(parameters, 0.0);
        const auto each = shares(sample.standing.left);
        for (std::size_t knot = 0; knot < knots.size(); ++knot) {
            found[knot] = each[knot] * values[static_cast<std::size_t>(player)] / value_of_a_point;
            found[knots.size() + knot] = player == sample.standing.to_move ? each[knot] : 0;
        }
        return found;
    }

    std::vector<double> chances(const Sample& sample, const Values& values) const {
        std::vector<double> odds;
        double sum = 0;
        for (int player = 0; player < sample.standing.players; ++player) {
            double of_player = 0;
            const Vector each = terms(sample, values, player);
            for (std::size_t i = 0; i < parameters; ++i) of_player += parameter[i] * each[i];
            odds.push_back(of_player);
        }
        const double most = *std::ranges::max_element(odds);
        for (double& each : odds) sum += each = std::exp(each - most);
        for (double& each : odds) each /= sum;
        return odds;
    }

    // By Newton's method.
    void fit(const std::vector<Sample>& samples, const Values& (*values_of)(const Sample&)) {
        for (int step = 0; step < 12; ++step) {
            std::vector<Vector> curvature(parameters, Vector(parameters, 0.0));
            Vector slope(parameters, 0.0);
            for (std::size_t i = 0; i < parameters; ++i) curvature[i][i] = 1e-6;
            for (const Sample& sample : samples) {
                const Values& values = values_of(sample);
                const std::vector<double> chance = chances(sample, values);
                Vector mean(parameters, 0.0);
                for (int player = 0; player < sample.standing.players; ++player) {
                    const auto seat = static_cast<std::size_t>(player);
                    const Vector each = terms(sample, values, player);
                    for (std::size_t i = 0; i < parameters; ++i) {
                        mean[i] += chance[seat] * each[i];
                        slope[i] += (sample.won[seat] - chance[seat]) * each[i];
                        for (std::size_t j = 0; j < parameters && each[i] != 0; ++j)
                            curvature[i][j] += chance[seat] * each[i] * each[j];
                    }
                }
                for (std::size_t i = 0; i < parameters; ++i)
                    for (std::size_t j = 0; j < parameters; ++j) curvature[i][j] -= mean[i] * mean[j];
            }
            const Vector change = solved(curvature, slope);
            for (std::size_t i = 0; i < parameters; ++i) parameter[i] += std::clamp(change[i], -0.3, 0.3);
        }
    }
};

void print_fit(std::int64_t matches, std::int64_t simulations) {
    for (int players = min_contestants; players <= max_players; ++players) {
        std::vector<Sample> samples = samples_of("plain", players, 2 * matches, simulations, "fit");
        const auto add = [&](const char* bot, std::int64_t count) {
            const std::vector<Sample> others = samples_of(bot, players, count, simulations, "fit");
            samples.insert(samples.end(), others.begin(), others.end());
        };
        add("skilled", 2 * matches);
        add("master", matches / 4);
        Curve curve;
        curve.fit(samples, [](const Sample& sample) -> const Values& { return sample.standing.values; });
        std::printf("    {{");
        for (std::size_t knot = 0; knot < knots.size(); ++knot)
            std::printf("%s%ld", knot == 0 ? "" : ", ", std::lround(65536 * curve.parameter[knot]));
        std::printf("}, {");
        for (std::size_t knot = 0; knot < knots.size(); ++knot)
            std::printf("%s%ld", knot == 0 ? "" : ", ",
                        std::lround(65536 * curve.parameter[knots.size() + knot] / curve.parameter[knot]));
        std::printf("}},\n");
        std::fflush(stdout);
    }
}

void check(const char* bot, int players, std::int64_t matches) {
    constexpr std::int64_t simulations = 200;
    const std::vector<Sample> samples = samples_of(bot, players, matches, simulations, "check");
    Curve points_alone;
    points_alone.fit(samples, [](const Sample& sample) -> const Values& { return sample.points_now; });
    struct Bin {
        double predicted = 0;
        double came = 0;
        std::int64_t count = 0;
    };
    std::array<Bin, 10> bins;
    double brier = 0;
    double brier_of_points = 0;
    for (const Sample& sample : samples) {
        const Chances chances = chances_to_win(sample.standing);
        const std::vector<double> alone = points_alone.chances(sample, sample.points_now);
        for (std::size_t player = 0; player < static_cast<std::size_t>(players); ++player) {
            const double predicted = static_cast<double>(chances[player]) / certain;
            const double came = sample.won[player];
            Bin& bin = bins[std::min<std::size_t>(9, static_cast<std::size_t>(10 * predicted))];
            bin.predicted += predicted;
            bin.came += came;
            ++bin.count;
            brier += (predicted - came) * (predicted - came);
            brier_of_points += (alone[player] - came) * (alone[player] - came);
        }
    }
    const auto count = static_cast<double>(samples.size()) * players;
    std::printf("%s, %d players, %lld matches: Brier %.4f, of points ahead alone %.4f\n", bot, players,
                static_cast<long long>(matches), brier / count, brier_of_points / count);
    double worst = 0;
    for (const Bin& bin : bins) {
        if (bin.count == 0) continue;
        const auto of_bin = static_cast<double>(bin.count);
        std::printf("    said %.3f   came %.3f   off by %+.3f   of %lld\n", bin.predicted / of_bin,
                    bin.came / of_bin, (bin.came - bin.predicted) / of_bin,
                    static_cast<long long>(bin.count));
        worst = std::max(worst, std::abs(bin.came - bin.predicted) / of_bin);
    }
    std::printf("    worst %.3f\n", worst);
    std::fflush(stdout);
}

}  // namespace
}  // namespace bastide::bench

int main(int argc, char** argv) {
    const std::string what = argc > 1 ? argv[1] : "";
    const std::int64_t matches = argc > 2 ? std::atoll(argv[2]) : 200;
    if (what == "fit") {
        bastide::bench::print_fit(matches, argc > 3 ? std::atoll(argv[3]) : 30);
    } else if (what == "check") {
        const int players = argc > 3 ? std::atoi(argv[3]) : 2;
        std::vector<const char*> bots(argv + std::min(argc, 4), argv + argc);
        if (bots.empty()) bots = {"plain", "hard", "master"};
        for (const char* bot : bots) bastide::bench::check(bot, players, matches);
    } else {
        std::fprintf(stderr,
                     "match_chances fit [MATCHES [SIMULATIONS]], or check [MATCHES [PLAYERS [BOT…]]]\n");
        return 1;
    }
}
