// The settings of an online table: its seats, rules and clock.
//
//     {"seats":[{"bot":null},{"bot":"hard"}],"options":{"farm":2},"clock":"day","hints":true,"deal":2}
//
// "options" has the same format as in a saved match. Only "seats" is required. Without "hints" there are
// none: nobody agreed on them at tables that are older than this member. The server sets "deal", the version
// of the deal, which is missing at tables of version 1.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/bots/bot.h"
#include "bastide/match/settings.h"
#include "bastide/text/json.h"
#include "bastide/text/typescript.h"

namespace bastide::match {

enum class Clock : std::uint8_t {
    none,
    quarter,  // a quarter of an hour per player, for the whole game
    day,      // 24 hours per move
};

inline constexpr std::array<std::string_view, 3> clock_words = {"none", "quarter", "day"};

// Returns a player's time in milliseconds, for the whole game or per move, or nullopt without a clock.
std::optional<std::int64_t> time_of(Clock clock);

// The version of the deal at new tables.
inline constexpr int current_deal = 2;

struct TableSettings {
    Settings rules = {};                     // the number of players is the number of seats
    std::vector<const BotKind*> seats = {};  // null for a person
    Clock clock = Clock::none;
    bool hints = false;  // pages may show hints to people who play against each other
    int deal = 1;

    friend bool operator==(const TableSettings&, const TableSettings&) = default;
};

// Fails unless there are two to six seats, at least one for a person, and unplaceable tiles leave the game.
// If these tiles went under the deck, spectators could not work out the remaining tiles from the tiles drawn.
[[nodiscard]] Result<TableSettings> read_table_settings(std::string_view text);

void write_json(text::JsonWriter& json, const TableSettings& settings);
void declare_table_settings(text::TypeScript& to);

}  // namespace bastide::match
