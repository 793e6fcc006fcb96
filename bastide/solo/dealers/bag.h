// Draws tiles from a bag of eight: four roads, three cities and an abbey. The empty bag is refilled.
//
// Any 15 deals in a row include an abbey and three cities. Proof: one of any eight consecutive deals is the
// first from a full bag. So a bag begins within the first eight of any 15 deals and ends seven deals later,
// within the 15. They contain a whole bag, with its abbey and its three cities.
#pragma once

#include <array>
#include <cstdint>

#include "bastide/play/random.h"
#include "bastide/solo/tile.h"

namespace bastide::solo {

class Bag {
  public:
    static constexpr std::string_view name = "bag";
    static constexpr std::string_view about =
        "a bag of 4 roads, 3 cities and 1 monastery, filled again when empty";

    Kind deal(play::Random& random) {
        const auto sum = static_cast<std::uint32_t>(left_[0] + left_[1] + left_[2]);
        std::uint32_t number = random.below(sum);
        Kind kind = Kind::road;
        for (const Kind each : all_kinds) {
            kind = each;
            if (number < left_[index(each)]) break;
            number -= left_[index(each)];
        }
        --left_[index(kind)];
        if (sum == 1) left_ = full;
        return kind;
    }

    friend bool operator==(const Bag&, const Bag&) = default;

  private:
    static constexpr std::array<std::uint8_t, all_kinds.size()> full = {4, 3, 1};

    std::array<std::uint8_t, all_kinds.size()> left_ = full;
};

}  // namespace bastide::solo
