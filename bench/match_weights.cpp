// Fits the weights of the match's evaluation from self-play, and prints the table of
// bastide/match/bots/weights.cpp.
//
// Starts from the current weights. In each round the bots play with the weights of the previous round,
// sometimes with a move near the best. The games give first the completion odds of features (logistic
// regression with Newton's method), and then the contribution of the terms to the expected margin (least
// squares). The target is the evaluation one move later, two moves later and so on, with decreasing weight,
// and the final margin with the remaining weight (TD(lambda)), because the final margin is twice as noisy.
// Rounds vary randomly, and the mean of the last two is printed.
//
// Half of the two-player games begin as the games in the given files, with other tiles.
//
//     match_weights [SEED [GAMES [ROUNDS [PLAYERS [FILE…]]]]]
#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <limits>
#include <string>
#include <utility>
#include <vector>

#include "bastide/match/bots/one_ply_search.h"
#include "bastide/match/game.h"
#include "bastide/match/resample.h"
#include "bench/game_file.h"
#include "bench/normal_equations.h"

namespace bastide::bench {
namespace {

using namespace match;

Record record_of(const std::string& path) {
    auto record = read_game(path);
    if (!record) {
        std::fprintf(stderr, "%s\n", record.error().c_str());
        std::exit(1);
    }
    return *std::move(record);
}

std::int16_t fixed(double value) {
    return static_cast<std::int16_t>(std::lround(std::clamp(256 * value, -30000.0, 30000.0)));
}

// The share of later expectations.
constexpr double lambda = 0.88;

// The advantage of the player to move in points, nearly equal at all stages. The evaluation omits it.
constexpr double worth_of_turn = 1.35;

struct Played {
    Game start;
    std::vector<Move> moves;
};

// Multiplies each term's weights by a factor between a half and two. Players with such weights fight for what
// others leave, so that games have more shared features.
Weights with_other_aims(Weights weights, play::Random& random) {
    for (auto& term : weights.terms) {
        const double factor = std::exp2(static_cast<double>(random.below(2001)) / 1000 - 1);
        for (std::int16_t& weight : term)
            weight = static_cast<std::int16_t>(std::clamp(factor * weight, -30000.0, 30000.0));
    }
    return weights;
}

// Starts a game with the first 8 to 57 moves of one of the games, if there are any, and other tiles.
Game start_of(const Settings& settings, const std::vector<Record>& openings, const std::string& seed,
              play::Random& random) {
    if (openings.empty() || random.below(2) == 0) return Game(settings, seed);
    Record opening = openings[random.below(static_cast<std::uint32_t>(openings.size()))];
    opening.go_to(8 + random.below(50));
    return resampled(opening, random).game();
}

// Plays by the evaluation. One move in four has noise of up to four points per move, and every other player
// has other aims.
Played play_game(const Settings& settings, const Weights& weights, const std::vector<Record>& openings,
                 const std::string& seed) {
    play::Random random(play::derived_seed(play::seed_number(seed), 1));
    Played played{start_of(settings, openings, seed, random), {}};
    std::vector<Weights> aims;
    std::vector<Evaluation> evaluations;
    for (int player = 0; player < settings.players; ++player)
        aims.push_back(random.below(2) == 0 ? weights : with_other_aims(weights, random));
    for (const Weights& each : aims) evaluations.emplace_back(each);
    Game game = played.start;
    while (!game.is_over()) {
        const std::uint32_t noise = random.below(4) == 0 ? 8 * value_of_a_point : 1;
        Position position = game.position();
        Move best;
        int most = std::numeric_limits<int>::min();
        Evaluation& evaluation = evaluations[static_cast<std::size_t>(position.to_move())];
        evaluate_moves(position, evaluation, [&](const Move& move, int value) {
            value += static_cast<int>(random.below(noise));
            if (value <= most) return;
            most = value;
            best = move;
        });
        played.moves.push_back(best);
        game.apply(best);
    }
    return played;
}

// The completion of features: a sample of each kind is a list of places in a vector of parameters.
struct Completion {
    static constexpr std::size_t when = 0;
    static constexpr std::size_t each = 64;
    static constexpr std::size_t worst = each + 9;
    static constexpr std::size_t claims = worst + 9;
    static constexpr std::size_t size = claims + 3;
    static constexpr std::size_t edges = size + 8;
    static constexpr std::size_t parameters = edges + 4;

    struct Sample {
        Openness open;
        bool is_completed;
    };

