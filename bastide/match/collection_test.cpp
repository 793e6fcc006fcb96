// Search and statistics of collected games.
#include "bastide/match/collection.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/match/bots/bot.h"
#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/notation.h"
#include "bastide/match/replay_table.h"

namespace bastide::match {
namespace {

Table game_of(const SavedMatch& saved, const std::vector<std::string>& names) {
    return replay_table(*replay(saved), seats_of(names), saved.forfeit);
}

std::vector<Table> games_of_bots(std::uint8_t players, int count) {
    const Settings settings{.players = players};
    std::vector<std::unique_ptr<Bot>> made;
    std::vector<Bot*> seats;
    std::vector<std::string> names;
    for (int player = 0; player < players; ++player) {
        made.push_back(find_bot("greedy")->make(settings, {}));
        seats.push_back(made.back().get());
        names.push_back("Player " + std::to_string(player + 1));
    }
    std::vector<Table> games;
    for (int game = 0; game < count; ++game)
        games.push_back(
            game_of(saved_of(settings, play_match(settings, seed_of_deal("c", game), seats)), names));
    return games;
}

TEST(MatchCollection, ResultsFollowFromFinalScores) {
    for (const std::uint8_t players : std::initializer_list<std::uint8_t>{2, 3, 6}) {
        for (const Table& game : games_of_bots(players, 4)) {
            const Scores scores = final_scores(game.position());
            const int most = *std::max_element(scores.begin(), scores.begin() + players);
            const auto firsts = std::count(scores.begin(), scores.begin() + players, most);
            for (int player = 0; player < players; ++player) {
                const bool is_first = scores[static_cast<std::size_t>(player)] == most;
                EXPECT_EQ(result_of(game, player), !is_first     ? GameResult::lost
                                                   : firsts == 1 ? GameResult::won
                                                                 : GameResult::drawn);
            }
        }
    }
}

TEST(MatchCollection, WhoForfeitsHasLost) {
    const SavedMatch saved{.deal = {.seed = "a"}, .forfeit = Forfeit{.seat = 0, .why = "late"}};
    const Table game = game_of(saved, {"Ada", "Bo"});
    EXPECT_EQ(result_of(game, 0), GameResult::lost);
    EXPECT_EQ(result_of(game, 1), GameResult::won);
    const Table unfinished = game_of({.deal = {.seed = "a"}}, {"Ada", "Bo"});
    EXPECT_EQ(result_of(unfinished, 0), std::nullopt);
    EXPECT_FALSE(satisfies(unfinished, {.result = GameResult::won}));
    EXPECT_TRUE(satisfies(unfinished, {.player = "aDA"}));
    EXPECT_FALSE(satisfies(unfinished, {.player = "Ad"}));
}

TEST(MatchCollection, RotationsThatLookAlikeAreOneMove) {
    const auto with = [](const char* first) {
        SavedMatch saved{.deal = {.seed = {}, .deck = Deck{*read_type("RRRR"), *read_type("L")}}};
        saved.moves = {*read_move(first), *read_move("L 0 1 0 m")};
        return game_of(saved, {"Ada", "Bo"});
    };
    const std::vector<Table> games = {with("RRRR 1 0 0 rW"), with("RRRR 1 0 3 rW"), with("RRRR 1 0 2 rS")};
    const std::vector<Opening> first = openings(games);
    ASSERT_EQ(first.size(), 2U);
    EXPECT_EQ(to_text(first[0].move), "RRRR 1 0 0 rW");
    EXPECT_EQ(first[0].games, 2);
    const std::vector<Opening> next = openings(games, std::vector{*read_move("RRRR 1 0 1 rW")});
    ASSERT_EQ(next.size(), 1U);
    EXPECT_EQ(next[0].games, 2);
    EXPECT_TRUE(satisfies(games[1], {.opening = {*read_move("RRRR 1 0 0 rW"), *read_move("L 0 1 2 m")}}));
    EXPECT_FALSE(satisfies(games[2], {.opening = {*read_move("RRRR 1 0 0 rW")}}));
}

TEST(MatchCollection, OpeningsCountEveryGameOnce) {
    std::vector<Table> games = games_of_bots(2, 40);
    games.push_back(games.front());
    for (Table& game : games_of_bots(3, 3)) games.push_back(std::move(game));
    const std::vector<Opening> first = openings(games);
    std::int64_t counted = 0;
    std::int64_t lead = 0;
    for (const Opening& opening : first) {
        counted += opening.games;
        lead += opening.lead;
        EXPECT_EQ(opening.finished(), opening.games);
        EXPECT_TRUE(opening.before.is_legal(opening.move));
        const auto same = std::ranges::count_if(games, [&](const Table& game) {
            return openings(std::vector{game}).front().move == opening.move &&
                   game.position().players() == opening.before.players();
        });
        EXPECT_EQ(opening.games, same);
        // The moves that follow are those of the same games.
        std::int64_t followers = 0;
        for (const Opening& next : openings(games, std::vector{opening.move})) followers += next.games;
        EXPECT_GE(followers, opening.games);
    }
    EXPECT_EQ(counted, std::ssize(games));
    EXPECT_TRUE(std::ranges::is_sorted(first, std::greater(), &Opening::games));
    std::int64_t expected = 0;
    for (const Table& game : games) {
        const Scores scores = final_scores(game.position());
        expected +=
            scores[0] - *std::max_element(scores.begin() + 1, scores.begin() + game.position().players());
    }
    EXPECT_EQ(lead, expected);
}

TEST(MatchCollection, PlayersAreCountedByName) {
    const SavedMatch saved{.deal = {.seed = "a"}};
    const std::vector<Table> games = {game_of(saved, {"Bo", "Ada"}), game_of(saved, {"ADA", "Cy"})};
    const std::vector<KnownPlayer> expected = {
        {.name = "Ada", .games = 2}, {.name = "Bo", .games = 1}, {.name = "Cy", .games = 1}};
    EXPECT_EQ(players_of(games), expected);
    EXPECT_TRUE(players_of({}).empty());
}

TEST(MatchCollection, TagsDoNotMakeAnotherGame) {
    const SavedMatch game{
        .deal = {.seed = "a"}, .moves = {*read_move("RFr 1 0 0 -")}, .names = {"Ada", "Bo"}};
    SavedMatch other = game;
    other.tags = {.event = "Club", .date = "2026"};
    EXPECT_TRUE(is_same_game(game, other));
    other.names = {"Bo", "Ada"};
    EXPECT_FALSE(is_same_game(game, other));
    other = game;
    other.moves.clear();
    EXPECT_FALSE(is_same_game(game, other));
    other = game;
    other.forfeit = Forfeit{.seat = 0, .why = "late"};
    EXPECT_FALSE(is_same_game(game, other));
}

}  // namespace
}  // namespace bastide::match
