// `bastide solo dealers`: the dealers and their frequencies of tiles.
#include <array>
#include <string>
#include <vector>

#include <fmt/core.h>

#include "bastide/play/random.h"
#include "bastide/solo/dealers/dealer.h"
#include "bastide/text/text_table.h"
#include "cli/solo/commands.h"
#include "command/fail.h"
#include "os/output.h"

namespace bastide::cli {
namespace {

using namespace solo;

// Shares of the kinds over many deals, in per cent.
Exit run_dealers() {
    constexpr int deals = 1'000'000;
    text::TextTable table({"share of tiles", "roads", "cities", "monasteries"});
    std::string text;
    for (const Dealer& fresh : all_dealers()) {
        Dealer dealer = fresh;
        play::Random random(1);
        std::array<int, all_kinds.size()> counts{};
        for (int i = 0; i < deals; ++i) ++counts[index(deal(dealer, random))];
        std::vector<std::string> row = {std::string(name(fresh))};
        for (const int count : counts) row.push_back(fmt::format("{:.1f}%", count * 100.0 / deals));
        table.add(row);
        text += fmt::format("{:<9} {}\n", name(fresh), about(fresh));
    }
    text += "\n" + table.to_string();
    text +=
        "\nWith every dealer, any 15 tiles in a row include at least one monastery and three cities. A tile\n"
        "that would break this is not dealt, so monasteries are slightly more frequent than the weights.\n";
    return finish(os::write_out(text));
}

}  // namespace

void add_solo_dealers(Command solo) {
    const Command command = solo.add_subcommand("dealers", "List the dealers and their odds");
    command.footer("\nExample:\n  bastide solo dealers");
    command.run(run_dealers);
}

}  // namespace bastide::cli
