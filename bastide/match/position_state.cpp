#include "bastide/match/position_state.h"

#include <algorithm>

#include "bastide/match/errors.h"
#include "bastide/match/points.h"

namespace bastide::match {

// Makes a position without a history.
class PositionBuilder {
  public:
    explicit PositionBuilder(const Settings& settings, Type first) : position_(settings, first) {}

    // Places a tile without a meeple. Returns the reason if that is impossible.
    Message place(const PositionState::Tile& tile) {
        if (position_.remaining(tile.type) == 0) return too_many(tile.type);
        position_.draw(tile.type);
        const Move move{tile.type, tile.placement, no_piece};
        if (const auto why = position_.illegality(move)) return to_message(*why);
        static_cast<void>(position_.apply(move));
        return {};
    }

    // Puts the meeple of a placed tile on its piece. Returns the reason if that is impossible.
    Message put_meeple(std::size_t number, const PositionState::Tile& tile) {
        Position& at = position_;
        if (tile.piece >= types[tile.type].piece_count) return errors::no_such_piece;
        const Kind kind = types[tile.type].pieces[tile.piece].kind;
        if (kind == Kind::field && !at.settings_.fields) return errors::no_farmers;
        if (at.supplies_[tile.player] == 0) return errors::no_meeples;
        at.pieces_[number] = tile.piece;
        at.owners_[number] = tile.player;
        const Node root = at.root(at.meeple(number));
        const bool is_complete = kind == Kind::monastery
                                     ? at.neighbours(at.board_.tile(number).at) == max_neighbours
                                     : kind != Kind::field && at.features_[root].open == 0;
        if (is_complete) return {errors::meeple_on_complete, name(kind)};
        at.meeple_tiles_.insert(number);
        --at.supplies_[tile.player];
        Features::Trail trail;
        at.features_.put_meeple(root, tile.player, trail);
        return {};
    }

    // Sets all that is not on the board. Returns the reason if that is impossible.
    Message set_rest(const PositionState& state) {
        for (Type type = 0; type < type_count; ++type) {
            const int needed = state.remaining[type] + (type == state.hand ? 1 : 0);
            if (needed > position_.remaining(type)) return too_many(type);
        }
        position_.scores_ = state.scores;
        position_.to_move_ = state.to_move;
        position_.tile_ = state.hand;
        position_.left_ = state.remaining;
        position_.all_left_ = 0;
        for (const std::uint8_t count : state.remaining)
            position_.all_left_ = static_cast<std::uint8_t>(position_.all_left_ + count);
        return {};
    }

    const Position& position() const { return position_; }

  private:
    Message too_many(Type type) const {
        return {errors::tiles_in_box, types[type].name, position_.settings_.box.count(type)};
    }

    Position position_;
};

namespace {

// Returns why the numbers of a state are impossible, or an empty message.
Message numbers_error(const PositionState& state) {
    const int players = state.settings.players;
    if (state.to_move >= players) return {errors::players_of_position, players - 1};
    if (state.hand != no_tile && state.hand >= type_count)
        return {errors::no_such_type, state.hand, type_count - 1};
    for (int player = 0; player < max_players; ++player) {
        const int score = state.scores[static_cast<std::size_t>(player)];
        if (score < 0 || score > (player < players ? max_position_score : 0)) return errors::score_range;
    }
    return {};
}

// Returns why a tile is impossible by itself, or an empty message.
Message tile_error(const PositionState::Tile& tile, int players) {
    if (tile.type >= type_count) return {errors::no_such_type, tile.type, type_count - 1};
    if (tile.player >= players) return {errors::players_of_position, players - 1};
    return {};
}

}  // namespace

PositionState state_of(const Position& position) {
    PositionState state{.settings = position.settings(),
                        .tiles = {},
                        .scores = {},
                        .to_move = static_cast<std::uint8_t>(position.to_move()),
                        .hand = position.tile(),
                        .remaining = position.remaining_by_type()};
    const auto tiles = position.board().tiles();
    state.tiles.reserve(tiles.size());
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        PositionState::Tile tile{tiles[i].type(), {tiles[i].at, tiles[i].rotation()}};
        if (position.meeple_tiles().contains(i)) {
            tile.piece = position.meeple(i).piece;
            tile.player = position.meeple(i).player;
        }
        state.tiles.push_back(tile);
    }
    for (int player = 0; player < position.players(); ++player)
        state.scores[static_cast<std::size_t>(player)] = static_cast<std::int16_t>(position.score(player));
    return state;
}

TileCounts rest_of_box(const Box& box, const std::vector<PositionState::Tile>& tiles, Type hand) {
    for (const PositionState::Tile& tile : tiles) require_type(tile.type);
    if (hand != no_tile) require_type(hand);
    TileCounts rest{};
    for (Type type = 0; type < type_count; ++type) {
        const auto placed = std::ranges::count(tiles, type, &PositionState::Tile::type);
        const auto used = placed + (type == hand ? 1 : 0);
        rest[type] = static_cast<std::uint8_t>(std::max<std::ptrdiff_t>(box.count(type) - used, 0));
    }
    return rest;
}

std::expected<Position, PositionFlaw> position_of(const PositionState& state) {
    const auto flaw = [](Message why, std::optional<std::size_t> tile = std::nullopt) {
        return std::unexpected(PositionFlaw{tile, std::move(why)});
    };
    if (Message why = settings_error(state.settings); !why.empty()) return flaw(std::move(why));
    if (Message why = numbers_error(state); !why.empty()) return flaw(std::move(why));
    if (state.tiles.empty()) return flaw({errors::position_lacks, "tiles"});
    for (std::size_t i = 0; i < state.tiles.size(); ++i) {
        if (Message why = tile_error(state.tiles[i], state.settings.players); !why.empty())
            return flaw(std::move(why), i);
    }
    const PositionState::Tile& first = state.tiles.front();
    const Box& box = state.settings.box;
    const bool is_fixed = state.settings.start == FirstTile::fixed;
    if (first.placement != Placement{} || (is_fixed && first.type != box.start()))
        return flaw({errors::first_tile, types[is_fixed ? box.start() : first.type].name}, 0);
    if (box.count(first.type) == 0) return flaw({errors::tiles_in_box, types[first.type].name, 0}, 0);
    PositionBuilder builder(state.settings, first.type);
    for (std::size_t i = 1; i < state.tiles.size(); ++i) {
        if (Message why = builder.place(state.tiles[i]); !why.empty()) return flaw(std::move(why), i);
    }
    for (std::size_t i = 0; i < state.tiles.size(); ++i) {
        if (state.tiles[i].piece == no_piece) continue;
        if (Message why = builder.put_meeple(i, state.tiles[i]); !why.empty()) return flaw(std::move(why), i);
    }
    if (Message why = builder.set_rest(state); !why.empty()) return flaw(std::move(why));
    return builder.position();
}

}  // namespace bastide::match
