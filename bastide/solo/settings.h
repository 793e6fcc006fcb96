// The settings of a game.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/base/message.h"
#include "bastide/base/name_in.h"
#include "bastide/solo/dealers/dealer.h"
#include "bastide/solo/tile.h"

namespace bastide::solo {

// The bonus of a chain of k >= 2 cities, in addition to 2 points per city.
enum class ChainBonus : std::uint8_t {
    per_city,  // k points
    pairwise,  // k (k - 1) points: each city scores 1 per other city of its chain
};

struct Settings {
    static constexpr int min_size = 3;
    static constexpr int max_size = 99;

    int size = 11;  // squares along a side of the board: odd, from 3 to 99
    Roads roads = Roads::plain;
    Dealer dealer = {};  // before its first deal
    ChainBonus chain_bonus = ChainBonus::per_city;

    friend bool operator==(const Settings&, const Settings&) = default;
};

// Returns an error message for an invalid size, or an empty message if it is valid.
[[nodiscard]] Message size_error(std::int64_t size);

constexpr std::string_view name(Roads roads) {
    constexpr std::array<std::string_view, 2> names = {"plain", "directed"};
    return name_in(names, roads);
}

constexpr std::string_view name(ChainBonus bonus) {
    constexpr std::array<std::string_view, 2> names = {"per-city", "pairwise"};
    return name_in(names, bonus);
}

}  // namespace bastide::solo
