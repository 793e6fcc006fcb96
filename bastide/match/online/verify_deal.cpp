#include "bastide/match/online/verify_deal.h"

#include <algorithm>

#include "bastide/base/sha256.h"
#include "bastide/match/online/deal.h"

namespace bastide::match {
namespace {

bool begins_with(const Deck& deck, const Deck& draws) {
    return draws.size() <= deck.size() && std::equal(draws.begin(), draws.end(), deck.begin());
}

}  // namespace

std::string seed_text(std::string_view secret, const std::vector<std::string>& words) {
    std::string text(secret);
    for (const std::string& word : words) text.append("\n").append(word);
    return text;
}

Fairness verify_deal(const Settings& settings, const Deck& draws, std::string_view commitment,
                     std::string_view secret, const std::vector<std::string>& words) {
    return {.matches_commitment = commitment_of(secret, 1) == commitment,
            .is_dealt = begins_with(shuffled_deck(settings, sha256(seed_text(secret, words))), draws)};
}

Fairness verify_deal(const OnlineTable& table, std::string_view commitment) {
    const Settings& rules = table.settings().rules;
    if (table.settings().deal > 1) {
        const auto keys = deal_keys(table.public_deal(), table.secret());
        return {.matches_commitment = commit_secret(table.secret()) == commitment,
                .is_dealt = keys && begins_with(keyed_deck(rules, keys->deck), table.draws())};
    }
    std::vector<std::string> words;
    words.reserve(static_cast<std::size_t>(table.seat_count()));
    for (int seat = 0; seat < table.seat_count(); ++seat) words.push_back(table.seat(seat).player_entropy);
    return verify_deal(rules, table.draws(), commitment, table.secret(), words);
}

}  // namespace bastide::match
