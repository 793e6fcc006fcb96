// The searches from the literature: they find the best moves, and cuts change nothing.
#include <algorithm>
#include <map>

#include <gtest/gtest.h>

#include "bastide/match/bots/lead.h"
#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/bots/reference/star25.h"

namespace bastide::match {
namespace {

// Plays random moves until this many tiles remain and one is in hand.
Position near_end(const Settings& settings, const std::string& seed, int left) {
    Game game(settings, seed);
    play::Random random(7);
    while (game.position().remaining() > left) game.apply(game.position().random_move(random).value());
    return game.position();
}

// Star2.5 without its cuts, in fractions of floating point: of all tiles that fit, the mean of the answer
// that is worst for the player.
double expected(Position position, int player) {
    double sum = 0;
    int tiles = 0;
    for (Type type = 0; type < type_count; ++type) {
        const int times = position.remaining(type);
        if (times == 0 || !position.fits_somewhere(type)) continue;
        position.draw(type);
        int worst = std::numeric_limits<int>::max();
        for (const Move& move : position.legal_moves()) {
            Position after = position;
            after.apply(move);
            worst = std::min(worst, lead(final_scores(after), position.players(), player));
        }
        position.put_back();
        sum += times * worst;
        tiles += times;
    }
    return tiles == 0 ? lead(final_scores(position), position.players(), player) : sum / tiles;
}

std::vector<Settings> some_rules() {
    std::vector<Settings> all(4);
    all[1].farm = Farm::first;
    all[2].players = 3;
    all[2].farm = Farm::second;
    all[3].fields = false;
    all[3].small_city = SmallCity::two;
    return all;
}

TEST(MatchStar25, MatchesAFullSearch) {
    for (const Settings& settings : some_rules()) {
        for (const int left : {0, 1, 4, 40}) {
            const Position position = near_end(settings, "worth-" + std::to_string(left), left);
            const int player = position.to_move();
            Star25Bot bot(settings, {});
            double most = -1e9;
            std::map<Move, double> values;
            Position scratch = position;
            const auto moves = position.legal_moves(Symmetric::collapsed);
            for (std::size_t i = 0; i < moves.size(); i += left > 4 ? 8 : 1) {
                const Position::Undo undo = scratch.apply(moves[i]);
                const auto worth = bot.worth(scratch, player, {-1'000'000, 1});
                const double whole = expected(scratch, player);
                EXPECT_DOUBLE_EQ(static_cast<double>(worth.sum) / static_cast<double>(worth.tiles), whole);
                // A bound that is not exceeded is reported, and nothing more.
                const auto cut = bot.worth(scratch, player, worth);
                EXPECT_FALSE(cut > worth);
                scratch.undo(undo);
                EXPECT_EQ(scratch, position);
                values[moves[i]] = whole;
                most = std::max(most, whole);
            }
            if (left > 4) continue;
            play::Random random(1);
            EXPECT_DOUBLE_EQ(values.at(bot.choose(position, random)), most);
        }
    }
}

// With the last tile in hand, whose best move is worth three points more than any other.
TEST(MatchSearches, FindTheOneGoodMove) {
    int found = 0;
    for (int seed = 0; seed < 100; ++seed) {
        const Position position = near_end({}, "one-" + std::to_string(seed), 0);
        if (position.tile() == no_tile) continue;
        std::vector<std::pair<int, Move>> moves;
        for (const Move& move : position.legal_moves(Symmetric::collapsed)) {
            Position after = position;
            after.apply(move);
            moves.emplace_back(lead(final_scores(after), 2, position.to_move()), move);
        }
        std::ranges::sort(moves, std::greater{});
        if (moves.size() < 2 || moves[0].first < moves[1].first + 3) continue;
        ++found;
        for (const char* name : {"rollouts", "star25", "uct"}) {
            play::Random random(1);
            EXPECT_EQ(find_bot(name)->make({}, {})->choose(position, random), moves[0].second) << name;
        }
    }
    EXPECT_GT(found, 3);
}

// With time for one simulation only, and for none.
TEST(MatchSearches, MoveWithAnyBudget) {
    const Position position = near_end({}, "budget", 30);
    for (const char* name : {"rollouts", "star25", "uct"}) {
        for (const Budget& budget :
             {Budget{.simulations = 1}, Budget{.time_ms = 0}, Budget{.watch = [] { return false; }}}) {
            play::Random random(1);
            const auto bot = find_bot(name)->make({}, budget);
            for (int i = 0; i < 2; ++i) EXPECT_TRUE(position.is_legal(bot->choose(position, random))) << name;
        }
    }
}

TEST(MatchSearches, BeatRandomPlay) {
    for (const char* name : {"rollouts", "star25", "uct"}) {
        MatchUp match_up;
        match_up.bots = {find_bot(name), find_bot("random")};
        match_up.budget.simulations = 100;
        match_up.seed = "searches";
        match_up.deals = 3;
        match_up.rotates = true;
        const auto result = play_match_up(match_up, [](std::int64_t) { return true; });
        EXPECT_GT(result.difference(0).mean, 10) << name;
    }
}

}  // namespace
}  // namespace bastide::match
