// SQL, the same for SQLite and PostgreSQL. Statements have values for $1, $2 and so on, each once and in this
// order. Values and columns are text, with NULL as empty text.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/result.h"

namespace bastide::store {

using Values = std::vector<std::string>;
using Rows = std::vector<Values>;

// Returns the number in a column, or 0 if there is none.
std::int64_t to_number(std::string_view column);

class Sql {
  public:
    Sql() = default;
    Sql(const Sql&) = delete;
    Sql(Sql&&) = default;
    Sql& operator=(const Sql&) = delete;
    Sql& operator=(Sql&&) = default;
    virtual ~Sql() = default;

    // Runs one statement. Its changes are on disk once this returns, or when its transaction ends. After a
    // lost connection a statement may have run twice, but not within a transaction, which is lost with its
    // connection.
    virtual Result<Rows> execute(const std::string& sql, const Values& values) = 0;
    Result<Rows> execute(const std::string& sql) { return execute(sql, {}); }

    // Runs a statement for each list of values in one transaction and one round trip. In SQLite an error of
    // one list does not affect the others. In PostgreSQL it fails all of them.
    virtual std::vector<Result<Rows>> execute_batch(const std::string& sql,
                                                    const std::vector<Values>& all) = 0;

    // Runs several statements without values and rows.
    virtual Result<void> run(const std::string& statements) = 0;

    // Runs `act` in a transaction: commits if it succeeds, rolls back otherwise.
    virtual Result<void> in_transaction(const std::function<Result<void>()>& act) = 0;

    // Long calls fail once this returns false. It is called a few times a second.
    virtual void set_cancel_check(std::function<bool()> should_continue) = 0;

    // The name of the database in errors: a file, or "PostgreSQL".
    virtual std::string name() const = 0;

    // True if other programs may use the same database, as with PostgreSQL.
    virtual bool is_shared() const = 0;
};

}  // namespace bastide::store
