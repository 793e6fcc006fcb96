#include "bastide/puzzle/detail/edge_supply.h"

#include <algorithm>
#include <bit>

namespace bastide::puzzle::detail {
namespace {

constexpr std::array<Colour, 2> road_and_city = {road, city};

unsigned sides_showing(const Offer& offer, Colour colour) {
    return colour == road ? offer.roads() : offer.cities();
}

// Seen from the other side.
unsigned facing(unsigned sides) {
    return (sides << 2 | sides >> 2) & 0xFU;
}

// If tiles can be rotated, it does not matter which side counts, so any orientation will do.
Offer before_it_is_placed(const Orientations& orientations, std::size_t kind) {
    return orientations.offer_of(
        static_cast<std::size_t>(std::countr_zero(orientations.kinds[kind].orientations)));
}

}  // namespace

EdgeSupply::EdgeSupply(const Orientations& orientations, bool rotations) : rotations_(rotations) {
    for (const std::uint8_t kind : orientations.kind_of_tile) {
        const Offer offer = before_it_is_placed(orientations, kind);
        for (const Colour colour : road_and_city)
            left_[colour] += FourCounts::of(sides_showing(offer, colour));
        for (std::size_t colour = 0; colour < colours; ++colour)
            few_sides_[colour] += FourCounts::of(offer.few(colour));
    }
}

void EdgeSupply::place(const Board& board, const Orientations& orientations, Cell cell) {
    const std::size_t orientation = board.orientation(cell);
    const Offer offer = orientations.offer_of(orientation);
    const Offer before = before_it_is_placed(orientations, orientations[orientation].kind);
    const unsigned open = board.open_sides(cell);
    for (const Colour colour : road_and_city) {
        const unsigned shown = sides_showing(offer, colour);
        left_[colour] -= FourCounts::of(sides_showing(before, colour));
        waiting_[colour] -= FourCounts::of(shown & ~open);
        waiting_[colour] += FourCounts::of(facing(shown & open));
    }
    for (std::size_t colour = 0; colour < colours; ++colour)
        few_sides_[colour] -= FourCounts::of(offer.few(colour));
}

bool EdgeSupply::suffice() const {
    return std::ranges::all_of(road_and_city, [this](Colour colour) {
        return waiting_[colour].sum() <= left_[colour].sum() &&
               (rotations_ || waiting_[colour].is_nowhere_more_than(left_[colour]));
    });
}

}  // namespace bastide::puzzle::detail
