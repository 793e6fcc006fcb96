// `bastide solo bots`: who the bots are.
#include <string>

#include <fmt/core.h>

#include "bastide/solo/bots/bot.h"
#include "cli/solo/commands.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {
namespace {

using namespace solo;

Exit run_bots() {
    std::string text;
    for (const BotKind& bot : all_bots()) text += fmt::format("{:<9} {}\n", bot.name, bot.about);
    return finish(os::write_out(text));
}

}  // namespace

void add_solo_bots(Command solo) {
    const Command command = solo.add_subcommand("bots", "List the bots, from the weakest to the strongest");
    command.footer("\nExample:\n  bastide solo bots");
    command.run(run_bots);
}

}  // namespace bastide::cli
