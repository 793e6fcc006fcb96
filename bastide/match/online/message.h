// What a page and a server of shared tables say to each other, each message a JSON object.
//
// The page begins with
//
//     {"do":"open","version":1,"key":"…","seen":12}    the key of a seat, or of those who watch
//
// and is told the table and the entries it has not seen, and from then on all that come:
//
//     {"is":"table","seat":0,"table":{…},"commitment":"…","now":1795392000000,"entries":[…]}
//     {"is":"entries","entries":[…]}
//     {"is":"there","seats":[true,false],"watching":2}        who has the table open
//     {"is":"rematch","key":"…"}                              the same place at the table of a rematch
//     {"is":"reload"}                                         the page speaks another version
//
// "seat" is null for who watches, and "now" is the server's time, by which clocks run.
//
// What somebody at a seat wants has a number of its own, and is answered by it once it is kept, or refused:
//
//     {"do":"sit","id":1,"name":"Anna","word":"plum"}
//     {"do":"move","id":2,"move":"RFr 1 0 0 rE"}
//     {"do":"say","id":3,"number":0}
//     {"do":"stand","id":4}      and "resign", "back", "agree", "decline", "rematch"
//
//     {"is":"done","id":2}
//     {"is":"refused","id":2,"why":"it is not your turn: Ben is to move",
//      "message":{"id":"online.other_turn","operands":["Ben"],"english":"…"}}
//
// "message" is there if the reason has a kind, so that a page can translate it.
//
// A table is created by POST, whose body is the settings. The answer has the keys, or a reason as above:
//
//     {"seats":["…",null],"watch":"…"}           null where a bot sits
//     {"error":"a table has 2 to 6 seats","message":{…}}
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/online/hosted_table.h"

namespace bastide::match {

// Of what is said here. A page of another one is told to reload.
inline constexpr int protocol_version = 1;

// Longer messages are not read.
inline constexpr std::size_t max_message_bytes = 2048;

struct Open {
    int version = 0;
    std::string key;
    int seen = 0;  // how many entries
};

struct TableRequest {
    int id = 0;
    TableCommand command;
};

using ClientMessage = std::variant<Open, TableRequest>;

// The error says what is wrong with a message of a page.
Result<ClientMessage> read_message(std::string_view text);

std::string done_message(int id);
std::string refused_message(int id, Message why);
std::string reload_message();
std::string rematch_message(std::string_view key);

// The message about presence: whether each seat has the table open, and the number of spectators.
std::string there_message(const std::vector<bool>& seats, int watching);

// Some events, of which the first has a number.
std::string entries_message(std::span<const TableEvent> events, std::int64_t first);

// The table for a seat, or for spectators if it is -1, with the events that they have not seen.
std::string table_message(int seat, const TableSettings& settings, std::string_view commitment,
                          std::int64_t now, std::span<const TableEvent> events, std::int64_t first);

// The keys of a new table.
struct TableKeys {
    std::vector<std::string> seats;  // empty where a bot sits
    std::string watch;
};

std::string to_json(const TableKeys& keys);
std::string error_json(const Error& error);

void declare_messages(text::TypeScript& to);

}  // namespace bastide::match
