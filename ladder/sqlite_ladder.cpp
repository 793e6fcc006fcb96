#include "ladder/sqlite_ladder.h"

#include <array>
#include <utility>

#include "ladder/schema.h"
#include "ladder/sql_store.h"
#include "store/schema.h"

namespace bastide::ladder {
namespace {

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
        if (auto placed = database_.check_place(); !placed) return std::unexpected(std::move(placed.error()));
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

    Result<void> all_or_nothing(const std::function<Result<void>()>& act) override {
        auto transaction = store::Transaction::begin(database_);
        if (!transaction) return std::unexpected(std::move(transaction.error()));
        if (auto done = act(); !done) return done;
        return transaction->commit();
    }

    // No statement takes long.
    void go_on_while(const std::function<bool()>& /*watch*/) override {}

    std::string name() const override { return database_.file(); }

    bool is_shared() const override { return false; }

  private:
    store::Database database_;
};

store::Migrations migrations() {
    static const std::string first = tables("INTEGER PRIMARY KEY AUTOINCREMENT");
    static const std::array all = {first.c_str()};
    return all;
}

std::unique_ptr<Store> store_of(store::Database database) {
    return std::make_unique<SqlStore>(std::make_unique<Sqlite>(std::move(database)), "this program");
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& file) {
    if (auto kind = store::check_kind(file, "ladder_terms", "a ladder, or a new file"); !kind)
        return std::unexpected(std::move(kind.error()));
    auto database = store::open_store(file, migrations());
    if (!database) return std::unexpected(std::move(database.error()));
    // What a match has come to is safe when the program ends, and a match lost with the power is played
    // again.
    database->attempt("PRAGMA synchronous = NORMAL");
    return store_of(*std::move(database));
}

Result<std::unique_ptr<Store>> open_sqlite_to_read(const std::string& file) {
    if (auto kind = store::check_kind(file, "ladder_terms", "a ladder"); !kind)
        return std::unexpected(std::move(kind.error()));
    auto database = store::open_store_to_read(file, migrations());
    if (!database) return std::unexpected(std::move(database.error()));
    if (!*database) return std::unexpected(file_error(file, "there is no such file: expected a ladder"));
    return store_of(**std::move(database));
}

}  // namespace bastide::ladder
