// `bastide match bots`: who the bots are.
#include <string>

#include <fmt/core.h>

#include "bastide/match/bots/bot.h"
#include "cli/match/commands.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {
namespace {

using namespace match;

Exit run_bots() {
    std::string text;
    for (const BotKind& bot : all_bots()) text += fmt::format("{:<8} {}\n", bot.name, bot.about);
    return finish(os::write_out(text));
}

}  // namespace

void add_match_bots(Command match) {
    const Command command = match.add_subcommand("bots", "List the bots, from the weakest to the strongest");
    command.footer("\nExample:\n  bastide match bots");
    command.run(run_bots);
}

}  // namespace bastide::cli
