#include "bastide/tally/detail/read_feature.h"

#include "bastide/tally/detail/whole_number.h"
#include "bastide/tally/points.h"
#include "bastide/text/quote.h"

namespace bastide::tally::detail {
namespace {

// How a line with this feature is written: "PLAYER city TILES".
std::string form(const LogRule& rule, std::string_view word) {
    std::string text = "PLAYER " + std::string(word);
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

std::string with_article(std::string_view word) {
    return (word.starts_with('a') ? "an " : "a ") + std::string(word);
}

// What such a line looks like, after what is wrong with this one.
std::string expected_form(const LogEntry& entry, std::string_view word, std::string_view more) {
    const LogRule& rule = log_rule(entry.phase, entry.feature);
    const LogRule& later = log_rule(Phase::final, entry.feature);
    std::string text = ": " + with_article(word);
    text += entry.phase == Phase::play ? " completed in play" : " at the end";
    text.append(" is written ").append(form(rule, word)).append(more);
    if (rule.counts != later.counts) text.append(", and after ':' ").append(form(later, word));
    return text;
}

}  // namespace

std::expected<LogEntry, std::string> read_feature(LogEntry entry, std::string_view word, Words counts,
                                                  std::string_view more) {
    const auto wrong = [](std::string what) { return std::unexpected(std::move(what)); };
    const LogRule& rule = log_rule(entry.phase, entry.feature);
    const std::string a = with_article(word);
    if (!can_be(rule)) return wrong(a + " scores only at the end, after ':'");
    const std::size_t most_words = rule.counts.empty() ? 0 : 1;
    if (counts.size() > most_words) {
        return wrong("unexpected " + text::in_quotes(counts[most_words]) + expected_form(entry, word, more));
    }
    if (rule.counts.empty()) {
        entry.points = rule.base;
        return entry;
    }
    const std::string counted(rule.counts);
    if (counts.empty())
        return wrong("the number of " + counted + " is missing" + expected_form(entry, word, more));
    if (!is_whole_number(counts[0])) {
        return wrong(text::in_quotes(counts[0]) + " is not a number of " + counted +
                     expected_form(entry, word, more));
    }
    const auto count = value_of(counts[0]);
    const auto scored =
        count && *count <= any_count - entry.pennants ? points(rule, *count + entry.pennants) : std::nullopt;
    if (!scored) {
        return wrong(text::in_quotes(counts[0]) + " " + counted + " score more than " +
                     std::to_string(any_count) + ", the most a total can be");
    }
    if (*count < rule.least || *count > rule.most)
        return wrong(text::in_quotes(counts[0]) + " " + counted + ": " + a + " has " + range(rule));
    entry.count = *count;
    entry.points = *scored;
    return entry;
}

}  // namespace bastide::tally::detail
