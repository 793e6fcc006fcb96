// Prints solutions as they are found: as lines with pictures, as JSON, as pictures in files, or only their
// count.
#pragma once

#include <cstdint>
#include <string>

#include "bastide/base/result.h"
#include "bastide/draw/puzzle/text.h"
#include "bastide/puzzle/format.h"
#include "bastide/puzzle/puzzle.h"
#include "bastide/puzzle/solution.h"
#include "command/fail.h"
#include "command/picture.h"
#include "os/progress_line.h"

namespace bastide::cli {

struct PrintOptions {
    std::string folder;       // the folder for a picture of each solution, or empty
    PictureOptions pictures;  // for pictures, each in a separate file
    bool all = false;
    bool count = false;
    bool no_art = false;
    bool json = false;
    bool is_part = false;  // true if JSON is part of an array, without the newline at its end
    int tile_size = draw::PuzzleText::min_size;
};

// Prints each solution at once on a terminal, and otherwise in large pieces.
class SolutionPrinter {
  public:
    SolutionPrinter(const PrintOptions& options, const puzzle::Puzzle& puzzle, os::ProgressLine& progress);

    // Prints a solution. Returns false if writing fails.
    bool print(const puzzle::Solution& solution);

    // Prints the end. `is_complete` is true if all solutions have been printed, false if the search was
    // stopped.
    Result<void> finish(bool is_complete);

    // Counts solutions that are not printed.
    void count(std::int64_t solutions) { solutions_ += solutions; }

  private:
    bool flush();
    bool draw_picture(const puzzle::Solution& solution);
    std::string closing_line(bool is_complete) const;

    const PrintOptions& options_;
    const puzzle::Puzzle& puzzle_;
    os::ProgressLine& progress_;
    draw::PuzzleText art_;
    puzzle::SolutionsJson json_;
    std::size_t at_once_;
    std::string text_;
    std::int64_t solutions_ = 0;
    Result<void> written_;
};

}  // namespace bastide::cli
