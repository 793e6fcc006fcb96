// A question as a formula, and what a model of the formula means.
//
// Every cell has
// - a variable for each rotation of each kind: this tile lies here, this way round;
// - a variable for each kind: a tile of this kind lies here;
// - a variable for each kind of feature that must be apart: the tile here has one.
// Every side has a variable for each of field, road and city. Neighbours share the side between them.
//
// The clauses say:
// - A cell has exactly one kind, in one rotation.
// - A side shows exactly one of the three, and the tiles beside it show the same. If no rotation of any kind
//   can still show, say, a road there, the side does not. That follows from the rest, but unit propagation
//   alone would not see it.
// - A given side shows what is given, and a fixed tile lies where it is fixed.
// - Neighbours are not of the same kind, or do not both have a feature unless it crosses their side, if the
//   question says so.
// - The number of cells of each kind is within its limits (detail/count.h).
//
// To find one arrangement or none, symmetry can be broken. If rotating or reflecting the whole leaves the
// question as it is, the first cell may be required to have the least kind among the cells that are moved
// onto one another (detail/symmetry.h).
//
// With the 19 kinds of the box a cell takes some 700 clauses, and counting a kind takes up to n²/2 more for n
// cells. Formulas of more than `most_clauses`, some 800 MB in the solver, are refused.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "bastide/arrange/formula.h"
#include "bastide/arrange/question.h"
#include "bastide/base/result.h"
#include "bastide/landscape/landscape.h"

namespace bastide::arrange {

// A tile in one of its rotations.
struct TurnedTile {
    int kind = 0;
    tile::Tile tile;  // as it lies
};

// The rotations of every kind that look different, by kind.
std::vector<TurnedTile> turned_tiles(const Kinds& kinds);

class Encoding {
  public:
    static constexpr std::size_t most_clauses = 6'000'000;

    // Breaking it loses arrangements, but never all of them.
    enum class Symmetry : std::uint8_t { broken, kept };

    // An error if the question contradicts itself (see `check`) or takes too many clauses. The seed chooses
    // the order in which cells get their variables. Solvers are led by that order, so another seed usually
    // gives another arrangement.
    static Result<Encoding> of(const Question& question, Symmetry symmetry = Symmetry::broken,
                               std::uint64_t seed = 0);

    const Formula& formula() const { return formula_; }

    // The map of a model; `is_true` tells of the variables.
    landscape::Landscape map(const std::function<bool(int)>& is_true) const;

    // A clause that excludes this map and no other.
    std::vector<int> all_but(const std::function<bool(int)>& is_true) const;

  private:
    friend class Encoder;

    std::vector<tile::Cell> cells_;
    std::vector<TurnedTile> turned_;
    std::vector<std::vector<int>> lies_;  // of each cell and turned tile
    Formula formula_;
};

}  // namespace bastide::arrange
