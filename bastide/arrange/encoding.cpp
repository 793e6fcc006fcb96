#include "bastide/arrange/encoding.h"

#include <algorithm>
#include <array>
#include <expected>
#include <numeric>
#include <set>
#include <span>
#include <string>
#include <utility>

#include "bastide/arrange/detail/count.h"
#include "bastide/arrange/detail/symmetry.h"
#include "bastide/arrange/errors.h"
#include "bastide/base/require.h"
#include "bastide/base/splitmix64.h"

namespace bastide::arrange {
namespace {

using tile::Edge;
using tile::Side;

constexpr std::array all_edges = {Edge::field, Edge::road, Edge::city};

std::size_t index(Edge edge) {
    return static_cast<std::size_t>(edge);
}

// The edge of sides that a city or road crosses.
Edge edge_of(tile::FeatureKind kind) {
    return kind == tile::FeatureKind::city ? Edge::city : Edge::road;
}

// Returns the indices of all cells in the order chosen by the seed. 0 means the natural order.
std::vector<std::size_t> shuffled(std::size_t size, std::uint64_t seed) {
    std::vector<std::size_t> order(size);
    std::iota(order.begin(), order.end(), std::size_t{0});
    if (seed != 0) std::ranges::sort(order, {}, [seed](std::size_t at) { return mix(seed ^ mix(at)); });
    return order;
}

}  // namespace

std::vector<OrientedTile> oriented_tiles(const Problem& problem) {
    const Kinds& kinds = problem.kinds;
    std::vector<OrientedTile> all;
    for (std::size_t kind = 0; kind < kinds.size(); ++kind) {
        const tile::Tile tile = kinds[kind].tile;
        for (int turns = 0; turns < 4 && (turns == 0 || tile.rotate(turns) != tile); ++turns)
            all.push_back({static_cast<int>(kind), tile.rotate(turns)});
    }
    if (problem.may_leave_cells) all.push_back({static_cast<int>(kinds.size()), tile::Tile()});
    return all;
}

// Makes the formula, a rule after the other.
class Encoder {
  public:
    Encoder(const Problem& problem, std::uint64_t seed, const std::function<bool()>& should_continue)
        : problem_(problem),
          shape_(problem.shape),
          size_(shape_.size()),
          kinds_(problem.kinds.size() + (problem.may_leave_cells ? 1 : 0)) {
        result_.shape_ = problem.shape;
        result_.may_leave_cells_ = problem.may_leave_cells;
        result_.tiles_ = oriented_tiles(problem);
        formula().set_cancel_check(should_continue);
        add_variables(seed);
    }

    Result<Encoding> encode(Encoding::Symmetry symmetry) {
        for (std::size_t cell = 0; cell < size_; ++cell) {
            if (!formula().is_whole()) return std::move(result_);
            add_one_tile(cell);
            for (const Side side : tile::all_sides) add_side(cell, side);
        }
        add_given();
        if (problem_.equal_apart) separate_equal();
        if (problem_.equal_apart_at_corners) separate_equal_at_corners();
        for (const tile::FeatureKind kind : problem_.features_apart) separate_features(kind);
        if (problem_.may_leave_cells) add_neighbours();
        if (symmetry == Encoding::Symmetry::broken) break_symmetry();
        for (std::size_t kind = 0; kind < problem_.kinds.size(); ++kind) {
            if (!formula().is_whole()) return std::move(result_);
            count(kind);
            if (formula().clauses() > Encoding::max_clauses)
                return fail({errors::large_problem, Encoding::max_clauses});
        }
        return std::move(result_);
    }

  private:
    Formula& formula() { return result_.formula_; }

    void add_variables(std::uint64_t seed) {
        result_.lies_.assign(size_, std::vector<int>(result_.tiles_.size()));
        is_of_.assign(size_, std::vector<int>(kinds_));
        sides_.assign(size_, {});
        for (const std::size_t cell : shuffled(size_, seed)) {
            const std::uint64_t of_cell = is_choice_free() ? mix(seed + cell) : 0;
            for (const std::size_t oriented : shuffled(result_.tiles_.size(), of_cell))
                result_.lies_[cell][oriented] = formula().add_variable();
            for (int& literal : is_of_[cell]) literal = formula().add_variable();
        }
        for (std::size_t cell = 0; cell < size_; ++cell)
            for (const Side side : tile::all_sides)
                sides_[cell][tile::index(side)] = side_literals(cell, side);
    }

