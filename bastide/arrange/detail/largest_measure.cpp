// Measures the largest complete city or road. Sides are marked: along one feature all or none, and never on
// an open one. Marked tiles count. Cuts ensure that all marks are on one feature. Because these are many, the
// formula also has conditions that hold for one feature and rarely for several: a road has at most two ends,
// and a city at most two more than its branches.
#include "bastide/arrange/detail/largest_measure.h"

#include <algorithm>
#include <bit>
#include <set>

#include "bastide/arrange/detail/count.h"
#include "bastide/arrange/detail/links.h"
#include "bastide/arrange/detail/route.h"
#include "bastide/arrange/detail/side_table.h"
#include "bastide/tile/sections.h"

namespace bastide::arrange::detail {
namespace {

using tile::FeatureKind;
using tile::Side;

class LargestMeasure final : public Measure {
  public:
    LargestMeasure(FeatureKind kind, const Problem& problem, Encoding& encoding)
        : encoding_(encoding), sides_(encoding.shape()), links_(encoding, kind), marked_(sides_.size()) {
        for (int& mark : marked_) mark = formula().add_variable();
        for (std::size_t side = 0; side < sides_.size(); ++side) add_side(side);
        for (std::size_t cell = 0; cell < encoding.shape().size(); ++cell) add_cell(cell);
        limit_ends(max_branches(problem));
    }

    std::vector<int> cuts(const landscape::Landscape& map, const std::function<bool(int)>& is_true,
                          std::int64_t best) const override {
        const Terrain terrain{encoding_.shape(), sides_, map, links_.kind()};
        std::vector<int> clauses;
        std::set<std::size_t> known;
        for (std::size_t side = 0; side < sides_.size(); ++side) {
            if (known.contains(side) || !is_true(marked_[side])) continue;
            const std::vector<std::size_t> feature = sides_of_feature(terrain, side);
            known.insert(feature.begin(), feature.end());
            if (tiles_on(feature) <= best) add_cuts(feature, clauses);
        }
        return clauses;
    }

  private:
    Formula& formula() { return encoding_.formula(); }

    void add_side(std::size_t side) {
        const auto& beside = sides_.beside(side);
        formula().add({-marked_[side], encoding_.shows(beside[0].cell, beside[0].side, links_.edge())});
        if (sides_.is_border(side)) formula().add({-marked_[side]});
        for (const CellSide& at : beside)
            if (encoding_.is_empty(at.cell) != 0)
                formula().add({-marked_[side], -encoding_.is_empty(at.cell)});
    }

    void add_cell(std::size_t cell) {
        std::vector<int> marks;
        for (const Side one : tile::all_sides) {
            marks.push_back(marked_[sides_.of({cell, one})]);
            for (const Side other : tile::all_sides) {
                const int joined = one == other ? 0 : links_.joined(cell, one, other);
                if (joined != 0) formula().add({-joined, -marks.back(), marked_[sides_.of({cell, other})]});
            }
        }
        const int is_marked = formula().add_variable();
        marks.push_back(-is_marked);
        formula().add(marks);
        sum_.literals.push_back(is_marked);
    }

    // Sections with one side are ends. Each side of a section beyond two is a branch.
    void limit_ends(int max_branches) {
        std::vector<int> ends;
        std::vector<int> branches;
        for (std::size_t cell = 0; cell < encoding_.shape().size(); ++cell) {
            for (const Side side : tile::all_sides) add_end(cell, side, ends);
            for (int sides = 3; sides <= 4; ++sides) add_branch(cell, sides, branches);
        }
        const int all = std::min(static_cast<int>(branches.size()), max_branches);
        const std::vector<int> more_branches = count_up_to(formula(), branches, all);
        const std::vector<int> more_ends = count_up_to(formula(), ends, all + 3);
        for (std::size_t more = 0; more + 2 < more_ends.size(); ++more) {
            if (more < more_branches.size())
                formula().add({-more_ends[more + 2], more_branches[more]});
            else
                formula().add({-more_ends[more + 2]});
        }
    }

    // The largest number of branches that the tiles have.
    int max_branches(const Problem& problem) const {
        const int cells = static_cast<int>(problem.shape.size());
        int all = 0;
        for (const Kind& kind : problem.kinds) {
            int sides = 2;
            for (const Side side : tile::all_sides) sides = std::max(sides, sides_joined(kind.tile, side));
            all += std::min(kind.most, cells) * (sides - 2);
        }
        return all;
    }

    // Returns the number of sides of the tile's section on this side, if it is of the kind, otherwise 0.
    int sides_joined(tile::Tile tile, Side side) const {
        if (tile.edge(side) != links_.edge()) return 0;
        const tile::Sections sections = tile::sections(tile);
        return std::popcount(sections[static_cast<std::size_t>(sections.at(side))].sides);
    }

    std::vector<int> lies_if(std::size_t cell, const auto& matches) const {
        std::vector<int> lies;
        for (std::size_t oriented = 0; oriented < encoding_.tiles().size(); ++oriented)
            if (matches(encoding_.tiles()[oriented].tile)) lies.push_back(encoding_.lies(cell, oriented));
        return lies;
    }

    void add_end(std::size_t cell, Side side, std::vector<int>& ends) {
        const auto lies = lies_if(cell, [&](tile::Tile tile) { return sides_joined(tile, side) == 1; });
        if (lies.empty()) return;
        ends.push_back(formula().add_variable());
        for (const int literal : lies)
            formula().add({-literal, -marked_[sides_.of({cell, side})], ends.back()});
    }

    void add_branch(std::size_t cell, int sides, std::vector<int>& branches) {
        auto lies = lies_if(cell, [&](tile::Tile tile) {
            return std::ranges::any_of(tile::all_sides,
                                       [&](Side side) { return sides_joined(tile, side) >= sides; });
        });
        if (lies.empty()) return;
        branches.push_back(formula().add_variable());
        lies.push_back(-branches.back());
        formula().add(lies);
        formula().add({-branches.back(), sum_.literals[cell]});
    }

    std::int64_t tiles_on(const std::vector<std::size_t>& feature) const {
        std::set<std::size_t> cells;
        for (const std::size_t side : feature)
            for (const CellSide& at : sides_.beside(side)) cells.insert(at.cell);
        return std::ssize(cells);
    }

    // Cuts off features that are too small: a larger feature on one of these sides continues on others.
    void add_cuts(const std::vector<std::size_t>& feature, std::vector<int>& clauses) const {
        const std::set<std::size_t> within(feature.begin(), feature.end());
        std::set<int> reaching_on;
        for (const std::size_t side : feature) {
            for (const CellSide& at : sides_.beside(side)) {
                for (const Side to : tile::all_sides) {
                    const int joined = to == at.side || within.contains(sides_.of({at.cell, to}))
                                           ? 0
                                           : links_.joined(at.cell, at.side, to);
                    if (joined != 0) reaching_on.insert(joined);
                }
            }
        }
        for (const std::size_t side : feature) {
            clauses.push_back(-marked_[side]);
            clauses.insert(clauses.end(), reaching_on.begin(), reaching_on.end());
            clauses.push_back(0);
        }
    }

    Encoding& encoding_;
    SideTable sides_;
    Links links_;
    std::vector<int> marked_;  // of each side
};

}  // namespace

std::unique_ptr<Measure> measure_largest(FeatureKind kind, const Problem& problem, Encoding& encoding) {
    return std::make_unique<LargestMeasure>(kind, problem, encoding);
}

}  // namespace bastide::arrange::detail
