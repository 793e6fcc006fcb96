#include "bastide/match/game.h"

#include <algorithm>
#include <array>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/match/errors.h"
#include "bastide/play/random.h"
#include "bastide/text/plural.h"

namespace bastide::match {
namespace {

void check(const Settings& settings, const Deck& deck) {
    require_valid(settings_error(settings));
    require_valid(deck_error(settings, deck));
}

Position start(const Settings& settings, const Deck& deck, AfterDeck after_deck) {
    const bool is_fixed = settings.start == FirstTile::fixed;
    const Type first = is_fixed ? start_type : deck.front();
    if (after_deck == AfterDeck::unknown) return Position(settings, first);
    TileCounts remaining{};
    for (std::size_t i = is_fixed ? 0 : 1; i < deck.size(); ++i) ++remaining[deck[i]];
    return {settings, first, remaining};
}

}  // namespace

Deck unshuffled_deck(const Settings& settings) {
    Deck deck;
    for (Type type = 0; type < type_count; ++type) {
        const bool lies_there = type == start_type && settings.start == FirstTile::fixed;
        deck.insert(deck.end(), types[type].count - (lies_there ? 1U : 0U), type);
    }
    return deck;
}

Deck shuffled_deck(const Settings& settings, std::string_view seed) {
    Deck deck = unshuffled_deck(settings);
    play::Random random(play::seed_number(seed));
    for (std::size_t i = deck.size(); i > 1; --i)
        std::swap(deck[i - 1], deck[random.below(static_cast<std::uint32_t>(i))]);
    return deck;
}

Message deck_error(const Settings& settings, const Deck& deck) {
    if (settings.start == FirstTile::shuffled && deck.empty()) return errors::no_start_tile;
    std::array<int, type_count> counts{};
    for (const Type type : deck) {
        if (type >= type_count) return {errors::no_such_type, type, type_count - 1};
        ++counts[type];
    }
    const auto left = [&](Type type) {
        return types[type].count - (type == start_type && settings.start == FirstTile::fixed ? 1 : 0);
    };
    const auto bad = std::ranges::find_if(deck, [&](Type type) { return counts[type] > left(type); });
    if (bad == deck.end()) return {};
    Message times(counts[*bad] == 1 ? errors::once : errors::times, counts[*bad]);
    if (left(*bad) == 1) return {errors::only_one_tile, types[*bad].name, std::move(times)};
    return {errors::too_many_of_tile, types[*bad].name, std::move(times), left(*bad)};
}

Deal deal_of_drawn(const Settings& settings, Deck drawn) {
    const bool is_all = drawn.size() == unshuffled_deck(settings).size();
    return {.settings = settings,
            .seed = {},
            .deck = std::move(drawn),
            .after_deck = is_all ? AfterDeck::end : AfterDeck::unknown};
}

Game::Game(const Settings& settings, Deck deck, AfterDeck after_deck)
    : Game(settings, (check(settings, deck), std::move(deck)), after_deck, Checked()) {}

// A shuffled deck needs no check.
Game::Game(const Settings& settings, std::string_view seed)
    : Game(settings, shuffled_deck(settings, seed), AfterDeck::end, Checked()) {}

Game::Game(const Deal& deal)
    : Game(deal.deck ? Game(deal.settings, *deal.deck, deal.after_deck) : Game(deal.settings, deal.seed)) {}

Game::Game(const Settings& settings, Deck deck, AfterDeck after_deck, Checked /*checked*/)
    : position_(start(settings, deck, after_deck)), deck_(std::move(deck)) {
    if (settings.start == FirstTile::shuffled) draws_ = 1;
    draw();
}

// A tile put under the deck is drawn again after another has been placed. If none of the remaining tiles
// fits, the game is over.
void Game::draw() {
    if (draws_ >= deck_.size()) return;
    const bool to_bottom = position_.settings().unplaceable == Unplaceable::bottom;
    const auto has_place = [&](Type type) { return position_.fits_somewhere(type); };
    if (to_bottom &&
        std::none_of(deck_.begin() + static_cast<std::ptrdiff_t>(draws_), deck_.end(), has_place))
        return;
    while (draws_ < deck_.size()) {
        const Type type = deck_[draws_++];
        position_.draw(type);
        if (has_place(type)) return;
        unplaceable_tiles_.push_back({type, position_.board().tile_count() - 1});
        if (to_bottom) {
            position_.put_back();
            deck_.push_back(type);
        } else {
            position_.set_aside();
        }
    }
}

void Game::extend_deck(const Deck& tiles) {
    require(position_.settings().unplaceable != Unplaceable::bottom, "unplaceable tiles leave the game");
    TileCounts unknown = position_.remaining_by_type();
    for (std::size_t i = draws_; i < deck_.size(); ++i) --unknown[deck_[i]];
    for (const Type type : tiles) {
        require(type < type_count, "there is a tile type with this number", type);
        require(unknown[type]-- > 0, "a tile of this type remains after the deck", type);
    }
    deck_.insert(deck_.end(), tiles.begin(), tiles.end());
    if (is_over()) draw();
}

Game::Undo Game::apply(const Move& move) {
    require(is_legal(move), "the move is legal (see Game::illegality)");
    return apply_checked(move);
}

Game::Undo Game::apply_checked(const Move& move) {
    Undo undo{position_.apply(move), deck_.size(), draws_, unplaceable_tiles_.size()};
    draw();
    return undo;
}

void Game::undo(const Undo& undo) {
    require(undo.deck <= deck_.size() && undo.draws <= draws_ &&
                undo.unplaceable_tiles <= unplaceable_tiles_.size(),
            "the undo data is that of the last move");
    if (!is_over()) position_.put_back();
    while (unplaceable_tiles_.size() > undo.unplaceable_tiles) {
        if (position_.settings().unplaceable == Unplaceable::redraw)
            position_.return_aside(unplaceable_tiles_.back().tile);
        unplaceable_tiles_.pop_back();
    }
    deck_.resize(undo.deck);
    draws_ = undo.draws;
    position_.undo(undo.position);
}

}  // namespace bastide::match
