#include "bastide/arrange/question.h"

#include <algorithm>
#include <cstdint>
#include <expected>
#include <string>
#include <utility>

#include "bastide/text/counted.h"
#include "bastide/tile/legend.h"

namespace bastide::arrange {
namespace {

using tile::Cell;
using tile::Side;
using tile::Tile;

std::unexpected<Error> fail(std::string what) {
    return std::unexpected(file_error({}, std::move(what)));
}

std::unexpected<Error> fail_at(Cell at, std::string what) {
    Error error = file_error({}, std::move(what));
    error.where.context = to_string(at);
    return std::unexpected(std::move(error));
}

std::string in_words(const auto& named) {
    return std::string(name(named));
}

std::string shown(Tile tile) {
    return tile::to_string(legend(tile));
}

// The side of the cell beyond that is the same side.
GivenSide seen_from_beyond(const GivenSide& side) {
    return {neighbour(side.at, side.side), opposite(side.side), side.edge};
}

bool is_same_side(const GivenSide& one, const GivenSide& other) {
    return (one.at == other.at && one.side == other.side) ||
           (seen_from_beyond(one).at == other.at && seen_from_beyond(one).side == other.side);
}

Result<void> check_counts(const Question& question) {
    std::int64_t least = 0;
    std::int64_t most = 0;
    for (const Kind& kind : question.kinds) {
        least += kind.least;
        most += kind.most;
    }
    const auto cells = static_cast<std::int64_t>(question.shape.size());
    const auto counts = [cells](std::int64_t tiles) {
        return text::counted(tiles, "tile") + " for " + text::counted(cells, "cell");
    };
    if (most < cells && !question.may_leave_cells) {
        return fail("too few tiles to fill the shape: " + counts(most) + "; add " +
                    std::to_string(cells - most) + ", or remove as many cells");
    }
    if (least > cells) {
        return fail("too many tiles for the shape: " + counts(least) + "; remove " +
                    std::to_string(least - cells) + ", add as many cells, or allow tiles to be left over");
    }
    return {};
}

Result<void> check_sides(const Question& question) {
    if (question.may_leave_cells && !question.sides.empty())
        return fail_at(question.sides.front().at,
                       "a side is given, but cells may stay empty: give the border, or fill all cells");
    for (std::size_t i = 0; i < question.sides.size(); ++i) {
        const GivenSide& side = question.sides[i];
        if (!question.shape.contains(side.at))
            return fail_at(side.at, "there is no such cell in the shape: give a side of a cell in it");
        for (std::size_t before = 0; before < i; ++before) {
            const GivenSide& other = question.sides[before];
            if (!is_same_side(side, other) || side.edge == other.edge) continue;
            return fail_at(side.at, "the " + in_words(side.side) + " side is given twice, as " +
                                        in_words(other.edge) + " and as " + in_words(side.edge) +
                                        ": leave one out");
        }
    }
    return {};
}

// That a fixed tile is among the tiles, often enough.
Result<void> check_supply(const Question& question, std::size_t fixed) {
    const auto& [at, tile] = question.fixed[fixed];
    const int kind = kind_of(tile, question.kinds);
    if (kind < 0)
        return fail_at(at, "the fixed tile " + shown(tile) + " is not among the tiles: add it to them");
    const auto alike =
        std::count_if(question.fixed.begin(), question.fixed.begin() + static_cast<std::ptrdiff_t>(fixed) + 1,
                      [&](const FixedTile& other) { return kind_of(other.tile, question.kinds) == kind; });
    const int most = question.kinds[static_cast<std::size_t>(kind)].most;
    if (alike <= most) return {};
    return fail_at(at, "the tile " + shown(tile) + " is fixed on " + std::to_string(alike) +
                           " cells, but there " +
                           (most == 1 ? "is only 1" : "are only " + std::to_string(most)) +
                           " of it: fix fewer, or add tiles");
}

// What a side of a fixed tile has to show, and who says so.
Result<void> check_side(const Question& question, const FixedTile& fixed, Side side) {
    const tile::Edge shows = fixed.tile.edge(side);
    const auto fail_if = [&](tile::Edge asked, const std::string& where, const char* remedy) -> Result<void> {
        if (asked == shows) return {};
        return fail_at(fixed.at, "the fixed tile " + shown(fixed.tile) + " shows " + in_words(shows) +
                                     " on its " + in_words(side) + " side, where " + where + in_words(asked) +
                                     ": " + remedy);
    };
    const GivenSide own = {fixed.at, side, shows};
    const auto given = std::ranges::find_if(question.sides,
                                            [&](const GivenSide& other) { return is_same_side(own, other); });
    if (given != question.sides.end())
        return fail_if(given->edge, "the given side is ", "turn the tile, or change the side");
    if (question.border && !question.shape.contains(neighbour(fixed.at, side)))
        return fail_if(*question.border, "the border is ", "turn the tile, or change the border");
    return {};
}

// Whether two fixed tiles can be neighbours, the second on that side of the first.
Result<void> check_pair(const Question& question, const FixedTile& first, const FixedTile& second,
                        Side side) {
    const std::string other = "the fixed tile at " + to_string(first.at);
    const Side back = opposite(side);
    const tile::Edge edge = first.tile.edge(side);
    if (second.tile.edge(back) != edge) {
        return fail_at(second.at, "the fixed tile " + shown(second.tile) + " shows " +
                                      in_words(second.tile.edge(back)) + " on its " + in_words(back) +
                                      " side, where " + other + " shows " + in_words(edge) +
                                      ": turn or move one of them");
    }
    if (question.equal_apart && unturned(first.tile) == unturned(second.tile))
        return fail_at(second.at, "the fixed tile is equal to " + other +
                                      ", and equal tiles must not be neighbours: move one");
    for (const tile::FeatureKind kind : question.features_apart) {
        const bool goes_across = name(edge) == name(kind);
        if (!goes_across && has_feature(first.tile, kind) && has_feature(second.tile, kind))
            return fail_at(second.at, "the fixed tile has a " + in_words(kind) + " beside that of " + other +
                                          ", and these must not touch: move one");
    }
    return {};
}

Result<void> check_fixed(const Question& question, std::size_t at) {
    const FixedTile& fixed = question.fixed[at];
    if (!question.shape.contains(fixed.at))
        return fail_at(fixed.at, "there is no such cell in the shape: fix the tile on a cell in it");
    if (auto supply = check_supply(question, at); !supply) return supply;
    for (const Side side : tile::all_sides) {
        if (auto asked = check_side(question, fixed, side); !asked) return asked;
    }
    for (std::size_t before = 0; before < at; ++before) {
        const FixedTile& other = question.fixed[before];
        if (other.at == fixed.at) return fail_at(fixed.at, "two tiles are fixed on this cell: leave one out");
        for (const Side side : tile::all_sides) {
            if (neighbour(other.at, side) != fixed.at) continue;
            if (auto pair = check_pair(question, other, fixed, side); !pair) return pair;
        }
    }
    return {};
}

}  // namespace

bool has_feature(Tile tile, tile::FeatureKind kind) {
    switch (kind) {
        case tile::FeatureKind::city:
            return tile.count(tile::Edge::city) > 0;
        case tile::FeatureKind::road:
            return tile.count(tile::Edge::road) > 0;
        case tile::FeatureKind::monastery:
            return tile.has_monastery();
    }
    return false;
}

Result<void> check(const Question& question) {
    if (auto counts = check_counts(question); !counts) return counts;
    if (auto sides = check_sides(question); !sides) return sides;
    for (std::size_t at = 0; at < question.fixed.size(); ++at) {
        if (auto fixed = check_fixed(question, at); !fixed) return fixed;
    }
    return {};
}

}  // namespace bastide::arrange
