#include "bastide/match/testing/scenarios.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <optional>
#include <span>
#include <sstream>

namespace bastide::match::testing {
namespace {

constexpr std::string_view file = BASTIDE_SOURCE_DIR "/bastide/match/testing/scenarios.txt";

[[noreturn]] void give_up(int line, std::string_view what) {
    std::fprintf(stderr, "scenarios.txt:%d: %.*s\n", line, static_cast<int>(what.size()), what.data());
    std::abort();
}

std::vector<std::string> words_of(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> words;
    for (std::string word; stream >> word;) words.push_back(word);
    return words;
}

int number_of(const std::string& word) {
    int number = -1000;
    std::from_chars(word.data(), word.data() + word.size(), number);
    return number;
}

Type type_of(const std::string& name, int line) {
    const std::optional<Type> type = find_type(name);
    if (!type) give_up(line, "no type is called so: " + name);
    return *type;
}

// The value whose word it is.
template <class Value, std::size_t N>
Value chosen(const std::array<std::string_view, N>& words, const std::string& word, int line) {
    const auto found = std::ranges::find(words, word);
    if (found == words.end()) give_up(line, "no value of that option");
    return static_cast<Value>(found - words.begin());
}

void set_option(Settings& settings, const std::string& rest, int line) {
    const std::vector<std::string> words = words_of(rest);
    if (words.size() != 2) give_up(line, "an option is a name and a value");
    const std::string& name = words[0];
    const std::string& value = words[1];
    if (name == "meeples") {
        settings.meeples = static_cast<std::uint8_t>(number_of(value));
    } else if (name == "small_city") {
        settings.small_city = chosen<SmallCity>(small_city_words, value, line);
    } else if (name == "farm") {
        settings.farm = chosen<Farm>(farm_words, value, line);
    } else if (name == "fields") {
        settings.fields = value == fields_words[0];
    } else if (name == "unplaceable") {
        settings.unplaceable = chosen<Unplaceable>(unplaceable_words, value, line);
    } else if (name == "start") {
        settings.start = chosen<FirstTile>(start_words, value, line);
    } else {
        give_up(line, "no option is called so");
    }
}

// Tiles in the order in which the lines name them.
Deck deck_of(std::span<const Line> lines) {
    Deck deck;
    for (const Line& line : lines)
        if (line.word == "plays" || line.word == "aside")
            deck.push_back(type_of(words_of(line.rest)[0], line.number));
    return deck;
}

void take_line(Scenario& scenario, const Line& line) {
    constexpr std::array<std::string_view, 11> words = {"plays",  "may",     "not",  "gives", "aside", "turn",
                                                        "scores", "meeples", "ends", "final", "ranks"};
    if (line.word == "says") {
        scenario.sentence = line.rest;
    } else if (line.word == "players") {
        scenario.settings.players = static_cast<std::uint8_t>(number_of(line.rest));
    } else if (line.word == "option") {
        set_option(scenario.settings, line.rest, line.number);
    } else if (line.word == "deck") {
        for (const std::string& name : words_of(line.rest))
            scenario.deck.push_back(type_of(name, line.number));
    } else if (std::ranges::find(words, line.word) != words.end()) {
        scenario.lines.push_back(line);
    } else {
        give_up(line.number, "no line begins so");
    }
}

std::vector<Scenario> read_all() {
    std::ifstream stream{std::string(file)};
    std::vector<Scenario> all;
    int number = 0;
    for (std::string text; std::getline(stream, text);) {
        ++number;
        if (text.empty() || text.starts_with('#')) continue;
        const std::size_t space = text.find(' ');
        if (space == std::string::npos) give_up(number, "a line is a word and what belongs to it");
        const Line line{number, text.substr(0, space), text.substr(space + 1)};
        if (line.word == "scenario") {
            all.push_back({.id = line.rest, .sentence = {}, .settings = {}, .deck = {}, .lines = {}});
        } else if (all.empty()) {
            give_up(number, "a scenario begins with its name");
        } else {
            take_line(all.back(), line);
        }
    }
    for (Scenario& scenario : all)
        if (scenario.deck.empty()) scenario.deck = deck_of(scenario.lines);
    if (all.empty()) give_up(number, "there are no scenarios");
    return all;
}

// Returns the contact that a word such as "E" or "NL" names on an unrotated tile.
std::size_t place_on_rim(std::string_view word, int rotation) {
    constexpr std::string_view sides = "NESW";
    const std::size_t side = (sides.find(word[0]) + 4 - static_cast<std::size_t>(rotation % 4)) % 4;
    const At at = word.size() < 2 ? At::middle : word[1] == 'L' ? At::left : At::right;
    return contact(tile::all_sides[side], at);
}

std::uint8_t piece_of(Type type, int rotation, std::string_view word) {
    if (word == "-") return no_piece;
    constexpr std::string_view kinds = "crmf";
    const auto kind = static_cast<Kind>(kinds.find(word[0]));
    const std::size_t place = kind == Kind::monastery ? 0 : place_on_rim(word.substr(1), rotation);
    for (std::uint8_t i = 0; i < types[type].piece_count; ++i) {
        const Piece& piece = types[type].pieces[i];
        if (piece.kind == kind && (kind == Kind::monastery || (piece.contacts >> place & 1) != 0)) return i;
    }
    return max_pieces;
}

}  // namespace

const std::vector<Scenario>& scenarios() {
    static const std::vector<Scenario> all = read_all();
    return all;
}

Move move_of(std::string_view text) {
    const std::vector<std::string> words = words_of(text);
    if (words.size() != 5) give_up(0, "a move has five words: " + std::string(text));
    const Type type = type_of(words[0], 0);
    const int rotation = number_of(words[3]);
    const Square at{static_cast<std::int8_t>(number_of(words[1])),
                    static_cast<std::int8_t>(number_of(words[2]))};
    return {type, {at, static_cast<std::uint8_t>(rotation)}, piece_of(type, rotation, words[4])};
}

std::string event_text(const Event& event) {
    std::string text(name(event.kind));
    const auto add = [&](std::string_view word, int number) {
        text.append(" ").append(word).append(" ").append(std::to_string(number));
    };
    text.append(event.complete ? " complete" : " final");
    if (event.kind == Kind::field) {
        add("cities", event.cities);
    } else {
        add("tiles", event.tiles);
    }
    if (event.pennants != 0) add("pennants", event.pennants);
    add("points", event.points);
    text.append(" winners");
    for (int player = 0; player < max_players; ++player)
        if ((event.winners >> player & 1) != 0) text.append(" ").append(std::to_string(player));
    return text;
}

}  // namespace bastide::match::testing
