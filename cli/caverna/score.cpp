// `bastide caverna score`: the score sheet of each player.
#include <expected>
#include <string>
#include <vector>

#include "bastide/caverna/format.h"
#include "bastide/draw/caverna/svg.h"
#include "cli/caverna/commands.h"
#include "cli/caverna/sheets.h"
#include "cli/print_each.h"
#include "command/fail.h"
#include "command/picture.h"

namespace bastide::cli {
namespace {

using namespace caverna;

struct ScoreOptions {
    SheetOptions sheets;
    PictureOptions picture;
};

// Returns the output for a file and writes its picture.
std::expected<std::string, Exit> score_text(const ScoreOptions& options, const std::string& file) {
    const auto holdings = load_sheets(options.sheets, file);
    if (!holdings) return std::unexpected(holdings.error());
    const Profile& rules = profile(options.sheets.rules);
    const std::vector<Scored> players = score_all(*holdings, rules);
    if (options.picture.is_set()) {
        const auto written = write_picture(options.picture, draw::caverna_svg(players, rules));
        if (!written) return std::unexpected(fail(written.error()));
        if (options.picture.takes_stdout()) return std::string();
    }
    return sheets_text(options.sheets, players);
}

Exit run_score(const ScoreOptions& options) {
    return print_each(options.sheets.files, options.sheets.json,
                      [&](const std::string& file) { return score_text(options, file); });
}

}  // namespace

void add_caverna_score(Command caverna) {
    const Command command = caverna.add_subcommand("score", "Score the sheets of one to seven players");
    auto& options = command.make_options<ScoreOptions>();
    add_sheet_options(command, options.sheets);
    add_picture_options(command, options.picture, "the boards");
    command.footer(R"(
Examples:
  bastide caverna score examples/caverna/three-players.json
  bastide caverna score --explain examples/caverna/blue.json
  bastide caverna score -o boards.svg examples/caverna/three-players.json

A sheet is JSON, and members may be left out: 'bastide caverna template' prints an empty one. Anything that the
rules do not allow is an error, or a warning with --house-rules.)");
    command.validate([&options, command] {
        validate(command, options.picture, options.sheets.files, {"--explain", "--json"});
    });
    command.run(run_score, options);
}

}  // namespace bastide::cli
