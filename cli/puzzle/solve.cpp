// `bastide solve`: the maps that a puzzle makes.
#include "cli/puzzle/solve.h"

#include <algorithm>
#include <chrono>
#include <expected>
#include <filesystem>
#include <optional>
#include <utility>

#include <fmt/core.h>

#include "bastide/base/splitmix64.h"
#include "bastide/puzzle/find_one.h"
#include "bastide/text/fields.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "cli/course/course.h"
#include "cli/print_each.h"
#include "cli/puzzle/checkpoint.h"
#include "cli/puzzle/commands.h"
#include "cli/puzzle/options.h"
#include "cli/puzzle/puzzle_file.h"
#include "cli/puzzle/solve_task.h"
#include "command/fail.h"
#include "os/files.h"
#include "os/output.h"
#include "os/progress_line.h"
#include "os/signals.h"

namespace bastide::cli {
namespace {

Exit wrong_argument(const std::string& lines) {
    const std::size_t end = std::min(lines.find('\n'), lines.size());
    os::eprintln(lines.substr(0, end));
    if (end < lines.size()) os::eprintln(lines.substr(end + 1));
    return Exit::usage;
}

// "about 4 min left", from the share that is searched. Branches differ in size, so it is a guess, and none at
// first.
std::string time_left(double searched, double seconds) {
    if (searched < 0.005) return "too early to say how long";
    const double left = seconds * (1 - searched) / searched;
    if (left < 90) return fmt::format("about {:.0f} s left", left);
    if (left < 5400) return fmt::format("about {:.0f} min left", left / 60);
    if (left < 48 * 3600) return fmt::format("about {:.0f} h left", left / 3600);
    return fmt::format("about {:.0f} days left", left / 86400);
}

void show(const puzzle::SolveProgress& so_far, os::ProgressLine& line) {
    line.show([&](double seconds) {
        return fmt::format("{:.1f}% searched, {}, {:.1f} million nodes/s, {}", so_far.searched * 100,
                           text::plural(so_far.solutions, "solution"),
                           static_cast<double>(so_far.nodes) / seconds / 1e6,
                           time_left(so_far.searched, seconds));
    });
}

// Tells apart the searches that a checkpoint may be of.
std::string name_of_search(const puzzle::Puzzle& puzzle, const SolveTask& task) {
    std::uint64_t sum = 0;
    for (const tile::Tile tile : puzzle.tiles) sum = mix(sum ^ static_cast<std::uint64_t>(tile.code()));
    std::string name = fmt::format("{} tiles {:016x}", puzzle.tiles.size(), sum);
    if (task.solve.rotations) name += " rotations";
    if (task.solve.dimensions)
        name += fmt::format(" {} x {}", task.solve.dimensions->rows, task.solve.dimensions->columns);
    if (task.print.count) name += " count";
    if (task.print.all) name += " all";
    return name;
}

// A search from the first solution printed to the last word about it.
class Run {
  public:
    Run(const SolveCommandLine& words, SolveTask task, puzzle::Puzzle puzzle, const DividedSolver& solver)
        : words_(words),
          solver_(solver),
          task_(std::move(task)),
          puzzle_(std::move(puzzle)),
          printer_(task_.print, puzzle_, progress_) {}

    Exit run() {
        task_.solve.only_count = task_.print.count;
        task_.solve.watch = [this](const puzzle::SolveProgress& so_far) {
            show(so_far, progress_);
            return !interrupt_.came() && seconds_so_far() < task_.max_seconds;
        };
        const Result<puzzle::SolveResult> result =
            words_.checkpoint.empty() ? search() : search_with_checkpoint();
        progress_.clear();
        if (!result) return fail(result.error());
        if (task_.print.count) printer_.count(result->solutions);
        const bool is_answer = result->is_complete || (!prints_all() && result->solutions > 0);
        const auto finished = printer_.finish(is_answer);
        if (words_.stats) {
            const std::int64_t nodes = result->nodes - nodes_before_;
            os::eprintln(fmt::format("{} nodes, {:.3f} seconds, {:.0f} nodes/s", nodes, seconds_so_far(),
                                     static_cast<double>(nodes) / seconds_so_far()));
        }
        if (!finished) return fail(finished.error());
        if (is_answer && checkpoint_) checkpoint_->remove();
        return is_answer ? Exit::done : print_partial(result->nodes);
    }

  private:
    using Clock = std::chrono::steady_clock;

    bool prints_all() const { return task_.print.all || task_.print.count; }

    double seconds_so_far() const { return std::chrono::duration<double>(Clock::now() - start_).count(); }

    bool print(const puzzle::Solution& solution) { return printer_.print(solution) && prints_all(); }

    // If one solution is wanted, tries many orders first.
    std::optional<puzzle::SolveResult> look_for_one() {
        if (prints_all()) return std::nullopt;
        const puzzle::SolveResult soon = puzzle::look_for_one(
            puzzle_, task_.solve, [this](const puzzle::Solution& solution) { print(solution); });
        const bool is_settled = soon.solutions > 0 || soon.is_complete || soon.nodes >= task_.solve.max_nodes;
        if (is_settled) return soon;
        nodes_looking_ = soon.nodes;
        return std::nullopt;
    }

