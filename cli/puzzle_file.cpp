#include "cli/puzzle_file.h"

#include "bastide/puzzle/read.h"
#include "cli/input.h"

namespace bastide::cli {

Result<Puzzle> read_puzzle_file(const std::string& path) {
    // Puzzles are small: this is more than the largest allowed takes.
    constexpr std::size_t most_bytes = 1 << 20;
    auto input = Input::open(path);
    if (!input) return std::unexpected(std::move(input.error()));
    const auto text = input->read_text(most_bytes);
    if (!text) return std::unexpected(text.error());
    auto puzzle = read_puzzle(*text);
    if (!puzzle) return std::unexpected(input->named(std::move(puzzle.error())));
    return puzzle;
}

}  // namespace bastide::cli
