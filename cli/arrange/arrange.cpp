// `bastide arrange`: whether tiles fill a shape.
#include <algorithm>
#include <chrono>
#include <limits>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/core.h>

#include "bastide/arrange/bound.h"
#include "bastide/arrange/compact.h"
#include "bastide/arrange/encoding.h"
#include "bastide/arrange/search.h"
#include "bastide/play/random.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "cli/arrange/answer_printer.h"
#include "cli/arrange/best.h"
#include "cli/arrange/commands.h"
#include "cli/arrange/problem_options.h"
#include "cli/arrange/search_watch.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "os/atomic_file.h"
#include "os/files.h"
#include "os/output.h"
#include "os/thread_count.h"
#include "sat/cadical.h"
#include "sat/cube_and_conquer.h"

namespace bastide::cli {
namespace {

using arrange::SearchResult;

struct Options {
    ArrangeProblemOptions problem;
    AnswerOptions answer;
    std::optional<arrange::Goal> goal;
    std::int64_t number = 1;
    std::optional<std::string> seed;
    std::string limit_seconds;
    int thread_option = 0;
    std::string proof;
    std::string cnf;

    std::uint64_t seed_number() const { return seed ? play::seed_number(*seed) : 0; }
    double max_seconds() const {
        return seconds(limit_seconds).value_or(std::numeric_limits<double>::infinity());
    }

    int threads() const { return os::thread_count(thread_option); }

    // The number of arrangements to find.
    std::int64_t most() const { return answer.count ? arrange::all_arrangements : number; }
};

// A search from the question to the last word about it.
class Search {
  public:
    Search(const Options& options, SearchWatch& watch, const GlobalOptions& global)
        : options_(options), watch_(watch), global_(global), printer_(options.answer) {}

    Exit run(const arrange::Problem& problem) {
        const auto encoding = encode(problem);
        if (!encoding) return fail(global_, encoding.error());
        if (!options_.cnf.empty() && encoding->formula().is_whole()) {
            if (const auto written = os::write_file(options_.cnf, to_dimacs(encoding->formula())); !written)
                return fail(written.error());
        }
        if (options_.proof.empty()) {
            if (is_settled_by_counting(problem)) return finish({0, SearchResult::End::no_more});
            return find_and_finish(problem, *encoding);
        }
        auto proof = os::AtomicFile::create(options_.proof);
        if (!proof) return fail(proof.error());
        proof->remove_if_ended();
        if (is_settled_by_counting(problem)) return finish({0, SearchResult::End::no_more});
        // A proof is one solver's.
        sat::Cadical solver(proof->stream());
        const auto result = search_verified(problem, *encoding, solver, search_options());
        watch_.clear();
        if (!result) return fail(global_, result.error());
        const Exit exit = finish(*result);
        if (exit != Exit::done || result->found > 0) {
            os::eprintln(options_.proof + ": not written because there is no proof" +
                         (result->found > 0 ? ": there is an arrangement." : "."));
            return exit;
        }
        solver.end_proof();
        return cli::finish(proof->commit());
    }

    Exit run_compact(const arrange::Problem& problem) {
        const auto make_solver = [this] {
            return std::make_unique<sat::CubeAndConquer>(sat::DivisionOptions{.threads = options_.threads()});
        };
        const auto result = search_compact(problem, make_solver, search_options(), options_.seed_number());
        watch_.clear();
        if (!result) return fail(global_, result.error());
        if (result->why_none) os::eprintln(*result->why_none);
        is_any_left_out_ = result->is_any_left_out;
        return finish(result->search);
    }

  private:
    Exit find_and_finish(const arrange::Problem& problem, const arrange::Encoding& encoding) {
        sat::CubeAndConquer solver({.threads = options_.threads()});
        const auto result = search_verified(problem, encoding, solver, search_options());
        watch_.clear();
        return result ? finish(*result) : fail(global_, result.error());
    }

    Result<arrange::Encoding> encode(const arrange::Problem& problem) {
        // A proof must hold without trusting that symmetry breaking is sound.
        const bool is_broken = options_.most() == 1 && options_.proof.empty();
        using Symmetry = arrange::Encoding::Symmetry;
        return arrange::Encoding::of(problem, is_broken ? Symmetry::broken : Symmetry::unbroken,
                                     options_.seed_number(), [this] { return should_continue(); });
    }

    bool should_continue() {
        const auto line = [this](double seconds) {
            return fmt::format("{} found, {:.0f} s", text::plural(found_, "arrangement"), seconds);
        };
        return watch_.should_continue(line) && !printer_.has_failed();
    }

