#include "ladder/postgres_ladder.h"

#include <random>
#include <utility>

#include "serve/postgres.h"

namespace bastide::ladder {
namespace {

using serve::Postgres;

// Two that begin a ladder at once do so one after the other; columns are as in SQLite.
const std::vector<std::string>& schema() {
    static const std::vector<std::string> statements = {
        "SELECT pg_advisory_xact_lock(482302)",
        R"(CREATE TABLE IF NOT EXISTS ladder_terms (
               id integer PRIMARY KEY CHECK (id = 1),
               settings text NOT NULL, seed text NOT NULL, simulations text NOT NULL,
               move_time text NOT NULL, match_time text NOT NULL, sprt text NOT NULL))",
        R"(CREATE TABLE IF NOT EXISTS ladder_bots (
               id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
               word text NOT NULL UNIQUE))",
        R"(CREATE TABLE IF NOT EXISTS ladder_meetings (
               id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
               one bigint NOT NULL REFERENCES ladder_bots (id),
               other bigint NOT NULL REFERENCES ladder_bots (id),
               closed integer NOT NULL DEFAULT 0,
               UNIQUE (one, other)))",
        R"(CREATE TABLE IF NOT EXISTS ladder_pairs (
               id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
               meeting bigint NOT NULL REFERENCES ladder_meetings (id),
               deal bigint NOT NULL,
               state integer NOT NULL DEFAULT 0,
               worker text NOT NULL DEFAULT '',
               beat double precision NOT NULL DEFAULT 0,
               UNIQUE (meeting, deal)))",
        "CREATE INDEX IF NOT EXISTS ladder_waiting ON ladder_pairs (deal, meeting) WHERE state < 2",
        R"(CREATE TABLE IF NOT EXISTS ladder_matches (
               pair bigint NOT NULL REFERENCES ladder_pairs (id),
               round integer NOT NULL,
               points_one integer NOT NULL, points_other integer NOT NULL, forfeited_by text NOT NULL,
               microseconds_one bigint NOT NULL, microseconds_other bigint NOT NULL,
               moves_one integer NOT NULL, moves_other integer NOT NULL,
               why text NOT NULL, record text NOT NULL,
               PRIMARY KEY (pair, round)))"};
    return statements;
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

    std::string now() const override { return "extract(epoch FROM clock_timestamp())"; }
    std::string skip_locked() const override { return " FOR UPDATE SKIP LOCKED"; }
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
    auto database = Postgres::at(address);
    if (!database) return std::unexpected(std::move(database.error()));
    if (auto connected = database->connect(); !connected)
        return std::unexpected(std::move(connected.error()));
    if (auto made = database->change(schema()); !made) return std::unexpected(std::move(made.error()));
    return std::make_unique<SqlStore>(std::make_unique<PostgresSql>(*std::move(database)), new_worker(),
                                      lease);
}

}  // namespace bastide::ladder
