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

class PostgresSql final : public Sql {
  public:
    explicit PostgresSql(Postgres database) : database_(std::move(database)) {}

    Result<Rows> ask(const std::string& sql, const Values& values) override {
        const auto answer = database_.ask(sql, values);
        if (!answer) return std::unexpected(answer.error());
        Rows rows;
        for (int row = 0; row < answer->size(); ++row) {
            auto& cells = rows.emplace_back();
            for (int column = 0; column < answer->columns(); ++column)
                cells.push_back(answer->text(row, column));
        }
        return rows;
    }

    bool is_shared() const override { return true; }

  private:
    Postgres database_;
};

std::string new_worker() {
    std::random_device device;
    return std::to_string(device()) + "-" + std::to_string(device());
}

}  // namespace

Result<std::unique_ptr<Store>> open_postgres(const std::string& address, std::chrono::seconds lease) {
    if (auto ready = bring_up_to_date(address, schema()); !ready)
        return std::unexpected(std::move(ready.error()));
    auto database = Postgres::at(address);
    if (!database) return std::unexpected(std::move(database.error()));
    if (auto connected = database->connect(); !connected)
        return std::unexpected(std::move(connected.error()));
    return std::make_unique<SqlStore>(std::make_unique<PostgresSql>(*std::move(database)), new_worker(),
                                      lease);
}

}  // namespace bastide::ladder
