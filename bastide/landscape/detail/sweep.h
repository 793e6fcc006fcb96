// One row of a landscape, joined to the features that reach it from above.
#pragma once

#include <cstddef>

#include "bastide/landscape/detail/labels.h"
#include "bastide/landscape/detail/step.h"

namespace bastide::landscape::detail {

// Takes `columns` squares of a row, as their places in the step table, and the feature that comes from the
// west, 0 at the row's beginning; gives the one that goes on eastward. The row's last square must be empty,
// so that what leaves the map is found open. `labels` holds by column the feature that comes from above, and
// is left with the one that goes on below. Writes at most 4 labels, 1 join and 1 sharing a column, and as
// much again in advance.
Label sweep_row(CornerCities corners, const std::uint16_t* steps, std::size_t columns, Label west,
                Label* labels, SweepCursor& features);

}  // namespace bastide::landscape::detail
