// `bastide match review`: a match judged turn by turn, as tables, JSON or a picture.
#include <string>
#include <vector>

#include <fmt/format.h>

#include "bastide/draw/match/win_chance_chart.h"
#include "bastide/match/format.h"
#include "bastide/match/review/format.h"
#include "bastide/match/review/parallel/review_threads.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "cli/match/commands.h"
#include "cli/match/game.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "command/picture.h"
#include "os/output.h"
#include "os/progress_line.h"
#include "os/signals.h"
#include "os/terminal.h"
#include "os/thread_count.h"

namespace bastide::cli {
namespace {

using namespace match;

struct ReviewOptions {
    std::string file = "-";
    PictureOptions picture;
    std::string names;  // with commas between them
    std::int64_t simulations = Effort().simulations;
    int threads = 0;
    bool json = false;
};

Exit run_review(const ReviewOptions& options, const GlobalOptions& global) {
    const auto table = find_match(options.file);
    if (!table) return fail(global, table.error());
    const Record& record = table->record;
    const auto given = with_given_names(names_of(*table), options.names, options.file);
    if (!given) return fail(given.error());
    const std::vector<std::string>& names = *given;
    if (record.played() == 0) {
        const std::string name = options.file == "-" ? "<stdin>" : options.file;
        return fail(file_error(name, "has no moves to review"));
    }
    const os::Interrupt interrupt;
    os::ProgressLine progress;
    const auto all = static_cast<std::int64_t>(record.played());
    const auto watch = [&](std::int64_t done) {
        progress.show([&](double) {
            return fmt::format("{} {} of {}", os::progress_bar(done, all), done, text::plural(all, "turn"));
        });
        return !interrupt.came();
    };
    const Review review =
        review_match(record, {.simulations = options.simulations}, os::thread_count(options.threads), watch);
    progress.clear();
    const Exit exit = review.is_whole() ? Exit::done : Exit::interrupted;
    if (options.picture.is_set()) {
        const auto written = write_picture(options.picture, draw::review_svg(review, names));
        if (!written) return fail(written.error());
        if (options.picture.takes_stdout()) return exit;
    }
    std::string text = options.json ? review_json(record, review, names)
                                    : review_text(record, review, names, os::output_width());
    // Probabilities ignore a forfeit.
    if (table->forfeit && !options.json)
        text += '\n' +
                text::printable(forfeit_sentence(*table->forfeit,
                                                 names[static_cast<std::size_t>(table->forfeit->seat)])) +
                '\n';
    const auto written = os::write_out(text);
    return written ? exit : fail(written.error());
}

}  // namespace

void add_match_review(Command match) {
    const Command command =
        match.add_subcommand("review", "Judge a game turn by turn: luck, mistakes and better moves");
    auto& options = command.make_options<ReviewOptions>();
    command
        .add_option("GAME", options.file,
                    "A file, or the number of a game you played. '-' or none is standard input")
        .type_name("*.json");
    command.add_flag("--json", options.json, "Print every turn as JSON");
    command.add_option("--simulations", options.simulations, "Simulations per turn, 0 for a quick review")
        .transform(whole_number(0, 10'000))
        .option_text(fmt::format("N [{}]", Effort().simulations));
    add_threads(command, options.threads);
    add_names_option(command, options.names);
    add_picture_options(command, options.picture, "the win-probability graph");
    command.footer(
        "\nMarks: ?? a blunder (5 points lost or more), ? a mistake (2.5), ?! an inaccuracy (1).\n"
        "They need a loss of two standard errors and a percentage point of win probability: '~' is a\n"
        "loss that may be noise, and '=' a loss in a game that was already decided.\n"
        "A move is a tile, its square, its quarter turns, and the place of a meeple or '-': RFr 0 1 0 rE.\n"
        "\nThe first lines split each player's final lead into draws and play (with two players, compared\n"
        "with the opponent) and the rest. They name the turn from which on the player was behind or ahead\n"
        "for good, and the costliest move. Turning points are changes of 5 percentage points or more.\n"
        "\nColumns, in points of the final lead: luck of the draw, loss by the move and its error ±, and\n"
        "in the totals the lead at the start, what the moves of others brought, and what no estimate\n"
        "foresaw. These add up to 'ahead by'. docs/match-review.md explains them.\n"
        "\nExamples:\n  bastide match review examples/match/duel.json\n"
        "  bastide match review examples/match/duel.json --simulations 0 -o course.svg\n"
        "  bastide match review 12\n\n'bastide match games' lists the numbers.");
    command.validate([&options, command] { validate(command, options.picture, {options.file}, {"--json"}); });
    command.exits_with(Exit::interrupted);
    command.run(run_review, options);
}

}  // namespace bastide::cli
