#include "serve/requests.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include <boost/beast/websocket/rfc6455.hpp>

#include "serve/connection.h"
#include "serve/errors.h"
#include "serve/files.h"

namespace bastide::serve {
namespace {

// Returns the status for an unreadable request, or nullopt if the connection just ended.
std::optional<http::status> status_of(const Failure& failure) {
    const auto& of_http = http::make_error_code(http::error::bad_method).category();
    if (failure.category() != of_http || failure == http::error::end_of_stream) return std::nullopt;
    if (failure == http::error::body_limit) return http::status::payload_too_large;
    if (failure == http::error::header_limit || failure == http::error::buffer_overflow)
        return http::status::request_header_fields_too_large;
    return http::status::bad_request;
}

std::string_view why_refused(http::status status) {
    if (status == http::status::bad_request) return "this is not an HTTP/1.1 request";
    return "the request is too long: at most 16384 bytes of body and 16384 bytes of headers";
}

// Also if it is one of IPv4 at a server that listens to both.
bool is_loopback(const asio::ip::address& address) {
    if (address.is_v4() || !address.to_v6().is_v4_mapped()) return address.is_loopback();
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).is_loopback();
}

class Requests : public std::enable_shared_from_this<Requests> {
  public:
    Requests(tcp::socket socket, ServerContext& context) : stream_(std::move(socket)), context_(context) {}

    // Keep-alive: waits for the next request or the idle timeout.
    void wait() {
        parser_ = std::make_unique<http::request_parser<http::string_body>>();
        parser_->body_limit(max_request_bytes);
        parser_->header_limit(max_request_bytes);
        if (buffer_.size() > 0) {
            read();
            return;
        }
        stream_.expires_after(timeouts().idle);
        stream_.async_read_some(buffer_.prepare(max_request_bytes),
                                [self = shared_from_this()](Failure failure, std::size_t size) {
                                    if (failure) return;
                                    self->buffer_.commit(size);
                                    self->read();
                                });
    }

  private:
    const Timeouts& timeouts() const { return context_.config.timeouts; }

    void read() {
        stream_.expires_after(timeouts().request);
        http::async_read_header(
            stream_, buffer_, *parser_, [self = shared_from_this()](Failure failure, std::size_t /*size*/) {
                if (failure) {
                    self->refuse_bad(failure);
                } else if (self->has_coding()) {
                    self->is_last_ = true;
                    self->refuse(http::status::length_required, "a body needs a Content-Length");
                } else {
                    self->read_body();
                }
            });
    }

    // True for transfer encodings. The size of chunks is unknown in advance, and the size of their extensions
    // unlimited.
    bool has_coding() const {
        return parser_->get().find(http::field::transfer_encoding) != parser_->get().end();
    }

    void read_body() {
        http::async_read(stream_, buffer_, *parser_,
                         [self = shared_from_this()](Failure failure, std::size_t /*size*/) {
                             if (failure) {
                                 self->refuse_bad(failure);
                             } else {
                                 self->take();
                             }
                         });
    }

    void refuse_bad(const Failure& failure) {
        const auto status = status_of(failure);
        if (status || failure == beast::error::timeout) ++context_.counts.bad_requests;
        if (!status) return;
        is_last_ = true;
        refuse(*status, why_refused(*status));
    }

    // The answer to HEAD has the size of the omitted body.
    template <class Body>
    void send(http::response<Body>&& response, std::optional<std::uint64_t> size = {}) {
        ++context_.counts.answers[response.result_int()];
        response.set(http::field::server, "bastide");
        // The part of a link after '#' is never sent, and neither is the address before it.
        response.set("Referrer-Policy", "no-referrer");
        response.set("X-Content-Type-Options", "nosniff");
        // Prevents clickjacking: other pages cannot embed this one.
        response.set("Content-Security-Policy", "frame-ancestors 'none'");
        response.keep_alive(!is_last_ && parser_->get().keep_alive());
        response.prepare_payload();
        stream_.expires_after(timeouts().answer +
                              std::chrono::seconds(response.payload_size().value_or(0) / slowest_answer));
        if (size) response.content_length(*size);
        const bool should_continue = response.keep_alive();
        auto shared_response = std::make_shared<http::response<Body>>(std::move(response));
        http::async_write(stream_, *shared_response,
                          [self = shared_from_this(), shared_response, should_continue](
                              Failure failure, std::size_t /*size*/) {
                              if (failure) return;
                              if (should_continue) {
                                  self->wait();
                              } else {
                                  self->part();
                              }
                          });
    }

    bool is_head() const { return parser_->get().method() == http::verb::head; }

    void send_head(http::status status, const auto& describe, std::uint64_t size) {
        http::response<http::empty_body> response{status, parser_->get().version()};
        describe(response);
        send(std::move(response), size);
    }

    void answer(http::status status, std::string_view type, std::string body) {
        const auto describe = [&](auto& response) {
            response.set(http::field::content_type, {type.data(), type.size()});
            response.set(http::field::cache_control, "no-store");
        };
        if (is_head()) {
            send_head(status, describe, body.size());
            return;
        }
        http::response<http::string_body> response{status, parser_->get().version()};
        describe(response);
        response.body() = std::move(body);
        send(std::move(response));
    }

    void refuse(http::status status, const Error& error) {
        answer(status, "application/json", match::error_json(error));
    }
    void refuse(http::status status, Message why) { refuse(status, Error{{}, std::move(why)}); }

