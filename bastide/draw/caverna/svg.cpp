#include "bastide/draw/caverna/svg.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <string_view>
#include <vector>

#include "bastide/draw/caverna/cell_art.h"
#include "bastide/draw/caverna/layout.h"
#include "bastide/draw/numbers.h"
#include "bastide/draw/svg_parts.h"
#include "bastide/draw/svg_path.h"
#include "bastide/draw/svg_words.h"
#include "bastide/text/plural.h"

namespace bastide::draw {
namespace {

using namespace caverna;
using Kind = BoardCell::Kind;
using Joined = BoardCell::Joined;

constexpr double margin = 28;
constexpr double heading = 40;
constexpr double gap = 14;  // between forest and mountain
constexpr double line_height = 21;
constexpr double half_width = cell_width * board_columns;
constexpr double board_width = 2 * half_width + gap;
constexpr double sheet_left = board_width + 40;
constexpr double sheet_width = 280;
constexpr double panel_width = sheet_left + sheet_width;
constexpr std::size_t max_name_length = 40;
constexpr auto line_columns = static_cast<std::size_t>(board_width / glyph_width);

std::string moved(Point by, std::string_view art) {
    std::string out = "<g transform=\"translate(" + svg_pair(by.x, by.y) + ")\">";
    out += art;
    return out + "</g>\n";
}

// The points of the things on a cell. The first cell of a pair has them.
std::string points_on(const BoardCell& cell, const Scored& scored) {
    switch (cell.kind) {
        case Kind::forest:
        case Kind::rock:
            return cell_points(-unused_space_penalty(1));
        case Kind::small_pasture:
            return cell_points(pasture_points(1, 0));
        case Kind::large_pasture:
            return cell.joined == Joined::below ? "" : cell_points(pasture_points(0, 1));
        case Kind::furnishing:
            return cell_points(furnishings()[cell.tile].points + scored.sheet.furnishing_bonuses[cell.tile]);
        case Kind::ore_mine:
            return cell_points(mine_points(1, 0));
        case Kind::deep_tunnel:
            return cell.ruby ? cell_points(mine_points(0, 1)) : "";
        case Kind::ruby_mine:
            return cell_points(mine_points(0, 1));
        default:
            return "";
    }
}

// The upper left corner of a cell.
Point corner_of(std::size_t cell) {
    const std::size_t row = cell / board_columns;
    const std::size_t column = cell % board_columns;
    return {cell_width * static_cast<double>(column), cell_height * static_cast<double>(row)};
}

// Lines between cells, except inside a thing that covers two.
std::string seams(const BoardHalf& half) {
    std::string lines;
    for (std::size_t i = 0; i < board_cells; ++i) {
        const auto [x, y] = corner_of(i);
        const Joined joined = half.cells[i].joined;
        if (i % board_columns + 1 < board_columns && joined != Joined::to_right)
            lines += 'M' + svg_pair(x + cell_width, y) + 'v' + svg_number(cell_height);
        if (i + board_columns < board_cells && joined != Joined::below)
            lines += 'M' + svg_pair(x, y + cell_height) + 'h' + svg_number(cell_width);
    }
    return svg_path("b-seam", lines);
}

double rows_of(const BoardHalf& half) {
    const std::size_t rows = (half.cells.size() + board_columns - 1) / board_columns;
    return static_cast<double>(rows);
}

// Returns the bottom of a half, including the line with the number of omitted things.
double height_of(const BoardHalf& half) {
    const bool over = half.cells.size() > board_cells;
    return rows_of(half) * cell_height + (over ? gap : 0) + (half.left_out > 0 ? line_height : 0);
}

std::string half_art(const BoardHalf& half, const Scored& scored) {
    std::string ground;
    std::string art;
    for (std::size_t i = 0; i < half.cells.size(); ++i) {
        const BoardCell& cell = half.cells[i];
        const Point corner = corner_of(i) + Point{0, i < board_cells ? 0 : gap};
        ground += moved(corner, cell_ground(cell));
        art += moved(corner, cell_art(cell));
        if (const std::string points = points_on(cell, scored); !points.empty()) art += moved(corner, points);
    }
    std::string out = ground + seams(half) + art;
    out += "<rect class=\"b-ink\" fill=\"none\" width=\"" + svg_number(half_width) + "\" height=\"" +
           svg_number(cell_height * board_cells / board_columns) + "\"/>\n";
    if (half.left_out > 0)
        out += svg_text("b-label", "start", {0, height_of(half) - 3},
                        "and " + std::to_string(half.left_out) + " more");
    return out;
}

// "4 sheep, 1 donkey": counts of things.
struct Amount {
    int count;
    std::string_view one;
    std::string_view many;
};

std::string list_of(std::span<const Amount> things, std::string_view none) {
    std::string list;
    for (const auto& [count, one, many] : things) {
        if (count > 0) list += (list.empty() ? "" : ", ") + text::plural(count, one, many);
    }
    return list.empty() ? std::string(none) : list;
}

std::string dwarfs_of(const Holding& has) {
    std::string words = text::plural(has.dwarfs, "dwarf");
    if (has.weapons.empty()) return words;
    words += has.weapons.size() == 1 ? ", a weapon of " : ", weapons of ";
    for (std::size_t i = 0; i < has.weapons.size(); ++i)
        words += (i == 0 ? "" : ", ") + std::to_string(has.weapons[i]);
    return words;
}

// The things that are not on the board, in one or more lines each.
std::vector<std::string> beside_the_board(const Holding& has) {
    const std::array animals = {Amount{has.animals.dogs, "dog", "dogs"},
                                Amount{has.animals.sheep, "sheep", "sheep"},
                                Amount{has.animals.donkeys, "donkey", "donkeys"},
                                Amount{has.animals.wild_boars, "wild boar", "wild boars"},
                                Amount{has.animals.cattle, "cattle", "cattle"}};
    const std::array goods = {Amount{has.supply.gold, "gold", "gold"},
                              Amount{has.supply.rubies, "ruby", "rubies"},
                              Amount{has.supply.grain, "grain", "grain"},
                              Amount{has.supply.vegetables, "vegetable", "vegetables"},
                              Amount{has.supply.wood, "wood", "wood"},
                              Amount{has.supply.stone, "stone", "stone"},
                              Amount{has.supply.ore, "ore", "ore"},
                              Amount{has.supply.food, "food", "food"},
                              Amount{has.begging_markers, "begging marker", "begging markers"}};
    std::vector<std::string> lines;
    for (const std::string& words :
         {dwarfs_of(has), list_of(animals, "no animals"), list_of(goods, "nothing in the supply")})
        std::ranges::move(wrap_words(words, line_columns), std::back_inserter(lines));
    return lines;
}

std::string sheet_art(std::span<const SheetLine> lines, int total) {
    std::string out;
    double y = 0;
    const auto add = [&](std::string_view classes, std::string_view title, int points, double indent) {
        std::string number = std::to_string(points);
        if (points < 0) number.replace(0, 1, "−");
        out += svg_text(classes, "start", {indent, y + 13}, title);
        out += svg_text("b-words", "end", {sheet_width, y + 13}, number);
        y += line_height;
    };
    for (const SheetLine& line : lines)
        add("b-label", line.title, line.points, find_furnishing(line.key) ? 2 * glyph_width : 0);
    out += svg_path("b-rule", "M0," + svg_number(y + 2) + 'h' + svg_number(sheet_width));
    y += 10;
    add("b-words", "total", total, 0);
    return out;
}

struct Panel {
    std::string art;
    double height = 0;
};

Panel panel(const Scored& scored, std::size_t player, std::size_t players, const Profile& profile) {
    const BoardPlan plan = board_plan(scored.holding, profile);
    const std::vector<SheetLine> lines = sheet_lines(scored, profile);
    const int total = scored.sheet.total();
    std::string standing = text::plural(total, "point");
    if (players > 1) standing += ", rank " + std::to_string(scored.rank) + " of " + std::to_string(players);

    Panel panel;
    panel.art = svg_text("b-words", "start", {0, 18},
                         shortened(writable(name_of(scored.holding, player)), max_name_length));
    panel.art += svg_text("b-words", "end", {board_width, 18}, standing);
    panel.art += svg_text("b-label", "start", {sheet_left, 18}, "rules: " + std::string(profile.name));
    panel.art += moved({0, heading - 8}, half_art(plan.forest, scored));
    panel.art += moved({half_width + gap, heading - 8}, half_art(plan.mountain, scored));
    panel.art += moved({sheet_left, heading - 8}, sheet_art(lines, total));
    double y = heading - 8 + std::max(height_of(plan.forest), height_of(plan.mountain)) + 26;
    for (const std::string& line : beside_the_board(scored.holding)) {
        panel.art += svg_text("b-words", "start", {0, y}, line);
        y += line_height;
    }
    panel.height = std::max(y - 8, heading + line_height * static_cast<double>(lines.size() + 1) + 10);
    return panel;
}

}  // namespace

std::string caverna_svg(std::span<const Scored> players, const Profile& profile, Theme theme) {
    // Many boards are drawn in two columns, so that the picture is not a ribbon.
    const std::size_t columns = players.size() > 3 ? 2 : 1;
    std::string art;
    double y = margin;
    for (std::size_t first = 0; first < players.size(); first += columns) {
        double height = 0;
        for (std::size_t player = first; player < std::min(players.size(), first + columns); ++player) {
            const Panel each = panel(players[player], player, players.size(), profile);
            const double x = margin + static_cast<double>(player - first) * (panel_width + 2 * margin);
            art += moved({x, y}, each.art);
            height = std::max(height, each.height);
        }
        y += height + margin;
    }
    const auto across = static_cast<double>(columns);
    return svg_document(across * (panel_width + 2 * margin), y,
                        players.size() == 1 ? "A board of Caverna" : "Boards of Caverna", "",
                        style_sheet(theme), art);
}

}  // namespace bastide::draw
