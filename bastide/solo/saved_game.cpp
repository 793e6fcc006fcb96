#include "bastide/solo/saved_game.h"

#include <algorithm>
#include <charconv>
#include <cstdint>
#include <optional>

#include "bastide/solo/say.h"
#include "bastide/text/json.h"
#include "bastide/text/json_value.h"
#include "bastide/text/quote.h"

namespace bastide::solo {
namespace {

using Json = JsonValue::Kind;

std::unexpected<Error> fail(const JsonValue& value, std::string what) {
    return std::unexpected(Error{value.where, std::move(what)});
}

// As messages show a value.
std::string shown(const JsonValue& value) {
    return value.kind == Json::string || value.kind == Json::number ? in_quotes(value.text)
                                                                    : std::string("this");
}

Result<int> read_number(const JsonValue& value, int most, const std::string& due) {
    if (value.kind != Json::number) return fail(value, "a number is due: " + due);
    int number = 0;
    const char* last = value.text.data() + value.text.size();
    const auto [end, error] = std::from_chars(value.text.data(), last, number);
    const bool whole = error == std::errc() && end == last;
    if (!whole || number < 0 || number > most) return fail(value, shown(value) + " cannot be: " + due);
    return number;
}

Result<void> read_version(const JsonValue& value, SavedGame& saved) {
    (void)saved;
    if (value.kind != Json::number) return fail(value, "a version is a number: 1 is the only one known");
    if (value.text == "1") return {};
    return fail(value, "a game of version " + shown(value) + " cannot be read: 1 is the only one known");
}

Result<void> read_size(const JsonValue& value, SavedGame& saved) {
    const auto size = read_number(value, Settings::most_size, "the size is an odd number from 3 to 99");
    if (!size) return std::unexpected(size.error());
    if (std::string why = why_bad_size(*size); !why.empty()) return fail(value, std::move(why));
    saved.settings.size = *size;
    return {};
}

// One of two words.
template <class T>
Result<void> read_word(const JsonValue& value, std::array<T, 2> choices, T& chosen) {
    for (const T choice : choices) {
        if (value.kind == Json::string && value.text == name(choice)) {
            chosen = choice;
            return {};
        }
    }
    return fail(value, shown(value) + " is neither '" + std::string(name(choices[0])) + "' nor '" +
                           std::string(name(choices[1])) + "'");
}

Result<void> read_roads(const JsonValue& value, SavedGame& saved) {
    return read_word(value, std::array{Roads::plain, Roads::directed}, saved.settings.roads);
}

Result<void> read_chain_bonus(const JsonValue& value, SavedGame& saved) {
    return read_word(value, std::array{ChainBonus::per_city, ChainBonus::pairwise},
                     saved.settings.chain_bonus);
}

Result<void> read_dealer(const JsonValue& value, SavedGame& saved) {
    const auto dealer = find_dealer(value.text);
    if (value.kind != Json::string || !dealer)
        return fail(value, shown(value) + " is no dealer: there are " + dealer_names());
    saved.settings.dealer = *dealer;
    return {};
}

Result<void> read_seed(const JsonValue& value, SavedGame& saved) {
    if (value.kind != Json::string) return fail(value, "a seed is a text in quotes");
    if (std::string why = why_bad_seed(value.text); !why.empty()) return fail(value, std::move(why));
    saved.seed = value.text;
    return {};
}

constexpr const char* move_due = R"(a move is {"place":[HAND,ROW,COLUMN]} or {"discard":true})";

// Squares have their numbers by the size of the board, which the file may give after the moves.
Result<Move> read_move(const JsonValue& value, const Board& board) {
    if (value.kind != Json::object || value.members.size() != 1) return fail(value, move_due);
    const auto& [what, of] = value.members.front();
    if (what == "discard" && of.kind == Json::boolean && of.boolean) return Move::discard();
    if (what != "place" || of.kind != Json::array || of.elements.size() != 3) return fail(value, move_due);
    const auto hand = read_number(of.elements[0], hand_size - 1, "a hand has tiles 0 to 3");
    if (!hand) return std::unexpected(hand.error());
    const int last = board.size() - 1;
    std::array<int, 2> at{};
    for (std::size_t i = 0; i < at.size(); ++i) {
        const auto read = read_number(of.elements[i + 1], last,
                                      "rows and columns of this board go from 0 to " + std::to_string(last));
        if (!read) return std::unexpected(read.error());
        at[i] = *read;
    }
    return Move{static_cast<std::uint8_t>(*hand), board.square(at[0], at[1])};
}

Result<void> read_moves(const JsonValue& value, SavedGame& saved) {
    if (value.kind != Json::array) return fail(value, "the moves are a list in [ ]");
    const Board board(saved.settings.size, saved.settings.chain_bonus);
    for (std::size_t i = 0; i < value.elements.size(); ++i) {
        auto move = read_move(value.elements[i], board);
        if (!move) {
            move.error().where.inside = "move " + std::to_string(i);
            return std::unexpected(std::move(move.error()));
        }
        saved.moves.push_back(*move);
    }
    return {};
}

struct Member {
    std::string_view name;
    bool is_due;
    Result<void> (*read)(const JsonValue&, SavedGame&);
};

// In the order they are read: moves last, as they need the size.
constexpr std::array<Member, 7> members = {{
    {"version", true, read_version},
    {"size", false, read_size},
    {"roads", false, read_roads},
    {"dealer", false, read_dealer},
    {"chain_bonus", false, read_chain_bonus},
    {"seed", true, read_seed},
    {"moves", true, read_moves},
}};

}  // namespace

std::string why_bad_seed(std::string_view seed, std::size_t longest) {
    if (seed.empty()) return "the seed is empty: give any word or number";
    if (seed.size() > longest) {
        return "the seed is too long: " + std::to_string(seed.size()) + " bytes, at most " +
               std::to_string(longest);
    }
    if (printable(seed) != seed)
        return "the seed " + in_quotes(seed) + " has characters that cannot be shown";
    // JSON is UTF-8, and a seed must come back from a file as it went in.
    JsonWriter json;
    json.value(seed);
    if (!parse_json(json.take())) return "the seed " + in_quotes(seed) + " is not text in UTF-8";
    return {};
}

Result<SavedGame> read_saved_game(std::string_view text) {
    const auto root = parse_json(text);
    if (!root) return std::unexpected(root.error());
    if (root->kind != Json::object) return fail(*root, "a game in { } is due");
    SavedGame saved;
    for (const Member& member : members) {
        const JsonValue* value = root->find(member.name);
        if (value == nullptr) {
            if (member.is_due) return fail(*root, "the game has no \"" + std::string(member.name) + "\"");
            continue;
        }
        if (auto read = member.read(*value, saved); !read) return std::unexpected(std::move(read.error()));
    }
    for (const auto& [given, value] : root->members) {
        if (std::ranges::find(members, given, &Member::name) == members.end()) {
            return fail(value, in_quotes(given) +
                                   " is unknown here: a game has version, size, roads, dealer, "
                                   "chain_bonus, seed and moves");
        }
    }
    return saved;
}

std::string to_json(const SavedGame& saved) {
    const Board board(saved.settings.size, saved.settings.chain_bonus);
    JsonWriter json;
    json.begin_object();
    json.member("version", 1);
    json.member("size", saved.settings.size);
    json.member("roads", name(saved.settings.roads));
    json.member("dealer", name(saved.settings.dealer));
    json.member("chain_bonus", name(saved.settings.chain_bonus));
    json.member("seed", saved.seed);
    json.key("moves");
    json.begin_array();
    for (const Move& move : saved.moves) write_move(json, move, board);
    json.end_array();
    json.end_object();
    return json.take();
}

Result<play::Record<Game>> replay(const SavedGame& saved) {
    return play::replay(Game(saved.settings, saved.seed), saved.moves);
}

}  // namespace bastide::solo
