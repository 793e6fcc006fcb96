#include "bastide/draw/match/legend.h"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/draw/match/svg.h"
#include "bastide/draw/testing/played.h"
#include "bastide/draw/testing/well_formed.h"
#include "bastide/match/final_scoring.h"

namespace bastide::draw {
namespace {

using testing::count;
using ::testing::HasSubstr;
using testing::played;

std::string band(const match::Game& game, const MatchLegend& legend = {}, TableMarks marks = {}) {
    return legend_band(game.position(), legend, marks, 0).svg;
}

// The words of the text elements.
std::vector<std::string> words_of(std::string_view svg) {
    std::vector<std::string> words;
    for (auto at = svg.find("<text "); at != svg.npos; at = svg.find("<text ", at + 1)) {
        const auto begin = svg.find('>', at) + 1;
        words.emplace_back(svg.substr(begin, svg.find('<', begin) - begin));
    }
    return words;
}

TEST(DrawMatchLegend, ShowsTheScores) {
    const match::Type road = match::find_type("RFr").value();
    const match::Type monastery = match::find_type("L").value();
    // The deck has four tiles: one is placed, one is in hand, and two remain. The claimed road has two tiles,
    // so one of seven meeples is on the board, and two points are projected.
    match::Game game(match::Settings{}, match::Deck{road, monastery, monastery, road});
    const std::size_t piece = 0;
    ASSERT_EQ(match::types[road].pieces[piece].kind, match::Kind::road);
    game.apply({road, {{1, 0}, 0}, static_cast<std::uint8_t>(piece)});
    EXPECT_EQ(words_of(band(game, {{"Ada"}, "2 players, seed x"})),
              (std::vector<std::string>{"points", "at end", "meeples", "Ada", "0", "2", "6", "Player 2", "0",
                                        "0", "7", "in hand", "Player 2 to move, 2 tiles remaining",
                                        "2 players, seed x", "the last tile placed"}));
}

TEST(DrawMatchLegend, NamesTheWinnerAtTheEnd) {
    const match::Game game = played(3, 200);
    ASSERT_TRUE(game.is_over());
    const auto finals = final_scores(game.position());
    const auto places = match::ranks(finals, 3);
    const auto words = words_of(band(game));
    ASSERT_GE(words.size(), 3 + 3 * 4 + 1U);
    EXPECT_EQ(words[1], "place");
    for (std::size_t player = 0; player < 3; ++player) {
        EXPECT_EQ(words[3 + 4 * player + 1], std::to_string(finals[player]));
        EXPECT_EQ(words[3 + 4 * player + 2], std::to_string(places[player]));
    }
    EXPECT_THAT(words[3 + 3 * 4], HasSubstr(" points"));
    EXPECT_EQ(count(band(game), "\"b-turn"), 0);
}

TEST(DrawMatchLegend, MarksThePlayerToMove) {
    for (const int moves : {0, 1, 4}) {
        const std::string svg = band(played(4, moves));
        EXPECT_EQ(count(svg, "\"b-turn"), 1);
        const auto row = svg.rfind("<title>", svg.find("\"b-turn"));
        EXPECT_EQ(svg.substr(row + 7, 8), "Player " + std::to_string(moves % 4 + 1));
    }
}

TEST(DrawMatchLegend, ExplainsTheMarksThatAreUsed) {
    const match::Game game = played(2, 45);
    EXPECT_EQ(count(band(game), "\"b-dead\""), 0);
    const std::string svg = band(game, {}, {true, true});
    EXPECT_EQ(count(svg, "\"b-dead\"") + count(svg, "\"b-legal\""), 2);
    EXPECT_THAT(svg, HasSubstr("where the tile in hand fits"));
    EXPECT_THAT(svg, HasSubstr("where no remaining tile fits"));
    EXPECT_EQ(count(band(played(2, 0)), "the last tile placed"), 0);
}

TEST(DrawMatchLegend, AcceptsAnyName) {
    const MatchLegend legend{{"<b>&\"", "\xFF\x1B[1m", std::string(500, 'x'), "", "\n"},
                             std::string(64, '&') + " <"};
    const std::string picture = match_svg(played(6, 3).position(), {.legend = legend});
    EXPECT_EQ(testing::fault_in_xml(picture), "");
    EXPECT_THAT(picture, HasSubstr(">&lt;b&gt;&amp;\"</text>"));
    EXPECT_THAT(picture, HasSubstr(">\uFFFD[1m</text>"));
    EXPECT_THAT(picture, HasSubstr('>' + std::string(23, 'x') + "…</text>"));
    EXPECT_THAT(picture, HasSubstr(">Player 4</text>"));
    EXPECT_THAT(picture, HasSubstr(">Player 5</text>"));
}

TEST(DrawMatchLegend, FitsIntoThePicture) {
    for (const int players : {2, 6}) {
        for (const int moves : {0, 1, 30, 200}) {
            const match::Game game = played(players, moves);
            const LegendBand drawn = legend_band(game.position(), {}, {}, 0);
            EXPECT_EQ(legend_band(game.position(), {}, {}, 2000).width, 2000);
            const std::string picture = match_svg(game.position(), {.legend = MatchLegend{}});
            const std::string bare = match_svg(game.position());
            EXPECT_EQ(testing::fault_in_xml(picture), "");
            const auto side = [](const std::string& svg, const std::string& name) {
                return std::stoll(svg.substr(svg.find(' ' + name + "=\"") + name.size() + 3));
            };
            EXPECT_GE(side(picture, "width"), drawn.width + 80);
            EXPECT_GE(side(picture, "width"), side(bare, "width"));
            EXPECT_GE(side(picture, "height"), side(bare, "height") + drawn.height);
        }
    }
}

}  // namespace
}  // namespace bastide::draw