    // True if the request comes from a page of this server or of a configured origin.
    bool is_of_ours() const {
        const Request& request = parser_->get();
        const auto origin = request.find(http::field::origin);
        if (origin == request.end()) return true;  // no page, but a program
        const std::string_view from = view(origin->value());
        const std::string host(view(request[http::field::host]));
        return from == "http://" + host || from == "https://" + host ||
               std::ranges::find(context_.config.origins, from) != context_.config.origins.end();
    }

    bool is_from_here() const {
        Failure failure;
        const auto endpoint = stream_.socket().remote_endpoint(failure);
        return !failure && is_loopback(endpoint.address()) &&
               parser_->get().find("X-Forwarded-For") == parser_->get().end();
    }

    void take() {
        const Request& request = parser_->get();
        const std::string_view target = view(request.target());
        if (target == "/api/table" && beast::websocket::is_upgrade(request)) {
            if (!is_of_ours()) {
                refuse(http::status::forbidden, errors::other_origin);
                return;
            }
            ++context_.counts.answers[static_cast<unsigned>(http::status::switching_protocols)];
            open_connection(std::move(stream_), request, context_);
            return;
        }
        if (target == "/api/tables") {
            create();
            return;
        }
        if (request.method() != http::verb::get && !is_head()) {
            refuse(http::status::method_not_allowed, "only GET is allowed here");
            return;
        }
        if (target == "/api/health") {
            health();
            return;
        }
        if (target == "/metrics" && is_from_here()) {
            metrics();
            return;
        }
        give_file(target);
    }

    void create() {
        const Request& request = parser_->get();
        if (request.method() != http::verb::post) {
            refuse(http::status::method_not_allowed, "use POST to create a table");
            return;
        }
        if (!is_of_ours()) {
            refuse(http::status::forbidden, errors::other_origin);
            return;
        }
        const auto settings = match::read_table_settings(request.body());
        if (!settings) {
            refuse(http::status::bad_request, settings.error());
            return;
        }
        if (!context_.new_tables.try_acquire()) {
            refuse(http::status::too_many_requests, errors::too_many_tables);
            return;
        }
        const auto keys = context_.hub.create(*settings);
        if (!keys) {
            context_.save_log.warn(keys.error());
            refuse(http::status::service_unavailable, errors::table_not_stored);
            return;
        }
        answer(http::status::created, "application/json", to_json(*keys));
    }

    void health() {
        text::JsonWriter json;
        json.begin_object();
        json.member("bastide", std::string_view(context_.config.version));
        json.member("protocol", match::protocol_version);
        json.end_object();
        answer(http::status::ok, "application/json", json.take());
    }

    void metrics() {
        answer(http::status::ok, "text/plain; version=0.0.4",
               metrics_text(context_.counts, {.version = context_.config.version,
                                              .tables = context_.hub.tables(),
                                              .clients = context_.hub.clients(),
                                              .thoughts = context_.thinkers.waiting()}));
    }

    void give_file(std::string_view target) {
        const auto file =
            context_.config.studio.empty() ? std::nullopt : file_of(context_.config.studio, target);
        if (!file) {
            refuse(http::status::not_found, "there is nothing here");
            return;
        }
        http::file_body::value_type body;
        Failure failure;
        body.open(file->path.c_str(), beast::file_mode::scan, failure);
        if (failure) {
            refuse(http::status::not_found, "there is nothing here");
            return;
        }
        const Request& request = parser_->get();
        const auto describe = [&](auto& response) {
            response.set(http::field::content_type, {file->type.data(), file->type.size()});
            response.set(http::field::cache_control,
                         file->never_changes ? "public, max-age=31536000, immutable" : "no-cache");
        };
        if (is_head()) {
            send_head(http::status::ok, describe, body.size());
            return;
        }
        http::response<http::file_body> response{std::piecewise_construct, std::make_tuple(std::move(body)),
                                                 std::make_tuple(http::status::ok, request.version())};
        describe(response);
        send(std::move(response));
    }

    // Reads and discards further input: closing the connection earlier would lose the answer.
    void part() {
        Failure ignored;
        ignored = stream_.socket().shutdown(tcp::socket::shutdown_send, ignored);
        stream_.expires_after(timeouts().parting);
        read_away(std::chrono::steady_clock::now() + timeouts().parting);
    }

    // The stream's own timer never ends a connection that always has more to read.
    void read_away(std::chrono::steady_clock::time_point end) {
        buffer_.clear();
        stream_.async_read_some(buffer_.prepare(max_request_bytes),
                                [self = shared_from_this(), end](Failure failure, std::size_t /*size*/) {
                                    if (!failure && std::chrono::steady_clock::now() < end)
                                        self->read_away(end);
                                });
    }

    beast::tcp_stream stream_;
    ServerContext& context_;
    // No input makes it longer.
    beast::flat_buffer buffer_{4 * max_request_bytes};
    // A new one per request, created by the first `wait`.
    std::unique_ptr<http::request_parser<http::string_body>> parser_;
    bool is_last_ = false;  // the connection ends with this answer
};

}  // namespace

void answer_requests(tcp::socket socket, ServerContext& context) {
    std::make_shared<Requests>(std::move(socket), context)->wait();
}

}  // namespace bastide::serve
