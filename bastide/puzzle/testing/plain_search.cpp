#include "bastide/puzzle/testing/plain_search.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>
#include <vector>

namespace bastide::puzzle::testing {
namespace {

using tile::all_sides;
using tile::Side;
using tile::Tile;
using GridPos = std::pair<int, int>;  // row, column
using Map = std::map<GridPos, Tile>;

GridPos beside(GridPos place, Side side) {
    switch (side) {
        case Side::north:
            return {place.first - 1, place.second};
        case Side::east:
            return {place.first, place.second + 1};
        case Side::south:
            return {place.first + 1, place.second};
        case Side::west:
            break;
    }
    return {place.first, place.second - 1};
}

struct Box {
    GridPos first;
    int rows = 0;
    int columns = 0;
};

Box box_of(const Map& map) {
    int top = map.begin()->first.first;
    int bottom = top;
    int left = map.begin()->first.second;
    int right = left;
    for (const auto& [place, tile] : map) {
        top = std::min(top, place.first);
        bottom = std::max(bottom, place.first);
        left = std::min(left, place.second);
        right = std::max(right, place.second);
    }
    return {{top, left}, bottom - top + 1, right - left + 1};
}

Map rotate(const Map& map) {
    Map result;
    for (const auto& [place, tile] : map) result[{place.second, -place.first}] = tile.rotate(1);
    return result;
}

std::string text_of(const Map& map) {
    const Box box = box_of(map);
    std::string text;
    for (const auto& [place, tile] : map) {
        text += std::to_string(place.first - box.first.first) + "," +
                std::to_string(place.second - box.first.second) + ":";
        for (const Side side : all_sides) text += name(tile.edge(side)).front();
        text += ' ';
    }
    return text;
}

std::string text_of(const Map& map, bool rotations) {
    std::string least = text_of(map);
    Map turning = map;
    for (int turns = 1; rotations && turns < 4; ++turns) {
        turning = rotate(turning);
        least = std::min(least, text_of(turning));
    }
    return least;
}

bool agrees(const Map& map, GridPos place, Tile tile) {
    return std::ranges::all_of(all_sides, [&](Side side) {
        const auto other = map.find(beside(place, side));
        return other == map.end() || other->second.edge(opposite(side)) == tile.edge(side);
    });
}

bool is_closed(const Map& map) {
    for (const auto& [place, tile] : map) {
        for (const Side side : all_sides) {
            if (tile.edge(side) != tile::Edge::field && !map.contains(beside(place, side))) return false;
        }
    }
    return true;
}

bool fits(const Map& map, bool rotations, int rows, int columns) {
    if (rows == 0) return true;
    const Box box = box_of(map);
    return (box.rows <= rows && box.columns <= columns) ||
           (rotations && box.columns <= rows && box.rows <= columns);
}

}  // namespace

std::set<std::string> plain_search(const Puzzle& puzzle, bool rotations, int rows, int columns) {
    std::set<std::string> found;
    Map map;
    const std::function<void(std::size_t)> place_from = [&](std::size_t next) {
        if (next == puzzle.tiles.size()) {
            if (is_closed(map) && fits(map, rotations, rows, columns)) found.insert(text_of(map, rotations));
            return;
        }
        std::set<GridPos> places;
        if (map.empty()) places.insert({0, 0});
        for (const auto& [place, tile] : map) {
            for (const Side side : all_sides) {
                if (!map.contains(beside(place, side))) places.insert(beside(place, side));
            }
        }
        for (const GridPos& place : places) {
            for (int turns = 0; turns < (rotations ? 4 : 1); ++turns) {
                const Tile tile = puzzle.tiles[next].rotate(turns);
                const bool again =
                    turns > 0 && (tile == puzzle.tiles[next] || (turns == 3 && tile == tile.rotate(2)));
                if (again || !agrees(map, place, tile)) continue;
                map[place] = tile;
                place_from(next + 1);
                map.erase(place);
            }
        }
    };
    place_from(0);
    return found;
}

std::string map_text(const Puzzle& puzzle, const Solution& solution, bool rotations) {
    Map map;
    for (std::size_t tile = 0; tile < puzzle.tiles.size(); ++tile) {
        const Placement& at = solution.placements[tile];
        map[{at.row, at.column}] = puzzle.tiles[tile].rotate(at.turns);
    }
    return text_of(map, rotations);
}

std::string fault_in(const Puzzle& puzzle, const Solution& solution, bool rotations) {
    if (solution.placements.size() != puzzle.tiles.size()) return "not one placement for each tile";
    Map map;
    for (std::size_t tile = 0; tile < puzzle.tiles.size(); ++tile) {
        const Placement& at = solution.placements[tile];
        const GridPos place{at.row, at.column};
        if (at.turns != 0 && !rotations) return "a tile is turned";
        if (map.contains(place)) return "two tiles on a cell";
        bool touches = tile == 0;
        for (const Side side : all_sides) touches = touches || map.contains(beside(place, side));
        if (!touches) return "a tile touches no earlier one";
        const Tile placed = puzzle.tiles[tile].rotate(at.turns);
        if (!agrees(map, place, placed)) return "sides that touch differ";
        map[place] = placed;
    }
    if (!is_closed(map)) return "a road or city is open";
    const Box box = box_of(map);
    if (box.first != GridPos{0, 0} || box.rows != solution.rows || box.columns != solution.columns) {
        return "the rectangle is not the one that just holds the map";
    }
    return "";
}

}  // namespace bastide::puzzle::testing
