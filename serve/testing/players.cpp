#include "serve/testing/players.h"

#include <deque>
#include <utility>

#include <boost/asio/ip/tcp.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/websocket.hpp>
#include <nlohmann/json.hpp>

#include "bastide/base/sha256.h"
#include "bastide/match/notation.h"
#include "bastide/match/online/message.h"
#include "bastide/play/seed.h"

namespace bastide::serve {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using nlohmann::json;
using Failure = beast::error_code;

// Lives as long as its operations, possibly longer than its player.
class TablePlayer::Connection : public std::enable_shared_from_this<TablePlayer::Connection> {
  public:
    Connection(asio::io_context& network, TablePlayer& player) : stream_(network), player_(&player) {}

    void start(std::uint16_t port, const std::string& first) {
        unsaid_.push_back(first);
        const tcp::endpoint endpoint(asio::ip::address_v4::loopback(), port);
        beast::get_lowest_layer(stream_).async_connect(
            endpoint, [self = shared_from_this(), port](Failure failure) {
                if (self->is_over(failure)) return;
                failure =
                    beast::get_lowest_layer(self->stream_).socket().set_option(tcp::no_delay(true), failure);
                self->shake_hands("127.0.0.1:" + std::to_string(port));
            });
    }
    void send(std::string text) {
        unsaid_.push_back(std::move(text));
        if (is_open_ && unsaid_.size() == 1) write();
    }
    // Closes without a message to the other side.
    void cut() {
        player_ = nullptr;
        Failure ignored;
        tcp::socket& socket = beast::get_lowest_layer(stream_).socket();
        ignored = socket.set_option(asio::socket_base::linger(true, 0), ignored);
        ignored = socket.close(ignored);
    }

  private:
    void shake_hands(const std::string& host) {
        stream_.async_handshake(host, "/api/table", [self = shared_from_this()](Failure failure) {
            if (self->is_over(failure)) return;
            self->is_open_ = true;
            self->write();
            self->read();
        });
    }
    bool is_over(Failure failure) {
        if (failure && player_ != nullptr) std::exchange(player_, nullptr)->lose();
        return player_ == nullptr;
    }
    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](Failure failure, std::size_t /*size*/) {
            if (self->is_over(failure)) return;
            const std::string text = beast::buffers_to_string(self->buffer_.data());
            self->buffer_.consume(self->buffer_.size());
            self->player_->receive(text);
            if (self->player_ != nullptr) self->read();
        });
    }
    void write() {
        stream_.async_write(asio::buffer(unsaid_.front()),
                            [self = shared_from_this()](Failure failure, std::size_t /*size*/) {
                                if (self->is_over(failure)) return;
                                self->unsaid_.pop_front();
                                if (!self->unsaid_.empty()) self->write();
                            });
    }

    websocket::stream<beast::tcp_stream> stream_;
    TablePlayer* player_;  // none once it was cut or lost
    beast::flat_buffer buffer_;
    std::deque<std::string> unsaid_;
    bool is_open_ = false;
};

TablePlayer::TablePlayer(asio::io_context& network, PlayedTable& table, int seat)
    : network_(network), table_(table), seat_(seat) {}

TablePlayer::~TablePlayer() {
    cut();
}

void TablePlayer::come(std::uint16_t port) {
    cut();
    connection_ = std::make_shared<Connection>(network_, *this);
    const json open = {
        {"do", "open"}, {"version", match::protocol_version}, {"key", table_.key(seat_)}, {"seen", seen_}};
    connection_->start(port, open.dump());
}

void TablePlayer::cut() {
    is_there_ = false;
    if (connection_) std::exchange(connection_, nullptr)->cut();
}

void TablePlayer::lose() {
    is_there_ = false;
    connection_.reset();
}

void TablePlayer::send(const json& message) {
    if (connection_) connection_->send(message.dump());
}

void TablePlayer::receive(const std::string& text) {
    const json message = json::parse(text);
    if (message.contains("entries"))
        for (const json& entry : message["entries"]) table_.take_entry(*this, entry);
    if (message["is"] == "table") {
        is_there_ = true;
        table_.settle(seat_);
    }
    table_.take(seat_, message);
}

namespace {

StoredTable stored_as(const std::string& name, const std::array<std::string, 2>& keys) {
    const std::string secret = sha256("secret of " + name);
    return {.id = sha256("table " + name).substr(0, 32),
            .settings = *match::read_table_settings(R"({"seats":[{"bot":null},{"bot":null}]})"),
            .secret = {secret, sha256(secret)},
            .access_keys = {{sha256(keys[0]), 0}, {sha256(keys[1]), 1}},
            .entries = {}};
}

std::array<std::string, 2> keys_of(const std::string& name) {
    return {sha256("first key of " + name).substr(0, 32), sha256("second key of " + name).substr(0, 32)};
}

}  // namespace

PlayedTable::PlayedTable(asio::io_context& network, const std::string& name)
    : stored_(stored_as(name, keys_of(name))),
      keys_(keys_of(name)),
      match_(stored_.settings, stored_.secret),
      random_(play::seed_number(name)) {
    for (int seat = 0; seat < 2; ++seat)
        players_[static_cast<std::size_t>(seat)] = std::make_unique<TablePlayer>(network, *this, seat);
}

void PlayedTable::request(int seat, json message) {
    pending_ = {seat, ++ids_, Clock::now()};
    message["id"] = ids_;
    player(seat).send(message);
}

bool PlayedTable::sit(int seat) {
    if (is_waiting() || is_started() || !match_.state().seat(seat).name.empty() || !player(seat).is_there())
        return false;
    request(seat, {{"do", "sit"}, {"name", seat == 0 ? "Anna" : "Ben"}});
    return true;
}

bool PlayedTable::move() {
    if (is_waiting() || !is_started() || is_over()) return false;
    const int seat = match_.state().to_move();
    if (!player(seat).is_there() || player(seat).seen() < entries_.size()) return false;
    const std::vector<match::Move> moves = match_.state().game().legal_moves();
    const match::Move& chosen = moves[random_.below(static_cast<std::uint32_t>(moves.size()))];
    request(seat, {{"do", "move"}, {"move", to_text(chosen)}});
    return true;
}

void PlayedTable::settle(int seat) {
    if (pending_.seat == seat) pending_ = {};
}

void PlayedTable::take(int seat, const json& message) {
    const bool is_answer = message.contains("id") && pending_.seat == seat && message["id"] == pending_.id;
    if (message["is"] == "refused") refusals_.push_back(message["why"]);
    if (!is_answer) return;
    const PendingReply done = std::exchange(pending_, {});
    if (message["is"] == "done" && acknowledged) acknowledged(Clock::now() - done.at);
}

void PlayedTable::take_entry(TablePlayer& player, const json& entry) {
    const std::size_t number = entry["n"];
    if (number != player.seen_ + 1) {
        add_fault("entry " + std::to_string(number) + " came after " + std::to_string(player.seen_));
        return;
    }
    player.seen_ = number;
    const std::string text = entry.dump();
    if (number <= entries_.size()) {
        if (entries_[number - 1] != text) add_fault(entries_[number - 1] + " was told as " + text);
        return;
    }
    entries_.push_back(text);
    const auto read = match::read_table_event(text);
    if (!read || !match_.apply(*read)) add_fault(text + " cannot come there");
    if (read && read->kind == match::TableEventKind::moved) ++moves_;
}

void PlayedTable::add_fault(std::string what) {
    faults_.push_back(stored_.id + ": " + std::move(what));
}

}  // namespace bastide::serve
