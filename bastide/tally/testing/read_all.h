// Reads a whole match log at once and stores its entries.
#pragma once

#include <string_view>

#include "bastide/tally/read.h"

namespace bastide::tally::testing {

inline Result<LogReader> read_all(std::string_view text) {
    LogReader reader(LogReader::Entries::store);
    if (auto fed = reader.feed(text); !fed) return std::unexpected(fed.error());
    if (auto finished = reader.finish(); !finished) return std::unexpected(finished.error());
    return reader;
}

}  // namespace bastide::tally::testing
