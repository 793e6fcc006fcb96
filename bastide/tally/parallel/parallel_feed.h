// Reads a match log with several threads.
#pragma once

#include "bastide/base/result.h"
#include "bastide/tally/read.h"
#include "bastide/text/parallel/chunker.h"
#include "bastide/text/source.h"

namespace bastide::tally {

// Feeds a whole log to a new reader, with the same standings or error as feeding it piece by piece. The log
// is cut at line ends, and the parts are added up separately and joined in order. If entries are stored, only
// one thread reads the log. Memory grows with the number of threads, because each thread needs standings of
// all players.
//
//     LogReader reader;
//     if (auto read = parallel_feed(reader, text, {.threads = 2}); !read) return read.error();
//     if (auto read = reader.finish(); !read) return read.error();
[[nodiscard]] Result<void> parallel_feed(LogReader& reader, const text::Source& text,
                                         text::Division division);

}  // namespace bastide::tally
