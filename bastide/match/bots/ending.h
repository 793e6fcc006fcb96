// Exact endgame search for two players: the value of a position under best play, over all orders of the
// remaining tiles.
//
//     Ending ending(settings, Ending::Aim::lead);
//     if (Ending::knows(position, 3)) ending.best(position, 100'000);
//
// Expectiminimax with alpha-beta pruning. At a draw, trying the likeliest move of each tile first shows early
// that the opponent would avoid the position (Star2: Ballard, The *-minimax search procedure for trees
// containing chance nodes, 1983). Values of positions that recur are cached (transpositions).
//
// Under farms of the third edition, the gains of all placements of the remaining tiles are known at every
// draw (`PlacementEffects`). A move changes few of them, and only these are computed again. The last tile but
// one is placed only where its gain, less that of the best reply which it leaves unchanged, may be the best.
//
// Values are integers: sums over all orders, weighted by their frequency. Nothing is rounded, so every
// machine gets the same values.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <optional>
#include <unordered_map>
#include <vector>

#include "bastide/match/bots/evaluation.h"
#include "bastide/match/bots/one_ply_search.h"
#include "bastide/match/bots/placement_effects.h"
#include "bastide/match/position.h"

namespace bastide::match {

class Ending {
  public:
    // The aim of both players: the final lead, or winning, with 1 for a win, 0 for a draw and -1 for a loss.
    enum class Aim : std::uint8_t { lead, win };

    // A search with more remaining tiles would take hours.
    static constexpr int max_remaining = 8;

    struct Best {
        Move move;
        // The sum over `orders(position.remaining())` orders, from the point of view of the player to move.
        std::int64_t value = 0;
    };

    explicit Ending(const Settings& settings, Aim aim = Aim::lead);

    // True if a position can be searched and has at most `left` remaining tiles besides the tile in hand.
    // There must be two players, and unplaceable tiles must leave the game: if they went under the deck,
    // players would know the last tile of the deck.
    static bool knows(const Position& position, int left);

    // The number of orders of the remaining tiles: left!
    static std::int64_t orders(int left);

    // Returns the value of a position between draws for the player to move: the sum over `orders(left)`
    // orders. Returns nullopt if that takes more than `max_placements` placements.
    std::optional<std::int64_t> value(const Position& position, std::int64_t max_placements);

    // Returns the best move of the tile in hand, which must fit somewhere. The evaluation breaks ties.
    std::optional<Best> best(const Position& position, std::int64_t max_placements);

    // The number of placements that the last call tried or computed the gain of.
    std::int64_t placements() const { return placements_; }

  private:
    struct Bounds {
        std::int64_t low;
        std::int64_t high;
    };
    // A type that may be drawn.
    struct Draw {
        Type type;
        std::int64_t times;  // the number of remaining tiles of the type
        std::int64_t low;    // lower bound on the value of drawing it once
    };

    using Effects = std::vector<const PlacementEffect*>;
    // The effects of the remaining types between draws.
    struct Level {
        bool is_known = false;
        std::optional<Move> move = std::nullopt;  // that led here from the level above
        std::array<Effects, type_count> of_types = {};
        std::deque<PlacementEffect> found = {};  // the first `used` were found here, others come from above
        std::size_t used = 0;
    };
    // A placement of the last tile.
    struct Reply {
        int gain = 0;
        const PlacementEffect* effect = nullptr;
    };

    bool is_spent() const { return placements_ > max_placements_; }
    void start(const Position& position, std::int64_t max_placements);
    std::int64_t most(int left) const;
    std::int64_t worth(int lead) const;
    std::int64_t between_draws(std::int64_t alpha, std::int64_t beta);
    std::int64_t over_draws(std::int64_t alpha, std::int64_t beta);
    std::int64_t search_draw(Type type, std::int64_t alpha, std::int64_t beta);
    std::int64_t probed(Type type);
    std::int64_t after(const Move& move, std::int64_t alpha, std::int64_t beta);
    Best in_hand(std::int64_t alpha, std::int64_t beta);
    Best last_tile(std::int64_t beta);
    void try_last(const Placement& placement, Best& best);
    std::optional<Move> reply() const;
    std::vector<ScoredMove> best_moves_first();
    bool find_effects();
    template <class IsWanted>
    void find_effects_of(Type type, const IsWanted& is_wanted);
    void add_effect(Type type, const PlacementEffect& effect);
    void derive_effects(Type type, const ClaimedPlacement& move);
    std::int64_t last_two(Type first, Type second, std::int64_t alpha, std::int64_t beta);
    int best_reply(const ClaimedPlacement& move, Type first, Type second, std::optional<int> unchanged);

    Aim aim_;
    Evaluation evaluation_;
    std::vector<Position> scratch_;                  // the position to search; empty before the first search
    std::unordered_map<std::uint64_t, Bounds> met_;  // the values found, by the hash of the position between
                                                     // draws
    std::array<std::array<Move, type_count>, max_remaining + 1>
        replies_{};                 // the latest good replies, by the number of remaining tiles
    PlacementEffects before_;       // at the position of the search
    PlacementEffects after_first_;  // after the last tile but one
    std::array<Level, max_remaining + 2> levels_;  // by the number of remaining tiles
    std::vector<Reply> replies_to_last_;
    std::int64_t placements_ = 0;
    std::int64_t max_placements_ = 0;
};

}  // namespace bastide::match
