#include "serve/server.h"

#include <algorithm>
#include <chrono>
#include <deque>
#include <memory>
#include <optional>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>
#include <boost/beast/core.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>

#include "serve/chance.h"
#include "serve/files.h"
#include "serve/hub.h"
#include "serve/limits.h"
#include "serve/writer.h"

namespace bastide::serve {
namespace {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = beast::http;
namespace websocket = beast::websocket;
using asio::ip::tcp;
using Request = http::request<http::string_body>;
using Failure = beast::error_code;

std::int64_t now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

std::string_view view(beast::string_view text) {
    return {text.data(), text.size()};
}

// As many as come in at a rate, with some at once; each that is taken counts.
class Allowance {
  public:
    Allowance(double a_second, double at_once) : a_second_(a_second), most_(at_once), left_(at_once) {}

    bool take() {
        const auto time = std::chrono::steady_clock::now();
        left_ = std::min(most_, left_ + a_second_ * std::chrono::duration<double>(time - last_).count());
        last_ = time;
        if (left_ < 1) return false;
        left_ -= 1;
        return true;
    }

  private:
    double a_second_;
    double most_;
    double left_;
    std::chrono::steady_clock::time_point last_ = std::chrono::steady_clock::now();
};

// What all connections share; used by the thread of the network alone.
struct Shared {
    const Listening& listening;
    Hub& hub;
    Allowance new_tables{static_cast<double>(most_tables_a_minute) / 60,
                         static_cast<double>(most_tables_a_minute)};
    std::int64_t messages = 0;
    std::int64_t refused = 0;
    std::int64_t cut_off = 0;
};

// A page that has a table open, or is about to.
class Connection final : public Visitor, public std::enable_shared_from_this<Connection> {
  public:
    Connection(beast::tcp_stream stream, Shared& shared) : stream_(std::move(stream)), shared_(shared) {}

    void start(const Request& request) {
        websocket::stream_base::timeout timeout =
            websocket::stream_base::timeout::suggested(beast::role_type::server);
        timeout.idle_timeout = std::chrono::seconds(60);
        timeout.keep_alive_pings = true;
        stream_.set_option(timeout);
        stream_.read_message_max(match::longest_message);
        stream_.async_accept(request, [self = shared_from_this()](Failure failure) {
            if (!failure) self->read();
        });
    }

