#include "bastide/match/saved_match.h"

#include <algorithm>
#include <array>
#include <chrono>

#include "bastide/base/require.h"
#include "bastide/match/box_text.h"
#include "bastide/match/errors.h"
#include "bastide/match/json.h"
#include "bastide/match/notation.h"
#include "bastide/match/position_text.h"
#include "bastide/play/errors.h"
#include "bastide/play/seed.h"
#include "bastide/text/number_in.h"

namespace bastide::match {
namespace {

using Json = text::JsonValue::Kind;

constexpr std::string_view aside_word = "aside ";

constexpr const char* in_order_of_moves = "the unplaceable tiles are in the order of the moves";

// "on" or "off".
struct OnOff : text::Choice<2> {
    template <class V>
    Result<bool> read(const text::JsonValue& value) const {
        const auto place = read_word(value, words);
        if (!place) return std::unexpected(place.error());
        return *place == 0;
    }
    void write(text::JsonWriter& json, bool is_on) const { json.value(words[is_on ? 0 : 1]); }
};

// A box as one line of text.
struct BoxText {
    template <class V>
    Result<Box> read(const text::JsonValue& value) const {
        if (value.kind != Json::string) return fail_at(value, errors::box_not_text);
        auto box = read_box(value.text);
        if (!box) return fail_at(value, std::move(box.error().message));
        return box;
    }
    static void write(text::JsonWriter& json, const Box& box) { json.value(to_text(box)); }
    template <class V>
    static std::string typescript(text::TypeScript& /*types*/) {
        return "string";
    }
};

// Returns the error, if any, as an error of a value in a list.
template <class T>
Result<T> located(Result<T> read, const text::JsonValue& value, const MessageKind& list, std::size_t number) {
    if (read) return read;
    Location where = value.where;
    where.context = {list, number};
    return fail(std::move(where), std::move(read.error().message));
}

Result<Type> read_tile(const text::JsonValue& value) {
    if (value.kind != Json::string) return fail_at(value, errors::tile_not_text);
    return read_type(value.text);
}

Result<void> read_seed(const text::JsonValue& value, SavedMatch& saved) {
    auto seed = play::read_seed(value);
    if (!seed) return std::unexpected(std::move(seed.error()));
    saved.deal.seed = *std::move(seed);
    return {};
}

std::optional<std::string_view> seed_of(const SavedMatch& saved) {
    return saved.deal.deck ? std::nullopt : std::optional<std::string_view>(saved.deal.seed);
}

std::optional<std::string> position_of_deal(const SavedMatch& saved) {
    if (!saved.deal.position) return std::nullopt;
    return to_text(*saved.deal.position);
}

Result<void> read_position_of_deal(const text::JsonValue& value, SavedMatch& saved) {
    if (value.kind != Json::string) return fail_at(value, errors::position_not_text);
    auto position = read_position(value.text);
    if (!position) return fail_at(value, std::move(position.error().message));
    if (position->settings() != saved.deal.settings) return fail_at(value, errors::position_settings);
    saved.deal.position = state_of(*position);
    return {};
}

std::optional<std::vector<std::string_view>> deck_names(const SavedMatch& saved, AfterDeck after_deck) {
    if (!saved.deal.deck || saved.deal.after_deck != after_deck) return std::nullopt;
    std::vector<std::string_view> names;
    for (const Type tile : *saved.deal.deck) {
        require_type(tile);
        names.push_back(types[tile].name);
    }
    return names;
}

Result<void> read_deck(const text::JsonValue& value, SavedMatch& saved, AfterDeck after_deck) {
    if (saved.deal.deck) return fail_at(value, errors::deck_and_drawn);
    if (value.kind != Json::array) return fail_at(value, errors::deck_not_a_list);
    Deck deck;
    deck.reserve(value.elements.size());
    for (std::size_t i = 0; i < value.elements.size(); ++i) {
        auto tile = located(read_tile(value.elements[i]), value.elements[i], errors::tile_place, i);
        if (!tile) return std::unexpected(std::move(tile.error()));
        deck.push_back(*tile);
    }
    saved.deal.deck = std::move(deck);
    saved.deal.after_deck = after_deck;
    if (Message why = deck_error(saved.deal); !why.empty()) return fail_at(value, std::move(why));
    return {};
}

// A move, or a tile set aside.
Result<void> read_turn(const text::JsonValue& value, SavedMatch& saved) {
    if (value.kind != Json::string) return fail_at(value, errors::move_not_text);
    const std::string_view text = value.text;
    if (text.starts_with(aside_word)) {
        const auto tile = read_type(text.substr(aside_word.size()));
        if (!tile) return std::unexpected(tile.error());
        saved.unplaceable_tiles.push_back({*tile, static_cast<int>(saved.moves.size())});
        return {};
    }
    const auto move = read_move(text);
    if (!move) return std::unexpected(move.error());
    saved.moves.push_back(*move);
    return {};
}

Result<void> read_moves(const text::JsonValue& value, SavedMatch& saved) {
    if (value.kind != Json::array) return fail_at(value, play::errors::moves_not_a_list);
    for (std::size_t i = 0; i < value.elements.size(); ++i) {
        auto read = located(read_turn(value.elements[i], saved), value.elements[i], play::errors::move, i);
        if (!read) return read;
    }
    return {};
}

Result<void> read_names(const text::JsonValue& value, SavedMatch& saved) {
    const auto players = saved.deal.settings.players;
    if (value.kind != Json::array || value.elements.size() != players)
        return fail_at(value, {errors::names_of_players, players});
    for (const text::JsonValue& name : value.elements) {
        if (name.kind != Json::string) return fail_at(name, play::errors::name_not_text);
        if (name.text.empty()) return fail_at(name, play::errors::empty_name);
        saved.names.push_back(name.text);
    }
    return {};
}

// True if the text has digits in the places of `form`, and the other characters of `form` elsewhere.
bool has_form(std::string_view text, std::string_view form) {
    return std::ranges::equal(text, form, [](char character, char due) {
        return due == '9' ? character >= '0' && character <= '9' : character == due;
    });
}

// A member with a text that `error_of` checks, absent if empty.
template <class Part>
constexpr auto tag_member(std::string_view name, Part part, Message (*error_of)(std::string_view)) {
    return text::optional_member(
        name, "",
        [part](const SavedMatch& saved) {
            const std::string& value = saved.tags.*part;
            return value.empty() ? std::nullopt : std::optional<std::string_view>(value);
        },
        text::read_by([part, error_of](const text::JsonValue& value, SavedMatch& saved) -> Result<void> {
            Message why = value.kind == Json::string ? error_of(value.text) : error_of("");
            if (!why.empty()) return fail_at(value, std::move(why));
            saved.tags.*part = value.text;
            return {};
        }));
}

std::string aside_text(Type tile, const bastide::detail::Where& where = bastide::detail::Where::current()) {
    require_type(tile, where);
    return std::string(aside_word).append(types[tile].name);
}

// Returns an error message if a tile cannot be the next set-aside one, given the number of tiles read so far,
// otherwise an empty message.
Message why_not_aside(const Game& game, Type tile, std::size_t aside) {
    if (aside < game.unplaceable_tiles().size()) {
        const Type due = game.unplaceable_tiles()[aside].tile;
        return tile == due ? Message() : Message(errors::other_aside, types[due].name);
    }
    if (game.is_over()) return errors::is_over;
    const Type in_hand = game.position().tile();
    return {in_hand == tile ? errors::in_hand_fits : errors::in_hand, types[in_hand].name};
}

// Returns an error message if a forfeit is impossible after the last move, otherwise an empty message.
Message why_not_forfeited(const Game& game, const Forfeit& forfeit) {
    if (game.is_over()) return errors::forfeit_of_ended;
    const int due = game.position().to_move();
    if (forfeit.seat == due) return {};
    return {errors::forfeit_out_of_turn, due, forfeit.seat};
}

}  // namespace

static constexpr auto describe(text::Type<Settings> /*type*/) {
    return text::object(
        "MatchOptions", "set of options", "The settings of a match, the usual ones left out.",
        text::unusual_member("meeples", "Per player, 1 to 72.", &Settings::meeples,
                             text::number(1, max_meeples, errors::meeples_range)),
        text::unusual_member("small_city", "Points for a completed city of two tiles.", &Settings::small_city,
                             text::number_choice(small_city_words, errors::small_city_values)),
        text::unusual_member("farm", "The edition whose rules score the fields.", &Settings::farm,
                             text::number_choice(farm_words, errors::farm_values)),
        text::unusual_member("fields", "", &Settings::fields, OnOff{{fields_words}}),
        text::unusual_member("unplaceable", "", &Settings::unplaceable, text::choice(unplaceable_words)),
        text::unusual_member("start", "", &Settings::start, text::choice(start_words)),
        text::unusual_member("box", "Other tiles than those of the base game: \"RCr 4, L 2\".",
                             &Settings::box, BoxText()));
}

static constexpr auto deck_member(std::string_view name, std::string_view about, AfterDeck after_deck) {
    return text::optional_member(
        name, about, [after_deck](const SavedMatch& saved) { return deck_names(saved, after_deck); },
        text::read_by([after_deck](const text::JsonValue& value, SavedMatch& saved) {
            return read_deck(value, saved, after_deck);
        }));
}

// Valid decks depend on the options, and the number of names on the players.
static constexpr auto describe(text::Type<SavedMatch> /*type*/) {
    return text::object(
        "MatchRecord", "game", "A saved match.", text::version("game"),
        text::member(
            "players", "", [](auto& saved) -> auto& { return saved.deal.settings.players; },
            text::number(min_players, max_players, errors::players_range)),
        text::optional_member("options", "", [](auto& saved) -> auto& { return saved.deal.settings; }),
        text::optional_member("position", "The line of text in which the game begins.", position_of_deal,
                              text::read_by(read_position_of_deal)),
        text::optional_member("seed", "Either this or a deck.", seed_of, text::read_by(read_seed)),
        deck_member("deck", "The first tile drawn first.", AfterDeck::end),
        deck_member("drawn", "A deck that the rest of the box follows in an unknown order.",
                    AfterDeck::unknown),
        text::member("moves", "\"LR 1 0 1 rW\", or \"aside LR\" for a tile that fits nowhere.", move_list,
                     text::read_by(read_moves)),
        text::optional_member(
            "names", "Of the players.",
            [](const SavedMatch& saved) { return text::unless_empty(saved.names); },
            text::read_by(read_names)),
        tag_member("event", &Tags::event, event_error), tag_member("date", &Tags::date, date_error),
        text::optional_member("forfeit", "", &SavedMatch::forfeit));
}

Message event_error(std::string_view text) {
    return play::is_visible_line(text, max_event_bytes) ? Message()
                                                        : Message(errors::bad_event, max_event_bytes);
}

Message date_error(std::string_view text) {
    const bool has_month = has_form(text, "9999-99") || has_form(text, "9999-99-99");
    if (!has_month && !has_form(text, "9999")) return errors::bad_date;
    const std::chrono::year year(text::number_in<int>(text.substr(0, 4)).value_or(0));
    const auto part = [&](std::size_t place) {
        return place < text.size() ? text::number_in<unsigned>(text.substr(place, 2)).value_or(0) : 1U;
    };
    const std::chrono::year_month_day date(year, std::chrono::month(part(5)), std::chrono::day(part(8)));
    return date.ok() ? Message() : errors::bad_date;
}

Result<SavedMatch> read_saved_match(std::string_view text) {
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    return read_saved_match(*root);
}

Result<SavedMatch> read_saved_match(const text::JsonValue& root) {
    auto saved = text::read_json<SavedMatch>(root);
    if (!saved) return saved;
    if (saved->deal.deck && !saved->deal.seed.empty())
        return fail_at(*root.find(saved->deal.after_deck == AfterDeck::end ? "deck" : "drawn"),
                       errors::seed_and_deck);
    if (!saved->deal.deck && saved->deal.seed.empty()) return fail_at(root, errors::no_seed_or_deck);
    return saved;
}

Result<void> read_options(const text::JsonValue& value, Settings& settings) {
    return read_json_into(value, settings);
}

void write_options(text::JsonWriter& json, const Settings& settings) {
    text::write_json(json, settings);
}

std::vector<std::string> move_list(const SavedMatch& saved) {
    std::vector<std::string> list;
    list.reserve(saved.moves.size() + saved.unplaceable_tiles.size());
    auto aside = saved.unplaceable_tiles.begin();
    for (std::size_t i = 0; i <= saved.moves.size(); ++i) {
        for (; aside != saved.unplaceable_tiles.end() && std::cmp_equal(aside->before_move, i); ++aside)
            list.push_back(aside_text(aside->tile));
        if (i < saved.moves.size()) list.push_back(to_text(saved.moves[i]));
    }
    require(aside == saved.unplaceable_tiles.end(), in_order_of_moves);
    return list;
}

std::string to_json(const SavedMatch& saved) {
    return text::json_text(saved);
}

void write_json(text::JsonWriter& json, const SavedMatch& saved) {
    text::write_json<SavedMatch>(json, saved);
}

void declare_saved_match(text::TypeScript& to) {
    text::typescript_type<SavedMatch>(to);
}

std::string to_json(const Record& record) {
    return to_json(saved_of(record));
}

SavedMatch saved_of(const Record& record) {
    return {.deal = record.start(),
            .moves = record.moves(),
            .unplaceable_tiles = record.game().unplaceable_tiles()};
}

Result<Record> read_record(std::string_view text) {
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    const auto saved = read_saved_match(*root);
    if (!saved) return std::unexpected(saved.error());
    return replay(*saved, &*root);
}

// A record that was not read from `root` has no locations.
static Location location_of(const text::JsonValue* root, std::string_view member, std::size_t number = 0) {
    const text::JsonValue* const found = root == nullptr ? nullptr : root->find(member);
    if (found == nullptr) return {};
    return number < found->elements.size() ? found->elements[number].where : found->where;
}

Result<Record> replay(const SavedMatch& saved, const text::JsonValue* root) {
    const auto wrong_move = [root](std::size_t number, Message why) {
        Location where = location_of(root, "moves", number);
        where.context = {play::errors::move, number};
        return fail(std::move(where), std::move(why));
    };
    Record record(saved.deal);
    const Game& game = record.game();
    std::size_t aside = 0;  // of the tiles set aside
    for (std::size_t i = 0; i <= saved.moves.size(); ++i) {
        for (; aside < saved.unplaceable_tiles.size() &&
               std::cmp_equal(saved.unplaceable_tiles[aside].before_move, i);
             ++aside) {
            if (Message why = why_not_aside(game, saved.unplaceable_tiles[aside].tile, aside); !why.empty())
                return wrong_move(i + aside, std::move(why));
        }
        if (i == saved.moves.size()) break;
        if (aside < game.unplaceable_tiles().size()) {
            const std::string due = aside_text(game.unplaceable_tiles()[aside].tile);
            return wrong_move(
                i + aside, {errors::expected_aside, types[game.unplaceable_tiles()[aside].tile].name, due});
        }
        if (const auto step = record.play(saved.moves[i]); !step)
            return wrong_move(i + aside, to_message(step.error()));
    }
    require(aside == saved.unplaceable_tiles.size(), in_order_of_moves);
    if (!saved.forfeit) return record;
    if (Message why = why_not_forfeited(game, *saved.forfeit); !why.empty()) {
        Location where = location_of(root, "forfeit");
        where.context = errors::forfeit_place;
        return fail(std::move(where), std::move(why));
    }
    return record;
}

}  // namespace bastide::match
