#include "store/postgres.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <iterator>
#include <numeric>
#include <optional>
#include <thread>
#include <utility>

#include <libpq-fe.h>
#include <poll.h>

namespace bastide::store {
namespace {

constexpr std::chrono::seconds between_tries{1};
constexpr const char* batch = "batch";
constexpr std::string_view lock_not_available = "55P03";
// A batch has waited long for its first locked row, so it waits only this long for the next ones, and all
// together.
constexpr std::chrono::milliseconds next_lock_patience{20};
constexpr std::chrono::milliseconds next_locks_patience{100};
// The database times out first, and reports the reason.
constexpr std::chrono::seconds longer_than_database{1};

std::unexpected<Error> fail(std::string why) {
    return std::unexpected(file_error("PostgreSQL", std::move(why)));
}

// The first line of libpq's message.
std::string first_line(const char* text) {
    const std::string_view all = text == nullptr ? "" : text;
    return std::string(all.substr(0, all.find('\n')));
}

std::string option(const PQconninfoOption* options, std::string_view keyword) {
    for (; options->keyword != nullptr; ++options)
        if (options->keyword == keyword && options->val != nullptr) return options->val;
    return "";
}

// Part of a password that should have been encoded is taken for a port or a name, which libpq would repeat.
bool is_plain(const PQconninfoOption* options) {
    const std::string port = option(options, "port");
    return std::ranges::all_of(port, [](char each) { return (each >= '0' && each <= '9') || each == ','; }) &&
           !option(options, "dbname").contains('@') && !option(options, "host").contains('@');
}

std::vector<const char*> pointers(const Values& values) {
    std::vector<const char*> all;
    all.reserve(values.size());
    for (const std::string& value : values) all.push_back(value.c_str());
    return all;
}

Rows all_rows(const pg_result* result) {
    Rows rows(static_cast<std::size_t>(PQntuples(result)));
    for (int row = 0; row < PQntuples(result); ++row)
        for (int column = 0; column < PQnfields(result); ++column)
            rows[static_cast<std::size_t>(row)].emplace_back(
                PQgetvalue(result, row, column), static_cast<std::size_t>(PQgetlength(result, row, column)));
    return rows;
}

std::string_view state_of(const pg_result* result) {
    const char* const state = PQresultErrorField(result, PG_DIAG_SQLSTATE);
    return state == nullptr ? "" : state;
}

// True if a statement failed because of its values: data exceptions (class 22) and violated constraints (23).
bool is_wrong_data(const pg_result* result) {
    return state_of(result).starts_with("22") || state_of(result).starts_with("23");
}

bool is_locked_out(const pg_result* result) {
    return state_of(result) == lock_not_available;
}

void ignore_notice(void* /*unused*/, const char* /*message*/) {}

}  // namespace

void Postgres::Finish::operator()(pg_conn* connection) const {
    PQfinish(connection);
}

Result<Postgres> Postgres::at(std::string address, PostgresOptions options) {
    char* why = nullptr;
    const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> parsed(
        PQconninfoParse(address.c_str(), &why), PQconninfoFree);
    PQfreemem(why);  // it repeats the address, which may have a password
    if (!parsed || !is_plain(parsed.get()))
        return fail(
            "this is not the address of a database: expected one such as postgresql://user@host/name, with "
            "%40 for '@', %3A for ':' and %2F for '/' within a name or password");
    return Postgres(std::move(address), std::move(options));
}

Result<Postgres> Postgres::open(std::string address, PostgresOptions options) {
    auto database = at(std::move(address), std::move(options));
    if (!database) return database;
    if (auto connected = database->connect(); !connected)
        return std::unexpected(std::move(connected.error()));
    return database;
}

bool Postgres::is_connected() const {
    return connection_ && !is_lost_ && PQstatus(connection_.get()) == CONNECTION_OK;
}

// Defaults before the address, which may override them: a connection that hangs times out.
Result<void> Postgres::connect() {
    constexpr std::array keywords = {"connect_timeout",
                                     "tcp_user_timeout",
                                     "keepalives_idle",
                                     "keepalives_interval",
                                     "keepalives_count",
                                     "fallback_application_name",
                                     "dbname",
                                     "client_encoding",
                                     static_cast<const char*>(nullptr)};
    const std::array values = {
        "3", "10000", "10", "5", "3", "bastide", address_.c_str(), "UTF8", static_cast<const char*>(nullptr)};
    connection_.reset(PQconnectdbParams(keywords.data(), values.data(), 1));
    next_try_ = Clock::now() + between_tries;
    is_lost_ = is_silent_ = false;
    prepared_.clear();
    if (!connection_) return fail("not enough memory");
    PQsetNoticeProcessor(connection_.get(), ignore_notice, nullptr);
    if (!is_connected()) return fail(first_line(PQerrorMessage(connection_.get())));
    return set_up();
}

Result<void> Postgres::set_up() {
    // Acknowledged data must be on disk regardless of the database's settings.
    begin_to_wait();
    auto set =
        rows_of(query("SELECT set_config('synchronous_commit', 'on', false) "
                      "WHERE current_setting('synchronous_commit') = 'off'"));
    const std::string limit = "SET statement_timeout = " + std::to_string(options_.patience.count());
    if (set && options_.patience != PostgresOptions().patience) set = rows_of(query(limit.c_str()));
    if (set && options_.lock_patience.count() > 0) set = set_lock_timeout(options_.lock_patience);
    if (set && !options_.schema.empty())
        set = rows_of(query(("SET search_path = " + options_.schema).c_str()));
    if (set) return {};
    connection_.reset();
    return std::unexpected(std::move(set.error()));
}

Result<void> Postgres::be_connected() {
    if (is_connected()) return {};
    // A transaction is lost with its connection.
    if (!is_in_transaction_ && Clock::now() >= next_try_ && connect()) return {};
    return fail("the database cannot be reached");
}

void Postgres::begin_to_wait() {
    until_ = Clock::now() + options_.patience + longer_than_database;
}

pg_result* Postgres::next_result() {
    PGconn* const connection = connection_.get();
    while (!is_silent_ && PQisBusy(connection) != 0) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until_ - Clock::now()).count();
        pollfd waiting = {PQsocket(connection), POLLIN, 0};
        constexpr std::int64_t longest = 60'000;
        constexpr std::int64_t between_looks = 200;
        const auto most = std::clamp<std::int64_t>(left, 0, should_continue_ ? between_looks : longest);
        const int ready = ::poll(&waiting, 1, static_cast<int>(most));
        if (ready <= 0 && (left <= 0 || (should_continue_ && !should_continue_())))
            is_silent_ = is_lost_ = true;
        if (ready > 0 && PQconsumeInput(connection) == 0) break;  // the next call reports the error
    }
    return is_silent_ ? nullptr : PQgetResult(connection);
}

