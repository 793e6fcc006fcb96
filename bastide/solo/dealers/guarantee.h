// The guarantee of every dealer: any 15 consecutive deals contain at least one abbey and at least three
// cities.
//
// `Guarantee` tracks which kinds a random dealer may deal next. It uses deadlines. The next abbey must come
// within 15 deals of the last. Any 15 consecutive deals contain three cities if and only if the fourth-last
// city was never dealt more than 15 deals ago. So the next city must come within 15 deals of the third-last,
// the city after it within 15 deals of the second-last, and the city after that within 15 deals of the last.
// These are four owed tiles, each with the number of deals left, including the next deal. At first each has
// 15, because the first 15 deals must contain them too.
//
// Owed tiles can be dealt in time if and only if, for every j, at most j of them are due within j deals. A
// kind is allowed if the condition is still true after dealing it:
//   a city, unless the abbey must be dealt next
//   an abbey, unless for some j, the next j deals are all owed to cities
//   a road, unless for some j, the next j deals are all owed, to cities or the abbey.
// Some kind is always allowed: the one due first. Dealing it leaves each of the others one deal fewer, but
// also one fewer tile to share those deals with. The tile newly owed in its place has 15 deals, more than
// four owed tiles need. The condition is true at first and is preserved, so no deadline is missed, and the
// guarantee holds whatever the dealer chooses.
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

    // By kind, true if it may be dealt next.
    std::array<bool, all_kinds.size()> allowed() const {
        const bool abbey_now = abbey_ == 1;
        const bool to_cities = city_[0] == 1 || city_[1] == 2 || city_[2] == 3;
        const bool to_either = (abbey_ <= 2 && city_[0] <= 2) || (abbey_ <= 3 && city_[1] <= 3) ||
                               (abbey_ <= 4 && city_[2] <= 4);
        return {!abbey_now && !to_cities && !to_either, !abbey_now, !to_cities};
    }

    // Records a deal. Avoids branches, which would be mispredicted half of the time here.
    void deal(Kind kind) {
        const std::array<std::int8_t, cities + 1> owed = {city_[0], city_[1], city_[2], window + 1};
        const std::size_t first = kind == Kind::city ? 1 : 0;
        for (std::size_t i = 0; i < cities; ++i) city_[i] = static_cast<std::int8_t>(owed[first + i] - 1);
        abbey_ = static_cast<std::int8_t>((kind == Kind::abbey ? window + 1 : abbey_) - 1);
    }

    friend bool operator==(const Guarantee&, const Guarantee&) = default;
    friend auto operator<=>(const Guarantee&, const Guarantee&) = default;

  private:
    // The number of deals within which each owed tile must come. The city with the fewest comes first.
    std::int8_t abbey_ = window;
    std::array<std::int8_t, cities> city_ = {window, window, window};
};

// Draws a kind by weight, among the kinds that the guarantee allows.
template <class Random>
Kind draw(const std::array<std::uint32_t, all_kinds.size()>& weights, const Guarantee& guarantee,
          Random& random) {
    const std::array<bool, all_kinds.size()> allowed = guarantee.allowed();
    const auto weight = [&](Kind kind) { return allowed[index(kind)] ? weights[index(kind)] : 0; };
    const std::uint32_t roads = weight(Kind::road);
    const std::uint32_t roads_and_cities = roads + weight(Kind::city);
    const std::uint32_t number = random.below(roads_and_cities + weight(Kind::abbey));
    // Counts instead of a branch, which would be mispredicted half of the time.
    return all_kinds[(number >= roads ? 1U : 0U) + (number >= roads_and_cities ? 1U : 0U)];
}

}  // namespace bastide::solo
