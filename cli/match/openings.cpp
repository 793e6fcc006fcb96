// `bastide match openings`: the first moves of the saved games, with results and expected leads.
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include <fmt/format.h>

#include "bastide/match/notation.h"
#include "bastide/match/review/format.h"
#include "bastide/match/review/turn_review.h"
#include "bastide/text/fields.h"
#include "bastide/text/plural.h"
#include "bastide/text/text_table.h"
#include "cli/match/collection.h"
#include "cli/match/commands.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "os/output.h"
#include "os/progress_line.h"
#include "os/signals.h"

namespace bastide::cli {
namespace {

using namespace match;

struct OpeningOptions {
    GameQuery query;
    std::vector<Move> after;
    std::int64_t keep = 20;
    std::int64_t simulations = 100;
    bool json = false;
};

// An opening as in the table and in JSON. Leads are in units of 1/`value_of_a_point`.
struct ListedOpening {
    std::string move;
    int players;
    std::int64_t games;
    std::int64_t won;
    std::int64_t drawn;
    std::int64_t lost;
    std::optional<std::int64_t> lead;  // the mean in finished games
    std::int64_t expected;
};

struct OpeningList {
    std::vector<ListedOpening> openings;
};

constexpr auto describe(text::Type<ListedOpening> /*type*/) {
    return text::object(
        "", "", "", text::member("move", "", &ListedOpening::move),
        text::member("players", "", &ListedOpening::players),
        text::member("games", "", &ListedOpening::games), text::member("won", "", &ListedOpening::won),
        text::member("drawn", "", &ListedOpening::drawn), text::member("lost", "", &ListedOpening::lost),
        text::optional_member("lead", "",
                              [](const ListedOpening& opening) {
                                  return opening.lead ? std::optional(json_points(*opening.lead))
                                                      : std::nullopt;
                              }),
        text::member("expected", "",
                     [](const ListedOpening& opening) { return json_points(opening.expected); }));
}

constexpr auto describe(text::Type<OpeningList> /*type*/) {
    return text::object("", "", "", text::member("openings", "", &OpeningList::openings));
}

ListedOpening listed(const Opening& opening, std::int64_t expected) {
    const auto results = [&](GameResult result) { return opening.results[static_cast<std::size_t>(result)]; };
    std::optional<std::int64_t> lead;
    if (opening.finished() > 0) lead = opening.lead * value_of_a_point / opening.finished();
    return {.move = to_text(opening.move),
            .players = opening.before.players(),
            .games = opening.games,
            .won = results(GameResult::won),
            .drawn = results(GameResult::drawn),
            .lost = results(GameResult::lost),
            .lead = lead,
            .expected = expected};
}

std::string openings_text(const OpeningList& list, std::size_t all) {
    text::TextTable table({"move", "players", "games", "won", "drawn", "lost", "lead", "expected"},
                          "lrrrrrrr");
    for (const ListedOpening& each : list.openings)
        table.add({each.move, std::to_string(each.players), std::to_string(each.games),
                   std::to_string(each.won), std::to_string(each.drawn), std::to_string(each.lost),
                   each.lead ? points_text(*each.lead) : "-", points_text(each.expected)});
    std::string text = table.to_string();
    if (all > list.openings.size())
        text += fmt::format("\n{} more: '--keep {}' lists all\n", all - list.openings.size(), all);
    return text;
}

Exit run_openings(const OpeningOptions& options, const GlobalOptions& global) {
    auto all = saved_games();
    if (!all) return fail(global, all.error());
    std::vector<Table> games;
    for (auto& stored : all->games)
        if (satisfies(stored.table, options.query)) games.push_back(std::move(stored.table));
    const std::vector<Opening> found = openings(games, options.after);
    const Exit exit = all->damaged.empty() ? Exit::done : Exit::input;
    for (const Error& error : all->damaged) fail(error);
    if (found.empty() && !options.json) {
        os::eprintln(all->games.empty() ? "No games yet: play some with 'bastide match play', or add some "
                                          "with 'bastide match import --save'."
                                        : "None of the saved games fits: 'bastide match games' lists them.");
        return exit;
    }
    const os::Interrupt interrupt;
    os::ProgressLine progress;
    OpeningList list;
    const auto shown = std::min<std::int64_t>(std::ssize(found), options.keep);
    for (std::int64_t i = 0; i < shown && !interrupt.came(); ++i) {
        progress.show([&](double) {
            return fmt::format("{} {} of {}", os::progress_bar(i, shown), i, text::plural(shown, "move"));
        });
        const Opening& opening = found[static_cast<std::size_t>(i)];
        list.openings.push_back(
            listed(opening, expected_lead(opening.before, opening.move, options.after.size(),
                                          {.simulations = options.simulations})));
    }
    progress.clear();
    const auto written =
        os::write_out(options.json ? text::json_text(list) : openings_text(list, found.size()));
    if (!written) return fail(written.error());
    return interrupt.came() ? Exit::interrupted : exit;
}

}  // namespace

void add_match_openings(Command match) {
    const Command command =
        match.add_subcommand("openings", "List the first moves of your games, with their results");
    auto& options = command.make_options<OpeningOptions>();
    add_moves_option(command, "--after", options.after, "List the moves that followed these");
    add_query_options(command, options.query);
    command.add_option("--keep", options.keep, "List at most N moves, the most frequent first")
        .transform(whole_number(1, 10'000))
        .option_text("N [20]");
    command.add_option("--simulations", options.simulations, "Simulations per move, 0 for a quick estimate")
        .transform(whole_number(0, 10'000))
        .option_text("N [100]");
    command.add_flag("--json", options.json, "Print the moves as JSON");
    command.footer(
        "\nThe columns 'won' to 'lost' count the results of the player who made the move. 'lead' is the "
        "mean\n"
        "of that player's final leads over the best opponent, and 'expected' is the lead that a review\n"
        "expects.\n"
        "\nExamples:\n  bastide match openings\n"
        "  bastide match openings --player Ada --result won\n"
        "  bastide match openings --after 'RFr 0 -1 0 rE'");
    command.run(run_openings, options);
}

}  // namespace bastide::cli
