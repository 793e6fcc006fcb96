// The public state of a game: the board, the scores, the meeples, the tile in hand and the set of remaining
// tiles. `Game` stores the order of the remaining tiles, so code that has only a `Position` cannot look
// ahead.
//
// A turn is `draw`, then `apply` of a legal move: place the tile, perhaps place a meeple on it, score the
// features that the move completes, and pass the turn on. A tile that fits nowhere is `set_aside`.
#pragma once

#include <array>
#include <bit>
#include <cassert>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

#include "bastide/base/require.h"
#include "bastide/match/board.h"
#include "bastide/match/event.h"
#include "bastide/match/features.h"
#include "bastide/match/illegality.h"
#include "bastide/match/number_set.h"
#include "bastide/match/settings.h"
#include "bastide/play/random.h"

namespace bastide::match {

inline constexpr Type no_tile = 255;

static_assert(type_count <= no_tile, "no type has the number of no tile");

// A set of tiles on the board, by number.
using TileSet = NumberSet<max_tiles>;

// A meeple on the board.
struct Meeple {
    std::uint8_t tile = 0;   // counted from 0
    std::uint8_t piece = 0;  // index into the pieces of the tile's type
    std::uint8_t player = 0;

    friend bool operator==(const Meeple&, const Meeple&) = default;
};

// `collapsed` lists only the first of several rotations that look alike, `expanded` lists all. The rules
// allow all.
enum class Symmetric : std::uint8_t { collapsed, expanded };

class Position {
  public:
    using Points = std::array<std::int16_t, max_players>;

    // A scored feature: the root, the state before scoring, and the points of each winner.
    struct Payout {
        Node root;
        Feature feature;
        std::uint8_t points;
        std::uint8_t winners;
    };

    // No city is larger than all tiles and pennants of a box.
    static_assert(2 * max_tiles_and_pennants <= 255, "a byte counts the points of a feature");

    struct Undo {
        Move move;
        Board::Undo board;
        Features::Trail features;
        TileSet meeple_tiles;
        Points scores;
        std::array<std::uint8_t, max_players> supplies;
        std::array<Payout, 4 + 9> paid;  // complete features that had meeples
        std::uint8_t paid_count = 0;
    };

    // Creates the board before the first turn, with one tile on it, by default the start tile. The settings
    // must be valid, and the box must have the tile. All other tiles of the box remain.
    explicit Position(const Settings& settings) : Position(settings, settings.box.start()) {}
    Position(const Settings& settings, Type first);

    // As above, but only these tiles remain. The box must contain them.
    Position(const Settings& settings, Type first, const TileCounts& remaining);

    const Settings& settings() const { return settings_; }
    const Board& board() const { return board_; }
    const Features& features() const { return features_; }
    int players() const { return settings_.players; }
    int to_move() const { return to_move_; }  // from 0
    // Players are numbered from 0. Numbers of players who are not in the game, up to 5, give 0.
    int score(int player) const { return scores_[checked(player)]; }
    int supply(int player) const { return supplies_[checked(player)]; }

    // The tile in hand, or `no_tile` between draws.
    Type tile() const { return tile_; }

    // The number of remaining tiles of a type and of all types, without the tile in hand.
    int remaining(Type type) const {
        require_type(type);
        return left_[type];
    }
    int remaining() const { return all_left_; }
    const TileCounts& remaining_by_type() const { return left_; }

    // The meeples on the board, in the order of their tiles.
    std::vector<Meeple> meeples() const;
    const TileSet& meeple_tiles() const { return meeple_tiles_; }
    // Returns the meeple of a tile, which must be in `meeple_tiles`. Only builds with assertions check that.
    Meeple meeple(std::size_t tile) const {
        assert(tile < max_tiles);
        return {static_cast<std::uint8_t>(tile), pieces_[tile], owners_[tile]};
    }

    // The number of tiles on the eight squares around a square.
    int neighbours(Square at) const;

    // Takes a remaining tile into the hand. The hand must be empty, and there must be such a tile.
    void draw(Type type) {
        require(tile_ == no_tile, "the hand is empty before a tile is drawn");
        require(type < type_count && left_[type] > 0, "a tile of this type remains", type);
        --left_[type];
        --all_left_;
        tile_ = type;
    }

    // Returns the tile in hand, which must not be empty, to the remaining tiles.
    void put_back();

    // Removes the tile in hand, which fits nowhere, from the game.
    void set_aside() {
        require(tile_ != no_tile, "a tile is in hand");
        tile_ = no_tile;
    }

    // Returns a set-aside tile to the remaining tiles.
    void return_aside(Type type) {
        require_type(type);
        require(left_[type] < settings_.box.count(type), "a tile of this type was set aside", type);
        ++left_[type];
        ++all_left_;
    }

