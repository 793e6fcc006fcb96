#include "bastide/draw/puzzle/picture.h"

#include <vector>

#include "bastide/draw/landscape/svg.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"

namespace bastide::draw {
namespace {

landscape::Landscape landscape_of(const puzzle::Puzzle& puzzle, const puzzle::Solution& solution) {
    std::vector<std::vector<tile::Tile>> rows(
        static_cast<std::size_t>(solution.rows),
        std::vector<tile::Tile>(static_cast<std::size_t>(solution.columns)));
    for (std::size_t tile = 0; tile < puzzle.tiles.size(); ++tile) {
        const puzzle::Placement& at = solution.placements[tile];
        rows[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)] =
            puzzle.tiles[tile].rotate(at.turns);
    }
    return landscape::Landscape(rows);
}

}  // namespace

std::string puzzle_svg(const puzzle::Puzzle& puzzle, const puzzle::Solution& solution, Theme theme) {
    const landscape::Landscape landscape = landscape_of(puzzle, solution);
    return landscape_svg(landscape, find_features(landscape), theme);
}

std::string puzzle_terminal_picture(const puzzle::Puzzle& puzzle, const puzzle::Solution& solution,
                                    TextStyle style) {
    const landscape::Landscape landscape = landscape_of(puzzle, solution);
    return landscape_text(landscape, find_features(landscape), style);
}

}  // namespace bastide::draw
