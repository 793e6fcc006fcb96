// Measures points by the rules of landscapes. If all tiles are placed, nothing is open, and every section of
// a tile is in a different feature, the points follow from the tiles and, for monasteries, the cells. Only
// losses are counted:
//
// - an open city section is worth 1 less,
// - a section in the same feature as an earlier one of its tile is worth nothing,
// - a monastery loses 1 for each empty cell around it.
//
// Tiles without a fixed number have no common sum. Each such tile and each cell has a share of the points, as
// in the dual of a transport problem, and the difference is a loss.
#include "bastide/arrange/detail/points_measure.h"

#include <algorithm>
#include <array>
#include <limits>

#include "bastide/arrange/detail/count.h"
#include "bastide/arrange/detail/links.h"
#include "bastide/arrange/detail/pattern.h"
#include "bastide/arrange/detail/potential.h"
#include "bastide/arrange/detail/route.h"
#include "bastide/arrange/detail/side_table.h"
#include "bastide/tile/sections.h"

namespace bastide::arrange::detail {
namespace {

using tile::Cell;
using tile::FeatureKind;
using tile::Side;
using tile::Tile;

class PointsMeasure final : public Measure {
  public:
    PointsMeasure(const Problem& problem, Encoding& encoding)
        : problem_(problem),
          encoding_(encoding),
          sides_(encoding.shape()),
          cities_(encoding, FeatureKind::city),
          roads_(encoding, FeatureKind::road),
          returns_(encoding.shape().size()) {
        sum_.is_of_losses = true;
        add_tiles();
        add_returns(cities_);
        add_returns(roads_);
        add_open_cities();
        if (problem.may_leave_cells) add_empty_around();
    }

    std::vector<int> cuts(const landscape::Landscape& map, const std::function<bool(int)>& /*is_true*/,
                          std::int64_t /*best*/) const override {
        std::vector<int> clauses;
        for (const Links* const links : {&cities_, &roads_}) {
            const Terrain terrain{encoding_.shape(), sides_, map, links->kind()};
            for (std::size_t cell = 0; cell < encoding_.shape().size(); ++cell)
                add_cuts(terrain, *links, cell, clauses);
        }
        return clauses;
    }

  private:
    // By kind of feature and side: the section that begins on this side is in the feature of an earlier one.
    using Returns = std::array<std::array<int, 4>, 2>;

    Formula& formula() { return encoding_.formula(); }

    int new_loss() {
        sum_.literals.push_back(formula().add_variable());
        return sum_.literals.back();
    }

    std::int64_t potential(std::size_t kind, std::size_t cell) const {
        return detail::potential(problem_.kinds[kind].tile, cells_around(encoding_.shape(), cell));
    }

    static bool has_exact_number(const Kind& kind) { return kind.least == kind.most; }

    int max_count(std::size_t kind) const {
        return std::min(problem_.kinds[kind].most, static_cast<int>(encoding_.shape().size()));
    }

    std::int64_t max_anywhere(std::size_t kind) const {
        std::int64_t most = 0;
        for (std::size_t cell = 0; cell < encoding_.shape().size(); ++cell)
            most = std::max(most, potential(kind, cell));
        return most;
    }

    // Returns the largest worth of a cell to the kinds without a fixed number, at most `price`.
    std::int64_t share_of(std::size_t cell, std::int64_t price) const {
        std::int64_t most = 0;
        for (std::size_t kind = 0; kind < problem_.kinds.size(); ++kind)
            if (!has_exact_number(problem_.kinds[kind])) most = std::max(most, potential(kind, cell));
        return std::min(most, price);
    }

    // The price of a cell with which the shares of all cells and of all tiles add up to least.
    std::int64_t best_price() const {
        constexpr std::int64_t highest = 13;  // a monastery with four roads, if there were one
        std::int64_t best = highest;
        std::int64_t least = std::numeric_limits<std::int64_t>::max();
        for (std::int64_t price = highest; price >= 0; --price) {
            std::int64_t sum = 0;
            for (std::size_t cell = 0; cell < encoding_.shape().size(); ++cell) sum += share_of(cell, price);
            for (std::size_t kind = 0; kind < problem_.kinds.size(); ++kind)
                if (!has_exact_number(problem_.kinds[kind]))
                    sum += max_count(kind) * std::max<std::int64_t>(0, max_anywhere(kind) - price);
            if (sum < least) {
                least = sum;
                best = price;
            }
        }
        return best;
    }

    // The shares of a cell and a kind add up to the kind's worth there, or more. The excess is a loss, and so
    // are the shares of unused tiles.
    void add_tiles() {
        const std::size_t cells = encoding_.shape().size();
        const std::int64_t price = best_price();
        std::vector<std::int64_t> of_cell(cells);
        for (std::size_t cell = 0; cell < cells; ++cell) {
            of_cell[cell] = share_of(cell, price);
            sum_.base += of_cell[cell];
        }
        std::vector<std::vector<int>> levels(cells);
        for (std::size_t kind = 0; kind < problem_.kinds.size(); ++kind) {
            std::int64_t of_kind = potential(kind, 0) - of_cell[0];
            for (std::size_t cell = 0; cell < cells; ++cell)
                of_kind = std::max(of_kind, potential(kind, cell) - of_cell[cell]);
            if (!has_exact_number(problem_.kinds[kind])) {
                of_kind = std::max<std::int64_t>(of_kind, 0);
                lose_leftovers(kind, of_kind);
            }
            sum_.base += of_kind * max_count(kind);
            for (std::size_t cell = 0; cell < cells; ++cell)
                lose(encoding_.is_of(cell, kind), of_kind + of_cell[cell] - potential(kind, cell),
                     levels[cell]);
        }
        for (std::size_t cell = 0; cell < cells; ++cell)
            if (encoding_.is_empty(cell) != 0) lose(encoding_.is_empty(cell), of_cell[cell], levels[cell]);
    }