pg_result* Postgres::last_result(int is_sent) {
    pg_result* last = nullptr;
    while (is_sent == 1) {
        pg_result* const next = next_result();
        if (next == nullptr) break;
        PQclear(std::exchange(last, next));
    }
    return last;
}

pg_result* Postgres::query(const char* statements) {
    return last_result(PQsendQuery(connection_.get(), statements));
}

bool Postgres::answers() {
    begin_to_wait();
    return is_connected() && rows_of(query("SELECT 1")).has_value();
}

Result<Rows> Postgres::rows_of(pg_result* result) {
    const std::unique_ptr<pg_result, void (*)(pg_result*)> owned(result, PQclear);
    switch (PQresultStatus(result)) {
        case PGRES_COMMAND_OK:
        case PGRES_TUPLES_OK:
        case PGRES_PIPELINE_SYNC:
            return all_rows(result);
        default:
            break;
    }
    // After such an error the other side hangs up.
    const char* const severity = PQresultErrorField(result, PG_DIAG_SEVERITY_NONLOCALIZED);
    is_lost_ = is_lost_ || (severity != nullptr && std::string_view(severity) != "ERROR");
    if (!is_connected()) return fail("the database cannot be reached");
    const char* const why = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    return fail(why == nullptr ? "the database gave an unexpected answer" : first_line(why));
}

template <class Act>
auto Postgres::tried(const Act& act) -> decltype(act()) {
    if (auto connected = be_connected(); !connected) return std::unexpected(std::move(connected.error()));
    begin_to_wait();
    const bool may_repeat = PQtransactionStatus(connection_.get()) == PQTRANS_IDLE;
    auto result = act();
    if (result || is_connected() || !may_repeat) return result;
    if (is_silent_) {
        next_try_ = Clock::now() + between_tries;
        return result;
    }
    next_try_ = {};
    if (!be_connected()) return result;
    begin_to_wait();
    return act();
}

// A server may be started again in the meantime.
Result<Rows> Postgres::execute(const std::string& sql, const Values& values) {
    constexpr std::chrono::milliseconds between_attempts{250};
    const auto until = Clock::now() + options_.max_outage;
    for (bool is_warned = false;; is_warned = true) {
        auto rows = tried([&] {
            return rows_of(
                last_result(PQsendQueryParams(connection_.get(), sql.c_str(), static_cast<int>(values.size()),
                                              nullptr, pointers(values).data(), nullptr, nullptr, 0)));
        });
        if (rows || is_connected() || is_in_transaction_ || Clock::now() >= until) return rows;
        if (should_continue_ && !should_continue_()) return rows;
        if (!is_warned && options_.warn)
            options_.warn("the database cannot be reached: trying again for a minute");
        std::this_thread::sleep_for(between_attempts);
    }
}

Result<Rows> Postgres::set_lock_timeout(std::chrono::milliseconds patience) {
    begin_to_wait();
    return rows_of(query(("SET lock_timeout = " + std::to_string(patience.count())).c_str()));
}

