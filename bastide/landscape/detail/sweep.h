// One row of a landscape, joined to the features that reach it from above.
#pragma once

#include <cstddef>

#include "bastide/landscape/detail/labels.h"
#include "bastide/landscape/detail/step.h"

namespace bastide::landscape::detail {

// Sweeps `columns` squares of a row, given as indices into the step table. `west` is the feature that comes
// from the west, or 0 at the start of the row. Returns the feature that continues to the east. The last
// square of the row must be empty, so that features at the edge of the map become open. `labels` contains,
// for each column, the feature from above, which the function replaces by the feature that continues below.
// Uses at most 4 labels, 1 join and 1 sharing per column, and may write as many entries beyond these.
Label sweep_row(CornerCities corners, const std::uint16_t* steps, std::size_t columns, Label west,
                Label* labels, SweepCursor& features);

}  // namespace bastide::landscape::detail
