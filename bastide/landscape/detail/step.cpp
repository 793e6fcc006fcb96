#include "bastide/landscape/detail/step.h"

#include <bit>

#include "bastide/landscape/corner_cities.h"
#include "bastide/tile/sections.h"

namespace bastide::landscape::detail {
namespace {

using tile::Edge;
using tile::Section;
using tile::Side;
using tile::Tile;

class StepMaker {
  public:
    StepMaker(Tile tile, Edge above, Edge west)
        : sections_(sections(tile)),
          top_links_(above != Edge::field && above == tile.edge(Side::north)),
          west_links_(west != Edge::field && west == tile.edge(Side::west)) {
        if (above != Edge::field && !top_links_) step_.top_open = seen_open;
        if (west != Edge::field && !west_links_) step_.west_open = seen_open;
    }

    Step make() {
        // New features that continue come first, so that two bits suffice to identify the features that share
        // the tile.
        for (const Section& section : sections_) {
            if (should_continue(section)) place(section);
        }
        for (const Section& section : sections_) {
            if (!should_continue(section)) place(section);
        }
        step_.shares = std::popcount(step_.sharing) > 1 ? 1 : 0;
        return step_;
    }

  private:
    static bool should_continue(const Section& section) {
        return section.reaches(Side::east) || section.reaches(Side::south);
    }

    // Gives the section to a feature from above or from the west, or begins one.
    void place(const Section& section) {
        const bool from_top = top_links_ && section.reaches(Side::north);
        const bool from_west = west_links_ && section.reaches(Side::west);
        const bool open =
            (section.reaches(Side::north) && !from_top) || (section.reaches(Side::west) && !from_west);
        if (from_top) {
            step_.top_tiles = 1;
            step_.joins = from_west ? 1 : 0;
            if (open) step_.top_open = seen_open;
            lead_on(section, {.from = LabelSource::top}, 1);
        } else if (from_west) {
            step_.west_tiles = 1;
            if (open) step_.west_open = seen_open;
            lead_on(section, {.from = LabelSource::west}, 2);
        } else {
            step_.begins[step_.fresh] =
                1U | (section.kind == tile::FeatureKind::road ? seen_road : 0U) | (open ? seen_open : 0U);
            lead_on(section, {.from = LabelSource::fresh, .plus = step_.fresh},
                    should_continue(section) ? 4U << step_.fresh : 0U);
            ++step_.fresh;
        }
    }

    void lead_on(const Section& section, const LabelSource& source, unsigned place) {
        if (section.reaches(Side::east)) step_.east = source;
        if (section.reaches(Side::south)) step_.south = source;
        int of_its_kind = 0;
        for (const Section& other : sections_) of_its_kind += other.kind == section.kind ? 1 : 0;
        if (of_its_kind > 1) step_.sharing = static_cast<std::uint8_t>(step_.sharing | place);
    }

    tile::Sections sections_;
    bool top_links_;
    bool west_links_;
    Step step_;
};

// The edge that two bits of a tile's code show.
Edge shown(std::size_t bits) {
    return bits >= 2 ? Edge::city : static_cast<Edge>(bits);
}

StepTable make_table(CornerCities corners) {
    StepTable table{};
    for (std::size_t i = 0; i < step_count; ++i) {
        const Tile tile = read_corner_cities(Tile::from_code(static_cast<std::uint8_t>(i & 0xFFU)), corners);
        table[i] = StepMaker(tile, shown(i >> 8 & 3U), shown(i >> 10)).make();
    }
    return table;
}

PackedStep pack(const LabelSource& source) {
    return source.from == LabelSource::none ? 0 : PackedStep{1} << (source.from + source.plus);
}

PackedStep pack(const Step& step) {
    PackedStep bits = pack(step.south) * packed::south | pack(step.east) * packed::east;
    bits |= ((PackedStep{1} << step.fresh) - 1) * packed::begins_one;
    bits |= step.sharing * packed::member_top;
    if (step.joins != 0) bits |= packed::joins;
    if (step.shares != 0) bits |= packed::shares;
    if (step.top_tiles != 0) bits |= packed::top_tiles;
    if (step.west_tiles != 0) bits |= packed::west_tiles;
    if (step.top_open != 0) bits |= packed::top_open;
    if (step.west_open != 0) bits |= packed::west_open;
    for (unsigned i = 0; i < 4; ++i) bits |= step.begins[i] >> 30 << (packed::kinds + 2 * i);
    return bits;
}

PackedSteps pack_all(const StepTable& table) {
    PackedSteps all{};
    for (std::size_t i = 0; i < step_count; ++i) all[i] = pack(table[i]);
    return all;
}

}  // namespace

const PackedSteps& packed_steps(CornerCities corners) {
    if (corners == CornerCities::joined) {
        static const PackedSteps table = pack_all(step_table(CornerCities::joined));
        return table;
    }
    static const PackedSteps table = pack_all(step_table(CornerCities::split));
    return table;
}

const StepTable& step_table(CornerCities corners) {
    if (corners == CornerCities::joined) {
        static const StepTable table = make_table(CornerCities::joined);
        return table;
    }
    static const StepTable table = make_table(CornerCities::split);
    return table;
}

}  // namespace bastide::landscape::detail
