#include "bastide/landscape/detail/sweep.h"

#include <array>
#include <bit>
#include <cstring>

namespace bastide::landscape::detail {
namespace {

using Four = Label __attribute__((vector_size(4 * sizeof(Label))));

// By `Step::sharing`: the features of a shared tile that are members, and the labels used for the others.
struct Members {
    std::array<Label, 4> all;
    std::array<Label, 4> instead;
};
constexpr auto members = [] {
    std::array<Members, 16> by_sharing{};
    for (std::size_t sharing = 0; sharing < by_sharing.size(); ++sharing) {
        for (Label i = 0; i < 4; ++i) {
            const bool is_one = (sharing >> i & 1U) != 0;
            by_sharing[sharing].all[i] = is_one ? ~Label{0} : 0;
            by_sharing[sharing].instead[i] = is_one ? 0 : i;
        }
    }
    return by_sharing;
}();

}  // namespace

// Branch-free: everything is computed for every tile. Unused results are overwritten by the next tile, and
// label 0 takes values of no feature.
Label sweep_row(CornerCities corners, const std::uint16_t* steps, std::size_t columns, Label west,
                Label* labels, SweepCursor& features) {
    const StepTable& table = step_table(corners);
    auto [seen, next, joins, sharings] = features;
    std::array<Label, 4> sources{};  // indexed by LabelSource::From, and the last is always 0
    for (std::size_t column = 0; column < columns; ++column) {
        const Step& step = table[steps[column]];
        const Label top = labels[column];
        seen[top] = (seen[top] | step.top_open) + step.top_tiles;
        seen[west] = (seen[west] | step.west_open) + step.west_tiles;
        std::memcpy(seen + next, step.begins.data(), sizeof step.begins);
        *joins = {top, west};
        joins += step.joins;
        const Members& sharing = members[step.sharing];
        *sharings =
            std::bit_cast<TileSharing>((Four{top, west, next, next + 1} & std::bit_cast<Four>(sharing.all)) |
                                       std::bit_cast<Four>(sharing.instead));
        sharings += step.shares;
        sources[LabelSource::top] = top;
        sources[LabelSource::west] = west;
        sources[LabelSource::fresh] = next;
        labels[column] = sources[step.south.from] + step.south.plus;
        west = sources[step.east.from] + step.east.plus;
        next += step.fresh;
    }
    features = {seen, next, joins, sharings};
    return west;
}

}  // namespace bastide::landscape::detail
