// Boards of the match in a terminal: golden pictures, and their required content.
//
// The files in testing/golden have a board at three sizes and in four colour depths, as terminal output:
// `cat` shows them. They were checked by eye on dark and light backgrounds. To update them after an intended
// change, run with BASTIDE_RENEW=1 in the environment and check them again.
#include "bastide/draw/match/sheet.h"

#include <cstdlib>
#include <fstream>
#include <set>

#include <gtest/gtest.h>

#include "bastide/base/testing/file_text.h"
#include "bastide/draw/table_marks.h"
#include "bastide/draw/testing/played.h"

namespace bastide::draw {
namespace {

// The table with a square more on every side, all marks on it.
Canvas drawn(const match::Position& position, CharacterSize size, GlyphSet strokes) {
    const TableMarks marks{.legal = true, .dead = true};
    const TableBounds bounds = table_bounds(position, marks);
    Rasters rasters;
    TileSheet sheet({bounds.rows() * size.rows, bounds.columns() * size.columns}, size, strokes, rasters);
    const auto place = [&](match::Square at) {
        return CharacterPlace{(at.y - bounds.north) * size.rows, (at.x - bounds.west) * size.columns};
    };
    for (const match::OpenSquare& open : position.board().open_squares()) {
        const CellMark mark = mark_of(position, open, marks);
        if (mark == CellMark::legal) sheet.legal(place(open.at));
        if (mark == CellMark::dead) sheet.dead(place(open.at));
    }
    const auto tiles = position.board().tiles();
    for (std::size_t i = 0; i < tiles.size(); ++i)
        draw_match_tile(sheet, place(tiles[i].at), match_tile_look(position, i));
    sheet.last(place(tiles.back().at));
    for (std::size_t i = 0; i < tiles.size(); ++i)
        draw_match_meeple(sheet, place(tiles[i].at), match_tile_look(position, i));
    sheet.cursor(place(tiles[1].at));
    return sheet.canvas();
}

void expect_golden(const std::string& name, const std::string& picture) {
    const std::string path =
        std::string(BASTIDE_SOURCE_DIR) + "/bastide/draw/testing/golden/" + name + ".ans";
    if (std::getenv("BASTIDE_RENEW") != nullptr) std::ofstream(path, std::ios::binary) << picture;
    EXPECT_EQ(file_text(path), picture)
        << name << ": look at it, and renew it with BASTIDE_RENEW=1 if this is meant";
}

TEST(DrawMatchSheet, GoldenPictures) {
    const match::Game game = testing::played(3, 24);
    const match::Position& position = game.position();
    for (const int rows : {1, 3, 7}) {
        const CharacterSize size = {rows, rows == 3 ? 7 : 2 * rows};
        const Canvas canvas = drawn(position, size, GlyphSet::blocks);
        const std::string name = "match-" + std::to_string(rows);
        expect_golden(name + "-full-dark", canvas_lines(canvas, {ColourDepth::full, Theme::dark}));
        expect_golden(name + "-full-light", canvas_lines(canvas, {ColourDepth::full, Theme::light}));
        expect_golden(name + "-256", canvas_lines(canvas, {ColourDepth::many, Theme::dark}));
        expect_golden(name + "-16", canvas_lines(canvas, {ColourDepth::sixteen, Theme::dark}));
    }
    for (const int rows : {1, 3}) {
        const CharacterSize size = {rows, rows == 3 ? 7 : 2};
        const std::string name = "match-" + std::to_string(rows);
        constexpr TerminalLook plain{.depth = ColourDepth::none, .has_own_ground = false};
        expect_golden(name + "-lines", canvas_lines(drawn(position, size, GlyphSet::lines), plain));
        expect_golden(name + "-ascii", canvas_lines(drawn(position, size, GlyphSet::ascii), plain));
    }
}

// The digits on the grounds of players.
std::multiset<std::string> figures_on(const Canvas& canvas) {
    std::multiset<std::string> seen;
    for (int row = 0; row < canvas.rows(); ++row) {
        for (int column = 0; column < canvas.columns(); ++column) {
            const Character& character = canvas.at(row, column);
            const bool is_digit = character.text >= "1" && character.text <= "6";
            if (character.style.ground >= Tone::player && is_digit) seen.insert(character.text);
        }
    }
    return seen;
}

TEST(DrawMatchSheet, EveryMeepleIsVisibleAtEverySize) {
    for (int moves = 5; moves <= 60; moves += 11) {
        const match::Game game = testing::played(4, moves);
        const match::Position& position = game.position();
        std::multiset<std::string> standing;
        for (const match::Meeple& meeple : position.meeples())
            standing.insert(std::to_string(meeple.player + 1));
        for (const GlyphSet strokes : {GlyphSet::ascii, GlyphSet::lines, GlyphSet::blocks})
            for (const CharacterSize size : tile_sizes(strokes))
                EXPECT_EQ(figures_on(drawn(position, size, strokes)), standing) << moves << ' ' << size.rows;
    }
}

TEST(DrawMatchSheet, TheCursorFrameHidesNothingOfItsSquare) {
    constexpr CharacterSize size = {3, 7};
    Rasters rasters;
    for (std::size_t i = 0; i < match::oriented_count; ++i) {
        const auto drawn_tile = [&](bool has_cursor) {
            TileSheet sheet({size.rows + 2, size.columns + 2}, size, GlyphSet::blocks, rasters);
            draw_match_tile(sheet, {1, 1}, {.tile = static_cast<match::OrientedTile>(i)});
            if (has_cursor) sheet.cursor({1, 1});
            return sheet.canvas();
        };
        const Canvas without = drawn_tile(false);
        const Canvas with = drawn_tile(true);
        for (int row = 0; row < with.rows(); ++row) {
            for (int column = 0; column < with.columns(); ++column) {
                const bool is_outside =
                    row == 0 || column == 0 || row == with.rows() - 1 || column == with.columns() - 1;
                EXPECT_EQ(with.at(row, column) != without.at(row, column), is_outside);
            }
        }
    }
}

TEST(DrawMatchSheet, CompleteFeaturesLookDifferent) {
    Rasters rasters;
    for (const GlyphSet strokes : {GlyphSet::ascii, GlyphSet::lines, GlyphSet::blocks}) {
        constexpr CharacterSize size = {3, 7};
        for (match::Type type = 0; type < match::type_count; ++type) {
            const match::TileType& tile = match::types[type];
            for (std::size_t piece = 0; piece < tile.piece_count; ++piece) {
                if (tile.pieces[piece].kind == match::Kind::field) continue;
                const auto with = [&](Pieces complete) {
                    TileSheet sheet(size, size, strokes, rasters);
                    draw_match_tile(sheet, {}, {.tile = match::oriented_tile(type, 1), .complete = complete});
                    return canvas_lines(sheet.canvas(), {strokes == GlyphSet::blocks ? ColourDepth::full
                                                                                     : ColourDepth::none});
                };
                EXPECT_NE(with(0), with(static_cast<Pieces>(1U << piece))) << tile.name << ' ' << piece;
            }
        }
    }
}

}  // namespace
}  // namespace bastide::draw
