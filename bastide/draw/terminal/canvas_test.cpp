// The output to a terminal and its effect. A small terminal emulator reads it.
#include "bastide/draw/terminal/canvas.h"

#include <charconv>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace bastide::draw {
namespace {

// Supports the canvas's output: single-byte characters, positions, clearing, and its styles.
class Terminal {
  public:
    Terminal(int rows, int columns)
        : shown_(static_cast<std::size_t>(rows),
                 std::vector<std::pair<char, std::string>>(static_cast<std::size_t>(columns))) {}

    void read(std::string_view text) {
        while (!text.empty()) {
            if (text.front() != '\x1b') {
                shown_.at(row_).at(column_++) = {text.front(), style_};
                text.remove_prefix(1);
                continue;
            }
            const std::size_t end = text.find_first_of("mHJ");
            ASSERT_NE(end, std::string_view::npos);
            take(text.substr(2, end - 2), text[end]);
            text.remove_prefix(end + 1);
        }
    }

    const auto& shown() const { return shown_; }

  private:
    void take(std::string_view numbers, char what) {
        if (what == 'm') style_ = numbers == "0" ? "" : numbers;
        if (what == 'J') {
            for (auto& row : shown_) row.assign(row.size(), {});
        }
        if (what != 'H') return;
        const auto read = [&](std::string_view text) {
            std::size_t number = 0;
            std::from_chars(text.data(), text.data() + text.size(), number);
            return number - 1;
        };
        row_ = read(numbers);
        column_ = read(numbers.substr(numbers.find(';') + 1));
    }

    std::vector<std::vector<std::pair<char, std::string>>> shown_;
    std::size_t row_ = 0;
    std::size_t column_ = 0;
    std::string style_;
};

constexpr TerminalLook full{.depth = ColourDepth::full, .theme = Theme::dark};
constexpr TerminalLook on_own_ground{
    .depth = ColourDepth::many, .theme = Theme::dark, .has_own_ground = false};

Canvas some(unsigned chance) {
    Canvas canvas(4, 7);
    for (int row = 0; row < 4; ++row) {
        for (int column = 0; column < 7; ++column) {
            chance = chance * 1103515245U + 12345U;
            const std::string letter(1, static_cast<char>('a' + chance / 65536 % 3));
            canvas.put(
                row, column, letter,
                {.ink = chance / 1024 % 2 == 0 ? Tone::text : Tone::good, .bold = chance / 4096 % 2 == 0});
        }
    }
    return canvas;
}

TEST(DrawCanvas, WritesOnlyChanges) {
    Terminal changed(4, 7);
    Canvas before(0, 0);
    for (unsigned i = 0; i < 50; ++i) {
        const Canvas now = some(i);
        changed.read(canvas_change(before, now, full));
        Terminal fresh(4, 7);
        fresh.read(canvas_change(Canvas(0, 0), now, full));
        EXPECT_EQ(changed.shown(), fresh.shown()) << i;
        before = now;
    }
    EXPECT_EQ(canvas_change(before, before, full), "");
}

TEST(DrawCanvas, ChangesOneCharacterByWritingOne) {
    Canvas before(3, 5);
    Canvas now = before;
    now.put(1, 2, "x", {.ink = Tone::text, .ground = Tone::table});
    EXPECT_EQ(canvas_change(before, now, {.depth = ColourDepth::none}), "\x1b[2;3Hx");
    EXPECT_EQ(canvas_change(before, now, full), "\x1b[2;3H\x1b[0;38;2;230;220;200;48;2;28;24;20mx\x1b[0m");
}

TEST(DrawCanvas, ColoursAreThoseTheTerminalHas) {
    Canvas canvas(1, 1);
    canvas.put(0, 0, "x", {.ink = Tone::cursor, .ground = Tone::field});
    EXPECT_EQ(canvas_lines(canvas, {.depth = ColourDepth::full}),
              "\x1b[0;38;2;255;240;74;48;2;85;114;53mx\x1b[0m\n");
    EXPECT_EQ(canvas_lines(canvas, {.depth = ColourDepth::many}), "\x1b[0;38;5;226;48;5;64mx\x1b[0m\n");
    EXPECT_EQ(canvas_lines(canvas, {.depth = ColourDepth::sixteen}), "\x1b[0;93;42mx\x1b[0m\n");
    EXPECT_EQ(canvas_lines(canvas, {.depth = ColourDepth::none}), "x\n");
}

TEST(DrawCanvas, WithoutColoursOnlyAttributesAreLeft) {
    Canvas canvas(1, 3);
    canvas.put(0, 0, "x", {.ink = Tone::good, .bold = true});
    canvas.put(0, 1, "y", {.reversed = true});
    EXPECT_EQ(canvas_lines(canvas, {.depth = ColourDepth::none}), "\x1b[0;1mx\x1b[0;7my\x1b[0m\n");
}

TEST(DrawCanvas, DropsTrailingSpacesOnTheTerminalsBackground) {
    Canvas canvas(2, 4);
    canvas.put(0, 1, "x", {});
    canvas.put(1, 3, " ", {.ground = Tone::field});
    EXPECT_EQ(canvas_lines(canvas, on_own_ground), " x\n   \x1b[0;39;48;5;64m \x1b[0m\n");
}

TEST(DrawCanvas, IgnoresPositionsOutside) {
    Canvas canvas(1, 2);
    for (const int place : {-1, 2}) {
        canvas.put(0, place, "x", {});
        canvas.put(place, 0, "x", {});
        canvas.join(0, place, "\u0301");
    }
    canvas.put(0, 1, "漢", {}, 2);
    EXPECT_EQ(canvas_lines(canvas, {.depth = ColourDepth::none}), "\n") << "half a character is none";
}

TEST(DrawCanvas, RemovesWideCharactersEntirely) {
    Canvas canvas(1, 4);
    canvas.put(0, 0, "漢", {}, 2);
    canvas.put(0, 2, "字", {}, 2);
    EXPECT_EQ(canvas_lines(canvas, {.depth = ColourDepth::none}), "漢字\n");
    canvas.put(0, 1, "x", {});
    EXPECT_EQ(canvas_lines(canvas, {.depth = ColourDepth::none}), " x字\n");
    canvas.put(0, 2, "y", {});
    EXPECT_EQ(canvas_lines(canvas, {.depth = ColourDepth::none}), " xy\n");
}

}  // namespace
}  // namespace bastide::draw