    Result<puzzle::SolveResult> search() {
        if (const auto soon = look_for_one()) return *soon;
        task_.solve.max_nodes -= nodes_looking_;
        auto result = search_tree();
        task_.solve.max_nodes += nodes_looking_;
        if (result) result->nodes += nodes_looking_;
        return result;
    }

    Result<puzzle::SolveResult> search_tree() {
        const auto found = [this](const puzzle::Solution& solution) { return print(solution); };
        if (!solver_ && task_.threads == 1) return solve(puzzle_, task_.solve, found);
        puzzle::Division division;
        division.threads = task_.threads;
        return divided(division, puzzle::Frontier({}, task_.solve.max_nodes), found);
    }

    Result<puzzle::SolveResult> divided(const puzzle::Division& division, puzzle::Frontier frontier,
                                        const std::function<bool(const puzzle::Solution&)>& found) const {
        return (solver_ ? solver_ : DividedSolver(puzzle::solve_divided))(puzzle_, task_.solve, division,
                                                                          std::move(frontier), found);
    }

    Result<puzzle::SolveResult> search_with_checkpoint() {
        auto opened =
            Checkpoint::open(words_.checkpoint, words_.files.front(), name_of_search(puzzle_, task_),
                             puzzle_.tiles.size(), std::chrono::duration<double>(task_.checkpoint_seconds));
        if (!opened) return std::unexpected(std::move(opened.error()));
        Checkpoint& checkpoint = checkpoint_.emplace(std::move(*opened));
        puzzle::SearchState state = checkpoint.state();
        nodes_before_ = state.nodes;
        if (!belongs(state, puzzle_, task_.solve)) return std::unexpected(checkpoint.damaged());
        if (checkpoint.should_continue()) {
            os::eprintln(fmt::format("Resuming from '{}': {:.1f}% searched, {}.", words_.checkpoint,
                                     state.searched * 100, text::plural(state.delivered, "solution")));
        }
        const bool is_begun = state.nodes > 0 || state.delivered > 0;
        if (!is_begun) {
            if (const auto soon = look_for_one()) return *soon;
            state.nodes += nodes_looking_;
            state.nodes_before += nodes_looking_;
        }
        bool should_continue = true;
        const auto printed = checkpoint.for_each_solution(
            [&](const puzzle::Solution& solution) { return should_continue = print(solution); });
        if (!printed) return std::unexpected(printed.error());
        puzzle::SolveResult before;
        before.solutions = state.delivered;
        if (!should_continue) return before;
        puzzle::Division division;
        division.threads = task_.threads;
        division.look = [this, &checkpoint](const puzzle::Frontier& now, bool is_last) {
            save(checkpoint, now.state(), is_last);
        };
        return divided(division, puzzle::Frontier(std::move(state), task_.solve.max_nodes),
                       [this, &checkpoint](const puzzle::Solution& solution) {
                           checkpoint.add(solution);
                           return print(solution);
                       });
    }

    // If saving fails, the search continues and the last checkpoint remains.
    void save(Checkpoint& checkpoint, const puzzle::SearchState& state, bool is_last) {
        const auto saved = is_last ? checkpoint.save(state) : checkpoint.save_in_time(state);
        if (saved || is_warned_) return;
        progress_.clear();
        os::eprintln("warning: " + to_string(saved.error()) + ": the search continues without being saved");
        is_warned_ = true;
    }

    Exit print_partial(std::int64_t nodes) const {
        const bool is_limit_of_nodes = nodes >= task_.solve.max_nodes;
        const char* const why = interrupt_.came()   ? "Interrupted"
                                : is_limit_of_nodes ? "Reached the node limit"
                                                    : "Reached the time limit";
        const char* const then = !checkpoint_ ? ""
                                 : is_limit_of_nodes
                                     ? ". The same command with a higher limit resumes from the checkpoint"
                                     : ". The same command resumes from the checkpoint";
        os::eprintln(
            fmt::format("{}: these are the solutions found so far, and there may be more{}.", why, then));
        return interrupt_.came() ? Exit::interrupted : Exit::limit;
    }

