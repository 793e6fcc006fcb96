#include "cli/puzzle/solution_printer.h"

#include <fmt/core.h>
#include <unistd.h>

#include "bastide/draw/puzzle/picture.h"
#include "command/fail.h"
#include "os/output.h"
#include "os/progress_line.h"

namespace bastide::cli {

SolutionPrinter::SolutionPrinter(const PrintOptions& options, const puzzle::Puzzle& puzzle,
                                 os::ProgressLine& progress)
    : options_(options),
      puzzle_(puzzle),
      progress_(progress),
      art_(options.tile_size),
      at_once_(isatty(STDOUT_FILENO) == 1 ? 1 : draw::PuzzleText::piece) {}

bool SolutionPrinter::print(const puzzle::Solution& solution) {
    ++solutions_;
    if (!options_.folder.empty() && !draw_picture(solution)) return false;
    if (options_.json) {
        json_.add(solution);
        text_ += json_.take_piece();
    } else {
        append_line(solution, text_);
        if (!options_.no_art) {
            if (!art_.append(puzzle_, solution, text_, [this] { return flush(); })) return false;
            text_ += '\n';
        }
    }
    return text_.size() < at_once_ || flush();
}

Result<void> SolutionPrinter::finish(bool is_complete) {
    if (!written_) return written_;
    if (options_.json && options_.count) {
        text_ = fmt::format("{{\"count\":{}{}}}\n", solutions_, is_complete ? "" : ",\"complete\":false");
    } else if (options_.json) {
        text_ += json_.finish(is_complete);
    } else {
        text_ += closing_line(is_complete);
    }
    if (options_.json && options_.is_part) text_.erase(text_.find_last_not_of('\n') + 1);
    flush();
    return written_;
}

std::string SolutionPrinter::closing_line(bool is_complete) const {
    if (solutions_ == 0) return is_complete ? "No Solutions.\n" : "No Solutions so far.\n";
    if (!options_.all && !options_.count) return "";
    return fmt::format("Found {} Solution(s){}.\n", solutions_, is_complete ? "" : " so far");
}

bool SolutionPrinter::flush() {
    progress_.clear();
    written_ = os::write_out(text_);
    text_.clear();
    return written_.has_value();
}

bool SolutionPrinter::draw_picture(const puzzle::Solution& solution) {
    PictureOptions picture = options_.pictures;
    const bool is_png = picture.kind == PictureOptions::Kind::png;
    picture.file = fmt::format("{}/solution-{}.{}", options_.folder, solutions_, is_png ? "png" : "svg");
    written_ = write_picture(picture, draw::puzzle_svg(puzzle_, solution));
    return written_.has_value();
}

}  // namespace bastide::cli
