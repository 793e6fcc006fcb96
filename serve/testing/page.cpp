#include "serve/testing/page.h"

#include <memory>
#include <sstream>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include <boost/asio/write.hpp>

#include "bastide/match/notation.h"
#include "bastide/match/online/message.h"
#include "bastide/match/position.h"

namespace bastide::serve {
namespace {

tcp::endpoint here(std::uint16_t port) {
    return {asio::ip::make_address("127.0.0.1"), port};
}

}  // namespace

std::string host_of(std::uint16_t port) {
    return "127.0.0.1:" + std::to_string(port);
}

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

template <class Stream>
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

template <class Stream>
nlohmann::json create_table(std::uint16_t port, const std::string& settings) {
    const Answer made = answer<Stream>(port, {http::verb::post, "/api/tables", settings});
    return nlohmann::json::parse(made.body(), nullptr, false);
}

template <class Stream>
PageOver<Stream>::PageOver(std::uint16_t port, const std::string& origin)
    : socket_(std::move(*connected<Stream>(wire_, port))) {
    if (!origin.empty()) {
        socket_.set_option(beast::websocket::stream_base::decorator(
            [origin](beast::websocket::request_type& request) { request.set(http::field::origin, origin); }));
    }
    socket_.handshake(host_of(port), "/api/table");
}

template <class Stream>
PageOver<Stream>::~PageOver() = default;

template <class Stream>
void PageOver<Stream>::send(const nlohmann::json& message) {
    socket_.write(asio::buffer(message.dump()));
}

template <class Stream>
void PageOver<Stream>::shout(const nlohmann::json& message) {
    beast::error_code ignored;
    socket_.write(asio::buffer(message.dump()), ignored);
}

template <class Stream>
nlohmann::json PageOver<Stream>::next() {
    beast::flat_buffer buffer;
    socket_.read(buffer);
    auto message = nlohmann::json::parse(beast::buffers_to_string(buffer.data()));
    if (message.contains("entries"))
        for (const auto& entry : message["entries"]) entries_.push_back(entry);
    if (const auto due = dealing_.take(message); due && takes_part) shout(*due);
    return message;
}

template <class Stream>
nlohmann::json PageOver<Stream>::receive(const std::string& kind) {
    while (true) {
        nlohmann::json message = next();
        if (message["is"] == kind) return message;
    }
}

template <class Stream>
void PageOver<Stream>::await(std::size_t count) {
    while (entries_.size() < count) next();
}

template <class Stream>
nlohmann::json PageOver<Stream>::open(const std::string& key, int seen) {
    send({{"do", "open"}, {"version", match::protocol_version}, {"key", key}, {"seen", seen}});
    return receive("table");
}

template <class Stream>
nlohmann::json PageOver<Stream>::request(nlohmann::json message) {
    message["id"] = ++id_;
    send(message);
    while (true) {
        nlohmann::json received = next();
        if (received.value("id", 0) == id_) return received;
    }
}

template <class Stream>
bool PageOver<Stream>::is_cut_off() {
    beast::flat_buffer buffer;
    beast::error_code failure;
    while (!failure) socket_.read(buffer, failure);
    return true;
}

template <class Stream>
std::uint16_t PageOver<Stream>::close_code() const {
    return socket_.reason().code;
}

template <class Stream>
void PageOver<Stream>::ping() {
    beast::error_code ignored;
    socket_.ping({}, ignored);
}

template <class Stream>
void PageOver<Stream>::shout_bytes(const std::string& frames) {
    beast::error_code ignored;
    asio::write(socket_.next_layer(), asio::buffer(frames), ignored);
}

template std::unique_ptr<Plain> connected(Wire& wire, std::uint16_t port);
template std::unique_ptr<Encrypted> connected(Wire& wire, std::uint16_t port);
template Answer answer<Plain>(std::uint16_t port, const HttpRequest& what);
template Answer answer<Encrypted>(std::uint16_t port, const HttpRequest& what);
template nlohmann::json create_table<Plain>(std::uint16_t port, const std::string& settings);
template nlohmann::json create_table<Encrypted>(std::uint16_t port, const std::string& settings);
template class PageOver<Plain>;
template class PageOver<Encrypted>;

std::string some_move(const std::vector<nlohmann::json>& entries, int players) {
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

}  // namespace bastide::serve
