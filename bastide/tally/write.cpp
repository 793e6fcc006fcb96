#include "bastide/tally/write.h"

#include <algorithm>
#include <span>
#include <utility>

#include "bastide/base/checked.h"
#include "bastide/base/require.h"
#include "bastide/tally/errors.h"
#include "bastide/tally/names.h"
#include "bastide/tally/points.h"

namespace bastide::tally {
namespace {

std::string player_word(std::int32_t player, const MatchLog& log) {
    return log.names.empty() ? std::to_string(player) : name_of(player, log.names);
}

// The lines of an extended log, sorted as they are written.
class Lines {
  public:
    explicit Lines(std::span<const Comment> comments) : comments_(comments) {}

    // A line that was line `number` of the log, after the comments above it and before the one on it.
    void add(std::int64_t number, const std::string& words) {
        add_comments_before(number);
        text_ += words;
        if (!comments_.empty() && comments_.front().line == number) {
            text_ += "  # " + comments_.front().text;
            comments_ = comments_.subspan(1);
        }
        text_ += '\n';
    }

    std::string take() {
        while (!comments_.empty()) add_comment();
        return std::move(text_);
    }

  private:
    void add_comments_before(std::int64_t number) {
        while (!comments_.empty() && comments_.front().line < number) add_comment();
    }

    void add_comment() {
        text_ += "# " + comments_.front().text + '\n';
        comments_ = comments_.subspan(1);
    }

    std::span<const Comment> comments_;
    std::string text_;
};

// Ends the program unless the log can be written.
void require_log(const MatchLog& log, const bastide::detail::Where& where) {
    require(log.players >= 0 && log.players <= max_players, "a game has at most 1000000 players", log.players,
            where);
    require(log.names.empty() || std::cmp_equal(log.names.size(), log.players),
            "all players have names, or none", log.names.size(), where);
    Phase phase = Phase::play;
    for (const LogEntry& entry : log.entries) {
        require(entry.player >= 1 && entry.player <= log.players, "the entry's player exists", entry.player,
                where);
        require(entry.count >= 0 && entry.pennants >= 0, "an entry counts 0 tiles and pennants or more",
                std::min(entry.count, entry.pennants), where);
        require(phase <= entry.phase, "entries of final scoring come after those of play", entry.line, where);
        phase = entry.phase;
    }
}

std::string players_words(const MatchLog& log) {
    std::string words = "players";
    if (log.names.empty()) words += ' ' + std::to_string(log.players);
    for (const std::string& name : log.names) words += ' ' + name;
    return words;
}

}  // namespace

std::string entry_words(const LogEntry& entry, bool is_extended) {
    if (entry.is_correction)
        return (entry.points > 0 ? "correction +" : "correction ") + std::to_string(entry.points);
    std::string words(is_extended && entry.feature == LogFeature::monastery ? "monastery"
                                                                            : name(entry.feature));
    if (is_counted(entry)) words += ' ' + std::to_string(entry.count);
    if (entry.pennants > 0) words += " pennants " + std::to_string(entry.pennants);
    return words;
}

std::string extended_log(const MatchLog& log) {
    require_log(log, bastide::detail::Where::current());
    Lines lines(log.comments);
    lines.add(log.players_line, players_words(log));
    auto entry = log.entries.begin();
    const auto add_entries = [&](Phase phase) {
        while (entry != log.entries.end() && entry->phase == phase) {
            const LogEntry& first = *entry;
            std::string who = player_word(first.player, log);
            for (++entry; entry != log.entries.end() && entry->line == first.line; ++entry)
                who += ',' + player_word(entry->player, log);
            lines.add(first.line, who + ' ' + entry_words(first, true));
        }
    };
    add_entries(Phase::play);
    if (log.final_line > 0) lines.add(log.final_line, ":");
    add_entries(Phase::final);
    if (log.end_line > 0) lines.add(log.end_line, ".");
    return lines.take();
}

Result<std::string> plain_log(const MatchLog& log) {
    require_log(log, bastide::detail::Where::current());
    std::string text = std::to_string(log.players) + '\n';
    Phase phase = Phase::play;
    for (LogEntry entry : log.entries) {
        if (entry.is_correction) {
            return fail({.line = entry.line}, errors::plain_correction);
        }
        if (std::exchange(phase, entry.phase) != entry.phase) text += ":\n";
        entry.count = plus(entry.count, std::exchange(entry.pennants, 0));
        text += std::to_string(entry.player) + ' ' + entry_words(entry, false) + '\n';
    }
    if (log.final_line > 0 && phase == Phase::play) text += ":\n";
    return text + ".\n";
}

std::vector<std::string_view> lost_in_plain(const MatchLog& log) {
    std::vector<std::string_view> lost;
    if (!log.names.empty()) lost.emplace_back("names");
    if (!log.comments.empty()) lost.emplace_back("comments");
    const auto has_pennants = [](const LogEntry& entry) { return entry.pennants > 0; };
    if (std::ranges::any_of(log.entries, has_pennants)) lost.emplace_back("pennants");
    return lost;
}

}  // namespace bastide::tally
