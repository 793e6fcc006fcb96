#include "bastide/tally/format.h"

#include <utility>

#include "bastide/base/require.h"
#include "bastide/tally/names.h"
#include "bastide/tally/points.h"
#include "bastide/tally/timeline.h"
#include "bastide/tally/write.h"
#include "bastide/text/fields.h"
#include "bastide/text/text_table.h"

namespace bastide::tally {
namespace {

// The features that can score in a phase.
std::vector<LogFeature> features_in(Phase phase) {
    std::vector<LogFeature> features;
    for (const LogFeature feature : all_log_features) {
        if (can_be(log_rule(phase, feature))) features.push_back(feature);
    }
    return features;
}

std::string_view name(Phase phase) {
    return phase == Phase::play ? "play" : "final";
}

bool has_corrections(const Standings& standings) {
    for (std::int32_t number = 1; number <= standings.players(); ++number)
        if (standings.player(number).corrections() != 0) return true;
    return false;
}

// A player's name in the first column and in column headings.
std::string short_name(std::int32_t number, Names names) {
    return names.empty() ? std::to_string(number) : name_of(number, names);
}

// The points of a player for each feature of a phase, as an object.
struct PhasePoints {
    const PlayerPoints& player;
    Phase phase;
};

void write_json(text::JsonWriter& json, const PhasePoints& points) {
    json.begin_object();
    for (const LogFeature feature : features_in(points.phase))
        json.member(name(feature), points.player.points(points.phase, feature));
    json.end_object();
}

struct PlayerView {
    const Standings& standings;
    Names names;
    std::int32_t number;
    std::int32_t rank;
    bool shows_corrections;  // asked once for all: there may be a million players

    const PlayerPoints& points() const { return standings.player(number); }
};

struct EntryView {
    LogEntry entry;
    std::optional<std::string_view> comment;
    std::vector<std::int64_t> totals;
};

struct TallyView {
    const Standings& standings;
    Names names;

