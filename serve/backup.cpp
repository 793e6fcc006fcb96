#include "serve/backup.h"

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <utility>

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include "serve/sqlite_store.h"
#include "store/schema.h"

namespace bastide::serve {
namespace {

using store::Database;
using store::Statement;

bool exists(const std::string& file) {
    std::error_code none;
    return std::filesystem::exists(file, none);
}

Result<void> synced(const std::string& path) {
    const int descriptor = open(path.c_str(), O_RDONLY | O_CLOEXEC);
    const bool is_done = descriptor >= 0 && fsync(descriptor) == 0;
    const int reason = errno;
    if (descriptor >= 0) close(descriptor);
    if (is_done) return {};
    return std::unexpected(file_error(path, std::string("cannot be kept: ") + std::strerror(reason)));
}

// Removes a file that did not come to its place, and what SQLite has beside it.
class Unfinished {
  public:
    explicit Unfinished(std::string path) : path_(std::move(path)) { remove(); }
    ~Unfinished() { remove(); }
    Unfinished(const Unfinished&) = delete;
    Unfinished(Unfinished&&) = delete;
    Unfinished& operator=(const Unfinished&) = delete;
    Unfinished& operator=(Unfinished&&) = delete;

    const std::string& path() const { return path_; }

    // Once it is sure to be on disk.
    Result<void> place(const std::string& target) const {
        if (auto done = synced(path_); !done) return done;
        if (std::rename(path_.c_str(), target.c_str()) != 0)
            return std::unexpected(
                file_error(target, std::string("cannot be written: ") + std::strerror(errno)));
        const auto folder = std::filesystem::path(target).parent_path();
        return synced(folder.empty() ? "." : folder.string());
    }

  private:
    void remove() const {
        for (const char* const ending : {"", "-wal", "-shm", "-journal"}) unlink((path_ + ending).c_str());
    }

    std::string path_;
};

Result<void> copy(Database& from, const std::string& to) {
    Statement vacuum = from.statement("VACUUM INTO ?");
    return run(vacuum.bind(to));
}

// An error, too, if the database has no such tables.
Result<void> for_each_row(Database& database, std::string_view sql, const auto& take) {
    Statement rows = database.statement(sql);
    if (!rows.can_run())
        return std::unexpected(file_error(
            database.file(), "there are no shared tables in it: expected a file of 'bastide serve backup'"));
    while (true) {
        const auto row = rows.step();
        if (!row) return std::unexpected(row.error());
        if (!*row) return {};
        if (auto taken = take(rows); !taken) return taken;
    }
}

std::unexpected<Error> damaged(const Database& database, const std::string& how) {
    return std::unexpected(file_error(database.file(), "is damaged: " + how));
}

Result<void> check_pages(Database& database) {
    const auto is_ok = [&](const Statement& row) -> Result<void> {
        if (row.text(0) == "ok") return {};
        return damaged(database, row.text(0));
    };
    if (auto sound = for_each_row(database, "PRAGMA integrity_check", is_ok); !sound) return sound;
    return for_each_row(database, "PRAGMA foreign_key_check", [&](const Statement&) -> Result<void> {
        return damaged(database, "there are entries of no table");
    });
}

// Each can be read, and each table has its entries from the first to the last.
Result<Copied> check(Database& database) {
    Copied copied;
    const auto take_table = [&](const Statement& row) -> Result<void> {
        ++copied.tables;
        if (auto terms = match::read_terms(row.text(1)); !terms)
            return damaged(database, "table " + row.text(0) + ": " + to_string(terms.error()));
        return {};
    };
    std::string table;
    std::int64_t number = 0;
    const auto take_entry = [&](const Statement& row) -> Result<void> {
        ++copied.entries;
        if (std::exchange(table, row.text(0)) != row.text(0)) number = 0;
        if (row.number(1) != ++number)
            return damaged(database, "table " + table + " has no entry " + std::to_string(number));
        if (auto entry = match::read_entry(row.text(2)); !entry)
            return damaged(database, "table " + table + ": " + to_string(entry.error()));
        return {};
    };
    if (auto sound = check_pages(database); !sound) return std::unexpected(std::move(sound.error()));
    if (auto read = for_each_row(database, "SELECT id, terms FROM tables", take_table); !read)
        return std::unexpected(std::move(read.error()));
    constexpr std::string_view entries =
        "SELECT in_table, number, entry FROM entries ORDER BY in_table, number";
    if (auto read = for_each_row(database, entries, take_entry); !read)
        return std::unexpected(std::move(read.error()));
    return copied;
}

// An error names the file that was copied, which its reader knows.
Result<Copied> copy_and_check(Database& from, const std::string& to) {
    const auto of_original = [&](Error error) {
        if (error.where.file == to) error.where.file = from.file();
        return std::unexpected(std::move(error));
    };
    if (auto copied = copy(from, to); !copied) return of_original(std::move(copied.error()));
    auto opened = store::open_store(to, SqliteStore::migrations());
    if (!opened) return of_original(std::move(opened.error()));
    auto checked = check(*opened);
    if (!checked) return of_original(std::move(checked.error()));
    opened->attempt("PRAGMA journal_mode = DELETE");  // one file, and nothing beside it
    return checked;
}

// What SQLite has beside a database belongs to that one alone.
void settle(const std::string& tables) {
    if (auto old = Database::open(tables)) old->attempt("PRAGMA journal_mode = DELETE");
    unlink((tables + "-wal").c_str());
    unlink((tables + "-shm").c_str());
}

}  // namespace

Result<Copied> back_up(const std::string& tables, const std::string& to) {
    if (!exists(tables)) return std::unexpected(file_error(tables, "there are no tables yet"));
    std::error_code none;
    if (std::filesystem::equivalent(tables, to, none))
        return std::unexpected(file_error(to, "these are the tables themselves: name another file"));
    auto from = Database::open(tables);
    if (!from) return std::unexpected(std::move(from.error()));
    const Unfinished beside(to + ".part");
    auto copied = copy_and_check(*from, beside.path());
    if (!copied) return copied;
    if (auto placed = beside.place(to); !placed) return std::unexpected(std::move(placed.error()));
    return copied;
}

Result<Copied> restore(const std::string& copy, const std::string& tables, bool replaces) {
    if (!exists(copy)) return std::unexpected(file_error(copy, "there is no such file"));
    if (exists(tables) && !replaces)
        return std::unexpected(file_error(tables, "there are tables already: add --replace to lose them"));
    auto from = Database::open_to_read(copy);
    if (!from) return std::unexpected(std::move(from.error()));
    const auto version = store::number(*from, "PRAGMA user_version");
    if (!version) return std::unexpected(version.error());
    if (*version == 0)
        return std::unexpected(
            file_error(copy, "there are no shared tables in it: expected a file of 'bastide serve backup'"));
    const Unfinished beside(tables + ".part");
    auto copied = copy_and_check(*from, beside.path());
    if (!copied) return copied;
    settle(tables);
    give_to_owner_of_folder(beside.path());
    if (auto placed = beside.place(tables); !placed) return std::unexpected(std::move(placed.error()));
    return copied;
}

void give_to_owner_of_folder(const std::string& file) {
    struct stat folder = {};
    const auto above = std::filesystem::path(file).parent_path();
    if (geteuid() != 0 || stat(above.empty() ? "." : above.c_str(), &folder) != 0) return;
    // If it fails the server says that it cannot open the file.
    [[maybe_unused]] const int failed = lchown(file.c_str(), folder.st_uid, folder.st_gid);
}

}  // namespace bastide::serve
