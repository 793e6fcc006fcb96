#include "tui/match/look.h"

#include "bastide/match/settings.h"

namespace bastide::tui {
namespace {

Role role_of(draw::Mark mark) {
    switch (mark) {
        case draw::Mark::city:
            return Role::city;
        case draw::Mark::road:
        case draw::Mark::gate:
            return Role::road;
        case draw::Mark::monastery:
            return Role::abbey;
        case draw::Mark::field:
            return Role::field;
        case draw::Mark::wall:
        case draw::Mark::village:
            break;
    }
    return Role::plain;
}

}  // namespace

TileGlyphs glyphs_of(match::Turned tile, Pieces complete, bool unicode) {
    const draw::MatchCells cells = draw::match_cells(tile);
    const draw::Alphabet& alphabet = unicode ? draw::unicode_alphabet : draw::ascii_alphabet;
    TileGlyphs glyphs;
    for (std::size_t row = 0; row < draw::cell_rows; ++row) {
        for (std::size_t column = 0; column < draw::cell_columns; ++column) {
            const draw::MatchCell& cell = cells[row][column];
            const bool is_complete = cell.piece != match::no_piece && (complete >> cell.piece & 1U) != 0;
            glyphs[row][column] = {draw::match_glyph(cell, {row, column}, is_complete, alphabet),
                                   role_of(cell.mark)};
        }
    }
    return glyphs;
}

Glyph small_glyph(match::Turned tile, bool unicode) {
    std::uint8_t arms = 0;
    bool has_city = false;
    for (const tile::Side side : tile::all_sides) {
        const tile::Edge edge = match::turned_tiles[tile].edges[index(side)];
        if (edge == tile::Edge::road) arms = static_cast<std::uint8_t>(arms | 1U << index(side));
        has_city = has_city || edge == tile::Edge::city;
    }
    if (match::types[tile / 4].name.front() == 'L') return {unicode ? "†" : "M", Role::abbey};
    if (arms != 0)
        return {(unicode ? draw::arm_glyphs : draw::ascii_arm_glyphs)[arms],
                has_city ? Role::city : Role::road};
    return {unicode ? "▓" : "C", Role::city};
}

std::string_view player_mark(int player) {
    constexpr std::array<std::string_view, match::most_players> marks = {"1", "2", "3", "4", "5", "6"};
    return marks[static_cast<std::size_t>(player)];
}

}  // namespace bastide::tui
