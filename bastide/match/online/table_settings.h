// What is agreed about a table that people share by links: who may sit there, by which rules, with what
// clock.
//
//     {"seats":[{"bot":null},{"bot":"hard"}],"options":{"farm":2},"clock":"day"}
//
// "options" are those of a saved match, and may be left out, as may "clock".
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
    quarter,  // of an hour a player, for the whole match
    day,      // a move
};

inline constexpr std::array<std::string_view, 3> clock_words = {"none", "quarter", "day"};

// How long a player may think, in milliseconds: in all, or about a move; nothing without a clock.
std::optional<std::int64_t> time_of(Clock clock);

struct TableSettings {
    Settings rules;                     // for as many players as there are seats
    std::vector<const BotKind*> seats;  // none where a person sits
    Clock clock = Clock::none;

    friend bool operator==(const TableSettings&, const TableSettings&) = default;
};

// There must be a person among two to six, and a tile that fits nowhere goes out of the match: where such a
// tile goes under the deck, the tiles that were drawn do not tell those who watch what is left.
Result<TableSettings> read_table_settings(std::string_view text);

void write_json(text::JsonWriter& json, const TableSettings& settings);
void declare_table_settings(text::TypeScript& to);

}  // namespace bastide::match
