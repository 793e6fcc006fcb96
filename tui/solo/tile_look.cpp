#include "tui/solo/tile_look.h"

#include <algorithm>
#include <array>

#include "bastide/draw/glyphs.h"

namespace bastide::tui {
namespace {

// The middle of a row or column of so many cells; of an even number the first of the two.
int middle(int cells) {
    return (cells - 1) / 2;
}

std::string road_cell(solo::Tile::Arms arms, int down, int right, bool unicode) {
    const auto runs = [arms](tile::Side side) { return (arms & solo::arm(side)) != 0; };
    if (down == 0 && right == 0)
        return std::string(
            (unicode ? draw::arm_glyphs : draw::ascii_arm_glyphs)[arms & solo::Tile::every_side]);
    if (down == 0 && runs(right < 0 ? tile::Side::west : tile::Side::east)) return unicode ? "━" : "-";
    if (right == 0 && runs(down < 0 ? tile::Side::north : tile::Side::south)) return unicode ? "┃" : "|";
    return " ";
}

std::vector<std::string> road_look(solo::Tile::Arms arms, int scale, bool unicode) {
    std::vector<std::string> rows(static_cast<std::size_t>(scale));
    for (int row = 0; row < scale; ++row) {
        for (int column = 0; column < 2 * scale; ++column) {
            rows[static_cast<std::size_t>(row)] +=
                road_cell(arms, row - middle(scale), column - middle(2 * scale), unicode);
        }
    }
    return rows;
}

}  // namespace

Role role_of(solo::Kind kind) {
    constexpr std::array<Role, solo::all_kinds.size()> roles = {Role::road, Role::city, Role::abbey};
    return roles[solo::index(kind)];
}

std::vector<std::string> tile_look(solo::Kind kind, solo::Tile::Arms arms, int scale, bool unicode) {
    if (kind == solo::Kind::road) return road_look(arms, scale, unicode);
    if (kind == solo::Kind::city) return filled(scale, unicode ? "▓" : "C", "");
    return filled(scale, unicode ? "░" : " ", unicode ? "†" : "A");
}

std::vector<std::string> filled(int scale, const std::string& fill, const std::string& text) {
    const int width = columns_of(text);
    const int before = std::max(0, 2 * scale - width) / 2;
    std::vector<std::string> rows;
    for (int row = 0; row < scale; ++row) {
        const bool has_text = row == middle(scale) && width > 0;
        const int left = !has_text ? 0 : width == 1 ? middle(2 * scale) : before;
        std::string cells;
        for (int column = 0; column < left; ++column) cells += fill;
        if (has_text) cells += text;
        while (columns_of(cells) < 2 * scale) cells += fill;
        rows.push_back(std::move(cells));
    }
    return rows;
}

}  // namespace bastide::tui
