// Shared tables in PostgreSQL: for several servers behind one address. Whatever one of them keeps the others
// hear at once.
//
// All is in a schema of its own, `bastide`, which the first server makes and a newer one brings up to date.
#pragma once

#include <string>

#include "serve/store.h"
#include "store/postgres.h"

namespace bastide::serve {

class PostgresStore final : public Store {
  public:
    // The address is as store::Postgres::at has it. A schema of a newer version is an error.
    static Result<PostgresStore> open(const std::string& address);

    Result<void> create(const StoredTable& table) override;
    Result<std::optional<Found>> find(std::string_view hash) override;
    std::vector<Result<Added>> append(const std::vector<Following>& all) override;
    Result<std::vector<match::TableEvent>> entries(const std::string& table, std::int64_t after) override;
    std::unique_ptr<Listener> listen(const std::function<void(const Notice&)>& hear) override;

  private:
    PostgresStore(std::string address, store::Postgres asked, store::Postgres written)
        : address_(std::move(address)), asked_(std::move(asked)), written_(std::move(written)) {}

    std::string address_;
    store::Postgres asked_;
    store::Postgres written_;
};

}  // namespace bastide::serve
