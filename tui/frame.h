// Shared parts of screens: boxes, numbers in columns, and the notice that the window is too small.
#pragma once

#include <span>
#include <string>

#include "tui/screen.h"

namespace bastide::tui {

// The size of the smallest screen that games are drawn on.
inline constexpr int min_rows = 24;
inline constexpr int min_columns = 80;

// The zoom of a board: near, with large tiles, far, with the whole board visible, or between.
enum class Distance : std::uint8_t { near, middle, far };

// Returns the rows of a tile that is drawn at this distance even if the board does not fit. 0: any that fits.
constexpr int min_tile_rows(Distance distance) {
    switch (distance) {
        case Distance::near:
            return 3;  // the smallest legible tile
        case Distance::middle:
            return 2;
        case Distance::far:
            break;
    }
    return 0;
}

// A front (front.h) with a board that `z` zooms.
class ZoomedUi {
  public:
    bool change_view(char key) {
        if (key != 'z') return false;
        distance_ = next_distance();
        return true;
    }

  protected:
    // Remembers what the zoom shows, so that `z` leaves out distances that look the same. Call it when
    // drawing.
    void remember_view(draw::GlyphSet strokes, bool is_whole) {
        has_middle_ = strokes == draw::GlyphSet::blocks;
        is_whole_ = is_whole;
    }

    // The key for the line of keys, or nothing if it would change nothing.
    std::string zoom_key(bool is_whole) const {
        if (distance_ == Distance::far || (distance_ == Distance::middle && is_whole)) return "z zoom in  ";
        return is_whole ? "" : "z zoom out  ";
    }

    Distance distance_ = Distance::near;
    draw::Rasters rasters_;

  private:
    Distance next_distance() const {
        if (distance_ == Distance::near) return has_middle_ ? Distance::middle : Distance::far;
        return distance_ == Distance::middle && !is_whole_ ? Distance::far : Distance::near;
    }

    bool has_middle_ = false;
    bool is_whole_ = false;
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
