#include "serve/program.h"

#include <chrono>
#include <csignal>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "bastide/text/plural.h"
#include "command/command.h"
#include "command/fail.h"
#include "command/option_values.h"
#include "command/program.h"
#include "os/file_lock.h"
#include "os/files.h"
#include "os/helper_program.h"
#include "os/open_files.h"
#include "os/output.h"
#include "os/thread_count.h"
#include "serve/administration.h"
#include "serve/backup.h"
#include "serve/open_store.h"
#include "serve/random_token.h"
#include "serve/server.h"
#include "serve/server_commands.h"
#include "serve/store_probe.h"
#include "store/schema.h"

namespace bastide::serve {
namespace {

using cli::Exit;
using cli::GlobalOptions;

bool is_studio(const std::filesystem::path& folder) {
    std::error_code none;
    return std::filesystem::is_regular_file(folder / "index.html", none);
}

// Returns the studio next to the program in a build, or in the installation, or "" if there is none.
std::string studio_beside() {
    std::error_code none;
    const auto here = os::own_folder();
    for (const char* const from_here : {"../../web/studio", BASTIDE_STUDIO_FROM_SERVER}) {
        const auto folder = std::filesystem::weakly_canonical(here / from_here, none);
        if (is_studio(folder)) return folder;
    }
    return "";
}

std::string address(const std::string& host, std::uint16_t port) {
    return "http://" + (host.contains(':') ? "[" + host + "]" : host) + ":" + std::to_string(port);
}

bool is_loopback_name(const std::string& host) {
    return host.starts_with("127.") || host == "::1";
}

void print_address(const ServerConfig& config, std::uint16_t port, const std::string& location) {
    const std::string what = config.studio.empty() ? "tables" : "the studio";
    os::eprintln("bastide " BASTIDE_VERSION " serves " + what + " on " + address(config.host, port) +
                 ". Tables are stored in " + location + ". Press Ctrl-C to stop.");
    if (config.studio.empty())
        os::eprintln(
            "warning: the studio's pages are missing: build them with ./run serve, or name their folder with "
            "--studio");
    if (!is_loopback_name(config.host))
        os::eprintln(
            "warning: connections are not encrypted: put a server with TLS in front, as docs/serve.md shows");
}

Result<std::string> tables_file(const TablesOptions& tables) {
    auto file = tables.data.empty() ? store::data_file("tables.db") : tables.data + "/tables.db";
    return file ? os::resolve_links(*file) : file;
}

constexpr const char* in_use = "these tables are in use by another server: stop it first";

// Locks the file's name. `lock_database` locks its content.
Result<os::FileLock> lock_of(const std::string& file) {
    std::error_code failed;
    std::filesystem::create_directories(std::filesystem::path(file).parent_path(), failed);
    if (failed) return std::unexpected(file_error(file, failed.message()));
    auto lock = os::FileLock::take(file + ".lock", in_use);
    if (lock) {
        give_to_owner_of_folder(file + ".lock");
    } else {
        lock.error().where.file = file;
    }
    return lock;
}

// Locks the database, by whatever name another server has opened it. SQLite's own locks are of another kind
// and not affected.
Result<os::FileLock> lock_database(const std::string& file) {
    auto lock = os::FileLock::take(file, in_use);
    if (lock) give_to_owner_of_folder(file);
    return lock;
}

// Tables locked against a second server, which would miss this one's changes. PostgreSQL has no locks,
// because servers share it.
struct Tables {
    std::optional<os::FileLock> name_lock;
    std::optional<os::FileLock> database_lock;  // released after the store is closed
    std::unique_ptr<Store> store;
    std::unique_ptr<StoreProbe> probe;
    std::string where;
};

Result<Tables> open_tables(const TablesOptions& options) {
    Tables tables{
        .name_lock = {}, .database_lock = {}, .store = nullptr, .probe = nullptr, .where = "PostgreSQL"};
    std::string file;
    if (options.database.empty()) {
        auto path = tables_file(options);
        if (!path) return std::unexpected(std::move(path.error()));
        auto lock = lock_of(*path);
        if (!lock) return std::unexpected(std::move(lock.error()));
        tables.name_lock.emplace(*std::move(lock));
        auto database_lock = lock_database(*path);
        if (!database_lock) return std::unexpected(std::move(database_lock.error()));
        tables.database_lock.emplace(*std::move(database_lock));
        tables.where = file = *std::move(path);
    }
    auto store = open_store(options.database, file);
    if (!store) return std::unexpected(std::move(store.error()));
    tables.store = *std::move(store);
    auto connection = connect_to_store(options.database, file);
    if (!connection) return std::unexpected(std::move(connection.error()));
    tables.probe = std::make_unique<StoreProbe>(*std::move(connection), file);
    return tables;
}

Exit run_server(const ServerOptions& options, const GlobalOptions& global) {
    const ServerConfig config{.host = options.host,
                              .port = text::number_in<std::uint16_t>(options.port).value_or(0),
                              .studio = options.studio.empty() ? studio_beside() : options.studio,
                              .version = BASTIDE_VERSION,
                              .threads = os::thread_count(options.threads),
                              .origins = options.origins,
                              .proxies = options.proxies,
                              .drain = std::chrono::seconds(text::number_in<int>(options.drain).value_or(0))};
    if (!config.studio.empty() && !is_studio(config.studio))
        return cli::fail(
            file_error(config.studio, "has no index.html: expected the folder of a built studio"));
    os::raise_open_file_limit();
    auto tables = open_tables(options.tables);
    if (!tables) return cli::fail(global, tables.error());
    auto server = Server::config(*tables->store, config, tables->probe.get());
    if (!server) return cli::fail(global, server.error());
    print_address(config, server->port(), tables->where);
    const int signal = server->run(true);
    os::eprintln(std::string("bastide " BASTIDE_VERSION " stopped after ") +
                 (signal == SIGINT ? "SIGINT" : "SIGTERM") + ".");
    return Exit::done;
}

Exit refuse_database(const GlobalOptions& global, const std::string& instead) {
    os::eprintln(global.command + ": --database needs the tools of PostgreSQL: run " + instead);
    return Exit::usage;
}

std::string counts(const TableCounts& copied) {
    return text::plural(copied.tables, "table") + " with " + text::plural(copied.entries, "entry", "entries");
}

Exit run_backup(const BackupOptions& options, const GlobalOptions& global) {
    if (!options.tables.database.empty())
        return refuse_database(global, "pg_dump --format=custom --file=FILE URL");
    const auto tables = tables_file(options.tables);
    if (!tables) return cli::fail(global, tables.error());
    const auto copied = back_up(*tables, options.file);
    if (!copied) return cli::fail(copied.error());
    os::eprintln("Copied " + counts(*copied) + " to " + options.file + ".");
    return Exit::done;
}

Exit run_restore(const BackupOptions& options, const GlobalOptions& global) {
    if (!options.tables.database.empty())
        return refuse_database(global, "pg_restore --clean --if-exists --dbname=URL FILE");
    const auto tables = tables_file(options.tables);
    if (!tables) return cli::fail(global, tables.error());
    const auto folder = std::filesystem::path(*tables).parent_path();
    std::error_code failed;
    const bool is_new = !std::filesystem::exists(folder, failed);
    const auto lock = lock_of(*tables);
    if (!lock) return cli::fail(lock.error());
    std::optional<Result<os::FileLock>> database_lock;
    if (std::filesystem::exists(*tables, failed)) database_lock.emplace(lock_database(*tables));
    if (database_lock && !*database_lock) return cli::fail(database_lock->error());
    const auto copied = restore(options.file, *tables, options.replace);
    if (!copied) {
        if (is_new) {
            std::filesystem::remove(*tables + ".lock", failed);
            std::filesystem::remove(folder, failed);
        }
        return cli::fail(copied.error());
    }
    os::eprintln("Restored " + counts(*copied) + " to " + *tables + ".");
    return Exit::done;
}

// The tables of a server that may be running, which need no lock.
Result<std::string> existing_tables(const TablesOptions& options) {
    if (!options.database.empty()) return "";
    auto file = tables_file(options);
    if (file && os::is_missing(*file)) return std::unexpected(file_error(*file, "there are no tables yet"));
    return file;
}

Result<std::unique_ptr<store::Sql>> connect_to_tables(const TablesOptions& options) {
    const auto file = existing_tables(options);
    if (!file) return std::unexpected(file.error());
    return connect_to_store(options.database, *file);
}

std::int64_t milliseconds_now() {
    using namespace std::chrono;
    return duration_cast<milliseconds>(system_clock::now().time_since_epoch()).count();
}

Exit print_result(const std::string& text) {
    const auto written = os::write_out(text);
    return written ? Exit::done : cli::fail(written.error());
}

Exit run_list(const ListOptions& options, const GlobalOptions& global) {
    const auto sql = connect_to_tables(options.tables);
    if (!sql) return cli::fail(global, sql.error());
    const auto all = list_tables(**sql);
    if (!all) return cli::fail(global, all.error());
    return print_result(options.json ? list_json(*all) : format_list(*all));
}

Exit run_forget(const ForgetOptions& options, const GlobalOptions& global) {
    const auto sql = connect_to_tables(options.tables);
    if (!sql) return cli::fail(global, sql.error());
    const auto all = list_tables(**sql);
    if (!all) return cli::fail(global, all.error());
    const std::int64_t age = hours_of_age(options.older_than).value_or(0) * 3'600'000;
    const auto old = older_tables(*all, milliseconds_now() - age, options.unfinished);
    if (options.dry_run) return print_result(format_list(old));
    const auto deleted = delete_tables(**sql, old);
    if (!deleted) return cli::fail(global, deleted.error());
    os::eprintln("Deleted " + text::plural(*deleted, "table") + ".");
    return Exit::done;
}

Exit run_close(const CloseOptions& options, const GlobalOptions& global) {
    const auto sql = connect_to_tables(options.tables);
    if (!sql) return cli::fail(global, sql.error());
    const auto store = open_store(options.tables.database, *existing_tables(options.tables));
    if (!store) return cli::fail(global, store.error());
    const auto closed = close_table(**store, **sql, options.table, milliseconds_now());
    if (!closed) return cli::fail(global, closed.error());
    os::eprintln("Closed table " + options.table + ".");
    return Exit::done;
}

Exit run_revoke(const RevokeOptions& options, const GlobalOptions& global) {
    const auto sql = connect_to_tables(options.tables);
    if (!sql) return cli::fail(global, sql.error());
    const int seat = text::number_in<int>(options.seat).value_or(0) - 1;  // -1 for spectators
    const std::string key = random_token();
    const auto store = open_store(options.tables.database, *existing_tables(options.tables));
    if (!store) return cli::fail(global, store.error());
    if (const auto released = release_seat(**store, **sql, options.table, seat, milliseconds_now());
        !released)
        return cli::fail(global, released.error());
    const auto replaced = replace_key(**sql, options.table, seat, key);
    if (!replaced) return cli::fail(global, replaced.error());
    os::eprintln("The old link no longer works. The new link is the address of the studio with this ending:");
    return print_result("#/table?key=" + key + "\n");
}

}  // namespace

Exit run_program(const std::vector<std::string>& words) {
    const cli::Program program("bastide", "Serve online tables", "bastide " BASTIDE_VERSION);
    program.add_global_options();
    program.command().require_subcommand();
    add_server_commands(program.command(), {.serve = run_server,
                                            .backup = run_backup,
                                            .restore = run_restore,
                                            .list = run_list,
                                            .forget = run_forget,
                                            .close = run_close,
                                            .revoke = run_revoke});
    return program.run(words);
}

}  // namespace bastide::serve