    const SolveCommandLine& words_;
    const DividedSolver& solver_;
    SolveTask task_;
    puzzle::Puzzle puzzle_;
    Clock::time_point start_ = Clock::now();
    os::Interrupt interrupt_;
    os::ProgressLine progress_;
    SolutionPrinter printer_;
    std::optional<Checkpoint> checkpoint_;
    std::int64_t nodes_before_ = 0;   // in earlier runs
    std::int64_t nodes_looking_ = 0;  // for one solution, before the tree was searched
    bool is_warned_ = false;
};

// Returns a picture in the folder that would overwrite the puzzle or the output.
std::optional<std::string> picture_in_use(const std::string& folder, const std::string& puzzle) {
    std::error_code error;
    for (std::filesystem::directory_iterator file(folder, error), end; !error && file != end;
         file.increment(error)) {
        std::string name = file->path().filename().string();
        if (!name.starts_with("solution-") || !(name.ends_with(".svg") || name.ends_with(".png"))) continue;
        if (os::would_overwrite(puzzle, file->path()) || !os::stream_into(file->path()).empty()) return name;
    }
    return std::nullopt;
}

// Returns the puzzle, or the exit status after printing the error.
std::expected<puzzle::Puzzle, Exit> puzzle_for(Command command, const SolveTask& task,
                                               const std::string& file) {
    if (is_of_course(command) && file != "-" && os::is_missing(file))
        return std::unexpected(wrong_argument(in_course_words("cannot open file " + text::in_quotes(file))));
    auto puzzle = read_puzzle_file(file);
    if (!puzzle) return std::unexpected(fail(puzzle.error()));
    const std::string why = dimensions_error(task.solve.dimensions, *puzzle);
    if (why.empty()) return *std::move(puzzle);
    return std::unexpected(wrong_argument(is_of_course(command)
                                              ? in_course_words("specified board is not large enough")
                                              : in_our_words(command, why)));
}

// Prints the solutions of each puzzle below its name, or as an array of {"file": NAME, "result": …}.
Exit solve_each(Command command, const SolveCommandLine& words, const SolveTask& task) {
    if (!check_stdin_once(words.files)) return Exit::input;
    const auto title = [&](const std::string& file, bool is_first) -> std::string {
        const PrintOptions& print = task.print;
        if (print.json)
            return std::string(is_first ? "[" : ",") + "{\"file\":" + text::json_line(file) + ",\"result\":";
        return (is_first || print.count ? "" : "\n") + title_of(file) + (print.count ? ' ' : '\n');
    };
    Exit exit = Exit::done;
    bool is_first = true;
    for (const std::string& file : words.files) {
        auto puzzle = puzzle_for(command, task, file);
        if (!puzzle) {
            exit = std::max(exit, puzzle.error());
            continue;
        }
        if (const auto written = os::write_out(title(file, is_first)); !written) return fail(written.error());
        is_first = false;
        exit = std::max(exit, Run(words, task, *std::move(puzzle), {}).run());
        if (task.print.json) {
            if (const auto written = os::write_out("}"); !written) return fail(written.error());
        }
        if (exit == Exit::interrupted) break;
    }
    if (!task.print.json) return exit;
    return std::max(exit, finish(os::write_out(is_first ? "[]\n" : "]\n")));
}

Exit run(Command command, const SolveCommandLine& words, const DividedSolver& solver) {
    auto task = understand(command, words);
    if (!task) return wrong_argument(task.error());
    if (solver && command.is_given("--threads"))
        return wrong_argument(in_our_words(
            command, "--threads is for 'bastide solve': start as many ranks as there are cores"));
    if (words.files.size() > 1) return solve_each(command, words, *task);
    const std::string& file = words.files.front();
    auto puzzle = puzzle_for(command, *task, file);
    if (!puzzle) return puzzle.error();
    std::error_code error;
    if (const std::string& folder = task->print.folder;
        !folder.empty() && !std::filesystem::create_directories(folder, error) && error)
        return fail(file_error(folder, "cannot be created: " + error.message()));
    if (!task->print.folder.empty()) {
        const std::string option = command.is_given("--svg-folder") ? "--svg-folder" : "--png-folder";
        if (const auto name = picture_in_use(task->print.folder, file))
            return wrong_argument(in_our_words(command, option + " would overwrite " +
                                                            text::in_quotes(*name) +
                                                            ", which is in use: name another folder"));
    }
    return Run(words, std::move(*task), *std::move(puzzle), solver).run();
}

constexpr const char* solve_footer = R"(Examples:
  {0} examples/puzzle/pond.txt
  {0} examples/puzzle/pond.txt {1} --no-art
  {0} examples/puzzle/pond.txt {2} 3 3 --count

A puzzle has five words for each tile: 'tile NORTH EAST SOUTH WEST', each side road, city or pasture. A tile with
one road side has no city side or three. On a tile with two road and two city sides, the roads are on neighbouring
sides. Tiles are placed in order, each next to an earlier one. Sides that touch match, and no road or city is left open.
A solution gives (row,column,degrees clockwise) for each tile, with rows and columns from 0.)";

}  // namespace

void add_solve_options(Command command, const std::string& called, const DividedSolver& solver) {
    auto& words = command.make_options<SolveCommandLine>();
    add_options(command, words, !solver && !is_of_course(command));
    const bool is_course = is_of_course(command);
    command.footer(
        "\n" + fmt::format(solve_footer, called,
                           is_course ? "--allow_rotations --all_solutions" : "--rotations --all-solutions",
                           is_course ? "--board_dimensions" : "--dimensions"));
    if (is_course) command.exits_with(Exit::usage, "wrong command line or no such file");
    command.exits_with(Exit::limit);
    command.exits_with(Exit::interrupted);
    command.allow_extras();
    command.run([solver, command](const SolveCommandLine& given) { return run(command, given, solver); },
                words);
}

void add_solve(Command app) {
    const Command command =
        app.add_subcommand("solve", "Place a sequence of tiles so that every road and city closes");
    add_solve_options(command, "bastide solve");
}

}  // namespace bastide::cli
