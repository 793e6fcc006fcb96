#include "bastide/match/imported_match.h"

#include <utility>

#include "bastide/base/require.h"
#include "bastide/match/errors.h"
#include "bastide/match/format.h"
#include "bastide/text/json_members.h"
#include "bastide/text/quote.h"

namespace bastide::match {
namespace {

using text::JsonValue;

constexpr std::size_t max_name_length = 24;  // in bytes

// Cuts a name to the maximum length, at a UTF-8 character boundary.
std::string_view beginning(std::string_view name) {
    if (name.size() <= max_name_length) return name;
    std::size_t end = max_name_length;
    while (end > 0 && (static_cast<unsigned char>(name[end]) & 0xC0U) == 0x80U) --end;
    return name.substr(0, end);
}

}  // namespace

Result<const JsonValue*> find_member(const JsonValue& of, std::string_view name, JsonValue::Kind kind,
                                     const Message& due) {
    const JsonValue* const found = of.kind == JsonValue::Kind::object ? of.find(name) : nullptr;
    if (found == nullptr) return text::fail_at(of, {errors::nothing_here, name, due});
    if (found->kind != kind)
        return text::fail_at(*found, {text::errors::impossible, text::shown(*found), due});
    return found;
}

Result<std::string_view> find_text(const JsonValue& of, std::string_view name, const Message& due) {
    const auto found = find_member(of, name, JsonValue::Kind::string, due);
    if (!found) return std::unexpected(found.error());
    return std::string_view((*found)->text);
}

SavedMatch saved_of(const ImportedMatch& game) {
    SavedMatch saved = saved_of(game.record);
    saved.forfeit = game.forfeit;
    if (game.names != player_names(game.record.start().settings.players)) saved.names = game.names;
    saved.tags = game.tags;
    return saved;
}

std::string imported_name(std::string_view name, std::size_t seat) {
    std::string printed = text::printable(beginning(name));
    return printed.empty() ? "Player " + std::to_string(seat + 1) : printed;
}

Error in_turn(Error error, std::size_t turn) {
    error.where.context = {errors::turn, turn + 1};
    return error;
}

Result<Record> play_turns(const Settings& settings, Deck deck, const std::vector<ImportedTurn>& turns,
                          const CheckPlayer& check) {
    Record record(deal_of_drawn(settings, std::move(deck)));
    for (std::size_t turn = 0; turn < turns.size(); ++turn) {
        require(turns[turn].value != nullptr, "a turn has a value");
        const auto to_move = static_cast<std::size_t>(record.game().to_move());
        if (turns[turn].player != nullptr) {
            require(check != nullptr, "a function checks the players of turns");
            if (auto checked = check(turn, to_move); !checked)
                return std::unexpected(in_turn(std::move(checked.error()), turn));
        }
        const auto step = record.play(turns[turn].move);
        if (step) continue;
        return std::unexpected(in_turn({turns[turn].value->where, to_message(step.error())}, turn));
    }
    return record;
}

}  // namespace bastide::match
