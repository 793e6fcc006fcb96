#include "cli/solo/options.h"

#include <cstdint>

#include "bastide/text/quote.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/option_values.h"

namespace bastide::cli {
namespace {

Result<int> read_size(const std::string& text) {
    const auto size = text::number_in<std::int64_t>(text);
    if (size && solo::size_error(*size).empty()) return static_cast<int>(*size);
    return failed("--size: " + text::in_quotes(text) + " is not an odd number from " +
                  std::to_string(solo::Settings::min_size) + " to " +
                  std::to_string(solo::Settings::max_size));
}

}  // namespace

void add_solo_options(Command command, SoloOptions& options) {
    command.add_option("--size", options.size, "Squares along a side of the board: odd, from 3 to 99")
        .option_text("N [11]");
    add_choice(command, "--roads", options.roads,
               {{"plain", solo::Roads::plain}, {"directed", solo::Roads::directed}},
               "plain, or directed: roads have arms that must meet", "WORD [plain]");
    command.add_option("--dealer", options.dealer, "The dealer: " + solo::dealer_names())
        .option_text("NAME [weighted]")
        .type_name(type_of_words(solo::dealer_names()));
    add_choice(command, "--chain-bonus", options.chain_bonus,
               {{"per-city", solo::ChainBonus::per_city}, {"pairwise", solo::ChainBonus::pairwise}},
               "The bonus for a chain of k cities: k (per-city) or k (k - 1) (pairwise)", "WORD [per-city]");
}

Result<solo::Settings> settings(const SoloOptions& options) {
    solo::Settings settings;
    if (options.size) {
        const auto size = read_size(*options.size);
        if (!size) return std::unexpected(size.error());
        settings.size = *size;
    }
    if (options.dealer) {
        const auto dealer = solo::find_dealer(*options.dealer);
        if (!dealer) return failed("--dealer: " + to_string(solo::not_a_dealer(*options.dealer)));
        settings.dealer = *dealer;
    }
    settings.roads = options.roads.value_or(settings.roads);
    settings.chain_bonus = options.chain_bonus.value_or(settings.chain_bonus);
    return settings;
}

}  // namespace bastide::cli
