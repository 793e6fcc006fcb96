#include "bastide/match/bots/named_bot.h"

#include "bastide/match/errors.h"
#include "bastide/text/number_in.h"

namespace bastide::match {
namespace {

Result<BotKind> with_simulations(const BotKind& kind, std::string_view word, std::string_view number) {
    if (!kind.uses_budget) return fail({errors::no_simulations, kind.name, number});
    const auto simulations = text::number_in<std::int64_t>(number);
    if (!simulations || *simulations < 1 || *simulations > max_simulations)
        return fail({errors::bad_simulations, word, max_simulations});
    return BotKind{.name = kind.name,
                   .about = kind.about,
                   .make = [&kind, simulations = *simulations](const Settings& settings, Budget budget) {
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
