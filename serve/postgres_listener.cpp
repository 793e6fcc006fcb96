#include "serve/postgres_listener.h"

#include <array>
#include <charconv>
#include <chrono>
#include <memory>
#include <optional>
#include <utility>

#include <libpq-fe.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "store/postgres.h"

namespace bastide::serve {
namespace {

constexpr int before_next_try = 500;  // milliseconds
constexpr std::chrono::seconds before_giving_up{5};
constexpr int before_next_look = 15'000;  // whether a silent connection still is one

// "TABLE 12", as the store has it.
std::optional<TableUpdated> read_notice(std::string_view text) {
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    TableUpdated notice{.table = std::string(text.substr(0, blank))};
    const auto [end, error] =
        std::from_chars(text.data() + blank + 1, text.data() + text.size(), notice.entries);
    if (error != std::errc() || notice.table.empty()) return std::nullopt;
    return notice;
}

}  // namespace

PostgresListener::PostgresListener(std::string address, std::function<void(const TableUpdated&)> hear)
    : address_(std::move(address)),
      hear_(std::move(hear)),
      wake_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      thread_([this] { run(); }) {}

PostgresListener::~PostgresListener() {
    ::eventfd_write(wake_, 1);
    thread_.join();
    ::close(wake_);
}

// Waits until the socket is readable or the timeout has passed. The socket may be none.
bool PostgresListener::is_over(int socket, int milliseconds) const {
    std::array<pollfd, 2> waiting = {{{wake_, POLLIN, 0}, {socket, POLLIN, 0}}};
    ::poll(waiting.data(), waiting.size(), milliseconds);
    return waiting[0].revents != 0;
}

void PostgresListener::run() {
    do hear_while_connected();
    while (!is_over(-1, before_next_try));
}

// Whether there was anything.
bool PostgresListener::tell(pg_conn* connection) const {
    bool is_told = false;
    while (PGnotify* const next = PQnotifies(connection)) {
        const std::unique_ptr<PGnotify, void (*)(void*)> notify(next, PQfreemem);
        is_told = true;
        if (const auto notice = read_notice(notify->extra)) hear_(*notice);
    }
    return is_told;
}

void PostgresListener::hear_while_connected() {
    auto database = store::Postgres::open(address_, {.patience = before_giving_up});
    if (!database || !database->execute("LISTEN bastide")) return;
    hear_({});  // notifications may have been lost before
    PGconn* const connection = database->handle();
    tell(connection);
    while (!is_over(PQsocket(connection), before_next_look)) {
        if (PQconsumeInput(connection) == 0) return;
        if (tell(connection)) continue;
        if (!database->answers()) return;
        tell(connection);
    }
}

}  // namespace bastide::serve
