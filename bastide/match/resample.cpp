#include "bastide/match/resample.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace bastide::match {
namespace {

// Returns the deck with the unknown tiles after it, in any order.
Deck deck_of(const Deal& deal) {
    if (!deal.deck) return shuffled_deck(deal.settings, deal.seed);
    Deck deck = *deal.deck;
    if (deal.after_deck == AfterDeck::end) return deck;
    Deck rest = unshuffled_deck(deal.settings);
    for (const Type type : deck) rest.erase(std::ranges::find(rest, type));
    deck.insert(deck.end(), rest.begin(), rest.end());
    return deck;
}

}  // namespace

Record resampled(const Record& record, play::Random& random) {
    const Deal& deal = record.start();
    // Tiles that went under the deck are known to be there and are not part of the deal.
    Deck deck = deck_of(deal);
    const std::size_t known = record.game().draws();
    for (std::size_t i = deck.size(); i > known + 1; --i)
        std::swap(deck[i - 1], deck[known + random.below(static_cast<std::uint32_t>(i - known))]);
    Record other(Deal{.settings = deal.settings, .seed = {}, .deck = std::move(deck)});
    // The tiles drawn so far are the same, so that every move can be played.
    for (const Move& move : record.moves()) {
        [[maybe_unused]] const auto played = other.play(move);
        assert(played);
    }
    return other;
}

}  // namespace bastide::match
