// `bastide match adjudicate`: a referee's page about an interrupted game.
#include <algorithm>
#include <cstddef>
#include <optional>
#include <string>

#include <fmt/format.h>

#include "bastide/draw/match/text.h"
#include "bastide/match/review/adjudication_format.h"
#include "bastide/text/utf8.h"
#include "cli/match/commands.h"
#include "cli/match/game.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "command/picture.h"
#include "os/output.h"
#include "os/terminal.h"

namespace bastide::cli {
namespace {

using namespace match;

// A printed page.
constexpr std::size_t page_width = 80;
constexpr std::ptrdiff_t page_lines = 60;

struct AdjudicateOptions {
    std::string file = "-";
    std::optional<std::size_t> turns;
    AdjudicationEffort effort;
    bool json = false;
};

// Returns the text with the board below it, if both fit on a page.
std::string with_board(std::string text, const Position& position, os::ColorMode color) {
    const std::string board = '\n' + draw::match_text(position, text_style({}, color));
    const auto lines = std::ranges::count(text, '\n') + std::ranges::count(board, '\n');
    const std::string plain = draw::match_text(position, {.color = false, .unicode = true});
    std::size_t width = 0;
    for (std::size_t start = 0; start < plain.size();) {
        const std::size_t end = plain.find('\n', start);
        width = std::max(width, text::columns(plain.substr(start, end - start)));
        start = end + 1;
    }
    return lines <= page_lines && width <= page_width ? text += board : text;
}

Exit run_adjudicate(const AdjudicateOptions& options, const GlobalOptions& global) {
    const auto found = find_position(options.file, options.turns);
    if (!found) return fail(global, found.error());
    const Position& position = found->position;
    const Adjudication judged = adjudicate(position, options.effort);
    if (options.json) return finish(os::write_out(adjudication_json(position, judged, found->names)));
    const std::string text = adjudication_text(position, judged, options.effort, found->names,
                                               std::min(page_width, os::text_width()));
    return finish(os::write_out(with_board(text, position, global.color)));
}

}  // namespace

void add_match_adjudicate(Command match) {
    const Command command = match.add_subcommand(
        "adjudicate", "Judge an interrupted game: win probabilities, expected scores and best moves");
    auto& options = command.make_options<AdjudicateOptions>();
    add_position_options(command, options.file, options.turns);
    command.add_option("--simulations", options.effort.simulations, "Simulations of the next turn")
        .transform(whole_number(1, 1'000'000))
        .option_text(fmt::format("N [{}]", AdjudicationEffort().simulations));
    command
        .add_option("--placements", options.effort.ending_placements,
                    "Placements that the exact search of an ending may try. 0 searches no ending")
        .transform(whole_number(0, 1'000'000'000'000))
        .option_text(fmt::format("N [{}]", AdjudicationEffort().ending_placements));
    command.add_flag("--json", options.json, "Print the judgement as JSON");
    command.footer(
        "\nPrints a page of at most 80 columns and 60 lines, with the board if it fits. 'to win' is the "
        "win\nprobability. Its interval covers the noise of the simulations and the error of the "
        "judgement.\nThe last tiles of a game of two players are searched to the end, and then the "
        "probabilities\nare exact. docs/match-review.md explains them.\n"
        "\nExamples:\n  bastide match adjudicate examples/match/duel.json --turn 50\n"
        "  bastide match adjudicate examples/match/duel.json --turn 50 --json\n"
        "  echo 'players 2; tiles RCr 0 0 0' | bastide match adjudicate");
    command.run(run_adjudicate, options);
}

}  // namespace bastide::cli
