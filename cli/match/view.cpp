// `bastide match view`: a match on the screen, turn by turn.
#include <memory>
#include <string>
#include <utility>

#include "bastide/match/format.h"
#include "bastide/match/watched.h"
#include "cli/input.h"
#include "cli/match/commands.h"
#include "cli/output.h"
#include "cli/recorded.h"
#include "cli/terminal_game.h"
#include "tui/match/front.h"

namespace bastide::cli {
namespace {

struct Options {
    std::string match;
    ScreenOptions screen;
};

Result<match::Table> find_match(const std::string& name) {
    if (is_game_number(name)) {
        auto kept = kept_game<tui::MatchStore>(tui::matches_file(), name);
        if (!kept) return std::unexpected(std::move(kept.error()));
        return watched(std::move(kept->table.record), std::move(kept->table.seats));
    }
    auto record = read_whole(name, most_record_bytes, match::read_record);
    if (!record) return std::unexpected(std::move(record.error()));
    const int players = record->game().position().players();
    return watched(*std::move(record), match::seats_of(match::player_names(players)));
}

Exit run(const Options& options, const Common& common) {
    const auto table = find_match(options.match);
    if (!table) return fail(common, table.error());
    if (!has_terminal("bastide match view")) return Exit::usage;
    const tui::MatchFront front(*match::find_bot("master"), random_seed);
    return watch_in_terminal(common, options.screen, front, *table, tui::Watched::record);
}

constexpr const char* footer = R"(
Examples:
  bastide match view examples/match/duel.json
  bastide match view 12

The arrows step from turn to turn, space plays on by itself, and '?' lists the keys. 'bastide match games' lists the
matches you played with their numbers. The exit status is 1 if the command line is wrong or there is no terminal, 2 if
the match cannot be read.)";

}  // namespace

void add_match_view(Command match, Chosen& chosen) {
    const Command command = match.add_subcommand("view", "Step through a match in the terminal");
    auto options = std::make_shared<Options>();
    command.add_option("MATCH", options->match, "A recorded match, or the number of one you played")
        .required()
        .type_name("");
    add_screen_options(command, options->screen);
    command.footer(footer);
    command.callback([options, &chosen] {
        chosen.run = [options](const Common& common) { return run(*options, common); };
    });
}

}  // namespace bastide::cli
