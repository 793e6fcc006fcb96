// Calls for the Tally page: a match log added up, and drawn; and what an entry may be.
#include <array>
#include <string>
#include <vector>

#include "bastide/draw/tally/svg.h"
#include "bastide/tally/format.h"
#include "bastide/tally/points.h"
#include "bastide/tally/read.h"
#include "bastide/text/json.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/lines.h"
#include "web/engine/src/number.h"
#include "web/engine/src/theme.h"

namespace bastide::engine {
namespace {

Result<tally::LogReader> read_log(std::string_view text) {
    tally::LogReader reader(tally::LogReader::Entries::keep);
    if (auto read = reader.feed(text); !read) return std::unexpected(std::move(read.error()));
    if (auto read = reader.finish(); !read) return std::unexpected(std::move(read.error()));
    return reader;
}

}  // namespace

template <>
inline constexpr auto reader<tally::LogReader> = read_log;

namespace {

void write_kind(text::JsonWriter& json, tally::Phase phase, tally::LogFeature feature) {
    const tally::LogRule& rule = log_rule(phase, feature);
    json.begin_object();
    json.member("phase", std::string_view(phase == tally::Phase::play ? "play" : "final"));
    json.member("feature", name(feature));
    json.member("counts", rule.counts);
    json.member("least", rule.least);
    json.key("most");
    if (rule.most == tally::any_count) {
        json.null();
    } else {
        json.value(rule.most);
    }
    json.end_object();
}

// What a line of a log may say after its player: [{"phase":"play","feature":"city","counts":"tiles",
// "least":1,"most":null},…]. `counts` is empty where no number is written, `most` null where any is good.
std::string tally_entry_kinds() {
    text::JsonWriter json;
    json.begin_array();
    for (const tally::Phase phase : tally::all_phases) {
        for (const tally::LogFeature feature : tally::all_log_features) {
            if (can_be(log_rule(phase, feature))) write_kind(json, phase, feature);
        }
    }
    json.end_array();
    return json.take();
}

// `bastide tally --json --timeline`.
std::string tally_score(const tally::LogReader& log) {
    return to_json(log.standings(), log.log());
}

// The width of the ground of a picture: as usual if the word is no number, or a number beyond reason.
struct Width {
    std::int32_t width;

    static Width read(std::string_view word) {
        constexpr std::int64_t widest = 10'000;
        const auto width = number_of(word);
        return {width && *width <= widest ? static_cast<std::int32_t>(*width) : draw::TallyLook{}.width};
    }
};

// `bastide tally --plot -`. Names of players, a line each, stand in place of "Player 1" and so on.
Result<std::string> tally_plot(const tally::LogReader& log, draw::Theme theme, Width width,
                               std::vector<std::string> names) {
    if (log.standings().players() > draw::most_players_drawn)
        return std::unexpected(file_error({}, "more than 32 players cannot be told apart in a picture"));
    return draw::tally_svg(log.log(), {.theme = theme, .width = width.width, .names = std::move(names)});
}

constexpr std::array calls = {
    Call{"tally_score", call<tally_score>},
    Call{"tally_entry_kinds", call<tally_entry_kinds>},
    Call{"tally_plot", call<tally_plot>},
};

}  // namespace

std::span<const Call> tally_calls() {
    return calls;
}

}  // namespace bastide::engine
