// `bastide caverna best`: the exchanges before scoring that gain most.
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "bastide/caverna/exchange.h"
#include "bastide/caverna/format.h"
#include "bastide/caverna/score.h"
#include "cli/caverna/commands.h"
#include "cli/caverna/sheets.h"
#include "cli/output.h"

namespace bastide::cli {
namespace {

using namespace caverna;

Exit run_best(const SheetOptions& options) {
    auto holdings = load_sheets(options);
    if (!holdings) return holdings.error();
    const Profile& rules = profile(options.rules);
    std::vector<Best> best;
    for (Holding& holding : *holdings) {
        best.push_back(best_exchanges(holding, rules));
        holding = best.back().holding;
    }
    const std::vector<Scored> players = score_all(*holdings, rules);
    if (options.json) return finish(write_out(to_json(players, rules, best)));
    std::string text;
    for (std::size_t player = 0; player < best.size(); ++player) {
        if (best.size() > 1) text += name_of(players[player].holding, player) + ": ";
        text += exchange_lines(best[player]);
    }
    text += "\nAfter the exchanges (changing rubies and crops for other things is left out):\n\n";
    return finish(write_out(text + sheets_text(options, players)));
}

}  // namespace

void add_caverna_best(Command caverna, Chosen& chosen) {
    const Command command =
        caverna.add_subcommand("best", "The exchanges before scoring that gain most, and the sheet after");
    auto options = std::make_shared<SheetOptions>();
    add_sheet_options(command, *options);
    command.callback(
        [options, &chosen] { chosen.run = [options](const Common&) { return run_best(*options); }; });
}

}  // namespace bastide::cli
