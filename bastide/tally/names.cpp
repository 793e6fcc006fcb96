#include "bastide/tally/names.h"

#include <algorithm>

#include "bastide/tally/detail/whole_number.h"
#include "bastide/text/quote.h"
#include "bastide/text/utf8.h"

namespace bastide::tally {
namespace {

bool is_word(std::string_view word) {
    return !word.empty() && word.size() <= longest_name &&
           word.find_first_of(" ,#") == std::string_view::npos && word != ":" && word != "." &&
           text::is_utf8(word) && text::printable(word) == word;
}

}  // namespace

std::string why_bad_names(std::span<const std::string> names) {
    for (auto name = names.begin(); name != names.end(); ++name) {
        if (detail::is_whole_number(*name)) return text::in_quotes(*name) + " is a number, not a name";
        if (!is_word(*name)) {
            return text::in_quotes(*name) + " is not a name: a name is a word of at most " +
                   std::to_string(longest_name) + " bytes, without commas and '#'";
        }
        if (std::find(names.begin(), name, *name) != name)
            return text::in_quotes(*name) + " is the name of two players: give each their own";
    }
    return {};
}

std::string name_of(std::int32_t player, std::span<const std::string> names) {
    if (names.empty()) return "player " + std::to_string(player);
    return names[static_cast<std::size_t>(player) - 1];
}

}  // namespace bastide::tally
