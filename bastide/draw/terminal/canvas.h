// A canvas of coloured characters: the screen of a terminal game, independent of the number of colours that
// the terminal has.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/draw/terminal/tone.h"

namespace bastide::draw {

struct Style {
    Tone ink = Tone::text;
    Tone ground = Tone::table;
    bool bold = false;
    bool underlined = false;
    bool reversed = false;

    friend bool operator==(const Style&, const Style&) = default;
};

// One column of a line. A character two columns wide is in the first of its columns, and the second is empty.
struct Character {
    std::string text = " ";
    Style style;

    friend bool operator==(const Character&, const Character&) = default;
};

class Canvas {
  public:
    Canvas(int rows, int columns);

    int rows() const { return rows_; }
    int columns() const { return columns_; }

    const Character& at(int row, int column) const { return characters_[place(row, column)]; }

    // Draws a character. Does nothing outside the canvas.
    void put(int row, int column, std::string_view character, Style style, int width = 1);

    // Adds a zero-width mark to the character at a position.
    void join(int row, int column, std::string_view mark);

    // Draws another canvas on this one.
    void paste(int row, int column, const Canvas& other);

  private:
    bool holds(int row, int column) const;
    std::size_t place(int row, int column) const;

    int rows_;
    int columns_;
    std::vector<Character> characters_;
};

// The capabilities of a terminal, and its theme: light or dark.
struct TerminalLook {
    ColourDepth depth = ColourDepth::full;
    Theme theme = Theme::dark;
    // True to draw a background, false to use the terminal's background and text colour.
    bool has_own_ground = true;
};

// Returns the canvas as lines, each ending in a newline. Uncoloured spaces at the end of a line are removed.
std::string canvas_lines(const Canvas& canvas, TerminalLook look);

// Returns the output that makes a terminal that shows `before` show `now`, wherever the cursor is. If the
// sizes differ, the terminal is cleared.
std::string canvas_change(const Canvas& before, const Canvas& now, TerminalLook look);

}  // namespace bastide::draw
