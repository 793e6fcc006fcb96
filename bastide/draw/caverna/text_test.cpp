// Boards of Caverna: every cell is shown, and the State parlor is on a cell with room for its dwellings
// around it.
#include "bastide/draw/caverna/text.h"

#include <algorithm>
#include <string_view>
#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include "bastide/draw/testing/holding.h"

namespace bastide::draw {
namespace {

using namespace caverna;
using testing::with;

// The cells of a mountain that has none empty: two spaces or more separate them.
std::vector<std::vector<std::string>> mountain(const std::string& text, std::size_t rows) {
    std::vector<std::vector<std::string>> cells;
    std::size_t start = text.find('\n') + 1;
    for (std::size_t row = 0; row < rows; ++row) {
        const std::size_t end = text.find('\n', start);
        std::string_view line = std::string_view(text).substr(start, end - start);
        auto& found = cells.emplace_back();
        while (found.size() < 3) {
            const std::size_t wide = line.find("  ");
            found.emplace_back(line.substr(0, wide));
            line.remove_prefix(std::min(line.size(), wide));
            line.remove_prefix(std::min(line.size(), line.find_first_not_of(' ')));
        }
        start = end + 1;
    }
    return cells;
}

bool is_dwelling(const std::string& cell) {
    return cell == "(entry level)" || std::ranges::any_of(furnishings(), [&](const Furnishing& row) {
               return row.title == cell && row.colour == Colour::dwelling;
           });
}

TEST(DrawCavernaBoardText, ShowsEachCellOfBothHalves) {
    Maximum maximum;
    maximum.witness = with({"dwelling", "dwelling", "trader"});
    maximum.witness.ruby_mines = 1;
    maximum.zones = {{"large pasture", "sheep", 4, 2},
                     {"small pasture", "donkeys", 1, 1},
                     {"small pasture", "cattle", 0, 1},
                     {"mines", "donkeys", 1, 0},
                     {"entry-level dwelling", "wild boars", 2, 0}};
    // The dwellings come first, around the State parlor's cell above the entry-level dwelling. The mine and
    // other tiles follow. The forest is filled column by column.
    EXPECT_EQ(caverna_board_text(maximum),
              "mountain                             forest\n"
              "                             large: 4 sheep\n"
              "Dwelling          Trader           and this\n"
              "                Dwelling    small: 1 donkey\n"
              "(entry level)  ruby mine     small: nothing\n"
              "other animals: 1 donkey (mines), 2 wild boars (entry-level dwelling)\n");
}

TEST(DrawCavernaBoardText, ReportsThatThereAreNoOtherAnimals) {
    EXPECT_TRUE(caverna_board_text({}).ends_with("\nother animals: none\n"));
}

TEST(DrawCavernaBoardText, PlacesTheDwellingsNextToTheStateParlor) {
    for (const bool office : {false, true}) {
        Model model;
        model.office_room = office;
        const Maximum maximum = find_maximum(model);
        const std::size_t rows = office ? 5 : 4;
        const auto cells = mountain(caverna_board_text(maximum), rows);
        int parlors = 0;
        for (std::size_t row = 0; row < rows; ++row) {
            for (std::size_t column = 0; column < 3; ++column) {
                EXPECT_FALSE(cells[row][column].empty()) << row << ' ' << column;
                if (cells[row][column] != "State parlor") continue;
                ++parlors;
                int beside = 0;
                if (row > 0) beside += is_dwelling(cells[row - 1][column]) ? 1 : 0;
                if (row + 1 < rows) beside += is_dwelling(cells[row + 1][column]) ? 1 : 0;
                if (column > 0) beside += is_dwelling(cells[row][column - 1]) ? 1 : 0;
                if (column < 2) beside += is_dwelling(cells[row][column + 1]) ? 1 : 0;
                EXPECT_EQ(beside, maximum.witness.state_parlor_dwellings)
                    << "with the Office room: " << office;
            }
        }
        EXPECT_EQ(parlors, maximum.witness.has(tile::state_parlor) ? 1 : 0);
    }
}

TEST(DrawCavernaBoardText, FitsATerminal) {
    const std::string text = caverna_board_text(find_maximum(Model{}), 80);
    EXPECT_THAT(text, ::testing::HasSubstr("\nforest\n"));
    for (std::size_t begin = 0, end = 0; (end = text.find('\n', begin)) != std::string::npos; begin = end + 1)
        EXPECT_LE(end - begin, 80) << text.substr(begin, end - begin);
}

}  // namespace
}  // namespace bastide::draw
