// `bastide solve`: the maps that a puzzle makes.
#include "cli/solve.h"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <filesystem>
#include <limits>
#include <memory>
#include <optional>
#include <utility>

#include <fmt/core.h>
#include <unistd.h>

#include "bastide/draw/puzzle_svg.h"
#include "bastide/draw/puzzle_text.h"
#include "bastide/puzzle/read.h"
#include "bastide/puzzle/say.h"
#include "bastide/puzzle/solve.h"
#include "bastide/text/counted.h"
#include "bastide/text/quote.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/progress_line.h"

namespace bastide::cli {
namespace {

struct Options {
    std::string file;
    std::pair<std::string, std::string> board_dimensions;
    std::string tile_size;
    std::string svg;
    bool all = false;
    bool rotations = false;
    bool count = false;
    bool no_art = false;
    bool json = false;
    bool stats = false;
};

// The errors that the course's program gives for its arguments.
Exit wrong_argument(const std::string& what) {
    say("ERROR: " + what);
    return Exit::usage;
}

// A whole number above 0; one too large to hold is as good as the largest.
std::optional<int> whole_number(const std::string& text) {
    int value = 0;
    const char* last = text.data() + text.size();
    const auto [end, error] = std::from_chars(text.data(), last, value);
    if (end != last || text.empty() || text.front() == '-') return std::nullopt;
    if (error == std::errc::result_out_of_range) return std::numeric_limits<int>::max();
    return error == std::errc() && value > 0 ? std::optional(value) : std::nullopt;
}

// Puzzles are small: this is more than the largest allowed takes.
constexpr std::size_t most_bytes = 1 << 20;

Result<Puzzle> read_file(const std::string& path) {
    auto input = Input::open(path);
    if (!input) return std::unexpected(std::move(input.error()));
    const auto text = input->read_text(most_bytes);
    if (!text) return std::unexpected(text.error());
    auto puzzle = read_puzzle(*text);
    if (!puzzle) return std::unexpected(input->named(std::move(puzzle.error())));
    return puzzle;
}

// Takes solutions as they are found and writes them: at once on a terminal, else a good deal at a time.
class Printer {
  public:
    Printer(const Options& options, const Puzzle& puzzle, int tile_size, ProgressLine& progress)
        : options_(options),
          puzzle_(puzzle),
          progress_(progress),
          art_(tile_size),
          at_once_(isatty(STDOUT_FILENO) == 1 ? 1 : PuzzleText::piece) {}

