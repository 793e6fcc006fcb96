// `bastide solo dealers`: the dealers and their frequencies of tiles.
#include <array>
#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>

#include "bastide/play/random.h"
#include "bastide/solo/dealers/dealer.h"
#include "bastide/solo/tile.h"
#include "bastide/text/fields.h"
#include "bastide/text/text_table.h"
#include "bastide/text/wrap.h"
#include "cli/solo/commands.h"
#include "command/fail.h"
#include "os/output.h"
#include "os/terminal.h"

namespace bastide::cli {
namespace {

using namespace solo;

struct DealersOptions {
    bool json = false;
};

// The shares of the kinds over many deals.
struct DealerOdds {
    std::string_view name;
    std::string_view about;
    std::array<double, all_kinds.size()> shares{};
};

struct AllOdds {
    std::vector<DealerOdds> dealers;
};

constexpr auto describe(text::Type<DealerOdds> /*type*/) {
    return text::object(
        "", "", "", text::member("name", "", &DealerOdds::name),
        text::member("about", "", &DealerOdds::about),
        text::member("shares", "", &DealerOdds::shares,
                     text::by_word("", std::array{name(Kind::road), name(Kind::city), name(Kind::abbey)})));
}

constexpr auto describe(text::Type<AllOdds> /*type*/) {
    return text::object("", "", "", text::member("dealers", "", &AllOdds::dealers));
}

DealerOdds odds_of(const Dealer& fresh) {
    constexpr int deals = 1'000'000;
    Dealer dealer = fresh;
    play::Random random(1);
    std::array<int, all_kinds.size()> counts{};
    for (int i = 0; i < deals; ++i) ++counts[index(deal(dealer, random))];
    DealerOdds odds{name(fresh), about(fresh)};
    for (std::size_t kind = 0; kind < counts.size(); ++kind)
        odds.shares[kind] = static_cast<double>(counts[kind]) / deals;
    return odds;
}

std::string odds_text(const AllOdds& odds) {
    text::TextTable dealers({}, "ll");
    text::TextTable shares({"share of tiles", "roads", "cities", "monasteries"});
    for (const DealerOdds& dealer : odds.dealers) {
        dealers.add({std::string(dealer.name), std::string(dealer.about)});
        std::vector<std::string> row = {std::string(dealer.name)};
        for (const double share : dealer.shares) row.push_back(fmt::format("{:.1f}%", share * 100));
        shares.add(row);
    }
    return dealers.to_string(os::output_width()) + "\n" + shares.to_string() + "\n" +
           text::wrap_paragraphs(
               "With every dealer, any 15 tiles in a row include at least one monastery and three cities. A "
               "tile that would break this is not dealt, so monasteries are slightly more frequent than the "
               "weights.",
               os::text_width());
}

Exit run_dealers(const DealersOptions& options) {
    AllOdds odds;
    for (const Dealer& dealer : all_dealers()) odds.dealers.push_back(odds_of(dealer));
    return finish(os::write_out(options.json ? text::json_text(odds) : odds_text(odds)));
}

}  // namespace

void add_solo_dealers(Command solo) {
    const Command command = solo.add_subcommand("dealers", "List the dealers and their odds");
    auto& options = command.make_options<DealersOptions>();
    command.add_flag("--json", options.json, "Print them as JSON, with shares from 0 to 1");
    command.footer("\nExample:\n  bastide solo dealers");
    command.run(run_dealers, options);
}

}  // namespace bastide::cli
