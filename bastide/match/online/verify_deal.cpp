#include "bastide/match/online/verify_deal.h"

#include <algorithm>

#include "bastide/base/sha256.h"

namespace bastide::match {

std::string seed_text(std::string_view secret, const std::vector<std::string>& words) {
    std::string text(secret);
    for (const std::string& word : words) text.append("\n").append(word);
    return text;
}

Fairness verify_deal(const Settings& settings, const Deck& draws, std::string_view commitment,
                     std::string_view secret, const std::vector<std::string>& words) {
    const Deck deck = shuffled_deck(settings, sha256(seed_text(secret, words)));
    const bool is_dealt = draws.size() <= deck.size() && std::equal(draws.begin(), draws.end(), deck.begin());
    return {.matches_commitment = sha256(secret) == commitment, .is_dealt = is_dealt};
}

}  // namespace bastide::match