    void lose_leftovers(std::size_t kind, std::int64_t each) {
        if (each == 0) return;
        std::vector<int> literals;
        literals.reserve(encoding_.shape().size());
        for (std::size_t cell = 0; cell < encoding_.shape().size(); ++cell)
            literals.push_back(encoding_.is_of(cell, kind));
        for (const int more : count_up_to(formula(), literals, max_count(kind)))
            sum_.literals.insert(sum_.literals.end(), static_cast<std::size_t>(each), -more);
    }

    void lose(int literal, std::int64_t loss, std::vector<int>& levels) {
        while (std::ssize(levels) < loss) {
            levels.push_back(new_loss());
            if (levels.size() > 1) formula().add({-levels.back(), levels[levels.size() - 2]});
        }
        if (loss > 0) formula().add({-literal, levels[static_cast<std::size_t>(loss) - 1]});
    }

    void add_returns(const Links& links) {
        for (std::size_t cell = 0; cell < returns_.size(); ++cell) {
            for (const Side one : tile::all_sides) {
                for (const Side other : tile::all_sides) {
                    int& returns = returns_[cell][index(links.kind())][index(other)];
                    if (one < other && returns == 0 && links.apart(cell, one, other) != 0)
                        returns = new_loss();
                }
            }
        }
    }

    // A section that returns loses the same as an open one, and once more.
    void add_open_cities() {
        const std::vector<int> open = add_open_sides(encoding_, sides_, cities_);
        for (std::size_t cell = 0; cell < returns_.size(); ++cell) {
            for (const Side side : tile::all_sides) {
                const int begins = begins_city(cell, side);
                if (begins == 0) continue;
                const int loss = new_loss();
                formula().add({-begins, -open[sides_.of({cell, side})], loss});
                const int returns = returns_[cell][index(FeatureKind::city)][index(side)];
                if (returns != 0) formula().add({-returns, loss});
            }
        }
    }

    // A city of the tile has this as its first side.
    int begins_city(std::size_t cell, Side side) {
        std::vector<int> lies;
        for (std::size_t oriented = 0; oriented < encoding_.tiles().size(); ++oriented) {
            const Tile tile = encoding_.tiles()[oriented].tile;
            const auto is_earlier = [&](Side earlier) {
                return earlier < side && link_of(tile, FeatureKind::city, earlier, side) == Link::joined;
            };
            if (tile.edge(side) == tile::Edge::city && std::ranges::none_of(tile::all_sides, is_earlier))
                lies.push_back(encoding_.lies(cell, oriented));
        }
        if (lies.empty()) return 0;
        const int begins = formula().add_variable();
        for (const int literal : lies) formula().add({-literal, begins});
        return begins;
    }

    void add_empty_around() {
        const Shape& shape = encoding_.shape();
        for (std::size_t cell = 0; cell < shape.size(); ++cell) {
            std::vector<int> losses;
            for (const Cell beside : around(shape.cells()[cell])) {
                const int at = shape.index_of(beside);
                if (at < 0) continue;
                losses.push_back(new_loss());
                for (std::size_t kind = 0; kind < problem_.kinds.size(); ++kind)
                    if (problem_.kinds[kind].tile.has_monastery())
                        formula().add({-encoding_.is_of(cell, kind),
                                       -encoding_.is_empty(static_cast<std::size_t>(at)), losses.back()});
            }
        }
    }

    // Cuts for sections of one tile that are in the same feature.
    void add_cuts(const Terrain& terrain, const Links& links, std::size_t cell,
                  std::vector<int>& clauses) const {
        const Tile tile = terrain.map.at(terrain.shape.cells()[cell]);
        for (const Side one : tile::all_sides) {
            for (const Side other : tile::all_sides) {
                if (clauses.size() >= Encoding::enough_added) return;
                if (other <= one || link_of(tile, links.kind(), one, other) != Link::apart) continue;
                const auto way = route(terrain, sides_.of({cell, one}), sides_.of({cell, other}));
                if (!way) continue;
                const std::vector<int> more = clauses_everywhere(
                    terrain.shape, pattern_of(links, {cell, one, other}, *way), Images::all);
                clauses.insert(clauses.end(), more.begin(), more.end());
            }
        }
    }

    // If the tile separates the sides but others join them, the later section returns.
    std::vector<Term> pattern_of(const Links& links, const Step& separate,
                                 const std::vector<Step>& way) const {
        const auto at = [this](std::size_t cell) { return encoding_.shape().cells()[cell]; };
        std::vector<Term> pattern;
        pattern.push_back(
            {at(separate.cell), separate.from, separate.to,
             [&links](std::size_t cell, Side one, Side other) { return -links.apart(cell, one, other); }});
        pattern.push_back({at(separate.cell), separate.from, separate.to,
                           [this, &links](std::size_t cell, Side one, Side other) {
                               return returns_[cell][index(links.kind())][index(std::max(one, other))];
                           }});
        for (const Step& step : way)
            pattern.push_back(
                {at(step.cell), step.from, step.to, [&links](std::size_t cell, Side one, Side other) {
                     return -links.joined(cell, one, other);
                 }});
        return pattern;
    }

    const Problem& problem_;
    Encoding& encoding_;
    SideTable sides_;
    Links cities_;
    Links roads_;
    std::vector<Returns> returns_;  // of each cell
};

}  // namespace

std::unique_ptr<Measure> measure_points(const Problem& problem, Encoding& encoding) {
    return std::make_unique<PointsMeasure>(problem, encoding);
}

}  // namespace bastide::arrange::detail
