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

}  // namespace bastide::serve
