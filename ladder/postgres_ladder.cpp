#include "ladder/postgres_ladder.h"

#include <array>
#include <random>
#include <string>
#include <utility>

#include "ladder/schema.h"
#include "store/postgres_schema.h"

namespace bastide::ladder {
namespace {

using store::Postgres;

const store::PostgresSchema& schema() {
    static const std::string first = std::string(
                                         "CREATE TABLE ladder_version (number integer NOT NULL);"
                                         "INSERT INTO ladder_version VALUES (0);")
                                         .append(tables("BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY"));
    static const std::array migrations = {first.c_str()};
    static const store::PostgresSchema schema = {
        .version_table = "ladder_version", .lock = 482302, .migrations = migrations};
    return schema;
}

std::string new_worker() {
    std::random_device device;
    return std::to_string(device()) + "-" + std::to_string(device());
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string& address, std::chrono::seconds lease,
                                             std::function<void(const std::string&)> warn) {
    if (auto ready = bring_up_to_date(address, schema()); !ready)
        return std::unexpected(std::move(ready.error()));
    auto database = Postgres::open(address, {.max_outage = std::chrono::minutes(1), .warn = std::move(warn)});
    if (!database) return std::unexpected(std::move(database.error()));
    return std::make_unique<SqlStore>(std::make_unique<Postgres>(*std::move(database)), new_worker(), lease);
}

Result<std::unique_ptr<Store>> open_postgres_to_read(const std::string& address) {
    auto database = Postgres::open(address, {.max_outage = std::chrono::minutes(1)});
    if (!database) return std::unexpected(std::move(database.error()));
    const auto is_there = is_up_to_date(*database, schema());
    if (!is_there) return std::unexpected(is_there.error());
    if (!*is_there) return std::unexpected(file_error("PostgreSQL", "there is no ladder in this database"));
    return std::make_unique<SqlStore>(std::make_unique<Postgres>(*std::move(database)), new_worker());
}

}  // namespace bastide::ladder
