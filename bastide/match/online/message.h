// Messages between a page and a server of online tables, each a JSON object.
//
// The page begins with this:
//
//     {"do":"open","version":3,"key":"…","seen":12}    the key of a seat or of the invitation
//
// The server sends the table and the events that the page has not seen, and then all new events:
//
//     {"is":"table","seat":0,"table":{…},"commitment":"…","now":1795392000000,"entries":[…]}
//     {"is":"entries","entries":[…]}
//     {"is":"there","seats":[true,false],"watching":2}        seats that have the table open
//     {"is":"rematch","key":"…"}                              the same seat at the table of a rematch
//     {"is":"reload"}                                         the page has another protocol version
//
// "seat" is null for spectators, and "now" is the server's time, which clocks use. The server sends "table"
// again when the client's seat changes.
//
// The invitation lets everybody watch, and sit while seats are free. A person adds an own key to it,
// "….2~own", which the page chooses at random. The seat that this person takes belongs to the own key.
//
// A request from a seat has an id. The server answers with this id once the request is stored or refused:
//
//     {"do":"sit","id":1,"name":"Anna"}      in the own seat, or in the first free one
//     {"do":"commit","id":2,"commitment":"…"}
//     {"do":"reveal","id":3,"contribution":"…"}
//     {"do":"move","id":4,"move":"RFr 1 0 0 rE"}
//     {"do":"say","id":5,"number":0}
//     {"do":"stand","id":6}      and "resign", "back", "agree", "decline", "rematch", "vacate"
//
//     {"is":"done","id":2}
//     {"is":"refused","id":2,"why":"it is not your turn: Ben is to move",
//      "message":{"id":"online.other_turn","operands":["Ben"],"english":"…"}}
//
// At tables of deal 1, "sit" may have a "word". "message" is present if the reason has a kind, so that a page
// can translate it.
//
// A table is created by POST, whose body is the settings. The answer has the keys, or an error as above:
//
//     {"seats":["…",null],"watch":"…"}           null for a bot's seat; "watch" is the invitation
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

// The version of this protocol. A page with another version must reload.
inline constexpr int protocol_version = 3;

// Longer messages are rejected.
inline constexpr std::size_t max_message_bytes = 2048;

struct Open {
    int version = 0;
    std::string key;
    int seen = 0;  // the number of events seen
};

struct TableRequest {
    int id = 0;
    TableCommand command;
};

using ClientMessage = std::variant<Open, TableRequest>;

// Reads a message of a page. The error gives the reason if the message is invalid.
[[nodiscard]] Result<ClientMessage> read_message(std::string_view text);

std::string done_message(int id);
std::string refused_message(int id, Message why);
std::string reload_message();
std::string rematch_message(std::string_view key);

// Returns the message about presence: whether each seat has the table open, and the number of spectators.
std::string there_message(const std::vector<bool>& seats, int watching);

// Returns a message with events, numbered from `first`.
std::string entries_message(std::span<const TableEvent> events, std::int64_t first);

// Returns a message with the table for a seat, or for spectators if `seat` is -1, and the events that this
// client has not seen.
std::string table_message(int seat, const TableSettings& settings, std::string_view commitment,
                          std::int64_t now, std::span<const TableEvent> events, std::int64_t first);

// The keys of a new table.
struct TableKeys {
    std::vector<std::string> seats;  // empty for a bot's seat
    std::string watch;               // the invitation
};

std::string to_json(const TableKeys& keys);
std::string error_json(const Error& error);

void declare_messages(text::TypeScript& to);

}  // namespace bastide::match
