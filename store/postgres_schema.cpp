#include "store/postgres_schema.h"

#include <utility>

namespace bastide::store {
namespace {

Result<std::int64_t> version_of(Postgres& database, const std::string& table) {
    const auto exists = database.execute("SELECT to_regclass($1) IS NOT NULL", {table});
    if (!exists) return std::unexpected(exists.error());
    if (exists->front()[0] != "t") return 0;
    const auto rows = database.execute("SELECT number FROM " + table);
    if (!rows) return std::unexpected(rows.error());
    return rows->size() == 1 ? to_number(rows->front()[0]) : 0;
}

Result<void> migrate(Postgres& database, const PostgresSchema& schema) {
    const std::string table = schema.version_table;
    const auto version = version_of(database, table);
    if (!version) return std::unexpected(version.error());
    if (auto known = check_version("PostgreSQL", *version, schema.migrations); !known) return known;
    for (auto step = static_cast<std::size_t>(*version); step < schema.migrations.size(); ++step) {
        const std::string next = "UPDATE " + table + " SET number = " + std::to_string(step + 1);
        const auto act = [&] -> Result<void> {
            auto made = database.run(schema.migrations[step]);
            return made ? database.run(next) : made;
        };
        if (auto changed = database.in_transaction(act); !changed) return changed;
    }
    return {};
}

}  // namespace

Result<bool> is_up_to_date(Postgres& database, const PostgresSchema& schema) {
    const auto version = version_of(database, schema.version_table);
    if (!version) return std::unexpected(version.error());
    if (auto known = check_version("PostgreSQL", *version, schema.migrations); !known)
        return std::unexpected(std::move(known.error()));
    return *version == std::ssize(schema.migrations);
}

Result<void> bring_up_to_date(const std::string& address, const PostgresSchema& schema) {
    auto database = Postgres::open(address);
    if (!database) return std::unexpected(std::move(database.error()));
    const Values lock = {std::to_string(schema.lock)};
    if (auto locked = database->execute("SELECT pg_advisory_lock($1)", lock); !locked)
        return std::unexpected(std::move(locked.error()));
    auto migrated = migrate(*database, schema);
    const auto unlocked = database->execute("SELECT pg_advisory_unlock($1)", lock);
    if (migrated && !unlocked) return std::unexpected(unlocked.error());
    return migrated;
}

}  // namespace bastide::store
