// Shared parts of screens: boxes, numbers in columns, and the notice that the window is too small.
#pragma once

#include <span>
#include <string>

#include "tui/screen.h"

namespace bastide::tui {

// The size of the smallest screen that games are drawn on.
inline constexpr int min_rows = 24;
inline constexpr int min_columns = 80;

// The zoom of a board: near, with large tiles, or far, with the whole board visible.
enum class Distance : std::uint8_t { near, far };

// A front (front.h) with a board that `z` zooms.
class ZoomedUi {
  public:
    bool change_view(char key) {
        if (key != 'z') return false;
        distance_ = distance_ == Distance::near ? Distance::far : Distance::near;
        return true;
    }

  protected:
    // The key for the line of keys, or nothing if it would change nothing.
    std::string zoom_key(bool is_whole) const {
        if (distance_ == Distance::far) return "z zoom in  ";
        return is_whole ? "" : "z zoom out  ";
    }

    Distance distance_ = Distance::near;
    draw::Rasters rasters_;
};

// Draws a box with this number of rows and columns, including the frame, and clears the inside.
void draw_box(const Screen& screen, ScreenPos at, int rows, int columns, Ink ink);

// Draws lines in a box in the middle of the screen, at most 74 columns each.
void draw_lines(const Screen& screen, std::span<const char* const> lines);

// Draws the frame of a board with this number of rows and columns. `first` is the first cell inside. A side
// beyond which the board continues is dashed.
struct GoesOn {
    bool up = false;
    bool down = false;
    bool left = false;
    bool right = false;
};
void draw_board_frame(const Screen& screen, ScreenPos first, int rows, int columns,
                      const GoesOn& should_continue);

// Draws ticks on the frame of a board at the row and the column of the marked cell.
void mark_on_frame(const Screen& screen, ScreenPos first, ScreenPos marked);

// Shown instead of the game if the window is too small.
void draw_too_small(const Screen& screen);

std::string repeated(const char* text, int times);

// Pads a number on the left to a width in columns.
std::string right_aligned(int number, int width);

// "1st", "2nd", "3rd", "4th", "11th".
std::string ordinal(int number);

}  // namespace bastide::tui
