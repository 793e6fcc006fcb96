// Online tables in a database, SQLite or PostgreSQL.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "serve/store.h"
#include "store/sql.h"

namespace bastide::serve {

// The statements and functions that differ between databases.
struct SqlDialect {
    // Adds the events $3, a JSON list of texts, to the table $1 if this table has exactly $2 events. Returns
    // rows if it does.
    std::string append;
    // Empty if servers do not share the database.
    std::function<std::unique_ptr<Listener>(const std::function<void(const TableUpdated&)>& on_update)>
        listen = {};
};

class SqlStore final : public Store {
  public:
    // `append` and `entries` use `writer`. All other functions use `reader`. The tables must exist.
    SqlStore(std::unique_ptr<store::Sql> reader, std::unique_ptr<store::Sql> writer, SqlDialect dialect)
        : reader_(std::move(reader)), writer_(std::move(writer)), dialect_(std::move(dialect)) {}

    Result<void> create(const StoredTable& table) override;
    Result<std::optional<TableLookup>> find(std::string_view hash) override;
    Result<StoredTable> load(const std::string& id) override;
    std::vector<Result<AppendResult>> append(const std::vector<AppendBatch>& all) override;
    Result<std::vector<match::TableEvent>> entries(const std::string& table, std::int64_t after) override;
    std::unique_ptr<Listener> listen(const std::function<void(const TableUpdated&)>& on_update) override {
        return dialect_.listen ? dialect_.listen(on_update) : nullptr;
    }

  private:
    std::unique_ptr<store::Sql> reader_;
    std::unique_ptr<store::Sql> writer_;
    SqlDialect dialect_;
};

}  // namespace bastide::serve
