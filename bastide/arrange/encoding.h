// Encodes a problem as a formula and decodes models.
//
// Every cell has these variables:
//
// - one for each rotation of each kind: this tile is here, in this rotation
// - one for each kind: a tile of this kind is here
// - one for each kind of feature that must be apart: the tile here has a feature of this kind
//
// If cells may stay empty, "empty" is another kind. Every side has a variable for each of field, road and
// city. Neighbours share the variables of the side between them.
//
// The clauses state:
//
// - A cell has exactly one kind, in one rotation.
// - A side shows exactly one of the three edges, and the tiles at the side show the same edge. If no rotation
//   of any kind can still show, for example, a road there, the side does not show a road. That follows from
//   the other clauses, but unit propagation would not find it.
// - A given side has the given edge, and a fixed tile is in its place.
// - If the problem requires it, neighbours are not of the same kind, or both have a feature of a kind only if
//   their features join across the shared side.
// - The number of cells of each kind is within its limits (detail/count.h).
// - If cells may stay empty, some tile is placed, and if there are several tiles, each has a neighbour.
//
// Connectivity would take many clauses, few of which are ever needed. `cuts` returns the clauses that a model
// breaks.
//
// If only one arrangement is wanted, symmetry can be broken. If a rotation or reflection leaves the problem
// unchanged, the first cell must have the lowest kind among the cells that are mapped onto one another
// (detail/symmetry.h).
//
// With the 19 kinds of the box, a cell takes about 700 clauses, and counting a kind takes up to n²/2 more for
// n cells. Formulas of more than `max_clauses` clauses, about 800 MB in the solver, fail. Searches end when
// they have added `max_added` numbers, which take about as much memory again.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

#include "bastide/arrange/formula.h"
#include "bastide/arrange/problem.h"
#include "bastide/base/require.h"
#include "bastide/base/result.h"
#include "bastide/landscape/landscape.h"

namespace bastide::arrange {

// A tile in one of its rotations, or the empty cell.
struct OrientedTile {
    int kind = 0;          // the index of the kind; the empty cell comes after all kinds
    tile::Tile tile = {};  // rotated
};

// Returns the distinct rotations of every kind, by kind, followed by an empty tile if cells may stay empty.
std::vector<OrientedTile> oriented_tiles(const Problem& problem);

class Encoding {
  public:
    static constexpr std::size_t max_clauses = 6'000'000;

    // The limit of numbers in the clauses that a search adds, including the 0 that ends each.
    static constexpr std::size_t max_added = 30'000'000;

    // The limit of numbers added for one model. One clause is enough to exclude the model, so the others can
    // wait.
    static constexpr std::size_t enough_added = 4'000'000;

    // Breaking symmetry loses arrangements, but never all of them.
    enum class Symmetry : std::uint8_t { broken, unbroken };

    // Encodes a problem. Fails if the problem contradicts itself (see `check`) or takes too many clauses. The
    // seed determines the order of the cells' variables and, if tiles never run out, the order of a cell's
    // tiles. Solvers follow these orders, so a different seed usually gives a different arrangement.
    // `should_continue` is called now and then, also while clauses are added later. Once it returns false,
    // the formula stays incomplete.
    [[nodiscard]] static Result<Encoding> of(
        const Problem& problem, Symmetry symmetry = Symmetry::broken, std::uint64_t seed = 0,
        const std::function<bool()>& should_continue = [] { return true; });

    // Callers may add clauses to require more.
    Formula& formula() { return formula_; }
    const Formula& formula() const { return formula_; }

    const Shape& shape() const { return shape_; }
    const std::vector<OrientedTile>& tiles() const { return tiles_; }

    // Literals with these meanings: the rotated tile is on the cell, a tile of the kind is on the cell, the
    // cell is empty (0 if no cell may be empty), the side shows the edge.
    int lies(std::size_t cell, std::size_t oriented) const { return at(at(lies_, cell), oriented); }
    int is_of(std::size_t cell, std::size_t kind) const { return at(at(is_of_, cell), kind); }
    int is_empty(std::size_t cell) const { return may_leave_cells_ ? at(is_of_, cell).back() : 0; }
    int shows(std::size_t cell, tile::Side side, tile::Edge edge) const {
        return at(at(at(sides_, cell), tile::index(side)), static_cast<std::size_t>(edge));
    }

    // Literals for field on three sides in the middle of the shape. They split a problem well.
    std::array<int, 3> middle() const;

    // Returns clauses, each ended by a 0, that every arrangement satisfies and this map breaks, or no clauses
    // if the map is an arrangement. The map must have tiles on cells of the shape only: on all of them or, if
    // cells may stay empty, on at least one.
    std::vector<int> cuts(const landscape::Landscape& map) const;

    // Returns the map of a model. `is_true` returns the value of a variable. Some rotated tile of each cell
    // must be true.
    landscape::Landscape map(const std::function<bool(int)>& is_true) const;

    // Returns a clause that excludes the map of this model and no other.
    std::vector<int> all_but(const std::function<bool(int)>& is_true) const;

  private:
    template <class List>
    static const List::value_type& at(
        const List& list, std::size_t number,
        const bastide::detail::Where& where = bastide::detail::Where::current()) {
        require(number < list.size(), "there is such a cell, tile, side or edge", number, where);
        return list[number];
    }

    // The index of the tile of a cell.
    std::size_t tile_of(std::size_t cell, const std::function<bool(int)>& is_true,
                        const bastide::detail::Where& where = bastide::detail::Where::current()) const;

    bool has_map(const landscape::Landscape& map) const;

    friend class Encoder;

    // Literals of a side for field, road and city.
    using SideLiterals = std::array<int, 3>;

    Shape shape_;
    bool may_leave_cells_ = false;
    int min_tiles_ = 1;
    std::vector<OrientedTile> tiles_;
    std::vector<std::vector<int>> lies_;              // by cell and rotated tile
    std::vector<std::vector<int>> is_of_;             // by cell and kind
    std::vector<std::array<SideLiterals, 4>> sides_;  // by cell and side
    Formula formula_;
};

}  // namespace bastide::arrange
