#include "cli/puzzle/solve_task.h"

#include <limits>
#include <optional>

#include "bastide/text/quote.h"
#include "cli/course/course.h"
#include "command/enum_option.h"
#include "command/option_values.h"
#include "command/png.h"
#include "command/usage_error.h"
#include "os/thread_count.h"

namespace bastide::cli {
namespace {

// Reads a positive integer. Numbers too large for the type become its maximum.
template <class Number = int>
std::optional<Number> above_zero(const std::string& text) {
    if (!is_digits(text)) return std::nullopt;
    const Number value = text::number_in<Number>(text).value_or(std::numeric_limits<Number>::max());
    return value > 0 ? std::optional(value) : std::nullopt;
}

std::optional<puzzle::SolveOptions::Dimensions> dimensions(const std::pair<std::string, std::string>& words) {
    const auto rows = above_zero(words.first);
    const auto columns = above_zero(words.second);
    if (!rows || !columns) return std::nullopt;
    return puzzle::SolveOptions::Dimensions{*rows, *columns};
}

// Sets the folder for SVG or PNG. Returns an error message, or "".
std::string choose_pictures(Command command, const SolveCommandLine& words, PrintOptions& print) {
    const bool svg = command.is_given("--svg-folder");
    const bool png = command.is_given("--png-folder");
    const std::string option = svg ? "--svg-folder" : "--png-folder";
    if (svg && png) return "--svg-folder cannot be used with --png-folder";
    if (command.is_given("--width") && !png) return "--width is the width of a PNG: add --png-folder DIR";
    if (!svg && !png) return "";
    print.folder = svg ? words.svg : words.png;
    print.pictures.kind = svg ? PictureOptions::Kind::svg : PictureOptions::Kind::png;
    if (print.folder.empty()) return option + ": the name of the folder is empty";
    if (print.count)
        return "--count prints a number and draws nothing: leave out " + option + ", or use --all-solutions";
    if (const std::string why = png ? why_no_png() : ""; !why.empty()) return option + ": " + why;
    if (!command.is_given("--width")) return "";
    std::string width = words.width;
    if (!picture_width(width).empty()) return "--width must be a number of pixels from 1 to 32767";
    print.pictures.width = text::number_in<int>(width).value_or(0);
    return "";
}

// The course prescribes one line for an unknown word. A suggestion follows on another line.
std::string unknown_argument(Command command, const std::string& word) {
    const std::string question = meant_option(command, word);
    if (is_of_course(command)) {
        const std::string line = in_course_words("unknown argument " + text::in_quotes(word));
        return question.empty() ? line : line + '\n' + in_our_words(command, question);
    }
    const bool is_option = word.starts_with('-') && word.size() > 1;
    return in_our_words(command,
                        (is_option ? "unknown option " : "unexpected argument ") + text::in_quotes(word) +
                            (question.empty() ? " (see '" + command.path() + " --help')" : "; " + question));
}

}  // namespace

std::string in_our_words(Command command, const std::string& what) {
    return command.path() + ": " + what;
}

std::expected<SolveTask, std::string> understand(Command command, const SolveCommandLine& words) {
    // An invalid value, in the course's words or ours.
    const auto wrong = [&](const char* of_course, const char* option, const char* what) {
        return std::unexpected(is_of_course(command)
                                   ? in_course_words(std::string("bad ") + of_course + ": " + what)
                                   : in_our_words(command, std::string(option) + ": " + what));
    };
    const auto wrong_of_ours = [&](const std::string& what) {
        return std::unexpected(in_our_words(command, what));
    };
    for (const std::string& extra : command.remaining()) {
        if (extra != "--") return std::unexpected(unknown_argument(command, extra));
    }
    SolveTask task;
    task.print = words.print;
    task.solve.rotations = words.rotations;
    if (const auto error = choose_pictures(command, words, task.print); !error.empty())
        return std::unexpected(in_our_words(command, error));
    if (command.is_given("--tile-size")) {
        const auto size = above_zero(words.tile_size);
        const bool good = size && *size >= draw::PuzzleText::min_size &&
                          *size <= draw::PuzzleText::max_size && *size % 2 == 1;
        if (!good) return wrong("tile_size", "--tile-size", "it must be an odd number from 11 to 999");
        task.print.tile_size = *size;
    }
    if (command.is_given("--dimensions")) {
        task.solve.dimensions = dimensions(words.board_dimensions);
        if (!task.solve.dimensions)
            return wrong("board_dimensions", "--dimensions",
                         "they must be rows and columns, two whole numbers above 0");
    }
    task.threads = os::thread_count(words.threads);
    if (command.is_given("--limit-nodes")) {
        const auto nodes = above_zero<std::int64_t>(words.limit_nodes);
        if (!nodes) return wrong_of_ours("--limit-nodes must be a whole number above 0");
        task.solve.max_nodes = *nodes;
    }
    task.max_seconds = seconds(words.limit_seconds).value_or(task.max_seconds);
    task.checkpoint_seconds = seconds(words.checkpoint_seconds).value_or(task.checkpoint_seconds);
    if (command.is_given("--checkpoint") && words.checkpoint.empty())
        return wrong_of_ours("--checkpoint: the name of the file is empty");
    if (words.files.size() > 1) {
        for (const char* const option : {"--checkpoint", "--svg-folder", "--png-folder"}) {
            if (command.is_given(option))
                return wrong_of_ours(std::string(option) + " is for one puzzle: name only one file");
        }
        task.print.is_part = true;
    }
    return task;
}

void add_options(Command command, SolveCommandLine& words, bool takes_many) {
    const Option file = command
                            .add_option("FILE", words.files,
                                        takes_many ? "The puzzles. '-' is standard input"
                                                   : "The puzzle. '-' is standard input")
                            .type_name("*.txt")
                            .required();
    if (!takes_many) file.expected(1);
    // `carcassonne` shows the names of the course, and other commands ours. Both work everywhere.
    const auto named = [&](const char* ours, const char* of_course) {
        const bool is_first = is_of_course(command);
        return OptionNames(is_first ? of_course : ours).also(is_first ? ours : of_course);
    };
    command.add_flag(named("--all-solutions", "--all_solutions"), words.print.all,
                     "Print all solutions, not just one");
    command.add_flag(named("--rotations", "--allow_rotations").also("--allow-rotations"), words.rotations,
                     "Allow tiles to be rotated");
    command
        .add_option(named("--dimensions", "--board_dimensions").also("--board-dimensions"),
                    words.board_dimensions,
                    "The largest map allowed. If tiles may be rotated, the whole map may be rotated to fit")
        .option_text("ROWS COLUMNS");
    command
        .add_option(named("--tile-size", "--tile_size"), words.tile_size,
                    "Characters along a tile's side: odd, from 11 to 999")
        .option_text("K [11]");
    command.add_flag("--count", words.print.count, "Print only the number of solutions");
    command.add_flag(OptionNames("--no-art").also("--no_art"), words.print.no_art, "Leave out the pictures");
    command.add_flag("--json", words.print.json, "Print the solutions as JSON");
    command
        .add_option(OptionNames("--svg-folder").formerly("--svg"), words.svg,
                    "Draw each solution into a folder")
        .option_text("DIR");
    command.add_option(OptionNames("--png-folder").formerly("--png"), words.png, "The same as PNG")
        .option_text("DIR");
    command.add_option("--width", words.width, "Width of a PNG. The height is in proportion")
        .option_text("PIXELS");
    command.add_flag("--stats", words.stats, "Report the number of nodes and the speed");
    add_threads(command, words.threads);
    command
        .add_option("--limit-nodes", words.limit_nodes,
                    "Stop after placing N tiles, counted as one thread would")
        .option_text("N");
    command.add_option("--limit-seconds", words.limit_seconds, "Stop after S seconds")
        .check(seconds_error)
        .option_text("S");
    command
        .add_option("--checkpoint", words.checkpoint,
                    "Save the search in a file, and resume from it if it exists")
        .option_text("FILE");
    command.add_option("--checkpoint-seconds", words.checkpoint_seconds, "Seconds between saves")
        .check(seconds_error)
        .option_text("S [10]");
    add_color_option(command, words.color);
}

}  // namespace bastide::cli
