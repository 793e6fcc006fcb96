// `bastide.tally`: a match log, the standings it adds up to, and its course.
#include "bastide/draw/tally/svg.h"
#include "bastide/tally/points.h"
#include "bastide/tally/read.h"
#include "bastide/tally/timeline.h"
#include "bastide/tally/write.h"
#include "bastide/text/plural.h"
#include "python/src/arguments.h"
#include "python/src/casters.h"
#include "python/src/long_work.h"
#include "python/src/record.h"
#include "python/src/rooms.h"
#include "python/src/theme.h"

namespace nanobind::detail {

using bastide::tally::LogFeature;
using bastide::tally::Phase;

template <>
struct type_caster<Phase> : AsNumber<Phase, Phase::final> {};
template <>
struct type_caster<LogFeature> : AsNumber<LogFeature, LogFeature::field> {};

}  // namespace nanobind::detail

namespace bastide::python {
namespace {

using PhaseWord = Word<"typing.Literal['play', 'final']">;
using FeatureWord = Word<"typing.Literal['city', 'road', 'monastery', 'field']">;
using SubjectWord = Word<"typing.Literal['city', 'road', 'monastery', 'field', 'correction']">;

PhaseWord name(tally::Phase phase) {
    return std::string_view(phase == tally::Phase::play ? "play" : "final");
}

// Returns the word for a feature. Logs call a monastery a cloister.
std::string_view word_of(std::string_view feature) {
    return feature == "cloister" ? "monastery" : feature;
}

struct Standing {
    std::int32_t player = 0;
    std::int32_t rank = 0;
    tally::PlayerPoints points;
    std::string name;
};

// A log with its text, so that pickle can read it again.
struct Logged : tally::LogReader {
    std::string text;
};

// A player's totals after an entry.
struct Moment {
    tally::LogEntry entry;
    std::vector<std::int64_t> totals;
};

Result<tally::LogReader> fed_reader(std::string_view text, tally::LogReader::Entries entries) {
    constexpr std::size_t between_looks = std::size_t{1} << 20;
    tally::LogReader reader(entries);
    while (!text.empty() && check_signals()) {
        const std::string_view piece = text.substr(0, between_looks);
        if (auto read = reader.feed(piece); !read) return std::unexpected(std::move(read.error()));
        text.remove_prefix(piece.size());
    }
    if (auto read = reader.finish(); !read) return std::unexpected(std::move(read.error()));
    return reader;
}

Logged reader_of(const Text& log, tally::LogReader::Entries entries) {
    std::string text = source_of(log);
    return {value_of(released([&] { return fed_reader(text, entries); })), std::move(text)};
}

TupleOf<Standing> standings_of(const Logged& reader) {
    const tally::Standings& standings = reader.standings();
    const std::vector<std::int32_t> ranks = standings.ranks();
    const std::vector<std::string>& names = reader.log().names;
    nb::list list;
    for (std::int32_t player = 1; player <= standings.players(); ++player)
        list.append(
            Standing{.player = player,
                     .rank = ranks[static_cast<std::size_t>(player) - 1],
                     .points = standings.player(player),
                     .name = names.empty() ? std::string() : names[static_cast<std::size_t>(player) - 1]});
    return nb::tuple(list);
}

TupleOf<Moment> timeline(const Logged& reader) {
    nb::list moments;
    for_each_moment(reader.log(), [&](const tally::LogEntry& entry, const std::vector<std::int64_t>& totals) {
        moments.append(Moment{entry, totals});
    });
    return nb::tuple(moments);
}

Dict<int, std::string> comments_of(const Logged& reader) {
    nb::dict comments;
    for (const tally::Comment& comment : reader.log().comments)
        comments[nb::cast(comment.line)] = comment.text;
    return comments;
}

Dict<FeatureWord, std::int64_t> by_feature(const Standing& standing, tally::Phase phase) {
    nb::dict points;
    for (const tally::LogFeature feature : tally::all_log_features) {
        if (can_be(log_rule(phase, feature)))
            points[nb::cast(word_of(name(feature)))] = standing.points.points(phase, feature);
    }
    return nb::borrow<nb::dict>(nb::module_::import_("bastide._calls")
                                    .attr("OldKeys")(points, nb::make_tuple("cloister", "monastery")));
}

// Returns entries that add up to the points.
std::vector<tally::LogEntry> entries_of(const tally::PlayerPoints& points) {
    std::vector<tally::LogEntry> entries;
    for (const tally::Phase phase : tally::all_phases) {
        for (const tally::LogFeature feature : tally::all_log_features) {
            if (can_be(log_rule(phase, feature)))
                entries.push_back(
                    {.points = points.points(phase, feature), .phase = phase, .feature = feature});
        }
    }
    entries.push_back({.points = points.corrections(), .is_correction = true});
    return entries;
}

tally::PlayerPoints points_of(const std::vector<tally::LogEntry>& entries) {
    tally::PlayerPoints points;
    for (const tally::LogEntry& entry : entries) {
        if (!points.add_or_correct(entry)) throw InputError("the points of a player are out of range");
    }
    return points;
}

// Returns nothing if the line has no number.
std::optional<std::int64_t> count_of(const tally::LogEntry& entry) {
    if (entry.is_correction) return std::nullopt;
    if (log_rule(entry.phase, entry.feature).counts.empty()) return std::nullopt;
    return entry.count;
}

std::string svg(const Logged& reader, const ThemeWord& theme, std::int64_t width,
                const std::vector<Text>& names) {
    constexpr std::int64_t widest = 10'000;
    if (reader.standings().players() > draw::max_players_in_picture) {
        throw InputError("more than " + std::to_string(draw::max_players_in_picture) +
                         " players cannot be told apart in a picture");
    }
    draw::TallyLook look;
    look.theme = theme_of(theme);
    look.width = static_cast<std::int32_t>(within(width, draw::min_plot_width, widest, "width"));
    for (const Text& name : names) look.names.push_back(text_of(name));
    return released([&] { return draw::tally_svg(reader.log(), look); });
}

Py_hash_t hash_of(const Logged& reader) {
    return nb::hash(nb::make_tuple(reader.log().players, reader.log().entries.size()));
}

std::string about(const Logged& reader) {
    return "<Match: " + text::plural(reader.log().players, "player") + ", " +
           text::plural(std::ssize(reader.log().entries), "entry", "entries") + ">";
}

void add_values(nb::module_& room) {
    Record<tally::LogEntry>(
        room, "Entry",
        "A player's points from a line of a log. A line that names several players gives an entry for each.")
        .pickled([](auto& of) {
            return std::tie(of.line, of.count, of.points, of.player, of.phase, of.feature, of.is_correction,
                            of.pennants);
        })
        .field(
            "line", [](const tally::LogEntry& entry) { return entry.line; }, "The line in the log, from 1.")
        .field(
            "phase", [](const tally::LogEntry& entry) { return name(entry.phase); },
            "'play', or 'final' for final scoring.")
        .field(
            "player", [](const tally::LogEntry& entry) { return entry.player; }, "The player, from 1.")
        .field(
            "feature", [](const tally::LogEntry& entry) { return SubjectWord(word_of(subject(entry))); },
            "'city', 'road', 'monastery', 'field' or 'correction'.")
        .field("count", &count_of,
               "The number of tiles, surrounding tiles or cities, or None for a monastery completed in play "
               "and for corrections.")
        .field(
            "points", [](const tally::LogEntry& entry) { return entry.points; },
            "The points. Only corrections can be negative.")
        .field(
            "pennants", [](const tally::LogEntry& entry) { return entry.pennants; },
            "The number of pennants of a city.");
    Record<Moment>(room, "Moment", "An entry, and the totals after it.")
        .pickled([](auto& of) { return std::tie(of.entry, of.totals); })
        .field(
            "entry", [](const Moment& moment) { return moment.entry; }, "The entry.")
        .field(
            "totals", [](const Moment& moment) { return tuple_of(moment.totals); },
            "The total of each player after the entry.");
    using State = std::tuple<std::int32_t, std::int32_t, std::string, std::vector<tally::LogEntry>>;
    Record<Standing>(room, "Standing", "The score of a player.")
        .pickled([](const Standing& of) { return State(of.player, of.rank, of.name, entries_of(of.points)); },
                 [](const State& state) {
                     const auto& [player, rank, name, entries] = state;
                     return Standing{
                         .player = player, .rank = rank, .points = points_of(entries), .name = name};
                 })
        .field(
            "player", [](const Standing& standing) { return standing.player; }, "The player, from 1.")
        .field(
            "total", [](const Standing& standing) { return standing.points.total(); }, "All points.")
        .field(
            "rank", [](const Standing& standing) { return standing.rank; },
            "The rank, 1 for the most points. Players with equal totals share a rank, and the ranks after it "
            "are skipped.")
        .field(
            "play", [](const Standing& standing) { return by_feature(standing, tally::Phase::play); },
            "The points of each feature during play.")
        .field(
            "final", [](const Standing& standing) { return by_feature(standing, tally::Phase::final); },
            "The points of each feature at the end, including fields.")
        .field(
            "name",
            [](const Standing& standing) {
                return standing.name.empty() ? std::nullopt : std::optional(standing.name);
            },
            "The player's name, or None if the log has no names.")
        .field(
            "corrections", [](const Standing& standing) { return standing.points.corrections(); },
            "The sum of the corrections.");
}

void add_logged(nb::module_& room) {
    nb::class_<Logged> match(room, "Match", "A match read from a log.");
    copy_as_itself(match);
    match
        .def_prop_ro(
            "players", [](const Logged& reader) { return reader.log().players; }, "The number of players.")
        .def_prop_ro(
            "names", [](const Logged& reader) { return tuple_of(reader.log().names); },
            "The names of the players, or empty if the log has none.")
        .def_prop_ro("comments", &comments_of, "The comments by the number of their line.")
        .def(
            "to_extended", [](const Logged& reader) { return extended_log(reader.log()); },
            "The match as an extended log, with the same content.")
        .def(
            "to_plain", [](const Logged& reader) { return value_of(plain_log(reader.log())); },
            "The match as a plain log with the same totals, without names and comments.\n\nPennants count as "
            "tiles. Raises Error if there are corrections, because a plain log cannot have any.")
        .def_prop_ro("standings", &standings_of, "The score of each player, in order of players.")
        .def_prop_ro(
            "entries", [](const Logged& reader) { return tuple_of(reader.log().entries); },
            "The lines of the log, in order.")
        .def_prop_ro("timeline", &timeline, "Each entry with the totals after it, in order.")
        .def("svg", &svg, nb::kw_only(), nb::arg("theme") = "reader",
             nb::arg("width") = draw::TallyLook{}.width, nb::arg("names") = std::vector<Text>{},
             "A chart of the totals as an SVG document, with a stepped line for each of up to 32 "
             "players.\n\nThe `theme` is 'light', 'dark', or 'reader' for the reader's preference. The "
             "`width` of the plot is 200 to 10,000 pixels. `names` replace the log's names, or 'Player 1' "
             "and so on, unless they are empty. Control characters are removed from them, and bytes that are "
             "not UTF-8 or not characters become U+FFFD. Raises Error for another theme, a width out of "
             "range or more than 32 players.")
        .def(
            "_repr_svg_",
            [](const Logged& reader) {
                return svg(reader, ThemeWord("reader"), draw::TallyLook{}.width, {});
            },
            "For notebooks.")
        .def(
            "__eq__", [](const Logged& one, const Logged& other) { return one.log() == other.log(); },
            nb::is_operator(), equality, "True if both logs have the same content on the same lines.")
        .def("__hash__", &hash_of, "A hash, the same for equal matches.")
        .def(
            "__reduce__",
            [](const Logged& of) {
                return made_again("tally", "read", nb::bytes(of.text.data(), of.text.size()));
            },
            "For pickle: the text of the log.")
        .def("__repr__", &about, "The number of players and entries.");
}

}  // namespace

void add_tally(nb::module_& room) {
    add_values(room);
    add_logged(room);
    room.def(
        "read", [](const Text& source) { return reader_of(source, tally::LogReader::Entries::store); },
        nb::arg("source"),
        "Read the log of a match. `source` is the text of the log. Raises Error with the line and column of "
        "a mistake, or if players times entries exceed 1,048,576.");
    room.def(
        "standings",
        [](const Text& source) {
            return standings_of(reader_of(source, tally::LogReader::Entries::discard));
        },
        nb::arg("source"),
        "The score of each player in a log of any length, without storing its entries. `source` is the text "
        "of the log. Raises Error with the line and column of a mistake.");
}

}  // namespace bastide::python
