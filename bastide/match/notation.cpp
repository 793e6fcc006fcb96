#include "bastide/match/notation.h"

#include <array>
#include <bit>
#include <optional>

#include "bastide/base/require.h"
#include "bastide/match/errors.h"
#include "bastide/match/oriented_tile.h"
#include "bastide/text/errors.h"
#include "bastide/text/number_in.h"
#include "bastide/text/quote.h"
#include "bastide/text/suggest.h"

namespace bastide::match {
namespace {

constexpr std::string_view kind_letters = "crmf";  // by `Kind`
constexpr std::string_view side_letters = "NESW";  // by `Side`

// A word of a text, and its column, from 1.
struct Word {
    std::string_view text;
    std::int64_t column = 1;
};

constexpr std::size_t words_of_a_move = 5;

std::unexpected<Error> fail_at_word(const Word& word, Message message) {
    return bastide::fail({.column = word.column}, std::move(message));
}

Result<std::array<Word, words_of_a_move>> split(std::string_view text) {
    std::array<Word, words_of_a_move> words;
    std::size_t count = 0;
    std::size_t at = 0;
    while (true) {
        at = text.find_first_not_of(' ', at);
        if (at == std::string_view::npos) break;
        const Word word{text.substr(at, text.find(' ', at) - at), static_cast<std::int64_t>(at) + 1};
        if (count == words.size()) return fail_at_word(word, {errors::long_move, text::in_quotes(word.text)});
        words[count++] = word;
        at += word.text.size();
    }
    if (count == words.size()) return words;
    return fail_at_word(Word{{}, static_cast<std::int64_t>(text.size()) + 1}, errors::short_move);
}

Result<int> read_number(const Word& word, int least, int most, const Message& due) {
    const auto number = text::number_in<int>(word.text);
    if (number && *number >= least && *number <= most) return *number;
    return fail_at_word(word, {text::errors::impossible, text::in_quotes(word.text), due});
}

Result<Type> read_type_word(const Word& word) {
    if (const auto type = find_type(word.text)) return *type;
    std::vector<std::string_view> names;
    names.reserve(types.size());
    for (const TileType& type : types) names.push_back(type.name);
    return fail_at_word(word, text::not_one_of(word.text, errors::a_tile, names,
                                               {errors::the_tiles_are, list_of(comma_list, names)}));
}

// A piece's word: its kind and, except for a monastery, one of its contacts.
struct PieceWord {
    Kind kind = Kind::monastery;
    std::size_t contact = 0;
};

std::optional<PieceWord> parse_piece(std::string_view text) {
    if (text == "m") return PieceWord{};
    if (text.size() < 2) return std::nullopt;
    const std::size_t side = side_letters.find(text[1]);
    if (side == std::string_view::npos) return std::nullopt;
    const bool is_field = text.front() == 'f' && text.size() == 3 && (text[2] == 'L' || text[2] == 'R');
    if (is_field) {
        const At at = text[2] == 'L' ? At::left : At::right;
        return PieceWord{Kind::field, contact(static_cast<tile::Side>(side), at)};
    }
    if (text.size() != 2 || (text.front() != 'c' && text.front() != 'r')) return std::nullopt;
    const Kind kind = text.front() == 'c' ? Kind::city : Kind::road;
    return PieceWord{kind, contact(static_cast<tile::Side>(side), At::middle)};
}

// "LR turned 1 has no road on its north side".
Message why_missing(Type type, int rotation, const PieceWord& word) {
    const std::string_view tile = types[type].name;
    if (word.kind == Kind::monastery) return {errors::no_monastery, tile};
    const std::size_t at = word.contact % 3;
    const MessageKind& kind = at == 0   ? errors::no_feature_left
                              : at == 2 ? errors::no_feature_right
                                        : errors::no_feature;
    return {kind, rotation == 0 ? Message(tile) : Message(errors::rotated_tile, tile, rotation),
            name(word.kind), name(static_cast<tile::Side>(word.contact / 3))};
}

Result<std::uint8_t> read_piece(Type type, int rotation, const Word& word) {
    if (word.text == "-") return no_piece;
    const auto due = parse_piece(word.text);
    if (!due) {
        return fail_at_word(word, {errors::not_a_meeple, text::in_quotes(word.text)});
    }
    for (std::uint8_t piece = 0; piece < types[type].piece_count; ++piece) {
        const auto& [kind, contacts, pennants, cities] = types[type].pieces[piece];
        if (kind != due->kind) continue;
        if (kind == Kind::monastery || (rotate(contacts, rotation) >> due->contact & 1) != 0) return piece;
    }
    return fail_at_word(word, why_missing(type, rotation, *due));
}

void require_tile(Type type, int rotation,
                  const bastide::detail::Where& where = bastide::detail::Where::current()) {
    require_type(type, where);
    require(rotation >= 0 && rotation < 4, "the rotation is 0 to 3", rotation, where);
}

}  // namespace

std::string contact_text(Kind kind, std::size_t contact) {
    std::string text(1, kind_letters[static_cast<std::size_t>(kind)]);
    if (kind == Kind::monastery) return text;
    require(contact < 12, "the contact is 0 to 11", contact);
    text += side_letters[contact / 3];
    if (kind == Kind::field) text += contact % 3 == 0 ? 'L' : 'R';
    return text;
}

std::string piece_text(Type type, int rotation, std::uint8_t piece) {
    require_tile(type, rotation);
    if (piece == no_piece) return "-";
    require(piece < types[type].piece_count, "the tile has a piece with this number", piece);
    const auto& [kind, contacts, pennants, cities] = types[type].pieces[piece];
    return contact_text(kind, static_cast<std::size_t>(std::countr_zero(rotate(contacts, rotation))));
}

std::string to_text(const Move& move) {
    require_tile(move.tile, move.placement.rotation);
    const auto& [at, rotation] = move.placement;
    std::string text(types[move.tile].name);
    for (const int number : {int{at.x}, int{at.y}, int{rotation}})
        text.append(1, ' ').append(std::to_string(number));
    return text.append(1, ' ').append(piece_text(move.tile, rotation, move.piece));
}

Result<Type> read_type(std::string_view text) {
    return read_type_word(Word{text});
}

Result<std::uint8_t> read_piece(Type type, int rotation, std::string_view text) {
    require_tile(type, rotation);
    return read_piece(type, rotation, Word{text});
}

Result<Move> read_move(std::string_view text) {
    const auto words = split(text);
    if (!words) return std::unexpected(words.error());
    const auto type = read_type_word((*words)[0]);
    if (!type) return std::unexpected(type.error());
    const auto x = read_number((*words)[1], -max_distance, max_distance, errors::x_range);
    if (!x) return std::unexpected(x.error());
    const auto y = read_number((*words)[2], -max_distance, max_distance, errors::y_range);
    if (!y) return std::unexpected(y.error());
    const auto rotation = read_number((*words)[3], 0, 3, errors::rotations);
    if (!rotation) return std::unexpected(rotation.error());
    const auto piece = read_piece(*type, *rotation, (*words)[4]);
    if (!piece) return std::unexpected(piece.error());
    return Move{
        *type,
        {{static_cast<std::int8_t>(*x), static_cast<std::int8_t>(*y)}, static_cast<std::uint8_t>(*rotation)},
        *piece};
}

}  // namespace bastide::match
