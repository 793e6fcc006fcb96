#include "serve/requests.h"

#include <algorithm>
#include <array>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include <boost/beast/http/span_body.hpp>
#include <boost/beast/websocket/rfc6455.hpp>

#include "serve/client_address.h"
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

// The target's path and the host that it names, which is empty unless the target is a whole URL, as a client
// sends it to a proxy.
struct Target {
    std::string_view host;
    std::string_view path;
};

Target target_of(std::string_view target) {
    for (const std::string_view scheme : {"http://", "https://"}) {
        if (!target.starts_with(scheme)) continue;
        target.remove_prefix(scheme.size());
        const std::size_t path = target.find_first_of("/?");
        if (path == std::string_view::npos) return {target, "/"};
        return {target.substr(0, path), target.substr(path)};
    }
    return {"", target};
}

// Proxies add these to the requests that they forward.
constexpr std::array<std::string_view, 4> proxy_fields = {"Forwarded", "X-Forwarded-For", "X-Real-IP", "Via"};

class Requests : public std::enable_shared_from_this<Requests> {
  public:
    Requests(tcp::socket socket, ServerContext& context, std::unique_ptr<ConnectionSlot> slot)
        : stream_(std::move(socket)), context_(context), slot_(std::move(slot)) {}

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
        if (response.result() == http::status::not_modified) response.erase(http::field::content_length);
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

    void send_head(http::status status, const auto& describe, std::optional<std::uint64_t> size) {
        http::response<http::empty_body> response{status, parser_->get().version()};
        describe(response);
        send(std::move(response), size);
    }

