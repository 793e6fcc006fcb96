// Reads the log of a match line by line, and adds up each player's points, by feature and over time.
//
//     #include "bastide/tally.h"
//
//     using namespace bastide;
//
//     // Returns a line for each player, or the error in the log.
//     std::string totals(std::string_view log) {
//         tally::LogReader reader;
//         if (auto read = reader.feed(log); !read) return to_string(read.error());
//         if (auto read = reader.finish(); !read) return to_string(read.error());
//         return player_lines(reader.standings(), reader.log().names);
//     }
//
// docs/tally.md describes the rules and formats. Each header below documents its functions.
#pragma once

#include "bastide/tally/format.h"
#include "bastide/tally/log_entry.h"
#include "bastide/tally/names.h"
#include "bastide/tally/pad.h"
#include "bastide/tally/parallel/parallel_feed.h"
#include "bastide/tally/points.h"
#include "bastide/tally/read.h"
#include "bastide/tally/standings.h"
#include "bastide/tally/timeline.h"
#include "bastide/tally/write.h"
