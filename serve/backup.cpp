#include "serve/backup.h"

#include <charconv>
#include <filesystem>
#include <fstream>
#include <ios>
#include <string>
#include <utility>

#include <sys/stat.h>
#include <unistd.h>

#include "bastide/base/sha256.h"
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
    // A single file without sidecars, and without the checksum of a backup from which it was copied.
    opened->attempt("PRAGMA application_id = 0; PRAGMA journal_mode = DELETE");
    return checked;
}

// SQLite's header has four bytes for the number of a program. In a backup, they are a checksum of all other
// bytes, or 0 in older backups.
constexpr std::size_t checksum_place = 68;
constexpr std::size_t checksum_bytes = 4;
constexpr std::size_t block_bytes = 1 << 20;

std::string stored_checksum(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::string bytes(checksum_bytes, '\0');
    in.seekg(static_cast<std::streamoff>(checksum_place)).read(bytes.data(), checksum_bytes);
    return bytes;
}

// A hash of the hashes of blocks, because the file may be larger than the memory.
std::string checksum_of(const std::string& file) {
    std::ifstream in(file, std::ios::binary);
    std::string hashes;
    std::string block(block_bytes, '\0');
    while (in.read(block.data(), static_cast<std::streamsize>(block.size())), in.gcount() > 0) {
        block.resize(static_cast<std::size_t>(in.gcount()));
        if (hashes.empty() && block.size() >= checksum_place + checksum_bytes)
            block.replace(checksum_place, checksum_bytes, checksum_bytes, '\0');
        hashes += sha256(block);
    }
    const std::string digits = sha256(hashes);
    std::string bytes;
    for (std::size_t i = 0; i < checksum_bytes; ++i) {
        unsigned value = 0;
        std::from_chars(&digits[2 * i], &digits[2 * i] + 2, value, 16);
        bytes += static_cast<char>(value);
    }
    return bytes;
}

Result<void> add_checksum(const std::string& file) {
    const std::string sum = checksum_of(file);
    std::fstream out(file, std::ios::binary | std::ios::in | std::ios::out);
    out.seekp(static_cast<std::streamoff>(checksum_place)).write(sum.data(), checksum_bytes).flush();
    if (out) return {};
    return std::unexpected(file_error(file, "cannot be written"));
}

Result<void> check_checksum(const std::string& file) {
    const std::string stored = stored_checksum(file);
    if (stored == std::string(checksum_bytes, '\0') || stored == checksum_of(file)) return {};
    return std::unexpected(file_error(file, "is damaged: its checksum does not match its content"));
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
    if (auto added = add_checksum(file->temp_path()); !added)
        return std::unexpected(std::move(added.error()));
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
    if (auto intact = check_checksum(copy); !intact) return std::unexpected(std::move(intact.error()));
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
