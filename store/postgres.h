// PostgreSQL as values: a connection that is made when it is needed and again when it was lost, and failures
// that are errors. What an error says may be shown to anybody: it has no address, user or password.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"

struct pg_conn;
struct pg_result;

namespace bastide::store {

// Rows and columns count from 0.
class Rows {
  public:
    explicit Rows(pg_result* result) : result_(result) {}

    int size() const;
    int columns() const;
    std::string text(int row, int column) const;
    std::int64_t number(int row, int column) const;

  private:
    struct Clear {
        void operator()(pg_result* result) const;
    };

    std::unique_ptr<pg_result, Clear> result_;
};

// A statement that a connection prepares as soon as it is made.
struct Prepared {
    const char* name;
    const char* sql;
};

class Postgres {
  public:
    using Values = std::vector<std::string>;

    // For an address as "postgresql://user@host/name", or as libpq has it otherwise. Nothing is connected
    // yet. The error does not repeat the address. What takes longer than `patience` is an error, whether
    // the database waits for something or says nothing at all.
    static Result<Postgres> at(std::string address, std::span<const Prepared> prepared = {},
                               std::chrono::milliseconds patience = no_limit);
    static constexpr std::chrono::hours no_limit{24 * 365};

    // Connected, or why not: in the words of PostgreSQL, for whoever runs the server.
    Result<void> connect();

    // A statement with values for $1, $2 and so on. If the connection turns out to be lost it is made again,
    // and the statement tried once more; it may have been done twice then. Not within a transaction, which is
    // lost with its connection.
    Result<Rows> ask(const std::string& sql, const Values& values = {});

    // A prepared statement with several lists of values, all in one transaction and one round trip: all or
    // none are done. Tried again as `ask` does.
    Result<std::vector<Rows>> ask_all(const Prepared& statement, const std::vector<Values>& all);

    // Statements without values in one transaction, not tried again.
    Result<void> change(const std::vector<std::string>& statements);

    // Once this is false nobody waits for an answer any longer: the connection counts as lost. It is asked
    // some times a second.
    void wait_while(std::function<bool()> watch) { watch_ = std::move(watch); }

    // Not before the first call, nor once the connection turned out to be lost.
    bool is_connected() const;

    // Whether the other side still answers; a connection that is lost is not made again.
    bool answers();

    // None before `connect`.
    pg_conn* handle() const { return connection_.get(); }

  private:
    struct Finish {
        void operator()(pg_conn* connection) const;
    };
    using Clock = std::chrono::steady_clock;

    Postgres(std::string address, std::span<const Prepared> prepared, std::chrono::milliseconds patience)
        : address_(std::move(address)), prepared_(prepared), patience_(patience) {}

    Result<void> be_connected();
    Result<void> set_up();
    template <class Act>
    auto tried(const Act& act) -> decltype(act());
    Result<std::vector<Rows>> pipelined(const Prepared& statement, const std::vector<Values>& all);
    Result<Rows> rows_of(pg_result* result);
    void roll_back();
    // The next answer, and the last of those to a text of statements; none if none comes in time.
    pg_result* next_result();
    pg_result* last_result(int is_sent);
    pg_result* run(const char* statements);
    void begin_to_wait();

    std::string address_;
    std::span<const Prepared> prepared_;
    std::unique_ptr<pg_conn, Finish> connection_;
    std::chrono::milliseconds patience_;
    std::function<bool()> watch_;
    Clock::time_point until_;  // is waited for an answer
    bool is_lost_ = false;
    bool is_silent_ = false;      // lost since no answer came: who asks again would wait again
    Clock::time_point next_try_;  // nobody waits for a database that was not there a moment ago
};

// Texts as PostgreSQL writes a list of them: {"a","b"}.
std::string list_of(std::span<const std::string> texts);

}  // namespace bastide::store
