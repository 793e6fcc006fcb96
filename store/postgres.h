// PostgreSQL: a connection that opens when it is needed and reopens after it was lost. Errors contain no
// address, user or password, so they can be shown to any user.
#pragma once

#include <chrono>
#include <cstddef>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "store/sql.h"

struct pg_conn;
struct pg_result;

namespace bastide::store {

struct PostgresOptions {
    // The timeout of a statement, whether the database is waiting for a lock or not answering at all.
    std::chrono::milliseconds patience = std::chrono::hours(24 * 365);
    // The time that a statement waits for a lock that somebody else holds. No limit of its own by default.
    std::chrono::milliseconds lock_patience{0};
    // The time to wait for an unavailable database, and a function that is called with warnings about the
    // outage.
    std::chrono::milliseconds max_outage{0};
    std::function<void(const std::string&)> warn = nullptr;
    std::string schema = {};  // the schema in which names are looked up, or the default if empty
};

class Postgres final : public Sql {
  public:
    // Prepares a connection for an address such as "postgresql://user@host/name", or any other address that
    // libpq accepts. Does not connect yet. The error does not contain the address.
    static Result<Postgres> at(std::string address, PostgresOptions options = {});

    // Opens a connection. The error is PostgreSQL's message, for the operator of a server.
    static Result<Postgres> open(std::string address, PostgresOptions options = {});

    Result<Rows> execute(const std::string& sql, const Values& values) override;
    using Sql::execute;
    std::vector<Result<Rows>> execute_batch(const std::string& sql, const std::vector<Values>& all) override;
    Result<void> run(const std::string& statements) override;
    Result<void> in_transaction(const std::function<Result<void>()>& act) override;
    // Once the check returns false, the connection counts as lost.
    void set_cancel_check(std::function<bool()> should_continue) override {
        should_continue_ = std::move(should_continue);
    }
    std::string name() const override { return "PostgreSQL"; }
    bool is_shared() const override { return true; }

    // True if the database still answers. Does not reconnect.
    bool answers();

    // The connection's handle, or null without a connection.
    pg_conn* handle() const { return connection_.get(); }

  private:
    struct Finish {
        void operator()(pg_conn* connection) const;
    };
    using Clock = std::chrono::steady_clock;

    Postgres(std::string address, PostgresOptions options)
        : address_(std::move(address)), options_(std::move(options)) {}

    Result<void> connect();
    Result<void> set_up();
    Result<void> be_connected();
    bool is_connected() const;
    template <class Act>
    auto tried(const Act& act) -> decltype(act());
    Result<void> prepare(const std::string& sql);
    struct Culprit {
        std::size_t place = 0;   // in the chosen values
        bool is_locked = false;  // somebody else has locked a row
    };
    Result<Rows> set_lock_timeout(std::chrono::milliseconds patience);
    // Runs the batch statement for the chosen values in one transaction. If it fails because of one of the
    // values, sets the culprit.
    Result<std::vector<Rows>> pipelined(const std::vector<Values>& all,
                                        const std::vector<std::size_t>& chosen,
                                        std::optional<Culprit>& culprit);
    Result<Rows> rows_of(pg_result* result);
    void roll_back();
    // Returns the next result, or null at the end of the results or after a timeout.
    pg_result* next_result();
    // Returns the first error of several statements, or the last result.
    pg_result* last_result(int is_sent);
    pg_result* query(const char* statements);
    void begin_to_wait();

    std::string address_;
    PostgresOptions options_;
    std::unique_ptr<pg_conn, Finish> connection_;
    std::string prepared_;  // the batch statement that is prepared on the connection
    std::function<bool()> should_continue_;
    Clock::time_point until_;  // the deadline of the answer
    bool is_lost_ = false;
    bool is_silent_ = false;  // true if the connection was lost because of a timeout, so that another try
                              // would wait as long again
    bool is_in_transaction_ = false;
    Clock::time_point next_try_;  // no connection is tried earlier, to avoid waiting for a database that was
                                  // unavailable a moment ago
};

}  // namespace bastide::store
