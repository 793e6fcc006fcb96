// SQLite as values: a database and its statements close themselves, and failures are errors that name the
// file.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "bastide/base/result.h"

struct sqlite3;
struct sqlite3_stmt;

namespace bastide::store {

// A statement being run. What is bound must live until the last step.
class Statement {
  public:
    Statement& bind(std::int64_t value);
    Statement& bind(std::string_view text);
    Statement& bind_null();

    // Whether there is a row.
    Result<bool> step();

    // Not if the database has no such tables.
    bool can_run() const { return statement_ != nullptr; }

    // Columns of the row, from 0, and how many there are.
    int columns() const;
    std::int64_t number(int column) const;
    std::string text(int column) const;

  private:
    friend class Database;

    struct Finalize {
        void operator()(sqlite3_stmt* statement) const;
    };

    Statement(std::string file, sqlite3* database) : file_(std::move(file)), database_(database) {}

    std::string file_;
    sqlite3* database_;
    std::unique_ptr<sqlite3_stmt, Finalize> statement_;  // none if it could not be prepared
    int bound_ = 0;
};

class Database {
  public:
    // Opens a file, which is made if there is none, and waits up to two seconds where another program is
    // writing.
    static Result<Database> open(const std::string& file);

    // An empty database that is gone with the object.
    static Result<Database> in_memory();

    // Opens a file that is there, also one that may not be written, and makes none beside it.
    static Result<Database> open_to_read(const std::string& file);

    const std::string& file() const { return file_; }

    // An error of SQL itself comes from the first step.
    Statement statement(std::string_view sql);

    // Runs statements that give no rows.
    Result<void> run(const std::string& sql);

    // The same where it does not matter whether they succeed.
    void attempt(const std::string& sql);

    // Whether the last `run` failed only because another program was writing for longer than that.
    bool was_busy() const { return was_busy_; }

    // An error if the file that was opened is no longer in its place: what is written to it would be lost.
    Result<void> check_place() const;

    // How many rows the last statement changed, and the number of the last row inserted.
    int changes() const;
    std::int64_t last_row() const;

  private:
    struct Close {
        void operator()(sqlite3* database) const;
    };

    explicit Database(std::string file) : file_(std::move(file)) {}
    static Result<Database> open(const std::string& file, const std::string& name, int flags);

    std::string file_;
    std::unique_ptr<sqlite3, Close> database_;
    bool was_busy_ = false;
};

// Everything between its making and `commit` happens, or nothing does.
class Transaction {
  public:
    // An error, too, if the file is no longer where it was opened.
    static Result<Transaction> begin(Database& database);
    Transaction(const Transaction&) = delete;
    Transaction(Transaction&& other) noexcept : database_(std::exchange(other.database_, nullptr)) {}
    Transaction& operator=(const Transaction&) = delete;
    Transaction& operator=(Transaction&&) = delete;
    ~Transaction();

    Result<void> commit();

  private:
    explicit Transaction(Database& database) : database_(&database) {}

    Database* database_;  // none once it is over
};

}  // namespace bastide::store
