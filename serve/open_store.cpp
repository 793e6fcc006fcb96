#include "serve/open_store.h"

#include <utility>

#include "serve/sqlite_store.h"
#ifdef BASTIDE_POSTGRES
#include "serve/postgres_store.h"
#endif

namespace bastide::serve {
namespace {

#ifndef BASTIDE_POSTGRES
Result<std::unique_ptr<Store>> open_postgres(const std::string& /*url*/) {
    return std::unexpected(file_error({},
                                      "this program was built without PostgreSQL: install libpq-dev and "
                                      "build it again, or leave out --database"));
}

Result<std::unique_ptr<store::Sql>> connect_postgres(const std::string& url) {
    const auto store = open_postgres(url);
    return std::unexpected(store.error());
}
#endif

}  // namespace

Result<std::unique_ptr<Store>> open_store(const std::string& database, const std::string& file) {
    return database.empty() ? open_sqlite(file) : open_postgres(database);
}

Result<std::unique_ptr<store::Sql>> connect_to_store(const std::string& database, const std::string& file) {
    return database.empty() ? connect_sqlite(file) : connect_postgres(database);
}

}  // namespace bastide::serve
