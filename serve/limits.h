// Limits of a server for clients.
#pragma once

#include <chrono>
#include <cstddef>

namespace bastide::serve {

inline constexpr std::size_t max_request_bytes = 16'384;  // bytes of a request body, and bytes of the headers
inline constexpr std::size_t slowest_answer =
    16'384;  // minimum bytes per second of an answer, in addition to `Timeouts::answer`

// Timeouts.
struct Timeouts {
    std::chrono::milliseconds idle{60'000};     // the time until the first byte of the next request
    std::chrono::milliseconds request{30'000};  // the time from the first byte of a request to the last
    std::chrono::milliseconds answer{30'000};   // the time for the client to read the answer; longer for
                                                // large answers
    std::chrono::milliseconds silence{60'000};  // the time without an answer to a ping
    std::chrono::milliseconds message{10'000};  // the time from the first byte of a message to the last
    std::chrono::milliseconds parting{2'000};   // linger after closing, so the peer gets the last bytes
};

inline constexpr int messages_a_second = 10;  // per client, sustained
inline constexpr int messages_at_once = 40;   // per client, in a burst
inline constexpr int opens_a_second = 1;      // per client, messages that open a table
inline constexpr int opens_at_once = 5;

// Everything that a client sends counts: messages, control frames and the headers of empty fragments.
inline constexpr int bytes_a_second = 20'480;
inline constexpr int bytes_at_once = 131'072;

// Limits for a client that does not read. A client that exceeds them is disconnected and can reconnect.
inline constexpr std::size_t max_queued_bytes = 262'144;  // in addition to one message with a whole table
inline constexpr std::size_t message_overhead = 128;  // bytes that count for each message besides its text
inline constexpr int max_unsent_bytes = 32'768;       // bytes queued in the system before messages queue here

// Limits per address: an IPv4 address, or the network (/64) of an IPv6 address.
inline constexpr int max_connections = 250;
inline constexpr int address_opens_a_second = 10;
inline constexpr int address_opens_at_once = 250;
inline constexpr int address_tables_per_minute = 20;
inline constexpr int address_tables_at_once = 20;
inline constexpr int address_rematches_per_minute = 10;
inline constexpr int address_rematches_at_once = 10;

// Limits for all clients together.
inline constexpr int max_tables_per_minute = 120;
inline constexpr int max_rematches_per_minute = 120;

}  // namespace bastide::serve
