#include "serve/server.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <system_error>
#include <utility>

#include <boost/asio/io_context.hpp>
#include <boost/asio/post.hpp>
#include <boost/asio/signal_set.hpp>
#include <boost/asio/steady_timer.hpp>

#include "os/service_manager.h"
#include "serve/random_token.h"
#include "serve/reader.h"
#include "serve/requests.h"
#include "serve/server_context.h"
#include "serve/store_monitor.h"
#include "serve/thinkers.h"
#include "serve/uptime.h"
#include "serve/writer.h"

namespace bastide::serve {
namespace {

using Time = std::chrono::steady_clock;

double seconds_since(Time::time_point began) {
    return std::chrono::duration<double>(Time::now() - began).count();
}

std::int64_t time_of_day() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

ServerClock clock_of(StoreProbe* probe) {
    if (probe != nullptr) return probe->start_clock(time_of_day(), Time::now());
    return {{}, time_of_day(), Time::now()};
}

// True if the system cannot open more files or has no memory for them.
bool is_exhausted(const Failure& failure) {
    return failure == asio::error::no_descriptors || failure == asio::error::no_buffer_space ||
           failure == asio::error::no_memory || failure == boost::system::errc::too_many_files_open_in_system;
}

// While the system is exhausted, waits before accepting again instead of polling. Other errors concern only
// one connection.
void accept(tcp::acceptor& acceptor, asio::steady_timer& pause, ServerContext& context) {
    acceptor.async_accept([&](Failure failure, tcp::socket socket) {
        if (failure == asio::error::operation_aborted) return;
        if (is_exhausted(failure)) {
            pause.expires_after(std::chrono::milliseconds(100));
            pause.async_wait([&](Failure aborted) {
                if (!aborted) accept(acceptor, pause, context);
            });
            return;
        }
        if (!failure) failure = socket.set_option(tcp::no_delay(true), failure);
        if (!failure) answer_requests(std::move(socket), context);
        accept(acceptor, pause, context);
    });
}

// Calls a function regularly.
void repeat(asio::steady_timer& timer, std::chrono::milliseconds interval,
            const std::function<void()>& call) {
    timer.expires_after(interval);
    timer.async_wait([&timer, interval, call](Failure failure) {
        if (failure) return;
        call();
        repeat(timer, interval, call);
    });
}

Result<void> listen(tcp::acceptor& acceptor, const ServerConfig& config) {
    Failure failure;
    const auto address = asio::ip::make_address(config.host, failure);
    if (failure)
        return std::unexpected(
            file_error({}, "'" + config.host + "' is not an address: expected one such as 127.0.0.1"));
    const tcp::endpoint endpoint(address, config.port);
    failure = acceptor.open(endpoint.protocol(), failure);
    if (!failure) failure = acceptor.set_option(asio::socket_base::reuse_address(true), failure);
    if (!failure) failure = acceptor.bind(endpoint, failure);
    if (!failure) failure = acceptor.listen(asio::socket_base::max_listen_connections, failure);
    if (!failure) return {};
    const std::string why = failure == asio::error::address_in_use
                                ? "another program does already: stop it, or choose another port"
                                : failure.message();
    return std::unexpected(
        file_error({}, "cannot listen on " + config.host + ":" + std::to_string(config.port) + ": " + why));
}

}  // namespace

struct Server::Parts {
    Parts(Store& store, ServerConfig where, StoreProbe* probe)
        : config(std::move(where)),
          clock(clock_of(probe)),
          acceptor(network),
          pause(network),
          timer(network),
          draining(network),
          look(network),
          signals(network),
          writer(store, post()),
          reader(store, post()),
          hub(ports()),
          listener(store.listen(forward_updates())) {
        if (probe == nullptr) return;
        StoreMonitor::Ports watched{.now = [this] { return clock.at(Time::now()); },
                                    .on_update = forward_updates()};
        monitor.emplace(*probe, std::move(watched), config.look);
        context.monitor = &*monitor;
    }

    std::function<void(std::function<void()>)> post() {
        return [this](std::function<void()> work) { asio::post(network, std::move(work)); };
    }

    std::function<void(const TableUpdated&)> forward_updates() {
        return [this](const TableUpdated& update) {
            asio::post(network, [this, update] { hub.take_update(update); });
        };
    }

    // Asks the store, and counts failures.
    template <class Value>
    void ask(std::function<Result<Value>(Store&)> question, std::function<void(Result<Value>)> done) {
        reader.ask<Value>(std::move(question), [this, done = std::move(done)](Result<Value> answer) {
            context.counts.failed_reads += answer ? 0 : 1;
            done(std::move(answer));
        });
    }

