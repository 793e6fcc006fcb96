#include "bastide/solo/saved_game.h"

#include <array>
#include <cstdint>
#include <optional>

#include "bastide/play/errors.h"
#include "bastide/play/seed.h"
#include "bastide/solo/errors.h"
#include "bastide/solo/json.h"

namespace bastide::solo {
namespace {

using Json = text::JsonValue::Kind;

Result<void> read_seed(const text::JsonValue& value, SavedGame& saved) {
    auto seed = play::read_seed(value);
    if (!seed) return std::unexpected(std::move(seed.error()));
    saved.deal.seed = *std::move(seed);
    return {};
}

// Squares have their numbers by the size of the board, which the file may give after the moves.
Result<Move> read_move(const text::JsonValue& value, const Board& board) {
    if (value.kind != Json::object || value.members.size() != 1) return fail_at(value, errors::move_form);
    const auto& [what, of] = value.members.front();
    if (what == "discard" && of.kind == Json::boolean && of.boolean) return Move::discard();
    if (what != "place" || of.kind != Json::array || of.elements.size() != 3)
        return fail_at(value, errors::move_form);
    const auto hand = read_number(of.elements[0], hand_size - 1, errors::hand_range);
    if (!hand) return std::unexpected(hand.error());
    const int last = board.size() - 1;
    std::array<int, 2> at{};
    for (std::size_t i = 0; i < at.size(); ++i) {
        const auto read = read_number(of.elements[i + 1], last, {errors::line_range, last});
        if (!read) return std::unexpected(read.error());
        at[i] = *read;
    }
    return Move{static_cast<std::uint8_t>(*hand), board.square(at[0], at[1])};
}

Result<void> read_moves(const text::JsonValue& value, SavedGame& saved) {
    if (value.kind != Json::array) return fail_at(value, play::errors::moves_not_a_list);
    const Board board(saved.deal.settings.size, saved.deal.settings.chain_bonus);
    for (std::size_t i = 0; i < value.elements.size(); ++i) {
        auto move = read_move(value.elements[i], board);
        if (!move) {
            move.error().where.context = {play::errors::move, i};
            return std::unexpected(std::move(move.error()));
        }
        saved.moves.push_back(*move);
    }
    return {};
}

// Ends the program if a file could not contain the game: a bad size or seed, or a move that is none of the
// board's.
void require_writable(const SavedGame& saved, const bastide::detail::Where& where) {
    require_valid(size_error(saved.deal.settings.size), where);
    require_valid(play::seed_error(saved.deal.seed), where);
    const Board board(saved.deal.settings.size, saved.deal.settings.chain_bonus);
    for (const Move& move : saved.moves) written(move, board, where);
}

std::vector<WrittenMove> written_moves(const SavedGame& saved) {
    const Board board(saved.deal.settings.size, saved.deal.settings.chain_bonus);
    std::vector<WrittenMove> moves;
    moves.reserve(saved.moves.size());
    for (const Move& move : saved.moves) moves.push_back(written(move, board));
    return moves;
}

}  // namespace

Result<void> read_size(const text::JsonValue& value, Settings& settings) {
    const auto size = read_number(value, Settings::max_size, errors::size_range);
    if (!size) return std::unexpected(size.error());
    if (Message why = size_error(*size); !why.empty()) return fail_at(value, std::move(why));
    settings.size = *size;
    return {};
}

Result<void> read_dealer(const text::JsonValue& value, Settings& settings) {
    const auto dealer = find_dealer(value.text);
    if (value.kind != Json::string) return fail_at(value, {errors::expected_dealer, dealer_names()});
    if (!dealer) return fail_at(value, not_a_dealer(value.text));
    settings.dealer = *dealer;
    return {};
}

// The moves are last, because they need the size.
static constexpr auto describe(text::Type<SavedGame> /*type*/) {
    return text::object(
        "SoloGame", "game", "A saved game.", text::version("game"),
        text::base([](auto& saved) -> auto& { return saved.deal.settings; }),
        text::member(
            "seed", "", [](auto& saved) -> auto& { return saved.deal.seed; }, text::read_by(read_seed)),
        text::member("moves", "", written_moves, text::read_by(read_moves, text::as("SoloMove[]"))));
}

Result<SavedGame> read_saved_game(std::string_view text) {
    const auto root = text::parse_json(text);
    if (!root) return std::unexpected(root.error());
    return read_saved_game(*root);
}

Result<SavedGame> read_saved_game(const text::JsonValue& root) {
    return text::read_json<SavedGame>(root);
}

Result<Move> read_move(std::string_view json, const Board& board) {
    const auto root = text::parse_json(json);
    if (!root) return std::unexpected(root.error());
    return read_move(*root, board);
}

std::string to_json(const SavedGame& saved) {
    require_writable(saved, detail::Where::current());
    return text::json_text(saved);
}

void write_json(text::JsonWriter& json, const SavedGame& saved) {
    require_writable(saved, detail::Where::current());
    text::write_json<SavedGame>(json, saved);
}

void declare_saved_game(text::TypeScript& to) {
    to.add_type("SoloMove", "Place in the hand, row and column, all from 0; or the hand thrown away.",
                "{ place: [number, number, number] } | { discard: true }");
    text::typescript_type<SavedGame>(to);
}

std::string to_json(const Record& record) {
    return to_json(SavedGame{record.start(), record.moves()});
}

Result<Record> replay(const SavedGame& saved) {
    return play::replay<Game>(saved.deal, saved.moves);
}

Result<Record> read_record(std::string_view text) {
    const auto saved = read_saved_game(text);
    if (!saved) return std::unexpected(saved.error());
    return replay(*saved);
}

}  // namespace bastide::solo
