#include "bastide/arrange/bound.h"

#include <algorithm>
#include <array>
#include <bitset>
#include <limits>
#include <numeric>
#include <vector>

#include "bastide/arrange/detail/links.h"
#include "bastide/arrange/detail/potential.h"
#include "bastide/arrange/detail/valid_kinds.h"
#include "bastide/text/plural.h"
#include "bastide/tile/sections.h"

namespace bastide::arrange {
namespace {

using tile::Edge;
using tile::FeatureKind;
using tile::Side;
using tile::Tile;

// Returns how many tiles of a kind can be placed at most.
int max_count(const Kind& kind, const Problem& problem) {
    return std::min(kind.most, static_cast<int>(problem.shape.size()));
}

// Returns the sum over all tiles that can be placed.
std::int64_t sum(const Problem& problem, const auto& of_tile) {
    std::int64_t all = 0;
    for (const Kind& kind : problem.kinds) all += std::int64_t{max_count(kind, problem)} * of_tile(kind.tile);
    return all;
}

// Prefix sums of values: required ones first, then optional ones in descending order.
class Prefixes {
  public:
    void add(std::int64_t value, int least, int most) {
        must_.insert(must_.end(), static_cast<std::size_t>(least), value);
        may_.insert(may_.end(), static_cast<std::size_t>(most - least), value);
    }

    void finish() {
        std::ranges::sort(may_, std::ranges::greater());
        for (const auto* const values : {&must_, &may_})
            for (const std::int64_t value : *values) sums_.push_back(sums_.back() + value);
    }

    int least() const { return static_cast<int>(must_.size()); }
    int most() const { return static_cast<int>(sums_.size()) - 1; }
    std::int64_t of_first(int count) const { return sums_[static_cast<std::size_t>(count)]; }

  private:
    std::vector<std::int64_t> must_;
    std::vector<std::int64_t> may_;
    std::vector<std::int64_t> sums_ = {0};
};

// Tiles by their effect on points: monasteries, and tiles with an even or odd number of city sides.
class PointsBound {
  public:
    explicit PointsBound(const Problem& problem)
        : problem_(problem), cells_(static_cast<int>(problem.shape.size())) {
        for (const Kind& kind : problem.kinds) {
            Prefixes& prefixes = kind.tile.has_monastery()              ? monasteries_
                                 : kind.tile.count(Edge::city) % 2 == 1 ? odd_
                                                                        : even_;
            const int most = max_count(kind, problem);
            const std::int64_t around = kind.tile.has_monastery() ? 1 : 0;
            prefixes.add(detail::potential(kind.tile, 0) - around, std::min(kind.least, most), most);
        }
        Prefixes* const all[] = {&monasteries_, &odd_, &even_};
        for (Prefixes* const each : all) each->finish();
        for (std::size_t cell = 0; cell < problem.shape.size(); ++cell)
            around_.add(1 + detail::cells_around(problem.shape, cell), 0, 1);
        around_.finish();
    }

    std::int64_t find() const {
        std::int64_t most = 0;
        for (int of_monasteries = monasteries_.least();
             of_monasteries <= std::min(monasteries_.most(), cells_); ++of_monasteries) {
            const std::int64_t points =
                monasteries_.of_first(of_monasteries) + around_.of_first(of_monasteries);
            for (int odd = odd_.least(); odd <= std::min(odd_.most(), cells_ - of_monasteries); ++odd) {
                const int even = std::min(even_.most(), cells_ - of_monasteries - odd);
                const bool is_full = of_monasteries + odd + even == cells_;
                if (even < even_.least() || (!is_full && !problem_.may_leave_cells)) continue;
                if (odd % 2 == 1 && is_closed()) continue;
                most = std::max(most, points + odd_.of_first(odd) + even_.of_first(even) - odd % 2);
            }
        }
        return most;
    }

  private:
    bool is_closed() const { return problem_.border == Edge::field && problem_.sides.empty(); }

