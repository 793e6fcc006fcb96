#include "serve/backup.h"

#include <filesystem>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

#include "os/atomic_file.h"
#include "os/files.h"
#include "serve/sqlite_store.h"
#include "store/schema.h"

namespace bastide::serve {
namespace {

using store::Database;

bool exists(const std::string& file) {
    std::error_code none;
    return std::filesystem::exists(file, none);
}

// A start of the server that came to nothing leaves a database without tables, which may be replaced.
bool has_tables(const std::string& file) {
    std::error_code none;
    if (!exists(file) || std::filesystem::file_size(file, none) == 0) return false;
    auto database = Database::open_to_read(file);
    if (!database) return true;
    const auto tables = store::number(*database, "SELECT count(*) FROM tables");
    return !tables || *tables > 0;
}

Result<void> copy(Database& from, const std::string& to) {
    if (auto copied = from.execute("VACUUM INTO $1", {to}); !copied)
        return std::unexpected(std::move(copied.error()));
    return {};
}

// An error names the file that was copied, which its reader knows.
Result<TableCounts> copy_and_check(Database& from, const std::string& to) {
    const auto of_original = [&](Error error) {
        if (error.where.file == to) error.where.file = from.file();
        return std::unexpected(std::move(error));
    };
    if (auto copied = copy(from, to); !copied) return of_original(std::move(copied.error()));
    auto opened = store::open_store(to, sqlite_schema());
    if (!opened) return of_original(std::move(opened.error()));
    auto checked = check_tables(*opened);
    if (!checked) return of_original(std::move(checked.error()));
    opened->attempt("PRAGMA journal_mode = DELETE");  // a single file without sidecars
    return checked;
}

// Removes the files that SQLite keeps next to a database.
void remove_sidecars(const std::string& file) {
    for (const char* const suffix : {"-wal", "-shm", "-journal"}) unlink((file + suffix).c_str());
}

// Removes the sidecar files of the old database, which SQLite would apply to the new one.
void settle(const std::string& tables) {
    if (auto old = Database::open(tables)) old->attempt("PRAGMA journal_mode = DELETE");
    remove_sidecars(tables);
}

// A new file that replaces `target` once the copy in it is complete.
Result<os::AtomicFile> file_for_copy(const std::string& target) {
    if (exists(target) && os::is_special(target))
        return std::unexpected(file_error(target, "is a folder or a device: name a file"));
    return os::AtomicFile::create(target, {.is_private = true, .is_durable = true});
}

}  // namespace

Result<TableCounts> back_up(const std::string& tables, const std::string& to) {
    if (!exists(tables)) return std::unexpected(file_error(tables, "there are no tables yet"));
    std::error_code none;
    if (std::filesystem::equivalent(tables, to, none))
        return std::unexpected(file_error(to, "these are the tables themselves: name another file"));
    auto from = Database::open(tables);
    if (!from) return std::unexpected(std::move(from.error()));
    auto file = file_for_copy(to);
    if (!file) return std::unexpected(std::move(file.error()));
    auto copied = copy_and_check(*from, file->temp_path());
    if (!copied) {
        remove_sidecars(file->temp_path());
        return copied;
    }
    if (auto placed = file->commit(); !placed) return std::unexpected(std::move(placed.error()));
    return copied;
}

Result<TableCounts> restore(const std::string& copy, const std::string& tables, bool replaces) {
    if (!exists(copy)) return std::unexpected(file_error(copy, "there is no such file"));
    if (!replaces && has_tables(tables))
        return std::unexpected(file_error(tables, "there are tables already: add --replace to replace them"));
    auto from = Database::open_to_read(copy);
    if (!from) return std::unexpected(std::move(from.error()));
    const auto version = store::number(*from, "PRAGMA user_version");
    if (!version) return std::unexpected(version.error());
    if (*version == 0)
        return std::unexpected(file_error(
            copy, "it contains no online tables: expected a file written by 'bastide serve backup'"));
    auto file = file_for_copy(tables);
    if (!file) return std::unexpected(std::move(file.error()));
    auto copied = copy_and_check(*from, file->temp_path());
    if (!copied) {
        remove_sidecars(file->temp_path());
        return copied;
    }
    settle(tables);
    give_to_owner_of_folder(file->temp_path());
    if (auto placed = file->commit(); !placed) return std::unexpected(std::move(placed.error()));
    return copied;
}

void give_to_owner_of_folder(const std::string& file) {
    struct stat folder = {};
    const auto above = std::filesystem::path(file).parent_path();
    if (geteuid() != 0 || stat(above.empty() ? "." : above.c_str(), &folder) != 0) return;
    // If it fails, the server reports that it cannot open the file.
    [[maybe_unused]] const int failed = lchown(file.c_str(), folder.st_uid, folder.st_gid);
}

}  // namespace bastide::serve
