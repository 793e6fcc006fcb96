// Clauses for a map whose tiles are not connected. For each part but the largest: if one of its cells has a
// tile and so has a cell of the largest, then some cell beside the part has one. If the part has fewer than
// `least_tiles_`, the cell in the largest does not matter, and the clause holds wherever else the part fits
// into the shape.
#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "bastide/arrange/encoding.h"

namespace bastide::arrange {
namespace {

using landscape::Landscape;
using tile::Cell;
using Part = std::set<Cell>;

Part part_around(const Landscape& map, Cell start) {
    Part part = {start};
    std::vector<Cell> open = {start};
    while (!open.empty()) {
        const Cell at = open.back();
        open.pop_back();
        for (const tile::Side side : tile::all_sides) {
            const Cell beyond = neighbour(at, side);
            if (!map.at(beyond).empty() && part.insert(beyond).second) open.push_back(beyond);
        }
    }
    return part;
}

// The largest first.
std::vector<Part> parts_of(const Landscape& map) {
    std::vector<Part> parts;
    Part known;
    for (std::size_t row = 0; row < map.rows(); ++row) {
        for (std::size_t column = 0; column < map.row(row).size(); ++column) {
            const Cell at{static_cast<std::int64_t>(row), static_cast<std::int64_t>(column)};
            if (map.at(at).empty() || known.contains(at)) continue;
            parts.push_back(part_around(map, at));
            known.insert(parts.back().begin(), parts.back().end());
        }
    }
    std::ranges::sort(parts, [](const Part& one, const Part& other) {
        return one.size() != other.size() ? one.size() > other.size() : *one.begin() < *other.begin();
    });
    return parts;
}

class Cutter {
  public:
    explicit Cutter(const Encoding& encoding) : encoding_(encoding) {}

    // With the literal `unless`, if it is not 0. Nothing if the part, moved, leaves the shape.
    void cut(const Part& part, Cell by, int unless) {
        std::vector<int> rim;
        for (const Cell cell : part) {
            const Cell at = moved(cell, by);
            if (!encoding_.shape().contains(at)) return;
            for (const tile::Side side : tile::all_sides) {
                const int beyond = encoding_.shape().index_of(neighbour(at, side));
                if (beyond >= 0 && !part.contains(neighbour(cell, side)))
                    rim.push_back(-encoding_.is_empty(static_cast<std::size_t>(beyond)));
            }
        }
        if (unless != 0) rim.push_back(unless);
        for (const Cell cell : part) {
            clauses_.push_back(empty(moved(cell, by)));
            clauses_.insert(clauses_.end(), rim.begin(), rim.end());
            clauses_.push_back(0);
        }
    }

    // A large part seldom lies elsewhere in the same form, and would take much memory.
    void cut_everywhere(const Part& part) {
        if (part.size() > most_moved) {
            cut(part, {}, 0);
            return;
        }
        const Cell first = *part.begin();
        for (const Cell to : encoding_.shape().cells())
            cut(part, {to.row - first.row, to.column - first.column}, 0);
    }

    int empty(Cell at) const {
        return encoding_.is_empty(static_cast<std::size_t>(encoding_.shape().index_of(at)));
    }

    bool has_enough() const { return clauses_.size() >= Encoding::enough_added; }

    std::vector<int> take() { return std::move(clauses_); }

  private:
    static constexpr std::size_t most_moved = 32;

    static Cell moved(Cell cell, Cell by) { return {cell.row + by.row, cell.column + by.column}; }

    const Encoding& encoding_;
    std::vector<int> clauses_;
};

}  // namespace

std::vector<int> Encoding::cuts(const Landscape& map) const {
    if (!may_leave_cells_) return {};
    const std::vector<Part> parts = parts_of(map);
    Cutter cutter(*this);
    for (std::size_t part = 1; part < parts.size() && !cutter.has_enough(); ++part) {
        if (std::ssize(parts[part]) < least_tiles_)
            cutter.cut_everywhere(parts[part]);
        else
            cutter.cut(parts[part], {}, cutter.empty(*parts.front().begin()));
    }
    return cutter.take();
}

}  // namespace bastide::arrange
