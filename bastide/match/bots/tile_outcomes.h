// The types that do more than fit an empty square: those that close a feature there, and those that join two
// features.
//
// Features are given by their contacts at the square, as seen from its centre. Both queries are table
// lookups.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "bastide/match/box.h"
#include "bastide/match/oriented_tile.h"

namespace bastide::match {

// A set of types: bit i stands for type i.
using TypeSet = std::uint32_t;

static_assert(type_count <= 8 * sizeof(TypeSet), "each type has a bit");

class TileOutcomes {
  public:
    TileOutcomes();

    // Returns the types with a rotation that fits the demand.
    TypeSet fitting(Demand demand) const { return fitting_[demand]; }

    // Returns the types with a rotation that fits the demand and leaves no open edge to the city or road with
    // these contacts.
    TypeSet closing(Demand demand, Contacts contacts) const { return closing_[demand][sides_of(contacts)]; }

    // Returns the types with a rotation that fits the demand and makes one feature of the two with these
    // contacts.
    TypeSet joining(Demand demand, Contacts one, Contacts other) const {
        TypeSet found = 0;
        for (unsigned left = one; left != 0; left &= left - 1) {
            const auto& of_contact = joining_[demand][static_cast<std::size_t>(std::countr_zero(left))];
            for (unsigned right = other; right != 0; right &= right - 1)
                found |= of_contact[static_cast<std::size_t>(std::countr_zero(right))];
        }
        return found;
    }

  private:
    static constexpr std::size_t demand_count = 256;

    // Bit i is set if the middle of side i is among the contacts.
    static constexpr std::size_t sides_of(Contacts contacts) {
        std::size_t sides = 0;
        for (std::size_t side = 0; side < 4; ++side)
            sides |= std::size_t{static_cast<unsigned>(contacts) >> (3 * side + 1) & 1U} << side;
        return sides;
    }

    std::array<TypeSet, demand_count> fitting_{};
    std::array<std::array<TypeSet, 16>, demand_count> closing_{};
    std::array<std::array<std::array<TypeSet, contact_count>, contact_count>, demand_count> joining_{};
};

// Returns the tables, which the first call computes.
const TileOutcomes& tile_outcomes();

// Counts the tiles of a set of types among some tiles in a few instructions.
class TypeCounts {
  public:
    explicit TypeCounts(const std::array<std::uint8_t, type_count>& counts = {}) {
        for (std::size_t type = 0; type < type_count; ++type)
            for (std::size_t bit = 0; bit < planes_.size(); ++bit)
                planes_[bit] |= (static_cast<TypeSet>(counts[type]) >> bit & 1U) << type;
    }

    int of(TypeSet counted) const {
        int count = 0;
        for (std::size_t bit = 0; bit < planes_.size(); ++bit)
            count += std::popcount(counted & planes_[bit]) << bit;
        return count;
    }

  private:
    std::array<TypeSet, 4> planes_{};  // bit i of plane b is bit b of the count of type i
    static_assert(max_tiles_of_type < 1U << 4, "the planes have 4 bits of a count");
};

}  // namespace bastide::match
