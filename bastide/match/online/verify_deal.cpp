#include "bastide/match/online/verify_deal.h"

#include <algorithm>

#include "bastide/base/sha256.h"

namespace bastide::match {

std::string seed_text(std::string_view secret, const std::vector<std::string>& words) {
    std::string text(secret);
    for (const std::string& word : words) text.append("\n").append(word);
    return text;
}

Fairness verify_deal(const Settings& settings, const Deck& drawn, std::string_view commitment,
                     std::string_view secret, const std::vector<std::string>& words) {
    const Deck deck = shuffled_deck(settings, sha256(seed_text(secret, words)));
    const bool is_dealt = drawn.size() <= deck.size() && std::equal(drawn.begin(), drawn.end(), deck.begin());
    return {.is_kept = sha256(secret) == commitment, .is_dealt = is_dealt};
}

}  // namespace bastide::match
