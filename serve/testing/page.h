// A page from the server's point of view, over HTTP and WebSocket, with or without TLS: the object sends
// messages and records answers.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include <boost/asio/ssl/context.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <nlohmann/json.hpp>

#include "serve/network.h"
#include "serve/testing/dealing.h"

namespace bastide::serve {

using Answer = http::response<http::string_body>;
using Plain = tcp::socket;
using Encrypted = beast::ssl_stream<tcp::socket>;

// The settings of a connection.
struct Wire {
    asio::io_context network;
    asio::ssl::context tls{asio::ssl::context::tls_client};
};

// Connects to a port of this machine. Accepts any certificate. `Stream` is Plain or Encrypted, here and
// below.
template <class Stream>
std::unique_ptr<Stream> connected(Wire& wire, std::uint16_t port);

// "127.0.0.1:8421", in the form that pages use.
std::string host_of(std::uint16_t port);

struct HttpRequest {
    http::verb verb = http::verb::get;
    std::string target = "/";
    std::string body = {};
    std::string origin = {};                                       // the page's origin, or empty to send none
    std::vector<std::pair<std::string, std::string>> fields = {};  // further header fields
};

template <class Stream = Plain>
Answer answer(std::uint16_t port, const HttpRequest& what);

// The keys of a new table.
template <class Stream = Plain>
nlohmann::json create_table(std::uint16_t port,
                            const std::string& settings = R"({"seats":[{"bot":null},{"bot":null}]})");

// A page that opens a table.
template <class Stream>
class PageOver {
  public:
    explicit PageOver(std::uint16_t port, const std::string& origin = "");
    PageOver(const PageOver&) = delete;
    PageOver& operator=(const PageOver&) = delete;
    ~PageOver();

    void send(const nlohmann::json& message);
    // Sends a message. Ignores errors, because the connection may have been cut.
    void shout(const nlohmann::json& message);

    // Returns the next message and records its events.
    nlohmann::json next();
    // Returns the next message of a kind.
    nlohmann::json receive(const std::string& kind);
    // Reads until this many events have come.
    void await(std::size_t count);

    nlohmann::json open(const std::string& key, int seen = 0);
    // Sends a request with an id, and returns its answer.
    nlohmann::json request(nlohmann::json message);

    bool is_cut_off();
    // The reason with which the server ended the connection.
    std::uint16_t close_code() const;

    // Sends frames that a browser does not send. Ignores errors.
    void ping();
    void shout_bytes(const std::string& frames);

    // All events received.
    const std::vector<nlohmann::json>& entries() const { return entries_; }

    bool takes_part = true;  // in the deal, as pages do by themselves

  private:
    Wire wire_;
    beast::websocket::stream<Stream> socket_;
    std::vector<nlohmann::json> entries_;
    Dealing dealing_;
    int id_ = 0;
};

using Page = PageOver<Plain>;
using TlsPage = PageOver<Encrypted>;

// page.cpp contains these functions for both streams: compiling Beast in each test would take most of their
// build time.
extern template class PageOver<Plain>;
extern template class PageOver<Encrypted>;

// Returns a legal move after these events, for a game with the default rules, or "" if there is none.
std::string some_move(const std::vector<nlohmann::json>& entries, int players = 2);

// Reads until the game of two people who have sat down begins. A page takes part in the deal when it reads:
// both have committed after four events, and revealed after eight.
template <class Client>
void await_deal(Client& anna, Client& ben) {
    for (const std::size_t count : {4U, 8U}) {
        ben.await(count);
        anna.await(count);
    }
}

}  // namespace bastide::serve
