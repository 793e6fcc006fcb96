#include "bastide/landscape/detail/row_scan.h"

#include <algorithm>
#include <cstring>

#include "bastide/landscape/detail/points.h"
#include "bastide/landscape/detail/step.h"

namespace bastide::landscape::detail {
namespace {

using tile::Side;
using tile::Tile;
using Byte = std::uint8_t;

// Bytes stay bytes, or the vector code has a quarter of the lanes.
Byte filled(Tile tile) {
    return tile.empty() ? 0 : 1;
}

// A tile's code with both bits set for either kind of city: what neighbours see of it.
Byte shown(Tile tile) {
    return static_cast<Byte>(tile.code() | (tile.code() >> 1 & 0x55U));
}

// Whether two neighbours differ on the side between them; of each, what it shows with that side in the low
// bits.
Byte differ(Tile a, Byte a_shown, Tile b, Byte b_shown) {
    const bool same = ((a_shown ^ b_shown) & 3U) == 0;
    return static_cast<Byte>(filled(a) & filled(b) & (same ? 0U : 1U));
}

// Calls `report(i)` for the places in [0, size) where `mismatched(i)`. There are hardly ever any, and the
// first loop finds that out without a branch.
template <class Mismatched, class Report>
void report_if(std::size_t size, Mismatched mismatched, Report report) {
    Byte any = 0;
    for (std::size_t i = 0; i < size; ++i) any = static_cast<Byte>(any | mismatched(i));
    if (any == 0) return;
    for (std::size_t i = 0; i < size; ++i) {
        if (mismatched(i) != 0) report(i);
    }
}

Warning side_warning(std::int64_t row, std::size_t column, Side side, Tile tile, Tile other) {
    Warning warning;
    warning.at = {row, static_cast<std::int64_t>(column)};
    warning.side = side;
    warning.edges = {tile.edge(side), other.edge(opposite(side))};
    return warning;
}

struct Monasteries {
    std::int64_t complete = 0;
    std::int64_t all = 0;
    std::int64_t squares = 0;  // with a tile, of the 3 x 3 around each
};

// A vector register; without it one of the compilers falls back to a tile at a time.
constexpr std::size_t lanes = 16;
using Bytes = Byte __attribute__((vector_size(lanes)));

Bytes load(const void* from) {
    Bytes bytes;
    std::memcpy(&bytes, from, lanes);
    return bytes;
}

// Of [0, lanes * rounds): in byte lanes, which hold up to 28 sums of at most 9.
constexpr std::size_t most_rounds = 28;
Monasteries count_in_lanes(const Tile* tiles, const Byte* around, std::size_t rounds) {
    Bytes complete{};
    Bytes all{};
    Bytes squares{};
    for (std::size_t round = 0; round < rounds; ++round) {
        const Bytes code = load(tiles + round * lanes);
        const Bytes count = load(around + round * lanes);
        const auto here =
            static_cast<Bytes>((code == 0x00) | (code == 0x01) | (code == 0x04) | (code == 0x10) |
                               (code == 0x40));  // 255 where there is a monastery
        complete -= here & static_cast<Bytes>(count == 9);
        all -= here;
        squares += here & count;
    }
    Monasteries sums;
    for (std::size_t lane = 0; lane < lanes; ++lane) {
        sums.complete += complete[lane];
        sums.all += all[lane];
        sums.squares += squares[lane];
    }
    return sums;
}

}  // namespace

void add_filled(const PaddedRow& row, std::span<std::uint8_t> around) {
    const Tile* here = row.data();
    const Tile* west = here - 1;
    Byte* count = around.data();
    for (std::size_t i = 0; i < around.size(); ++i) {
        count[i] = static_cast<Byte>(count[i] + filled(west[i]) + filled(here[i]) + filled(here[i + 1]));
    }
}

LandscapeScore count_monasteries(const PaddedRow& row, std::span<const std::uint8_t> around) {
    Monasteries sums;
    const auto add = [&sums](const Monasteries& more) {
        sums.complete += more.complete;
        sums.all += more.all;
        sums.squares += more.squares;
    };
    std::size_t begin = 0;
    while (const std::size_t rounds = std::min((row.size() - begin) / lanes, most_rounds)) {
        add(count_in_lanes(row.data() + begin, around.data() + begin, rounds));
        begin += rounds * lanes;
    }
    for (; begin < row.size(); ++begin) {
        if (row.data()[begin].has_monastery()) add({around[begin] == 9 ? 1 : 0, 1, around[begin]});
    }
    LandscapeScore score;
    const std::int64_t incomplete = sums.all - sums.complete;
    // The 3 x 3 squares include the monastery itself.
    const std::int64_t around_incomplete = sums.squares - 9 * sums.complete - incomplete;
    score.line(tile::FeatureKind::monastery, true) = {sums.complete, sums.complete * monastery_points(8)};
    score.line(tile::FeatureKind::monastery, false) = {incomplete,
                                                       incomplete * monastery_points(0) + around_incomplete};
    return score;
}

void find_warnings_within(const PaddedRow& row, std::int64_t row_number, Warnings& warnings) {
    const Tile* here = row.data();
    const auto mismatched = [here](std::size_t i) {
        return differ(here[i], static_cast<Byte>(shown(here[i]) >> 2), here[i + 1],
                      static_cast<Byte>(shown(here[i + 1]) >> 6));
    };
    report_if(row.size(), mismatched, [&](std::size_t i) {
        warnings.add(side_warning(row_number, i, Side::east, here[i], here[i + 1]));
    });
}

void find_warnings_between(const PaddedRow& upper, const PaddedRow& lower, std::int64_t upper_number,
                           Warnings& warnings) {
    const Tile* above = upper.data();
    const Tile* below = lower.data();
    const auto mismatched = [above, below](std::size_t i) {
        return differ(above[i], static_cast<Byte>(shown(above[i]) >> 4), below[i], shown(below[i]));
    };
    report_if(std::min(upper.size(), lower.size()), mismatched, [&](std::size_t i) {
        warnings.add(side_warning(upper_number, i, Side::south, above[i], below[i]));
    });
}

void find_steps(const PaddedRow& above, const PaddedRow& row, std::span<std::uint16_t> steps) {
    const Tile* here = row.data();
    const Tile* west = here - 1;
    const Tile* north = above.data();
    for (std::size_t i = 0; i < steps.size(); ++i) steps[i] = step_index(here[i], north[i], west[i]);
}

}  // namespace bastide::landscape::detail
