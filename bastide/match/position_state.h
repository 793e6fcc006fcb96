// The public state of a game as plain data. Unlike a history of moves, it can describe any board.
#pragma once

#include <array>
#include <cstdint>
#include <expected>
#include <optional>
#include <vector>

#include "bastide/match/position.h"

namespace bastide::match {

struct PositionState {
    struct Tile {
        Type type = start_type;
        Placement placement = {};
        std::uint8_t piece = no_piece;  // the piece with a meeple
        std::uint8_t player = 0;        // the meeple's owner, or 0 without a meeple

        friend bool operator==(const Tile&, const Tile&) = default;
    };

    Settings settings = {};
    // The first tile is on 0 0. Each of the others is next to an earlier one.
    std::vector<Tile> tiles = {};
    std::array<std::int16_t, max_players> scores = {};  // 0 for players who are not in the game
    std::uint8_t to_move = 0;
    Type hand = no_tile;
    TileCounts remaining = {};  // by type, without the tile in hand

    friend bool operator==(const PositionState&, const PositionState&) = default;
};

inline constexpr int max_position_score = 10'000;

// The reason why a state is impossible, and the index of the tile that it is about, if any.
struct PositionFlaw {
    std::optional<std::size_t> tile = std::nullopt;
    Message why = {};
};

// Returns the state. Equal states have equal moves, scores and supplies from here on, however they were
// reached.
PositionState state_of(const Position& position);

// Returns the tiles of a box that are neither in `tiles` nor the tile `hand`, by type. Types of which there
// are too many have 0.
TileCounts rest_of_box(const Box& box, const std::vector<PositionState::Tile>& tiles, Type hand);

// Returns a position with this state. Takes quadratic time in tiles.
[[nodiscard]] std::expected<Position, PositionFlaw> position_of(const PositionState& state);

}  // namespace bastide::match
