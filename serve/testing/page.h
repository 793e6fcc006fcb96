// A page from the server's point of view, over HTTP and WebSocket, with or without TLS: the object sends
// messages and records answers.
#pragma once

#include <cstdint>
#include <memory>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <boost/asio/connect.hpp>
#include <boost/asio/ssl/context.hpp>
#include <boost/asio/write.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/ssl.hpp>
#include <boost/beast/websocket.hpp>
#include <boost/beast/websocket/ssl.hpp>
#include <nlohmann/json.hpp>

#include "bastide/match/notation.h"
#include "bastide/match/online/message.h"
#include "bastide/match/position.h"
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

inline tcp::endpoint here(std::uint16_t port) {
    return {asio::ip::make_address("127.0.0.1"), port};
}

// "127.0.0.1:8421", in the form that pages use.
inline std::string host_of(std::uint16_t port) {
    return "127.0.0.1:" + std::to_string(port);
}

// Connects to a port of this machine. Accepts any certificate.
template <class Stream>
std::unique_ptr<Stream> connected(Wire& wire, std::uint16_t port) {
    if constexpr (std::is_same_v<Stream, Plain>) {
        auto stream = std::make_unique<Stream>(wire.network);
        stream->connect(here(port));
        return stream;
    } else {
        auto stream = std::make_unique<Stream>(wire.network, wire.tls);
        stream->next_layer().connect(here(port));
        stream->handshake(asio::ssl::stream_base::client);
        return stream;
    }
}

struct HttpRequest {
    http::verb verb = http::verb::get;
    std::string target = "/";
    std::string body = {};
    std::string origin = {};                                       // the page's origin, or empty to send none
    std::vector<std::pair<std::string, std::string>> fields = {};  // further header fields
};

template <class Stream = Plain>
Answer answer(std::uint16_t port, const HttpRequest& what) {
    Wire wire;
    const auto stream = connected<Stream>(wire, port);
    http::request<http::string_body> request{what.verb, what.target, 11};
    request.set(http::field::host, host_of(port));
    if (!what.origin.empty()) request.set(http::field::origin, what.origin);
    for (const auto& [name, value] : what.fields) request.set(name, value);
    request.body() = what.body;
    request.prepare_payload();
    http::write(*stream, request);
    beast::flat_buffer buffer;
    http::response_parser<http::string_body> parser;
    parser.skip(what.verb == http::verb::head);
    http::read(*stream, buffer, parser);
    return parser.release();
}

// The keys of a new table.
template <class Stream = Plain>
nlohmann::json create_table(std::uint16_t port,
                            const std::string& settings = R"({"seats":[{"bot":null},{"bot":null}]})") {
    const Answer made = answer<Stream>(port, {http::verb::post, "/api/tables", settings});
    return nlohmann::json::parse(made.body(), nullptr, false);
}

// A page that opens a table.
template <class Stream>
class PageOver {
  public:
    explicit PageOver(std::uint16_t port, const std::string& origin = "")
        : socket_(std::move(*connected<Stream>(wire_, port))) {
        if (!origin.empty()) {
            socket_.set_option(
                beast::websocket::stream_base::decorator([origin](beast::websocket::request_type& request) {
                    request.set(http::field::origin, origin);
                }));
        }
        socket_.handshake(host_of(port), "/api/table");
    }

    void send(const nlohmann::json& message) { socket_.write(asio::buffer(message.dump())); }

    // Sends a message. Ignores errors, because the connection may have been cut.
    void shout(const nlohmann::json& message) {
        beast::error_code ignored;
        socket_.write(asio::buffer(message.dump()), ignored);
    }

    // Returns the next message and records its events.
    nlohmann::json next() {
        beast::flat_buffer buffer;
        socket_.read(buffer);
        auto message = nlohmann::json::parse(beast::buffers_to_string(buffer.data()));
        if (message.contains("entries"))
            for (const auto& entry : message["entries"]) entries_.push_back(entry);
        if (const auto due = dealing_.take(message); due && takes_part) shout(*due);
        return message;
    }
    // Returns the next message of a kind.
    nlohmann::json receive(const std::string& kind) {
        while (true) {
            nlohmann::json message = next();
            if (message["is"] == kind) return message;
        }
    }

    // Reads until this many events have come.
    void await(std::size_t count) {
        while (entries_.size() < count) next();
    }

    nlohmann::json open(const std::string& key, int seen = 0) {
        send({{"do", "open"}, {"version", match::protocol_version}, {"key", key}, {"seen", seen}});
        return receive("table");
    }

    // Sends a request with an id, and returns its answer.
    nlohmann::json request(nlohmann::json message) {
        message["id"] = ++id_;
        send(message);
        while (true) {
            nlohmann::json received = next();
            if (received.value("id", 0) == id_) return received;
        }
    }

    bool is_cut_off() {
        beast::flat_buffer buffer;
        beast::error_code failure;
        while (!failure) socket_.read(buffer, failure);
        return true;
    }

    // The reason with which the server ended the connection.
    std::uint16_t close_code() const { return socket_.reason().code; }

    // Sends frames that a browser does not send. Ignores errors.
    void ping() {
        beast::error_code ignored;
        socket_.ping({}, ignored);
    }
    void shout_bytes(const std::string& frames) {
        beast::error_code ignored;
        asio::write(socket_.next_layer(), asio::buffer(frames), ignored);
    }

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

// Returns a legal move after these events, for a game with the default rules, or "" if there is none.
inline std::string some_move(const std::vector<nlohmann::json>& entries, int players = 2) {
    match::Settings settings;
    settings.players = static_cast<std::uint8_t>(players);
    match::Position position(settings);
    for (const auto& entry : entries) {
        if (entry["is"] == "drew") {
            std::istringstream tiles(entry["text"].get<std::string>());
            for (std::string tile; tiles >> tile;) {
                // An earlier tile fitted nowhere.
                if (position.tile() != match::no_tile) position.set_aside();
                position.draw(*match::read_type(tile));
            }
        } else if (entry["is"] == "moved") {
            position.apply(*match::read_move(entry["text"].get<std::string>()));
        }
    }
    const auto moves = position.legal_moves();
    return moves.empty() ? "" : to_text(moves.front());
}

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
