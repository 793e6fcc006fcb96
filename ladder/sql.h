// What a ladder asks of a database, whichever it is: statements with values for $1, $2 and so on, which stand
// in them once each and in this order.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bastide/base/result.h"

namespace bastide::ladder {

using Values = std::vector<std::string>;
using Rows = std::vector<std::vector<std::string>>;

class Sql {
  public:
    Sql() = default;
    Sql(const Sql&) = delete;
    Sql(Sql&&) = delete;
    Sql& operator=(const Sql&) = delete;
    Sql& operator=(Sql&&) = delete;
    virtual ~Sql() = default;

    // What a statement gives, all as text. It is whole on disk once this returns. If the connection was lost
    // it may have been done twice, so all statements must be such that this changes nothing; within
    // `all_or_nothing` it is an error.
    virtual Result<Rows> ask(const std::string& sql, const Values& values) = 0;

    // Everything `act` asks for happens, or, if it fails, nothing does.
    virtual Result<void> all_or_nothing(const std::function<Result<void>()>& act) = 0;

    // What takes long ends with an error once this is false.
    virtual void go_on_while(const std::function<bool()>& watch) = 0;

    // The place of what is wrong in it: a file, or "PostgreSQL".
    virtual std::string name() const = 0;

    // Whether other programs may use it, too: then it is PostgreSQL.
    virtual bool is_shared() const = 0;
};

}  // namespace bastide::ladder
