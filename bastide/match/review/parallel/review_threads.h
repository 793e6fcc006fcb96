// A whole match, judged on several threads. Not in the browser, where there are none.
#pragma once

#include <cstdint>
#include <functional>

#include "bastide/match/review/review.h"

namespace bastide::match {

// Judges all turns, on as many threads as asked for; the result does not depend on how many. `watch(done)` is
// called from time to time by the calling thread with the number of turns done, and ends the work if it is
// false: the review then has the turns up to the first that is missing.
Review review_match(const Record& record, const Effort& effort, int threads,
                    const std::function<bool(std::int64_t)>& watch);

}  // namespace bastide::match
