#include "bastide/puzzle/detail/contact_bound.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace bastide::puzzle::detail {
namespace {

// Three counts in one number, eight bits each: of contacts of road, of city, and of either.
constexpr std::uint32_t one_road = 0x01'00'01;
constexpr std::uint32_t one_city = 0x01'01'00;
constexpr std::uint32_t one_of_both = 0x01'01'01;

// What a side makes with a neighbour, by whether it may show road (1) and city (2).
constexpr std::array<std::uint32_t, 4> one_contact = {0, one_road, one_city, one_of_both};

struct Contacts {
    int road = 0;
    int city = 0;
    int any = 0;

    void add(std::uint32_t counts) {
        road += static_cast<int>(counts & 0xFF);
        city += static_cast<int>(counts >> 8 & 0xFF);
        any += static_cast<int>(counts >> 16);
    }
};

// How many cells have each number of contacts, 0 to 4.
class Histogram {
  public:
    void add(std::uint32_t contacts) { ++cells_[contacts]; }

    // The sum of the `cells` largest.
    int most(int cells) const {
        int sum = 0;
        for (int contacts = 4; contacts > 0 && cells > 0; --contacts) {
            const int taken = std::min(cells, cells_[static_cast<std::size_t>(contacts)]);
            sum += taken * contacts;
            cells -= taken;
        }
        return sum;
    }

  private:
    std::array<int, 5> cells_{};
};

// The most sides that so many cells can share with one another.
int inner_sides(int cells) {
    return cells == 0 ? 0 : 2 * cells - static_cast<int>(std::ceil(2 * std::sqrt(cells)));
}

}  // namespace

ContactBound::ContactBound(const Board& board, const Orientations& orientations)
    : board_(board), orientations_(orientations), contacts_(board.cells(), 0) {}

Outlook ContactBound::look(const EdgeSupply& supply) {
    Outlook outlook;
    outlook.to_spare = board_.tiles_left() - static_cast<int>(board_.holes().size());
    if (outlook.to_spare < 0) {
        outlook.feasible = false;
        return outlook;
    }
    Contacts between_holes;
    for (const Cell hole : board_.holes()) {
        const OrientationSet candidates = board_.candidates(hole);
        for (std::size_t side = 0; side < 4; ++side) {
            const Cell other = board_.neighbour(hole, side);
            if (board_.is_placed(other)) continue;
            const std::uint32_t contact = one_contact[orientations_.colours(candidates, side)];
            if (contact == 0) continue;
            if (board_.is_hole(other)) {
                if (side == 1 || side == 2) between_holes.add(contact);
                continue;
            }
            std::uint32_t& contacts = contacts_[static_cast<std::size_t>(other)];
            if (contacts == 0) touched_.push_back(other);
            contacts += contact;
        }
    }
    Histogram road;
    Histogram city;
    Histogram any;
    for (const Cell cell : touched_) {
        std::uint32_t& contacts = contacts_[static_cast<std::size_t>(cell)];
        road.add(contacts & 0xFF);
        city.add(contacts >> 8 & 0xFF);
        any.add(contacts >> 16);
        contacts = 0;
    }
    touched_.clear();
    const int inner = inner_sides(outlook.to_spare);
    const int roads = supply.contacts(tile::Edge::road);
    const int cities = supply.contacts(tile::Edge::city);
    outlook.feasible = roads <= between_holes.road + road.most(outlook.to_spare) + inner &&
                       cities <= between_holes.city + city.most(outlook.to_spare) + inner &&
                       roads + cities <= between_holes.any + any.most(outlook.to_spare) + inner;
    return outlook;
}

}  // namespace bastide::puzzle::detail
