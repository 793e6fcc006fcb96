// How much anybody may ask of a server.
#pragma once

#include <chrono>
#include <cstddef>

namespace bastide::serve {

inline constexpr std::size_t longest_request = 16'384;   // bytes of a body, and of its headers
inline constexpr std::chrono::seconds request_time{30};  // to send a request, and to take its answer

inline constexpr int messages_a_second = 10;  // of a visitor, in the long run
inline constexpr int messages_at_once = 40;   // before that counts

// Of a visitor who does not take what it is told: then it is cut off, and comes back when it can.
inline constexpr std::size_t most_untold = 200;
inline constexpr int most_unsent = 32'768;  // bytes that wait in the system before messages wait here

inline constexpr std::size_t most_tables_a_minute = 60;  // new ones, of all together

}  // namespace bastide::serve