    // True if tiles never run out. Then nothing but the order of variables makes a solver change from one
    // tile to another, and in the same order everywhere it would fill the shape with one.
    bool is_choice_free() const {
        return std::ranges::all_of(problem_.kinds, [this](const Kind& kind) {
            return kind.least == 0 && kind.most >= static_cast<std::int64_t>(size_);
        });
    }

    int neighbour_of(std::size_t cell, Side side) const {
        return shape_.index_of(neighbour(shape_.cells()[cell], side));
    }

    // Returns the neighbour's literals if it came before, or new ones, exactly one of which is true.
    Encoding::SideLiterals side_literals(std::size_t cell, Side side) {
        const int beyond = neighbour_of(cell, side);
        if (beyond >= 0 && static_cast<std::size_t>(beyond) < cell)
            return sides_[static_cast<std::size_t>(beyond)][tile::index(opposite(side))];
        Encoding::SideLiterals literals{};
        for (int& literal : literals) literal = formula().add_variable();
        formula().add(literals);
        add_at_most_one(literals);
        return literals;
    }

    void add_at_most_one(std::span<const int> literals) {
        for (std::size_t i = 0; i < literals.size(); ++i)
            for (std::size_t j = 0; j < i; ++j) formula().add({-literals[i], -literals[j]});
    }

    void add_one_tile(std::size_t cell) {
        const std::vector<int>& lies = result_.lies_[cell];
        formula().add(is_of_[cell]);
        add_at_most_one(is_of_[cell]);
        for (std::size_t kind = 0; kind < kinds_; ++kind) {
            std::vector<int> turns;
            for (std::size_t oriented = 0; oriented < lies.size(); ++oriented)
                if (result_.tiles_[oriented].kind == static_cast<int>(kind)) turns.push_back(lies[oriented]);
            add_at_most_one(turns);
            for (const int literal : turns) formula().add({-literal, is_of_[cell][kind]});
            turns.push_back(-is_of_[cell][kind]);
            formula().add(turns);
        }
    }

    void add_side(std::size_t cell, Side side) {
        const std::vector<int>& lies = result_.lies_[cell];
        for (const Edge edge : all_edges) {
            const int shows = sides_[cell][tile::index(side)][index(edge)];
            std::vector<int> support = {-shows};
            for (std::size_t oriented = 0; oriented < lies.size(); ++oriented) {
                if (is_free_beside(result_.tiles_[oriented].tile)) {
                    support.push_back(lies[oriented]);
                    continue;
                }
                if (edge_beside(result_.tiles_[oriented].tile, side) != edge) continue;
                formula().add({-lies[oriented], shows});
                support.push_back(lies[oriented]);
            }
            formula().add(support);
        }
    }

    // An empty cell shows its neighbours the border's edge.
    bool is_free_beside(tile::Tile tile) const { return tile.empty() && !problem_.border; }
    Edge edge_beside(tile::Tile tile, Side side) const {
        return tile.empty() ? problem_.border.value_or(Edge::field) : tile.edge(side);
    }

    void add_given() {
        for (const GivenSide& given : problem_.sides) {
            const auto cell = static_cast<std::size_t>(shape_.index_of(given.at));
            formula().add({sides_[cell][tile::index(given.side)][index(given.edge)]});
        }
        for (const FixedTile& fixed : problem_.fixed) {
            const auto cell = static_cast<std::size_t>(shape_.index_of(fixed.at));
            const auto oriented = std::ranges::find(result_.tiles_, fixed.tile, &OrientedTile::tile);
            formula().add({result_.lies_[cell][static_cast<std::size_t>(oriented - result_.tiles_.begin())]});
        }
        if (problem_.border) add_border(*problem_.border);
    }

