// Supply and demand of road and city sides: sides of tiles not yet placed, and sides that the board demands
// because a tile shows one to an empty cell. A board that demands more than the supply leads to no map.
#pragma once

#include <array>
#include <cstdint>

#include "bastide/puzzle/detail/board.h"

namespace bastide::puzzle::detail {

// Four counts in one number, 16 bits each.
struct FourCounts {
    std::uint64_t counts = 0;

    // Returns a count of one for each bit that is set among the lowest four.
    static FourCounts of(unsigned bits) { return of_bits[bits]; }

    FourCounts& operator+=(FourCounts other) {
        counts += other.counts;
        return *this;
    }
    FourCounts& operator-=(FourCounts other) {
        counts -= other.counts;
        return *this;
    }
    int operator[](std::size_t place) const { return static_cast<int>(counts >> 16 * place & 0xFFFF); }
    int sum() const { return static_cast<int>(counts * 0x0001'0001'0001'0001ULL >> 48); }
    bool is_nowhere_more_than(FourCounts other) const {
        constexpr std::uint64_t borrowed = 0x8000'8000'8000'8000ULL;
        return (((other.counts | borrowed) - counts) & borrowed) == borrowed;
    }

    static const std::array<FourCounts, 16> of_bits;
};

inline constexpr std::array<FourCounts, 16> FourCounts::of_bits = [] {
    std::array<FourCounts, 16> of;
    for (std::size_t bits = 0; bits < of.size(); ++bits) {
        const std::uint64_t wide = bits;
        of[bits].counts = (wide & 1U) | (wide & 2U) << 15 | (wide & 4U) << 30 | (wide & 8U) << 45;
    }
    return of;
}();

class EdgeSupply {
  public:
    EdgeSupply() = default;
    EdgeSupply(const Orientations& orientations, bool rotations);

    // Counts a tile just placed. Assign the previous value to undo.
    void place(const Board& board, const Orientations& orientations, Cell cell);

    // True if the supply meets the demand: for each colour and, without rotations, for each colour on each
    // side.
    bool suffice() const;

    // The number of contacts of a colour that the remaining tiles must make with one another: each uses two
    // of the sides that will not touch the board.
    int contacts(Colour colour) const { return (left_[colour].sum() - waiting_[colour].sum()) / 2; }

    // The numbers of remaining tiles with a colour on no side, on at most one, on at most two, and on at most
    // three sides.
    FourCounts few_sides(std::size_t colour) const { return few_sides_[colour]; }

  private:
    using BySide = std::array<FourCounts, 2>;  // of road and city

    bool rotations_ = false;
    BySide left_;     // sides of tiles not placed
    BySide waiting_;  // sides that remaining tiles must show to meet the board's demand
    std::array<FourCounts, colours> few_sides_;
};

}  // namespace bastide::puzzle::detail
