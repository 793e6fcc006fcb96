#include "bastide/play/intent.h"

#include <algorithm>
#include <optional>

#include "bastide/play/errors.h"
#include "bastide/text/number_in.h"
#include "bastide/text/quote.h"

namespace bastide::play {
namespace {

// The next word, taken off a text.
std::string_view take_word(std::string_view& text) {
    const std::size_t end = std::min(text.find(' '), text.size());
    const std::string_view word = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return word;
}

std::optional<int> take_number(std::string_view& text) {
    const auto number = text::number_in<int>(take_word(text));
    // More than any board needs, and too small to overflow a sum.
    constexpr int most = 1'000'000;
    return number && *number >= -most && *number <= most ? number : std::nullopt;
}

}  // namespace

Result<IntentText> read_intent_kind(std::string_view text) {
    const std::string_view word = take_word(text);
    const auto name = std::ranges::find(intent_names, word);
    if (name == intent_names.end())
        return fail({errors::unknown_intent, text::in_quotes(word), list_of(or_list, intent_names)});
    IntentText kind{.kind = static_cast<IntentKind>(name - intent_names.begin())};
    if (kind.kind == IntentKind::play || kind.kind == IntentKind::show) {
        kind.move = text;
        return kind;
    }
    for (int* const number : {&kind.x, &kind.y}) {
        if (text.empty()) break;
        const auto read = take_number(text);
        if (!read) return fail({errors::intent_numbers, word});
        *number = *read;
    }
    if (!text.empty()) return fail({errors::long_intent, word});
    return kind;
}

}  // namespace bastide::play
