// A picture of small squares, 2 × 2 per character, and its conversion to characters: ▘▝▀▖▌▞▛▗▚▐▜▄▙▟█.
#pragma once

#include <array>
#include <cstddef>
#include <optional>
#include <string_view>
#include <vector>

#include "bastide/draw/terminal/canvas.h"

namespace bastide::draw {

class BlockPicture {
  public:
    // Creates a picture of a size in characters.
    BlockPicture(int rows, int columns);

    // Fills a small square. Does nothing outside the picture.
    void fill(int row, int column, Tone tone);
    void fill(int row, int column, int rows, int columns, Tone tone);

    // Draws a character over the picture, on the background `ground` or, without `ground`, on the picture.
    void stamp(int row, int column, std::string_view character, Tone ink,
               std::optional<Tone> ground = std::nullopt, bool bold = false);

    // Draws a thin line over a character of the colour `ground`, unless later drawing changes that colour.
    void stamp_edge(int row, int column, std::string_view character, Tone ink, Tone ground);

    // Converts to characters. A character has at most two colours. If its squares have more than two, the
    // colours of lines take precedence.
    Canvas canvas() const;

  private:
    struct Stamp {
        std::string_view character;  // empty: none
        Tone ink = Tone::text;
        std::optional<Tone> ground;
        bool bold = false;
        bool is_edge = false;
    };

    static bool is_covered(const Stamp& stamp, const std::array<Tone, 4>& dots);
    bool holds(int row, int column) const;
    std::size_t place(int row, int column) const;
    std::size_t dot(int row, int column) const;
    std::array<Tone, 4> dots_of(int row, int column) const;

    int rows_;
    int columns_;
    std::vector<Tone> dots_;
    std::vector<Stamp> stamps_;
};

}  // namespace bastide::draw
