#include "bastide/landscape/detail/open_strip.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <span>

#include "bastide/landscape/detail/kernels.h"
#include "bastide/landscape/detail/padded_row.h"
#include "bastide/landscape/detail/points.h"
#include "bastide/landscape/detail/row_parts.h"
#include "bastide/landscape/landscape_score.h"
#include "bastide/landscape/warning.h"

namespace bastide::landscape::detail {
namespace {

using tile::Edge;
using tile::Side;
using tile::Tile;

Warning side_warning(std::int64_t row, std::size_t column, Side side, Tile tile, Tile other) {
    Warning warning;
    warning.at = {row, static_cast<std::int64_t>(column)};
    warning.side = side;
    warning.edges = {tile.edge(side), other.edge(opposite(side))};
    return warning;
}

// Adds to each `around[c]` how many of the squares c-1, c, c+1 of the row hold a tile. The row must reach
// `around.size()`.
void add_occupancy(const PaddedRow& row, std::span<std::uint8_t> around, const Kernels& kernels) {
    kernels.add_occupancy(row.data(), around.data(), around.size());
}

// Counts the monasteries of a row. `around[c]` is the number of tiles in the 3 × 3 squares around column c.
LandscapeScore count_monasteries(const PaddedRow& row, std::span<const std::uint8_t> around,
                                 const Kernels& kernels) {
    const Monasteries sums = kernels.count_monasteries(row.data(), around.data(), row.size());
    LandscapeScore score;
    const std::int64_t incomplete = sums.all - sums.complete;
    // The 3 x 3 squares include the monastery itself.
    const std::int64_t around_incomplete = sums.squares - 9 * sums.complete - incomplete;
    score.line(tile::FeatureKind::monastery, true) = {sums.complete, sums.complete * monastery_points(8)};
    score.line(tile::FeatureKind::monastery, false) = {incomplete,
                                                       incomplete * monastery_points(0) + around_incomplete};
    return score;
}

// Adds every side between two neighbours of the row that does not show the same on both. There are hardly
// ever any, and the kernels find that out without a branch.
void find_warnings_within(const PaddedRow& row, std::int64_t row_number, Warnings& warnings,
                          const Kernels& kernels) {
    const Tile* here = row.data();
    if (!kernels.differ_within(here, row.size())) return;
    for (std::size_t i = 0; i < row.size(); ++i) {
        if (differ_eastward(here[i], here[i + 1]) != 0)
            warnings.add(side_warning(row_number, i, Side::east, here[i], here[i + 1]));
    }
}

// As above, for the sides between a row and the one below it. `upper_number` is the number of the upper row.
void find_warnings_between(const PaddedRow& upper, const PaddedRow& lower, std::int64_t upper_number,
                           Warnings& warnings, const Kernels& kernels) {
    const Tile* above = upper.data();
    const Tile* below = lower.data();
    const std::size_t size = std::min(upper.size(), lower.size());
    if (!kernels.differ_between(above, below, size)) return;
    for (std::size_t i = 0; i < size; ++i) {
        if (differ_southward(above[i], below[i]) != 0)
            warnings.add(side_warning(upper_number, i, Side::south, above[i], below[i]));
    }
}

// Features are settled whenever this many squares have been read: often enough for the arrays to stay in the
// second-level cache, and rarely enough for the cost to be small next to the sweep's.
constexpr std::size_t settle_every = std::size_t{1} << 16;

// The number of entries that sweeps may write ahead.
constexpr std::size_t in_advance = 16;

constexpr std::size_t stretch = std::size_t{1} << 14;

// The row of tiles that would let every northern side of a row join.
std::vector<Tile> fitting_above(std::span<const Tile> row) {
    std::vector<Tile> above;
    above.reserve(row.size());
    for (const Tile tile : row) {
        above.push_back(Tile({Edge::field, Edge::field, tile.edge(Side::north), Edge::field}));
    }
    return above;
}

}  // namespace

OpenStrip::OpenStrip(CornerCities corners, Above above, const Kernels& kernels)
    : kernels_(&kernels), corners_(corners), above_(above) {}

void OpenStrip::add_rows(const Landscape& rows) {
    Scratch scratch;
    std::size_t unsettled = 0;
    for (std::size_t i = 0; i < rows.rows(); ++i) {
        add_row(rows.row(i), scratch);
        unsettled += rows.row(i).size();
        if (unsettled >= settle_every + 4 * bottom_.labels.size()) {
            settle();
            unsettled = 0;
        }
    }
    settle();
}

void OpenStrip::add_row(std::span<const Tile> squares, Scratch& scratch) {
    PaddedRow& row = scratch.row;
    const std::size_t columns = std::max(squares.size(), bottom_.tiles.size()) + 1;
    row.assign(squares, columns);
    bottom_.reach(columns);
    scratch.steps.resize(columns);
    if (rows_ == 0 && above_ == Above::unknown) {
        begin_top(squares, scratch);
    } else {
        sweep(bottom_.tiles, scratch);
        find_warnings_between(bottom_.tiles, row, rows_ - 1, warnings_, *kernels_);
    }
    find_warnings_within(row, rows_, warnings_, *kernels_);
    finish_bottom(row);

    std::ranges::fill(bottom_.occupancy, std::uint8_t{0});
    add_occupancy(bottom_.tiles, bottom_.occupancy, *kernels_);
    add_occupancy(row, bottom_.occupancy, *kernels_);
    std::swap(bottom_.tiles, row);
    ++rows_;
    if (bottom_is_top()) top_.occupancy = bottom_.occupancy;
}

// The first row of a strip whose surroundings are unknown: each feature that may come from above gets its
// label now.
void OpenStrip::begin_top(std::span<const Tile> squares, Scratch& scratch) {
    top_.tiles = scratch.row;
    for (std::size_t column = 0; column < squares.size(); ++column) {
        const Edge edge = squares[column].edge(Side::north);
        if (edge == Edge::field) continue;
        bottom_.labels[column] =
            open_.add(edge == Edge::city ? tile::FeatureKind::city : tile::FeatureKind::road);
    }
    top_.labels = bottom_.labels;
    PaddedRow above;
    above.assign(fitting_above(squares), scratch.steps.size());
    sweep(above, scratch);
}

void OpenStrip::sweep(const PaddedRow& above, Scratch& scratch) {
    const std::size_t columns = scratch.steps.size();
    kernels_->find_steps(above.data(), scratch.row.data(), scratch.steps.data(), scratch.steps.size());
    // In stretches, so that room is made for the features of a long row as they come, and not for the most
    // there could be.
    Label west = 0;
    for (std::size_t begin = 0; begin < columns; begin += stretch) {
        const std::size_t size = std::min(stretch, columns - begin);
        open_.reserve(4 * size + in_advance, size + in_advance, size + in_advance);
        auto cursor = open_.cursor();
        west = kernels_->sweep_row(corners_, scratch.steps.data() + begin, size, west,
                                   bottom_.labels.data() + begin, cursor);
        open_.advance(cursor);
    }
}

// The row below the bottom row is known: its monasteries can be counted, unless they also wait for the row
// above.
void OpenStrip::finish_bottom(const PaddedRow& below) {
    add_occupancy(below, bottom_.occupancy, *kernels_);
    if (bottom_is_top()) {
        top_.occupancy = bottom_.occupancy;
    } else {
        closed_ += count_monasteries(bottom_.tiles, bottom_.occupancy, *kernels_);
    }
}

void OpenStrip::settle() {
    closed_ += open_.settle(std::array{std::span(top_.labels), std::span(bottom_.labels)}, *kernels_);
}

void OpenStrip::add_strip(const OpenStrip& below) {
    if (below.rows_ == 0) return;
    if (rows_ == 0 && above_ == Above::unknown) {
        *this = below;
        return;
    }
    Boundary seam = below.top_;
    const Label offset = open_.append(below.open_);
    const std::size_t columns = std::max(bottom_.tiles.size(), seam.tiles.size()) + 1;
    bottom_.reach(columns);
    seam.reach(columns);
    join_across(seam, offset);
    find_warnings_between(bottom_.tiles, seam.tiles, rows_ - 1, warnings_, *kernels_);
    warnings_.add(below.warnings_, rows_);

    finish_bottom(seam.tiles);
    add_occupancy(bottom_.tiles, seam.occupancy, *kernels_);
    const bool seam_is_bottom = below.bottom_is_top();
    bottom_ = below.bottom_;
    if (seam_is_bottom) {
        bottom_.occupancy = seam.occupancy;
    } else {
        closed_ += count_monasteries(seam.tiles, seam.occupancy, *kernels_);
    }
    for (Label& label : bottom_.labels) label += label == 0 ? 0 : offset;

    closed_ += below.closed_;
    rows_ += below.rows_;
    settle();
}

// Joins the features of the bottom row to the features of the next row, whose labels have grown by `offset`.
void OpenStrip::join_across(const Boundary& seam, Label offset) {
    for (std::size_t column = 0; column < seam.labels.size(); ++column) {
        const Label upper = bottom_.labels[column];
        const Label lower = seam.labels[column] == 0 ? 0 : seam.labels[column] + offset;
        const Edge edge = bottom_.tiles.data()[column].edge(Side::south);
        if (upper != 0 && lower != 0 && edge == seam.tiles.data()[column].edge(Side::north)) {
            open_.join(upper, lower);
        } else {
            if (upper != 0) open_.add_open_side(upper);
            if (lower != 0) open_.add_open_side(lower);
        }
    }
}

LandscapeScore OpenStrip::finish() const {
    LandscapeScore score = closed_;
    score += count_monasteries(bottom_.tiles, bottom_.occupancy, *kernels_);
    if (!bottom_is_top()) score += count_monasteries(top_.tiles, top_.occupancy, *kernels_);
    Components rest = open_;
    for (const Boundary* row : {&top_, &bottom_}) {
        for (const Label label : row->labels) {
            if (label != 0) rest.add_open_side(label);
        }
    }
    return score += rest.settle({}, *kernels_);
}

void OpenStrip::Boundary::reach(std::size_t columns) {
    tiles.pad(columns);
    labels.resize(columns);
    occupancy.resize(columns);
}

}  // namespace bastide::landscape::detail
