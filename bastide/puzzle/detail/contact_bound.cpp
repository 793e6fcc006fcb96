#include "bastide/puzzle/detail/contact_bound.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace bastide::puzzle::detail {
namespace {

// An orientation loses no more contacts, and opens no more cells.
constexpr int enough = 4;

constexpr std::array<std::uint8_t, 16> sides_in = {0, 1, 1, 2, 1, 2, 2, 3, 1, 2, 2, 3, 2, 3, 3, 4};

// Three counts in one number, eight bits each: one contact of some colours, of road (1) and city (2).
constexpr std::array<std::uint32_t, 4> one_contact = {0, 0x01'00'01, 0x01'01'00, 0x01'01'01};

constexpr std::uint32_t contacts_of(std::uint32_t counts, std::size_t colour) {
    return counts >> 8 * colour & 0xFF;
}

// One for each number up to this one.
FourCounts up_to(std::uint32_t number) {
    return FourCounts::of((1U << number) - 1);
}

// The largest number of sides that this many cells can share with one another.
int inner_sides(int cells) {
    return cells == 0 ? 0 : 2 * cells - static_cast<int>(std::ceil(2 * std::sqrt(cells)));
}

// The contacts of the `cells` best of some cells.
int most(FourCounts some, int cells) {
    int sum = 0;
    for (std::size_t level = 0; level < 4; ++level) sum += std::min(cells, some[level]);
    return sum;
}

// A cell with this many contacts is among the `cells` best.
unsigned certain(FourCounts some, int cells) {
    unsigned contacts = 1;
    for (std::size_t level = 0; level < 4; ++level) contacts += some[level] > cells ? 1U : 0U;
    return contacts;
}

}  // namespace

ContactBound::ContactBound(const Board& board, const Orientations& orientations)
    : board_(board), orientations_(orientations), contacts_(board.cells(), 0) {
    for (int cells = 0; cells <= board.tiles_left(); ++cells) inner_sides_.push_back(inner_sides(cells));
}

bool ContactBound::look(const EdgeSupply& supply) {
    const bool met = measure(supply);
    if (met) {
        const bool may_lose_all = to_spare_ >= enough && std::ranges::min(to_lose_) >= enough;
        allowed_.assign(holes_.size(), ~OrientationSet{0});
        for (std::size_t place = 0; !may_lose_all && place < holes_.size(); ++place)
            allowed_[place] = allowed(place);
    }
    forget();
    return met;
}

bool ContactBound::measure(const EdgeSupply& supply) {
    to_spare_ = board_.to_spare();
    if (to_spare_ < 0) return false;
    between_ = {};
    few_sides_ = {};
    holes_.resize(board_.holes().size());
    for (std::size_t place = 0; place < holes_.size(); ++place) gather(place);
    std::array<Cells, colours> beyond;
    for (const Cell cell : touched_) {
        for (std::size_t colour = 0; colour < colours; ++colour)
            beyond[colour] += up_to(contacts_of(contacts_[static_cast<std::size_t>(cell)], colour));
    }
    const int roads = supply.contacts(road);
    const int cities = supply.contacts(city);
    const std::array<int, colours> needed = {roads, cities, roads + cities};
    for (std::size_t colour = 0; colour < colours; ++colour) {
        to_lose_[colour] = enough;
        if (needed[colour] == 0) continue;
        const int still_needed = needed[colour] - between_[colour];
        const Spare spare = this->spare(supply, colour);
        if (still_needed > spare.sides) return false;
        const int inner = inner_sides_[static_cast<std::size_t>(spare.tiles)];
        const int beyond_most = most(beyond[colour], spare.tiles);
        // A side of a spare tile makes a contact with a hole, or half a contact with another spare tile.
        to_lose_[colour] =
            std::min(beyond_most + inner - still_needed, beyond_most + spare.sides - 2 * still_needed);
        const bool shape_may_decide = to_lose_[colour] < inner && (spare.tiles == 2 || spare.tiles == 3);
        if (to_lose_[colour] < 0 ||
            (shape_may_decide && max_of_shape(beyond[colour], colour, spare.tiles) < still_needed))
            return false;
        certain_[colour] = certain(beyond[colour], spare.tiles);
    }
    return true;
}

// Tiles with few sides of a colour fill at most as many holes as there are holes for them. The rest are
// spare.
ContactBound::Spare ContactBound::spare(const EdgeSupply& supply, std::size_t colour) const {
    Spare spare;
    for (std::size_t few = 0; few < 4; ++few) {
        const int tiles = supply.few_sides(colour)[few];
        const int surplus = std::max(0, tiles - few_sides_[colour][few]);
        const int with_more = std::min(to_spare_ - surplus, board_.tiles_left() - tiles);
        if (few == 0) spare.tiles = std::max(0, with_more);
        spare.sides += std::max(0, with_more);
    }
    return spare;
}

