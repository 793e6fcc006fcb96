// How much anybody may ask of a server.
#pragma once

#include <chrono>
#include <cstddef>

namespace bastide::serve {

inline constexpr std::size_t longest_request = 16'384;  // bytes of a body, and of its headers
inline constexpr std::size_t slowest_answer =
    16'384;  // bytes a second of an answer, beside `Patience::answer`

// How long a server waits for others.
struct Patience {
    std::chrono::milliseconds idle{60'000};     // for the first byte of the next request
    std::chrono::milliseconds request{30'000};  // from its first byte to its last
    std::chrono::milliseconds answer{30'000};   // for its answer to be taken, and longer if that is large
    std::chrono::milliseconds silence{60'000};  // for a page that answers no ping
    std::chrono::milliseconds parting{2'000};   // for who was told that the connection ends to hear it
};

inline constexpr int messages_a_second = 10;  // of a visitor, in the long run
inline constexpr int messages_at_once = 40;   // before that counts

// Of a visitor who does not take what it is told: then it is cut off, and comes back when it can.
inline constexpr std::size_t most_untold = 200;
inline constexpr int most_unsent = 32'768;  // bytes that wait in the system before messages wait here

inline constexpr std::size_t most_tables_a_minute = 60;  // new ones, of all together

}  // namespace bastide::serve
