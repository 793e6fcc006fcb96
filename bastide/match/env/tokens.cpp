#include "bastide/match/env/tokens.h"

#include <algorithm>

#include "bastide/base/require.h"
#include "bastide/match/env/viewer.h"
#include "bastide/match/points.h"

namespace bastide::match {
namespace {

int still_open(const Position& position, const Meeple& meeple) {
    const Feature& feature = position.features()[position.root(meeple)];
    if (feature.kind == Kind::field) return 0;
    if (feature.kind != Kind::monastery) return feature.open;
    return max_neighbours - position.neighbours(position.board().tile(meeple.tile).at);
}

}  // namespace

void Tokens::begin(const Position& position, std::span<std::int16_t> tokens, std::optional<int> player) {
    std::ranges::fill(tokens, std::int16_t{0});
    *this = {};
    follow(position, tokens, player);
}

void Tokens::follow(const Position& position, std::span<std::int16_t> tokens, std::optional<int> player) {
    require(tokens.size() == tokens_size, "there is space for the tokens", tokens.size());
    require(position.board().tile_count() <= tile_count, "there is a row for each tile",
            position.board().tile_count());
    const Viewer viewer(position, player);
    const auto row = [&](std::size_t tile) { return tokens.subspan(tile * token_size, token_size); };
    const auto tiles = position.board().tiles();
    require(tiles_ <= tiles.size(), "the position has all tiles of the last one", tiles.size());
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
        values[4] = static_cast<std::int16_t>(1 + viewer.seats_to(meeple.player));
        values[5] = static_cast<std::int16_t>(1 + meeple.piece);
        values[6] = static_cast<std::int16_t>(position.points_at_end(meeple));
        values[7] = static_cast<std::int16_t>(still_open(position, meeple));
    });
}

void write_globals(const Position& position, std::span<float> globals, std::optional<int> player) {
    require(globals.size() == globals_size, "there is space for the globals", globals.size());
    const Viewer viewer(position, player);
    std::ranges::fill(globals, 0.0F);
    for (int seat = 0; seat < position.players(); ++seat) {
        const auto place = static_cast<std::size_t>(viewer.seats_to(seat));
        globals[place] = static_cast<float>(position.score(seat));
        globals[max_players + place] = static_cast<float>(position.supply(seat));
    }
    constexpr std::size_t hand = std::size_t{2} * max_players;
    constexpr std::size_t left = hand + type_count;
    constexpr std::size_t rest = left + type_count;
    static_assert(rest + 4 == globals_size);
    if (position.tile() != no_tile)
        globals[hand + position.tile()] = static_cast<float>(1 + viewer.seats_to(position.to_move()));
    for (std::size_t type = 0; type < type_count; ++type)
        globals[left + type] = position.remaining_by_type()[type];
    globals[rest] = static_cast<float>(position.remaining());
    globals[rest + 1] = static_cast<float>(position.players());
    globals[rest + 2] = static_cast<float>(viewer.seat());
    globals[rest + 3] = static_cast<float>(position.board().tile_count());
}

}  // namespace bastide::match
