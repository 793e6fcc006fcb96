// `bastide caverna best`: the exchanges before scoring that gain most.
#include <expected>
#include <string>
#include <utility>
#include <vector>

#include "bastide/caverna/exchange.h"
#include "bastide/caverna/format.h"
#include "bastide/caverna/score.h"
#include "cli/caverna/commands.h"
#include "cli/caverna/sheets.h"
#include "cli/print_each.h"

namespace bastide::cli {
namespace {

using namespace caverna;

std::expected<std::string, Exit> best_text(const SheetOptions& options, const std::string& file) {
    auto holdings = load_sheets(options, file);
    if (!holdings) return std::unexpected(holdings.error());
    const Profile& rules = profile(options.rules);
    std::vector<Best> best;
    for (Holding& holding : *holdings) {
        best.push_back(best_exchanges(holding, rules));
        holding = best.back().holding;
    }
    const std::vector<Scored> players = score_all(*holdings, rules);
    if (options.json) return to_json(players, rules, best);
    std::string text;
    for (std::size_t player = 0; player < best.size(); ++player) {
        if (best.size() > 1) text += name_of(players[player].holding, player) + ": ";
        text += exchange_lines(best[player]);
    }
    text += "\nAfter the exchanges (rubies and crops are not exchanged for other things):\n\n";
    return text + sheets_text(options, players);
}

Exit run_best(const SheetOptions& options) {
    return print_each(options.files, options.json,
                      [&](const std::string& file) { return best_text(options, file); });
}

}  // namespace

void add_caverna_best(Command caverna) {
    const Command command =
        caverna.add_subcommand("best", "Find the exchanges before scoring that gain most");
    auto& options = command.make_options<SheetOptions>();
    add_sheet_options(command, options);
    command.footer("\nExample:\n  bastide caverna best examples/caverna/blue.json");
    command.run(run_best, options);
}

}  // namespace bastide::cli
