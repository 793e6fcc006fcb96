// The events of an online table, one after another. They contain everything that players and spectators may
// know, so a client that has the events up to some number needs only the later events.
//
//     {"n":3,"at":1795392000000,"is":"moved","seat":0,"text":"RFr 1 0 0 rE"}
//
// "n" counts from 1. "at" is in milliseconds since the beginning of 1970 in UTC, by the server's clock. This
// clock never steps while the server runs. "seat" counts from 0. "text" and "count" are omitted if unused.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/base/result.h"
#include "bastide/text/json.h"
#include "bastide/text/typescript.h"

namespace bastide::match {

enum class TableEventKind : std::uint8_t {
    sat,              // a player took a seat: `text` is the name
    held,             // a seat belongs to the person whose own key has the hash `text`
    player_entropy,   // deal 1: the player's word for the order of the tiles
    committed,        // deal 2: the browser's commitment to its contribution
    revealed,         // deal 2: the contribution of the browser, once all seats are committed
    left_seat,        // a player left a seat before the game began
    withheld,         // deal 2: as `left_seat`, because the browser did not commit or reveal
    started,          // all seats are taken, and `text` is the commitment
    drew,             // `text` is the tiles drawn, separated by spaces, unplaceable tiles first
    moved,            // `text` is the move
    resigned,         // a seat resigned: ends a game of two, otherwise a bot continues for it
    timed_out,        // as `resigned`, but because the seat's time ran out
    undo_request,     // a seat asked to undo its last move, after which `count` moves would remain
    agreed,           // a seat agreed to the undo request
    declined,         // a seat declined the undo request
    back,             // `count` moves remain from here on
    phrase,           // a player said the phrase with the number `count`
    ended,            // the game is over, and `text` is the secret of the order of the tiles
    rematch_offer,    // a seat wants a rematch
    rematch_refusal,  // a seat does not want the rematch that others want
    rematch,          // a new table was created for the same people
    resumed,          // no server ran for `count` seconds, which count for no clock
    closed,           // the operator closed the table, and `text` is the secret
};

inline constexpr std::array<std::string_view, 23> table_event_words = {
    "sat",  "held",  "word",     "committed", "revealed", "stood",   "withheld", "started",
    "drew", "moved", "resigned", "late",      "asked",    "agreed",  "declined", "back",
    "said", "ended", "wants",    "refused",   "rematch",  "resumed", "closed"};

// The largest `count`: the seconds of 30 years.
inline constexpr int max_event_count = 1'000'000'000;

struct TableEvent {
    std::int64_t at = 0;
    TableEventKind kind = TableEventKind::sat;
    int seat = -1;  // -1 if the event belongs to no seat
    std::string text = {};
    int count = 0;

    friend bool operator==(const TableEvent&, const TableEvent&) = default;
};

struct NumberedEvent {
    std::int64_t number = 0;  // from 1
    TableEvent event;
};

// Writes an event in this format, as one line without a newline.
std::string to_json(const TableEvent& event, std::int64_t number);
void write_json(text::JsonWriter& json, const NumberedEvent& event);
void declare_table_event(text::TypeScript& to);

// Reads an event in this format. Ignores the number.
[[nodiscard]] Result<TableEvent> read_table_event(std::string_view text);

}  // namespace bastide::match
