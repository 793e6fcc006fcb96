// The value of the rest of a game by kinds of tiles only: which kind to play, when to discard, and the
// expected points.
//
// If every tile found a good square, a game would be a sequence of choices of kinds: given the number of
// remaining squares, the hand and the turns until a discard, a player plays a kind for its points and gets a
// new kind with the dealer's probabilities. This game of kinds is solved exactly, backwards from the full
// board. An abbey is valued at its score on a full board, and a city at its score in a chain. Values are
// integers in thousandths of a point, so every machine gets the same values.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bastide/solo/position.h"

namespace bastide::solo {

// The representation of one point in expected values.
inline constexpr std::int64_t point = 1000;

class Prospect {
  public:
    // The numbers of each kind in a hand.
    struct Kinds {
        std::array<std::uint8_t, all_kinds.size()> count{};

        std::uint8_t operator[](Kind kind) const { return count[index(kind)]; }
    };

    explicit Prospect(const Settings& settings);

    static Kinds kinds(const Hand& hand);

    // Returns the expected further points, in thousandths.
    std::int64_t points(int squares_left, const Kinds& hand, int turns_to_discard) const {
        return at(squares_left, hand, turns_to_discard).points;
    }

    // The kinds to play, best first. If discarding is better than playing some kind and is possible, the hand
    // is discarded instead.
    struct Plan {
        std::array<std::uint8_t, all_kinds.size()>
            kinds{};            // values of `Kind`, best first; only kinds in the hand matter
        bool discards = false;  // true to discard the hand if that is allowed
    };
    const Plan& plan(int squares_left, const Kinds& hand, int turns_to_discard) const {
        return at(squares_left, hand, turns_to_discard).plan;
    }

  private:
    // With more squares left than this, the best choice does not depend on the number of squares left.
    static constexpr int horizon = 160;
    static constexpr std::size_t hands = std::size_t{hand_size + 1} * (hand_size + 1);

    struct Entry {
        std::int64_t points = 0;
        Plan plan;
    };

    static std::size_t hand_index(const Kinds& hand) {
        return static_cast<std::size_t>(hand[Kind::road]) * (hand_size + 1) + hand[Kind::city];
    }
    static std::size_t place(int squares_left, std::size_t hand, int turns_to_discard) {
        return (static_cast<std::size_t>(std::min(squares_left, horizon)) * (turns_for_discard + 1) +
                static_cast<std::size_t>(turns_to_discard)) *
                   hands +
               hand;
    }
    const Entry& at(int squares_left, const Kinds& hand, int turns_to_discard) const {
        return entries_[place(squares_left, hand_index(hand), turns_to_discard)];
    }

    void solve(int squares_left, const Kinds& hand, int turns_to_discard, std::int64_t fresh_hand);
    std::int64_t of_fresh_hand(int squares_left) const;

    static constexpr std::int64_t whole = 1 << 16;

    std::array<std::int64_t, all_kinds.size()> worth_{};  // thousandths of a point
    std::array<std::int64_t, all_kinds.size()> odds_{};   // in units of 1/`whole`
    std::vector<Entry> entries_;
};

}  // namespace bastide::solo
