// SQLite: a database that closes itself. Errors name the database file.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "store/sql.h"

struct sqlite3;

namespace bastide::store {

class Database final : public Sql {
  public:
    // Opens a file, which is created if necessary. Statements wait for up to two seconds while another
    // program writes.
    static Result<Database> open(const std::string& file);

    // Opens an empty database that lasts as long as the object.
    static Result<Database> in_memory();

    // Opens an existing file, which may be read-only. Creates no files next to it.
    static Result<Database> open_to_read(const std::string& file);

    const std::string& file() const { return file_; }

    // Outside a transaction, fails if the file was moved or deleted, because the changes would be lost.
    Result<Rows> execute(const std::string& sql, const Values& values) override;
    using Sql::execute;
    std::vector<Result<Rows>> execute_batch(const std::string& sql, const std::vector<Values>& all) override;
    Result<void> run(const std::string& statements) override;
    // Locks the database at the start of the transaction, so that no other program changes data between
    // reading and writing.
    Result<void> in_transaction(const std::function<Result<void>()>& act) override;
    // Has no effect, because no statement takes long.
    void set_cancel_check(std::function<bool()> /*should_continue*/) override {}
    std::string name() const override { return file_; }
    bool is_shared() const override { return false; }

    // Calls `take(row)` for each row, and stops at the first error that `take` returns.
    Result<void> for_each_row(const std::string& sql, const Values& values,
                              const std::function<Result<void>(const Values& row)>& take);

    // Runs statements and ignores errors.
    void attempt(const std::string& statements);

    // Whether closing the database moves the log of changes into the file, which is the default.
    void set_checkpoint_on_close(bool moves);

    // True if the last `run` failed only because another program was writing for too long.
    bool was_busy() const { return was_busy_; }

    // The number of rows changed by the last statement.
    int changes() const;

  private:
    struct Close {
        void operator()(sqlite3* database) const;
    };

    explicit Database(std::string file) : file_(std::move(file)) {}
    static Result<Database> open(const std::string& file, const std::string& name, int flags);
    Result<void> check_place() const;

    std::string file_;
    std::unique_ptr<sqlite3, Close> database_;
    bool was_busy_ = false;
};

}  // namespace bastide::store
