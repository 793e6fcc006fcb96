// A question as a formula, and what a model of it means.
//
// Variables, of each cell:
// - a variable for each kind and each of its turns that look different: this tile lies here, so;
// - one for each kind: a tile of this kind lies here;
// - one for each feature that must be apart: this feature is here;
// and of each side, which two neighbours share, one for each of field, road and city.
//
// Clauses:
// - on every cell lies exactly one kind, in one turn;
// - every side shows exactly one thing: what a tile shows that lies beside it. What no turn of any kind could
//   still show there, the side does not show; that follows, but lets the solver see further;
// - a given side or fixed tile is one literal;
// - of two neighbours, not both are of the same kind, or have the same feature, unless it goes across;
// - of each kind there are so many (detail/count.h).
//
// If only one arrangement is wanted, symmetry can be broken: where turning or mirroring the whole leaves the
// question as it is, the first cell can be asked to have the least kind of all cells that come to lie there
// (detail/symmetry.h).
//
// A cell takes some 700 clauses for the 19 kinds of the box, and counting them up to n²/2 a kind for n cells.
// A formula of more than `most_clauses`, some 700 MB in the solver, is refused.
#pragma once

#include <cstdint>
#include <functional>
#include <vector>

#include "bastide/arrange/formula.h"
#include "bastide/arrange/question.h"
#include "bastide/base/result.h"
#include "bastide/landscape/landscape.h"

namespace bastide::arrange {

// A tile in one of its turns.
struct TurnedTile {
    int kind = 0;
    tile::Tile tile;  // as it lies
};

// The turns of every kind that look different, by kind.
std::vector<TurnedTile> turned_tiles(const Kinds& kinds);

class Encoding {
  public:
    static constexpr std::size_t most_clauses = 6'000'000;

    // Broken only to find one arrangement or none: others are lost.
    enum class Symmetry : std::uint8_t { broken, kept };

    // An error if the question is bad (see `check`) or takes too many clauses. The order in which cells get
    // their variables follows the seed; solvers look at them in that order, so that another seed gives
    // another arrangement.
    static Result<Encoding> of(const Question& question, Symmetry symmetry = Symmetry::broken,
                               std::uint64_t seed = 0);

    const Formula& formula() const { return formula_; }

    // The map of a model; `is_true` tells of the variables.
    landscape::Landscape map(const std::function<bool(int)>& is_true) const;

    // A clause that this model breaks, and every one of another map keeps.
    std::vector<int> all_but(const std::function<bool(int)>& is_true) const;

  private:
    friend class Encoder;

    std::vector<tile::Cell> cells_;
    std::vector<TurnedTile> turned_;
    std::vector<std::vector<int>> lies_;  // of each cell and turned tile
    Formula formula_;
};

}  // namespace bastide::arrange