    HubPorts ports() {
        HubPorts ports{.now = [this] { return clock.at(Time::now()); },
                       .downtime = [this](std::int64_t since) { return clock.downtime_since(since); },
                       .chance = random_token,
                       .find = {},
                       .load = {},
                       .create = {},
                       .append = {},
                       .fetch = {},
                       .warn = {},
                       .think = {}};
        ports.find = [this](const std::string& hash, auto done) {
            ask<std::optional<TableLookup>>([hash](Store& store) { return store.find(hash); },
                                            std::move(done));
        };
        ports.load = [this](const std::string& table, auto done) {
            ask<LoadedTable>([table](Store& store) { return load_table(store, table); }, std::move(done));
        };
        ports.create = [this](const StoredTable& table, auto done) {
            ask<void>([table](Store& store) { return store.create(table); },
                      [this, done = std::move(done)](Result<void> created) {
                          if (!created) context.save_log.warn(created.error());
                          done(std::move(created));
                      });
        };
        ports.append = [this](AppendBatch entries, Writer::Done done) {
            const std::int64_t count = std::ssize(entries.entries);
            writer.append(std::move(entries), [this, count, began = Time::now(),
                                               done = std::move(done)](const Result<AppendResult>& result) {
                if (monitor) monitor->note_write(result ? std::nullopt : std::optional(result.error()));
                if (!result) {
                    context.counts.failed_appends += count;
                    context.save_log.warn(result.error());
                }
                if (result == AppendResult::stored) context.counts.entries += count;
                context.counts.append_times.add(seconds_since(began));
                done(result);
            });
        };
        ports.fetch = [this](const std::string& table, std::int64_t after, Writer::Read read) {
            writer.fetch(table, after, [this, read = std::move(read)](const auto& entries) {
                context.counts.failed_reads += entries ? 0 : 1;
                read(entries);
            });
        };
        ports.warn = [this](const Error& error) { context.open_log.warn(error); };
        ports.think = [this](const match::BotKind& bot, const match::Position& position, std::uint64_t chance,
                             ContinueFlag should_continue, std::function<void(const match::Move&)> done) {
            thinkers.add([this, &bot, position, chance, should_continue = std::move(should_continue),
                          done = std::move(done)](const match::Budget& budget) {
                if (!*should_continue) {
                    asio::post(network, [done] { done({}); });
                    return;
                }
                const auto began = Time::now();
                play::Random random(chance);
                const match::Move move = bot.make(position.settings(), budget)->choose(position, random);
                asio::post(network, [this, done, move, seconds = seconds_since(began)] {
                    context.counts.thinking.add(seconds);
                    done(move);
                });
            });
        };
        return ports;
    }

    ServerConfig config;
    ServerClock clock;
    Files files{config.studio};
    asio::io_context network{1};
    tcp::acceptor acceptor;
    asio::steady_timer pause;
    asio::steady_timer timer;
    asio::steady_timer draining;
    asio::steady_timer look;
    asio::signal_set signals;
    int signal = 0;  // the first one
    Writer writer;
    Reader reader;
    Hub hub;
    Thinkers thinkers{config.threads};
    ServerContext context{config, hub, thinkers, files, reader, writer};
    std::unique_ptr<Listener> listener;
    std::optional<StoreMonitor> monitor;

    // At the first signal, the server drains. At the second one, it stops at once.
    void wait_for_signals() {
        signals.async_wait([this](Failure failure, int number) {
            if (failure) return;
            if (std::exchange(signal, signal == 0 ? number : signal) != 0) {
                network.stop();
                return;
            }
            wait_for_signals();
            drain();
        });
    }
    void drain() {
        context.is_draining = true;
        os::notify_service_manager("STOPPING=1");
        draining.expires_after(config.drain);
        draining.async_wait([this](Failure failure) {
            if (!failure) part();
        });
    }
    // Closes all pages with a reason, and stops when they are gone, or after a moment.
    void part() {
        Failure ignored;
        ignored = acceptor.close(ignored);
        context.clients->on_empty = [this] { network.stop(); };
        draining.expires_after(config.timeouts.parting);
        draining.async_wait([this](Failure failure) {
            if (!failure) network.stop();
        });
        for (Client* const client : context.clients->all) client->turn_away(Farewell::server_stops);
        if (context.clients->all.empty()) network.stop();
    }
};

Server::Server(std::unique_ptr<Parts> parts) : parts_(std::move(parts)) {}
Server::Server(Server&& other) noexcept = default;
Server& Server::operator=(Server&& other) noexcept = default;
Server::~Server() = default;

Result<Server> Server::config(Store& store, ServerConfig where, StoreProbe* probe) {
    std::unique_ptr<Parts> parts;
    try {
        parts = std::make_unique<Parts>(store, std::move(where), probe);
    } catch (const std::system_error& failed) {
        return std::unexpected(file_error({}, "cannot start the server: " + failed.code().message()));
    }
    if (!parts->thinkers.is_running())
        return std::unexpected(
            file_error({}, "cannot start a thread for bots: raise the limits of this command"));
    if (auto listens = listen(parts->acceptor, parts->config); !listens)
        return std::unexpected(std::move(listens.error()));
    return Server(std::move(parts));
}

std::uint16_t Server::port() const {
    return parts_->acceptor.local_endpoint().port();
}

int Server::run(bool heeds_signals) {
    Parts& parts = *parts_;
    if (heeds_signals) {
        parts.signals.add(SIGINT);
        parts.signals.add(SIGTERM);
        parts.wait_for_signals();
        os::notify_service_manager("READY=1");
    }
    accept(parts.acceptor, parts.pause, parts.context);
    repeat(parts.timer, std::chrono::seconds(1),
           [&parts, feeds_watchdog = heeds_signals && os::has_watchdog()] {
               parts.hub.tick();
               parts.context.addresses.forget_unused();
               if (feeds_watchdog) os::notify_service_manager("WATCHDOG=1");
           });
    repeat(parts.look, Reader::between_looks, [&parts] { parts.reader.expire(); });
    parts.network.run();
    parts.context.clients->on_empty = nullptr;
    return parts.signal;
}

void Server::stop() {
    parts_->network.stop();
}

}  // namespace bastide::serve
