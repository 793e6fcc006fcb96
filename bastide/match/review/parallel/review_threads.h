// Reviews a whole game on several threads. Browsers cannot use this function, because they have no threads.
#pragma once

#include <cstdint>
#include <functional>

#include "bastide/match/review/review.h"

namespace bastide::match {

// Judges all turns on `threads` threads. The result does not depend on the number of threads. The calling
// thread calls `watch(done)`, if given, now and then with the number of turns done. If it returns false, the
// work stops and the review ends before the first missing turn.
Review review_match(const Record& record, const Effort& effort, int threads,
                    const std::function<bool(std::int64_t)>& watch = {});

}  // namespace bastide::match
