#include "bastide/puzzle/contacts.h"

#include <algorithm>
#include <cstdlib>
#include <map>
#include <set>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/puzzle/detail/tiles.h"
#include "bastide/tile/cell.h"

namespace bastide::puzzle {
namespace {

using tile::all_sides;
using tile::Edge;
using tile::Side;
using tile::Tile;

// Far from overflow.
constexpr std::int64_t max_distance = 1'000'000;

void require_in_range(const Placement& placement, const bastide::detail::Where& where) {
    for (const std::int64_t at : {placement.row, placement.column})
        require(std::abs(at) <= max_distance, "rows and columns are from -1,000,000 to 1,000,000", at, where);
    require(placement.turns >= 0 && placement.turns < 4, "a tile has 0 to 3 quarter turns", placement.turns,
            where);
}

class Inspection {
  public:
    Inspection(const Puzzle& puzzle, const Placements& placements, bool rotations)
        : puzzle_(puzzle), placements_(placements), rotations_(rotations) {}

    Contacts look() {
        for (int tile = 0; tile < count(); ++tile) place(tile);
        for (const auto& [at, tile] : tile_at_) look_at(at, tile);
        if (found_.next >= 0) list_places();
        found_.solved = found_.left == 0 && found_.wrong.empty() && found_.covering.empty() &&
                        found_.apart.empty() && found_.rotated.empty() && found_.open.empty();
        sort();
        return std::move(found_);
    }

  private:
    int count() const { return static_cast<int>(puzzle_.tiles.size()); }
    Tile given(int tile) const { return puzzle_.tiles[static_cast<std::size_t>(tile)]; }
    const std::optional<Placement>& placement(int tile) const {
        return placements_[static_cast<std::size_t>(tile)];
    }
    // Returns a tile as placed, or as given if it is not placed.
    Tile face(int tile) const { return given(tile).rotate(placement(tile).value_or(Placement{}).turns); }

    void place(int tile) {
        const auto& placement = this->placement(tile);
        if (!placement) {
            ++found_.left;
            if (found_.next < 0) found_.next = tile;
            return;
        }
        if (!rotations_ && face(tile) != given(tile)) found_.rotated.push_back(tile);
        const tile::Cell at{placement->row, placement->column};
        if (!tile_at_.emplace(at, tile).second) found_.covering.push_back(tile);
    }

    void look_at(tile::Cell at, int tile) {
        bool touches_earlier = tile == 0;
        for (const Side side : all_sides) {
            const Edge shows = face(tile).edge(side);
            const auto other = tile_at_.find(neighbour(at, side));
            if (other == tile_at_.end()) {
                if (shows != Edge::field) found_.open.push_back({tile, side, shows});
            } else if (other->second < tile) {
                touches_earlier = true;
                const Edge meets = face(other->second).edge(opposite(side));
                if (meets != shows) found_.wrong.push_back({tile, side, shows, other->second, meets});
            }
        }
        if (!touches_earlier) found_.apart.push_back(tile);
    }

    void list_places() {
        std::set<tile::Cell> squares;
        for (const auto& [at, tile] : tile_at_) {
            if (tile > found_.next) continue;
            for (const Side side : all_sides) squares.insert(neighbour(at, side));
        }
        if (tile_at_.empty()) squares.insert({0, 0});
        for (const tile::Cell at : squares) {
            if (tile_at_.contains(at)) continue;
            found_.places.push_back({static_cast<std::int32_t>(at.row), static_cast<std::int32_t>(at.column),
                                     turns_that_fit(at)});
        }
    }

    std::vector<int> turns_that_fit(tile::Cell at) const {
        std::vector<int> fit;
        const Tile tile = given(found_.next);
        for (int turns = 0; turns < (rotations_ ? 4 : 1); ++turns) {
            const auto looks_the_same = [&](int other) { return tile.rotate(other) == tile.rotate(turns); };
            if (std::ranges::none_of(fit, looks_the_same) && agrees(at, tile.rotate(turns)))
                fit.push_back(turns);
        }
        return fit;
    }

    bool agrees(tile::Cell at, Tile tile) const {
        return std::ranges::all_of(all_sides, [&](Side side) {
            const auto other = tile_at_.find(neighbour(at, side));
            return other == tile_at_.end() || face(other->second).edge(opposite(side)) == tile.edge(side);
        });
    }

    void sort() {
        std::ranges::sort(found_.apart);
        const auto place = [](const auto& each) { return std::pair(each.tile, each.side); };
        std::ranges::sort(found_.wrong, {}, place);
        std::ranges::sort(found_.open, {}, place);
    }

    const Puzzle& puzzle_;
    const Placements& placements_;
    bool rotations_;
    std::map<tile::Cell, int> tile_at_;
    Contacts found_;
};

}  // namespace

Contacts contacts(const Puzzle& puzzle, const Placements& placements, bool rotations) {
    require(placements.size() == puzzle.tiles.size(), "placements have one element per tile",
            placements.size());
    detail::require_tiles(puzzle);
    for (const auto& placement : placements)
        if (placement) require_in_range(*placement, bastide::detail::Where::current());
    return Inspection(puzzle, placements, rotations).look();
}

}  // namespace bastide::puzzle
