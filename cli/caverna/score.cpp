// `bastide caverna score`: the score sheet of each player.
#include <expected>
#include <memory>
#include <string>

#include "bastide/caverna/format.h"
#include "cli/caverna/commands.h"
#include "cli/caverna/sheets.h"
#include "cli/many_files.h"

namespace bastide::cli {
namespace {

using namespace caverna;

std::expected<std::string, Exit> score_text(const SheetOptions& options, const std::string& file) {
    const auto holdings = load_sheets(options, file);
    if (!holdings) return std::unexpected(holdings.error());
    return sheets_text(options, score_all(*holdings, profile(options.rules)));
}

Exit run_score(const SheetOptions& options) {
    return print_each(options.files, options.json,
                      [&](const std::string& file) { return score_text(options, file); });
}

}  // namespace

void add_caverna_score(Command caverna, Chosen& chosen) {
    const Command command = caverna.add_subcommand("score", "Score the sheets of one to seven players");
    auto options = std::make_shared<SheetOptions>();
    add_sheet_options(command, *options);
    command.footer(R"(
Examples:
  bastide caverna score examples/caverna/three-players.json
  bastide caverna score --explain examples/caverna/blue.json

A sheet is JSON, and members may be left out: 'bastide caverna template' prints an empty one. What the rules do not
allow is an error, or with --house-rules a warning.)");
    command.callback(
        [options, &chosen] { chosen.run = [options](const Common&) { return run_score(*options); }; });
}

}  // namespace bastide::cli
