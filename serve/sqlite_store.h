// Shared tables in one SQLite file: for one server, or several programs on one machine.
#pragma once

#include <string>

#include "serve/store.h"
#include "store/schema.h"

namespace bastide::serve {

class SqliteStore final : public Store {
  public:
    // As `store::open_store`.
    static Result<SqliteStore> open(const std::string& file);

    // Of its schema.
    static store::Migrations migrations();

    Result<void> create(const StoredTable& table) override;
    Result<std::optional<Found>> find(std::string_view hash) override;
    std::vector<Result<Added>> append(const std::vector<Following>& all) override;
    Result<std::vector<match::TableEvent>> entries(const std::string& table, std::int64_t after) override;

  private:
    SqliteStore(store::Database asked, store::Database written)
        : asked_(std::move(asked)), written_(std::move(written)) {}

    store::Database asked_;
    store::Database written_;
};

}  // namespace bastide::serve
