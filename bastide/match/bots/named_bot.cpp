#include "bastide/match/bots/named_bot.h"

#include <charconv>

#include "bastide/match/errors.h"

namespace bastide::match {
namespace {

Result<BotKind> with_simulations(const BotKind& kind, std::string_view word, std::string_view number) {
    if (!kind.uses_budget) return fail({errors::no_simulations, kind.name, number});
    std::int64_t simulations = 0;
    const auto [end, error] = std::from_chars(number.data(), number.data() + number.size(), simulations);
    if (error != std::errc() || end != number.data() + number.size() || simulations < 1 ||
        simulations > max_simulations)
        return fail({errors::bad_simulations, word, max_simulations});
    return BotKind{.name = kind.name,
                   .about = kind.about,
                   .make = [&kind, simulations](const Settings& settings, Budget budget) {
                       budget.simulations = simulations;
                       budget.time_ms.reset();
                       return kind.make(settings, budget);
                   }};
}

}  // namespace

Result<BotKind> named_bot(std::string_view word) {
    if (const BotKind* const kind = find_bot(word)) return *kind;
    const std::size_t colon = word.find(':');
    const BotKind* const kind = find_bot(word.substr(0, colon));
    if (colon == std::string_view::npos || kind == nullptr) return fail(not_a_bot(word));
    return with_simulations(*kind, word, word.substr(colon + 1));
}

}  // namespace bastide::match