    void send(const std::string& message) override {
        if (is_closed_) return;
        if (untold_.size() >= most_untold) {
            ++shared_.cut_off;
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
        ++shared_.messages;
        if (!allowance_.take()) {
            ++shared_.refused;
            close();
            return;
        }
        shared_.hub.take(shared_from_this(), message);
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

    // It leaves its table in a while, since whoever tells it something goes through all visitors.
    void close() {
        if (std::exchange(is_closed_, true)) return;
        asio::post(stream_.get_executor(), [self = shared_from_this()] {
            self->shared_.hub.leave(self);
            beast::get_lowest_layer(self->stream_).close();
        });
    }

    websocket::stream<beast::tcp_stream> stream_;
    Shared& shared_;
    beast::flat_buffer buffer_;
    std::deque<std::string> untold_;
    Allowance allowance_{messages_a_second, messages_at_once};
    bool is_closed_ = false;
};

// Requests of one connection, one after the other, until one of them opens a table.
class Requests : public std::enable_shared_from_this<Requests> {
  public:
    Requests(tcp::socket socket, Shared& shared) : stream_(std::move(socket)), shared_(shared) {}

    void read() {
        parser_ = std::make_unique<http::request_parser<http::string_body>>();
        parser_->body_limit(longest_request);
        parser_->header_limit(longest_request);
        stream_.expires_after(request_time);
        http::async_read(stream_, buffer_, *parser_,
                         [self = shared_from_this()](Failure failure, std::size_t /*size*/) {
                             if (failure) {
                                 self->close();
                                 return;
                             }
                             self->take();
                         });
    }

  private:
    // The answer to HEAD has the size of what it does not have.
    template <class Body>
    void send(http::response<Body>&& response, std::optional<std::uint64_t> size = {}) {
        response.set(http::field::server, "bastide");
        // What a link has behind its '#' is sent to nobody, and the address before it neither.
        response.set("Referrer-Policy", "no-referrer");
        response.set("X-Content-Type-Options", "nosniff");
        response.keep_alive(parser_->get().keep_alive());
        response.prepare_payload();
        if (size) response.content_length(*size);
        const bool goes_on = response.keep_alive();
        auto kept = std::make_shared<http::response<Body>>(std::move(response));
        http::async_write(stream_, *kept,
                          [self = shared_from_this(), kept, goes_on](Failure failure, std::size_t /*size*/) {
                              if (failure || !goes_on) {
                                  self->close();
                                  return;
                              }
                              self->read();
                          });
    }

    void answer(http::status status, std::string_view type, std::string body) {
        http::response<http::string_body> response{status, parser_->get().version()};
        response.set(http::field::content_type, {type.data(), type.size()});
        response.set(http::field::cache_control, "no-store");
        response.body() = std::move(body);
        send(std::move(response));
    }

    void refuse(http::status status, std::string_view why) {
        text::JsonWriter json;
        json.begin_object();
        json.member("error", why);
        json.end_object();
        answer(status, "application/json", json.take());
    }

    // Whether the page that asks is one that this server gave, or one that it was told of.
    bool is_of_ours() const {
        const Request& request = parser_->get();
        const auto origin = request.find(http::field::origin);
        if (origin == request.end()) return true;  // no page, but a program
        const std::string_view from = view(origin->value());
        const std::string host(view(request[http::field::host]));
        return from == "http://" + host || from == "https://" + host ||
               std::ranges::find(shared_.listening.origins, from) != shared_.listening.origins.end();
    }

    bool is_from_here() const {
        Failure failure;
        const auto endpoint = stream_.socket().remote_endpoint(failure);
        return !failure && endpoint.address().is_loopback() &&
               parser_->get().find("X-Forwarded-For") == parser_->get().end();
    }

    void take() {
        const Request& request = parser_->get();
        const std::string_view target = view(request.target());
        if (target == "/api/table" && websocket::is_upgrade(request)) {
            if (!is_of_ours()) {
                refuse(http::status::forbidden, "this page is of another server");
                return;
            }
            std::make_shared<Connection>(std::move(stream_), shared_)->start(request);
            return;
        }
        if (target == "/api/tables") {
            create();
            return;
        }
        if (request.method() != http::verb::get && request.method() != http::verb::head) {
            refuse(http::status::method_not_allowed, "only GET is known here");
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
            refuse(http::status::method_not_allowed, "a table is laid by POST");
            return;
        }
        if (!is_of_ours()) {
            refuse(http::status::forbidden, "this page is of another server");
            return;
        }
        const auto terms = match::read_terms(request.body());
        if (!terms) {
            refuse(http::status::bad_request, to_string(terms.error()));
            return;
        }
        if (!shared_.new_tables.take()) {
            refuse(http::status::too_many_requests,
                   "too many tables are laid at once: try again in a minute");
            return;
        }
        const auto keys = shared_.hub.create(*terms);
        if (!keys) {
            refuse(http::status::insufficient_storage, to_string(keys.error()));
            return;
        }
        text::JsonWriter json;
        json.begin_object();
        json.key("seats");
        json.begin_array();
        for (const std::string& key : keys->seats) {
            if (key.empty()) {
                json.null();
            } else {
                json.value(std::string_view(key));
            }
        }
        json.end_array();
        json.member("watch", std::string_view(keys->watch));
        json.end_object();
        answer(http::status::created, "application/json", json.take());
    }

    void health() {
        text::JsonWriter json;
        json.begin_object();
        json.member("bastide", std::string_view(shared_.listening.version));
        json.member("protocol", match::protocol_version);
        json.end_object();
        answer(http::status::ok, "application/json", json.take());
    }

    void metrics() {
        std::string text;
        const auto add = [&](std::string_view name, std::string_view type, std::string_view help,
                             std::int64_t value) {
            text.append("# HELP bastide_").append(name).append(" ").append(help);
            text.append("\n# TYPE bastide_").append(name).append(" ").append(type);
            text.append("\nbastide_").append(name).append(" ").append(std::to_string(value)).append("\n");
        };
        add("tables_open", "gauge", "Tables in memory.", static_cast<std::int64_t>(shared_.hub.tables()));
        add("visitors", "gauge", "Pages that have a table open.",
            static_cast<std::int64_t>(shared_.hub.visitors()));
        add("messages_total", "counter", "Messages of pages.", shared_.messages);
        add("too_fast_total", "counter", "Pages that said too much at once.", shared_.refused);
        add("too_slow_total", "counter", "Pages that did not take what they were told.", shared_.cut_off);
        answer(http::status::ok, "text/plain; version=0.0.4", std::move(text));
    }

    void give_file(std::string_view target) {
        const auto file =
            shared_.listening.studio.empty() ? std::nullopt : file_of(shared_.listening.studio, target);
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
        if (request.method() == http::verb::head) {
            http::response<http::empty_body> response{http::status::ok, request.version()};
            describe(response);
            send(std::move(response), body.size());
            return;
        }
        http::response<http::file_body> response{std::piecewise_construct, std::make_tuple(std::move(body)),
                                                 std::make_tuple(http::status::ok, request.version())};
        describe(response);
        send(std::move(response));
    }

    void close() {
        Failure ignored;
        ignored = stream_.socket().shutdown(tcp::socket::shutdown_both, ignored);
    }

    beast::tcp_stream stream_;
    Shared& shared_;
    beast::flat_buffer buffer_;
    // Anew for each request; there is one from the first `read` on.
    std::unique_ptr<http::request_parser<http::string_body>> parser_;
};

void accept(tcp::acceptor& acceptor, Shared& shared) {
    acceptor.async_accept([&](Failure failure, tcp::socket socket) {
        if (failure == asio::error::operation_aborted) return;
        if (!failure) {
            failure = socket.set_option(tcp::no_delay(true), failure);
            std::make_shared<Requests>(std::move(socket), shared)->read();
        }
        accept(acceptor, shared);
    });
}

void tick(asio::steady_timer& timer, Hub& hub) {
    timer.expires_after(std::chrono::seconds(1));
    timer.async_wait([&](Failure failure) {
        if (failure) return;
        hub.tick();
        tick(timer, hub);
    });
}

Result<void> listen(tcp::acceptor& acceptor, const Listening& listening) {
    Failure failure;
    const auto address = asio::ip::make_address(listening.host, failure);
    if (failure)
        return std::unexpected(
            file_error({}, "'" + listening.host + "' is not an address: expected one as 127.0.0.1"));
    const tcp::endpoint endpoint(address, listening.port);
    failure = acceptor.open(endpoint.protocol(), failure);
    if (!failure) failure = acceptor.set_option(asio::socket_base::reuse_address(true), failure);
    if (!failure) failure = acceptor.bind(endpoint, failure);
    if (!failure) failure = acceptor.listen(asio::socket_base::max_listen_connections, failure);
    if (!failure) return {};
    return std::unexpected(file_error({}, "cannot listen at " + listening.host + ":" +
                                              std::to_string(listening.port) + ": " + failure.message()));
}

}  // namespace

struct Server::Parts {
    Parts(Store& store, Listening where)
        : listening(std::move(where)),
          acceptor(network),
          timer(network),
          signals(network),
          thinkers(static_cast<std::size_t>(std::max(1, listening.threads))),
          writer(store, [this](std::function<void()> work) { asio::post(network, std::move(work)); }),
          hub(store, world()) {}