// The largest number of contacts that two or three spare cells can make with holes and one another: apart,
// two adjacent, or three in a row or a corner.
int ContactBound::max_of_shape(Cells beyond, std::size_t colour, int spare) const {
    const int best = most(beyond, 1);
    const int third = spare == 3 ? best : 0;
    // Side by side with none but cells that touch no hole.
    int sum = std::max(most(beyond, spare), spare == 3 ? most(beyond, 2) + 2 : best + 1);
    for (const Cell cell : touched_) {
        const int here = static_cast<int>(contacts_of(contacts_[static_cast<std::size_t>(cell)], colour));
        std::array<int, 2> beside = {-1, -1};
        for (std::size_t side = 0; side < 4; ++side) {
            const Cell other = board_.neighbour(cell, side);
            if (!board_.may_stay_empty(other)) continue;
            const auto contacts =
                static_cast<int>(contacts_of(contacts_[static_cast<std::size_t>(other)], colour));
            beside = {std::max(beside[0], contacts), std::max(beside[1], std::min(beside[0], contacts))};
        }
        if (beside[0] >= 0) sum = std::max(sum, here + beside[0] + 1 + third);
        if (beside[1] >= 0 && spare == 3) sum = std::max(sum, here + beside[0] + beside[1] + 2);
    }
    return sum;
}

void ContactBound::forget() {
    for (const Cell cell : touched_) contacts_[static_cast<std::size_t>(cell)] = 0;
    touched_.clear();
}

// Counts the possible contacts of a hole.
void ContactBound::gather(std::size_t place) {
    const Cell cell = board_.holes()[place];
    const unsigned open = board_.open_sides(cell);
    const Offer offer = board_.offer(cell);
    const unsigned roads = offer.roads() & open;
    const unsigned cities = offer.cities() & open;
    const unsigned holes = board_.sides_with_holes(cell);
    for (unsigned rest = (roads | cities) & ~holes; rest != 0; rest &= rest - 1) {
        const auto side = static_cast<unsigned>(std::countr_zero(rest));
        const Cell other = board_.neighbour(cell, side);
        std::uint32_t& contacts = contacts_[static_cast<std::size_t>(other)];
        if (contacts == 0) touched_.push_back(other);
        contacts += one_contact[(roads >> side & 1U) | (cities >> side & 1U) << 1];
    }
    const Hole& hole = holes_[place] = {open, holes, roads, cities};
    // The hole on the other side counts the rest.
    constexpr unsigned own_sides = 0b0110;
    for (std::size_t colour = 0; colour < colours; ++colour) {
        between_[colour] += sides_in[hole.showing(colour) & holes & own_sides];
        few_sides_[colour] += FourCounts::of(offer.few(colour));
    }
}

// Returns a hole's remaining domain: orientations that open no more cells than there are spare tiles and lose
// no more contacts than allowed.
OrientationSet ContactBound::allowed(std::size_t place) const {
    const Hole& hole = holes_[place];
    const unsigned open = hole.open & ~hole.holes;
    OrientationSet set = ~OrientationSet{0};
    if (sides_in[open] > to_spare_)
        set = ~orientations_.coloured[either][open][static_cast<std::size_t>(to_spare_) + 1];
    for (std::size_t colour = 0; colour < colours; ++colour) {
        if (sides_in[hole.showing(colour)] <= to_lose_[colour]) continue;
        const unsigned sides = lost_if_hidden(place, colour);
        const int least = sides_in[sides] - to_lose_[colour];
        if (least > 0) set &= orientations_.coloured[colour][sides][static_cast<std::size_t>(least)];
    }
    return set;
}

// The sides on which a hole loses a contact if it shows no such colour there.
unsigned ContactBound::lost_if_hidden(std::size_t place, std::size_t colour) const {
    const Hole& hole = holes_[place];
    unsigned sides = hole.showing(colour) & hole.holes;
    for (unsigned rest = hole.showing(colour) & ~hole.holes; rest != 0; rest &= rest - 1) {
        const auto side = static_cast<std::size_t>(std::countr_zero(rest));
        const Cell other = board_.neighbour(board_.holes()[place], side);
        if (contacts_of(contacts_[static_cast<std::size_t>(other)], colour) >= certain_[colour])
            sides |= rest & -rest;
    }
    return sides;
}

}  // namespace bastide::puzzle::detail