    // `allowed` are the methods that the target allows, or empty if the request has one of these.
    void answer(http::status status, std::string_view type, std::string body, std::string_view allowed = "") {
        const auto describe = [&](auto& response) {
            response.set(http::field::content_type, {type.data(), type.size()});
            response.set(http::field::cache_control, "no-store");
            if (!allowed.empty()) response.set(http::field::allow, {allowed.data(), allowed.size()});
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

    void refuse_method(std::string_view allowed, Message why) {
        answer(http::status::method_not_allowed, "application/json", match::error_json({{}, std::move(why)}),
               allowed);
    }

    // RFC 9112 requires one Host of a client that speaks HTTP/1.1, so that no proxy reads another host.
    bool has_bad_host() const {
        const Request& request = parser_->get();
        const auto [first, last] = request.equal_range(http::field::host);
        const auto hosts = std::distance(first, last);
        return hosts > 1 || (hosts == 0 && request.version() >= 11);
    }

    // True if the request comes from a page of this server or of a configured origin.
    bool is_of_ours() const {
        const Request& request = parser_->get();
        const auto origin = request.find(http::field::origin);
        if (origin == request.end()) return true;  // no page, but a program
        const std::string_view from = view(origin->value());
        const Target target = target_of(view(request.target()));
        const std::string host(target.host.empty() ? view(request[http::field::host]) : target.host);
        return from == "http://" + host || from == "https://" + host ||
               std::ranges::find(context_.config.origins, from) != context_.config.origins.end();
    }

    bool is_from_here() const {
        Failure failure;
        const auto endpoint = stream_.socket().remote_endpoint(failure);
        return !failure && is_loopback(endpoint.address()) &&
               std::ranges::none_of(proxy_fields, [&](std::string_view field) {
                   return parser_->get().find(beast::string_view(field.data(), field.size())) !=
                          parser_->get().end();
               });
    }

    // The limits of the client's address. Clients on this machine have none.
    SharedLimits limits() const {
        if (slot_->limits() || is_from_here()) return slot_->limits();
        const std::string network = forwarded_network(parser_->get());
        return context_.addresses.find(network.empty() ? "unknown" : network);
    }

    void take() {
        const Request& request = parser_->get();
        const std::string_view target = target_of(view(request.target())).path;
        if (has_bad_host()) {
            ++context_.counts.bad_requests;
            is_last_ = true;
            refuse(http::status::bad_request, "a request needs one Host");
            return;
        }
        if (target == "/api/table" && beast::websocket::is_upgrade(request)) {
            if (!is_of_ours()) {
                refuse(http::status::forbidden, errors::other_origin);
                return;
            }
            open_table();
            return;
        }
        if (target == "/api/tables") {
            create();
            return;
        }
        if (request.method() != http::verb::get && !is_head()) {
            refuse_method("GET, HEAD", "only GET is allowed here");
            return;
        }
        if (target == "/api/health") {
            health();
            return;
        }
        if (target == "/api/ready") {
            ready();
            return;
        }
        if (target == "/metrics" && is_from_here()) {
            metrics();
            return;
        }
        give_file(target);
    }

    // A proxy's connection counts for the address for which the proxy opens it.
    void open_table() {
        if (!slot_->limits()) slot_ = ConnectionSlot::take(limits());
        if (!slot_) {
            slot_ = ConnectionSlot::take(nullptr);
            ++context_.counts.refused_connections;
            refuse(http::status::too_many_requests, "this address has too many connections");
            return;
        }
        ++context_.counts.answers[static_cast<unsigned>(http::status::switching_protocols)];
        open_connection(stream_.release_socket(), parser_->get(), context_, std::move(slot_));
    }

    void create() {
        const Request& request = parser_->get();
        if (request.method() != http::verb::post) {
            refuse_method("POST", "use POST to create a table");
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
        const SharedLimits address = limits();
        if ((address && !address->tables.try_acquire()) || !context_.new_tables.try_acquire()) {
            refuse(http::status::too_many_requests, errors::too_many_tables);
            return;
        }
        context_.hub.create(*settings, [self = shared_from_this()](const Result<match::TableKeys>& keys) {
            if (keys) {
                self->answer(http::status::created, "application/json", to_json(*keys));
                return;
            }
            self->refuse(http::status::service_unavailable, errors::table_not_stored);
        });
    }

    StoreState store_state() const {
        return context_.monitor == nullptr ? StoreState{} : context_.monitor->state();
    }

    // The error's place may contain a path of the server, so that guests get only its message.
    void health() {
        if (const StoreState store = store_state(); store.error) {
            refuse(http::status::service_unavailable, store.error->message);
            return;
        }
        text::JsonWriter json;
        json.begin_object();
        json.member("bastide", std::string_view(context_.config.version));
        json.member("protocol", match::protocol_version);
        json.end_object();
        answer(http::status::ok, "application/json", json.take());
    }

    // For a balancer, which then sends no more pages to a server that stops.
    void ready() {
        if (context_.is_draining) {
            refuse(http::status::service_unavailable, "the server is stopping");
        } else {
            health();
        }
    }

    void metrics() {
        const StoreState store = store_state();
        answer(http::status::ok, "text/plain; version=0.0.4",
               metrics_text(context_.counts, {.version = context_.config.version,
                                              .tables = context_.hub.tables(),
                                              .clients = context_.hub.clients(),
                                              .connections = context_.clients->all.size(),
                                              .thoughts = context_.thinkers.waiting(),
                                              .reads = context_.reader.waiting(),
                                              .appends = context_.writer.waiting(),
                                              .has_store = !store.error,
                                              .disk = store.disk}));
    }

    void give_file(std::string_view target) {
        const File* const file = context_.files.find(target);
        if (file == nullptr) {
            refuse(http::status::not_found, "there is nothing here");
            return;
        }
        const Request& request = parser_->get();
        const EncodedFile form = encoded(*file, view(request[http::field::accept_encoding]));
        const auto describe = [&](auto& response) {
            response.set(http::field::content_type, {file->type.data(), file->type.size()});
            response.set(http::field::cache_control,
                         file->never_changes ? "public, max-age=31536000, immutable" : "no-cache");
            response.set(http::field::etag, form.etag);
            if (file->never_changes) response.set(http::field::vary, "Accept-Encoding");
            if (!form.encoding.empty())
                response.set(http::field::content_encoding, {form.encoding.data(), form.encoding.size()});
        };
        if (view(request[http::field::if_none_match]).contains(form.etag)) {
            send_head(http::status::not_modified, describe, {});
            return;
        }
        if (is_head()) {
            send_head(http::status::ok, describe, form.bytes.size());
            return;
        }
        // The files outlive all connections.
        http::response<http::span_body<const char>> response{http::status::ok, request.version()};
        describe(response);
        response.body() = {form.bytes.data(), form.bytes.size()};
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
    std::unique_ptr<ConnectionSlot> slot_;  // without limits until the client of a proxy is known
    // No input makes it longer.
    beast::flat_buffer buffer_{4 * max_request_bytes};
    // A new one per request, created by the first `wait`.
    std::unique_ptr<http::request_parser<http::string_body>> parser_;
    bool is_last_ = false;  // the connection ends with this answer
};

}  // namespace

void answer_requests(tcp::socket socket, ServerContext& context) {
    Failure failure;
    const auto peer = socket.remote_endpoint(failure);
    if (failure) return;  // it is gone
    const bool is_proxys = is_proxy(peer.address(), context.config.proxies);
    auto slot =
        ConnectionSlot::take(is_proxys ? nullptr : context.addresses.find(network_of(peer.address())));
    if (!slot) {
        ++context.counts.refused_connections;
        return;
    }
    std::make_shared<Requests>(std::move(socket), context, std::move(slot))->wait();
}

}  // namespace bastide::serve