    World world() {
        World world{.now = now, .chance = new_key, .hash = sha256, .keep = {}, .think = {}};
        world.keep = [this](Following entries, Writer::Done done) {
            writer.keep(std::move(entries), std::move(done));
        };
        world.think = [this](const match::BotKind& bot, const match::Position& position, std::uint64_t chance,
                             std::function<void(const match::Move&)> done) {
            asio::post(thinkers, [this, &bot, position, chance, done = std::move(done)] {
                play::Random random(chance);
                const match::Move move = bot.make(position.settings(), thinking)->choose(position, random);
                asio::post(network, [done, move] { done(move); });
            });
        };
        return world;
    }

    Listening listening;
    match::Budget thinking{.simulations = 400};
    asio::io_context network{1};
    tcp::acceptor acceptor;
    asio::steady_timer timer;
    asio::signal_set signals;
    asio::thread_pool thinkers;
    Writer writer;
    Hub hub;
    Shared shared{listening, hub};
};

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Server::Server(Server&& other) noexcept = default;
Server& Server::operator=(Server&& other) noexcept = default;
Server::~Server() = default;

Result<Server> Server::listening(Store& store, Listening where) {
    auto parts = std::make_unique<Parts>(store, std::move(where));
    if (auto listens = listen(parts->acceptor, parts->listening); !listens)
        return std::unexpected(std::move(listens.error()));
    return Server(std::move(parts));
}

std::uint16_t Server::port() const {
    return parts_->acceptor.local_endpoint().port();
}

void Server::run(bool heeds_signals) {
    Parts& parts = *parts_;
    if (heeds_signals) {
        parts.signals.add(SIGINT);
        parts.signals.add(SIGTERM);
        parts.signals.async_wait([&parts](Failure /*failure*/, int /*signal*/) { parts.network.stop(); });
    }
    accept(parts.acceptor, parts.shared);
    tick(parts.timer, parts.hub);
    parts.network.run();
    parts.thinkers.stop();
    parts.thinkers.join();
}

void Server::stop() {
    parts_->network.stop();
}

}  // namespace bastide::serve
