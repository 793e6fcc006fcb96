#include "bastide/arrange/testing/plain_search.h"

#include <algorithm>
#include <cstdlib>

namespace bastide::arrange::testing {
namespace {

using tile::Cell;
using tile::Side;
using tile::Tile;

class PlainSearch {
  public:
    PlainSearch(const Problem& problem, std::int64_t max_steps, bool ends_with_first)
        : problem_(problem),
          steps_left_(max_steps),
          ends_with_first_(ends_with_first),
          used_(problem.kinds.size()) {
        tiles_.resize(problem.shape.size());
    }

    std::optional<std::set<Codes>> run() {
        place(0);
        const bool is_answered = steps_left_ > 0 || (ends_with_first_ && !found_.empty());
        return is_answered ? std::optional(found_) : std::nullopt;
    }

  private:
    bool is_over() const { return steps_left_ <= 0 || (ends_with_first_ && !found_.empty()); }

    void place(std::size_t cell) {
        if (cell == tiles_.size()) return take();
        if (problem_.may_leave_cells) leave(cell);
        for (std::size_t kind = 0; kind < used_.size(); ++kind) {
            const Kind& of = problem_.kinds[kind];
            if (used_[kind] == of.most) continue;
            for (int turns = 0; turns < 4; ++turns) {
                const Tile tile = of.tile.rotate(turns);
                if (turns > 0 && tile == of.tile) break;
                if (is_over()) return;
                --steps_left_;
                tiles_[cell] = tile;
                ++used_[kind];
                if (fits(cell)) place(cell + 1);
                --used_[kind];
            }
        }
    }

    void leave(std::size_t cell) {
        if (is_over()) return;
        --steps_left_;
        tiles_[cell] = Tile();
        if (fits(cell)) place(cell + 1);
    }

    // True if all tiles can be reached from one of them through neighbours.
    bool is_one_piece() const {
        std::vector<bool> reached(tiles_.size());
        const auto first = std::ranges::find_if(tiles_, [](Tile tile) { return !tile.empty(); });
        if (first == tiles_.end()) return false;
        reached[static_cast<std::size_t>(first - tiles_.begin())] = true;
        for (std::size_t round = 0; round < tiles_.size(); ++round) {
            for (std::size_t cell = 0; cell < tiles_.size(); ++cell) {
                for (const Side side : tile::all_sides) {
                    const int other = problem_.shape.index_of(neighbour(problem_.shape.cells()[cell], side));
                    if (other >= 0 && reached[static_cast<std::size_t>(other)] && !tiles_[cell].empty())
                        reached[cell] = true;
                }
            }
        }
        for (std::size_t cell = 0; cell < tiles_.size(); ++cell)
            if (!tiles_[cell].empty() && !reached[cell]) return false;
        return true;
    }

    void take() {
        if (problem_.may_leave_cells && !is_one_piece()) return;
        for (std::size_t kind = 0; kind < used_.size(); ++kind)
            if (used_[kind] < problem_.kinds[kind].least) return;
        Codes codes;
        for (const Tile tile : tiles_) codes.push_back(tile.code());
        found_.insert(codes);
    }

    bool fits(std::size_t cell) const {
        const Cell at = problem_.shape.cells()[cell];
        for (const FixedTile& fixed : problem_.fixed)
            if (fixed.at == at && fixed.tile != tiles_[cell]) return false;
        return fits_corners(cell, at) &&
               std::ranges::all_of(tile::all_sides, [&](Side side) { return fits(cell, at, side); });
    }

    bool fits_corners(std::size_t cell, Cell at) const {
        if (!problem_.equal_apart_at_corners || tiles_[cell].empty()) return true;
        for (std::size_t before = 0; before < cell; ++before) {
            const Cell other = problem_.shape.cells()[before];
            const bool touch = std::abs(other.row - at.row) == 1 && std::abs(other.column - at.column) == 1;
            if (touch && are_equal(tiles_[before], tiles_[cell])) return false;
        }
        return true;
    }

    static bool are_equal(Tile tile, Tile other) {
        return other == tile || other == tile.rotate(1) || other == tile.rotate(2) || other == tile.rotate(3);
    }

    bool fits(std::size_t cell, Cell at, Side side) const {
        const Tile tile = tiles_[cell];
        if (tile.empty()) return fits_empty(cell, at, side);
        const Cell beyond = neighbour(at, side);
        const int other = problem_.shape.index_of(beyond);
        bool is_given = false;
        for (const GivenSide& given : problem_.sides) {
            const bool is_this = (given.at == at && given.side == side) ||
                                 (given.at == beyond && given.side == opposite(side));
            if (is_this && given.edge != tile.edge(side)) return false;
            is_given = is_given || is_this;
        }
        if (other < 0) return is_given || !problem_.border || *problem_.border == tile.edge(side);
        const auto before = static_cast<std::size_t>(other);
        if (before < cell && tiles_[before].empty())
            return !problem_.border || *problem_.border == tile.edge(side);
        return before > cell || goes_beside(tile, side, tiles_[before]);
    }

    // Beside an empty cell is the border.
    bool fits_empty(std::size_t cell, Cell at, Side side) const {
        const int other = problem_.shape.index_of(neighbour(at, side));
        if (other < 0 || static_cast<std::size_t>(other) > cell) return true;
        const Tile tile = tiles_[static_cast<std::size_t>(other)];
        return tile.empty() || !problem_.border || *problem_.border == tile.edge(opposite(side));
    }

    bool goes_beside(Tile tile, Side side, Tile other) const {
        const tile::Edge edge = tile.edge(side);
        if (other.edge(opposite(side)) != edge) return false;
        if (problem_.equal_apart && are_equal(tile, other)) return false;
        for (const tile::FeatureKind kind : problem_.features_apart) {
            const bool is_met = has_feature(tile, kind) && has_feature(other, kind);
            const bool is_city = kind == tile::FeatureKind::city && edge == tile::Edge::city;
            const bool is_road = kind == tile::FeatureKind::road && edge == tile::Edge::road;
            if (is_met && !is_city && !is_road) return false;
        }
        return true;
    }

    const Problem& problem_;
    std::int64_t steps_left_;
    bool ends_with_first_;
    std::vector<int> used_;
    std::vector<Tile> tiles_;
    std::set<Codes> found_;
};

}  // namespace

std::optional<std::set<Codes>> plain_search(const Problem& problem, std::int64_t max_steps) {
    return PlainSearch(problem, max_steps, false).run();
}

std::optional<bool> plainly_has_one(const Problem& problem, std::int64_t max_steps) {
    const auto found = PlainSearch(problem, max_steps, true).run();
    return found ? std::optional(!found->empty()) : std::nullopt;
}

}  // namespace bastide::arrange::testing
