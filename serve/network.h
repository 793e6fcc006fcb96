// Short names for Boost.Asio and Beast.
#pragma once

#include <string_view>

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>

namespace bastide::serve {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
using asio::ip::tcp;
using Request = http::request<http::string_body>;
using Failure = beast::error_code;

inline std::string_view view(beast::string_view text) {
    return {text.data(), text.size()};
}

// Returns a part of a header field without the blanks around it.
inline std::string_view trimmed(std::string_view part) {
    constexpr std::string_view blanks = " \t";
    const std::size_t first = part.find_first_not_of(blanks);
    if (first == std::string_view::npos) return {};
    return part.substr(first, part.find_last_not_of(blanks) - first + 1);
}

}  // namespace bastide::serve
