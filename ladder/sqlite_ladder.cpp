#include "ladder/sqlite_ladder.h"

#include <array>
#include <utility>

#include "ladder/schema.h"
#include "ladder/sql_store.h"
#include "store/schema.h"

namespace bastide::ladder {
namespace {

store::Schema sqlite_schema() {
    static const std::string first = tables("INTEGER PRIMARY KEY AUTOINCREMENT");
    static const std::array all = {first.c_str()};
    return {all, "a ladder"};
}

std::unique_ptr<Store> store_of(store::Database database) {
    return std::make_unique<SqlStore>(std::make_unique<store::Database>(std::move(database)), "this program");
}

}  // namespace

Result<std::unique_ptr<Store>> open_sqlite(const std::string& file) {
    auto database = store::open_store(file, sqlite_schema());
    if (!database) return std::unexpected(std::move(database.error()));
    // Results survive a crash of the program. Games lost in a power failure are played again.
    database->attempt("PRAGMA synchronous = NORMAL");
    return store_of(*std::move(database));
}

Result<std::unique_ptr<Store>> open_sqlite_to_read(const std::string& file) {
    auto database = store::open_store_to_read(file, sqlite_schema());
    if (!database) return std::unexpected(std::move(database.error()));
    if (!*database) return std::unexpected(file_error(file, "there is no ladder here yet"));
    return store_of(**std::move(database));
}

}  // namespace bastide::ladder
