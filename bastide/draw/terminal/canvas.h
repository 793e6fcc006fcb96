// A sheet of characters with colours: what a game in a terminal looks like, before it is known how many
// colours the terminal has.
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

// One column of a line. A character two columns wide is in the first of them, and the other is empty.
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

    // What lies outside the canvas is left out.
    void put(int row, int column, std::string_view character, Style style, int width = 1);

    // Adds a mark that takes no column to the character there.
    void join(int row, int column, std::string_view mark);

    // Lays another canvas on this one.
    void lay(int row, int column, const Canvas& other);

  private:
    bool holds(int row, int column) const;
    std::size_t place(int row, int column) const;

    int rows_;
    int columns_;
    std::vector<Character> characters_;
};

// What a terminal can show, and the theme it is in: light or dark.
struct TerminalLook {
    Depth depth = Depth::full;
    Theme theme = Theme::dark;
    // Whether the table has its own ground, or else that of the terminal, with words in the terminal's ink.
    bool has_own_ground = true;
};

// The canvas line by line, without plain blanks at the end of a line, each of which ends in a newline.
std::string canvas_lines(const Canvas& canvas, TerminalLook look);

// What to write to a terminal that shows `before` for it to show `now`, its cursor wherever it is. Canvases
// of different sizes have nothing in common: the terminal is cleared.
std::string canvas_change(const Canvas& before, const Canvas& now, TerminalLook look);

}  // namespace bastide::draw
