#include "bastide/draw/puzzle/picture.h"

#include <vector>

#include "bastide/draw/landscape/svg.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/landscape.h"

namespace bastide {
namespace {

Landscape landscape_of(const Puzzle& puzzle, const Solution& solution) {
    std::vector<std::vector<Tile>> rows(static_cast<std::size_t>(solution.rows),
                                        std::vector<Tile>(static_cast<std::size_t>(solution.columns)));
    for (std::size_t tile = 0; tile < puzzle.tiles.size(); ++tile) {
        const Placement& at = solution.placements[tile];
        rows[static_cast<std::size_t>(at.row)][static_cast<std::size_t>(at.column)] =
            puzzle.tiles[tile].turned(at.turns);
    }
    return Landscape(rows);
}

}  // namespace

std::string puzzle_svg(const Puzzle& puzzle, const Solution& solution, Theme theme) {
    const Landscape landscape = landscape_of(puzzle, solution);
    return landscape_svg(landscape, find_features(landscape), theme);
}

std::string puzzle_terminal_picture(const Puzzle& puzzle, const Solution& solution, TextStyle style) {
    const Landscape landscape = landscape_of(puzzle, solution);
    return landscape_text(landscape, find_features(landscape), style);
}

}  // namespace bastide
