// `bastide solo view`: a game on the screen, move by move.
#include <memory>
#include <string>
#include <utility>

#include "bastide/solo/watched.h"
#include "cli/input.h"
#include "cli/output.h"
#include "cli/recorded.h"
#include "cli/solo/commands.h"
#include "cli/terminal_game.h"
#include "tui/solo/front.h"

namespace bastide::cli {
namespace {

struct Options {
    std::string game;
    ScreenOptions screen;
};

Result<solo::Record> find_game(const std::string& name) {
    if (!is_game_number(name)) return read_whole(name, most_record_bytes, solo::read_record);
    auto kept = kept_game<tui::SoloStore>(tui::games_file(), name);
    if (!kept) return std::unexpected(std::move(kept.error()));
    return std::move(kept->table.record);
}

Exit run(const Options& options, const Common& common) {
    const auto record = find_game(options.game);
    if (!record) return fail(common, record.error());
    if (!has_terminal("bastide solo view")) return Exit::usage;
    return watch_in_terminal(common, options.screen, tui::SoloFront(random_seed), watched(*record),
                             tui::Watched::record);
}

constexpr const char* footer = R"(
Examples:
  bastide solo view examples/solo/small.json
  bastide solo view 12

The arrows step from move to move, space plays on by itself, and '?' lists the keys. 'bastide solo games' lists the
games you played with their numbers. The exit status is 1 if the command line is wrong or there is no terminal, 2 if
the game cannot be read.)";

}  // namespace

void add_solo_view(Command solo, Chosen& chosen) {
    const Command command = solo.add_subcommand("view", "Step through a game in the terminal");
    auto options = std::make_shared<Options>();
    command.add_option("GAME", options->game, "A recorded game, or the number of one you played")
        .required()
        .type_name("");
    add_screen_options(command, options->screen);
    command.footer(footer);
    command.callback([options, &chosen] {
        chosen.run = [options](const Common& common) { return run(*options, common); };
    });
}

}  // namespace bastide::cli
