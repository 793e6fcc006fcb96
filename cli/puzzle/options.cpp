#include "cli/puzzle/options.h"

#include <fmt/format.h>

#include "bastide/text/plural.h"

namespace bastide::cli {

// The second spellings are those of the course (cli/course/README.md).
void add_rotations(Command command, PuzzleRules& rules) {
    command.add_flag(OptionNames("--rotations").also("--allow_rotations").also("--allow-rotations"),
                     rules.rotations, "Allow tiles to be rotated");
}

void add_puzzle_rules(Command command, PuzzleRules& rules) {
    add_rotations(command, rules);
    command
        .add_option(OptionNames("--dimensions").also("--board_dimensions").also("--board-dimensions"),
                    rules.dimensions, "The largest map allowed")
        .option_text("ROWS COLUMNS")
        .transform(whole_number(1, 1'000'000));
}

std::string dimensions_error(const std::optional<puzzle::SolveOptions::Dimensions>& largest,
                             const puzzle::Puzzle& puzzle) {
    if (!largest || largest->rows * largest->columns >= std::ssize(puzzle.tiles)) return "";
    return fmt::format("--dimensions: {} x {} squares are too few for {}", largest->rows, largest->columns,
                       text::plural(std::ssize(puzzle.tiles), "tile"));
}

std::string without_turning(const PuzzleRules& rules) {
    return rules.rotations ? "" : " with the tiles as given (--rotations allows rotating them)";
}

}  // namespace bastide::cli
