// A puzzle's map drawn with the characters of a typewriter, in the style of the course that set such puzzles:
// roads of #, cities of dots, a small house on tiles without a city and with at most one road.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"

namespace bastide::draw {

class PuzzleText {
  public:
    static constexpr int min_size = 11;
    static constexpr int max_size = 999;

    // Draws tiles of `size` × `size` characters. `size` is odd, from `min_size` to `max_size`.
    explicit PuzzleText(int size = min_size) : size_(size), art_of_code_(256) {}

    // Appends the picture of the map's bounding rectangle, each line with a newline and spaces for empty
    // squares. A picture can be larger than memory, so `take` is called to empty the text after each line
    // that leaves more than `piece` bytes in it. If `take` returns false, the rest is skipped, and this
    // function returns false.
    static constexpr std::size_t piece = 1 << 18;
    bool append(const puzzle::Puzzle& puzzle, const puzzle::Solution& solution, std::string& text,
                const std::function<bool()>& take);

  private:
    // The lines of a tile, end to end.
    const std::string& art(tile::Tile tile);

    int size_;
    std::vector<std::string> art_of_code_;  // each drawn when it is first needed

    // The tiles of each row of the current map.
    struct TileArt {
        std::size_t column = 0;
        const char* art = nullptr;
    };
    std::vector<std::vector<TileArt>> rows_;
};

}  // namespace bastide::draw
