// Complete features. A city or road is counted on a tile of it that has no neighbour of it in the north or
// west: the first in reading order is one. If it has several such tiles, cuts ensure that only one counts.
#include "bastide/arrange/detail/closed_measure.h"

#include <algorithm>
#include <array>

#include "bastide/arrange/detail/links.h"
#include "bastide/arrange/detail/pattern.h"
#include "bastide/arrange/detail/potential.h"
#include "bastide/arrange/detail/route.h"
#include "bastide/arrange/detail/side_table.h"

namespace bastide::arrange::detail {
namespace {

using tile::FeatureKind;
using tile::Side;
using tile::Tile;

// The section on this side of the tile begins there, clockwise from north, and reaches neither north nor
// west.
bool begins(Tile tile, FeatureKind kind, Side side) {
    if (name(tile.edge(side)) != name(kind)) return false;
    return std::ranges::none_of(tile::all_sides, [&](Side other) {
        const bool is_before = other < side || other == Side::west;
        return is_before && other != side && link_of(tile, kind, side, other) == Link::joined;
    });
}

class ClosedMeasure final : public Measure {
  public:
    explicit ClosedMeasure(Encoding& encoding)
        : encoding_(encoding),
          sides_(encoding.shape()),
          cities_(encoding, FeatureKind::city),
          roads_(encoding, FeatureKind::road),
          counts_(encoding.shape().size()) {
        add_features(cities_);
        add_features(roads_);
        add_monasteries();
    }

    std::vector<int> cuts(const landscape::Landscape& map, const std::function<bool(int)>& is_true,
                          std::int64_t /*best*/) const override {
        std::vector<int> clauses;
        for (const Links* const links : {&cities_, &roads_}) {
            const Terrain terrain{encoding_.shape(), sides_, map, links->kind()};
            const std::vector<CellSide> sides = sides_in(links->kind(), is_true);
            for (std::size_t one = 0; one < sides.size(); ++one)
                for (std::size_t other = 0; other < one && clauses.size() < Encoding::enough_added; ++other)
                    add_cuts(terrain, *links, sides[one], sides[other], clauses);
        }
        return clauses;
    }

  private:
    // By kind of feature: one that begins in the east, or in the south, counts here.
    using Counts = std::array<std::array<int, 4>, 2>;

    Formula& formula() { return encoding_.formula(); }

    void add_features(const Links& links) {
        const std::vector<int> open = add_open_sides(encoding_, sides_, links);
        for (std::size_t cell = 0; cell < counts_.size(); ++cell) {
            for (const Side side : {Side::east, Side::south}) {
                std::vector<int> lies;
                for (std::size_t oriented = 0; oriented < encoding_.tiles().size(); ++oriented)
                    if (begins(encoding_.tiles()[oriented].tile, links.kind(), side))
                        lies.push_back(encoding_.lies(cell, oriented));
                if (lies.empty()) continue;
                const int counts = new_gain();
                counts_[cell][index(links.kind())][index(side)] = counts;
                formula().add({-counts, -open[sides_.of({cell, side})]});
                lies.push_back(-counts);
                formula().add(lies);
            }
        }
    }

    void add_monasteries() {
        const Shape& shape = encoding_.shape();
        for (std::size_t cell = 0; cell < shape.size(); ++cell) {
            if (cells_around(shape, cell) < 8) continue;
            std::vector<int> lies;
            for (std::size_t oriented = 0; oriented < encoding_.tiles().size(); ++oriented)
                if (encoding_.tiles()[oriented].tile.has_monastery())
                    lies.push_back(encoding_.lies(cell, oriented));
            if (lies.empty()) continue;
            lies.push_back(-new_gain());
            formula().add(lies);
            for (const tile::Cell beside : around(shape.cells()[cell])) {
                const int empty = encoding_.is_empty(static_cast<std::size_t>(shape.index_of(beside)));
                if (empty != 0) formula().add({lies.back(), -empty});
            }
        }
    }

    int new_gain() {
        sum_.literals.push_back(formula().add_variable());
        return sum_.literals.back();
    }

    std::vector<CellSide> sides_in(FeatureKind kind, const std::function<bool(int)>& is_true) const {
        std::vector<CellSide> sides;
        for (std::size_t cell = 0; cell < counts_.size(); ++cell) {
            for (const Side side : {Side::east, Side::south}) {
                const int counts = counts_[cell][index(kind)][index(side)];
                if (counts != 0 && is_true(counts)) sides.push_back({cell, side});
            }
        }
        return sides;
    }

    // Cuts off models in which both sides are on one feature but both count: while the path between them
    // exists, one must not count.
    void add_cuts(const Terrain& terrain, const Links& links, CellSide one, CellSide other,
                  std::vector<int>& clauses) const {
        const auto way = route(terrain, sides_.of(one), sides_.of(other));
        if (!way) return;
        const auto at = [this](std::size_t cell) { return encoding_.shape().cells()[cell]; };
        std::vector<Term> pattern;
        for (const CellSide& each : {one, other})
            pattern.push_back(
                {at(each.cell), each.side, each.side, [this, &links](std::size_t cell, Side side, Side) {
                     return -counts_[cell][index(links.kind())][index(side)];
                 }});
        for (const Step& step : *way)
            pattern.push_back(
                {at(step.cell), step.from, step.to,
                 [&links](std::size_t cell, Side from, Side to) { return -links.joined(cell, from, to); }});
        const std::vector<int> more = clauses_everywhere(terrain.shape, pattern, Images::moved);
        clauses.insert(clauses.end(), more.begin(), more.end());
    }

    Encoding& encoding_;
    SideTable sides_;
    Links cities_;
    Links roads_;
    std::vector<Counts> counts_;  // of each cell
};

}  // namespace

std::unique_ptr<Measure> measure_closed(Encoding& encoding) {
    return std::make_unique<ClosedMeasure>(encoding);
}

}  // namespace bastide::arrange::detail
