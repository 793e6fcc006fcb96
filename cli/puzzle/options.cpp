#include "cli/puzzle/options.h"

namespace bastide::cli {

void add_rotations(Command command, PuzzleRules& rules) {
    command.add_flag("--rotations,--allow_rotations,--allow-rotations", rules.rotations,
                     "Allow tiles to be rotated");
}

void add_puzzle_rules(Command command, PuzzleRules& rules) {
    add_rotations(command, rules);
    command
        .add_option("--dimensions,--board_dimensions,--board-dimensions", rules.dimensions,
                    "The largest map allowed")
        .option_text("ROWS COLUMNS")
        .expected(2)
        .transform(whole_number(1, 1'000'000));
}

std::string without_turning(const PuzzleRules& rules) {
    return rules.rotations ? "" : " with the tiles as given (--rotations allows rotating them)";
}

}  // namespace bastide::cli
