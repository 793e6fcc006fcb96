#include "serve/connection.h"

#include <cstdint>
#include <deque>
#include <functional>
#include <limits>
#include <memory>
#include <utility>
#include <vector>

#include <boost/asio/post.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/beast/websocket.hpp>

namespace bastide::serve {
namespace {

namespace websocket = beast::websocket;

// Reports received bytes. Beast reports neither empty fragments nor incomplete messages.
struct ByteCounter {
    static constexpr std::size_t unlimited = std::numeric_limits<std::size_t>::max();
    static std::size_t available_read_bytes() { return unlimited; }
    static std::size_t available_write_bytes() { return unlimited; }
    void transfer_read_bytes(std::size_t size) const {
        if (on_read) on_read(size);
    }
    static void transfer_write_bytes(std::size_t /*size*/) {}
    static void on_timer() {}

    std::function<void(std::size_t)> on_read = {};
};

using Stream = beast::basic_stream<tcp, beast::tcp_stream::executor_type, ByteCounter>;

// NOLINTNEXTLINE(misc-multiple-inheritance): shared_from_this is how Asio keeps its objects alive
class Connection final : public Client, public std::enable_shared_from_this<Connection> {
  public:
    Connection(tcp::socket socket, ServerContext& context, std::unique_ptr<ConnectionSlot> slot)
        : stream_(std::move(socket)),
          context_(context),
          clients_(context.clients),
          slot_(std::move(slot)),
          deadline_(stream_.get_executor()) {
        clients_->all.insert(this);
    }
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection() override {
        clients_->all.erase(this);
        if (clients_->all.empty() && clients_->on_empty) clients_->on_empty();
    }

    void start(const Request& request) {
        Failure ignored;
        ignored = beast::get_lowest_layer(stream_).socket().set_option(
            asio::socket_base::send_buffer_size(max_unsent_bytes), ignored);
        websocket::stream_base::timeout timeout =
            websocket::stream_base::timeout::suggested(beast::role_type::server);
        timeout.idle_timeout = context_.config.timeouts.silence;
        timeout.keep_alive_pings = true;
        stream_.set_option(timeout);
        stream_.read_message_max(match::max_message_bytes);
        beast::get_lowest_layer(stream_).rate_policy().on_read = [this](std::size_t size) { count(size); };
        stream_.control_callback([this](websocket::frame_type /*kind*/, beast::string_view /*payload*/) {
            if (stream_.is_message_done()) end_message();
            if (!bucket_.try_acquire()) cut_flood();
        });
        stream_.async_accept(request, [self = shared_from_this()](Failure failure) {
            if (!failure) self->read();
        });
    }

    void send(OutgoingMessage message) override {
        if (!is_open()) return;
        // One table may be longer than the limit, because its text is shared with other clients.
        const bool is_counted = !message.is_welcome || std::exchange(has_welcome_, true);
        const std::size_t bytes = is_counted ? message.size() + message_overhead : 0;
        if (queued_bytes_ + bytes > max_queued_bytes) {
            ++context_.counts.too_slow;
            close({websocket::close_code::try_again_later, "too slow"});
            return;
        }
        queued_bytes_ += bytes;
        unsent_.push_back({std::move(message), is_counted});
        if (unsent_.size() == 1) write();
    }

    void turn_away(Farewell why) override {
        if (why == Farewell::try_again) {
            close({websocket::close_code::try_again_later, "try again"});
        } else {
            close({websocket::close_code::going_away, "the server stops"});
        }
    }

    void opened() override {
        asio::post(stream_.get_executor(), [self = shared_from_this()] {
            if (self->is_waiting_ && self->is_open()) self->read();
        });
    }

    bool may_open() override {
        const bool may = opens_.try_acquire() && (!slot_->limits() || slot_->limits()->opens.try_acquire());
        if (!may) ++context_.counts.refused_opens;
        return may;
    }

    bool may_rematch() override {
        return (!slot_->limits() || slot_->limits()->rematches.try_acquire()) &&
               context_.rematches.try_acquire();
    }

  private:
    enum class State : std::uint8_t { open, closing, cut };

    struct Unsent {
        OutgoingMessage message;
        bool is_counted = true;
    };

    bool is_open() const { return state_ == State::open; }

    void read() {
        is_waiting_ = false;
        stream_.async_read(buffer_, [self = shared_from_this()](Failure failure, std::size_t /*size*/) {
            if (failure) {
                self->cut();
                return;
            }
            self->take();
        });
    }

