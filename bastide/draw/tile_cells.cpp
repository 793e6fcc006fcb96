// City walls come from a table of stencils, because a box of 3 × 7 cannot be rotated. Roads are traced.
#include "bastide/draw/tile_cells.h"

#include <span>
#include <string_view>
#include <vector>

#include "bastide/draw/tile_plan.h"

namespace bastide::draw {

using tile::Side;

namespace {

// One wall: c is the city behind it, - | r 7 L J are its stones as lines and corners, and a space is outside.
using Stencil = std::array<std::string_view, cell_rows>;

// By the number of sides shut off, less one, then by the first of them.
constexpr std::array<std::array<Stencil, 4>, 3> stencils = {{
    {{{"-------", "ccccccc", "ccccccc"},
      {"cccccrJ", "ccccc| ", "cccccL7"},
      {"ccccccc", "ccccccc", "-------"},
      {"L7ccccc", " |ccccc", "rJccccc"}}},
    {{{"-7     ", "cL7    ", "ccL---7"},
      {"ccr---J", "crJ    ", "-J     "},
      {"L---7cc", "    L7c", "     L-"},
      {"     r-", "    rJc", "r---Jcc"}}},
    {{{"-7     ", "c|     ", "-J     "},
      {"LcccccJ", "       ", "       "},
      {"     r-", "     |c", "     L-"},
      {"       ", "       ", "rccccc7"}}},
}};

constexpr std::uint8_t arm(Side side) {
    return static_cast<std::uint8_t>(1U << index(side));
}

constexpr std::uint8_t wall_arms(char stone) {
    constexpr std::uint8_t n = arm(Side::north);
    constexpr std::uint8_t e = arm(Side::east);
    constexpr std::uint8_t s = arm(Side::south);
    constexpr std::uint8_t w = arm(Side::west);
    switch (stone) {
        case '-':
            return e | w;
        case '|':
            return n | s;
        case 'r':
            return e | s;
        case '7':
            return s | w;
        case 'L':
            return n | e;
        case 'J':
            return n | w;
        default:
            return 0;
    }
}

// Applies one wall to the city: outside takes precedence over houses, and stone over both.
void raise(const WallPlan& wall, TileCells& city) {
    const Stencil& stencil = stencils[static_cast<std::size_t>(wall.sides - 1)][index(wall.first)];
    for (std::size_t row = 0; row < cell_rows; ++row) {
        for (std::size_t column = 0; column < cell_columns; ++column) {
            const char stone = stencil[row][column];
            TileCell& cell = city[row][column];
            if (stone == 'c') continue;
            if (stone == ' ') {
                if (cell.mark == Mark::city) cell = TileCell{};
            } else {
                cell.mark = Mark::wall;
                cell.arms = static_cast<std::uint8_t>(cell.arms | wall_arms(stone));
            }
        }
    }
}

// The walls of two separate cities that meet in a corner become one.
void add_city(const TileCells& city, TileCells& tile) {
    for (std::size_t row = 0; row < cell_rows; ++row) {
        for (std::size_t column = 0; column < cell_columns; ++column) {
            const TileCell& from = city[row][column];
            TileCell& to = tile[row][column];
            if (from.mark == Mark::field || (to.mark == Mark::wall && from.mark == Mark::city)) continue;
            const auto arms = static_cast<std::uint8_t>(to.arms | from.arms);
            to = from;
            to.arms = arms;
        }
    }
}

void build_city(std::size_t place, std::span<const WallPlan> walls, TileCells& tile) {
    TileCells city;
    for (auto& row : city) row.fill({Mark::city, 0, static_cast<std::int8_t>(place)});
    for (const WallPlan& wall : walls) {
        if (wall.city == place) raise(wall, city);
    }
    add_city(city, tile);
}

struct Spot {
    std::size_t row = 1;
    std::size_t column = 3;

    bool in_middle() const { return row == 1 && column == 3; }
};

Spot border_spot(Side side) {
    switch (side) {
        case Side::north:
            return {0, 3};
        case Side::east:
            return {1, 6};
        case Side::south:
            return {2, 3};
        case Side::west:
            return {1, 0};
    }
    return {};
}

Spot next(Spot spot, Side side) {
    switch (side) {
        case Side::north:
            return {spot.row - 1, spot.column};
        case Side::east:
            return {spot.row, spot.column + 1};
        case Side::south:
            return {spot.row + 1, spot.column};
        case Side::west:
            return {spot.row, spot.column - 1};
    }
    return spot;
}

void pave(TileCell& cell, std::size_t road, std::uint8_t arms) {
    cell = {Mark::road, static_cast<std::uint8_t>(arms | (cell.mark == Mark::road ? cell.arms : 0)),
            static_cast<std::int8_t>(road)};
}

// From a side to the middle, which gets the arm toward it.
void walk_to_middle(Side from, std::size_t road, TileCells& tile) {
    for (Spot spot = border_spot(from); !spot.in_middle(); spot = next(spot, opposite(from))) {
        pave(tile[spot.row][spot.column], road, arm(from) | arm(opposite(from)));
    }
    pave(tile[1][3], road, arm(from));
}

// The way from the middle to a city behind this wall. A wall around a corner is nearer east or west.
Side way_to(const WallPlan& wall) {
    if (wall.sides == 3) return rotate(wall.first, -1);
    const bool first_is_level = wall.first == Side::east || wall.first == Side::west;
    return opposite(first_is_level ? wall.first : rotate(wall.first, 1));
}

// Draws a road from a side to the middle and on toward the gate, until it reaches the city.
void walk_to_gate(Side from, std::size_t road, const WallPlan& gate, TileCells& tile) {
    Side ahead = opposite(from);
    Side behind = from;
    Spot spot = border_spot(from);
    while (tile[spot.row][spot.column].mark == Mark::field) {
        if (spot.in_middle()) ahead = way_to(gate);
        pave(tile[spot.row][spot.column], road, arm(behind) | arm(ahead));
        behind = opposite(ahead);
        spot = next(spot, ahead);
    }
    TileCell& met = tile[spot.row][spot.column];
    if (met.mark == Mark::wall) met = {Mark::gate, 0, static_cast<std::int8_t>(road)};
}

const WallPlan& gate_of(const TilePlan& plan) {
    std::size_t i = 0;
    while (!plan.walls[i].gate) ++i;
    return plan.walls[i];
}

void add_road(const tile::Section& road, std::size_t place, const TilePlan& plan, TileCells& tile) {
    for (const Side side : tile::all_sides) {
        if (!road.reaches(side)) continue;
        if (plan.roads == RoadEnd::gate) {
            walk_to_gate(side, place, gate_of(plan), tile);
        } else {
            walk_to_middle(side, place, tile);
        }
    }
}

}  // namespace

TileCells tile_cells(tile::Tile tile) {
    TileCells cells;
    const TilePlan plan = tile_plan(tile);
    const tile::Sections all = sections(tile);
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind == tile::FeatureKind::city) build_city(i, plan.walls, cells);
    }
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (all[i].kind == tile::FeatureKind::road) add_road(all[i], i, plan, cells);
    }
    if (plan.roads == RoadEnd::village) cells[1][3] = {Mark::village, 0, -1};
    if (tile.has_monastery()) {
        for (std::size_t column = 2; column <= 4; ++column) cells[1][column] = {Mark::monastery, 0, -1};
    }
    return cells;
}

}  // namespace bastide::draw
