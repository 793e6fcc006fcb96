#include "bastide/tally/detail/read_extended_line.h"

#include <algorithm>
#include <array>
#include <optional>
#include <ranges>
#include <utility>

#include "bastide/tally/detail/read_feature.h"
#include "bastide/tally/detail/whole_number.h"
#include "bastide/tally/errors.h"
#include "bastide/tally/names.h"
#include "bastide/tally/points.h"
#include "bastide/text/quote.h"
#include "bastide/text/synonyms.h"
#include "bastide/text/utf8.h"

namespace bastide::tally::detail {
namespace {

using Text = std::vector<std::string_view>;

constexpr std::string_view space = " \t";

std::string_view trimmed(std::string_view text, std::string_view of = space) {
    text.remove_prefix(std::min(text.find_first_not_of(of), text.size()));
    return text.substr(0, text.find_last_not_of(of) + 1);
}

// Splits a text into words. A comma counts as a word.
Text words_of(std::string_view text) {
    Text words;
    while (!(text = trimmed(text)).empty()) {
        const std::size_t size = text[0] == ',' ? 1 : std::min(text.find_first_of(" \t,"), text.size());
        words.push_back(text.substr(0, size));
        text.remove_prefix(size);
    }
    return words;
}

// "Anna, Ben and Cleo", "1 to 4".
Message all_players(const ExtendedContext& context) {
    if (context.names.empty()) return {errors::one_to, context.plain.players};
    return list_of(and_list, context.names);
}

std::optional<std::int32_t> player_of(std::string_view word, const ExtendedContext& context) {
    const auto name = std::ranges::find(context.names, word);
    if (name != context.names.end())
        return static_cast<std::int32_t>(std::distance(context.names.begin(), name)) + 1;
    return number_up_to(context.plain.players, word);
}

std::expected<PlayerNames, Message> read_players(const Text& words) {
    if (words[0] != "players" && words[0] != "players:")
        return wrong({errors::before_players, text::in_quotes(words[0])});
    PlayerNames players;
    for (const std::string_view word : words | std::views::drop(1))
        if (word != ",") players.names.emplace_back(word);
    if (players.names.empty()) return wrong(errors::no_names);
    if (players.names.size() == 1 && is_whole_number(players.names[0])) {
        const auto number = number_up_to(max_players, players.names[0]);
        if (!number) {
            return wrong(
                {errors::not_a_number_of_players_to, text::in_quotes(players.names[0]), max_players});
        }
        return PlayerNames{*number, {}};
    }
    if (auto good = check_names(players.names); !good) return wrong(std::move(good.error()));
    players.number = static_cast<std::int32_t>(players.names.size());
    return players;
}

// The players that a line begins with, which are taken off its words.
std::expected<std::vector<std::int32_t>, Message> take_players(WordSpan& words,
                                                               const ExtendedContext& context) {
    std::vector<std::int32_t> players;
    while (true) {
        const auto player = words.empty() ? std::nullopt : player_of(words[0], context);
        if (!player) {
            Message word = words.empty() ? Message(errors::end_of_line) : text::in_quotes(words[0]);
            return wrong({errors::not_a_player, std::move(word), all_players(context)});
        }
        if (std::ranges::find(players, *player) != players.end())
            return wrong({errors::named_twice, text::in_quotes(words[0])});
        players.push_back(*player);
        words = words.subspan(1);
        if (words.empty() || words[0] != ",") return players;
        words = words.subspan(1);
    }
}

// The points of a correction, with or without a sign.
std::expected<std::int64_t, Message> read_correction(WordSpan words) {
    if (words.empty()) return wrong(errors::no_points);
    if (words.size() > 1) return wrong({errors::unexpected_in_correction, text::in_quotes(words[1])});
    const bool is_less = words[0].starts_with('-');
    const bool has_sign = is_less || words[0].starts_with('+');
    const std::string_view digits = words[0].substr(has_sign ? 1 : 0);
    const auto points = is_whole_number(digits) ? value_of(digits) : 0;
    if (!points) return wrong({errors::too_many_points, text::in_quotes(words[0]), any_count});
    if (*points == 0) return wrong({errors::not_points, text::in_quotes(words[0])});
    return is_less ? -*points : *points;
}

bool is_pennants(std::string_view word) {
    return word == "pennants" || word == "pennant" || word == "shields" || word == "shield";
}

// Takes "pennants N" off the end of a line, if it is there.
std::expected<std::int64_t, Message> take_pennants(WordSpan& words, LogFeature feature) {
    const auto found = std::ranges::find_if(words, is_pennants);
    if (found == words.end()) return 0;
    const auto at = static_cast<std::size_t>(std::distance(words.begin(), found));
    if (feature != LogFeature::city) return wrong({errors::pennants_outside_a_city, *found});
    if (words.size() - at != 2 || !is_whole_number(words[at + 1]))
        return wrong({errors::how_many_pennants, *found});
    const auto pennants = value_of(words[at + 1]);
    words = words.first(at);
    if (pennants && words.size() == 1 && is_whole_number(words[0])) {
        const auto tiles = value_of(words[0]);
        if (!tiles || *pennants <= *tiles) return *pennants;
    } else if (pennants) {
        return *pennants;
    }
    return wrong({errors::too_many_pennants, *found});
}

std::expected<Entries, Message> read_entries(WordSpan words, const ExtendedContext& context) {
    if (!player_of(words[0], context)) {
        if (words[0] == "players" || words[0] == "players:") return wrong(errors::players_twice);
        return wrong({errors::not_a_player_in_line, text::in_quotes(words[0]), all_players(context)});
    }
    const auto players = take_players(words, context);
    if (!players) return wrong(players.error());

    if (words.empty()) return wrong(errors::extended_no_feature);
    const std::string_view word = words[0];
    const auto feature = word == "farm" ? LogFeature::field : feature_of(word);
    LogEntry entry;
    entry.phase = context.plain.phase;
    words = words.subspan(1);
    if (word == "correction" || word == "correct") {
        const auto points = read_correction(words);
        if (!points) return wrong(points.error());
        entry.is_correction = true;
        entry.points = *points;
    } else if (!feature) {
        return wrong({errors::extended_not_a_feature, text::in_quotes(word)});
    } else {
        entry.feature = *feature;
        const auto pennants = take_pennants(words, entry.feature);
        if (!pennants) return wrong(pennants.error());
        entry.pennants = *pennants;
        const bool is_city = entry.feature == LogFeature::city;
        auto read = read_feature(entry, word, words, is_city ? " [pennants NUMBER]" : "");
        if (!read) return wrong(std::move(read.error()));
        entry = *read;
    }
    Entries entries;
    for (const std::int32_t player : *players) entries.emplace_back(entry).player = player;
    return entries;
}

bool has_control_characters(std::string text) {
    std::erase(text, '\t');
    return text::printable(text) != text;
}

// Interprets the words of a line, of which there is at least one.
std::expected<decltype(ExtendedLine::content), Message> read_words(const Text& words,
                                                                   const ExtendedContext& context) {
    if (context.plain.ended) return wrong({errors::after_end_of_extended, text::in_quotes(words[0])});
    if (context.plain.players == 0) return read_players(words);
    if (words[0] != ":" && words[0] != ".") return read_entries(words, context);
    auto plain = read_line(std::string(words[0]) + (words.size() > 1 ? " " + std::string(words[1]) : ""),
                           context.plain);
    if (!plain) return wrong(std::move(plain.error()));
    if (std::holds_alternative<EndOfPlay>(*plain)) return EndOfPlay{};
    return EndOfLog{};
}

}  // namespace

bool begins_extended_log(std::string_view line) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    line = trimmed(line);
    const std::string_view word = line.substr(0, line.find_first_of(" \t,#"));
    return line.starts_with('#') || word == "players" || word == "players:";
}

std::expected<ExtendedLine, Message> read_extended_line(std::string_view line,
                                                        const ExtendedContext& context) {
    if (line.ends_with('\r')) line.remove_suffix(1);
    const std::size_t mark = std::min(line.find('#'), line.size());
    ExtendedLine read;
    if (mark < line.size()) read.comment = trimmed(line.substr(mark + 1), " \t\r");
    if (!text::is_utf8(read.comment)) return wrong(errors::comment_not_utf8);
    if (has_control_characters(read.comment)) return wrong(errors::comment_control_characters);
    const Text words = words_of(line.substr(0, mark));
    if (words.empty()) return read;
    auto content = read_words(words, context);
    if (!content) return wrong(std::move(content.error()));
    read.content = std::move(*content);
    return read;
}

}  // namespace bastide::tally::detail
