#include "store/database.h"

#include <algorithm>
#include <array>
#include <filesystem>

#include <sqlite3.h>

namespace bastide::store {
namespace {

constexpr int patience = 2000;  // milliseconds

Error database_error(const std::string& file, sqlite3* database) {
    return file_error(file, database == nullptr ? "not enough memory" : sqlite3_errmsg(database));
}

// A file that SQLite is to open in a way of its own is named by a URI.
std::string uri_of(const std::string& file, std::string_view way) {
    std::string uri = "file:";
    for (const char byte : file) {
        if (byte == '%')
            uri += "%25";
        else if (byte == '?')
            uri += "%3F";
        else if (byte == '#')
            uri += "%23";
        else
            uri += byte;
    }
    return uri.append("?").append(way);
}

// Whether a program has the file open for writing, or was killed then.
bool is_being_written(const std::string& file) {
    return std::ranges::any_of(std::to_array({"-wal", "-journal"}), [&file](const char* ending) {
        std::error_code error;
        return std::filesystem::exists(file + ending, error);
    });
}

}  // namespace

void Statement::Finalize::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

Statement& Statement::bind(std::int64_t value) {
    sqlite3_bind_int64(statement_.get(), ++bound_, value);
    return *this;
}

Statement& Statement::bind(std::string_view text) {
    sqlite3_bind_text(statement_.get(), ++bound_, text.data(), static_cast<int>(text.size()), nullptr);
    return *this;
}

Statement& Statement::bind_null() {
    sqlite3_bind_null(statement_.get(), ++bound_);
    return *this;
}

Result<bool> Statement::step() {
    const int status = statement_ ? sqlite3_step(statement_.get()) : SQLITE_ERROR;
    if (status == SQLITE_ROW) return true;
    if (status == SQLITE_DONE) return false;
    return std::unexpected(database_error(file_, database_));
}

int Statement::columns() const {
    return sqlite3_column_count(statement_.get());
}

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(statement_.get(), column);
}

std::string Statement::text(int column) const {
    const auto* const bytes = static_cast<const char*>(sqlite3_column_blob(statement_.get(), column));
    const int size = sqlite3_column_bytes(statement_.get(), column);
    return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(size));
}

void Database::Close::operator()(sqlite3* database) const {
    sqlite3_close(database);
}

Result<Database> Database::in_memory() {
    const std::string name = ":memory:";
    return open(name, name, SQLITE_OPEN_READWRITE);
}

// What begins with a colon is not a file to SQLite, such as ":memory:".
Result<Database> Database::open(const std::string& file) {
    return open(file, file.starts_with(':') ? "./" + file : file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
}

// Reading, too, makes files beside a database, or fails where that is not allowed, unless SQLite is told that
// nobody writes.
Result<Database> Database::open_to_read(const std::string& file) {
    const std::string uri = uri_of(file, is_being_written(file) ? "mode=ro" : "immutable=1");
    return open(file, uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
}

Result<Database> Database::open(const std::string& file, const std::string& name, int flags) {
    Database opened(file);
    sqlite3* database = nullptr;
    const int status = sqlite3_open_v2(name.c_str(), &database, flags, nullptr);
    opened.database_.reset(database);
    if (status != SQLITE_OK) return std::unexpected(database_error(file, database));
    sqlite3_busy_timeout(database, patience);
    return opened;
}

Statement Database::statement(std::string_view sql) {
    Statement made(file_, database_.get());
    sqlite3_stmt* statement = nullptr;
    sqlite3_prepare_v2(database_.get(), sql.data(), static_cast<int>(sql.size()), &statement, nullptr);
    made.statement_.reset(statement);
    return made;
}

Result<void> Database::run(const std::string& sql) {
    const int status = sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr);
    was_busy_ = status == SQLITE_BUSY;
    if (status == SQLITE_OK) return {};
    return std::unexpected(database_error(file_, database_.get()));
}

void Database::attempt(const std::string& sql) {
    sqlite3_exec(database_.get(), sql.c_str(), nullptr, nullptr, nullptr);
}

Result<void> Database::check_place() const {
    int has_moved = 0;
    sqlite3_file_control(database_.get(), "main", SQLITE_FCNTL_HAS_MOVED, &has_moved);
    if (has_moved == 0) return {};
    return std::unexpected(file_error(file_, "the file was deleted or moved while it was in use"));
}

int Database::changes() const {
    return sqlite3_changes(database_.get());
}

std::int64_t Database::last_row() const {
    return sqlite3_last_insert_rowid(database_.get());
}

Result<Transaction> Transaction::begin(Database& database) {
    if (auto placed = database.check_place(); !placed) return std::unexpected(placed.error());
    // At once for writing, so that nothing read in it can be out of date when it is written.
    if (auto begun = database.run("BEGIN IMMEDIATE"); !begun) return std::unexpected(begun.error());
    return Transaction(database);
}

Transaction::~Transaction() {
    if (database_ != nullptr) database_->attempt("ROLLBACK");
}

Result<void> Transaction::commit() {
    auto committed = database_->run("COMMIT");
    if (committed) database_ = nullptr;
    return committed;
}

}  // namespace bastide::store
