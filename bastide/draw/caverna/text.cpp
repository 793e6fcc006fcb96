#include "bastide/draw/caverna/text.h"

#include <algorithm>
#include <cstddef>
#include <vector>

#include "bastide/draw/caverna/layout.h"
#include "bastide/text/text_table.h"

namespace bastide::draw {
namespace {

using namespace caverna;

// Dwellings come first, so that they are around the State parlor, and mines come before tiles that may
// overhang.
std::vector<std::string> mountain_tiles(const Holding& board) {
    std::vector<std::string> tiles;
    const auto list = [&](bool dwellings) {
        for (FurnishingId tile = 0; tile < furnishing_count; ++tile) {
            const Furnishing& row = furnishings()[tile];
            if (tile == caverna::tile::state_parlor || (row.colour == Colour::dwelling) != dwellings)
                continue;
            for (int k = 0; k < board.furnishings[tile]; ++k) tiles.emplace_back(row.title);
        }
    };
    list(true);
    for (int mine = 0; mine < board.ruby_mines; ++mine) tiles.emplace_back("ruby mine");
    list(false);
    return tiles;
}

struct MountainTitles {
    std::vector<std::string>
        cells;         // row by row: four, and one over the lower edge for tiles that hang there
    std::string over;  // things without a cell
};

MountainTitles mountain_of(const Holding& board) {
    const std::size_t rows = board_cells / board_columns + (board.has(caverna::tile::office_room) ? 1 : 0);
    MountainTitles mountain{std::vector<std::string>(rows * board_columns), {}};
    mountain.cells[entry_level_cell] = "(entry level)";
    const MountainOrder order = mountain_order(board);
    if (board.has(caverna::tile::state_parlor))
        mountain.cells[order.parlor] = furnishings()[caverna::tile::state_parlor].title;
    auto next = order.others.begin();
    for (const std::string& tile : mountain_tiles(board)) {
        while (next != order.others.end() && !mountain.cells[*next].empty()) ++next;
        if (next != order.others.end()) {
            mountain.cells[*next] = tile;
        } else {
            mountain.over += (mountain.over.empty() ? "" : ", ") + tile;
        }
    }
    return mountain;
}

// "1 donkey", "2 donkeys". Sheep and cattle have no plural.
std::string animals_of(const Zone& zone) {
    std::string name = zone.animal;
    if (zone.count == 1 && name.ends_with('s')) name.pop_back();
    return std::to_string(zone.count) + " " + name;
}

// Column by column.
std::vector<std::string> forest_of(const std::vector<Zone>& zones) {
    std::vector<std::string> forest;
    for (const Zone& zone : zones) {
        if (zone.forest_cells == 0) continue;
        std::string cell = zone.forest_cells == 1 ? "small: " : "large: ";
        cell += zone.count > 0 ? animals_of(zone) : "nothing";
        forest.push_back(cell);
        if (zone.forest_cells == 2) forest.emplace_back("  and this");
    }
    forest.resize(std::max(forest.size(), board_cells));
    return forest;
}

std::string animals_elsewhere(const std::vector<Zone>& zones) {
    std::string animals;
    for (const Zone& zone : zones) {
        if (zone.forest_cells > 0) continue;
        animals += (animals.empty() ? "" : ", ") + animals_of(zone) + " (" + zone.room + ")";
    }
    return animals.empty() ? "none" : animals;
}

}  // namespace

std::string caverna_board_text(const Maximum& maximum) {
    const MountainTitles mountain = mountain_of(maximum.witness);
    const std::vector<std::string> forest = forest_of(maximum.zones);
    text::TextTable table({"mountain", "", "", "forest", "", ""});
    for (std::size_t row = 0; row * board_columns < mountain.cells.size(); ++row) {
        const auto first = mountain.cells.begin() + static_cast<std::ptrdiff_t>(row * board_columns);
        std::vector<std::string> line(first, first + board_columns);
        for (std::size_t column = 0; column < board_columns && row < board_cells / board_columns; ++column)
            line.push_back(forest[column * (board_cells / board_columns) + row]);
        table.add(line);
    }
    std::string text = table.to_string();
    if (maximum.witness.has(caverna::tile::office_room)) {
        text += "over the edge of the mountain: the last row, " + mountain.over + "\n";
        text += "over the edge of the forest: 8 fields\n";
    }
    return text + "other animals: " + animals_elsewhere(maximum.zones) + "\n";
}

}  // namespace bastide::draw
