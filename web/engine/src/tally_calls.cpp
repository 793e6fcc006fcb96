// Calls for the Tally page: a match log added up, and drawn.
#include "bastide/draw/tally_svg.h"
#include "bastide/tally/read.h"
#include "bastide/tally/say.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/theme.h"
#include "web/engine/src/then.h"

namespace bastide::engine {
namespace {

Result<LogReader> read_log(std::string_view text) {
    LogReader reader(LogReader::Entries::keep);
    if (auto read = reader.feed(text); !read) return std::unexpected(std::move(read.error()));
    if (auto read = reader.finish(); !read) return std::unexpected(std::move(read.error()));
    return reader;
}

}  // namespace

Result<std::string> tally(Words words) {
    return then(read_log(words[0]),
                [](const LogReader& reader) { return to_json(reader.standings(), reader.log()); });
}

Result<std::string> plot(Words words) {
    const auto reader = read_log(words[0]);
    if (!reader) return std::unexpected(reader.error());
    if (reader->standings().players() > most_players_drawn)
        return std::unexpected(file_error({}, "more than 32 players cannot be told apart in a picture"));
    return tally_svg(reader->log(), theme_of(words[1]));
}

}  // namespace bastide::engine
