#include "bastide/tally/detail/read_line.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <optional>
#include <span>

#include "bastide/tally/points.h"
#include "bastide/text/quote.h"

namespace bastide::tally::detail {
namespace {

using Read = std::expected<Line, std::string>;
using Words = std::span<const std::string_view>;

std::unexpected<std::string> wrong(std::string what) {
    return std::unexpected(std::move(what));
}

// The words of a line, up to one more than any line may have.
class Split {
  public:
    explicit Split(std::string_view line) {
        constexpr std::string_view space = " \t";
        if (line.ends_with('\r')) line.remove_suffix(1);
        while (count_ < words_.size()) {
            line.remove_prefix(std::min(line.find_first_not_of(space), line.size()));
            if (line.empty()) break;
            words_[count_] = line.substr(0, line.find_first_of(space));
            line.remove_prefix(words_[count_++].size());
        }
    }

    Words words() const { return {words_.data(), count_}; }

  private:
    std::array<std::string_view, 4> words_;
    std::size_t count_ = 0;
};

bool is_whole_number(std::string_view word) {
    return std::ranges::all_of(word, [](char each) { return each >= '0' && each <= '9'; });
}

// The value of a whole number, or nothing if it is above 2^63 - 1.
std::optional<std::int64_t> value_of(std::string_view whole_number) {
    std::int64_t value = 0;
    const auto read = std::from_chars(whole_number.data(), whole_number.data() + whole_number.size(), value);
    if (read.ec != std::errc()) return std::nullopt;
    return value;
}

std::optional<LogFeature> feature_of(std::string_view word) {
    for (const LogFeature feature : all_log_features) {
        if (word == name(feature)) return feature;
    }
    return std::nullopt;
}

// How a line with this feature is written: "PLAYER city TILES".
std::string form(const LogRule& rule, LogFeature feature) {
    std::string text = "PLAYER " + std::string(name(feature));
    if (!rule.counts.empty()) text += ' ';
    for (const char letter : rule.counts) {
        text += letter == ' ' ? '-' : static_cast<char>(letter - 'a' + 'A');
    }
    return text;
}

// "at least 1", "0 to 8".
std::string range(const LogRule& rule) {
    const std::string least = std::to_string(rule.least);
    return rule.most == any_count ? "at least " + least : least + " to " + std::to_string(rule.most);
}

Read read_players(Words words) {
    const std::string due =
        ": the first line says how many players there are, 1 to " + std::to_string(most_players);
    if (!is_whole_number(words[0]))
        return wrong(text::in_quotes(words[0]) + " is not a number of players" + due);
    if (words.size() > 1) return wrong("unexpected " + text::in_quotes(words[1]) + due);
    const auto players = value_of(words[0]);
    if (!players || *players < 1 || *players > most_players) {
        return wrong(text::in_quotes(words[0]) + " players cannot be" + due);
    }
    return Players{static_cast<std::int32_t>(*players)};
}

Read read_entry(Words words, const Context& context) {
    LogEntry entry;
    entry.phase = context.phase;
    if (!is_whole_number(words[0])) {
        return wrong(text::in_quotes(words[0]) +
                     " is not a player's number: a line is PLAYER FEATURE COUNT, ':' or '.'");
    }
    const auto player = value_of(words[0]);
    if (!player || *player < 1 || *player > context.players) {
        const std::string players =
            context.players == 1 ? "the only one is 1" : "they are 1 to " + std::to_string(context.players);
        return wrong("there is no player " + text::in_quotes(words[0]) + ": " + players);
    }
    entry.player = static_cast<std::int32_t>(*player);

    constexpr std::string_view features = "features are city, road, cloister and field";
    if (words.size() == 1) return wrong("the feature is missing: " + std::string(features));
    const auto feature = feature_of(words[1]);
    if (!feature) return wrong(text::in_quotes(words[1]) + " is not a feature: " + std::string(features));
    entry.feature = *feature;

    const LogRule& rule = log_rule(context.phase, *feature);
    const std::string a = "a " + std::string(words[1]);
    if (!can_be(rule)) return wrong(a + " scores only in the end, after ':'");
    const auto due = [&] {
        std::string text = ": " + a + (context.phase == Phase::play ? " completed in play" : " in the end") +
                           " is written " + form(rule, *feature);
        const LogRule& later = log_rule(Phase::final, *feature);
        if (rule.counts != later.counts) text += ", and after ':' " + form(later, *feature);
        return text;
    };
    const std::size_t most_words = rule.counts.empty() ? 2 : 3;
    if (words.size() > most_words) return wrong("unexpected " + text::in_quotes(words[most_words]) + due());
    if (rule.counts.empty()) {
        entry.points = rule.base;
        return entry;
    }
    const std::string counts(rule.counts);
    if (words.size() < 3) return wrong("the number of " + counts + " is missing" + due());
    if (!is_whole_number(words[2]))
        return wrong(text::in_quotes(words[2]) + " is not a number of " + counts + due());
    const auto count = value_of(words[2]);
    const auto scored = count ? points(rule, *count) : std::nullopt;
    if (!scored)
        return wrong(text::in_quotes(words[2]) + " " + counts + " score more than " +
                     std::to_string(any_count) + ", the most a total can be");
    if (*count < rule.least || *count > rule.most) {
        return wrong(text::in_quotes(words[2]) + " " + counts + ": " + a + " has " + range(rule));
    }
    entry.count = *count;
    entry.points = *scored;
    return entry;
}

}  // namespace

Read read_line(std::string_view line, const Context& context) {
    const Split split(line);
    const Words words = split.words();
    if (words.empty()) return Blank{};
    if (context.ended)
        return wrong("the log has ended with '.': only blank lines may follow, not " +
                     text::in_quotes(words[0]));
    if (context.players == 0) return read_players(words);
    if (words[0] != ":" && words[0] != ".") return read_entry(words, context);
    if (words.size() > 1)
        return wrong("unexpected " + text::in_quotes(words[1]) + ": '" + std::string(words[0]) +
                     "' stands alone on its line");
    if (words[0] == ".") return EndOfLog{};
    if (context.phase == Phase::final) return wrong("a second ':': play ends once");
    return EndOfPlay{};
}

std::string missing_at_end(const Context& context) {
    if (context.players == 0) return "the log is empty: the first line says how many players there are";
    return "the log ends without '.', alone on its last line";
}

}  // namespace bastide::tally::detail
