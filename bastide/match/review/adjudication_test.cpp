// Adjudications: endings are as a plain search finds them, estimates add up and their intervals are wide
// enough.
#include "bastide/match/review/adjudication.h"

#include <algorithm>
#include <cstdlib>
#include <string>
#include <utility>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/base/testing/sanitizers.h"
#include "bastide/match/position_text.h"
#include "bastide/match/review/adjudication_format.h"
#include "bastide/match/saved_match.h"
#include "bastide/match/testing/plain_ending.h"

namespace bastide::match {
namespace {

using ::testing::HasSubstr;

constexpr AdjudicationEffort quick{.simulations = 200};

Settings settings_of(int number) {
    Settings settings;
    if (number % 4 == 1) settings.small_city = SmallCity::two;
    if (number % 4 == 2) settings.meeples = 2;
    if (number % 4 == 3) settings.fields = false;
    if (number % 3 == 1) settings.farm = Farm::second;
    if (number % 3 == 2) settings.farm = Farm::first;
    return settings;
}

// A random game of a few tiles, up to the given number of remaining ones.
std::optional<Record> short_game(int number, std::size_t tiles, int left) {
    const Settings settings = settings_of(number);
    Deck deck = shuffled_deck(settings, "adjudicated-" + std::to_string(number));
    deck.resize(tiles);
    Record record(Deal{.settings = settings, .seed = {}, .deck = deck});
    play::Random random(static_cast<std::uint64_t>(number));
    while (!record.game().is_over() && record.game().position().remaining() > left)
        EXPECT_TRUE(record.play(record.game().position().random_move(random).value()));
    if (record.game().is_over() || record.game().position().remaining() != left) return std::nullopt;
    return record;
}

testing::PlainEnding plain_ending(const Record& record) {
    const Deck& deck = *record.start().deck;
    const auto left = static_cast<std::ptrdiff_t>(record.game().position().remaining());
    std::vector<Move> moves;
    for (const Record::Step& step : record.steps()) moves.push_back(step.move);
    return {
        record.start().settings, {deck.begin(), deck.end() - left}, moves, {deck.end() - left, deck.end()}};
}

// The number of endings. Set BASTIDE_ENDINGS for more.
int endings() {
    const char* const given = std::getenv("BASTIDE_ENDINGS");
    return given == nullptr ? 50 : std::atoi(given);
}

TEST(MatchAdjudication, OfAnEndingIsThatOfAPlainSearch) {
    int compared = 0;
    for (int number = 0; compared < endings(); ++number) {
        const bool is_long = number % 6 == 0;
        const auto record =
            short_game(number, is_long ? 3 : 3 + static_cast<std::size_t>(number % 5), is_long ? 2 : 1);
        if (!record) continue;
        const Position& position = record->game().position();
        const Adjudication judged = adjudicate(position, {.simulations = 1, .ending_placements = 1'000'000});
        testing::PlainEnding plain = plain_ending(*record);
        ASSERT_TRUE(judged.is_exact) << number;
        EXPECT_EQ(judged.chances, exact_chances(position, plain.value())) << number;
        EXPECT_EQ(judged.low, judged.chances);
        EXPECT_EQ(judged.high, judged.chances);
        const std::size_t mover = at(position.to_move());
        ASSERT_EQ(judged.tiles.size(), 1U);
        EXPECT_EQ(judged.tiles[0].best.front().chance, judged.chances[mover]);
        for (const AdjudicatedMove& move : judged.tiles[0].best)
            EXPECT_EQ(move.chance, exact_chances(position, plain.value_after(move.move))[mover]) << number;
        ++compared;
    }
}

TEST(MatchAdjudication, PrefersTheGreaterLeadAmongMovesThatWinAsOften) {
    int compared = 0;
    for (int number = 0; compared < endings(); ++number) {
        const auto record = short_game(number, 2 + static_cast<std::size_t>(number % 9), 0);
        if (!record) continue;
        const Position& position = record->game().position();
        const std::size_t mover = at(position.to_move());
        // The result for the mover, 1, 0 or -1, and the lead.
        const auto result = [&](const Move& move) {
            Position after = position;
            after.apply(move);
            const Scores scores = final_scores(after);
            const int lead = scores[mover] - scores[1 - mover];
            return std::pair((lead > 0) - (lead < 0), lead);
        };
        auto best = std::pair(-2, 0);
        for (const Move& move : position.legal_moves(Symmetric::collapsed))
            best = std::max(best, result(move));
        const Adjudication judged = adjudicate(position, {.simulations = 1, .ending_placements = 1'000'000});
        EXPECT_EQ(result(judged.tiles[0].best.front().move), best) << number;
        const auto points = [&](std::size_t seat) { return judged.points[seat] / value_of_a_point; };
        EXPECT_EQ(points(mover) - points(1 - mover), best.second) << "the expected scores are those after it";
        ++compared;
    }
}

Position read(const std::string& text) {
    return read_position(text).value();
}

TEST(MatchAdjudication, OfAPositionIsTheMeanOverTheDraws) {
    const Adjudication judged = adjudicate(read("players 2; tiles RCr 0 0 0; left L 3, RRR 1, C 2"),
                                           {.simulations = 200, .ending_placements = 0});
    ASSERT_EQ(judged.tiles.size(), 3U);
    EXPECT_EQ(judged.tiles[0].weight, 3) << "the likeliest first";
    EXPECT_EQ(judged.tiles[1].weight, 2);
    EXPECT_EQ(judged.tiles[2].weight, 1);
    for (const AdjudicatedTile& tile : judged.tiles) {
        for (const AdjudicatedMove& move : tile.best) EXPECT_EQ(move.move.tile, tile.tile);
        EXPECT_FALSE(tile.best.empty());
    }
    EXPECT_FALSE(judged.is_exact) << "without a search to the end";
    double mean = 0;
    for (const AdjudicatedTile& tile : judged.tiles) mean += tile.weight * tile.best.front().chance / 6.0;
    EXPECT_NEAR(judged.chances[0], mean, 1);
}

TEST(MatchAdjudication, HasAnIntervalThatCoversTheErrorOfTheJudgement) {
    if (has_sanitizer) GTEST_SKIP() << covered;
    for (int players = min_contestants; players <= max_players; ++players) {
        Settings settings;
        settings.players = static_cast<std::uint8_t>(players);
        const Game game(settings, "interval");
        const Adjudication judged = adjudicate(game.position(), quick);
        EXPECT_FALSE(judged.is_exact);
        int sum = 0;
        for (std::size_t seat = 0; seat < at(players); ++seat) {
            sum += judged.chances[seat];
            EXPECT_GT(judged.high[seat] - judged.chances[seat], largest_chance_error(players));
            EXPECT_TRUE(judged.low[seat] == 0 ||
                        judged.chances[seat] - judged.low[seat] > largest_chance_error(players));
            EXPECT_GT(judged.points[seat], 0);
            EXPECT_GT(judged.errors[seat], 0);
        }
        EXPECT_NEAR(sum, certain, players);
        EXPECT_EQ(judged, adjudicate(game.position(), quick)) << "equal effort, equal result";
    }
}

TEST(MatchAdjudication, OfAGameThatIsOverIsItsResult) {
    const Position position = read("players 3; tiles RCr 0 0 0, LR 1 0 1; scores 4 9 9; turn 0; left -");
    const Adjudication judged = adjudicate(position, quick);
    EXPECT_TRUE(judged.is_exact);
    EXPECT_TRUE(judged.tiles.empty());
    EXPECT_THAT(judged.chances, ::testing::ElementsAre(0, certain / 2, certain / 2, 0, 0, 0));
    EXPECT_EQ(judged.points[1], 9 * value_of_a_point);
    EXPECT_THAT(adjudication_text(position, judged, quick, std::vector<std::string>{"A", "B", "C"}, 80),
                HasSubstr("0 tiles remain. The game is over."));
}

TEST(MatchAdjudication, OfTheLastTileIsExactForAnyNumberOfPlayers) {
    const Position position =
        read("players 3; tiles RCr 0 0 0 cN 0, LR 1 0 1; scores 4 9 0; turn 2; hand C; left -");
    const Adjudication judged = adjudicate(position, quick);
    EXPECT_TRUE(judged.is_exact);
    EXPECT_THAT(judged.chances, ::testing::ElementsAre(0, certain, 0, 0, 0, 0));
    EXPECT_EQ(judged.errors[0], 0);
}

// A city on all sides does not fit a monastery in a field.
TEST(MatchAdjudication, ReplacesATileThatFitsNowhere) {
    const Position position = read("players 2, start shuffled; tiles L 0 0 0; turn 1; hand Cccc+; left L 1");
    const Adjudication judged = adjudicate(position, quick);
    ASSERT_EQ(judged.tiles.size(), 1U);
    EXPECT_EQ(types[judged.tiles[0].tile].name, "L");
    EXPECT_THAT(adjudication_text(position, judged, quick, std::vector<std::string>{"A", "B"}, 80),
                HasSubstr("B has Cccc+ in hand, which fits nowhere, and draws again."));
}

}  // namespace
}  // namespace bastide::match
