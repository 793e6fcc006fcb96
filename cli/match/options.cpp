#include "cli/match/options.h"

#include <array>
#include <string_view>
#include <utility>
#include <vector>

#include "bastide/text/quote.h"
#include "cli/choice.h"
#include "cli/decimal.h"
#include "cli/failed.h"

namespace bastide::cli {
namespace {

// The words of an option and what they stand for: value 0 and up.
template <class T, std::size_t count>
std::vector<std::pair<std::string, T>> choices(const std::array<std::string_view, count>& words) {
    std::vector<std::pair<std::string, T>> found;
    found.reserve(count);
    for (std::size_t i = 0; i < count; ++i) found.emplace_back(words[i], static_cast<T>(i));
    return found;
}

}  // namespace

void add_match_options(Command command, match::Settings& settings) {
    command.add_option("--meeples", settings.meeples, "Meeples of each player")
        .transform(whole_number(1, match::most_meeples))
        .option_text("N [7]");
    add_choice(command, "--small-city", settings.small_city,
               choices<match::SmallCity>(match::small_city_words),
               "What a completed city of two tiles pays: 4, or 2 as in the first edition", "POINTS [4]");
    add_choice(command, "--farm", settings.farm, choices<match::Farm>(match::farm_words),
               "By which edition fields pay: 3, 2 or 1", "EDITION [3]");
    add_choice(command, "--fields", settings.fields,
               {{std::string(match::fields_words[0]), true}, {std::string(match::fields_words[1]), false}},
               "Whether there are farmers: on or off", "WORD [on]");
    add_choice(
        command, "--unplaceable", settings.unplaceable, choices<match::Unplaceable>(match::unplaceable_words),
        "What becomes of a tile that fits nowhere: it leaves the match (redraw) or goes under the deck "
        "(bottom)",
        "WORD [redraw]");
}

void add_start_option(Command command, match::Settings& settings) {
    add_choice(command, "--start", settings.start, choices<match::FirstTile>(match::start_words),
               "Whether the start tile lies there (fixed) or is one of those drawn (shuffled)",
               "WORD [fixed]");
}

Result<std::vector<match::Type>> types_of(const std::string& words) {
    constexpr std::string_view gaps = " \t\r\n,";
    std::vector<match::Type> found;
    for (std::size_t at = words.find_first_not_of(gaps); at != std::string::npos;) {
        const std::size_t end = std::min(words.find_first_of(gaps, at), words.size());
        const std::string word = words.substr(at, end - at);
        const auto type = match::find_type(word);
        if (!type) return failed(text::in_quotes(word) + " is no tile: 'bastide match tiles' lists them");
        found.push_back(*type);
        at = words.find_first_not_of(gaps, end);
    }
    return found;
}

}  // namespace bastide::cli