    // False if nothing can be written.
    bool print(const Solution& solution) {
        ++solutions_;
        if (!options_.svg.empty() && !write_svg(solution)) return false;
        if (options_.count) return true;
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

    Result<void> finish() {
        if (written_) {
            if (options_.json && options_.count) {
                text_ = fmt::format("{{\"count\":{}}}\n", solutions_);
            } else if (options_.json) {
                text_ += json_.finish();
            } else if (solutions_ == 0) {
                text_ = "No Solutions.\n";
            } else if (options_.all || options_.count) {
                text_ += fmt::format("Found {} Solution(s).\n", solutions_);
            }
            flush();
        }
        return written_;
    }

  private:
    bool flush() {
        progress_.clear();
        written_ = write_out(text_);
        text_.clear();
        return written_.has_value();
    }

    bool write_svg(const Solution& solution) {
        const std::string path = fmt::format("{}/solution-{}.svg", options_.svg, solutions_);
        written_ = write_file(path, puzzle_svg(puzzle_, solution));
        return written_.has_value();
    }

    const Options& options_;
    const Puzzle& puzzle_;
    ProgressLine& progress_;
    PuzzleText art_;
    SolutionsJson json_;
    std::size_t at_once_;
    std::string text_;
    std::int64_t solutions_ = 0;
    Result<void> written_;
};

void show(const SolveProgress& so_far, ProgressLine& line) {
    line.show([&](double seconds) {
        return fmt::format("{:.1f} % searched, {}, {:.1f} million nodes/s", so_far.searched * 100,
                           counted(so_far.solutions, "solution"),
                           static_cast<double>(so_far.nodes) / seconds / 1e6);
    });
}

std::optional<SolveOptions::Dimensions> dimensions(const std::pair<std::string, std::string>& words) {
    const auto rows = whole_number(words.first);
    const auto columns = whole_number(words.second);
    if (!rows || !columns) return std::nullopt;
    return SolveOptions::Dimensions{*rows, *columns};
}

Exit run(const CLI::App& command, const Options& options) {
    for (const std::string& extra : command.remaining()) {
        if (extra != "--") return wrong_argument("unknown argument " + in_quotes(extra));
    }
    if (command.count("--svg") > 0 && options.svg.empty())
        return wrong_argument("the name of the folder for --svg is empty");
    if (options.count && !options.svg.empty()) {
        return wrong_argument(
            "--count prints a number and draws nothing: leave out --svg, or use --all_solutions");
    }
    int tile_size = PuzzleText::least_size;
    if (command.count("--tile_size") > 0) {
        const auto size = whole_number(options.tile_size);
        const bool good =
            size && *size >= PuzzleText::least_size && *size <= PuzzleText::most_size && *size % 2 == 1;
        if (!good) return wrong_argument("bad tile_size: it is an odd number from 11 to 999");
        tile_size = *size;
    }
    SolveOptions solve_options;
    solve_options.rotations = options.rotations;
    if (command.count("--board_dimensions") > 0) {
        solve_options.dimensions = dimensions(options.board_dimensions);
        if (!solve_options.dimensions)
            return wrong_argument(
                "bad board_dimensions: they are rows and columns, two whole numbers above 0");
    }
    if (options.file != "-" && !std::filesystem::exists(options.file)) {
        return wrong_argument("cannot open file " + in_quotes(options.file));
    }
    const auto puzzle = read_file(options.file);
    if (!puzzle) return fail(puzzle.error());
    const auto& size = solve_options.dimensions;
    if (size && size->rows * size->columns < std::ssize(puzzle->tiles)) {
        return wrong_argument("specified board is not large enough");
    }
    std::error_code error;
    if (!options.svg.empty() && !std::filesystem::create_directories(options.svg, error) && error) {
        return fail(file_error(options.svg, "cannot be made a folder: " + error.message()));
    }

    ProgressLine progress;
    Printer printer(options, *puzzle, tile_size, progress);
    const bool all = options.all || options.count;
    const auto start = std::chrono::steady_clock::now();
    solve_options.watch = [&](const SolveProgress& so_far) {
        show(so_far, progress);
        return true;
    };
    const SolveResult result = solve(
        *puzzle, solve_options, [&](const Solution& solution) { return printer.print(solution) && all; });
    progress.clear();
    const std::chrono::duration<double> took = std::chrono::steady_clock::now() - start;
    const auto finished = printer.finish();
    if (options.stats) {
        say(fmt::format("{} nodes, {:.3f} seconds, {:.0f} nodes/s", result.nodes, took.count(),
                        static_cast<double>(result.nodes) / took.count()));
    }
    return bastide::cli::finish(finished);
}

constexpr const char* footer = R"(Examples:
  {0} examples/puzzle/pond.txt
  {0} examples/puzzle/pond.txt --allow_rotations --all_solutions --no-art
  {0} examples/puzzle/pond.txt --board_dimensions 3 3 --count

A puzzle has five words for each tile: 'tile NORTH EAST SOUTH WEST', each side road, city or pasture. A tile with
one road has no city side or three; of two roads and two cities, the roads are on neighbouring sides. Tiles are placed
in order, each beside an earlier one; sides that touch agree, and no road or city is left open. A solution is given
as (row,column,degrees turned clockwise) of each tile, rows and columns from 0.)";

}  // namespace

std::function<Exit()> add_solve_options(CLI::App& command, const std::string& called) {
    auto options = std::make_shared<Options>();
    command.add_option("FILE", options->file, "The puzzle; '-' is standard input")->type_name("")->required();
    command.add_flag("--all_solutions,--all-solutions", options->all, "Print all solutions, not only one");
    command.add_flag("--allow_rotations,--allow-rotations", options->rotations, "Tiles may be turned");
    command
        .add_option("--board_dimensions,--board-dimensions", options->board_dimensions,
                    "The largest map allowed; turned so that it fits, with rotations")
        ->option_text("ROWS COLUMNS");
    command
        .add_option("--tile_size,--tile-size", options->tile_size,
                    "Characters along a tile's side, odd, to 999")
        ->option_text("K [11]");
    command.add_flag("--count", options->count, "Print only how many solutions there are");
    command.add_flag("--no-art,--no_art", options->no_art, "Leave out the pictures");
    command.add_flag("--json", options->json, "Print the solutions as JSON");
    command.add_option("--svg", options->svg, "Draw each solution into a folder")->option_text("DIR");
    command.add_flag("--stats", options->stats, "Say how much was searched, and how fast");
    command.footer("\n" + fmt::format(footer, called));
    command.fallthrough(false);
    command.allow_extras();
    return [options, &command] { return run(command, *options); };
}

std::vector<std::string> with_two_dashes(int argc, const char* const* argv) {
    std::vector<std::string> arguments(argv + 1, argv + argc);
    for (std::string& argument : arguments) {
        if (!argument.starts_with('-')) continue;
        const std::size_t value = std::min(argument.find('='), argument.size());
        const std::size_t begin = std::min(argument.find_first_not_of('-'), value);
        std::string name = argument.substr(begin, value - begin);
        std::ranges::replace(name, '-', '_');
        for (const char* known : {"all_solutions", "allow_rotations", "board_dimensions", "tile_size",
                                  "count", "no_art", "json", "svg", "stats"}) {
            if (name == known) argument.replace(0, value, "--" + name);
        }
    }
    return arguments;
}

void add_solve(CLI::App& app, Chosen& chosen) {
    CLI::App* command =
        app.add_subcommand("solve", "Place a sequence of tiles so that every road and city closes");
    command->callback([run = add_solve_options(*command, "bastide solve"), &chosen] {
        chosen.run = [run](const Common&) { return run(); };
    });
}

}  // namespace bastide::cli