    // Calls `visit(parameter, amount)`.
    template <class Visit>
    static void visit(const Openness& open, const Visit& visit) {
        visit(when + 8U * open.squares + open.phase, 1);
        for (std::size_t i = 0; i < open.closing.size(); ++i)
            if (open.closing[i] != 0) visit(each + i, open.closing[i]);
        visit(worst + open.worst, 1);
        visit(claims + open.claims, 1);
        visit(size + open.size, 1);
        visit(edges + open.edges, 1);
    }

    static Weights::Completion fit(const std::vector<Sample>& samples) {
        Vector parameter(parameters, 0.0);
        for (int step = 0; step < 8; ++step) {
            std::vector<Vector> curvature(parameters, Vector(parameters, 0.0));
            Vector slope(parameters, 0.0);
            double loss = 0;
            for (std::size_t i = 0; i < parameters; ++i) {
                curvature[i][i] = 2;
                slope[i] = -2 * parameter[i];
            }
            for (const Sample& sample : samples) {
                std::array<std::pair<std::size_t, double>, 16> entries;
                std::size_t count = 0;
                double odds = 0;
                visit(sample.open, [&](std::size_t i, int amount) {
                    entries[count++] = {i, amount};
                    odds += parameter[i] * amount;
                });
                const double chance = 1 / (1 + std::exp(-odds));
                loss -= std::log(std::max(1e-9, sample.is_completed ? chance : 1 - chance));
                for (std::size_t a = 0; a < count; ++a) {
                    slope[entries[a].first] += entries[a].second * ((sample.is_completed ? 1 : 0) - chance);
                    for (std::size_t b = 0; b < count; ++b)
                        curvature[entries[a].first][entries[b].first] +=
                            entries[a].second * entries[b].second * chance * (1 - chance);
                }
            }
            std::fprintf(stderr, "  step %d: loss %.5f of %zu\n", step,
                         loss / static_cast<double>(samples.size()), samples.size());
            const Vector change = solved(curvature, slope);
            for (std::size_t i = 0; i < parameters; ++i) parameter[i] += std::clamp(change[i], -2.0, 2.0);
        }
        Weights::Completion fitted{};
        for (std::size_t i = 0; i < 64; ++i) fitted.when[i / 8][i % 8] = fixed(parameter[when + i]);
        for (std::size_t i = 0; i < 9; ++i) fitted.each[i] = fixed(parameter[each + i]);
        for (std::size_t i = 0; i < 9; ++i) fitted.worst[i] = fixed(parameter[worst + i]);
        for (std::size_t i = 0; i < 3; ++i) fitted.claims[i] = fixed(parameter[claims + i]);
        for (std::size_t i = 0; i < 8; ++i) fitted.size[i] = fixed(parameter[size + i]);
        for (std::size_t i = 0; i < 4; ++i) fitted.edges[i] = fixed(parameter[edges + i]);
        return fitted;
    }
};

// Calls `visit(game)` after every move but the last.
template <class Visit>
Game replay(const Played& played, const Visit& visit) {
    Game game = played.start;
    for (const Move& move : played.moves) {
        Position before = game.position();
        before.apply(move);
        if (before.remaining() != 0) visit(before);
        game.apply(move);
    }
    return game;
}

bool is_complete(const Position& position, Kind kind, Node node, std::size_t tile) {
    if (kind == Kind::monastery) return position.neighbours(position.board().tile(tile).at) == 8;
    return position.features()[position.features().root(node)].open == 0;
}

std::array<Weights::Completion, 3> fit_completion(const std::vector<Played>& games, const Weights& weights) {
    std::array<std::vector<Completion::Sample>, 3> samples;
    struct Pending {
        Kind kind;
        Node node;
        std::size_t tile;
        Openness open;
    };
    Evaluation evaluation(weights);
    for (const Played& played : games) {
        std::vector<Pending> pending;
        const Game end = replay(played, [&](const Position& position) {
            const Evaluation::Survey survey = evaluation.survey(position);
            const auto tiles = static_cast<std::size_t>(position.board().tile_count());
            for (std::size_t tile = 0; tile < tiles; ++tile) {
                const TileType& type = types[position.board().tile(tile).type()];
                for (std::uint8_t piece = 0; piece < type.piece_count; ++piece) {
                    const Kind kind = type.pieces[piece].kind;
                    const auto node = static_cast<Node>(position.features().first_node(tile) + piece);
                    if (kind == Kind::field || position.features().root(node) != node) continue;
                    if (is_complete(position, kind, node, tile)) continue;
                    const auto open = survey.openness(node, tile, position.features()[node].meeples);
                    if (!open.is_dead) pending.push_back({kind, node, tile, open});
                }
            }
        });
        for (const Pending& each : pending)
            samples[static_cast<std::size_t>(each.kind)].push_back(
                {each.open, is_complete(end.position(), each.kind, each.node, each.tile)});
    }
    std::array<Weights::Completion, 3> fitted;
    for (std::size_t kind = 0; kind < 3; ++kind) fitted[kind] = Completion::fit(samples[kind]);
    return fitted;
}

// The share of each knot in a weight between knots.
std::array<double, knots.size()> shares(int left) {
    std::array<double, knots.size()> found{};
    std::size_t i = 1;
    while (i + 1 < knots.size() && knots[i] < left) ++i;
    const double along =
        static_cast<double>(std::min(left, knots[i]) - knots[i - 1]) / (knots[i] - knots[i - 1]);
    found[i - 1] = 1 - along;
    found[i] = along;
    return found;
}

void fit_terms(const std::vector<Played>& games, Weights& weights) {
    constexpr std::size_t lines = term_count + 1;  // the last is the worth of being on turn
    constexpr std::size_t size = lines * knots.size();
    std::vector<Vector> square(size, Vector(size, 0.0));
    Vector product(size, 0.0);
    double squares = 0;
    std::int64_t count = 0;
    for (std::size_t i = 0; i < size; ++i) square[i][i] = 600;
    Evaluation evaluation(weights);
    for (const Played& played : games) {
        // A player's row, relative to the mean of the others.
        struct Row {
            int left;
            std::size_t player;
            std::array<double, lines> difference;
            double at_once;
            double value;  // the evaluation
        };
        std::vector<Row> rows;
        const auto players = static_cast<std::size_t>(played.start.position().players());
        const auto against_mean = [&](std::size_t player, auto value) {
            double others = 0;
            for (std::size_t other = 0; other < players; ++other)
                if (other != player) others += value(other);
            return value(player) - others / static_cast<double>(players - 1);
        };
        const Game end = replay(played, [&](const Position& position) {
            const Evaluation::Survey survey = evaluation.survey(position);
            const auto amounts = survey.amounts();
            const Scores scores = final_scores(position);
            // With two players, one suffices.
            for (std::size_t player = 0; player < (players == 2 ? 1 : players); ++player) {
                Row row{position.remaining(), player, {}, 0, 0};
                for (std::size_t term = 0; term < term_count; ++term)
                    row.difference[term] =
                        against_mean(player, [&](std::size_t i) { return amounts[i][term] / 256.0; });
                row.difference[term_count] = against_mean(player, [&](std::size_t i) {
                    return static_cast<std::size_t>(position.to_move()) == i ? 1.0 : 0.0;
                });
                row.at_once = against_mean(player, [&](std::size_t i) { return double(scores[i]); });
                row.value = against_mean(player, [&](std::size_t i) {
                    const double on_turn =
                        static_cast<std::size_t>(position.to_move()) == i ? worth_of_turn : 0.0;
                    return double(survey.values()[i]) / value_of_a_point + on_turn;
                });
                rows.push_back(row);
            }
        });
        const Scores final = final_scores(end.position());
        // Backwards from the end: each player's expectation from the next move on.
        std::vector<double> expected(players);
        for (std::size_t player = 0; player < players; ++player)
            expected[player] = against_mean(player, [&](std::size_t i) { return double(final[i]); });
        for (std::size_t back = rows.size(); back-- > 0;) {
            const Row& row = rows[back];
            const double target = expected[row.player] - row.at_once;
            expected[row.player] = (1 - lambda) * row.value + lambda * expected[row.player];
            const auto share = shares(row.left);
            std::array<std::pair<std::size_t, double>, 2 * lines> entries;
            std::size_t used = 0;
            for (std::size_t term = 0; term < lines; ++term) {
                if (row.difference[term] == 0) continue;
                for (std::size_t knot = 0; knot < knots.size(); ++knot)
                    if (share[knot] != 0)
                        entries[used++] = {term * knots.size() + knot, row.difference[term] * share[knot]};
            }
            for (std::size_t a = 0; a < used; ++a) {
                product[entries[a].first] += entries[a].second * target;
                for (std::size_t b = 0; b < used; ++b)
                    square[entries[a].first][entries[b].first] += entries[a].second * entries[b].second;
            }
            squares += target * target;
            ++count;
        }
    }
    const Vector copy = product;
    const Vector solution = solved(square, product);
    double explained = 0;
    for (std::size_t i = 0; i < size; ++i) explained += copy[i] * solution[i];
    std::fprintf(stderr, "  margin: deviation %.3f, left unexplained %.3f, on turn",
                 std::sqrt(squares / static_cast<double>(count)),
                 std::sqrt((squares - explained) / static_cast<double>(count)));
    for (std::size_t knot = 0; knot < knots.size(); ++knot)
        std::fprintf(stderr, " %.2f", solution[term_count * knots.size() + knot]);
    std::fprintf(stderr, "\n");
    for (std::size_t term = 0; term < term_count; ++term) {
        for (std::size_t knot = 0; knot < knots.size(); ++knot)
            weights.terms[term][knot] = fixed(solution[term * knots.size() + knot]);
    }
}

// Weights consist of such numbers.
Weights mean(const Weights& one, const Weights& other) {
    constexpr std::size_t count = sizeof(Weights) / sizeof(std::int16_t);
    using Numbers = std::array<std::int16_t, count>;
    const auto of_one = std::bit_cast<Numbers>(one);
    auto numbers = std::bit_cast<Numbers>(other);
    for (std::size_t i = 0; i < count; ++i)
        numbers[i] = static_cast<std::int16_t>((of_one[i] + numbers[i]) / 2);
    return std::bit_cast<Weights>(numbers);
}

template <std::size_t count>
void print(const std::array<std::int16_t, count>& row, const char* after) {
    std::printf("{");
    for (std::size_t i = 0; i < count; ++i) std::printf(i == 0 ? "%d" : ", %d", row[i]);
    std::printf("}%s", after);
}

void print(const Weights& weights) {
    std::printf("{.completion = {{\n");
    for (const auto& each : weights.completion) {
        std::printf("        {.when = {{");
        std::size_t rows = each.when.size();  // without the zeros at the end
        while (rows > 0 && std::ranges::all_of(each.when[rows - 1], [](int value) { return value == 0; }))
            --rows;
        for (std::size_t row = 0; row < rows; ++row) print(each.when[row], ",\n                   ");
        std::printf("}},\n         .each = ");
        print(each.each, ",\n         .worst = ");
        print(each.worst, ",\n         .claims = ");
        print(each.claims, ",\n         .size = ");
        print(each.size, ",\n         .edges = ");
        print(each.edges, "},\n");
    }
    std::printf("    }},\n    .terms = {{\n");
    for (const auto& row : weights.terms) {
        std::printf("        ");
        print(row, ",\n");
    }
    std::printf("    }}},\n");
}

}  // namespace
}  // namespace bastide::bench