    void take() {
        end_message();
        const std::string message = beast::buffers_to_string(buffer_.data());
        buffer_.consume(buffer_.size());
        ++context_.counts.messages;
        if (!is_open()) return;
        if (!bucket_.try_acquire()) {
            ++context_.counts.too_fast;
            close({websocket::close_code::policy_error, "too fast"});
            return;
        }
        const auto self = shared_from_this();
        is_waiting_ = true;
        context_.hub.take(self, message);
        if (is_open() && is_waiting_ && !context_.hub.is_opening(self)) read();
    }

    // Called for all bytes, also in the middle of a message.
    void count(std::size_t size) {
        if (!bytes_.try_acquire(static_cast<double>(size))) cut_flood();
        if (!is_open() || std::exchange(has_begun_, true)) return;
        deadline_.expires_after(context_.config.timeouts.message);
        deadline_.async_wait([self = weak_from_this()](Failure aborted) {
            const auto here = self.lock();
            if (aborted || !here || !here->has_begun_ || !here->is_open()) return;
            ++here->context_.counts.too_slow;
            here->cut();
        });
    }

    void end_message() {
        if (std::exchange(has_begun_, false) && is_open()) deadline_.cancel();
    }

    // No browser sends that much, and an answer would keep the flood coming.
    void cut_flood() {
        if (is_open()) ++context_.counts.too_fast;
        cut();
    }

    // Messages are written in the order of `unsent_`, whose first message is being written.
    void write() {
        std::vector<asio::const_buffer> buffers;
        const auto& pieces = unsent_.front().message.pieces;
        buffers.reserve(pieces.size());
        for (const SharedText& piece : pieces) buffers.emplace_back(piece->data(), piece->size());
        stream_.text(true);
        stream_.async_write(buffers, [self = shared_from_this()](Failure failure, std::size_t /*size*/) {
            if (failure) {
                self->cut();
                return;
            }
            self->pop();
            if (!self->unsent_.empty()) self->write();
        });
    }

    void pop() {
        const Unsent& sent = unsent_.front();
        if (sent.is_counted) queued_bytes_ -= sent.message.size() + message_overhead;
        if (sent.message.is_welcome && !sent.is_counted) has_welcome_ = false;
        unsent_.pop_front();
    }

    // Leaves its table later, because the caller may be iterating over the table's clients.
    void leave(std::function<void(Connection&)> then) {
        asio::post(stream_.get_executor(), [self = shared_from_this(), then = std::move(then)] {
            self->context_.hub.leave(self);
            then(*self);
        });
    }

    // Drops waiting messages, and gives the page a moment to read the reason.
    void close(const websocket::close_reason& reason) {
        if (!is_open()) return;
        state_ = State::closing;
        while (unsent_.size() > 1) unsent_.pop_back();
        leave([reason](Connection& here) {
            here.deadline_.expires_after(here.context_.config.timeouts.parting);
            here.deadline_.async_wait([self = here.shared_from_this()](Failure aborted) {
                if (!aborted) beast::get_lowest_layer(self->stream_).close();
            });
            here.stream_.async_close(
                reason, [self = here.shared_from_this()](Failure /*failure*/) { self->deadline_.cancel(); });
        });
    }

    void cut() {
        if (state_ == State::cut) return;
        state_ = State::cut;
        deadline_.cancel();
        leave([](Connection& here) { beast::get_lowest_layer(here.stream_).close(); });
    }

    websocket::stream<Stream> stream_;
    ServerContext& context_;
    std::shared_ptr<ClientSet> clients_;
    std::unique_ptr<ConnectionSlot> slot_;
    asio::steady_timer deadline_;  // of the message that arrives, or of the close
    beast::flat_buffer buffer_;
    std::deque<Unsent> unsent_;
    std::size_t queued_bytes_ = 0;
    TokenBucket bucket_{messages_a_second, messages_at_once};
    TokenBucket bytes_{bytes_a_second, bytes_at_once};
    TokenBucket opens_{opens_a_second, opens_at_once};
    bool has_welcome_ = false;  // true while the uncounted message waits
    bool has_begun_ = false;    // true while part of a message has arrived
    bool is_waiting_ = false;   // true while the hub works on a message and nothing is read
    State state_ = State::open;
};

}  // namespace

void open_connection(tcp::socket socket, const Request& request, ServerContext& context,
                     std::unique_ptr<ConnectionSlot> slot) {
    std::make_shared<Connection>(std::move(socket), context, std::move(slot))->start(request);
}

}  // namespace bastide::serve
