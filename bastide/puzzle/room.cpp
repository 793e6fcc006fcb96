#include "bastide/puzzle/room.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace bastide::puzzle {
namespace {

// How often each number of contacts, 0 to 4, occurs.
using Histogram = std::array<int, 5>;

// The sum of the `cells` largest.
int most_of(const Histogram& histogram, int cells) {
    int sum = 0;
    for (int contacts = 4; contacts > 0 && cells > 0; --contacts) {
        const int taken = std::min(cells, histogram[static_cast<std::size_t>(contacts)]);
        sum += taken * contacts;
        cells -= taken;
    }
    return sum;
}

// The most sides that so many cells can share with one another.
int inner_sides(int cells) {
    return cells == 0 ? 0 : 2 * cells - static_cast<int>(std::ceil(2 * std::sqrt(cells)));
}

constexpr EdgeSet road = edge_set(Edge::road);
constexpr EdgeSet city = edge_set(Edge::city);

}  // namespace

Room::Room(const Board& board, const Faces& faces) : board_(board), faces_(faces) {
    beside_of_.assign(board.cells(), -1);
}

Room::Beside& Room::beside(Cell cell) {
    std::int32_t& place = beside_of_[static_cast<std::size_t>(cell)];
    if (place < 0) {
        place = static_cast<std::int32_t>(spare_.size());
        spare_.push_back({cell, 0, 0, 0});
    }
    return spare_[static_cast<std::size_t>(place)];
}

bool Room::may_touch(FaceSet candidates, FaceSet others, std::size_t side, EdgeSet edge) const {
    return (candidates & faces_.showing[side][edge]) != 0 && (others & faces_.showing[side ^ 2][edge]) != 0;
}

int Room::hardness(FaceSet candidates) const {
    if (faces_.kinds.size() == faces_.faces.size()) return std::popcount(candidates);
    int kinds = 0;
    for (FaceSet rest = candidates; rest != 0; ++kinds) {
        rest &= ~faces_.kinds[faces_.faces[static_cast<std::size_t>(std::countr_zero(rest))].kind].faces;
    }
    constexpr int weight_of_a_kind = 16;
    return weight_of_a_kind * kinds + std::popcount(candidates);
}

Outlook Room::look(const Ends& ends) {
    Outlook outlook;
    int between_any = 0;
    int between_roads = 0;
    int between_cities = 0;
    int least = 0;
    for (const Cell cell : board_.fringe()) {
        if (!board_.is_hole(cell)) continue;
        const FaceSet candidates = board_.candidates(cell);
        ++outlook.holes;
        const int hardness = this->hardness(candidates);
        if (outlook.hardest < 0 || hardness < least) {
            least = hardness;
            outlook.hardest = cell;
            outlook.hardest_faces = std::popcount(candidates);
        }
        for (std::size_t side = 0; side < 4; ++side) {
            const Cell other = board_.neighbour(cell, side);
            if (board_.is_placed(other)) continue;
            const FaceSet others = board_.candidates(other);
            const int is_road = may_touch(candidates, others, side, road) ? 1 : 0;
            const int is_city = may_touch(candidates, others, side, city) ? 1 : 0;
            if (is_road + is_city == 0) continue;
            if (board_.may_stay_empty(other)) {
                Beside& cell_beside = beside(other);
                ++cell_beside.any;
                cell_beside.road += is_road;
                cell_beside.city += is_city;
            } else if (side == 1 || side == 2) {
                ++between_any;
                between_roads += is_road;
                between_cities += is_city;
            }
        }
    }
    Histogram any{};
    Histogram roads{};
    Histogram cities{};
    for (const Beside& each : spare_) {
        ++any[static_cast<std::size_t>(each.any)];
        ++roads[static_cast<std::size_t>(each.road)];
        ++cities[static_cast<std::size_t>(each.city)];
        beside_of_[static_cast<std::size_t>(each.cell)] = -1;
    }
    spare_.clear();
    const int to_spare = board_.tiles_left() - outlook.holes;
    if (to_spare < 0) {
        outlook.room = false;
        return outlook;
    }
    const int inner = inner_sides(to_spare);
    const int road_contacts = ends.contacts(Edge::road);
    const int city_contacts = ends.contacts(Edge::city);
    outlook.room = road_contacts <= between_roads + most_of(roads, to_spare) + inner &&
                   city_contacts <= between_cities + most_of(cities, to_spare) + inner &&
                   road_contacts + city_contacts <= between_any + most_of(any, to_spare) + inner;
    return outlook;
}

}  // namespace bastide::puzzle