// A statement that fails because of its values or a locked row is left out, and the others are tried again.
std::vector<Result<Rows>> Postgres::execute_batch(const std::string& sql, const std::vector<Values>& all) {
    std::vector<Result<Rows>> results(all.size());
    std::vector<std::size_t> remaining(all.size());
    std::iota(remaining.begin(), remaining.end(), std::size_t{0});
    const auto until = Clock::now() + options_.lock_patience + next_locks_patience;
    bool is_impatient = false;
    while (!remaining.empty()) {
        std::optional<Culprit> culprit;
        auto done = tried([&] -> Result<std::vector<Rows>> {
            if (auto ready = prepare(sql); !ready) return std::unexpected(std::move(ready.error()));
            auto rows = pipelined(all, remaining, culprit);
            if (!rows) roll_back();
            return rows;
        });
        if (!done && culprit && is_connected()) {
            results[remaining[culprit->place]] = std::unexpected(done.error());
            remaining.erase(remaining.begin() + static_cast<std::ptrdiff_t>(culprit->place));
            if (!culprit->is_locked) continue;
            is_impatient = true;
            if (Clock::now() < until && set_lock_timeout(next_lock_patience)) continue;
        }
        for (std::size_t i = 0; i < remaining.size(); ++i) {
            if (done) {
                results[remaining[i]] = std::move((*done)[i]);
            } else {
                results[remaining[i]] = std::unexpected(done.error());
            }
        }
        break;
    }
    // A new connection has the usual timeout.
    if (is_impatient && is_connected() && !set_lock_timeout(options_.lock_patience)) is_lost_ = true;
    return results;
}

// A batch has one statement, which a connection prepares the first time.
Result<void> Postgres::prepare(const std::string& sql) {
    if (prepared_ == sql) return {};
    auto done = rows_of(query("DEALLOCATE ALL"));
    if (done) done = rows_of(last_result(PQsendPrepare(connection_.get(), batch, sql.c_str(), 0, nullptr)));
    if (!done) return std::unexpected(std::move(done.error()));
    prepared_ = sql;
    return {};
}

Result<std::vector<Rows>> Postgres::pipelined(const std::vector<Values>& all,
                                              const std::vector<std::size_t>& chosen,
                                              std::optional<Culprit>& culprit) {
    culprit.reset();
    PGconn* const connection = connection_.get();
    const auto send = [&](const char* sql) {
        return PQsendQueryParams(connection, sql, 0, nullptr, nullptr, nullptr, nullptr, 0) == 1;
    };
    bool is_sent = PQenterPipelineMode(connection) == 1 && send("BEGIN");
    for (const std::size_t i : chosen)
        is_sent = is_sent && PQsendQueryPrepared(connection, batch, static_cast<int>(all[i].size()),
                                                 pointers(all[i]).data(), nullptr, nullptr, 0) == 1;
    is_sent = is_sent && send("COMMIT") && PQpipelineSync(connection) == 1;
    if (!is_sent) {
        connection_.reset();
        return fail("the database cannot be reached");
    }
    Result<std::vector<Rows>> answers;
    for (std::size_t i = 0; i < chosen.size() + 2; ++i) {
        pg_result* const result = next_result();
        const bool is_locked = is_locked_out(result);
        if (answers && i > 0 && i <= chosen.size() && (is_locked || is_wrong_data(result)))
            culprit = {.place = i - 1, .is_locked = is_locked};
        auto rows = rows_of(result);
        if (is_connected()) PQclear(next_result());  // the end of the answer to a statement
        if (!answers) continue;                      // only the first error is informative
        if (!rows) {
            answers = std::unexpected(std::move(rows.error()));
        } else if (i > 0 && i <= chosen.size()) {
            answers->push_back(*std::move(rows));
        }
    }
    if (is_connected()) PQclear(next_result());  // the end of the pipeline
    if (is_connected() && PQexitPipelineMode(connection) == 0) connection_.reset();
    return answers;
}

void Postgres::roll_back() {
    if (is_connected() && PQtransactionStatus(connection_.get()) != PQTRANS_IDLE) PQclear(query("ROLLBACK"));
}

Result<void> Postgres::run(const std::string& statements) {
    if (auto connected = be_connected(); !connected) return connected;
    begin_to_wait();
    if (auto rows = rows_of(query(statements.c_str())); !rows)
        return std::unexpected(std::move(rows.error()));
    return {};
}

Result<void> Postgres::in_transaction(const std::function<Result<void>()>& act) {
    if (auto begun = execute("BEGIN"); !begun) return std::unexpected(std::move(begun.error()));
    is_in_transaction_ = true;
    auto done = act();
    if (done) done = run("COMMIT");
    if (!done) roll_back();
    is_in_transaction_ = false;
    return done;
}

}  // namespace bastide::store
