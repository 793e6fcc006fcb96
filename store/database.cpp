#include "store/database.h"

#include <algorithm>
#include <array>
#include <cerrno>
#include <charconv>
#include <cstring>
#include <filesystem>

#include <sqlite3.h>

namespace bastide::store {
namespace {

constexpr int patience = 2000;  // milliseconds

// Returns SQLite's latest error, in own words if a user can do something about it.
Error database_error(const std::string& file, sqlite3* database) {
    if (database == nullptr) return file_error(file, "not enough memory");
    switch (sqlite3_errcode(database) & 0xff) {
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return file_error(file, "another program is using the database: try again");
        case SQLITE_CANTOPEN: {
            const int reason = sqlite3_system_errno(database);
            return file_error(file, std::string("the database cannot be opened") +
                                        (reason == 0 ? "" : std::string(": ") + std::strerror(reason)));
        }
        case SQLITE_CORRUPT:
            return file_error(file, "the database is damaged");
        case SQLITE_FULL:
            return file_error(file, "the disk is full");
        case SQLITE_IOERR:
            switch (const int reason = sqlite3_system_errno(database)) {
                case EFBIG:
                case ENOSPC:
                case EDQUOT:
                    return file_error(file, std::string("the disk is full: ") + std::strerror(reason));
                default:
                    return file_error(file,
                                      std::string(sqlite3_errmsg(database)) +
                                          (reason == 0 ? "" : std::string(": ") + std::strerror(reason)));
            }
        case SQLITE_READONLY:
            return file_error(file, "the database cannot be changed: the file or its folder is read-only");
        default:
            return file_error(file, sqlite3_errmsg(database));
    }
}

// A URI for opening a file in a special mode.
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

// Takes '?' for $1, $2 and so on: SQLite takes these for names, and looks for each among all the others.
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

std::string text_of(sqlite3_stmt* statement, int column) {
    const auto* const bytes = static_cast<const char*>(sqlite3_column_blob(statement, column));
    const int size = sqlite3_column_bytes(statement, column);
    return bytes == nullptr ? std::string() : std::string(bytes, static_cast<std::size_t>(size));
}

struct Finalize {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};

// True if a program has the file open for writing, or was killed then.
bool is_being_written(const std::string& file) {
    return std::ranges::any_of(std::to_array({"-wal", "-journal"}), [&file](const char* ending) {
        std::error_code error;
        return std::filesystem::exists(file + ending, error);
    });
}

}  // namespace

std::int64_t to_number(std::string_view column) {
    std::int64_t value = 0;
    std::from_chars(column.data(), column.data() + column.size(), value);
    return value;
}

void Database::Close::operator()(sqlite3* database) const {
    sqlite3_close(database);
}

Result<Database> Database::in_memory() {
    const std::string name = ":memory:";
    return open(name, name, SQLITE_OPEN_READWRITE);
}

// SQLite takes names that begin with a colon, such as ":memory:", not as files.
Result<Database> Database::open(const std::string& file) {
    return open(file, file.starts_with(':') ? "./" + file : file, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE);
}

// Even reading creates files next to a database, or fails in a read-only folder, unless SQLite assumes that
// there is no writer.
Result<Database> Database::open_to_read(const std::string& file) {
    const std::string uri = uri_of(file, is_being_written(file) ? "mode=ro" : "immutable=1");
    return open(file, uri, SQLITE_OPEN_READONLY | SQLITE_OPEN_URI);
}

// SQLite would wait for ever for a writer of a named pipe.
static Result<void> check_is_file(const std::string& file) {
    std::error_code failed;
    const auto type = std::filesystem::status(file, failed).type();
    using std::filesystem::file_type;
    if (type == file_type::regular || type == file_type::not_found || type == file_type::none) return {};
    const std::string what = type == file_type::directory ? "a folder" : "not a regular file";
    return std::unexpected(file_error(file, "this is " + what + ": expected a database"));
}

Result<Database> Database::open(const std::string& file, const std::string& name, int flags) {
    if (auto checked = check_is_file(file); !checked) return std::unexpected(std::move(checked.error()));
    Database opened(file);
    sqlite3* database = nullptr;
    const int status = sqlite3_open_v2(name.c_str(), &database, flags, nullptr);
    opened.database_.reset(database);
    if (status != SQLITE_OK) return std::unexpected(database_error(file, database));
    sqlite3_busy_timeout(database, patience);
    return opened;
}

Result<void> Database::for_each_row(const std::string& sql, const Values& values,
                                    const std::function<Result<void>(const Values& row)>& take) {
    const std::string plain = without_names(sql);
    sqlite3_stmt* made = nullptr;
    sqlite3_prepare_v2(database_.get(), plain.data(), static_cast<int>(plain.size()), &made, nullptr);
    const std::unique_ptr<sqlite3_stmt, Finalize> statement(made);
    if (!statement) return std::unexpected(database_error(file_, database_.get()));
    for (std::size_t i = 0; i < values.size(); ++i)
        sqlite3_bind_text(made, static_cast<int>(i) + 1, values[i].data(), static_cast<int>(values[i].size()),
                          nullptr);
    Values row(static_cast<std::size_t>(sqlite3_column_count(made)));
    while (true) {
        const int status = sqlite3_step(made);
        if (status == SQLITE_DONE) return {};
        if (status != SQLITE_ROW) return std::unexpected(database_error(file_, database_.get()));
        for (std::size_t column = 0; column < row.size(); ++column)
            row[column] = text_of(made, static_cast<int>(column));
        if (auto taken = take(row); !taken) return taken;
    }
}

Result<Rows> Database::execute(const std::string& sql, const Values& values) {
    const bool is_in_transaction = sqlite3_get_autocommit(database_.get()) == 0;
    if (auto placed = is_in_transaction ? Result<void>() : check_place(); !placed)
        return std::unexpected(std::move(placed.error()));
    Rows rows;
    auto done = for_each_row(sql, values, [&rows](const Values& row) -> Result<void> {
        rows.push_back(row);
        return {};
    });
    if (!done) return std::unexpected(std::move(done.error()));
    return rows;
}

std::vector<Result<Rows>> Database::execute_batch(const std::string& sql, const std::vector<Values>& all) {
    std::vector<Result<Rows>> results;
    results.reserve(all.size());
    const auto done = in_transaction([&] -> Result<void> {
        for (const Values& values : all) {
            if (auto saved = run("SAVEPOINT one"); !saved) return saved;
            results.push_back(execute(sql, values));
            if (!results.back()) attempt("ROLLBACK TO one");
            if (auto released = run("RELEASE one"); !released) return released;
        }
        return {};
    });
    if (!done) return std::vector<Result<Rows>>(all.size(), std::unexpected(done.error()));
    return results;
}

Result<void> Database::run(const std::string& statements) {
    const int status = sqlite3_exec(database_.get(), statements.c_str(), nullptr, nullptr, nullptr);
    was_busy_ = status == SQLITE_BUSY;
    if (status == SQLITE_OK) return {};
    return std::unexpected(database_error(file_, database_.get()));
}

void Database::attempt(const std::string& statements) {
    sqlite3_exec(database_.get(), statements.c_str(), nullptr, nullptr, nullptr);
}

void Database::set_checkpoint_on_close(bool moves) {
    sqlite3_db_config(database_.get(), SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, moves ? 0 : 1, nullptr);
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

Result<void> Database::in_transaction(const std::function<Result<void>()>& act) {
    if (auto placed = check_place(); !placed) return placed;
    if (auto begun = run("BEGIN IMMEDIATE"); !begun) return begun;
    auto done = act();
    if (done) done = run("COMMIT");
    if (!done) attempt("ROLLBACK");
    return done;
}

}  // namespace bastide::store
