#include "bastide/tally/detail/read_feature.h"

#include "bastide/tally/detail/whole_number.h"
#include "bastide/tally/errors.h"
#include "bastide/tally/points.h"
#include "bastide/text/quote.h"
#include "bastide/text/synonyms.h"

namespace bastide::tally::detail {
namespace {

// The form of a line with this feature: "PLAYER city TILES".
std::string form(const LogRule& rule, std::string_view word) {
    std::string text = "PLAYER " + std::string(word);
    if (!rule.counts.empty()) text += ' ';
    for (const char letter : rule.counts) {
        text += letter == ' ' ? '-' : static_cast<char>(letter - 'a' + 'A');
    }
    return text;
}

std::string with_article(std::string_view word) {
    return (word.starts_with('a') ? "an " : "a ") + std::string(word);
}

// An error message with the expected form.
Message expected_form(const LogEntry& entry, std::string_view word, std::string_view more) {
    const LogRule& rule = log_rule(entry.phase, entry.feature);
    const LogRule& later = log_rule(Phase::final, entry.feature);
    Message now(entry.phase == Phase::play ? errors::form_in_play : errors::form_at_end, with_article(word),
                form(rule, word).append(more));
    if (rule.counts == later.counts) return now;
    return {errors::form_and_after_end, std::move(now), form(later, word)};
}

}  // namespace

std::optional<LogFeature> feature_of(std::string_view word) {
    for (const LogFeature feature : all_log_features) {
        if (word == name(feature)) return feature;
    }
    if (text::is_monastery(word)) return LogFeature::monastery;
    if (text::is_field(word)) return LogFeature::field;
    return std::nullopt;
}

std::expected<LogEntry, Message> read_feature(LogEntry entry, std::string_view word, WordSpan counts,
                                              std::string_view more) {
    const LogRule& rule = log_rule(entry.phase, entry.feature);
    const std::string a = with_article(word);
    if (!can_be(rule)) return wrong({errors::only_at_end, a});
    const std::size_t max_words = rule.counts.empty() ? 0 : 1;
    if (counts.size() > max_words) {
        return wrong({errors::unexpected_in_entry, text::in_quotes(counts[max_words]),
                      expected_form(entry, word, more)});
    }
    if (rule.counts.empty()) {
        entry.points = rule.base;
        return entry;
    }
    if (counts.empty()) return wrong({errors::no_count, rule.counts, expected_form(entry, word, more)});
    if (!is_whole_number(counts[0])) {
        return wrong(
            {errors::not_a_count, text::in_quotes(counts[0]), rule.counts, expected_form(entry, word, more)});
    }
    const auto count = value_of(counts[0]);
    const auto scored =
        count && *count <= any_count - entry.pennants ? points(rule, *count + entry.pennants) : std::nullopt;
    if (!scored) {
        return wrong({errors::count_too_large, text::in_quotes(counts[0]), rule.counts, any_count});
    }
    if (*count < rule.least && rule.most == any_count)
        return wrong({errors::count_too_small, text::in_quotes(counts[0]), rule.counts, a, rule.least});
    if (*count < rule.least || *count > rule.most) {
        return wrong(
            {errors::count_out_of_range, text::in_quotes(counts[0]), rule.counts, a, rule.least, rule.most});
    }
    entry.count = *count;
    entry.points = *scored;
    return entry;
}

}  // namespace bastide::tally::detail
