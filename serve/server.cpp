#include "serve/server.h"

#include <algorithm>
#include <chrono>
#include <memory>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>
#include <boost/asio/thread_pool.hpp>

#include "serve/chance.h"
#include "serve/requests.h"
#include "serve/shared.h"
#include "serve/writer.h"

namespace bastide::serve {
namespace {

std::int64_t now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

void accept(tcp::acceptor& acceptor, Shared& shared) {
    acceptor.async_accept([&](Failure failure, tcp::socket socket) {
        if (failure == asio::error::operation_aborted) return;
        if (!failure) {
            failure = socket.set_option(tcp::no_delay(true), failure);
            answer_requests(std::move(socket), shared);
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
          hub(store, world()),
          listener(store.listen(
              [this](const Notice& notice) { asio::post(network, [this, notice] { hub.hear(notice); }); })) {}

    World world() {
        World world{.now = now, .chance = new_key, .hash = sha256, .keep = {}, .fetch = {}, .think = {}};
        world.keep = [this](Following entries, Writer::Done done) {
            writer.keep(std::move(entries), std::move(done));
        };
        world.fetch = [this](const std::string& table, std::int64_t after, Writer::Read read) {
            writer.fetch(table, after, std::move(read));
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
    std::unique_ptr<Listener> listener;
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
