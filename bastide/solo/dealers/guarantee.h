// What every dealer owes: any 15 consecutive deals hold at least one abbey and at least three cities.
//
// `Guarantee` keeps, for a dealer that draws by chance, which kinds may still come next. It thinks in
// deadlines: the next abbey must come within 15 deals of the last; and since any 15 deals hold three cities
// exactly if every fourth-last city is no longer ago, the next city must come within 15 deals of the
// third-last, the one after it within 15 of the second-last, the one after that within 15 of the last. These
// are four tiles owed, each with the number of deals left for it, the next deal included; at first 15 each,
// as no 15 deals may begin without them.
//
// Owed tiles can be dealt in time exactly if, in order of deals left, the j-th has at least j left. A kind is
// allowed if that still holds after it. Some kind always is: deal the tile owed first. The others move up a
// place as they lose a deal, and the new debt has 15, more than enough for the last place. So the condition,
// true at first, holds forever, no debt runs out, and the guarantee is kept whatever the dealer does with its
// freedom. As a debt can be pressing only with four deals left or fewer, a dealer is bound seldom.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>

#include "bastide/solo/tile.h"

namespace bastide::solo {

class Guarantee {
  public:
    static constexpr int window = 15;
    static constexpr int abbeys = 1;
    static constexpr int cities = 3;

    bool allows(Kind kind) const {
        if (!is_pressing()) return true;
        Guarantee after = *this;
        after.deal(kind);
        return after.can_be_kept();
    }

    // Takes note of a deal.
    void deal(Kind kind) {
        for (std::int8_t& left : city_) --left;
        --abbey_;
        if (kind == Kind::abbey) abbey_ = window;
        if (kind == Kind::city) city_ = {city_[1], city_[2], window};
    }

    // Whether what is owed can be dealt in time; true of all states that allowed deals lead to.
    bool can_be_kept() const {
        int before_abbey = 0;
        for (int i = 0; i < cities; ++i) {
            const bool after_abbey = city_[static_cast<std::size_t>(i)] > abbey_;
            if (city_[static_cast<std::size_t>(i)] <= (after_abbey ? i + 1 : i)) return false;
            before_abbey += after_abbey ? 0 : 1;
        }
        return abbey_ > before_abbey;
    }

    friend bool operator==(const Guarantee&, const Guarantee&) = default;
    friend auto operator<=>(const Guarantee&, const Guarantee&) = default;

  private:
    bool is_pressing() const { return std::min(abbey_, city_[0]) <= abbeys + cities; }

    // Deals left until the tile is due. Cities in order, the next one first.
    std::int8_t abbey_ = window;
    std::array<std::int8_t, cities> city_ = {window, window, window};
};

// One of the kinds by their weights, those that the guarantee does not allow left out.
template <class Random>
Kind draw(const std::array<std::uint32_t, all_kinds.size()>& weights, const Guarantee& guarantee,
          Random& random) {
    std::array<std::uint32_t, all_kinds.size()> up_to{};
    std::uint32_t sum = 0;
    for (const Kind kind : all_kinds) {
        if (guarantee.allows(kind)) sum += weights[index(kind)];
        up_to[index(kind)] = sum;
    }
    const std::uint32_t drawn = random.below(sum);
    if (drawn < up_to[index(Kind::road)]) return Kind::road;
    return drawn < up_to[index(Kind::city)] ? Kind::city : Kind::abbey;
}

}  // namespace bastide::solo
