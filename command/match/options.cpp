#include "command/match/options.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include <fmt/format.h>

#include "bastide/match/box_text.h"
#include "bastide/play/seed.h"
#include "bastide/text/plural.h"
#include "bastide/text/quote.h"
#include "bastide/text/suggest.h"
#include "bastide/text/synonyms.h"
#include "command/enum_option.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "os/input.h"

namespace bastide::cli {
namespace {

// The words of an option. Their indices are the values.
template <class T, std::size_t count>
std::vector<std::pair<std::string, T>> choices(const std::array<std::string_view, count>& words) {
    std::vector<std::pair<std::string, T>> found;
    found.reserve(count);
    for (std::size_t i = 0; i < count; ++i) found.emplace_back(words[i], static_cast<T>(i));
    return found;
}

// A word and the tiles that it may mean.
struct TypeWord {
    std::string text;
    std::optional<match::Type> by_name;
    std::optional<match::Type> by_letter;

    bool is_only_a_name() const { return by_name && !by_letter; }
    bool is_only_a_letter() const { return by_letter && !by_name; }
};

TypeWord type_word(const std::string& text) {
    TypeWord word{.text = text, .by_name = match::find_type(text), .by_letter = {}};
    if (text::is_monastery(text)) word.by_name = match::find_type("L");
    for (match::Type type = 0; type < match::type_count; ++type)
        if (text == std::string(1, match::types[type].letter)) word.by_letter = type;
    return word;
}

std::string not_a_tile(const std::string& word) {
    std::vector<std::string_view> names;
    names.reserve(match::types.size());
    for (const match::TileType& type : match::types) names.push_back(type.name);
    return to_string(text::not_one_of(word, "a tile", names, "'bastide match tiles' lists them"));
}

// Returns the error for a word that is the name of one tile and the letter of another, such as L or C, if no
// other word shows which is meant.
std::string two_tiles(const std::string& word, match::Type by_name, match::Type by_letter) {
    const match::TileType& type = match::types[by_name];
    const match::TileType& lettered = match::types[by_letter];
    return text::in_quotes(word) + " is the name of one tile and the letter of another: write " +
           std::string(1, type.letter) + " for the tile named " + std::string(type.name) + ", or " +
           std::string(lettered.name) + " for the tile with the letter " + std::string(1, lettered.letter);
}

}  // namespace

Result<match::MatchUp> match_up_of(const std::string& bots, const std::string& seed,
                                   const match::Settings& settings, const ProgramOptions& programs,
                                   BotRegistry& registry) {
    auto found = registry.find_all(bots);
    if (!found) {
        if (found.error().where == Location{}) found.error().message = "--bots: " + found.error().what();
        return std::unexpected(std::move(found.error()));
    }
    if (found->size() < match::min_contestants || found->size() > match::max_players) {
        return failed(fmt::format("--bots names {}, not {} to {}", text::plural(std::ssize(*found), "player"),
                                  match::min_contestants, match::max_players));
    }
    if (auto why = play::seed_error(seed, match::max_common_seed_bytes); !why.empty())
        return failed(std::move(why));
    match::MatchUp match_up;
    match_up.settings = settings;
    match_up.settings.players = static_cast<std::uint8_t>(found->size());
    match_up.bots = *std::move(found);
    match_up.seed = seed;
    if (programs.move_time) match_up.budget.time_ms = programs.move_time;
    return match_up;
}

void add_match_options(Command command, match::Settings& settings) {
    command.add_option("--meeples", settings.meeples, "The number of meeples per player")
        .transform(whole_number(1, match::max_meeples))
        .option_text("N [7]");
    add_choice(command, "--small-city", settings.small_city,
               choices<match::SmallCity>(match::small_city_words),
               "Points for a completed city of two tiles: 4, or 2 as in the first edition", "POINTS [4]");
    add_choice(command, "--farm", settings.farm, choices<match::Farm>(match::farm_words),
               "The edition whose rules score the fields: 3, 2 or 1", "EDITION [3]");
    add_choice(command, "--fields", settings.fields,
               {{std::string(match::fields_words[0]), true}, {std::string(match::fields_words[1]), false}},
               "Fields with farmers: on or off", "WORD [on]");
    add_choice(command, "--unplaceable", settings.unplaceable,
               choices<match::Unplaceable>(match::unplaceable_words),
               "A tile that fits nowhere: redraw sets it aside for good, bottom puts it under the deck",
               "WORD [redraw]");
    const auto take_box = [&settings](const std::string& file) {
        constexpr std::size_t max_bytes = 1 << 16;
        auto box = os::read_whole(file, max_bytes, match::read_box, "a box");
        if (!box) reject("--box", to_string(box.error()));
        settings.box = *box;
    };
    command
        .add_option_function(
            "--box", take_box,
            "Play with other tiles than those of the base game: a file with lines such as 'L 4', as "
            "docs/match-files.md describes it")
        .option_text("FILE")
        .type_name("*.txt");
}

void add_start_option(Command command, match::Settings& settings) {
    add_choice(command, "--start", settings.start, choices<match::FirstTile>(match::start_words),
               "The start tile: fixed (the usual one) or shuffled (drawn like any other)", "WORD [fixed]");
}

Result<std::vector<match::Type>> types_of(const std::string& words) {
    constexpr std::string_view gaps = " \t\r\n,";
    std::vector<TypeWord> read;
    for (std::size_t at = words.find_first_not_of(gaps); at != std::string::npos;) {
        const std::size_t end = std::min(words.find_first_of(gaps, at), words.size());
        read.push_back(type_word(words.substr(at, end - at)));
        at = words.find_first_not_of(gaps, end);
    }
    const bool has_names = std::ranges::any_of(read, &TypeWord::is_only_a_name);
    const bool has_letters = std::ranges::any_of(read, &TypeWord::is_only_a_letter);
    std::vector<match::Type> found;
    for (const TypeWord& word : read) {
        const auto [by_name, by_letter] = std::pair(word.by_name, word.by_letter);
        if (!by_name && !by_letter) return failed(not_a_tile(word.text));
        if (by_name && by_letter && has_names == has_letters)
            return failed(two_tiles(word.text, *by_name, *by_letter));
        found.push_back(has_names ? by_name.value_or(by_letter.value_or(0))
                                  : by_letter.value_or(by_name.value_or(0)));
    }
    return found;
}

}  // namespace bastide::cli
