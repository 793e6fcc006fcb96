#include "store/postgres.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <utility>

#include <libpq-fe.h>
#include <poll.h>

namespace bastide::store {
namespace {

constexpr std::chrono::seconds between_tries{1};
// The database itself gives up first, and says why.
constexpr std::chrono::seconds longer_than_database{1};

std::unexpected<Error> fail(std::string why) {
    return std::unexpected(file_error("PostgreSQL", std::move(why)));
}

// The first line of what libpq says.
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

std::vector<const char*> pointers(const Postgres::Values& values) {
    std::vector<const char*> all;
    all.reserve(values.size());
    for (const std::string& value : values) all.push_back(value.c_str());
    return all;
}

void say_nothing(void* /*unused*/, const char* /*message*/) {}

}  // namespace

void Rows::Clear::operator()(pg_result* result) const {
    PQclear(result);
}

int Rows::size() const {
    return PQntuples(result_.get());
}

int Rows::columns() const {
    return PQnfields(result_.get());
}

std::string Rows::text(int row, int column) const {
    return {PQgetvalue(result_.get(), row, column),
            static_cast<std::size_t>(PQgetlength(result_.get(), row, column))};
}

std::int64_t Rows::number(int row, int column) const {
    const std::string digits = text(row, column);
    std::int64_t number = 0;
    std::from_chars(digits.data(), digits.data() + digits.size(), number);
    return number;
}

void Postgres::Finish::operator()(pg_conn* connection) const {
    PQfinish(connection);
}

Result<Postgres> Postgres::at(std::string address, std::span<const Prepared> prepared,
                              std::chrono::milliseconds patience) {
    char* why = nullptr;
    const std::unique_ptr<PQconninfoOption, void (*)(PQconninfoOption*)> options(
        PQconninfoParse(address.c_str(), &why), PQconninfoFree);
    PQfreemem(why);  // it repeats the address, which may have a password
    if (!options || !is_plain(options.get()))
        return fail(
            "this is not the address of a database: expected one such as postgresql://user@host/name, with "
            "%40 for '@', %3A for ':' and %2F for '/' within a name or password");
    return Postgres(std::move(address), prepared, patience);
}

bool Postgres::is_connected() const {
    return connection_ && !is_lost_ && PQstatus(connection_.get()) == CONNECTION_OK;
}

// What comes before the address is said unless the address says otherwise: a connection that hangs is given
// up after a while.
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
    if (!connection_) return fail("not enough memory");
    PQsetNoticeProcessor(connection_.get(), say_nothing, nullptr);
    if (!is_connected()) return fail(first_line(PQerrorMessage(connection_.get())));
    return set_up();
}

Result<void> Postgres::set_up() {
    // What is acknowledged is on disk, whatever the database does by itself.
    begin_to_wait();
    auto set =
        rows_of(run("SELECT set_config('synchronous_commit', 'on', false) "
                    "WHERE current_setting('synchronous_commit') = 'off'"));
    const std::string limit = "SET statement_timeout = " + std::to_string(patience_.count());
    if (set && patience_ != no_limit) set = rows_of(run(limit.c_str()));
    for (const Prepared& each : prepared_)
        if (set)
            set = rows_of(last_result(PQsendPrepare(connection_.get(), each.name, each.sql, 0, nullptr)));
    if (set) return {};
    connection_.reset();
    return std::unexpected(std::move(set.error()));
}

Result<void> Postgres::be_connected() {
    if (is_connected()) return {};
    if (Clock::now() >= next_try_ && connect()) return {};
    return fail("the database cannot be reached");
}

void Postgres::begin_to_wait() {
    until_ = Clock::now() + patience_ + longer_than_database;
}

pg_result* Postgres::next_result() {
    PGconn* const connection = connection_.get();
    while (!is_silent_ && PQisBusy(connection) != 0) {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(until_ - Clock::now()).count();
        pollfd waiting = {PQsocket(connection), POLLIN, 0};
        constexpr std::int64_t longest = 60'000;
        constexpr std::int64_t between_looks = 200;
        const auto most = std::clamp<std::int64_t>(left, 0, watch_ ? between_looks : longest);
        const int ready = ::poll(&waiting, 1, static_cast<int>(most));
        if (ready <= 0 && (left <= 0 || (watch_ && !watch_()))) is_silent_ = is_lost_ = true;
        if (ready > 0 && PQconsumeInput(connection) == 0) break;  // what is next says so
    }
    return is_silent_ ? nullptr : PQgetResult(connection);
}

