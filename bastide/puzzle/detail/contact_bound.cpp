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

// The most sides that so many cells can share with one another.
int inner_sides(int cells) {
    return cells == 0 ? 0 : 2 * cells - static_cast<int>(std::ceil(2 * std::sqrt(cells)));
}

}  // namespace

int ContactBound::Histogram::most(int cells) const {
    int sum = 0;
    for (int contacts = 4; contacts > 0 && cells > 0; --contacts) {
        const int taken = std::min(cells, static_cast<int>(cells_ >> 8 * contacts & 0xFF));
        sum += taken * contacts;
        cells -= taken;
    }
    return sum;
}

unsigned ContactBound::Histogram::certain(int cells) const {
    unsigned contacts = 5;
    while (contacts > 1) {
        cells -= static_cast<int>(cells_ >> 8 * (contacts - 1) & 0xFF);
        if (cells < 0) break;
        --contacts;
    }
    return contacts;
}

ContactBound::ContactBound(const Board& board, const Orientations& orientations)
    : board_(board), orientations_(orientations), contacts_(board.cells(), 0) {}

bool ContactBound::look(const EdgeSupply& supply) {
    const bool met = measure(supply);
    if (met) {
        const bool may_lose_all = to_spare_ >= enough && std::ranges::min(to_lose_) >= enough;
        kept_.assign(holes_.size(), ~OrientationSet{0});
        for (std::size_t place = 0; !may_lose_all && place < holes_.size(); ++place)
            kept_[place] = keep(place);
    }
    forget();
    return met;
}

bool ContactBound::measure(const EdgeSupply& supply) {
    to_spare_ = board_.tiles_left() - static_cast<int>(board_.holes().size());
    if (to_spare_ < 0) return false;
    between_ = {};
    holes_.assign(board_.holes().size(), {});
    for (std::size_t place = 0; place < holes_.size(); ++place) gather(place);
    std::array<Histogram, colours> beyond{};
    for (const Cell cell : touched_) {
        for (std::size_t colour = 0; colour < colours; ++colour)
            beyond[colour].add(contacts_of(contacts_[static_cast<std::size_t>(cell)], colour));
    }
    const int inner = inner_sides(to_spare_);
    const int roads = supply.contacts(tile::Edge::road);
    const int cities = supply.contacts(tile::Edge::city);
    const std::array<int, colours> needed = {roads, cities, roads + cities};
    for (std::size_t colour = 0; colour < colours; ++colour) {
        const int still_needed = needed[colour] - between_[colour];
        to_lose_[colour] = beyond[colour].most(to_spare_) + inner - still_needed;
        const bool shape_may_tell = to_lose_[colour] < inner && to_spare_ <= 3;
        if (to_lose_[colour] < 0 || (shape_may_tell && most_of_shape(beyond[colour], colour) < still_needed))
            return false;
        certain_[colour] = beyond[colour].certain(to_spare_);
    }
    return true;
}

// The most contacts that two or three spare cells make, with holes and one another, as they can lie: apart,
// two side by side, or three in a row or round a corner.
int ContactBound::most_of_shape(const Histogram& beyond, std::size_t colour) const {
    const int best = beyond.most(1);
    const int third = to_spare_ == 3 ? best : 0;
    // Side by side with none but cells that touch no hole.
    int most = std::max(beyond.most(to_spare_), to_spare_ == 3 ? beyond.most(2) + 2 : best + 1);
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
        if (beside[0] >= 0) most = std::max(most, here + beside[0] + 1 + third);
        if (beside[1] >= 0 && to_spare_ == 3) most = std::max(most, here + beside[0] + beside[1] + 2);
    }
    return most;
}

void ContactBound::forget() {
    for (const Cell cell : touched_) contacts_[static_cast<std::size_t>(cell)] = 0;
    touched_.clear();
}

// Where a hole may make contacts.
void ContactBound::gather(std::size_t place) {
    const Cell cell = board_.holes()[place];
    const unsigned open = board_.open_sides(cell);
    const unsigned shown = this->shown(cell);
    const unsigned roads = shown & open;
    const unsigned cities = shown >> 4 & open;
    Hole& hole = holes_[place];
    unsigned holes = 0;
    for (unsigned rest = open; rest != 0; rest &= rest - 1) {
        const auto side = static_cast<unsigned>(std::countr_zero(rest));
        const Cell other = board_.neighbour(cell, side);
        if (board_.is_hole(other)) {
            holes |= rest & -rest;
            continue;
        }
        const std::uint32_t contact = one_contact[(roads >> side & 1U) | (cities >> side & 1U) << 1];
        std::uint32_t& contacts = contacts_[static_cast<std::size_t>(other)];
        if (contacts == 0 && contact != 0) touched_.push_back(other);
        contacts += contact;
    }
    const auto sides = [](unsigned some) { return static_cast<std::uint8_t>(some); };
    hole.inward = {sides(roads & holes), sides(cities & holes), sides((roads | cities) & holes)};
    hole.outward = {sides(roads & ~holes), sides(cities & ~holes), sides((roads | cities) & ~holes)};
    hole.open = sides(open & ~holes);
    // The hole on the other side counts the rest.
    constexpr unsigned counted_here = 0b0110;
    for (std::size_t colour = 0; colour < colours; ++colour)
        between_[colour] += sides_in[hole.inward[colour] & counted_here];
}

unsigned ContactBound::shown(Cell cell) const {
    const OrientationSet candidates = board_.candidates(cell);
    unsigned sides = 0;
    for (std::size_t side = 0; side < 4; ++side) {
        const unsigned here = orientations_.road_and_city(candidates, side);
        sides |= (here & 1U) << side | (here >> 1) << (side + 4);
    }
    return sides;
}

// What a hole may keep: opens no more cells than there are spare tiles, loses no more than there is to lose.
OrientationSet ContactBound::keep(std::size_t place) const {
    const unsigned open = holes_[place].open;
    OrientationSet kept = ~OrientationSet{0};
    if (sides_in[open] > to_spare_)
        kept = ~orientations_.coloured[either][open][static_cast<std::size_t>(to_spare_) + 1];
    for (std::size_t colour = 0; colour < colours; ++colour) {
        if (to_lose_[colour] >= enough) continue;
        const unsigned sides = lost_if_hidden(place, colour);
        const int least = sides_in[sides] - to_lose_[colour];
        if (least > 0) kept &= orientations_.coloured[colour][sides][static_cast<std::size_t>(least)];
    }
    return kept;
}

// The sides on which a hole loses a contact if it shows no such colour there.
unsigned ContactBound::lost_if_hidden(std::size_t place, std::size_t colour) const {
    unsigned sides = holes_[place].inward[colour];
    for (unsigned rest = holes_[place].outward[colour]; rest != 0; rest &= rest - 1) {
        const auto side = static_cast<std::size_t>(std::countr_zero(rest));
        const Cell other = board_.neighbour(board_.holes()[place], side);
        if (contacts_of(contacts_[static_cast<std::size_t>(other)], colour) >= certain_[colour])
            sides |= rest & -rest;
    }
    return sides;
}

}  // namespace bastide::puzzle::detail
