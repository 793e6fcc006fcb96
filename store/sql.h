// An interface to SQL databases: SQLite and PostgreSQL. A statement has placeholders $1, $2 and so on, each
// once and in this order. Values and columns are text, and NULL is read as empty text.
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

// Returns the number in a column, or 0 if the column has no number.
std::int64_t to_number(std::string_view column);

class Sql {
  public:
    Sql() = default;
    Sql(const Sql&) = delete;
    Sql(Sql&&) = default;
    Sql& operator=(const Sql&) = delete;
    Sql& operator=(Sql&&) = default;
    virtual ~Sql() = default;

    // Runs one statement. The changes are on disk when this returns or, in a transaction, when the
    // transaction ends. If the connection was lost, the statement may have run twice. Within a transaction it
    // cannot, because the transaction is lost with the connection.
    virtual Result<Rows> execute(const std::string& sql, const Values& values) = 0;
    Result<Rows> execute(const std::string& sql) { return execute(sql, {}); }

    // Runs a statement for each list of values in one transaction and one round trip. Values that violate a
    // constraint do not affect the other lists, but in PostgreSQL they cost another round trip.
    virtual std::vector<Result<Rows>> execute_batch(const std::string& sql,
                                                    const std::vector<Values>& all) = 0;

    // Runs several statements, which have no values and return no rows.
    virtual Result<void> run(const std::string& statements) = 0;

    // Runs `act` in a transaction: commits if `act` succeeds, rolls back otherwise.
    virtual Result<void> in_transaction(const std::function<Result<void>()>& act) = 0;

    // Long calls invoke `should_continue` a few times a second, and fail once it returns false.
    virtual void set_cancel_check(std::function<bool()> should_continue) = 0;

    // The name of the database in errors: a file, or "PostgreSQL".
    virtual std::string name() const = 0;

    // True if other programs may use the same database, as is usual with PostgreSQL.
    virtual bool is_shared() const = 0;
};

}  // namespace bastide::store
