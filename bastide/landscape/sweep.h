// One row of a landscape, joined to the features that reach it from above.
#pragma once

#include <cstddef>

#include "bastide/landscape/components.h"
#include "bastide/landscape/step.h"

namespace bastide::landscape {

// Takes `columns` squares, as their places in the step table; the last square must be empty, so that what
// leaves the map eastward is found open. `labels` holds by column the feature that comes from above, and is
// left with the one that goes on below. Writes at most 4 labels, 1 join and 1 sharing a column, and as much
// again in advance.
void sweep_row(const StepTable& table, const std::uint16_t* steps, std::size_t columns, Label* labels,
               Components::Cursor& features);

}  // namespace bastide::landscape
