#include "bastide/match/resample.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace bastide::match {
namespace {

// Returns the deck with the unknown tiles after it, in any order.
Deck whole_deck(const Deal& deal) {
    Deck deck = known_deck(deal);
    if (!deal.deck || deal.after_deck == AfterDeck::end) return deck;
    TileCounts unknown = tiles_to_draw(deal);
    for (const Type type : deck) --unknown[type];
    for (Type type = 0; type < type_count; ++type) deck.insert(deck.end(), unknown[type], type);
    return deck;
}

}  // namespace

Record resampled(const Record& record, play::Random& random) {
    const Deal& deal = record.start();
    // Tiles that went under the deck are known to be there and are not part of the deal.
    Deck deck = whole_deck(deal);
    const bool has_hand = deal.position && deal.position->hand != no_tile;
    const std::size_t known = std::max<std::size_t>(record.game().draws(), has_hand ? 1 : 0);
    for (std::size_t i = deck.size(); i > known + 1; --i)
        std::swap(deck[i - 1], deck[known + random.below(static_cast<std::uint32_t>(i - known))]);
    if (has_hand) deck.erase(deck.begin());
    Record other(
        Deal{.settings = deal.settings, .seed = {}, .deck = std::move(deck), .position = deal.position});
    // The tiles drawn so far are the same, so that every move can be played.
    for (const Move& move : record.moves()) {
        [[maybe_unused]] const auto played = other.play(move);
        assert(played);
    }
    return other;
}

}  // namespace bastide::match
