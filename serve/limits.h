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
    std::chrono::milliseconds parting{2'000};   // linger after closing, so the peer gets the last bytes
};

inline constexpr int messages_a_second = 10;  // per client, sustained
inline constexpr int messages_at_once = 40;   // per client, in a burst

// Limits for a client that does not read. A client that exceeds them is disconnected and can reconnect.
inline constexpr std::size_t max_queued_messages = 200;
inline constexpr int max_unsent_bytes = 32'768;  // bytes queued in the system before messages queue here

inline constexpr std::size_t max_tables_per_minute = 60;  // new tables, for all clients together

}  // namespace bastide::serve
