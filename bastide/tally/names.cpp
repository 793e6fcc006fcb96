#include "bastide/tally/names.h"

#include <algorithm>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/tally/detail/whole_number.h"
#include "bastide/tally/errors.h"
#include "bastide/text/quote.h"
#include "bastide/text/utf8.h"

namespace bastide::tally {
namespace {

bool is_word(std::string_view word) {
    return !word.empty() && word.size() <= max_name_length &&
           word.find_first_of(" ,#") == std::string_view::npos && word != ":" && word != "." &&
           text::is_utf8(word) && text::printable(word) == word;
}

// The first `most` bytes, or fewer, so that no character is cut.
std::string cut(std::string text, std::size_t most) {
    while (text.size() > most || !text::is_utf8(text)) text.pop_back();
    return text;
}

// Turns a text into a word of a log.
std::string word_of(std::string_view text) {
    std::string word;
    while (!text.empty()) {
        const std::size_t size = text::character_size(text);
        const std::string_view character = text.substr(0, size);
        if (character == " ") {
            word += '_';
        } else if (size > 0 && character != "," && character != "#" &&
                   text::printable(character) == character) {
            word += character;
        }
        text.remove_prefix(std::max<std::size_t>(size, 1));
    }
    return cut(std::move(word), max_name_length);
}

}  // namespace

std::expected<void, Message> check_names(std::span<const std::string> names) {
    const auto wrong = [](const MessageKind& kind, auto... operands) {
        return std::unexpected(Message(kind, std::move(operands)...));
    };
    for (auto name = names.begin(); name != names.end(); ++name) {
        if (detail::is_whole_number(*name)) return wrong(errors::name_is_a_number, text::in_quotes(*name));
        if (!is_word(*name)) return wrong(errors::not_a_name, text::in_quotes(*name), max_name_length);
        if (std::find(names.begin(), name, *name) != name)
            return wrong(errors::name_of_two, text::in_quotes(*name));
    }
    return {};
}

std::string name_of(std::int32_t player, std::span<const std::string> names) {
    if (names.empty()) return "player " + std::to_string(player);
    require(player >= 1 && std::cmp_less_equal(player, names.size()), "the player has a name", player);
    return names[static_cast<std::size_t>(player) - 1];
}

std::vector<std::string> names_in_log(std::span<const std::string> called) {
    std::vector<std::string> names;
    for (const std::string& each : called) {
        const std::string word = word_of(each);
        std::string name = word;
        const bool is_name = is_word(word) && !detail::is_whole_number(word);
        const auto is_taken = [&] { return std::ranges::find(names, name) != names.end(); };
        for (std::size_t number = names.size() + 1; (!is_name && name == word) || is_taken(); ++number) {
            const std::string end = '_' + std::to_string(number);
            name = cut(is_name ? word : "player", max_name_length - end.size()) + end;
        }
        names.push_back(std::move(name));
    }
    return names;
}

std::string display_name(std::string_view name) {
    std::string display(name);
    std::ranges::replace(display, '_', ' ');
    return display;
}

}  // namespace bastide::tally