    void add_border(Edge edge) {
        for (std::size_t cell = 0; cell < size_; ++cell) {
            for (const Side side : tile::all_sides) {
                const bool is_given = std::ranges::any_of(problem_.sides, [&](const GivenSide& given) {
                    return given.at == shape_.cells()[cell] && given.side == side;
                });
                if (neighbour_of(cell, side) < 0 && !is_given)
                    formula().add({sides_[cell][tile::index(side)][index(edge)]});
            }
        }
    }

    // Calls `take(cell, neighbour, literals of their side)` for all neighbours, once each.
    void for_neighbours(const auto& take) {
        for (std::size_t cell = 0; cell < size_; ++cell) {
            for (const Side side : {Side::east, Side::south}) {
                const int beyond = neighbour_of(cell, side);
                if (beyond >= 0)
                    take(cell, static_cast<std::size_t>(beyond), sides_[cell][tile::index(side)]);
            }
        }
    }

    void separate_equal() {
        for_neighbours([&](std::size_t cell, std::size_t beyond, const Encoding::SideLiterals&) {
            add_different(cell, beyond);
        });
    }

    void separate_equal_at_corners() {
        for (std::size_t cell = 0; cell < size_; ++cell) {
            const tile::Cell at = shape_.cells()[cell];
            for (const auto column : {at.column - 1, at.column + 1}) {
                const int beyond = shape_.index_of({at.row + 1, column});
                if (beyond >= 0) add_different(cell, static_cast<std::size_t>(beyond));
            }
        }
    }

    // The tiles of two cells are of different kinds.
    void add_different(std::size_t one, std::size_t other) {
        for (std::size_t kind = 0; kind < problem_.kinds.size(); ++kind)
            formula().add({-is_of_[one][kind], -is_of_[other][kind]});
    }

    void separate_features(tile::FeatureKind feature) {
        std::vector<int> has(size_);
        for (std::size_t cell = 0; cell < size_; ++cell) {
            has[cell] = formula().add_variable();
            for (std::size_t kind = 0; kind < problem_.kinds.size(); ++kind)
                if (has_feature(problem_.kinds[kind].tile, feature))
                    formula().add({-is_of_[cell][kind], has[cell]});
        }
        for_neighbours([&](std::size_t cell, std::size_t beyond, const Encoding::SideLiterals& side) {
            if (feature == tile::FeatureKind::monastery)
                formula().add({-has[cell], -has[beyond]});
            else
                formula().add({-has[cell], -has[beyond], side[index(edge_of(feature))]});
        });
    }

    // Some tile is placed. If there are several, each has a neighbour.
    void add_neighbours() {
        int least = 0;
        for (const Kind& kind : problem_.kinds) least = std::min(least + kind.least, any_number);
        result_.min_tiles_ = std::max(least, 1);
        std::vector<int> some;
        for (std::size_t cell = 0; cell < size_; ++cell) {
            some.push_back(-is_of_[cell].back());
            std::vector<int> beside = {is_of_[cell].back()};
            for (const Side side : tile::all_sides) {
                const int beyond = neighbour_of(cell, side);
                if (beyond >= 0) beside.push_back(-is_of_[static_cast<std::size_t>(beyond)].back());
            }
            if (least > 1) formula().add(beside);
        }
        formula().add(some);
    }

    void break_symmetry() {
        const auto rank = [this](std::size_t kind) {
            return kind < problem_.kinds.size() ? detail::rank_of(problem_.kinds[kind].tile) : 256;
        };
        for (const int image : detail::images_of_first_cell(problem_)) {
            for (std::size_t first = 0; first < kinds_; ++first)
                for (std::size_t other = 0; other < kinds_; ++other)
                    if (rank(other) < rank(first))
                        formula().add({-is_of_[0][first], -is_of_[static_cast<std::size_t>(image)][other]});
        }
    }

    void count(std::size_t kind) {
        std::vector<int> literals(size_);
        std::ranges::transform(is_of_, literals.begin(), [kind](const auto& is_of) { return is_of[kind]; });
        const Kind& limits = problem_.kinds[kind];
        detail::count_between(formula(), literals, limits.least, limits.most);
    }

