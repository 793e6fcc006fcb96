#include "ladder/sqlite_ladder.h"

#include <array>
#include <utility>

#include "ladder/sql_store.h"
#include "store/schema.h"

namespace bastide::ladder {
namespace {

constexpr std::array schema = {
    // Times and numbers that are not there are empty.
    R"(CREATE TABLE ladder_terms (
           id INTEGER PRIMARY KEY CHECK (id = 1),
           settings TEXT NOT NULL, seed TEXT NOT NULL, simulations TEXT NOT NULL,
           move_time TEXT NOT NULL, match_time TEXT NOT NULL, sprt TEXT NOT NULL) STRICT;
       CREATE TABLE ladder_bots (id INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE) STRICT;
       CREATE TABLE ladder_meetings (
           id INTEGER PRIMARY KEY,
           one INTEGER NOT NULL REFERENCES ladder_bots (id),
           other INTEGER NOT NULL REFERENCES ladder_bots (id),
           closed INTEGER NOT NULL DEFAULT 0,
           UNIQUE (one, other)) STRICT;
       CREATE TABLE ladder_pairs (
           id INTEGER PRIMARY KEY,
           meeting INTEGER NOT NULL REFERENCES ladder_meetings (id),
           deal INTEGER NOT NULL,
           state INTEGER NOT NULL DEFAULT 0,
           worker TEXT NOT NULL DEFAULT '',
           beat REAL NOT NULL DEFAULT 0,
           UNIQUE (meeting, deal)) STRICT;
       CREATE INDEX ladder_waiting ON ladder_pairs (deal, meeting) WHERE state = 0;
       CREATE TABLE ladder_matches (
           pair INTEGER NOT NULL REFERENCES ladder_pairs (id),
           round INTEGER NOT NULL,
           points_one INTEGER NOT NULL, points_other INTEGER NOT NULL, forfeited_by TEXT NOT NULL,
           microseconds_one INTEGER NOT NULL, microseconds_other INTEGER NOT NULL,
           moves_one INTEGER NOT NULL, moves_other INTEGER NOT NULL,
           why TEXT NOT NULL, record TEXT NOT NULL,
           PRIMARY KEY (pair, round)) STRICT;)",
};

// With '?' for $1, $2 and so on: SQLite takes these for names, and looks for each among all the others.
std::string without_names(const std::string& sql) {
    std::string plain;
    plain.reserve(sql.size());
    for (std::size_t i = 0; i < sql.size(); ++i) {
        plain += sql[i] == '$' ? '?' : sql[i];
        if (sql[i] != '$') continue;
        while (i + 1 < sql.size() && sql[i + 1] >= '0' && sql[i + 1] <= '9') ++i;
    }
    return plain;
}

class Sqlite final : public Sql {
  public:
    explicit Sqlite(store::Database database) : database_(std::move(database)) {}

    Result<Rows> ask(const std::string& sql, const Values& values) override {
        store::Statement statement = database_.statement(without_names(sql));
        for (const std::string& value : values) statement.bind(std::string_view(value));
        Rows rows;
        while (true) {
            const auto row = statement.step();
            if (!row) return std::unexpected(row.error());
            if (!*row) return rows;
            auto& cells = rows.emplace_back();
            for (int column = 0; column < statement.columns(); ++column)
                cells.push_back(statement.text(column));
        }
    }

    std::string now() const override { return "unixepoch()"; }
    std::string skip_locked() const override { return ""; }
    bool is_shared() const override { return false; }

  private:
    store::Database database_;
};

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& file) {
    auto database = store::open_store(file, schema);
    if (!database) return std::unexpected(std::move(database.error()));
    // What a match has come to is safe when the program ends, and a match lost with the power is played
    // again.
    database->attempt("PRAGMA synchronous = NORMAL");
    return std::make_unique<SqlStore>(std::make_unique<Sqlite>(*std::move(database)), "this program");
}

}  // namespace bastide::ladder
