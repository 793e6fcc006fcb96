#include "bastide/tally/format.h"

#include <utility>

#include "bastide/tally/names.h"
#include "bastide/tally/points.h"
#include "bastide/tally/timeline.h"
#include "bastide/tally/write.h"
#include "bastide/text/json.h"
#include "bastide/text/table.h"

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

bool is_counted(const LogEntry& entry) {
    return !entry.is_correction && !log_rule(entry.phase, entry.feature).counts.empty();
}

bool has_corrections(const Standings& standings) {
    for (std::int32_t number = 1; number <= standings.players(); ++number)
        if (standings.player(number).corrections() != 0) return true;
    return false;
}

// What the first column and the heads of others call a player.
std::string short_name(std::int32_t number, Names names) {
    return names.empty() ? std::to_string(number) : name_of(number, names);
}

void write_players(text::JsonWriter& json, const Standings& standings, Names names) {
    const auto ranks = standings.ranks();
    const bool corrected = has_corrections(standings);
    json.key("players");
    json.begin_array();
    for (std::int32_t number = 1; number <= standings.players(); ++number) {
        const PlayerPoints& player = standings.player(number);
        json.begin_object();
        json.member("player", number);
        if (!names.empty()) json.member("name", std::string_view(name_of(number, names)));
        json.member("total", player.total());
        json.member("rank", ranks[static_cast<std::size_t>(number) - 1]);
        for (const Phase phase : all_phases) {
            json.key(name(phase));
            json.begin_object();
            for (const LogFeature feature : features_in(phase))
                json.member(name(feature), player.points(phase, feature));
            json.end_object();
        }
        if (corrected) json.member("corrections", player.corrections());
        json.end_object();
    }
    json.end_array();
}

void write_entry(text::JsonWriter& json, const LogEntry& entry) {
    json.member("line", entry.line);
    json.member("phase", name(entry.phase));
    json.member("player", entry.player);
    json.member("feature", subject(entry));
    json.key("count");
    if (is_counted(entry)) {
        json.value(entry.count);
    } else {
        json.null();
    }
    if (entry.pennants > 0) json.member("pennants", entry.pennants);
    json.member("points", entry.points);
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
            header.emplace_back(name(feature));
        }
    }
    const bool corrected = has_corrections(standings);
    if (corrected) header.emplace_back("correction");
    header.insert(header.end(), {"total", "rank"});
    text::Table table(groups);
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
    std::vector<std::string> header = {"entry", "points"};
    for (std::int32_t number = 1; number <= log.players; ++number)
        header.push_back(name_of(number, log.names));
    text::Table table(header);
    Phase phase = Phase::play;
    for_each_moment(log, [&](const LogEntry& entry, const std::vector<std::int64_t>& totals) {
        if (std::exchange(phase, entry.phase) != entry.phase) table.add({":"});
        std::string said = short_name(entry.player, log.names) + " " + entry_words(entry, log.is_extended);
        std::vector<std::string> row = {std::move(said), std::to_string(entry.points)};
        for (const std::int64_t total : totals) row.push_back(std::to_string(total));
        table.add(row);
    });
    return table.to_string();
}

std::string to_json(const Standings& standings, Names names) {
    text::JsonWriter json;
    json.begin_object();
    write_players(json, standings, names);
    json.end_object();
    return json.take();
}

std::string to_json(const Standings& standings, const MatchLog& log) {
    text::JsonWriter json;
    json.begin_object();
    write_players(json, standings, log.names);
    json.key("timeline");
    json.begin_array();
    auto comment = log.comments.begin();
    for_each_moment(log, [&](const LogEntry& entry, const std::vector<std::int64_t>& totals) {
        json.begin_object();
        write_entry(json, entry);
        while (comment != log.comments.end() && comment->line < entry.line) ++comment;
        if (comment != log.comments.end() && comment->line == entry.line)
            json.member("comment", std::string_view(comment->text));
        json.key("totals");
        json.begin_array();
        for (const std::int64_t total : totals) json.value(total);
        json.end_array();
        json.end_object();
    });
    json.end_array();
    json.end_object();
    return json.take();
}

}  // namespace bastide::tally