    const Problem& problem_;
    int cells_;
    Prefixes monasteries_;
    Prefixes odd_;
    Prefixes even_;
    Prefixes around_;
};

// The most sides that a city of the tile has.
int city_sides(Tile tile) {
    std::size_t most = 0;
    for (const tile::Section& section : sections(tile))
        if (section.kind == FeatureKind::city)
            most = std::max(most, static_cast<std::size_t>(std::popcount(section.sides)));
    return static_cast<int>(most);
}

std::int64_t city_bound(const Problem& problem) {
    const auto with = [&](int sides) {
        return sum(problem, [&](Tile tile) { return city_sides(tile) == sides ? 1 : 0; });
    };
    return with(2) + with(3) + with(4) + std::min(with(1), 2 + with(3) + 2 * with(4));
}

std::int64_t road_bound(const Problem& problem) {
    const auto passing = sum(problem, [](Tile tile) { return tile.count(Edge::road) == 2 ? 1 : 0; });
    const auto ends = sum(
        problem, [](Tile tile) { return tile.count(Edge::road) != 2 && tile.count(Edge::road) > 0 ? 1 : 0; });
    return passing + std::min<std::int64_t>(ends, 2);
}

bool turns(const tile::Section& section) {
    return std::ranges::any_of(tile::all_sides, [&](Side side) {
        return section.reaches(side) && section.reaches(rotate(side, 1));
    });
}

// Returns the number of a tile's sections of a kind that satisfy a predicate.
int count_sections(Tile tile, FeatureKind kind, const auto& matches) {
    return static_cast<int>(std::ranges::count_if(
        sections(tile), [&](const auto& section) { return section.kind == kind && matches(section); }));
}

bool has_one_side(const tile::Section& section) {
    return std::popcount(section.sides) == 1;
}

std::int64_t closed_bound(const Problem& problem) {
    std::int64_t most = std::min<std::int64_t>(
        sum(problem, [](Tile tile) { return tile.has_monastery() ? 1 : 0; }),
        std::ranges::count_if(problem.shape.cells(), [&](tile::Cell cell) {
            return std::ranges::all_of(detail::around(cell),
                                       [&](tile::Cell beside) { return problem.shape.contains(beside); });
        }));
    for (const FeatureKind kind : {FeatureKind::city, FeatureKind::road}) {
        most += sum(problem, [&](Tile tile) { return count_sections(tile, kind, has_one_side); }) / 2;
        most += sum(problem, [&](Tile tile) { return count_sections(tile, kind, turns); }) / 4;
    }
    return most;
}

// The same bound for as many tiles as there are cells, in quarters of a feature.
std::int64_t closed_bound_of_cells(const Problem& problem) {
    Prefixes quarters;
    for (const Kind& kind : problem.kinds) {
        int each = kind.tile.has_monastery() ? 4 : 0;
        for (const FeatureKind of : {FeatureKind::city, FeatureKind::road})
            each += 2 * count_sections(kind.tile, of, has_one_side) + count_sections(kind.tile, of, turns);
        quarters.add(each, 0, max_count(kind, problem));
    }
    quarters.finish();
    return quarters.of_first(std::min(quarters.most(), static_cast<int>(problem.shape.size()))) / 4;
}

using Counts = std::bitset<static_cast<std::size_t>(Shape::max_cells) + 1>;

// Returns the possible numbers of tiles by the parity of their city (bit 0) and road sides.
std::array<Counts, 4> possible_counts(const Problem& problem) {
    std::array<Counts, 4> counts;
    counts[0].set(0);
    for (const Kind& kind : problem.kinds) {
        const auto odd =
            static_cast<std::size_t>(kind.tile.count(Edge::city) % 2 + 2 * (kind.tile.count(Edge::road) % 2));
        std::array<Counts, 4> with_it;
        for (int of_it = kind.least; of_it <= max_count(kind, problem); ++of_it)
            for (std::size_t sum = 0; sum < counts.size(); ++sum)
                with_it[of_it % 2 == 1 ? sum ^ odd : sum] |= counts[sum] << static_cast<std::size_t>(of_it);
        counts = with_it;
    }
    return counts;
}

// Returns the number of border sides with an edge if all cells are filled, or nullopt if the border is free.
std::optional<int> at_border(const Problem& problem, Edge edge) {
    int count = 0;
    for (const tile::Cell cell : problem.shape.cells()) {
        for (const Side side : tile::all_sides) {
            if (problem.shape.contains(neighbour(cell, side))) continue;
            const auto given = std::ranges::find_if(problem.sides, [&](const GivenSide& other) {
                return other.at == cell && other.side == side;
            });
            const auto shows = given != problem.sides.end() ? std::optional(given->edge) : problem.border;
            if (!shows) return std::nullopt;
            if (*shows == edge) ++count;
        }
    }
    return count;
}

// Returns the parity of that number, which is also known if cells may stay empty.
std::optional<bool> is_border_odd(const Problem& problem, Edge edge) {
    // Going around any shape takes an even number of sides.
    if (problem.may_leave_cells) return problem.border ? std::optional(false) : std::nullopt;
    const auto count = at_border(problem, edge);
    return count ? std::optional(*count % 2 == 1) : std::nullopt;
}

// Restricts `possible_counts` to numbers that the border allows.
Counts counts_for_border(const Problem& problem) {
    const std::array<Counts, 4> counts = possible_counts(problem);
    const auto city = is_border_odd(problem, Edge::city);
    const auto road = is_border_odd(problem, Edge::road);
    Counts all;
    for (std::size_t sum = 0; sum < counts.size(); ++sum) {
        const bool fits = (!city || *city == ((sum & 1U) != 0)) && (!road || *road == ((sum & 2U) != 0));
        if (fits) all |= counts[sum];
    }
    return all;
}

std::int64_t max_of_goal(Goal goal, const Problem& problem) {
    switch (goal) {
        case Goal::points:
            return PointsBound(problem).find();
        case Goal::city:
            return city_bound(problem);
        case Goal::road:
            return road_bound(problem);
        case Goal::closed:
            return std::min(closed_bound(problem), closed_bound_of_cells(problem));
        case Goal::tiles:
            break;
    }
    return std::numeric_limits<std::int64_t>::max();
}

// Describes the border sides in relation to the tiles' sides, after "the tiles have 16 road sides".
std::string in_words_at_border(const Problem& problem, Edge edge) {
    if (problem.may_leave_cells)
        return problem.border == edge ? ", an even number of which is at the border" : "";
    const int count = at_border(problem, edge).value_or(0);
    return count == 0
               ? ""
               : ", of which " + std::to_string(count) + (count == 1 ? " is" : " are") + " at the border";
}

// Returns the reason why the sides with an edge cannot all be paired, if that does not depend on a choice of
// tiles.
std::optional<std::string> why_odd(const Problem& problem, Edge edge) {
    const auto is_odd_at_border = is_border_odd(problem, edge);
    const bool is_choice = std::ranges::any_of(
        problem.kinds, [&](const Kind& kind) { return kind.least != max_count(kind, problem); });
    const std::int64_t sides = sum(problem, [edge](Tile tile) { return tile.count(edge); });
    if (is_choice || !is_odd_at_border || (sides % 2 == 1) == *is_odd_at_border) return std::nullopt;
    const std::string what(name(edge));
    const std::string beyond = in_words_at_border(problem, edge);
    const std::string number = std::to_string(sides);
    const std::string has = beyond.empty() ? "an odd number of " + what + " sides (" + number + ")"
                                           : text::plural(sides, what + " side") + beyond;
    return "every " + what + " side inside meets another, but the tiles have " + has;
}

}  // namespace

std::optional<int> max_tiles(const Problem& problem) {
    detail::require_valid_kinds(problem.kinds);
    const Counts counts = counts_for_border(problem);
    for (std::size_t tiles = problem.shape.size(); tiles > 0; --tiles) {
        if (counts.test(tiles)) return static_cast<int>(tiles);
        if (!problem.may_leave_cells) break;
    }
    return std::nullopt;
}

std::int64_t bound(Goal goal, const Problem& problem) {
    detail::require_valid_kinds(problem.kinds);
    const std::int64_t most = max_of_goal(goal, problem);
    if (goal == Goal::points || goal == Goal::closed) return most;
    return std::min<std::int64_t>(most, max_tiles(problem).value_or(0));
}

std::optional<std::string> why_none(const Problem& problem) {
    if (max_tiles(problem)) return std::nullopt;
    const std::string of_any_choice =
        "every city or road side inside meets another, but any choice of the tiles leaves a side over";
    const auto of_cities = why_odd(problem, Edge::city);
    const auto of_either = of_cities ? of_cities : why_odd(problem, Edge::road);
    return "Counting shows it: " + of_either.value_or(of_any_choice) + '.';
}

}  // namespace bastide::arrange
