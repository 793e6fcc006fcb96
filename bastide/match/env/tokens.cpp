#include "bastide/match/env/tokens.h"

#include <algorithm>

#include "bastide/match/points.h"

namespace bastide::match {
namespace {

// The distance in seats from the player to move.
int seats_on(const Position& position, int player) {
    const int seats = player - position.to_move();
    return seats < 0 ? seats + position.players() : seats;
}

int still_open(const Position& position, const Meeple& meeple) {
    const Feature& feature = position.features()[position.root(meeple)];
    if (feature.kind == Kind::field) return 0;
    if (feature.kind != Kind::monastery) return feature.open;
    return max_neighbours - position.neighbours(position.board().tile(meeple.tile).at);
}

}  // namespace

void Tokens::begin(const Position& position, std::span<std::int16_t> tokens) {
    std::ranges::fill(tokens, std::int16_t{0});
    *this = {};
    follow(position, tokens);
}

void Tokens::follow(const Position& position, std::span<std::int16_t> tokens) {
    const auto row = [&](std::size_t tile) { return tokens.subspan(tile * token_size, token_size); };
    const auto tiles = position.board().tiles();
    for (; tiles_ < tiles.size(); ++tiles_) {
        const PlacedTile& tile = tiles[tiles_];
        const auto values = row(tiles_);
        values[0] = static_cast<std::int16_t>(1 + tile.type());
        values[1] = std::int16_t{tile.at.x};
        values[2] = std::int16_t{tile.at.y};
        values[3] = tile.rotation();
    }
    meeples_.for_each([&](std::size_t tile) { std::ranges::fill(row(tile).subspan(4), std::int16_t{0}); });
    meeples_ = position.meeple_tiles();
    meeples_.for_each([&](std::size_t tile) {
        const Meeple meeple = position.meeple(tile);
        const auto values = row(tile);
        values[4] = static_cast<std::int16_t>(1 + seats_on(position, meeple.player));
        values[5] = static_cast<std::int16_t>(1 + meeple.piece);
        values[6] = static_cast<std::int16_t>(position.points_at_end(meeple));
        values[7] = static_cast<std::int16_t>(still_open(position, meeple));
    });
}

void write_globals(const Position& position, std::span<float> globals) {
    std::ranges::fill(globals, 0.0F);
    for (int player = 0; player < position.players(); ++player) {
        const auto place = static_cast<std::size_t>(seats_on(position, player));
        globals[place] = static_cast<float>(position.score(player));
        globals[max_players + place] = static_cast<float>(position.supply(player));
    }
    constexpr std::size_t hand = std::size_t{2} * max_players;
    constexpr std::size_t left = hand + type_count;
    constexpr std::size_t rest = left + type_count;
    static_assert(rest + 4 == globals_size);
    if (position.tile() != no_tile) globals[hand + position.tile()] = 1.0F;
    for (std::size_t type = 0; type < type_count; ++type)
        globals[left + type] = position.remaining_by_type()[type];
    globals[rest] = static_cast<float>(position.remaining());
    globals[rest + 1] = static_cast<float>(position.players());
    globals[rest + 2] = static_cast<float>(position.to_move());
    globals[rest + 3] = static_cast<float>(position.board().tile_count());
}

}  // namespace bastide::match
