// Calls for the Tally page: opening, adding up, drawing and saving a match log, and the possible entries.
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
#include "bastide/text/fields.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/errors.h"
#include "web/engine/src/lines.h"
#include "web/engine/src/number.h"
#include "web/engine/src/theme.h"

namespace bastide::engine {
namespace {

Result<tally::LogReader> read_log(std::string_view text) {
    tally::LogReader reader(tally::LogReader::Entries::store);
    if (auto read = reader.feed(text); !read) return std::unexpected(std::move(read.error()));
    if (auto read = reader.finish(); !read) return std::unexpected(std::move(read.error()));
    return reader;
}

}  // namespace

template <>
inline constexpr auto reader<tally::LogReader> = read_log;

namespace {

// A log, and its players' names on the page, if known.
struct LogWithNames {
    tally::MatchLog log;

    static LogWithNames read(tally::LogReader reader, std::vector<std::string> called) {
        tally::MatchLog log = reader.log();
        log.is_extended = true;
        if (!called.empty()) {
            called.resize(static_cast<std::size_t>(log.players));
            log.names = tally::names_in_log(called);
        }
        return {std::move(log)};
    }
};

struct EntryKind {
    tally::Phase phase;
    tally::LogFeature feature;

    const tally::LogRule& rule() const { return log_rule(phase, feature); }
};

constexpr auto describe(text::Type<EntryKind> /*type*/) {
    return text::object(
        "EntryKind", "", "The content of a line after its player.",
        text::member(
            "phase", "", [](auto& kind) { return kind.phase == tally::Phase::play ? "play" : "final"; },
            text::as("'play' | 'final'")),
        text::member(
            "feature", "", [](auto& kind) { return name(kind.feature); },
            text::as("'city' | 'road' | 'cloister' | 'field'")),
        text::member("counts", "The things that its number counts; empty if it has none.",
                     [](auto& kind) { return kind.rule().counts; }),
        text::member("pennants", "Whether it may have pennants.",
                     [](auto& kind) { return kind.feature == tally::LogFeature::city; }),
        text::member("least", "", [](auto& kind) { return kind.rule().least; }),
        text::member("most", "Null if any number is good.", [](auto& kind) {
            const auto most = kind.rule().most;
            return most == tally::any_count ? std::nullopt : std::optional(most);
        }));
}

std::string tally_entry_kinds() {
    std::vector<EntryKind> kinds;
    for (const tally::Phase phase : tally::all_phases) {
        for (const tally::LogFeature feature : tally::all_log_features) {
            if (can_be(log_rule(phase, feature))) kinds.push_back({phase, feature});
        }
    }
    return text::json_text(kinds);
}

// Returns the points of an entry from the words after its player. The phase is "play" or "final".
Result<std::string> tally_entry_points(std::string_view phase, std::string_view words) {
    const auto entry = tally::read_entry(words, phase == "final" ? tally::Phase::final : tally::Phase::play);
    if (!entry) return std::unexpected(entry.error());
    return std::to_string(entry->points);
}

struct OpenedLog {
    std::int32_t players;
    std::vector<std::string> names;
    std::array<std::vector<std::string>, 2> phases;
    bool play_has_ended;
    bool has_ended;
};

constexpr auto describe(text::Type<OpenedLog> /*type*/) {
    return text::object("OpenedLog", "",
                        "A log taken apart: lines of an extended log that name players by number, and the "
                        "comments beside its frame.",
                        text::member("players", "", &OpenedLog::players),
                        text::member("names", "Of all players, or empty.", &OpenedLog::names),
                        text::member("play", "", [](auto& log) -> auto& { return log.phases[0]; }),
                        text::member("final", "", [](auto& log) -> auto& { return log.phases[1]; }),
                        text::member("play_has_ended", "", &OpenedLog::play_has_ended),
                        text::member("has_ended", "", &OpenedLog::has_ended));
}

// Returns the comment of a line that is part of a log's frame (players, ':' and '.'), or nothing.
std::string_view beside_frame(std::string_view line) {
    return line.substr(std::min(line.find("# "), line.size()));
}

std::string tally_opened(const tally::LogReader& reader) {
    tally::MatchLog log = reader.log();
    std::vector<std::string> names;
    for (const std::string& each : std::exchange(log.names, {})) names.push_back(tally::display_name(each));
    std::array<std::vector<std::string>, 2> phases;
    std::size_t phase = 0;
    for (const std::string& line : lines_of(extended_log(log))) {
        const bool ends_play = line.starts_with(':');
        const bool is_frame = ends_play || line.starts_with("players ") || line.starts_with('.');
        if (ends_play) phase = 1;
        const std::string_view text = is_frame ? beside_frame(line) : line;
        if (!text.empty()) phases[phase].emplace_back(text);
    }
    return text::json_text(
        OpenedLog{log.players, std::move(names), std::move(phases), log.final_line > 0, log.end_line > 0});
}

// `bastide tally --to plain` or, by any other word, `--to extended`.
Result<std::string> tally_saved(const LogWithNames& saved, std::string_view format) {
    if (format == "plain") return plain_log(saved.log);
    return extended_log(saved.log);
}

struct PlainLoss {
    const LogWithNames& saved;
};

constexpr auto describe(text::Type<PlainLoss> /*type*/) {
    return text::object(
        "PlainLoss", "", "The parts of a log that its plain form leaves out.",
        text::member(
            "lost", "", [](auto& loss) { return lost_in_plain(loss.saved.log); },
            text::as("('names' | 'comments' | 'pennants')[]")),
        text::member("is_refused", "Whether there is no plain form, because the log has corrections.",
                     [](auto& loss) { return !plain_log(loss.saved.log).has_value(); }));
}

std::string tally_plain_loss(const LogWithNames& saved) {
    return text::json_text(PlainLoss{saved});
}

// The colours that meeples may have: ["red",…].
std::string tally_meeples() {
    std::vector<std::string_view> names;
    names.reserve(draw::meeple_paints.size());
    for (const draw::MeeplePaint& paint : draw::meeple_paints) names.push_back(paint.name);
    return text::json_text(names);
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
        const auto width = text::number_in<std::int64_t>(word);
        return {width && *width <= widest ? static_cast<std::int32_t>(*width) : draw::TallyLook{}.width};
    }
};

// The words of the picture, one per line: "points", "entries" and "final scoring". Missing lines have their
// defaults.
struct PlotWords {
    draw::TallyWords words;

    static PlotWords read(std::string_view word) {
        PlotWords read;
        const std::vector<std::string> lines = lines_of(word);
        const std::array described = {&read.words.points, &read.words.entries, &read.words.final_scoring};
        for (std::size_t i = 0; i < std::min(described.size(), lines.size()); ++i) *described[i] = lines[i];
        return read;
    }
};

// `bastide tally -o -`. Names of players, one per line, replace "Player 1" and so on. Colours of meeples,
// one per line, replace the default colours.
Result<std::string> tally_plot(const tally::LogReader& log, draw::Theme theme, Width width,
                               std::vector<std::string> names, std::vector<std::string> colours,
                               PlotWords words) {
    if (log.standings().players() > draw::max_players_in_picture)
        return fail({errors::too_many_drawn, draw::max_players_in_picture});
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

void declare_tally(text::TypeScript& to) {
    tally::declare_tally(to);
    text::typescript_type<EntryKind>(to);
    text::typescript_type<OpenedLog>(to);
    text::typescript_type<PlainLoss>(to);
}

}  // namespace bastide::engine
