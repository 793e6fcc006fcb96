// The numbered sides of a shape. Neighbouring cells share a side.
#pragma once

#include <array>
#include <cstddef>
#include <vector>

#include "bastide/arrange/shape.h"
#include "bastide/tile/side.h"

namespace bastide::arrange::detail {

// A side of a cell of the shape.
struct CellSide {
    std::size_t cell = 0;
    tile::Side side = tile::Side::north;

    friend bool operator==(const CellSide&, const CellSide&) = default;
};

class SideTable {
  public:
    explicit SideTable(const Shape& shape) : of_(shape.size()) {
        for (std::size_t cell = 0; cell < shape.size(); ++cell) {
            for (const tile::Side side : tile::all_sides) {
                const int beyond = shape.index_of(neighbour(shape.cells()[cell], side));
                if (beyond >= 0 && static_cast<std::size_t>(beyond) < cell)
                    of_[cell][index(side)] = of_[static_cast<std::size_t>(beyond)][index(opposite(side))];
                else
                    of_[cell][index(side)] = add();
                beside_[of_[cell][index(side)]].push_back({cell, side});
            }
        }
    }

    std::size_t size() const { return beside_.size(); }
    std::size_t of(CellSide at) const { return of_[at.cell][index(at.side)]; }

    // The one or two cells at a side.
    const std::vector<CellSide>& beside(std::size_t side) const { return beside_[side]; }
    bool is_border(std::size_t side) const { return beside_[side].size() == 1; }

  private:
    std::size_t add() {
        beside_.emplace_back();
        return beside_.size() - 1;
    }

    std::vector<std::array<std::size_t, 4>> of_;
    std::vector<std::vector<CellSide>> beside_;
};

}  // namespace bastide::arrange::detail
