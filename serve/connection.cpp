#include "serve/connection.h"

#include <deque>
#include <memory>
#include <utility>

#include <boost/asio/post.hpp>
#include <boost/beast/websocket.hpp>

namespace bastide::serve {
namespace {

namespace websocket = beast::websocket;

class Connection final : public Client, public std::enable_shared_from_this<Connection> {
  public:
    Connection(beast::tcp_stream stream, ServerContext& context)
        : stream_(std::move(stream)), context_(context) {}

    void start(const Request& request) {
        // The WebSocket has its own timeouts. The request's timeout would close it.
        beast::get_lowest_layer(stream_).expires_never();
        Failure ignored;
        ignored = beast::get_lowest_layer(stream_).socket().set_option(
            asio::socket_base::send_buffer_size(max_unsent_bytes), ignored);
        websocket::stream_base::timeout timeout =
            websocket::stream_base::timeout::suggested(beast::role_type::server);
        timeout.idle_timeout = context_.config.timeouts.silence;
        timeout.keep_alive_pings = true;
        stream_.set_option(timeout);
        stream_.read_message_max(match::max_message_bytes);
        stream_.async_accept(request, [self = shared_from_this()](Failure failure) {
            if (!failure) self->read();
        });
    }

    void send(const std::string& message) override {
        if (is_closed_) return;
        if (untold_.size() >= max_queued_messages) {
            ++context_.counts.too_slow;
            close();
            return;
        }
        untold_.push_back(message);
        if (untold_.size() == 1) write();
    }

  private:
    void read() {
        stream_.async_read(buffer_, [self = shared_from_this()](Failure failure, std::size_t /*size*/) {
            if (failure) {
                self->close();
                return;
            }
            self->take();
        });
    }

    void take() {
        const std::string message = beast::buffers_to_string(buffer_.data());
        buffer_.consume(buffer_.size());
        ++context_.counts.messages;
        if (!bucket_.try_acquire()) {
            ++context_.counts.too_fast;
            close();
            return;
        }
        context_.hub.take(shared_from_this(), message);
        if (!is_closed_) read();
    }

    void write() {
        stream_.text(true);
        stream_.async_write(asio::buffer(untold_.front()),
                            [self = shared_from_this()](Failure failure, std::size_t /*size*/) {
                                if (failure) {
                                    self->close();
                                    return;
                                }
                                self->untold_.pop_front();
                                if (!self->untold_.empty()) self->write();
                            });
    }

    // Leaves its table later, because the caller may be iterating over the table's clients.
    void close() {
        if (std::exchange(is_closed_, true)) return;
        asio::post(stream_.get_executor(), [self = shared_from_this()] {
            self->context_.hub.leave(self);
            beast::get_lowest_layer(self->stream_).close();
        });
    }

    websocket::stream<beast::tcp_stream> stream_;
    ServerContext& context_;
    beast::flat_buffer buffer_;
    std::deque<std::string> untold_;
    TokenBucket bucket_{messages_a_second, messages_at_once};
    bool is_closed_ = false;
};

}  // namespace

void open_connection(beast::tcp_stream stream, const Request& request, ServerContext& context) {
    std::make_shared<Connection>(std::move(stream), context)->start(request);
}

}  // namespace bastide::serve
