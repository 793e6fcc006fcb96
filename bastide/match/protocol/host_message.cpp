#include "bastide/match/protocol/host_message.h"

#include <algorithm>
#include <array>
#include <limits>

#include "bastide/base/name_in.h"
#include "bastide/match/box_text.h"
#include "bastide/match/errors.h"
#include "bastide/match/notation.h"
#include "bastide/match/position_text.h"
#include "bastide/match/protocol/words.h"
#include "bastide/text/suggest.h"

namespace bastide::match::protocol {
namespace {

constexpr std::int64_t max_time = 24LL * 60 * 60 * 1000;
constexpr std::int64_t max_simulations = 1'000'000'000;
constexpr int max_points = 9999;

constexpr auto host_words = std::to_array<std::string_view>(
    {"protocol", "isready", "newmatch", "draw", "aside", "play", "legal", "go", "over", "quit"});

// "L:2,RFr:1", or "-" if there are no tiles.
std::string text_of(const TileCounts& tiles) {
    std::string text;
    for (Type type = 0; type < type_count; ++type) {
        if (tiles[type] == 0) continue;
        if (!text.empty()) text += ',';
        text.append(types[type].name).append(":").append(std::to_string(tiles[type]));
    }
    return text.empty() ? "-" : text;
}

std::string text_of(const NewMatch& match) {
    const Settings& settings = match.settings;
    std::string text = "newmatch seat " + std::to_string(match.seat);
    const auto add = [&](std::string_view name, std::string_view value) {
        text.append(" ").append(name).append(" ").append(value);
    };
    add("first", types[match.first].name);
    add("chance", std::to_string(match.chance));
    add("players", std::to_string(settings.players));
    add("meeples", std::to_string(settings.meeples));
    add("small_city", name_in(small_city_words, settings.small_city));
    add("farm", name_in(farm_words, settings.farm));
    add("fields", name_in(fields_words, !settings.fields));
    add("unplaceable", name_in(unplaceable_words, settings.unplaceable));
    add("start", name_in(start_words, settings.start));
    if (settings.box != Box()) add("box", to_word(settings.box));
    if (match.tiles) add("tiles", text_of(*match.tiles));
    if (match.position) add("position", match::to_text(*match.position));
    return text;
}

std::string text_of(const Legal& legal) {
    std::string text = "legal";
    for (const Move& move : legal.moves) text.append(text.size() == 5 ? " " : ", ").append(to_text(move));
    return text;
}

std::string text_of(const Go& go) {
    std::string text = "go";
    if (go.time_ms) text += " time " + std::to_string(*go.time_ms);
    if (go.clock_ms) text += " clock " + std::to_string(*go.clock_ms);
    if (go.simulations) text += " simulations " + std::to_string(*go.simulations);
    return text;
}

std::string text_of(const Over& over) {
    std::string text = "over";
    for (const int points : over.points) text += " " + std::to_string(points);
    return text;
}

std::string text_of(const Hello& hello) {
    return "protocol " + std::to_string(hello.version);
}

std::string text_of(const IsReady& /*is_ready*/) {
    return "isready";
}

std::string text_of(const Draw& draw) {
    return std::string("draw ").append(types[draw.tile].name);
}

std::string text_of(const UnplaceableTile& aside) {
    return std::string("aside ").append(types[aside.tile].name);
}

std::string text_of(const Play& play) {
    return "play " + match::to_text(play.move);
}

std::string text_of(const Quit& /*quit*/) {
    return "quit";
}

// The word of an option that is one of a few: its place among them is its value.
template <class Option, std::size_t count>
Result<void> take_word(WordReader& words, const std::array<std::string_view, count>& known, Option& option) {
    const std::string_view word = words.next();
    const auto found = std::ranges::find(known, word);
    if (found == known.end())
        return words.fail(text::in_quotes(word) + " is not valid: expected " + text::either(known));
    option = static_cast<Option>(found - known.begin());
    return {};
}

template <class Number>
Result<void> take_number(WordReader& words, int least, int most, std::string_view due, Number& number) {
    const auto read = words.number<int>(least, most, due);
    if (!read) return std::unexpected(read.error());
    number = static_cast<Number>(*read);
    return {};
}

// An error with its column in the line.
template <class T>
Result<T> moved(Result<T> read, std::int64_t column) {
    if (!read) read.error().where.column = std::max<std::int64_t>(read.error().where.column, 1) + column - 1;
    return read;
}

Result<Type> read_tile(WordReader& words) {
    const std::string_view word = words.next();
    if (word.empty()) return words.fail("the line ends too soon: expected a tile");
    return moved(read_type(word), words.column());
}

Result<TileCounts> read_counts(WordReader& words) {
    TileCounts tiles{};
    std::string_view rest = words.next();
    if (rest == "-") return tiles;
    std::int64_t column = words.column();
    while (true) {
        const std::string_view one = rest.substr(0, rest.find(','));
        const std::size_t colon = std::min(one.find(':'), one.size());
        const auto type = moved(read_type(one.substr(0, colon)), column);
        if (!type) return std::unexpected(type.error());
        const auto count = text::number_in<int>(one.substr(std::min(colon + 1, one.size())));
        if (!count || *count < 1 || std::cmp_greater(*count, max_tiles_of_type) || tiles[*type] != 0)
            return words.fail(text::in_quotes(one) +
                              " is not valid: expected each tile once, as in 'L:2,RFr:1'");
        tiles[*type] = static_cast<std::uint8_t>(*count);
        if (one.size() == rest.size()) return tiles;
        rest.remove_prefix(one.size() + 1);
        column += static_cast<std::int64_t>(one.size()) + 1;
    }
}

// The position is the rest of the line.
Result<void> take_position(WordReader& words, NewMatch& match) {
    const std::string_view text = words.rest();
    auto position = moved(read_position(text), words.column());
    if (!position) return std::unexpected(std::move(position.error()));
    if (position->tile() != no_tile)
        return words.fail("the position has a tile in hand: expected it in a line 'draw TILE'");
    match.position = state_of(*position);
    return {};
}

Result<void> take_option(std::string_view name, WordReader& words, NewMatch& match) {
    Settings& settings = match.settings;
    if (name == "seat") return take_number(words, 0, max_players - 1, "a seat from 0 to 5", match.seat);
    if (name == "players")
        return take_number(words, min_players, max_players, "1 to 6 players", settings.players);
    if (name == "meeples") return take_number(words, 1, max_meeples, "1 to 72 meeples", settings.meeples);
    if (name == "small_city") return take_word(words, small_city_words, settings.small_city);
    if (name == "farm") return take_word(words, farm_words, settings.farm);
    if (name == "unplaceable") return take_word(words, unplaceable_words, settings.unplaceable);
    if (name == "start") return take_word(words, start_words, settings.start);
    if (name == "fields") {
        bool are_off = false;
        auto taken = take_word(words, fields_words, are_off);
        settings.fields = !are_off;
        return taken;
    }
    if (name == "box") {
        const std::string_view word = words.next();
        const auto box = moved(read_box(word), words.column());
        if (!box) return std::unexpected(box.error());
        settings.box = *box;
        return {};
    }
    if (name == "first") {
        const auto tile = read_tile(words);
        if (!tile) return std::unexpected(tile.error());
        match.first = *tile;
        return {};
    }
    if (name == "tiles") {
        const auto tiles = read_counts(words);
        if (!tiles) return std::unexpected(tiles.error());
        match.tiles = *tiles;
        return {};
    }
    if (name == "position") return take_position(words, match);
    if (name == "chance") {
        const auto chance = words.number<std::uint64_t>(0, std::numeric_limits<std::uint64_t>::max(),
                                                        "a whole number below 2 to the 64");
        if (!chance) return std::unexpected(chance.error());
        match.chance = *chance;
        return {};
    }
    constexpr auto known = std::to_array<std::string_view>({"seat", "first", "chance", "players", "meeples",
                                                            "small_city", "farm", "fields", "unplaceable",
                                                            "start", "box", "tiles", "position"});
    return words.fail(text::not_one_of(name, "an option of a game", known, text::either(known)));
}

// Fails if a name of a pair was given before.
Result<void> take_name(std::string_view name, const WordReader& words, std::vector<std::string_view>& names) {
    if (std::ranges::find(names, name) != names.end())
        return words.fail(text::in_quotes(name) + " is given twice");
    names.push_back(name);
    return {};
}

Result<HostMessage> read_new_match(WordReader& words) {
    NewMatch match;
    std::vector<std::string_view> names;
    while (!words.is_at_end()) {
        const std::string_view name = words.next();
        if (auto taken = take_name(name, words, names); !taken) return std::unexpected(taken.error());
        if (auto taken = take_option(name, words, match); !taken) return std::unexpected(taken.error());
    }
    if (std::ranges::find(names, "seat") == names.end())
        return words.fail("the program's seat is missing: expected 'seat' and a number from 0");
    if (match.seat >= match.settings.players)
        return words.fail("there is no seat " + std::to_string(match.seat) + " among " +
                          std::to_string(match.settings.players) + " players: seats count from 0");
    const Box& box = match.settings.box;
    const bool is_fixed = match.settings.start == FirstTile::fixed;
    if (is_fixed && std::ranges::find(names, "first") == names.end()) match.first = box.start();
    if (is_fixed && match.first != box.start())
        return words.fail("the start tile is fixed, so the first is " + std::string(types[box.start()].name) +
                          ": expected 'start shuffled' with another");
    if (box.count(match.first) == 0)
        return words.fail("the box has no tile " + std::string(types[match.first].name));
    if (match.position && match.position->settings != match.settings)
        return words.fail(errors::position_settings);
    for (Type type = 0; match.tiles && type < type_count; ++type) {
        const int all = box.count(type) - (type == match.first ? 1 : 0);
        if ((*match.tiles)[type] > all)
            return words.fail("the box has only " + std::to_string(all) + " tiles " +
                              std::string(types[type].name) + " to draw");
    }
    return match;
}

Result<HostMessage> read_legal(WordReader& words) {
    Legal legal;
    std::string_view left = words.rest();
    auto column = words.column();
    while (!left.empty()) {
        const std::string_view one = left.substr(0, left.find(','));
        auto move = moved(read_move(one), column);
        if (!move) return std::unexpected(std::move(move.error()));
        legal.moves.push_back(*move);
        if (one.size() == left.size()) break;
        left.remove_prefix(one.size() + 1);
        column += static_cast<std::int64_t>(one.size()) + 1;
    }
    return legal;
}

Result<HostMessage> read_go(WordReader& words) {
    Go go;
    std::vector<std::string_view> names;
    while (!words.is_at_end()) {
        const std::string_view name = words.next();
        if (auto taken = take_name(name, words, names); !taken) return std::unexpected(taken.error());
        const bool is_time = name == "time" || name == "clock";
        if (!is_time && name != "simulations")
            return words.fail(text::in_quotes(name) + " is not valid: expected time, clock or simulations");
        const auto number =
            is_time ? words.number<std::int64_t>(0, max_time, "milliseconds, at most a day")
                    : words.number<std::int64_t>(1, max_simulations, "1 to 1000000000 simulations");
        if (!number) return std::unexpected(number.error());
        if (name == "time") {
            go.time_ms = *number;
        } else if (name == "clock") {
            go.clock_ms = *number;
        } else {
            go.simulations = *number;
        }
    }
    return go;
}

Result<HostMessage> read_over(WordReader& words) {
    Over over;
    while (!words.is_at_end()) {
        const auto points = words.number<int>(0, max_points, "points by seat");
        if (!points) return std::unexpected(points.error());
        over.points.push_back(*points);
    }
    if (over.points.size() < min_players || over.points.size() > max_players)
        return words.fail("expected the points of 1 to 6 players");
    return over;
}

// A line of one word, or of a word and a tile.
template <class Line>
Result<HostMessage> ended(WordReader& words, Line line) {
    if (auto end = words.end(); !end) return std::unexpected(std::move(end.error()));
    return line;
}

template <class Line>
Result<HostMessage> of_tile(WordReader& words) {
    const auto tile = read_tile(words);
    if (!tile) return std::unexpected(tile.error());
    return ended(words, Line{*tile});
}

}  // namespace

std::string to_text(const HostMessage& line) {
    return std::visit([](const auto& message) { return text_of(message); }, line);
}

Result<HostMessage> read_host_message(std::string_view text) {
    WordReader words(text);
    const std::string_view first = words.next();
    if (first == "draw") return of_tile<Draw>(words);
    if (first == "aside") return of_tile<UnplaceableTile>(words);
    if (first == "go") return read_go(words);
    if (first == "legal") return read_legal(words);
    if (first == "newmatch") return read_new_match(words);
    if (first == "over") return read_over(words);
    if (first == "isready") return ended(words, IsReady{});
    if (first == "quit") return ended(words, Quit{});
    if (first == "protocol") {
        const auto message = words.number<int>(1, std::numeric_limits<int>::max(), "a version number from 1");
        if (!message) return std::unexpected(message.error());
        return ended(words, Hello{*message});
    }
    if (first == "play") {
        const std::string_view rest = words.rest();
        auto move = moved(read_move(rest), words.column());
        if (!move) return std::unexpected(std::move(move.error()));
        return Play{*move};
    }
    return words.fail(text::not_one_of(first, "a line of the protocol", host_words,
                                       "they begin with " + text::either(host_words)));
}

}  // namespace bastide::match::protocol
