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

TileCounts tiles_to_draw(const Settings& settings) {
    TileCounts counts = settings.box.counts();
    if (settings.start == FirstTile::fixed) --counts[settings.box.start()];
    return counts;
}

TileCounts counts_of(const Deck& deck) {
    TileCounts counts{};
    for (const Type type : deck) ++counts[type];
    return counts;
}

Deck in_order_of_types(const TileCounts& counts) {
    Deck deck;
    for (Type type = 0; type < type_count; ++type) deck.insert(deck.end(), counts[type], type);
    return deck;
}

Deck shuffled(Deck deck, std::string_view seed) {
    play::Random random(play::seed_number(seed));
    for (std::size_t i = deck.size(); i > 1; --i)
        std::swap(deck[i - 1], deck[random.below(static_cast<std::uint32_t>(i))]);
    return deck;
}

// Returns why a deck has more tiles than `most`, or an empty message.
Message deck_error(const TileCounts& most, const Deck& deck) {
    std::array<int, type_count> counts{};
    for (const Type type : deck) {
        if (type >= type_count) return {errors::no_such_type, type, type_count - 1};
        ++counts[type];
    }
    const auto bad = std::ranges::find_if(deck, [&](Type type) { return counts[type] > most[type]; });
    if (bad == deck.end()) return {};
    Message times(counts[*bad] == 1 ? errors::once : errors::times, counts[*bad]);
    if (most[*bad] == 1) return {errors::only_one_tile, types[*bad].name, std::move(times)};
    return {errors::too_many_of_tile, types[*bad].name, std::move(times), most[*bad]};
}

// Returns the position in which the game begins, before its tile in hand is drawn.
Position position_before_draws(PositionState state, const Deal& deal, const Deck& deck,
                               const bastide::detail::Where& where) {
    require(state.settings == deal.settings, "the position has the settings of the deal", where);
    require_valid(match::deck_error(deal), where);
    state.hand = no_tile;
    state.remaining = deal.after_deck == AfterDeck::end ? counts_of(deck) : tiles_to_draw(deal);
    auto position = position_of(state);
    if (!position) require_valid(position.error().why, where);
    return *std::move(position);
}

}  // namespace

Deck unshuffled_deck(const Settings& settings) {
    return in_order_of_types(tiles_to_draw(settings));
}

Deck shuffled_deck(const Settings& settings, std::string_view seed) {
    return shuffled(unshuffled_deck(settings), seed);
}

Message deck_error(const Settings& settings, const Deck& deck) {
    if (settings.start == FirstTile::shuffled && deck.empty()) return errors::no_start_tile;
    return deck_error(tiles_to_draw(settings), deck);
}

Message deck_error(const Deal& deal) {
    if (!deal.deck) return {};
    return deal.position ? deck_error(deal.position->remaining, *deal.deck)
                         : deck_error(deal.settings, *deal.deck);
}

TileCounts tiles_to_draw(const Deal& deal) {
    require_valid(deck_error(deal));
    if (!deal.position) return tiles_to_draw(deal.settings);
    TileCounts counts = deal.position->remaining;
    if (deal.position->hand == no_tile) return counts;
    require_type(deal.position->hand);
    ++counts[deal.position->hand];
    return counts;
}

Deck known_deck(const Deal& deal) {
    if (!deal.position) return deal.deck ? *deal.deck : shuffled_deck(deal.settings, deal.seed);
    Deck deck = deal.deck ? *deal.deck : shuffled(in_order_of_types(deal.position->remaining), deal.seed);
    if (deal.position->hand == no_tile) return deck;
    require_type(deal.position->hand);
    deck.insert(deck.begin(), deal.position->hand);
    return deck;
}

Deal deal_of_drawn(const Settings& settings, Deck drawn) {
    require_valid(deck_error(tiles_to_draw(settings), drawn));
    const bool is_all = drawn.size() == unshuffled_deck(settings).size();
    return {.settings = settings,
            .seed = {},
            .deck = std::move(drawn),
            .after_deck = is_all ? AfterDeck::end : AfterDeck::unknown,
            .position = {}};
}

Game::Setup Game::setup_of(const Settings& settings, Deck deck, AfterDeck after_deck,
                           const bastide::detail::Where& where) {
    require_valid(settings_error(settings), where);
    require_valid(deck_error(settings, deck), where);
    const bool is_fixed = settings.start == FirstTile::fixed;
    const Type first = is_fixed ? settings.box.start() : deck.front();
    const std::size_t draws = is_fixed ? 0 : 1;
    if (after_deck == AfterDeck::unknown) return {Position(settings, first), std::move(deck), draws};
    TileCounts remaining = counts_of(deck);
    if (!is_fixed) --remaining[first];
    return {Position(settings, first, remaining), std::move(deck), draws};
}

Game::Setup Game::setup_of(const Deal& deal, const bastide::detail::Where& where) {
    Deck deck = known_deck(deal);
    if (!deal.position) return setup_of(deal.settings, std::move(deck), deal.after_deck, where);
    return {position_before_draws(*deal.position, deal, deck, where), std::move(deck)};
}

Game::Game(const Settings& settings, Deck deck, AfterDeck after_deck)
    : Game(setup_of(settings, std::move(deck), after_deck)) {}

Game::Game(const Settings& settings, std::string_view seed)
    : Game(setup_of(settings, shuffled_deck(settings, seed), AfterDeck::end)) {}

Game::Game(const Deal& deal) : Game(setup_of(deal)) {}

Game::Game(Setup setup)
    : position_(setup.position),
      deck_(std::move(setup.deck)),
      draws_(setup.draws),
      start_tiles_(position_.board().tile_count()) {
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
        unplaceable_tiles_.push_back({type, position_.board().tile_count() - start_tiles_});
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
