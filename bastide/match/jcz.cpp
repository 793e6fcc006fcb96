#include "bastide/match/jcz.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "bastide/match/errors.h"
#include "bastide/match/notation.h"
#include "bastide/text/json_members.h"
#include "bastide/text/quote.h"

namespace bastide::match {
namespace {

using text::JsonValue;
using Json = JsonValue::Kind;

// The largest "serial" of a player in version 4, which counts the seats that were ever taken.
constexpr int max_serial = 1'000'000;

// The names that differ between the versions.
struct JczFormat {
    bool is_4;
    std::string_view sets;      // the member of "setup" that lists the sets of tiles
    std::string_view base_set;  // the base game
    MessageKind only_base_set;
    std::string_view tile_prefix;
    MessageKind tile;
};

constexpr JczFormat jcz_5{.is_4 = false,
                          .sets = "sets",
                          .base_set = "basic:1",
                          .only_base_set = errors::jcz_base_game,
                          .tile_prefix = "BA/",
                          .tile = errors::jcz_tile};
constexpr JczFormat jcz_4{.is_4 = true,
                          .sets = "expansions",
                          .base_set = "BASIC",
                          .only_base_set = errors::jcz_4_base_game,
                          .tile_prefix = "BA.",
                          .tile = errors::jcz_4_tile};

Result<const JczFormat*> read_version(const JsonValue& root) {
    const auto version = find_text(root, "appVersion", errors::jcz_saves);
    if (!version) return std::unexpected(version.error());
    if (version->starts_with("5.")) return &jcz_5;
    if (version->starts_with("4.")) return &jcz_4;
    return fail_at(*root.find("appVersion"),
                   {errors::jcz_version, text::in_quotes(*version), errors::jcz_saves});
}

// Accepts only the base game, once. Names an expansion even if another set comes first.
Result<void> check_sets(const JsonValue& setup, const JczFormat& format) {
    const Message due = format.only_base_set;
    const auto sets = find_member(setup, format.sets, Json::object, due);
    if (!sets) return std::unexpected(sets.error());
    for (const auto& [name, count] : (*sets)->members)
        if (name != format.base_set)
            return fail_at(count, {errors::jcz_expansion_set, text::in_quotes(name), due});
    for (const auto& [name, count] : (*sets)->members)
        if (count.text != "1") return fail_at(count, {errors::jcz_boxes, shown(count), due});
    if ((*sets)->members.empty()) return fail_at(**sets, {errors::jcz_no_set, due});
    return {};
}

Result<void> read_element(const std::string& name, const JsonValue& value, Settings& settings) {
    if (name == "small-follower") {
        const auto meeples = read_number(value, 1, max_meeples, errors::meeples_range);
        if (!meeples) return std::unexpected(meeples.error());
        settings.meeples = static_cast<std::uint8_t>(*meeples);
        return {};
    }
    const bool is_known =
        value.kind == Json::boolean || value.kind == Json::number || value.kind == Json::null;
    if (!is_known) return fail_at(value, {errors::jcz_element_value, name});
    const bool is_on =
        value.kind == Json::boolean ? value.boolean : value.kind != Json::null && value.text != "0";
    if (name == "farmers") {
        settings.fields = is_on;
        return {};
    }
    if (!is_on) return {};
    return fail_at(value, {errors::jcz_expansion_element, text::in_quotes(name)});
}

Result<void> read_elements(const JsonValue& setup, Settings& settings) {
    const auto elements = find_member(setup, "elements", Json::object, errors::jcz_elements);
    if (!elements) return std::unexpected(elements.error());
    settings.fields = false;
    for (const auto& [name, value] : (*elements)->members)
        if (auto read = read_element(name, value, settings); !read) return read;
    return {};
}

// Only one rule changes the base game. The others belong to expansions.
Result<void> read_rules(const JsonValue& setup, Settings& settings) {
    const JsonValue* const rules = setup.find("rules");
    const JsonValue* const small = rules != nullptr ? rules->find("tiny-city-scoring") : nullptr;
    if (small == nullptr) return {};
    if (small->text == "2") {
        settings.small_city = SmallCity::two;
    } else if (small->text != "4") {
        return fail_at(*small, {text::errors::impossible, shown(*small), errors::jcz_small_city});
    }
    return {};
}

// Returns whether a rule of version 4 is on: a boolean, or its text.
Result<bool> read_rule_4(const JsonValue& rules, std::string_view name, bool is_default) {
    const JsonValue* const rule = rules.find(name);
    if (rule == nullptr) return is_default;
    if (rule->kind == Json::boolean) return rule->boolean;
    if (rule->kind == Json::string && (rule->text == "true" || rule->text == "false"))
        return rule->text == "true";
    return fail_at(*rule, {errors::jcz_4_rule, name});
}

// Before 4.6 every game had farmers.
bool has_farmers_rule_4(std::string_view version) {
    constexpr std::string_view first = "4.";
    const std::string_view minor =
        version.substr(first.size(), version.find('.', first.size()) - first.size());
    return minor.size() > 1 || minor >= "6";
}

Result<void> read_settings_4(const JsonValue& root, const JsonValue& setup, Settings& settings) {
    const auto rules = find_member(setup, "rules", Json::object, errors::jcz_4_rules);
    if (!rules) return std::unexpected(rules.error());
    const auto fields = read_rule_4(**rules, "FARMERS", false);
    if (!fields) return std::unexpected(fields.error());
    const auto is_tiny_city_worth_2 = read_rule_4(**rules, "TINY_CITY_2_POINTS", false);
    if (!is_tiny_city_worth_2) return std::unexpected(is_tiny_city_worth_2.error());
    const auto has_pigs = read_rule_4(**rules, "USE_PIG_HERDS_INDEPENDENTLY", false);
    if (!has_pigs) return std::unexpected(has_pigs.error());
    if (*has_pigs) return fail_at(*(*rules)->find("USE_PIG_HERDS_INDEPENDENTLY"), errors::jcz_4_pigs);
    settings.fields = *fields || !has_farmers_rule_4(root.find("appVersion")->text);
    if (*is_tiny_city_worth_2) settings.small_city = SmallCity::two;
    return {};
}

Result<void> check_start(const JsonValue& setup) {
    const Message due = errors::jcz_start;
    const auto start = find_member(setup, "start", Json::array, due);
    if (!start) return std::unexpected(start.error());
    const auto is_zero = [](const JsonValue* value) { return value != nullptr && value->text == "0"; };
    for (const JsonValue& tile : (*start)->elements) {
        const auto name = find_text(tile, "tile", due);
        if (!name) return std::unexpected(name.error());
        const bool is_usual = name->starts_with("BA/RCr") && is_zero(tile.find("x")) &&
                              is_zero(tile.find("y")) && is_zero(tile.find("rotation"));
        if (!is_usual) return fail_at(tile, {errors::jcz_other_start, due});
    }
    if ((*start)->elements.size() != 1) return fail_at(**start, {errors::jcz_start_count, due});
    return {};
}

// Returns the values of the players, in their order on the board.
Result<std::vector<JsonValue>> read_players(const JsonValue& root, const JczFormat& format) {
    const auto players = format.is_4 ? find_member(root, "slots", Json::array, errors::jcz_4_players)
                                     : find_member(root, "players", Json::array, errors::jcz_players);
    if (!players) return std::unexpected(players.error());
    const std::vector<JsonValue>& all = (*players)->elements;
    if (all.size() < min_players || all.size() > max_players)
        return fail_at(**players, {errors::bad_players, all.size()});
    if (!format.is_4) return all;
    std::vector<std::pair<int, std::size_t>> seats;
    for (std::size_t slot = 0; slot < all.size(); ++slot) {
        const auto serial = find_member(all[slot], "serial", Json::number, errors::jcz_4_players);
        if (!serial) return std::unexpected(serial.error());
        const auto number = read_number(**serial, max_serial, errors::jcz_4_players);
        if (!number) return std::unexpected(number.error());
        seats.emplace_back(*number, slot);
    }
    std::ranges::sort(seats);
    std::vector<JsonValue> ordered;
    ordered.reserve(seats.size());
    for (const auto& [serial, slot] : seats) ordered.push_back(all[slot]);
    return ordered;
}

Result<void> read_settings_5(const JsonValue& setup, Settings& settings) {
    if (auto read = read_elements(setup, settings); !read) return read;
    if (auto read = read_rules(setup, settings); !read) return read;
    return check_start(setup);
}

Result<std::vector<std::string>> read_player_names(const JsonValue& root, const JczFormat& format) {
    const auto all = read_players(root, format);
    if (!all) return std::unexpected(all.error());
    std::vector<std::string> names;
    names.reserve(all->size());
    for (const JsonValue& player : *all) {
        const auto name = find_text(player, format.is_4 ? "nickname" : "name", errors::jcz_name);
        if (!name) return std::unexpected(name.error());
        names.push_back(imported_name(*name, names.size()));
    }
    return names;
}

// "BA/CFC.2": the tile, whatever its picture.
Result<Type> read_tile_id(const JsonValue& payload, const JczFormat& format) {
    const Message due = format.tile;
    const auto id = find_text(payload, "tileId", due);
    if (!id) return std::unexpected(id.error());
    if (id->starts_with(format.tile_prefix)) {
        const std::string_view name = id->substr(format.tile_prefix.size());
        if (const auto type = find_type(name.substr(0, name.find('.')))) return *type;
    }
    return fail_at(*payload.find("tileId"), {errors::jcz_no_tile, text::in_quotes(*id), due});
}

Result<std::uint8_t> read_rotation(const JsonValue& payload) {
    constexpr std::array<std::string_view, 4> words = {"R0", "R90", "R180", "R270"};
    const auto found = find_member(payload, "rotation", Json::string, errors::jcz_rotation);
    if (!found) return std::unexpected(found.error());
    const auto place = read_word(**found, words);
    if (!place) return std::unexpected(place.error());
    return static_cast<std::uint8_t>(*place);
}

Result<std::int8_t> read_coordinate(const JsonValue& value) {
    const bool is_negative = value.kind == Json::number && value.text.starts_with('-');
    JsonValue size = value;
    if (is_negative) size.text.erase(0, 1);
    const auto number = read_number(size, farthest, {});
    if (!number) return fail_at(value, {errors::jcz_no_square, shown(value)});
    return static_cast<std::int8_t>(is_negative ? -*number : *number);
}

Result<Square> read_square(const JsonValue& payload) {
    const Message due = errors::jcz_position;
    const auto pair = find_member(payload, "position", Json::array, due);
    if (!pair) return std::unexpected(pair.error());
    if ((*pair)->elements.size() != 2) return fail_at(**pair, {errors::jcz_not_two_numbers, due});
    const auto x = read_coordinate((*pair)->elements[0]);
    if (!x) return std::unexpected(x.error());
    const auto y = read_coordinate((*pair)->elements[1]);
    if (!y) return std::unexpected(y.error());
    return Square{*x, *y};
}

// Returns the first letter of a piece's word in notation.h: 'c' for "City".
std::optional<char> letter_of(std::string_view feature) {
    constexpr std::array<std::pair<std::string_view, char>, 4> letters = {
        {{"City", 'c'}, {"Road", 'r'}, {"Monastery", 'm'}, {"Field", 'f'}}};
    for (const auto& [name, letter] : letters) {
        if (name == feature) return letter;
    }
    return std::nullopt;
}

// The words of all sides or halves in a location: of a city on "NS", cN and cS. "_N" are all sides but the
// north.
std::vector<std::string> contacts_of(char letter, std::string location) {
    if (letter == 'm') return {"m"};
    if (location.size() == 2 && location.front() == '_') {
        const char missing = location.back();
        location = "NESW";
        std::erase(location, missing);
    }
    std::vector<std::string> words;
    words.reserve(location.size());
    const std::size_t length = letter == 'f' ? 2 : 1;
    for (std::size_t at = 0; at < location.size(); at += length) {
        if (location[at] == '.') ++at;
        words.push_back(letter + location.substr(std::min(at, location.size()), length));
    }
    return words;
}

// Returns the piece at a location, if all of the location is on one piece of this kind.
std::optional<std::uint8_t> piece_at(char letter, std::string_view location, const Move& move) {
    std::optional<std::uint8_t> piece;
    for (const std::string& word : contacts_of(letter, std::string(location))) {
        const auto found = read_piece(move.tile, move.placement.rotation, word);
        if (!found || (piece && *piece != *found)) return std::nullopt;
        piece = *found;
    }
    return piece;
}

// Returns the piece of the placed tile that a meeple claims.
Result<std::uint8_t> read_place_5(const JsonValue& pointer, const Move& move) {
    const auto feature = find_text(pointer, "feature", errors::jcz_feature);
    if (!feature) return std::unexpected(feature.error());
    const auto letter = letter_of(*feature);
    if (!letter)
        return fail_at(*pointer.find("feature"), {errors::jcz_no_meeple_there, text::in_quotes(*feature)});
    const auto location = find_text(pointer, "location", errors::jcz_location);
    if (!location) return std::unexpected(location.error());
    if (location->empty()) return fail_at(*pointer.find("location"), errors::jcz_location);
    if (const auto piece = piece_at(*letter, *location, move)) return *piece;
    return fail_at(*pointer.find("location"), {errors::jcz_no_feature, *feature, text::in_quotes(*location)});
}

// Version 4 names only the location: "CLOISTER", the halves of a field, or the sides of a city or road.
Result<std::uint8_t> read_place_4(const JsonValue& pointer, const Move& move) {
    const auto location = find_text(pointer, "location", errors::jcz_location);
    if (!location) return std::unexpected(location.error());
    const bool is_field = location->find_first_of("LR") != std::string_view::npos;
    const std::string_view letters = *location == "CLOISTER" ? "m" : is_field ? "f" : "cr";
    for (const char letter : letters)
        if (const auto piece = piece_at(letter, *location, move)) return *piece;
    return fail_at(*pointer.find("location"), {errors::jcz_4_no_feature, text::in_quotes(*location)});
}

// A turn as far as it was read: empty or a move.
struct PendingTurn {
    std::optional<Move> move;
    const JsonValue* place = nullptr;   // the message that placed it
    const JsonValue* meeple = nullptr;  // the name of the meeple on it
};

Result<void> place_tile(const JsonValue& payload, const JsonValue& message, const JczFormat& format,
                        PendingTurn& turn) {
    if (turn.move) return fail_at(message, errors::jcz_second_tile);
    const auto tile = read_tile_id(payload, format);
    if (!tile) return std::unexpected(tile.error());
    const auto at = read_square(payload);
    if (!at) return std::unexpected(at.error());
    const auto rotation = read_rotation(payload);
    if (!rotation) return std::unexpected(rotation.error());
    turn = {Move{*tile, {*at, *rotation}, no_piece}, &message, nullptr};
    return {};
}

Result<void> check_meeple(const JsonValue& meeple, std::size_t to_move) {
    if (meeple.text.starts_with(std::to_string(to_move) + ".small.")) return {};
    return fail_at(meeple, {errors::jcz_other_meeple, text::in_quotes(meeple.text), to_move});
}

Result<void> deploy(const JsonValue& payload, const JsonValue& message, const JczFormat& format,
                    PendingTurn& turn) {
    if (!turn.move) return fail_at(message, errors::early_meeple);
    if (auto meeple = find_text(payload, "meepleId", errors::jcz_meeple); !meeple)
        return std::unexpected(std::move(meeple.error()));
    turn.meeple = payload.find("meepleId");
    const auto pointer = find_member(payload, "pointer", Json::object, errors::jcz_pointer);
    if (!pointer) return std::unexpected(pointer.error());
    const auto at = read_square(**pointer);
    if (!at) return std::unexpected(at.error());
    if (*at != turn.move->placement.at) return fail_at(**pointer, errors::jcz_meeple_elsewhere);
    const auto piece =
        format.is_4 ? read_place_4(**pointer, *turn.move) : read_place_5(**pointer, *turn.move);
    if (!piece) return std::unexpected(piece.error());
    turn.move->piece = *piece;
    return {};
}

Result<void> read_message(const JsonValue& message, const JczFormat& format, PendingTurn& turn,
                          std::vector<ImportedTurn>& turns) {
    const auto type = find_text(message, "type", errors::jcz_message);
    if (!type) return std::unexpected(type.error());
    const JsonValue* const given = message.find("payload");
    const JsonValue& payload = given != nullptr ? *given : message;
    if (*type == "PLACE_TILE") return place_tile(payload, message, format, turn);
    if (*type == "DEPLOY_MEEPLE") return deploy(payload, message, format, turn);
    if (*type == "PASS" || (format.is_4 && *type == "GAME_OVER")) return {};
    if (*type != "COMMIT")
        return fail_at(message, {errors::jcz_unknown_message, text::in_quotes(*type), errors::jcz_message});
    if (!turn.move) return fail_at(message, errors::jcz_early_commit);
    turns.push_back({*turn.move, turn.place, turn.meeple});
    turn = {};
    return {};
}

Result<std::vector<ImportedTurn>> read_turns(const JsonValue& root, const JczFormat& format) {
    const auto replay = find_member(root, "replay", Json::array, errors::jcz_replay);
    if (!replay) return std::unexpected(replay.error());
    std::vector<ImportedTurn> turns;
    turns.reserve(tile_count);
    PendingTurn turn;
    for (const JsonValue& message : (*replay)->elements) {
        if (auto read = read_message(message, format, turn, turns); !read)
            return std::unexpected(in_turn(std::move(read.error()), turns.size()));
    }
    return turns;
}

Result<Record> play(const Settings& settings, const std::vector<ImportedTurn>& turns, const JsonValue& root) {
    Deck deck;
    deck.reserve(turns.size());
    for (const ImportedTurn& turn : turns) deck.push_back(turn.move.tile);
    if (Message why = deck_error(settings, deck); !why.empty())
        return fail_at(*root.find("replay"), std::move(why));
    return play_turns(settings, std::move(deck), turns, [&](std::size_t turn, std::size_t to_move) {
        return check_meeple(*turns[turn].player, to_move);
    });
}

}  // namespace

std::optional<Error> old_jcz_error(std::string_view text) {
    constexpr std::string_view attribute = "app-version=\"";
    const std::size_t root = text.find("<game ");
    const std::size_t tag_end = text.find('>', std::min(root, text.size()));
    const std::size_t at = text.find(attribute, std::min(root, text.size()));
    if (text.find_first_not_of(" \t\r\n") != text.find('<') || at >= tag_end) return std::nullopt;
    const std::size_t begin = at + attribute.size();
    const std::string_view version = text.substr(begin, text.find('"', begin) - begin);
    const std::size_t line = text.rfind('\n', at) + 1;
    Error error{{}, {errors::jcz_version, text::in_quotes(version), errors::jcz_saves}};
    error.where.line = static_cast<int>(1 + std::ranges::count(text.substr(0, at), '\n'));
    error.where.column = static_cast<int>(at - line + 1);
    return error;
}

bool is_jcz(const JsonValue& root) {
    return root.kind == Json::object &&
           (root.find("replay") != nullptr || root.find("appVersion") != nullptr);
}

Result<ImportedMatch> read_jcz(std::string_view text) {
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    return read_jcz(*root);
}

// Checks the version and the sets first, because they decide whether anything else can be read.
Result<ImportedMatch> read_jcz(const JsonValue& root) {
    const auto version = read_version(root);
    if (!version) return std::unexpected(version.error());
    const JczFormat& format = **version;
    const auto setup = find_member(root, "setup", Json::object, "the setup gives the rules");
    if (!setup) return std::unexpected(setup.error());
    if (auto checked = check_sets(**setup, format); !checked) return std::unexpected(checked.error());
    Settings settings;
    if (auto read =
            format.is_4 ? read_settings_4(root, **setup, settings) : read_settings_5(**setup, settings);
        !read)
        return std::unexpected(read.error());
    auto names = read_player_names(root, format);
    if (!names) return std::unexpected(std::move(names.error()));
    settings.players = static_cast<std::uint8_t>(names->size());
    const auto turns = read_turns(root, format);
    if (!turns) return std::unexpected(turns.error());
    auto record = play(settings, *turns, root);
    if (!record) return std::unexpected(std::move(record.error()));
    return ImportedMatch{.record = *std::move(record), .names = *std::move(names)};
}

}  // namespace bastide::match
