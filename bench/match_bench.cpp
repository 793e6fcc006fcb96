// The base game on one core: random matches, copies, moves, perft, and bots. The signature is of all scores
// and counts.
#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstring>
#include <limits>
#include <vector>

#include <benchmark/benchmark.h>

#include "bastide/match/bots/evaluation.h"
#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/game.h"
#include "bastide/match/perft.h"
#include "bench/comparison.h"
#include "bench/signature.h"

namespace bastide::bench {
namespace {

using namespace match;
using match::Position;

constexpr auto go_on = [](std::int64_t) { return true; };

// The fastest of some rounds counts: a busy machine makes the others slower, and nothing makes one faster.
template <class Work>
double fastest(int rounds, const Work& work) {
    double took = std::numeric_limits<double>::infinity();
    for (int round = 0; round < rounds; ++round) {
        const auto start = std::chrono::steady_clock::now();
        work();
        const std::chrono::duration<double> time = std::chrono::steady_clock::now() - start;
        took = std::min(took, time.count());
    }
    return took;
}

Deck box() {
    Settings settings;
    return shuffled_deck(settings, "bench");
}

void shuffle(Deck& deck, play::Random& random) {
    for (std::size_t i = deck.size(); i > 1; --i)
        std::swap(deck[i - 1], deck[random.below(static_cast<std::uint32_t>(i))]);
}

// A match from the first turn to the final scores, by the random policy.
Scores play_random(Position& position, const Deck& deck, play::Random& random,
                   std::vector<Position::Undo>* undos) {
    for (const Type tile : deck) {
        position.draw(tile);
        const auto move = position.random_move(random);
        if (!move) {
            position.set_aside();
            continue;
        }
        if (undos == nullptr) {
            benchmark::DoNotOptimize(position.apply(*move));
        } else {
            undos->push_back(position.apply(*move));
        }
    }
    return final_scores(position);
}

double random_matches(const Settings& settings, int games, Signature& signature) {
    std::array<std::int64_t, max_players> sums{};
    const double took = fastest(5, [&] {
        sums = {};
        Deck deck = box();
        play::Random random(1);
        for (int game = 0; game < games; ++game) {
            shuffle(deck, random);
            Position position(settings);
            const Scores scores = play_random(position, deck, random, nullptr);
            for (std::size_t i = 0; i < max_players; ++i) sums[i] += scores[i];
        }
    });
    for (const std::int64_t sum : sums) signature.add(sum);
    std::printf("%d players%-12s %10.0f random matches/s   mean of the first %.2f\n", settings.players,
                settings.fields ? "" : ", no fields", games / took, static_cast<double>(sums[0]) / games);
    return games / took;
}

// Plays games and undoes them to the start, turn by turn.
double random_matches_and_back(int games) {
    return games / fastest(5, [&] {
               Deck deck = box();
               play::Random random(1);
               Position position({});
               std::vector<Position::Undo> undos;
               for (int game = 0; game < games; ++game) {
                   shuffle(deck, random);
                   undos.clear();
                   play_random(position, deck, random, &undos);
                   for (std::size_t i = undos.size(); i-- > 0;) {
                       position.undo(undos[i]);
                       position.put_back();
                   }
                   // Set-aside tiles are not returned.
                   position = Position({});
               }
           });
}

// Positions in the middle of matches, a tile in hand.
std::vector<Position> middles(int count) {
    std::vector<Position> found;
    play::Random random(2);
    Deck deck = box();
    for (int i = 0; i < count; ++i) {
        shuffle(deck, random);
        Position position({});
        std::size_t turn = 0;
        for (; turn < 35; ++turn) {
            position.draw(deck[turn]);
            if (const auto move = position.random_move(random)) {
                position.apply(*move);
            } else {
                position.set_aside();
            }
        }
        while (!position.fits_somewhere(deck[turn])) ++turn;
        position.draw(deck[turn]);
        found.push_back(position);
    }
    return found;
}

void copies(const std::vector<Position>& positions) {
    constexpr int rounds = 200'000;
    Position copy = positions.front();
    const double copying = fastest(5, [&] {
        for (int i = 0; i < rounds; ++i) {
            copy = positions[static_cast<std::size_t>(i) % positions.size()];
            benchmark::DoNotOptimize(copy);
        }
    });
    std::vector<std::vector<char>> blocks(positions.size(), std::vector<char>(sizeof(Position)));
    std::vector<char> block(sizeof(Position));
    const double memory = fastest(5, [&] {
        for (int i = 0; i < rounds; ++i) {
            std::memcpy(block.data(), blocks[static_cast<std::size_t>(i) % blocks.size()].data(),
                        block.size());
            benchmark::DoNotOptimize(block.data());
            benchmark::ClobberMemory();
        }
    });
    std::printf("a position has %zu bytes; copying it takes %.0f ns, %.0f ns a KB\n", sizeof(Position),
                copying / rounds * 1e9, copying / rounds * 1e9 / (sizeof(Position) / 1024.0));
    compare({"copy a match's position", rounds / copying / 1e6}, {"limit: memcpy", rounds / memory / 1e6},
            "million/s");
}

void moves(std::vector<Position>& positions, Signature& signature) {
    constexpr int rounds = 50;
    std::int64_t count = 0;
    std::int64_t listed_moves = 0;
    const double counting = fastest(5, [&] {
        count = 0;
        for (int i = 0; i < rounds; ++i)
            for (const Position& position : positions) count += position.count_moves(Symmetric::collapsed);
    });
    const double listing = fastest(5, [&] {
        listed_moves = 0;
        for (int i = 0; i < rounds; ++i)
            for (const Position& position : positions)
                listed_moves += std::ssize(position.legal_moves(Symmetric::collapsed));
    });
    const double all = rounds * static_cast<double>(positions.size());
    const double making = fastest(5, [&] {
        for (Position& position : positions) {
            for (const Move& move : position.legal_moves(Symmetric::collapsed)) {
                position.undo(position.apply(move));
                benchmark::DoNotOptimize(position);
            }
        }
    });
    signature.add(count);
    signature.add(listed_moves);
    std::printf(
        "mid-game, %.1f joint moves: counted in %.2f us, listed in %.2f us; making one and taking it "
        "back takes %.0f ns\n",
        static_cast<double>(listed_moves) / all, counting / all * 1e6, listing / all * 1e6,
        making / (static_cast<double>(listed_moves) / rounds) * 1e9);
}

// Evaluates every placement of the tile in hand incrementally and from scratch. The results must agree.
bool judgements(std::vector<Position>& positions) {
    Evaluation evaluation{Settings{}};
    const auto sum_of_values = [&](const auto& survey) {
        std::int64_t sum = 0;
        for (Position& position : positions) {
            evaluation.prepare(position);
            for (const Placement& placement : position.places(position.tile(), Symmetric::collapsed)) {
                const Position::Undo undo = position.apply({position.tile(), placement, no_piece});
                sum += survey(position, undo);
                position.undo(undo);
            }
        }
        return sum;
    };
    std::int64_t by_changes = 0;
    std::int64_t by_all = 0;
    const double near = fastest(5, [&] {
        by_changes = sum_of_values([&](const Position& after, const Position::Undo& undo) {
            return evaluation.survey_after(after, undo).values()[0];
        });
    });
    const double whole = fastest(5, [&] {
        by_all = sum_of_values([&](const Position& after, const Position::Undo&) {
            return evaluation.survey(after).values()[0];
        });
    });
    std::int64_t places = 0;
    for (const Position& position : positions)
        places += position.count_places(position.tile(), Symmetric::collapsed);
    const auto count = static_cast<double>(places);
    compare({"judge a place by what changes", count / near / 1e6},
            {"by the whole table", count / whole / 1e6}, "million/s");
    if (by_changes != by_all) std::fprintf(stderr, "match_bench: the evaluations do not agree\n");
    return by_changes == by_all;
}

void count_paths(Signature& signature) {
    Deck sequence;
    for (const char* const tile : {"RFr", "C", "Rr", "CFC", "RRR"}) sequence.push_back(*find_type(tile));
    std::int64_t paths = 0;
    const double took = fastest(3, [&] { paths = perft(Position({}), sequence).paths; });
    signature.add(paths);
    std::printf("perft, five tiles: %.1f million paths/s\n", static_cast<double>(paths) / took / 1e6);
}

void bots(const char* one, const char* other, std::int64_t deals, Signature& signature) {
    MatchUp match_up;
    match_up.bots = {find_bot(one), find_bot(other)};
    match_up.seed = "bench";
    match_up.deals = deals;
    match_up.rotates = true;
    MatchUpResult result;
    const double took = fastest(1, [&] { result = play_match_up(match_up, go_on); });
    for (std::size_t bot = 0; bot < 2; ++bot)
        for (const auto& [points, times] : result.by_bot[bot].counts()) signature.add(points * times);
    std::printf("%-8s against %-8s %8.3g games/s   won %.3f\n", one, other,
                static_cast<double>(result.games) / took, result.rate(0).mean);
}

int run() {
    Signature signature;
    constexpr int games = 20'000;
    const double there = random_matches({}, games, signature);
    Settings six;
    six.players = 6;
    random_matches(six, games, signature);
    Settings no_fields;
    no_fields.fields = false;
    random_matches(no_fields, games, signature);
    compare({"a random match", there}, {"and taken back, turn by turn", random_matches_and_back(games)},
            "matches/s");
    auto positions = middles(200);
    copies(positions);
    moves(positions, signature);
    const bool agree = judgements(positions);
    count_paths(signature);
    bots("plain", "random", 50, signature);
    bots("master", "plain", 1, signature);
    signature.print();
    return agree ? 0 : 1;
}

}  // namespace
}  // namespace bastide::bench

int main() {
    return bastide::bench::run();
}