    const Problem& problem_;
    const Shape& shape_;
    std::size_t size_;
    std::size_t kinds_;  // nothing is one, if cells may stay empty
    Encoding result_;
    std::vector<std::vector<int>>& is_of_ = result_.is_of_;
    std::vector<std::array<Encoding::SideLiterals, 4>>& sides_ = result_.sides_;
};

Result<Encoding> Encoding::of(const Problem& problem, Symmetry symmetry, std::uint64_t seed,
                              const std::function<bool()>& should_continue) {
    require(should_continue != nullptr, "should_continue is a function");
    if (auto good = check(problem); !good) return std::unexpected(std::move(good.error()));
    return Encoder(problem, seed, should_continue).encode(symmetry);
}

std::size_t Encoding::tile_of(std::size_t cell, const std::function<bool(int)>& is_true,
                              const bastide::detail::Where& where) const {
    const auto lies = std::ranges::find_if(lies_[cell], is_true);
    require(lies != lies_[cell].end(), "each cell has a tile in the model", cell, where);
    return static_cast<std::size_t>(lies - lies_[cell].begin());
}

landscape::Landscape Encoding::map(const std::function<bool(int)>& is_true) const {
    require(is_true != nullptr, "is_true is a function");
    const auto cells = shape_.cells();
    landscape::Landscape map;
    std::vector<tile::Tile> row;
    for (std::size_t cell = 0; cell < cells.size(); ++cell) {
        for (; map.rows() < static_cast<std::size_t>(cells[cell].row); row.clear()) map.add_row(row);
        row.resize(static_cast<std::size_t>(cells[cell].column));
        row.push_back(tiles_[tile_of(cell, is_true)].tile);
    }
    map.add_row(row);
    return map;
}

std::array<int, 3> Encoding::middle() const {
    const std::size_t middle = sides_.size() / 2;
    return {shows(middle, Side::north, Edge::field), shows(middle, Side::west, Edge::field),
            shows(middle, Side::east, Edge::field)};
}

std::vector<int> Encoding::all_but(const std::function<bool(int)>& is_true) const {
    require(is_true != nullptr, "is_true is a function");
    std::vector<int> clause(lies_.size());
    for (std::size_t cell = 0; cell < clause.size(); ++cell)
        clause[cell] = -lies_[cell][tile_of(cell, is_true)];
    return clause;
}

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

// Cuts for a map whose tiles are not connected. For each part except the largest: if one of its cells and a
// cell of the largest have tiles, then some cell next to the part has one. If the part has fewer than
// `min_tiles_`, the cell in the largest is irrelevant, and the clause holds wherever the part fits into the
// shape.
class Cutter {
  public:
    explicit Cutter(const Encoding& encoding) : encoding_(encoding) {}

    // With the literal `unless`, if it is not 0. Does nothing if the moved part leaves the shape.
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

    // A large part rarely occurs elsewhere in the same form, and its clauses would take much memory.
    void cut_everywhere(const Part& part) {
        if (part.size() > max_moved) {
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
    static constexpr std::size_t max_moved = 32;

    static Cell moved(Cell cell, Cell by) { return {cell.row + by.row, cell.column + by.column}; }

    const Encoding& encoding_;
    std::vector<int> clauses_;
};

}  // namespace

bool Encoding::has_map(const Landscape& map) const {
    const auto tiles = static_cast<std::size_t>(
        std::ranges::count_if(shape_.cells(), [&map](Cell at) { return !map.at(at).empty(); }));
    return tiles == static_cast<std::size_t>(map.tiles()) && tiles >= (may_leave_cells_ ? 1 : shape_.size());
}

std::vector<int> Encoding::cuts(const Landscape& map) const {
    require(has_map(map), "the map's tiles are on the cells of the shape", map.tiles());
    if (!may_leave_cells_) return {};
    const std::vector<Part> parts = parts_of(map);
    Cutter cutter(*this);
    for (std::size_t part = 1; part < parts.size() && !cutter.has_enough(); ++part) {
        if (std::ssize(parts[part]) < min_tiles_)
            cutter.cut_everywhere(parts[part]);
        else
            cutter.cut(parts[part], {}, cutter.empty(*parts.front().begin()));
    }
    return cutter.take();
}

}  // namespace bastide::arrange
