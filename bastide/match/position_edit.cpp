#include "bastide/match/position_edit.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "bastide/match/errors.h"
#include "bastide/match/position_state.h"

namespace bastide::match {
namespace {

Message square_message(Square at) {
    return {errors::square, at.x, at.y};
}

Result<void> check_player(const Position& position, int player) {
    if (player >= 0 && player < position.players()) return {};
    return fail({errors::players_of_position, position.players() - 1});
}

Result<Position> built(const PositionState& state) {
    auto position = position_of(state);
    if (position) return *std::move(position);
    return fail(std::move(position.error().why));
}

// As `built`, after the meeples on complete features have returned.
Result<Position> settled(PositionState state) {
    while (true) {
        auto position = position_of(state);
        if (position) return *std::move(position);
        const PositionFlaw& flaw = position.error();
        if (!flaw.tile || flaw.why.kind != &errors::meeple_on_complete) return fail(flaw.why);
        state.tiles[*flaw.tile].piece = no_piece;
        state.tiles[*flaw.tile].player = 0;
    }
}

std::optional<std::size_t> tile_on(const PositionState& state, Square at) {
    const auto tile =
        std::ranges::find(state.tiles, at, [](const PositionState::Tile& each) { return each.placement.at; });
    if (tile == state.tiles.end()) return std::nullopt;
    return static_cast<std::size_t>(tile - state.tiles.begin());
}

void take(PositionState& state, Type type) {
    if (state.remaining[type] > 0) --state.remaining[type];
}

// Returns a tile that is neither on the board nor in hand to the remaining tiles.
void give_back(PositionState& state, Type type) {
    state.remaining[type] = std::min(static_cast<std::uint8_t>(state.remaining[type] + 1),
                                     rest_of_box(state.settings.box, state.tiles, state.hand)[type]);
}

bool are_neighbours(const PositionState::Tile& one, const PositionState::Tile& other) {
    const Square a = one.placement.at;
    const Square b = other.placement.at;
    return std::abs(a.x - b.x) + std::abs(a.y - b.y) == 1;
}

// Moves tiles forward so that each is next to an earlier one. Returns false if they are not connected.
bool put_in_order(std::vector<PositionState::Tile>& tiles) {
    for (auto next = tiles.begin() + 1; next < tiles.end(); ++next) {
        const auto found = std::find_if(next, tiles.end(), [&](const PositionState::Tile& tile) {
            return std::any_of(tiles.begin(), next, [&](const PositionState::Tile& placed) {
                return are_neighbours(placed, tile);
            });
        });
        if (found == tiles.end()) return false;
        std::rotate(next, found, found + 1);
    }
    return true;
}

}  // namespace

Result<Position> with_tile(const Position& position, Type type, Square at) {
    require_type(type);
    PositionState state = state_of(position);
    if (tile_on(state, at)) return fail({errors::square_taken, square_message(at)});
    const auto& open = position.board().open_squares();
    if (std::ranges::find(open, at, &OpenSquare::at) == open.end())
        return fail({errors::square_isolated, square_message(at)});
    const auto places = position.places(type, Symmetric::collapsed);
    const auto place = std::ranges::find(places, at, &Placement::at);
    if (place == places.end())
        return fail({errors::fits_in_no_rotation, types[type].name, square_message(at)});
    state.tiles.push_back({type, *place});
    take(state, type);
    return settled(std::move(state));
}

Result<Position> with_tile_turned(const Position& position, Square at, int direction) {
    PositionState state = state_of(position);
    const auto number = tile_on(state, at);
    if (!number) return fail({errors::no_tile_there, square_message(at)});
    PositionState::Tile& tile = state.tiles[*number];
    const int before = tile.placement.rotation;
    for (int step = 1; step < 4; ++step) {
        tile.placement.rotation = static_cast<std::uint8_t>((before + (direction < 0 ? -step : step)) & 3);
        if (first_alike(tile.type, tile.placement.rotation) != tile.placement.rotation) continue;
        auto turned = settled(state);
        if (turned || *number == 0) return turned;
    }
    return fail(errors::fits_one_way);
}

Result<Position> without_tile(const Position& position, Square at) {
    PositionState state = state_of(position);
    const auto number = tile_on(state, at);
    if (!number) return fail({errors::no_tile_there, square_message(at)});
    const Type type = state.tiles[*number].type;
    // Nothing can take the place of the first tile.
    if (*number == 0) return fail({errors::first_tile, types[type].name});
    state.tiles.erase(state.tiles.begin() + static_cast<std::ptrdiff_t>(*number));
    if (!put_in_order(state.tiles)) return fail(errors::connecting_tile);
    give_back(state, type);
    return built(state);
}

Result<Position> with_first_tile(const Position& position, Type type) {
    require_type(type);
    PositionState state = state_of(position);
    const Type before = std::exchange(state.tiles.front(), {.type = type}).type;
    if (before == type) return position;
    give_back(state, before);
    take(state, type);
    return settled(std::move(state));
}

Result<Position> with_meeple(const Position& position, Square at, std::uint8_t piece, int player) {
    PositionState state = state_of(position);
    const auto number = tile_on(state, at);
    if (!number) return fail({errors::no_tile_there, square_message(at)});
    state.tiles[*number].piece = piece;
    state.tiles[*number].player = piece == no_piece ? std::uint8_t{0} : static_cast<std::uint8_t>(player);
    return built(state);
}

Result<Position> with_hand(const Position& position, Type hand) {
    PositionState state = state_of(position);
    const Type before = std::exchange(state.hand, hand);
    if (before == hand) return position;
    if (before != no_tile) give_back(state, before);
    if (hand != no_tile) {
        require_type(hand);
        take(state, hand);
    }
    return built(state);
}

Result<Position> with_remaining(const Position& position, Type type, int count) {
    require_type(type);
    if (count < 0) return fail(errors::negative_remaining);
    PositionState state = state_of(position);
    state.remaining[type] =
        static_cast<std::uint8_t>(std::min<std::size_t>(static_cast<std::size_t>(count), max_tiles));
    return built(state);
}

Result<Position> with_score(const Position& position, int player, int score) {
    PositionState state = state_of(position);
    if (auto checked = check_player(position, player); !checked) return std::unexpected(checked.error());
    if (score < 0 || score > max_position_score) return fail(errors::score_range);
    state.scores[static_cast<std::size_t>(player)] = static_cast<std::int16_t>(score);
    return built(state);
}

Result<Position> with_turn(const Position& position, int player) {
    PositionState state = state_of(position);
    if (auto checked = check_player(position, player); !checked) return std::unexpected(checked.error());
    state.to_move = static_cast<std::uint8_t>(player);
    return built(state);
}

Result<Position> with_settings(const Position& position, const Settings& settings) {
    PositionState state = state_of(position);
    state.settings = settings;
    for (PositionState::Tile& tile : state.tiles) {
        if (tile.player < settings.players) continue;
        tile.piece = no_piece;
        tile.player = 0;
    }
    for (std::size_t player = settings.players; player < max_players; ++player) state.scores[player] = 0;
    if (state.to_move >= settings.players) state.to_move = 0;
    return built(state);
}

}  // namespace bastide::match
