#include "bastide/draw/match/text.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <gtest/gtest.h>

#include "bastide/draw/testing/played.h"
#include "bastide/draw/testing/well_formed.h"
#include "bastide/match/dead_cells.h"

namespace bastide::draw {
namespace {

using match::Game;
using testing::count;
using testing::played;

constexpr TextStyle ascii = {.color = false, .unicode = false};
constexpr TextStyle unicode = {.color = false, .unicode = true};

match::Type type(std::string_view name) {
    return match::find_type(name).value();
}

// Returns the part to the right of the row numbers and below the column numbers.
std::string squares(const std::string& text) {
    std::string out;
    for (std::size_t at = text.find('\n') + 1; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        if (end - at > 6) out += text.substr(at + 6, end - at - 6);
        out += '\n';
        at = end + 1;
    }
    return out;
}

TEST(DrawMatchText, ShowsTheStartTile) {
    const Game game(match::Settings{}, match::Deck{});
    EXPECT_EQ(match_text(game.position(), unicode),
              "         0\n"
              "      ┗░░░░░┛\n"
              "    0 ───────\n"
              "       ·   ·\n");
    EXPECT_EQ(match_text(game.position(), ascii),
              "         0\n"
              "      \\:::::/\n"
              "    0 -------\n"
              "       .   .\n");
}

// The city cap above completes the start tile's city, and a farmer is next to it.
TEST(DrawMatchText, ShowsTheLastTileCompleteFeaturesAndMeeples) {
    Game game(match::Settings{}, match::Deck{type("C")});
    game.apply({type("C"), {{0, -1}, 2}, 1});
    EXPECT_EQ(match_text(game.position(), unicode),
              "        [0]\n"
              "       ·   ·\n"
              " [-1]    1\n"
              "      ┏▒▒▒▒▒┓\n"
              "      ┗▒▒▒▒▒┛\n"
              "    0 ───────\n"
              "       ·   ·\n");
}

TEST(DrawMatchText, ShowsEachMeepleByItsPlayer) {
    for (const int moves : {5, 30, 60}) {
        const Game game = played(6, moves);
        const std::string shown = squares(match_text(game.position(), ascii));
        std::array<int, match::max_players> meeples{};
        for (const match::Meeple& meeple : game.position().meeples()) ++meeples[meeple.player];
        for (std::size_t player = 0; player < meeples.size(); ++player)
            EXPECT_EQ(std::ranges::count(shown, static_cast<char>('1' + player)), meeples[player]);
    }
}

TEST(DrawMatchText, MarksSquares) {
    const Game game = played(2, 45);
    const match::Position& position = game.position();
    const auto dead =
        std::ranges::count_if(position.board().open_squares(),
                              [&](const match::OpenSquare& open) { return is_dead(position, open); });
    const auto legal = std::ranges::count_if(
        position.board().open_squares(),
        [&](const match::OpenSquare& open) { return match::fits[position.tile()][open.demand] != 0; });
    ASSERT_GT(dead, 0);
    ASSERT_GT(legal, 0);
    const std::string marked = match_text(position, unicode, {.legal = true, .dead = true});
    EXPECT_EQ(count(marked, "×"), dead);
    EXPECT_EQ(count(marked, "┌"), legal);
    EXPECT_EQ(count(match_text(position, unicode), "×") + count(match_text(position, unicode), "┌"), 0);
}

TEST(DrawMatchText, IsAsciiUnlessUnicodeIsAsked) {
    const std::string text = match_text(played(4, 60).position(), ascii, {.legal = true, .dead = true});
    EXPECT_TRUE(std::ranges::all_of(text, [](char c) { return c == '\n' || (c >= ' ' && c <= '~'); }));
}

TEST(DrawMatchText, ColoursOnlyIfAskedAndLeavesNone) {
    const match::Position position = played(6, 40).position();
    const std::string text = match_text(position, {.color = true, .unicode = true});
    EXPECT_EQ(count(match_text(position, unicode), "\x1b"), 0);
    // No line ends in colour: after its last change the terminal's defaults apply.
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        const std::string_view line = std::string_view(text).substr(at, end - at);
        const auto last = line.rfind("\x1b[");
        if (last != line.npos) {
            EXPECT_EQ(line.substr(last, 4), "\x1b[0m");
        }
        at = end + 1;
    }
}

TEST(DrawMatchTileText, TurnsWithTheTile) {
    EXPECT_EQ(match_tile_text(type("CcRr+"), 0, unicode), "░◆┏━━━┛\n░┏┛╭───\n━┛ │ ·\n");
    EXPECT_EQ(match_tile_text(type("RRR"), 1, ascii), " . | .\n---o\n . | .\n");
}

}  // namespace
}  // namespace bastide::draw