pg_result* Postgres::last_result(int is_sent) {
    pg_result* last = nullptr;
    while (is_sent == 1) {
        pg_result* const next = next_result();
        if (next == nullptr) break;
        // Of several statements the first error is the one that tells, and the last there is.
        PQclear(std::exchange(last, next));
    }
    return last;
}

pg_result* Postgres::run(const char* statements) {
    return last_result(PQsendQuery(connection_.get(), statements));
}

bool Postgres::answers() {
    begin_to_wait();
    return is_connected() && rows_of(run("SELECT 1")).has_value();
}

Result<Rows> Postgres::rows_of(pg_result* result) {
    Rows rows(result);
    switch (PQresultStatus(result)) {
        case PGRES_COMMAND_OK:
        case PGRES_TUPLES_OK:
        case PGRES_PIPELINE_SYNC:
            return rows;
        default:
            break;
    }
    // After such an error the other side hangs up.
    const char* const severity = PQresultErrorField(result, PG_DIAG_SEVERITY_NONLOCALIZED);
    is_lost_ = is_lost_ || (severity != nullptr && std::string_view(severity) != "ERROR");
    if (!is_connected()) return fail("the database cannot be reached");
    const char* const why = PQresultErrorField(result, PG_DIAG_MESSAGE_PRIMARY);
    return fail(why == nullptr ? "the database does not answer as it should" : first_line(why));
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

Result<Rows> Postgres::ask(const std::string& sql, const Values& values) {
    return tried([&] {
        return rows_of(
            last_result(PQsendQueryParams(connection_.get(), sql.c_str(), static_cast<int>(values.size()),
                                          nullptr, pointers(values).data(), nullptr, nullptr, 0)));
    });
}

Result<std::vector<Rows>> Postgres::ask_all(const Prepared& statement, const std::vector<Values>& all) {
    return tried([&] {
        auto rows = pipelined(statement, all);
        if (!rows) roll_back();
        return rows;
    });
}

Result<std::vector<Rows>> Postgres::pipelined(const Prepared& statement, const std::vector<Values>& all) {
    PGconn* const connection = connection_.get();
    const auto send = [&](const char* sql) {
        return PQsendQueryParams(connection, sql, 0, nullptr, nullptr, nullptr, nullptr, 0) == 1;
    };
    bool is_sent = PQenterPipelineMode(connection) == 1 && send("BEGIN");
    for (const Values& values : all)
        is_sent = is_sent && PQsendQueryPrepared(connection, statement.name, static_cast<int>(values.size()),
                                                 pointers(values).data(), nullptr, nullptr, 0) == 1;
    is_sent = is_sent && send("COMMIT") && PQpipelineSync(connection) == 1;
    if (!is_sent) {
        connection_.reset();
        return fail("the database cannot be reached");
    }
    Result<std::vector<Rows>> answers;
    for (std::size_t i = 0; i < all.size() + 2; ++i) {
        auto rows = rows_of(next_result());
        if (is_connected()) PQclear(next_result());  // what ends the answer to a statement
        if (!answers) continue;                      // the first error is the one that tells
        if (!rows) {
            answers = std::unexpected(std::move(rows.error()));
        } else if (i > 0 && i <= all.size()) {
            answers->push_back(*std::move(rows));
        }
    }
    if (is_connected()) PQclear(next_result());  // the end of the pipeline
    if (is_connected() && PQexitPipelineMode(connection) == 0) connection_.reset();
    return answers;
}

void Postgres::roll_back() {
    if (is_connected() && PQtransactionStatus(connection_.get()) != PQTRANS_IDLE) PQclear(run("ROLLBACK"));
}

Result<void> Postgres::change(const std::vector<std::string>& statements) {
    std::string all = "BEGIN;";
    for (const std::string& statement : statements) all.append(statement).append(";");
    all.append("COMMIT");
    begin_to_wait();
    const auto changed = rows_of(run(all.c_str()));
    if (changed) return {};
    roll_back();
    return std::unexpected(changed.error());
}

std::string list_of(std::span<const std::string> texts) {
    std::string list = "{";
    for (const std::string& text : texts) {
        list.append(list.size() == 1 ? "\"" : ",\"");
        for (const char each : text) {
            if (each == '"' || each == '\\') list += '\\';
            list += each;
        }
        list += '"';
    }
    return list += '}';
}

}  // namespace bastide::store
