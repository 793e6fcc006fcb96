#include "bastide/puzzle/detail/orientations.h"

#include <algorithm>
#include <bit>

namespace bastide::puzzle::detail {
namespace {

using tile::Tile;

// The number of rotations of a tile that look different: 1, 2 or 4.
int ways_to_lie(Tile tile) {
    int turns = 1;
    while (tile.rotate(turns) != tile) turns *= 2;
    return turns;
}

}  // namespace

void Orientations::add_kind(Tile tile, int ways, int place) {
    const auto kind = static_cast<std::uint8_t>(kinds.size());
    Kind& made = kinds.emplace_back();
    made.first = place;
    for (int turns = 0; turns < ways; ++turns) {
        made.orientations |= OrientationSet{1} << orientations.size();
        Orientation& orientation = orientations.emplace_back(tile.rotate(turns), kind);
        for (const tile::Side side : tile::all_sides)
            orientation.edges[index(side)] = orientation.tile.edge(side);
    }
}

std::size_t Orientations::freest_single_kind(std::size_t except) const {
    std::size_t freest = 0;
    for (std::size_t kind = 1; kind < kinds.size(); ++kind) {
        if (kind != except && kinds[kind].count == 1 &&
            std::popcount(kinds[kind].orientations) > std::popcount(kinds[freest].orientations))
            freest = kind;
    }
    return freest;
}

bool Orientations::hold_still(int turns) {
    while (turns < 4) {
        const std::size_t kind = freest_single_kind(0);
        OrientationSet& freest = kinds[kind].orientations;
        const int ways = std::popcount(freest);
        if (ways <= turns) return false;
        for (int way = turns; way < ways; ++way) freest &= ~std::bit_floor(freest);
        turns = ways;
        pinned.push_back(static_cast<std::uint8_t>(kind));
    }
    return true;
}

bool Orientations::distinguish(Tile first, bool rotations) {
    if (equals_of_first < 0) return true;
    const auto kind = static_cast<std::size_t>(equals_of_first);
    const bool has_one_look = !rotations || ways_to_lie(first) == 4;
    const bool is_second_alone = kinds[kind].last == 1;
    if (!has_one_look || !is_second_alone) return false;
    OrientationSet turns_of_other = kinds[freest_single_kind(kind)].orientations;
    const bool can_be_pinned = std::popcount(turns_of_other) == 4;
    if (rotations && !can_be_pinned) return false;
    turns_of_other &= turns_of_other - 1;
    turns_of_other &= turns_of_other - 1;
    for (OrientationSet rest = kinds[kind].orientations; rest != 0; rest &= rest - 1) {
        const auto orientation = static_cast<std::size_t>(std::countr_zero(rest));
        unsigned turns = 0;
        while (first.rotate(static_cast<int>(turns)) != orientations[orientation].tile) ++turns;
        for (unsigned side = 0; side < 4; ++side) {
            const auto from_second = std::pair((side + 2 - turns) & 3, (4 - turns) & 3);
            if (from_second < std::pair(side, turns))
                not_beside_first[side] |= OrientationSet{1} << orientation;
        }
        if (turns == 2) excludes[orientation] = turns_of_other;
    }
    return true;
}

Orientations::Orientations(const Puzzle& puzzle, bool rotations, Views views) {
    add_kind(puzzle.tiles[0], 1, 0);
    kinds[0].count = 1;
    kind_of_tile.push_back(0);
    std::array<int, 256> kind_of_code;
    kind_of_code.fill(-1);
    for (std::size_t place = 1; place < puzzle.tiles.size(); ++place) {
        const Tile tile = puzzle.tiles[place];
        if (kind_of_code[tile.code()] < 0) {
            for (int turns = 0; turns < 4; ++turns) {
                if (turns == 0 || rotations)
                    kind_of_code[tile.rotate(turns).code()] = static_cast<int>(kinds.size());
            }
            add_kind(tile, rotations ? ways_to_lie(tile) : 1, static_cast<int>(place));
        }
        const auto known = static_cast<std::uint8_t>(kind_of_code[tile.code()]);
        ++kinds[known].count;
        kinds[known].last = static_cast<int>(place);
        kind_of_tile.push_back(known);
    }
    excludes.assign(orientations.size(), 0);
    equals_of_first = kind_of_code[puzzle.tiles[0].code()];
    if (views == Views::all) {
        const bool still = !rotations || hold_still(ways_to_lie(puzzle.tiles[0]));
        const bool apart = distinguish(puzzle.tiles[0], rotations);
        maps_recur = !still || !apart;
    }
    for (const std::uint8_t kind : kind_of_tile) {
        before.push_back(all);
        all |= kinds[kind].orientations;
    }
    all &= ~kinds[0].orientations;
    for (const tile::Side side : tile::all_sides) {
        for (EdgeSet edges = 0; edges <= any_edge; ++edges) {
            OrientationSet& set = showing[index(side)][edges];
            if ((edges & edge_set(tile::Edge::field)) != 0) set |= no_tile;
            for (std::size_t orientation = 0; orientation < orientations.size(); ++orientation) {
                if ((edges & edge_set(orientations[orientation].edges[index(side)])) != 0)
                    set |= OrientationSet{1} << orientation;
            }
        }
    }
    set_colours();
    set_offers();
}

void Orientations::set_offers() {
    for (std::size_t byte = 0; byte < offer_of_byte.size(); ++byte) {
        std::array<std::uint32_t, 8> alone{};
        for (std::size_t bit = 0; bit < alone.size(); ++bit)
            alone[bit] = offer_of_member(8 * byte + bit).bits;
        for (std::size_t set = 1; set < offer_of_byte[byte].size(); ++set) {
            const Offer others = offer_of_byte[byte][set & (set - 1)];
            offer_of_byte[byte][set] = {others.bits | alone[static_cast<std::size_t>(std::countr_zero(set))]};
        }
    }
}

// The edges shown by one member, which may be no tile or a marker.
Offer Orientations::offer_of_member(std::size_t member) const {
    const auto is_in = [member](OrientationSet set) {
        return static_cast<std::uint32_t>(set >> member & 1U);
    };
    Offer offer;
    for (std::size_t side = 0; side < 4; ++side) {
        for (std::size_t edge = 0; edge < 3; ++edge)
            offer.bits |= is_in(showing[side][1U << edge]) << (4 * edge + side);
    }
    if (member >= orientations.size()) return offer;
    for (std::size_t colour = 0; colour < colours; ++colour) {
        for (std::size_t most = 0; most < 4; ++most)
            offer.bits |= (1U ^ is_in(coloured[colour][0xF][most + 1])) << (12 + 4 * colour + most);
    }
    return offer;
}

void Orientations::set_colours() {
    constexpr std::array<EdgeSet, colours> shown = {edge_set(tile::Edge::road), edge_set(tile::Edge::city),
                                                    edge_set(tile::Edge::road) | edge_set(tile::Edge::city)};
    for (std::size_t colour = 0; colour < colours; ++colour) {
        for (std::size_t sides = 0; sides < 16; ++sides) {
            for (std::size_t orientation = 0; orientation < orientations.size(); ++orientation) {
                std::size_t count = 0;
                for (std::size_t side = 0; side < 4; ++side) {
                    const EdgeSet edge = edge_set(orientations[orientation].edges[side]);
                    if ((sides >> side & 1U) != 0 && (shown[colour] & edge) != 0) ++count;
                }
                for (std::size_t least = 0; least <= count; ++least)
                    coloured[colour][sides][least] |= OrientationSet{1} << orientation;
            }
        }
    }
}

}  // namespace bastide::puzzle::detail