    arrange::SearchOptions search_options() {
        arrange::SearchOptions search;
        search.most = options_.most();
        search.found = [this](const landscape::Landscape& map) {
            ++found_;
            if (options_.answer.count) return;
            watch_.clear();
            printer_.print(map);
        };
        search.should_continue = [this] { return should_continue(); };
        return search;
    }

    // A requested proof must be about the formula, which does not contain sums.
    bool is_settled_by_counting(const arrange::Problem& problem) {
        const auto why = why_none(problem);
        if (!why) return false;
        watch_.clear();
        os::eprintln(*why);
        if (options_.proof.empty()) return true;
        os::eprintln(
            "This is not a DRAT proof. The search for one can take very long. Leave out --proof to skip it.");
        return false;
    }

    Exit finish(const SearchResult& result) {
        watch_.clear();
        const bool is_partial = result.is_partial() || is_any_left_out_;
        if (const auto finished = printer_.finish(result.found, is_partial); !finished)
            return fail(finished.error());
        if (result.is_partial()) return print_partial(result);
        return is_any_left_out_ ? print_left_out(result) : Exit::done;
    }

    static Exit print_left_out(const SearchResult& result) {
        os::eprintln(fmt::format("Rectangles of more than {} cells cannot be tried: {}.",
                                 arrange::Shape::max_cells,
                                 result.found == 0 ? "the tiles may fit into one"
                                                   : "the tiles may fit into one with a smaller perimeter"));
        return Exit::limit;
    }

    Exit print_partial(const SearchResult& result) const {
        const char* const why = watch_.why(result.end == SearchResult::End::memory);
        os::eprintln(
            result.found == 0 ? fmt::format("{} before an arrangement was found. There may be some.", why)
            : options_.answer.count
                ? fmt::format("{}: this many were found so far, and there may be more.", why)
                : fmt::format("{}: these are the arrangements found so far, and there may be more.", why));
        return watch_.exit();
    }

