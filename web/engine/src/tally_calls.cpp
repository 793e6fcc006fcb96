// Calls for the Tally page: a match log added up, and drawn; and what an entry may be.
#include <algorithm>
#include <vector>

#include "bastide/draw/tally/svg.h"
#include "bastide/tally/format.h"
#include "bastide/tally/points.h"
#include "bastide/tally/read.h"
#include "bastide/text/json.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/number.h"
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

void write_kind(JsonWriter& json, Phase phase, LogFeature feature) {
    const LogRule& rule = log_rule(phase, feature);
    json.begin_object();
    json.member("phase", std::string_view(phase == Phase::play ? "play" : "final"));
    json.member("feature", name(feature));
    json.member("counts", rule.counts);
    json.member("least", rule.least);
    json.key("most");
    if (rule.most == any_count) {
        json.null();
    } else {
        json.value(rule.most);
    }
    json.end_object();
}

std::vector<std::string> lines_of(std::string_view text) {
    std::vector<std::string> lines;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        lines.emplace_back(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return lines;
}

// As usual if the word is no number, or a number beyond reason.
std::int32_t width_of(std::string_view word) {
    constexpr std::int64_t widest = 10'000;
    const auto width = number_of(word);
    return width && *width <= widest ? static_cast<std::int32_t>(*width) : TallyLook{}.width;
}

}  // namespace

Result<std::string> entry_kinds(Words /*words*/) {
    JsonWriter json;
    json.begin_array();
    for (const Phase phase : all_phases) {
        for (const LogFeature feature : all_log_features) {
            if (can_be(log_rule(phase, feature))) write_kind(json, phase, feature);
        }
    }
    json.end_array();
    return json.take();
}

Result<std::string> tally(Words words) {
    return then(read_log(words[0]),
                [](const LogReader& reader) { return to_json(reader.standings(), reader.log()); });
}

Result<std::string> plot(Words words) {
    const auto reader = read_log(words[0]);
    if (!reader) return std::unexpected(reader.error());
    if (reader->standings().players() > most_players_drawn)
        return std::unexpected(file_error({}, "more than 32 players cannot be told apart in a picture"));
    return tally_svg(reader->log(),
                     {.theme = theme_of(words[1]), .width = width_of(words[2]), .names = lines_of(words[3])});
}

}  // namespace bastide::engine
