// Calls for the Tally page: a match log opened, added up, drawn and saved; and what an entry may be.
#include <algorithm>
#include <array>
#include <string>
#include <utility>
#include <vector>

#include "bastide/draw/tally/meeples.h"
#include "bastide/draw/tally/svg.h"
#include "bastide/tally/format.h"
#include "bastide/tally/names.h"
#include "bastide/tally/points.h"
#include "bastide/tally/read.h"
#include "bastide/tally/write.h"
#include "bastide/text/json.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/errors.h"
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

// A log, and what its players are called on the page, if that is known.
struct NamedLog {
    tally::MatchLog log;

    static NamedLog read(tally::LogReader reader, std::vector<std::string> called) {
        tally::MatchLog log = reader.log();
        log.is_extended = true;
        if (!called.empty()) {
            called.resize(static_cast<std::size_t>(log.players));
            log.names = tally::names_in_log(called);
        }
        return {std::move(log)};
    }
};

void write_kind(text::JsonWriter& json, tally::Phase phase, tally::LogFeature feature) {
    const tally::LogRule& rule = log_rule(phase, feature);
    json.begin_object();
    json.member("phase", std::string_view(phase == tally::Phase::play ? "play" : "final"));
    json.member("feature", name(feature));
    json.member("counts", rule.counts);
    json.member("pennants", feature == tally::LogFeature::city);
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
// "pennants":true,"least":1,"most":null},…]. `counts` is empty where no number is written, `most` null where
// any is good.
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

// The points of an entry, by the words after its player; the phase is "play" or "final".
Result<std::string> tally_entry_points(std::string_view phase, std::string_view words) {
    const auto entry = tally::read_entry(words, phase == "final" ? tally::Phase::final : tally::Phase::play);
    if (!entry) return std::unexpected(entry.error());
    return std::to_string(entry->points);
}

void write_list(text::JsonWriter& json, std::string_view name, const auto& texts) {
    json.key(name);
    json.begin_array();
    for (const auto& each : texts) json.value(std::string_view(each));
    json.end_array();
}

// What a line says besides the frame of a log, which is who plays, ':' and '.': nothing, or a comment.
std::string_view beside_frame(std::string_view line) {
    return line.substr(std::min(line.find("# "), line.size()));
}

// A log taken apart, plain or extended: {"players":2,"names":["Anna","Ben"],"play":["1,2 city 6 pennants 1",
// "2 correction +5  # the fair"],"final":["1 field 3"],"play_has_ended":true,"has_ended":true}. Lines name
// players by number, and stand as an extended log has them; `names` may be empty.
std::string tally_opened(const tally::LogReader& reader) {
    tally::MatchLog log = reader.log();
    std::vector<std::string> names;
    for (const std::string& each : std::exchange(log.names, {})) names.push_back(tally::spoken_name(each));
    std::array<std::vector<std::string>, 2> phases;
    std::size_t phase = 0;
    for (const std::string& line : lines_of(extended_log(log))) {
        const bool ends_play = line.starts_with(':');
        const bool is_frame = ends_play || line.starts_with("players ") || line.starts_with('.');
        if (ends_play) phase = 1;
        const std::string_view kept = is_frame ? beside_frame(line) : line;
        if (!kept.empty()) phases[phase].emplace_back(kept);
    }
    text::JsonWriter json;
    json.begin_object();
    json.member("players", log.players);
    write_list(json, "names", names);
    write_list(json, "play", phases[0]);
    write_list(json, "final", phases[1]);
    json.member("play_has_ended", log.final_line > 0);
    json.member("has_ended", log.end_line > 0);
    json.end_object();
    return json.take();
}

// `bastide tally --to plain` or, by any other word, `--to extended`.
Result<std::string> tally_saved(const NamedLog& named, std::string_view format) {
    if (format == "plain") return plain_log(named.log);
    return extended_log(named.log);
}

// What a plain log cannot hold: {"lost":["names","pennants"],"is_refused":false}; refused is a log with
// corrections.
std::string tally_plain_loss(const NamedLog& named) {
    text::JsonWriter json;
    json.begin_object();
    write_list(json, "lost", lost_in_plain(named.log));
    json.member("is_refused", !plain_log(named.log).has_value());
    json.end_object();
    return json.take();
}

// The colours that meeples may have: ["red",…].
std::string tally_meeples() {
    text::JsonWriter json;
    json.begin_array();
    for (const draw::MeeplePaint& paint : draw::meeple_paints) json.value(paint.name);
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

// What the picture says, a line each: "points", "entries" and "final scoring". Lines that are missing stay as
// they are.
struct PlotWords {
    draw::TallyWords words;

    static PlotWords read(std::string_view word) {
        PlotWords read;
        const std::vector<std::string> lines = lines_of(word);
        const std::array said = {&read.words.points, &read.words.entries, &read.words.final_scoring};
        for (std::size_t i = 0; i < std::min(said.size(), lines.size()); ++i) *said[i] = lines[i];
        return read;
    }
};

// `bastide tally --plot -`. Names of players, a line each, stand in place of "Player 1" and so on; colours of
// meeples, a line each, in place of the usual ones.
Result<std::string> tally_plot(const tally::LogReader& log, draw::Theme theme, Width width,
                               std::vector<std::string> names, std::vector<std::string> colours,
                               PlotWords words) {
    if (log.standings().players() > draw::most_players_drawn)
        return fail({errors::too_many_drawn, draw::most_players_drawn});
    return draw::tally_svg(log.log(), {.theme = theme,
                                       .width = width.width,
                                       .names = std::move(names),
                                       .colours = std::move(colours),
                                       .words = std::move(words.words)});
}

constexpr std::array calls = {
    Call{"tally_score", call<tally_score>},
    Call{"tally_entry_kinds", call<tally_entry_kinds>},
    Call{"tally_entry_points", call<tally_entry_points>},
    Call{"tally_plot", call<tally_plot>},
    Call{"tally_opened", call<tally_opened>},
    Call{"tally_saved", call<tally_saved>},
    Call{"tally_plain_loss", call<tally_plain_loss>},
    Call{"tally_meeples", call<tally_meeples>},
};

}  // namespace

std::span<const Call> tally_calls() {
    return calls;
}

}  // namespace bastide::engine
