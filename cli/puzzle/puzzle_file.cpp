#include "cli/puzzle/puzzle_file.h"

#include "bastide/puzzle/read.h"
#include "os/input.h"

namespace bastide::cli {

Result<puzzle::Puzzle> read_puzzle_file(const std::string& path) {
    // Puzzles are small: this is more than the largest allowed takes.
    constexpr std::size_t max_bytes = 1 << 20;
    return os::read_whole(path, max_bytes, puzzle::read_puzzle, "a puzzle");
}

}  // namespace bastide::cli
