// Reads and scores a landscape's text with several threads.
#pragma once

#include "bastide/base/result.h"
#include "bastide/landscape/text_scorer.h"
#include "bastide/text/parts.h"
#include "bastide/text/source.h"

namespace bastide::landscape {

// Feeds a whole text to a new scorer, as piece after piece would be, with the same report or error: parts
// that end where rows do are read and scored as strips, and joined in order. A landscape that is kept is read
// by one thread. Memory grows with the number of threads, as with the longest row.
//
//     TextScorer scorer;
//     if (auto read = feed_divided(scorer, text, {.threads = 2}); !read) return read.error();
//     Result<ScoreReport> report = scorer.finish();
Result<void> feed_divided(TextScorer& scorer, const text::Source& text, const text::Division& division);

}  // namespace bastide::landscape
