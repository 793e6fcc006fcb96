// Values used in several parts of a match's JSON.
#pragma once

#include <array>
#include <bit>
#include <string>
#include <vector>

#include "bastide/match/bots/bot.h"
#include "bastide/match/errors.h"
#include "bastide/match/forfeit.h"
#include "bastide/text/fields.h"

namespace bastide::match {

constexpr auto describe(text::Type<Kind> /*type*/) {
    return text::words(
        "MatchPiece", "",
        std::array{name(Kind::city), name(Kind::road), name(Kind::monastery), name(Kind::field)});
}

constexpr auto describe(text::Type<Forfeit> /*type*/) {
    return text::object(
        "MatchForfeit", "forfeit", "A player that lost the match after its last move.",
        text::member("seat", "From 0.", &Forfeit::seat, text::number(0, max_players - 1, errors::seat_range)),
        text::member("why", "", &Forfeit::why, text::string(errors::why_not_text)));
}

// A bot, written as its name, or null for a person. `due` describes the expected value in error messages.
struct BotOrPerson : text::Plain {
    const MessageKind* due;

    template <class V>
    [[nodiscard]] Result<const BotKind*> read(const text::JsonValue& value) const {
        if (value.kind == text::JsonValue::Kind::null) return nullptr;
        if (value.kind != text::JsonValue::Kind::string) return fail_at(value, *due);
        if (const BotKind* const bot = find_bot(value.text)) return bot;
        return fail_at(value, not_a_bot(value.text));
    }
    template <class V>
    static void write(text::JsonWriter& json, const V& bot) {
        bot == nullptr ? json.null() : json.value(bot->name);
    }
    template <class V>
    static std::string typescript(text::TypeScript& /*types*/) {
        return "string | null";
    }
};

inline constexpr BotOrPerson bot_or_person{{}, &errors::seat_bot};

// One value per player.
template <class ValueOf>
auto by_player(int players, const ValueOf& value_of) {
    std::vector<std::remove_cvref_t<decltype(value_of(0))>> values;
    values.reserve(static_cast<std::size_t>(players));
    for (int player = 0; player < players; ++player) values.push_back(value_of(player));
    return values;
}

inline std::vector<int> by_player(int players, const Scores& scores) {
    return {scores.begin(), scores.begin() + players};
}

// Returns the numbers i of a set in which bit i is set.
inline std::vector<int> numbers_in(unsigned set) {
    std::vector<int> numbers;
    for (; set != 0; set &= set - 1) numbers.push_back(std::countr_zero(set));
    return numbers;
}

// [1,0]
constexpr std::array<int, 2> pair(Square at) {
    return {at.x, at.y};
}

}  // namespace bastide::match
