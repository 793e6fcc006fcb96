#include "tui/match/look.h"

#include "bastide/match/settings.h"

namespace bastide::tui {
namespace {

Role role_of(Mark mark) {
    switch (mark) {
        case Mark::city:
            return Role::city;
        case Mark::road:
        case Mark::gate:
            return Role::road;
        case Mark::monastery:
            return Role::abbey;
        case Mark::field:
            return Role::field;
        case Mark::wall:
        case Mark::village:
            break;
    }
    return Role::plain;
}

}  // namespace

TileGlyphs glyphs_of(match::Turned tile, Pieces complete, bool unicode) {
    const MatchCells cells = match_cells(tile);
    const Alphabet& alphabet = unicode ? unicode_alphabet : ascii_alphabet;
    TileGlyphs glyphs;
    for (std::size_t row = 0; row < cell_rows; ++row) {
        for (std::size_t column = 0; column < cell_columns; ++column) {
            const MatchCell& cell = cells[row][column];
            const bool is_complete = cell.piece != match::no_piece && (complete >> cell.piece & 1U) != 0;
            glyphs[row][column] = {match_glyph(cell, {row, column}, is_complete, alphabet),
                                   role_of(cell.mark)};
        }
    }
    return glyphs;
}

Glyph small_glyph(match::Turned tile, bool unicode) {
    std::uint8_t arms = 0;
    bool has_city = false;
    for (const Side side : all_sides) {
        const Edge edge = match::turned_tiles[tile].edges[index(side)];
        if (edge == Edge::road) arms = static_cast<std::uint8_t>(arms | 1U << index(side));
        has_city = has_city || edge == Edge::city;
    }
    if (match::types[tile / 4].name.front() == 'L') return {unicode ? "†" : "M", Role::abbey};
    if (arms != 0)
        return {(unicode ? arm_glyphs : ascii_arm_glyphs)[arms], has_city ? Role::city : Role::road};
    return {unicode ? "▓" : "C", Role::city};
}

std::string_view player_mark(int player) {
    constexpr std::array<std::string_view, match::most_players> marks = {"1", "2", "3", "4", "5", "6"};
    return marks[static_cast<std::size_t>(player)];
}

}  // namespace bastide::tui