    std::vector<PlayerView> players() const {
        const auto ranks = standings.ranks();
        const bool shows_corrections = has_corrections(standings);
        std::vector<PlayerView> players;
        for (std::int32_t number = 1; number <= standings.players(); ++number)
            players.push_back(
                {standings, names, number, ranks[static_cast<std::size_t>(number) - 1], shows_corrections});
        return players;
    }
};

struct FullTally {
    TallyView tally;
    std::vector<EntryView> timeline;
};

std::vector<EntryView> timeline_of(const MatchLog& log) {
    std::vector<EntryView> timeline;
    auto comment = log.comments.begin();
    for_each_moment(log, [&](const LogEntry& entry, const std::vector<std::int64_t>& totals) {
        while (comment != log.comments.end() && comment->line < entry.line) ++comment;
        const bool is_commented = comment != log.comments.end() && comment->line == entry.line;
        timeline.push_back(
            {entry, is_commented ? std::optional<std::string_view>(comment->text) : std::nullopt, totals});
    });
    return timeline;
}

constexpr auto describe(text::Type<PlayerView> /*type*/) {
    return text::object(
        "PlayerPoints", "", "", text::member("player", "", &PlayerView::number),
        text::optional_member("name", "In extended logs with names.",
                              [](auto& view) {
                                  return view.names.empty() ? std::nullopt
                                                            : std::optional(name_of(view.number, view.names));
                              }),
        text::member("total", "", [](auto& view) { return view.points().total(); }),
        text::member("rank", "", &PlayerView::rank),
        text::member(
            "play", "", [](auto& view) { return PhasePoints{view.points(), Phase::play}; },
            text::as("{ city: number; road: number; cloister: number }")),
        text::member(
            "final", "", [](auto& view) { return PhasePoints{view.points(), Phase::final}; },
            text::as("{ city: number; road: number; cloister: number; field: number }")),
        text::optional_member("corrections", "In extended logs with corrections.", [](auto& view) {
            return view.shows_corrections ? std::optional(view.points().corrections()) : std::nullopt;
        }));
}

constexpr auto describe(text::Type<EntryView> /*type*/) {
    return text::object(
        "Entry", "", "", text::member("line", "", [](auto& view) { return view.entry.line; }),
        text::member(
            "phase", "", [](auto& view) { return name(view.entry.phase); }, text::as("'play' | 'final'")),
        text::member("player", "", [](auto& view) { return view.entry.player; }),
        text::member(
            "feature", "", [](auto& view) { return subject(view.entry); },
            text::as("'city' | 'road' | 'cloister' | 'field' | 'correction'")),
        text::member("count", "",
                     [](auto& view) {
                         return is_counted(view.entry) ? std::optional(view.entry.count) : std::nullopt;
                     }),
        text::optional_member("pennants", "Of a city in an extended log.",
                              [](auto& view) {
                                  const auto pennants = view.entry.pennants;
                                  return pennants > 0 ? std::optional(pennants) : std::nullopt;
                              }),
        text::member("points", "", [](auto& view) { return view.entry.points; }),
        text::optional_member("comment", "In extended logs.", &EntryView::comment),
        text::member("totals", "", &EntryView::totals));
}

constexpr auto describe(text::Type<TallyView> /*type*/) {
    return text::object("", "", "", text::member("players", "", &TallyView::players));
}

constexpr auto describe(text::Type<FullTally> /*type*/) {
    return text::object("Tally", "", "", text::base(&FullTally::tally),
                        text::member("timeline", "", &FullTally::timeline));
}

}  // namespace

std::string player_lines(const Standings& standings, Names names) {
    std::string text;
    for (std::int32_t number = 1; number <= standings.players(); ++number) {
        text += names.empty() ? "Player[" + std::to_string(number) + "]" : name_of(number, names);
        text += " -> " + std::to_string(standings.player(number).total()) + '\n';
    }
    return text;
}

std::string breakdown_table(const Standings& standings, Names names) {
    std::vector<std::string> groups = {""};
    std::vector<std::string> header = {"player"};
    for (const Phase phase : all_phases) {
        std::string group(name(phase));
        for (const LogFeature feature : features_in(phase)) {
            groups.push_back(std::exchange(group, ""));
            header.emplace_back(feature == LogFeature::monastery ? "monastery" : name(feature));
        }
    }
    const bool corrected = has_corrections(standings);
    if (corrected) header.emplace_back("correction");
    header.insert(header.end(), {"total", "rank"});
    text::TextTable table(groups);
    table.add(header);
    const auto ranks = standings.ranks();
    for (std::int32_t number = 1; number <= standings.players(); ++number) {
        const PlayerPoints& player = standings.player(number);
        std::vector<std::string> row = {short_name(number, names)};
        for (const Phase phase : all_phases) {
            for (const LogFeature feature : features_in(phase))
                row.push_back(std::to_string(player.points(phase, feature)));
        }
        if (corrected) row.push_back(std::to_string(player.corrections()));
        row.push_back(std::to_string(player.total()));
        row.push_back(std::to_string(ranks[static_cast<std::size_t>(number) - 1]));
        table.add(row);
    }
    return table.to_string();
}

std::string timeline_table(const MatchLog& log) {
    require(log.players >= 0 && log.players <= max_players, "a game has at most 1000000 players",
            log.players);
    std::vector<std::string> header = {"entry", "points"};
    for (std::int32_t number = 1; number <= log.players; ++number)
        header.push_back(name_of(number, log.names));
    text::TextTable table(header);
    Phase phase = Phase::play;
    for_each_moment(log, [&](const LogEntry& entry, const std::vector<std::int64_t>& totals) {
        if (std::exchange(phase, entry.phase) != entry.phase) table.add({":"});
        std::string line = short_name(entry.player, log.names) + " " + entry_words(entry, log.is_extended);
        std::vector<std::string> row = {std::move(line), std::to_string(entry.points)};
        for (const std::int64_t total : totals) row.push_back(std::to_string(total));
        table.add(row);
    });
    return table.to_string();
}

std::string to_json(const Standings& standings, Names names) {
    return text::json_text(TallyView{standings, names});
}

std::string to_json(const Standings& standings, const MatchLog& log) {
    return text::json_text(FullTally{{standings, log.names}, timeline_of(log)});
}

void declare_tally(text::TypeScript& to) {
    text::typescript_type<FullTally>(to);
}

}  // namespace bastide::tally
