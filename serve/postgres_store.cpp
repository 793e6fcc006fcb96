#include "serve/postgres_store.h"

#include <array>
#include <charconv>
#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <thread>
#include <utility>

#include <libpq-fe.h>
#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include "serve/sql_store.h"
#include "serve/store.h"
#include "store/postgres.h"
#include "store/postgres_schema.h"

namespace bastide::serve {
namespace {

// Receives notifications (LISTEN) about events that any server adds to tables in PostgreSQL.
class PostgresListener final : public Listener {
  public:
    // The address must belong to a store that could be opened.
    PostgresListener(std::string address, std::function<void(const TableUpdated&)> on_update);
    ~PostgresListener() override;
    PostgresListener(const PostgresListener&) = delete;
    PostgresListener& operator=(const PostgresListener&) = delete;

  private:
    void run();
    void listen_while_connected();
    bool forward_notices(pg_conn* connection) const;
    bool is_over(int socket, int milliseconds) const;

    std::string address_;
    std::function<void(const TableUpdated&)> on_update_;
    int wake_;  // written to when it is over
    std::thread thread_;
};

constexpr int before_next_try = 500;  // milliseconds
constexpr std::chrono::seconds before_giving_up{5};
constexpr int before_next_look = 15'000;  // whether a silent connection still is one

// Reads "TABLE 12", the store's format.
std::optional<TableUpdated> read_update(std::string_view text) {
    const std::size_t blank = text.find(' ');
    if (blank == std::string_view::npos) return std::nullopt;
    TableUpdated update{.table = std::string(text.substr(0, blank))};
    const auto [end, error] =
        std::from_chars(text.data() + blank + 1, text.data() + text.size(), update.entries);
    if (error != std::errc() || update.table.empty()) return std::nullopt;
    return update;
}

PostgresListener::PostgresListener(std::string address, std::function<void(const TableUpdated&)> on_update)
    : address_(std::move(address)),
      on_update_(std::move(on_update)),
      wake_(::eventfd(0, EFD_CLOEXEC | EFD_NONBLOCK)),
      thread_([this] { run(); }) {}

PostgresListener::~PostgresListener() {
    ::eventfd_write(wake_, 1);
    thread_.join();
    ::close(wake_);
}

// Waits at most this long, or until there is something to read. The socket may be missing.
bool PostgresListener::is_over(int socket, int milliseconds) const {
    std::array<pollfd, 2> waiting = {{{wake_, POLLIN, 0}, {socket, POLLIN, 0}}};
    ::poll(waiting.data(), waiting.size(), milliseconds);
    return waiting[0].revents != 0;
}

void PostgresListener::run() {
    do listen_while_connected();
    while (!is_over(-1, before_next_try));
}

// True if there was anything.
bool PostgresListener::forward_notices(pg_conn* connection) const {
    bool is_sent = false;
    while (PGnotify* const next = PQnotifies(connection)) {
        const std::unique_ptr<PGnotify, void (*)(void*)> notify(next, PQfreemem);
        is_sent = true;
        if (const auto update = read_update(notify->extra)) on_update_(*update);
    }
    return is_sent;
}

void PostgresListener::listen_while_connected() {
    auto database = store::Postgres::open(address_, {.patience = before_giving_up});
    if (!database || !database->execute("LISTEN bastide")) return;
    on_update_({});  // earlier events are not notified again
    PGconn* const connection = database->handle();
    forward_notices(connection);
    while (!is_over(PQsocket(connection), before_next_look)) {
        if (PQconsumeInput(connection) == 0) return;
        if (forward_notices(connection)) continue;
        if (!database->answers()) return;
        forward_notices(connection);
    }
}

// The timeout of a database that is locked or does not answer. Pages wait for the reader.
constexpr std::chrono::seconds patience_of_reader{1};
constexpr std::chrono::seconds patience_of_writer{5};
// All players wait for a batch, so it must not wait long for the row of one table.
constexpr std::chrono::milliseconds lock_patience_of_writer{900};
constexpr const char* own_schema = "bastide";

constexpr std::array migrations = {
    // As in SQLite. `size` is the number of a table's events, on which two servers that add to it conflict.
    // Old rows of `tables` are soon vacuumed, because each page has space for the next ones.
    R"(DO $$ BEGIN
           IF to_regnamespace('bastide') IS NULL THEN CREATE SCHEMA bastide; END IF;
       END $$;
       CREATE TABLE bastide.version (number integer NOT NULL);
       INSERT INTO bastide.version VALUES (0);
       CREATE TABLE bastide.tables (
           id text PRIMARY KEY,
           terms text NOT NULL,
           secret text NOT NULL,
           commitment text NOT NULL,
           created timestamptz NOT NULL DEFAULT now(),
           size bigint NOT NULL DEFAULT 0) WITH (fillfactor = 70);
       CREATE TABLE bastide.doors (
           hash text PRIMARY KEY,
           in_table text NOT NULL REFERENCES bastide.tables (id) ON DELETE CASCADE,
           seat integer NOT NULL);
       CREATE INDEX doors_of_table ON bastide.doors (in_table);
       CREATE TABLE bastide.entries (
           in_table text NOT NULL REFERENCES bastide.tables (id) ON DELETE CASCADE,
           number bigint NOT NULL,
           entry text NOT NULL,
           PRIMARY KEY (in_table, number)))",
    // The times in which servers ran.
    R"(CREATE TABLE bastide.runs (
           id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
           began bigint NOT NULL,
           alive bigint NOT NULL))",
};

constexpr store::PostgresSchema postgres_schema = {
    .version_table = "bastide.version", .lock = 482301, .migrations = migrations};

// The row of the table is locked until the transaction ends: a server that comes second waits, and finds
// another size.
constexpr const char* append_in_postgres = R"(
    WITH went AS (
        UPDATE tables SET size = size + json_array_length($3::json)
        WHERE id = $1 AND size = $2::bigint RETURNING id, size),
    added AS (
        INSERT INTO entries (in_table, number, entry)
        SELECT went.id, $2::bigint + each.number, each.entry
        FROM went, json_array_elements_text($3::json) WITH ORDINALITY AS each (entry, number))
    SELECT pg_notify('bastide', went.id || ' ' || went.size) FROM went)";

Result<std::unique_ptr<store::Sql>> connect(const std::string& address, store::PostgresOptions options) {
    options.schema = own_schema;
    auto database = store::Postgres::open(address, std::move(options));
    if (!database) return std::unexpected(std::move(database.error()));
    return std::make_unique<store::Postgres>(*std::move(database));
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string& address) {
    if (auto ready = bring_up_to_date(address, postgres_schema); !ready)
        return std::unexpected(std::move(ready.error()));
    auto reader = connect(address, {.patience = patience_of_reader});
    if (!reader) return std::unexpected(std::move(reader.error()));
    auto writer =
        connect(address, {.patience = patience_of_writer, .lock_patience = lock_patience_of_writer});
    if (!writer) return std::unexpected(std::move(writer.error()));
    const auto listen = [address](const std::function<void(const TableUpdated&)>& on_update) {
        return std::make_unique<PostgresListener>(address, on_update);
    };
    return std::make_unique<SqlStore>(*std::move(reader), *std::move(writer),
                                      SqlDialect{append_in_postgres, listen});
}

Result<std::unique_ptr<store::Sql>> connect_postgres(const std::string& address) {
    return connect(address, {.patience = patience_of_reader});
}

}  // namespace bastide::serve
