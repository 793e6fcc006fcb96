#include "bastide/arrange/detail/links.h"

#include "bastide/tile/sections.h"

namespace bastide::arrange::detail {

using tile::FeatureKind;
using tile::Side;

Link link_of(tile::Tile tile, FeatureKind kind, Side one, Side other) {
    const tile::Sections sections = tile::sections(tile);
    const int first = sections.at(one);
    const int second = sections.at(other);
    const auto is_of_kind = [&](int section) {
        return section >= 0 && sections[static_cast<std::size_t>(section)].kind == kind;
    };
    if (!is_of_kind(first) || !is_of_kind(second)) return Link::none;
    return first == second ? Link::joined : Link::apart;
}

Links::Links(Encoding& encoding, FeatureKind kind)
    : kind_(kind), joined_(encoding.shape().size()), apart_(encoding.shape().size()) {
    for (std::size_t cell = 0; cell < joined_.size(); ++cell) {
        for (const Side first : tile::all_sides) {
            for (const Side second : tile::all_sides) {
                if (second <= first) continue;
                joined_[cell][pair(first, second)] = joined_[cell][pair(second, first)] =
                    literal(encoding, cell, first, second, Link::joined);
                apart_[cell][pair(first, second)] = apart_[cell][pair(second, first)] =
                    literal(encoding, cell, first, second, Link::apart);
            }
        }
    }
}

int Links::literal(Encoding& encoding, std::size_t cell, Side one, Side other, Link link) const {
    std::vector<int> support;
    for (std::size_t oriented = 0; oriented < encoding.tiles().size(); ++oriented)
        if (link_of(encoding.tiles()[oriented].tile, kind_, one, other) == link)
            support.push_back(encoding.lies(cell, oriented));
    if (support.empty()) return 0;
    const int literal = encoding.formula().add_variable();
    for (const int lies : support) encoding.formula().add({-lies, literal});
    support.push_back(-literal);
    encoding.formula().add(support);
    return literal;
}

std::vector<int> add_open_sides(Encoding& encoding, const SideTable& sides, const Links& links) {
    Formula& formula = encoding.formula();
    std::vector<int> open(sides.size());
    for (int& literal : open) literal = formula.add_variable();
    for (std::size_t side = 0; side < sides.size(); ++side) {
        const auto& beside = sides.beside(side);
        const int shows = encoding.shows(beside[0].cell, beside[0].side, links.edge());
        if (sides.is_border(side)) formula.add({-shows, open[side]});
        for (const CellSide& at : beside) {
            const int empty = encoding.is_empty(at.cell);
            if (empty != 0) formula.add({-shows, -empty, open[side]});
        }
    }
    for (std::size_t cell = 0; cell < encoding.shape().size(); ++cell) {
        for (const Side one : tile::all_sides) {
            for (const Side other : tile::all_sides) {
                const int joined = one == other ? 0 : links.joined(cell, one, other);
                if (joined != 0)
                    formula.add({-joined, -open[sides.of({cell, one})], open[sides.of({cell, other})]});
            }
        }
    }
    return open;
}

}  // namespace bastide::arrange::detail