    const Options& options_;
    SearchWatch& watch_;
    const GlobalOptions& global_;
    AnswerPrinter printer_;
    std::int64_t found_ = 0;
    bool is_any_left_out_ = false;  // of the rectangles, as too large
};

Exit run(const Options& options, const GlobalOptions& global) {
    const auto start = SearchWatch::Clock::now();
    const auto problem = problem_of(options.problem);
    if (!problem) return fail(global, problem.error());
    SearchWatch watch(start, options.max_seconds());
    if (options.goal)
        return run_best(*problem, {*options.goal, options.seed_number(), options.threads()}, watch,
                        options.answer, global);
    Search search(options, watch, global);
    return options.problem.compact ? search.run_compact(*problem) : search.run(*problem);
}

void add_search_options(Command command, Options& options) {
    add_choice<std::optional<arrange::Goal>>(
        command, "--most", options.goal,
        {{"points", arrange::Goal::points},
         {"city", arrange::Goal::city},
         {"road", arrange::Goal::road},
         {"closed", arrange::Goal::closed},
         {"tiles", arrange::Goal::tiles}},
        "Find the best arrangement and prove it: most points by the landscape rules (points), largest "
        "complete city (city), longest complete road (road), most complete features (closed), or most tiles "
        "(tiles)",
        "WHAT");
    command.add_option("-n,--number", options.number, "Find N different arrangements")
        .option_text("N [1]")
        .transform(whole_number(1, 1'000'000));
    command.add_flag("--count", options.answer.count, "Print only how many arrangements there are");
    command.add_option("--seed", options.seed, "Any text: another seed gives another arrangement")
        .check(seed_error)
        .option_text("S");
    command.add_option("--limit-seconds", options.limit_seconds, "Stop after S seconds")
        .option_text("S")
        .check(seconds_error);
    add_threads(command, options.thread_option);
    command.add_option("--proof", options.proof, "If there is no arrangement, write a DRAT proof of it")
        .option_text("FILE")
        .check(name_error);
    command
        .add_option("--cnf", options.cnf, "Write the formula in the DIMACS format, which the proof refers to")
        .option_text("FILE")
        .check(name_error);
    command.add_flag("--json", options.answer.json, "Print the arrangements as JSON");
    add_choice(command, "--to", options.answer.as_puzzle, {{"landscape", false}, {"puzzle", true}},
               "Print the arrangement as a landscape, which 'bastide score' reads, or as the puzzle that it "
               "solves, which 'bastide solve' reads",
               "landscape|puzzle [landscape]");
    add_picture_options(command, options.answer.picture, "the arrangement", {.ansi = true});
}

void refuse_pictures_of_several(Command command, const Options& options) {
    for (const char* const option : {"--draw", "--output", "--width"}) {
        if (!command.is_given(option)) continue;
        if (options.answer.count)
            reject("--count prints a number, and no picture: leave out --draw, -o and --width");
        const bool is_text = options.answer.picture.kind == PictureOptions::Kind::ansi;
        const bool is_file = option == std::string_view("--output");
        if (options.number > 1 && (!is_text || is_file))
            reject(std::string(is_file ? "-o" : option) + " draws one arrangement: leave out -n");
    }
}

// Every output needs its own file. Only a picture may replace the answer.
void refuse_shared_files(const Options& options) {
    const std::vector<std::string> inputs = files_read(options.problem);
    const std::string picture = options.answer.picture.goes_to_file() ? options.answer.picture.file : "";
    std::vector<std::string> outputs;
    for (const auto& [option, output] : {std::pair("-o", &picture), std::pair("--cnf", &options.cnf),
                                         std::pair("--proof", &options.proof)}) {
        if (output->empty()) continue;
        const auto is_there = [&](const std::string& file) { return os::would_overwrite(file, *output); };
        if (os::goes_to_stdout(*output))
            reject(option +
                   std::string(" cannot go to standard output, which holds the answer: name a file"));
        if (std::ranges::any_of(inputs, is_there))
            reject(option + std::string(" would overwrite the input: name another file"));
        if (std::ranges::any_of(outputs, is_there))
            reject(option + std::string(" would overwrite another result: name another file"));
        outputs.push_back(*output);
    }
}

void validate(Command command, Options& options) {
    validate(options.problem);
    refuse_pictures_of_several(command, options);
    validate(command, options.answer.picture, {options.problem.mask}, {"--json"});
    refuse_shared_files(options);
    if (options.answer.count && command.is_given("--number"))
        reject("--count counts all arrangements: leave out -n");
    if (options.goal) {
        for (const char* const option : {"--number", "--count", "--proof", "--cnf"})
            if (command.is_given(option))
                reject(option +
                       std::string(" cannot be combined with --most, which finds one best arrangement"));
    }
    for (const auto& [option, file] :
         {std::pair("--proof", &options.proof), std::pair("--cnf", &options.cnf)})
        if (options.problem.connected && !file->empty())
            reject(option + std::string(" does not work with --connected"));
    if (options.problem.compact && (options.goal || !options.proof.empty() || !options.cnf.empty()))
        reject("--compact finds a shape: leave out --most, --proof and --cnf");
    if (options.answer.as_puzzle && (options.most() > 1 || options.answer.json))
        reject("--to puzzle prints one: leave out -n, --count and --json");
    if (options.answer.as_puzzle && options.problem.border != tile::Edge::field)
        reject("--to puzzle needs every road and city closed: add --border closed");
    if (options.most() > 1 && !options.proof.empty())
        reject("--proof proves that there is no arrangement: leave out -n and --count");
}

constexpr const char* footer = R"(
Examples:
  bastide arrange --rectangle 8 9 --seed monday
  bastide arrange --rectangle 6 6 --some --border closed --seed monday --draw ansi
  bastide arrange --mask examples/arrange/ring.txt --tiles examples/arrange/roads.txt --count
  bastide arrange --rectangle 8 9 --no-equal-neighbours | bastide score

Every cell of the shape gets a tile in any rotation, and all tiles are used unless --some is given. The result is a map
that 'bastide score' reads, or 'No arrangement.' if it is proved that there is none. A file of tiles has one kind on
each line, such as '4 [2,1,1,0,1]' or 'any [2,1,1,0,1]', or is a puzzle. Rows and columns are counted from 1.)";

}  // namespace

void add_arrange(Command app) {
    const Command command =
        app.add_subcommand("arrange", "Fill a shape with tiles, or prove that it cannot be done");
    auto& options = command.make_options<Options>();
    add_problem_options(command, options.problem);
    add_search_options(command, options);
    command.footer(footer);
    command.validate([&options, command] { validate(command, options); });
    command.exits_with(Exit::input, "wrong input, a contradiction or a problem that is too large");
    command.exits_with(Exit::limit);
    command.exits_with(Exit::interrupted);
    command.run(
        [](Options& given, const GlobalOptions& global) {
            given.answer.color = global.color;
            return run(given, global);
        },
        options);
}

}  // namespace bastide::cli