    // True if a tile of this type fits somewhere. Only builds with assertions check that there is such a
    // type.
    bool fits_somewhere(Type type) const;

    // Returns the legal placements of a tile, square by square.
    std::vector<Placement> places(Type type, Symmetric alike = Symmetric::expanded) const;
    // Returns their number. Only builds with assertions check that there is such a type.
    int count_places(Type type, Symmetric alike = Symmetric::expanded) const;

    // Returns the pieces that a meeple may claim after a legal placement of the tile in hand: bit i is piece
    // i. 0 if the player has no meeple. Only builds with assertions check that there is a tile in hand.
    std::uint8_t claimable_pieces(const Placement& placement) const;

    // Returns the legal moves of the tile in hand, placement by placement, first without a meeple. Empty if
    // the tile fits nowhere.
    std::vector<Move> legal_moves(Symmetric alike = Symmetric::expanded) const;

    // Calls `visit(move)` for each of these moves, in the same order, without allocating memory.
    template <class Visit>
    void for_each_legal_move(const Visit& visit, Symmetric alike = Symmetric::expanded) const;

    std::int64_t count_moves(Symmetric alike = Symmetric::expanded) const;

    // Returns the rule that a move breaks, or nullopt if it is legal.
    std::optional<Illegality> illegality(const Move& move) const;
    bool is_legal(const Move& move) const;

    // Draws one of the distinct placements, then a meeple on one of the free pieces or no meeple, each with
    // equal probability. Returns nullopt if there is no tile in hand or the tile fits nowhere.
    std::optional<Move> random_move(play::Random& random) const;

    // Makes a legal move of the tile in hand. Only builds with assertions check that it is legal, because
    // searches make millions of moves. `Game::apply` always checks it. Afterwards the hand is empty, and it
    // is the next player's turn.
    Undo apply(const Move& move);

    // Undoes the last move, which must be the move that returned `undo`. The tile is in hand again.
    void undo(const Undo& undo);

    // Returns the points of a city, road or monastery that is complete with its present tiles.
    int points_when_complete(const Feature& feature) const;

    // Returns the points of a meeple's feature if the game ended now. Fields score by the third edition. Only
    // builds with assertions check that the meeple is on the board.
    int points_at_end(const Meeple& meeple) const;

    // Returns the completed cities in the set `cities`, each represented by one of its pieces.
    std::uint64_t completed(std::uint64_t cities) const;

    // Returns the piece that represents the feature of a meeple. Only builds with assertions check that the
    // meeple is on the board.
    Node root(const Meeple& meeple) const {
        return features_.root(static_cast<Node>(features_.first_node(meeple.tile) + meeple.piece));
    }

    friend bool operator==(const Position&, const Position&) = default;

  private:
    friend class PositionBuilder;  // position_state.cpp makes positions without a history

    static std::size_t checked(int player) {
        require(player >= 0 && player < max_players, "there is a player with this number", player);
        return static_cast<std::size_t>(player);
    }

    Placement nth_place(Type type, std::uint32_t number) const;
    void score_completed(Undo& undo);
    void pay(Node paying, int points, Undo& undo);

    Settings settings_;
    Board board_;
    Features features_;
    TileSet meeple_tiles_;
    std::array<std::uint8_t, max_tiles> pieces_ = {};  // by tile, the piece that has or had a meeple
    std::array<std::uint8_t, max_tiles> owners_ = {};
    std::array<std::uint8_t, max_monasteries> monasteries_ = {};  // the tiles with a monastery, in order
    std::uint8_t monastery_count_ = 0;
    Points scores_ = {};
    std::array<std::uint8_t, max_players> supplies_ = {};
    TileCounts left_ = {};
    std::uint8_t all_left_ = 0;
    std::uint8_t to_move_ = 0;
    Type tile_ = no_tile;
};

template <class Visit>
void Position::for_each_legal_move(const Visit& visit, Symmetric alike) const {
    if (tile_ == no_tile) return;
    for (const OpenSquare& open : board_.open_squares()) {
        unsigned rotations = fits[tile_][open.demand];
        if (alike == Symmetric::collapsed) rotations &= distinct_rotations[tile_];
        for (; rotations != 0; rotations &= rotations - 1) {
            const Placement placement{open.at, static_cast<std::uint8_t>(std::countr_zero(rotations))};
            visit(Move{tile_, placement, no_piece});
            for (unsigned free = claimable_pieces(placement); free != 0; free &= free - 1)
                visit(Move{tile_, placement, static_cast<std::uint8_t>(std::countr_zero(free))});
        }
    }
}

}  // namespace bastide::match
