#include "bastide/landscape/detail/sweep.h"

#include <array>
#include <cstring>

namespace bastide::landscape::detail {
// There is no branch: everything is done for every tile, whether it has use for it or not. What is not kept
// is written over by the next tile, and label 0 takes what belongs to no feature.
Label sweep_row(const StepTable& table, const std::uint16_t* steps, std::size_t columns, Label west,
                Label* labels, Components::Cursor& features) {
    auto [seen, next, joins, sharings] = features;
    std::array<Label, 4> sources{};  // indexed by LabelSource::From; the last stays 0
    for (std::size_t column = 0; column < columns; ++column) {
        const Step& step = table[steps[column]];
        const Label top = labels[column];
        seen[top] = (seen[top] | step.top_open) + step.top_tiles;
        seen[west] = (seen[west] | step.west_open) + step.west_tiles;
        std::memcpy(seen + next, step.begins.data(), sizeof step.begins);
        *joins = {top, west};
        joins += step.joins;
        *sharings = {top, west, next, step.sharing};
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
