// What happened at a shared table, one entry after another: all that those who sit there or watch may know,
// so that whoever has the entries up to a number needs those after it and nothing else.
//
//     {"n":3,"at":1795392000000,"is":"moved","seat":0,"text":"RFr 1 0 0 rE"}
//
// "n" counts from 1, "at" are milliseconds since the beginning of 1970 in UTC; "seat" counts from 0, "text"
// and "count" are left out where they mean nothing.
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
    sat,             // somebody took a seat: `text` is the name
    player_entropy,  // gave a word for the order of the tiles
    left_seat,       // and left it before the match began
    started,         // everybody sits; `text` is the commitment
    drew,            // `text` are the tiles drawn, those that fitted nowhere first, with a blank between them
    moved,           // `text` is the move
    resigned,        // a seat: in a match of two that is the end, else a bot goes on for it
    timed_out,       // the same, since its time was over
    asked,           // to take back its last move: `count` moves would stand
    agreed,          // to what was asked
    declined,        // what was asked
    back,            // `count` moves stand from here on
    said,            // one of the set phrases, by its `count`
    ended,           // the match is over; `text` is the secret that the order of the tiles was made of
    rematch,         // another table was laid for the same people; `text` is what it is called
};

inline constexpr std::array<std::string_view, 15> table_event_words = {
    "sat",   "word",   "stood",    "started", "drew", "moved", "resigned", "late",
    "asked", "agreed", "declined", "back",    "said", "ended", "rematch"};

struct TableEvent {
    std::int64_t at = 0;
    TableEventKind kind = TableEventKind::sat;
    int seat = -1;  // -1 where it is nobody's
    std::string text = {};
    int count = 0;

    friend bool operator==(const TableEvent&, const TableEvent&) = default;
};

struct NumberedEvent {
    std::int64_t number = 0;  // from 1
    TableEvent event;
};

// As above, as one line without its end.
std::string to_json(const TableEvent& event, std::int64_t number);
void write_json(text::JsonWriter& json, const NumberedEvent& event);
void declare_table_event(text::TypeScript& to);

// Reads an event that was written. Its number is dropped.
Result<TableEvent> read_table_event(std::string_view text);

}  // namespace bastide::match
