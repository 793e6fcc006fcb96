#include "bastide/tally/parallel/parallel_feed.h"

#include <algorithm>

#include "bastide/base/require.h"
#include "bastide/tally/detail/find_line.h"
#include "bastide/text/parallel/parallel_feed.h"

namespace bastide::tally {
namespace {

// Feeds the log's first lines until the players are known. Returns the offset reached.
Result<std::int64_t> feed_head(LogReader& reader, const text::Source& text, std::int64_t part_size) {
    std::vector<char> buffer(static_cast<std::size_t>(std::clamp<std::int64_t>(part_size, 1, 4096)));
    std::int64_t at = 0;
    while (reader.log().players == 0) {
        const auto piece = text.read(at, buffer);
        if (!piece) return std::unexpected(piece.error());
        if (piece->empty()) break;
        if (auto fed = reader.feed(*piece); !fed) return std::unexpected(fed.error());
        at += std::ssize(*piece);
    }
    return at;
}

}  // namespace

Result<void> parallel_feed(LogReader& reader, const text::Source& text, text::Division division) {
    require(text.read != nullptr, "the source has a function to read");
    const auto from = feed_head(reader, text, division.min_part);
    if (!from) return std::unexpected(from.error());
    // Standings that are larger than the text they are of would cost more than they gain.
    const auto standings = static_cast<std::int64_t>(sizeof(PlayerPoints)) * reader.log().players;
    division.min_part = std::max(division.min_part, standings);
    division.max_part = std::max(division.max_part, division.min_part);
    return text::parallel_feed(reader, text, *from, detail::find_line, division);
}

}  // namespace bastide::tally
