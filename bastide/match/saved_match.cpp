#include "bastide/match/saved_match.h"

#include <algorithm>
#include <array>

#include "bastide/match/json.h"
#include "bastide/match/notation.h"
#include "bastide/play/seed.h"
#include "bastide/text/json_members.h"

namespace bastide::match {
namespace {

using Json = text::JsonValue::Kind;

constexpr std::string_view aside_word = "aside ";

// An option that a record writes as a word: its place among the words is its value.
template <class Option, std::size_t count>
Result<void> read_option(const text::JsonValue& value, const std::array<std::string_view, count>& words,
                         Option& option) {
    const auto place = read_word(value, words);
    if (!place) return std::unexpected(place.error());
    option = static_cast<Option>(*place);
    return {};
}

// As `read_option`, of words that are numbers.
template <class Option, std::size_t count>
Result<void> read_number_option(const text::JsonValue& value,
                                const std::array<std::string_view, count>& words, const std::string& due,
                                Option& option) {
    const auto number = read_number(value, 0, 9, due);
    if (!number) return std::unexpected(number.error());
    const auto found = std::ranges::find(words, std::to_string(*number));
    if (found == words.end()) return fail_at(value, {text::errors::impossible, shown(value), due});
    option = static_cast<Option>(found - words.begin());
    return {};
}

Result<void> read_meeples(const text::JsonValue& value, Settings& settings) {
    const auto meeples = read_number(value, 1, most_meeples, "a player has 1 to 72 meeples");
    if (!meeples) return std::unexpected(meeples.error());
    settings.meeples = static_cast<std::uint8_t>(*meeples);
    return {};
}

Result<void> read_small_city(const text::JsonValue& value, Settings& settings) {
    return read_number_option(value, small_city_words, "a city of two tiles pays 4 or 2",
                              settings.small_city);
}

Result<void> read_farm(const text::JsonValue& value, Settings& settings) {
    return read_number_option(value, farm_words, "farms are scored as in edition 1, 2 or 3", settings.farm);
}

Result<void> read_fields(const text::JsonValue& value, Settings& settings) {
    bool are_off = false;
    if (auto read = read_option(value, fields_words, are_off); !read) return read;
    settings.fields = !are_off;
    return {};
}

Result<void> read_unplaceable(const text::JsonValue& value, Settings& settings) {
    return read_option(value, unplaceable_words, settings.unplaceable);
}

Result<void> read_start(const text::JsonValue& value, Settings& settings) {
    return read_option(value, start_words, settings.start);
}

constexpr std::array<text::JsonMemberOf<Settings>, 6> options = {{
    {"meeples", false, read_meeples},
    {"small_city", false, read_small_city},
    {"farm", false, read_farm},
    {"fields", false, read_fields},
    {"unplaceable", false, read_unplaceable},
    {"start", false, read_start},
}};

Result<void> read_version(const text::JsonValue& value, SavedMatch& saved) {
    (void)saved;
    return text::read_version(value, "match");
}

Result<void> read_players(const text::JsonValue& value, SavedMatch& saved) {
    const auto players = read_number(value, least_players, most_players, "a match has 2 to 6 players");
    if (!players) return std::unexpected(players.error());
    saved.deal.settings.players = static_cast<std::uint8_t>(*players);
    return {};
}

Result<void> read_options_of(const text::JsonValue& value, SavedMatch& saved) {
    return read_options(value, saved.deal.settings);
}

Result<void> read_seed(const text::JsonValue& value, SavedMatch& saved) {
    auto seed = play::read_seed(value);
    if (!seed) return std::unexpected(std::move(seed.error()));
    saved.deal.seed = *std::move(seed);
    return {};
}

// The error, if there is one, as that of a value in a list.
template <class T>
Result<T> located(Result<T> read, const text::JsonValue& value, std::string_view list, std::size_t number) {
    if (read) return read;
    Location where = value.where;
    where.context = std::string(list).append(1, ' ').append(std::to_string(number));
    return std::unexpected(Error{std::move(where), std::move(read.error().message)});
}

Result<Type> read_tile(const text::JsonValue& value) {
    if (value.kind != Json::string) return fail_at(value, R"(a tile is a name in quotes, as in "RFr")");
    return read_type(value.text);
}

Result<void> read_deck(const text::JsonValue& value, SavedMatch& saved) {
    if (value.kind != Json::array) return fail_at(value, "the deck is a list of tiles in [ ]");
    Deck deck;
    deck.reserve(value.elements.size());
    for (std::size_t i = 0; i < value.elements.size(); ++i) {
        auto tile = located(read_tile(value.elements[i]), value.elements[i], "tile", i);
        if (!tile) return std::unexpected(std::move(tile.error()));
        deck.push_back(*tile);
    }
    if (Message why = why_bad_deck(saved.deal.settings, deck); !why.empty())
        return fail_at(value, std::move(why));
    saved.deal.deck = std::move(deck);
    return {};
}

// A move, or a tile set aside.
Result<void> read_turn(const text::JsonValue& value, SavedMatch& saved) {
    if (value.kind != Json::string) return fail_at(value, R"(a move is text in quotes, as in "LR 1 0 1 rW")");
    const std::string_view text = value.text;
    if (text.starts_with(aside_word)) {
        const auto tile = read_type(text.substr(aside_word.size()));
        if (!tile) return std::unexpected(tile.error());
        saved.asides.push_back({*tile, static_cast<int>(saved.moves.size())});
        return {};
    }
    const auto move = read_move(text);
    if (!move) return std::unexpected(move.error());
    saved.moves.push_back(*move);
    return {};
}

Result<void> read_moves(const text::JsonValue& value, SavedMatch& saved) {
    if (value.kind != Json::array) return fail_at(value, "the moves are a list in [ ]");
    for (std::size_t i = 0; i < value.elements.size(); ++i) {
        auto read = located(read_turn(value.elements[i], saved), value.elements[i], "move", i);
        if (!read) return read;
    }
    return {};
}

Result<void> read_names(const text::JsonValue& value, SavedMatch& saved) {
    const auto players = saved.deal.settings.players;
    const std::string due = "the names are a list of " + std::to_string(players) + ", one for each player";
    if (value.kind != Json::array || value.elements.size() != players) return fail_at(value, due);
    for (const text::JsonValue& name : value.elements) {
        if (name.kind != Json::string || name.text.empty()) return fail_at(name, "a name is text in quotes");
        saved.names.push_back(name.text);
    }
    return {};
}

Result<void> read_forfeiting_seat(const text::JsonValue& value, Forfeit& forfeit) {
    const auto seat = read_number(value, 0, most_players - 1, "a seat is a number from 0 to 5");
    if (!seat) return std::unexpected(seat.error());
    forfeit.seat = *seat;
    return {};
}

Result<void> read_why(const text::JsonValue& value, Forfeit& forfeit) {
    if (value.kind != Json::string) return fail_at(value, "why a match was forfeited is text in quotes");
    forfeit.why = value.text;
    return {};
}

constexpr std::array<text::JsonMemberOf<Forfeit>, 2> forfeit_members = {{
    {"seat", true, read_forfeiting_seat},
    {"why", true, read_why},
}};

Result<void> read_forfeit(const text::JsonValue& value, SavedMatch& saved) {
    return read_members(value, "forfeit", forfeit_members, saved.forfeit.emplace());
}

// In the order they are read: which decks are good depends on the options.
constexpr std::array<text::JsonMemberOf<SavedMatch>, 8> members = {{
    {"version", true, read_version},
    {"players", true, read_players},
    {"options", false, read_options_of},
    {"seed", false, read_seed},
    {"deck", false, read_deck},
    {"moves", true, read_moves},
    {"names", false, read_names},
    {"forfeit", false, read_forfeit},
}};

std::string aside_text(Type tile) {
    return std::string(aside_word).append(types[tile].name);
}

// What is wrong with a tile that is said to be set aside, if `due` are those that the deck sets aside up to
// there, and so many of these have been told before; empty if nothing is.
std::string why_not_aside(const Game& game, Type tile, std::size_t told) {
    if (told < game.asides().size()) {
        const Type due = game.asides()[told].tile;
        return tile == due ? "" : "the tile that fits nowhere is " + std::string(types[due].name);
    }
    if (game.is_over()) return "the match is over";
    return "the tile in hand is " + std::string(types[game.position().tile()].name) +
           (game.position().tile() == tile ? ", which fits" : "");
}

// What is wrong with a forfeit once all moves are played; empty if nothing is.
std::string why_not_forfeited(const Game& game, const Forfeit& forfeit) {
    if (game.is_over()) return "the match is over: nobody can forfeit it";
    const int due = game.position().to_move();
    if (forfeit.seat == due) return {};
    return "seat " + std::to_string(due) + " is to move: seat " + std::to_string(forfeit.seat) +
           " cannot forfeit";
}

std::unexpected<Error> wrong_move(std::size_t number, Message why) {
    return fail(Location{.context = "move " + std::to_string(number)}, std::move(why));
}

}  // namespace

Result<SavedMatch> read_saved_match(std::string_view text) {
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    return read_saved_match(*root);
}

Result<SavedMatch> read_saved_match(const text::JsonValue& root) {
    SavedMatch saved;
    if (auto read = read_members(root, "match", members, saved); !read)
        return std::unexpected(std::move(read.error()));
    if (saved.deal.deck && !saved.deal.seed.empty())
        return fail_at(*root.find("deck"), "the match has a seed and a deck: leave one out");
    if (!saved.deal.deck && saved.deal.seed.empty())
        return fail_at(root, R"(the match has neither a "seed" nor a "deck")");
    return saved;
}

Result<void> read_options(const text::JsonValue& value, Settings& settings) {
    return read_members(value, "set of options", options, settings);
}

void write_options(text::JsonWriter& json, const Settings& settings) {
    const Settings usual;
    const auto place = [](auto option) { return static_cast<std::size_t>(option); };
    json.begin_object();
    if (settings.meeples != usual.meeples) json.member("meeples", settings.meeples);
    if (settings.small_city != usual.small_city) {
        json.key("small_city");
        json.raw(small_city_words[place(settings.small_city)]);
    }
    if (settings.farm != usual.farm) {
        json.key("farm");
        json.raw(farm_words[place(settings.farm)]);
    }
    if (settings.fields != usual.fields) json.member("fields", fields_words[place(!settings.fields)]);
    if (settings.unplaceable != usual.unplaceable)
        json.member("unplaceable", unplaceable_words[place(settings.unplaceable)]);
    if (settings.start != usual.start) json.member("start", start_words[place(settings.start)]);
    json.end_object();
}

std::vector<std::string> move_list(const SavedMatch& saved) {
    std::vector<std::string> list;
    list.reserve(saved.moves.size() + saved.asides.size());
    auto aside = saved.asides.begin();
    for (std::size_t i = 0; i <= saved.moves.size(); ++i) {
        for (; aside != saved.asides.end() && std::cmp_equal(aside->before_move, i); ++aside)
            list.push_back(aside_text(aside->tile));
        if (i < saved.moves.size()) list.push_back(to_text(saved.moves[i]));
    }
    return list;
}

std::string to_json(const SavedMatch& saved) {
    text::JsonWriter json;
    write_json(json, saved);
    return json.take();
}

void write_json(text::JsonWriter& json, const SavedMatch& saved) {
    json.begin_object();
    json.member("version", 1);
    json.member("players", saved.deal.settings.players);
    json.key("options");
    write_options(json, saved.deal.settings);
    if (saved.deal.deck) {
        json.key("deck");
        json.begin_array();
        for (const Type tile : *saved.deal.deck) json.value(types[tile].name);
        json.end_array();
    } else {
        json.member("seed", std::string_view(saved.deal.seed));
    }
    write_moves(json, saved);
    if (!saved.names.empty()) {
        json.key("names");
        json.begin_array();
        for (const std::string& name : saved.names) json.value(std::string_view(name));
        json.end_array();
    }
    if (saved.forfeit) write_forfeit(json, *saved.forfeit);
    json.end_object();
}

std::string to_json(const Record& record) {
    return to_json(saved_of(record));
}

SavedMatch saved_of(const Record& record) {
    return {.deal = record.start(), .moves = record.moves(), .asides = record.game().asides()};
}

Result<Record> read_record(std::string_view text) {
    const auto saved = read_saved_match(text);
    if (!saved) return std::unexpected(saved.error());
    return replay(*saved);
}

Result<Record> replay(const SavedMatch& saved) {
    Record record(saved.deal);
    const Game& game = record.game();
    std::size_t told = 0;  // of the tiles set aside
    for (std::size_t i = 0; i <= saved.moves.size(); ++i) {
        for (; told < saved.asides.size() && std::cmp_equal(saved.asides[told].before_move, i); ++told) {
            if (std::string why = why_not_aside(game, saved.asides[told].tile, told); !why.empty())
                return wrong_move(i + told, std::move(why));
        }
        if (i == saved.moves.size()) break;
        if (told < game.asides().size()) {
            const std::string due = aside_text(game.asides()[told].tile);
            return wrong_move(i + told, std::string(types[game.asides()[told].tile].name) +
                                            " fits nowhere here: expected '" + due + "' first");
        }
        if (const auto step = record.play(saved.moves[i]); !step)
            return play::illegal_move(i + told, step.error());
    }
    if (!saved.forfeit) return record;
    if (std::string why = why_not_forfeited(game, *saved.forfeit); !why.empty()) {
        Error error{.where = {}, .message = std::move(why)};
        error.where.context = "forfeit";
        return std::unexpected(std::move(error));
    }
    return record;
}

}  // namespace bastide::match