int main(int argc, char** argv) {
    using namespace bastide;
    using namespace bastide::bench;
    const std::string seed = argc > 1 ? argv[1] : "weights";
    const int games_of_two = argc > 2 ? std::atoi(argv[2]) : 8000;
    const int rounds = argc > 3 ? std::atoi(argv[3]) : 4;
    const int only = argc > 4 ? std::atoi(argv[4]) : 0;
    std::vector<match::Record> openings;
    for (int i = 5; i < argc; ++i) openings.push_back(record_of(argv[i]));
    for (int players = min_contestants; players <= max_players; ++players) {
        if (only != 0 && players != only) continue;
        Settings settings;
        settings.players = static_cast<std::uint8_t>(players);
        Weights weights = fitted_weights[static_cast<std::size_t>(players - min_contestants)];
        Weights before = weights;
        // With more than two players, each gives a sample of a game.
        const int games = players == 2 ? games_of_two : games_of_two / 3;
        std::vector<Played> played;
        for (int round = 1; round <= rounds; ++round) {
            std::fprintf(stderr, "%d players, round %d\n", players, round);
            played.clear();
            for (int game = 0; game < games; ++game) {
                std::string name = seed;
                for (const int number : {players, round, game}) name += '-' + std::to_string(number);
                played.push_back(
                    play_game(settings, weights, players == 2 ? openings : std::vector<Record>{}, name));
            }
            before = weights;
            weights.completion = fit_completion(played, weights);
            fit_terms(played, weights);
        }
        print(mean(before, weights));
    }
}
