// What the rest of a game is worth, by the kinds of tiles alone: which of the hand to play, when to throw it
// away, and how many points to expect.
//
// If every tile found a good square, a game would be a run of choices of kinds: with so many squares left,
// such a hand and so many turns until it may be thrown away, one plays a kind for its points and gets a kind
// by the dealer's odds. That is solved exactly, from the full board backwards. An abbey is worth what it will
// have when the board is full, a city what it has in a chain. Numbers are whole, in thousandths of a point,
// so that every machine agrees.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "bastide/solo/position.h"

namespace bastide::solo {

// A point, in the unit of what bots expect.
inline constexpr std::int64_t point = 1000;

class Prospect {
  public:
    // How many of each kind a hand has.
    struct Kinds {
        std::array<std::uint8_t, all_kinds.size()> count{};

        std::uint8_t operator[](Kind kind) const { return count[index(kind)]; }
    };

    explicit Prospect(const Settings& settings);

    static Kinds kinds(const Hand& hand);

    // Thousandths of a point to come, and whether throwing the hand away is better than any tile.
    std::int64_t points(int squares_left, const Kinds& hand, int turns_to_discard) const {
        return at(squares_left, hand, turns_to_discard).points;
    }

    // What to play, the best kind first; with the discard allowed, it comes before those that are worse.
    struct Plan {
        std::array<std::uint8_t, all_kinds.size()> kinds{};  // as `Kind`, best first; those of the hand count
        bool discards = false;                               // if that is allowed
    };
    const Plan& plan(int squares_left, const Kinds& hand, int turns_to_discard) const {
        return at(squares_left, hand, turns_to_discard).plan;
    }

  private:
    // Beyond so many squares left the best choice no longer depends on how many there are.
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
    std::array<std::int64_t, all_kinds.size()> odds_{};   // of `whole`
    std::vector<Entry> entries_;
};

}  // namespace bastide::solo
