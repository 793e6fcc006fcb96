#include "bastide/draw/caverna/text.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <vector>

#include "bastide/draw/caverna/layout.h"
#include "bastide/text/text_table.h"
#include "bastide/text/wrap.h"

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

// Row by row.
std::vector<std::string> forest_of(const std::vector<Zone>& zones) {
    std::vector<std::string> forest;  // column by column
    for (const Zone& zone : zones) {
        if (zone.forest_cells == 0) continue;
        std::string cell = zone.forest_cells == 1 ? "small: " : "large: ";
        cell += zone.count > 0 ? animals_of(zone) : "nothing";
        forest.push_back(cell);
        if (zone.forest_cells == 2) forest.emplace_back("  and this");
    }
    forest.resize(std::max(forest.size(), board_cells));
    constexpr std::size_t rows = board_cells / board_columns;
    std::vector<std::string> cells;
    cells.reserve(board_cells);
    for (std::size_t cell = 0; cell < board_cells; ++cell)
        cells.push_back(forest[cell % board_columns * rows + cell / board_columns]);
    return cells;
}

std::string animals_elsewhere(const std::vector<Zone>& zones) {
    std::string animals;
    for (const Zone& zone : zones) {
        if (zone.forest_cells > 0) continue;
        animals += (animals.empty() ? "" : ", ") + animals_of(zone) + " (" + zone.room + ")";
    }
    return animals.empty() ? "none" : animals;
}

using Rows = std::vector<std::vector<std::string>>;

// Cuts cells, row by row, into rows of the board.
Rows rows_of(const std::vector<std::string>& cells) {
    Rows rows;
    for (auto first = cells.begin(); first != cells.end(); first += board_columns)
        rows.emplace_back(first, first + board_columns);
    return rows;
}

// The forest has at most as many rows as the mountain.
std::string side_by_side(const Rows& mountain, const Rows& forest) {
    text::TextTable table({"mountain", "", "", "forest", "", ""});
    for (std::size_t row = 0; row < mountain.size(); ++row) {
        std::vector<std::string> line = mountain[row];
        if (row < forest.size()) std::ranges::copy(forest[row], std::back_inserter(line));
        table.add(line);
    }
    return table.to_string();
}

std::size_t widest_line(const std::string& text) {
    std::size_t widest = 0;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = text.find('\n', begin);
        widest = std::max(widest, end - begin);
        begin = end + 1;
    }
    return widest;
}

std::string titled(const std::string& title, const Rows& rows) {
    text::TextTable table({title, "", ""});
    for (const std::vector<std::string>& row : rows) table.add(row);
    return table.to_string();
}

}  // namespace

std::string caverna_board_text(const Maximum& maximum, std::size_t width) {
    const MountainTitles mountain = mountain_of(maximum.witness);
    const Rows mountain_rows = rows_of(mountain.cells);
    const Rows forest_rows = rows_of(forest_of(maximum.zones));
    std::string text = side_by_side(mountain_rows, forest_rows);
    if (widest_line(text) > width) text = titled("mountain", mountain_rows) + titled("forest", forest_rows);
    const auto add = [&](const std::string& sentence) { text += text::wrap_paragraphs(sentence, width); };
    if (maximum.witness.has(caverna::tile::office_room)) {
        add("over the edge of the mountain: the last row, " + mountain.over);
        add("over the edge of the forest: 8 fields");
    }
    add("other animals: " + animals_elsewhere(maximum.zones));
    return text;
}

}  // namespace bastide::draw
