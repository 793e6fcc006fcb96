#include "bastide/text/suggest.h"

#include <algorithm>

#include "bastide/text/errors.h"
#include "bastide/text/quote.h"

namespace bastide::text {
namespace {

constexpr std::size_t longest = 60;
constexpr std::size_t most = 3;
constexpr std::size_t min_prefix = 2;
constexpr std::size_t letters_for_a_slip = 3;

char plain(char letter) {
    if (letter >= 'A' && letter <= 'Z') return static_cast<char>(letter - 'A' + 'a');
    return letter == '_' || letter == ' ' ? '-' : letter;
}

std::string plain(std::string_view word) {
    std::string out(word);
    std::ranges::transform(out, out.begin(), [](char each) { return plain(each); });
    return out;
}

// The distance of a known word from the input, or `out_of_reach` if it is not near. Both are normalised.
constexpr std::size_t out_of_reach = longest;

std::size_t distance(const std::string& written, const std::string& known) {
    const std::size_t slips = slips_between(written, known);
    const std::size_t length = std::max(written.size(), known.size());
    const std::size_t max_typos = std::max(length / letters_for_a_slip, std::size_t{1});
    if (slips <= max_typos && slips < length) return slips;
    return written.size() >= min_prefix && known.starts_with(written) ? slips : out_of_reach;
}

}  // namespace

std::size_t slips_between(std::string_view one, std::string_view other) {
    // Distances from this prefix of `one`, and from the previous two, to the prefixes of `other`.
    std::vector<std::size_t> now(other.size() + 1);
    std::vector<std::size_t> before(other.size() + 1);
    std::vector<std::size_t> long_before(other.size() + 1);
    for (std::size_t j = 0; j <= other.size(); ++j) now[j] = j;
    for (std::size_t i = 1; i <= one.size(); ++i) {
        std::swap(long_before, before);
        std::swap(before, now);
        now[0] = i;
        for (std::size_t j = 1; j <= other.size(); ++j) {
            const std::size_t replaced = one[i - 1] == other[j - 1] ? 0 : 1;
            now[j] = std::min({before[j] + 1, now[j - 1] + 1, before[j - 1] + replaced});
            const bool is_swap = i > 1 && j > 1 && one[i - 1] == other[j - 2] && one[i - 2] == other[j - 1];
            if (is_swap) now[j] = std::min(now[j], long_before[j - 2] + 1);
        }
    }
    return now.back();
}

std::vector<std::string_view> nearest(std::string_view word, std::span<const std::string_view> known) {
    std::vector<std::string_view> found;
    if (word.empty() || word.size() > longest) return found;
    const std::string written = plain(word);
    std::size_t least = out_of_reach;
    for (const std::string_view each : known) {
        if (each.size() > longest) continue;
        const std::size_t slips = distance(written, plain(each));
        if (slips < least) found.clear();
        least = std::min(least, slips);
        if (slips == least && slips < out_of_reach && found.size() < most) found.push_back(each);
    }
    return found;
}

std::string either(std::span<const std::string_view> words) {
    return to_string(list_of(or_list, words));
}

Message quoted_list(const MessageKind& kind, std::span<const std::string_view> words) {
    Message list(kind);
    for (const std::string_view word : words) list.operands.emplace_back("'" + std::string(word) + "'");
    return list;
}

std::string did_you_mean(std::span<const std::string_view> words) {
    return words.empty() ? "" : "did you mean " + to_string(quoted_list(or_list, words)) + '?';
}

std::string did_you_mean(std::string_view word, std::span<const std::string_view> known) {
    return did_you_mean(nearest(word, known));
}

Message with_suggestion(Message wrong, std::string_view word, std::span<const std::string_view> known) {
    const std::vector<std::string_view> near = nearest(word, known);
    if (near.empty()) return wrong;
    return {errors::did_you_mean, std::move(wrong), quoted_list(or_list, near)};
}

Message not_one_of(std::string_view word, Message what, std::span<const std::string_view> names,
                   Message known) {
    Message wrong =
        known.empty() ? Message(errors::not_one_of, in_quotes(word), std::move(what))
                      : Message(errors::not_one_of_these, in_quotes(word), std::move(what), std::move(known));
    return with_suggestion(std::move(wrong), word, names);
}

}  // namespace bastide::text
