#include "bastide/landscape/feed_divided.h"

#include "bastide/landscape/detail/find_row.h"
#include "bastide/text/feed_divided.h"

namespace bastide::landscape {
Result<void> feed_divided(TextScorer& scorer, const text::Source& text, const text::Division& division) {
    return text::feed_divided(scorer, text, 0, detail::find_row, division);
}

}  // namespace bastide::landscape
