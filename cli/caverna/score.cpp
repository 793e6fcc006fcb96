// `bastide caverna score`: the score sheet of each player.
#include <memory>

#include "bastide/caverna/format.h"
#include "cli/caverna/commands.h"
#include "cli/caverna/sheets.h"
#include "cli/output.h"

namespace bastide::cli {
namespace {

using namespace caverna;

Exit run_score(const SheetOptions& options) {
    const auto holdings = load_sheets(options);
    if (!holdings) return holdings.error();
    return finish(write_out(sheets_text(options, score_all(*holdings, profile(options.rules)))));
}

}  // namespace

void add_caverna_score(Command caverna, Chosen& chosen) {
    const Command command = caverna.add_subcommand("score", "The score sheet of one to seven players");
    auto options = std::make_shared<SheetOptions>();
    add_sheet_options(command, *options);
    command.callback(
        [options, &chosen] { chosen.run = [options](const Common&) { return run_score(*options); }; });
}

}  // namespace bastide::cli
