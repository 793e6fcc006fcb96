#include "serve/program.h"

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
#include "os/output.h"
#include "os/thread_count.h"
#include "serve/backup.h"
#include "serve/open_store.h"
#include "serve/server.h"
#include "serve/server_commands.h"
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

bool is_loopback(const std::string& host) {
    return host.starts_with("127.") || host == "::1";
}

void print_address(const ServerConfig& config, std::uint16_t port, const std::string& location) {
    const std::string what = config.studio.empty() ? "Serving tables" : "Serving the studio";
    os::eprintln(what + " on " + address(config.host, port) + ". Tables are stored in " + location +
                 ". Press Ctrl-C to stop.");
    if (config.studio.empty())
        os::eprintln(
            "warning: the studio's pages are missing: build them with ./run serve, or name their folder with "
            "--studio");
    if (!is_loopback(config.host))
        os::eprintln(
            "warning: connections are not encrypted: put a server with TLS in front, as docs/serve.md shows");
}

Result<std::string> tables_file(const TablesOptions& tables) {
    if (tables.data.empty()) return store::data_file("tables.db");
    return os::resolve_links(tables.data + "/tables.db");
}

// Locks the file against a second server, which would miss this one's changes.
Result<os::FileLock> lock_of(const std::string& file) {
    std::error_code failed;
    std::filesystem::create_directories(std::filesystem::path(file).parent_path(), failed);
    if (failed) return std::unexpected(file_error(file, failed.message()));
    auto lock =
        os::FileLock::take(file + ".lock", "these tables are in use by another server: stop it first");
    if (lock) {
        give_to_owner_of_folder(file + ".lock");
    } else {
        lock.error().where.file = file;
    }
    return lock;
}

// Tables locked for this program, with their location.
struct Tables {
    std::optional<os::FileLock> lock;  // none of PostgreSQL, which servers share
    std::unique_ptr<Store> store;
    std::string where;
};

Result<Tables> open_tables(const TablesOptions& options) {
    Tables tables{.lock = {}, .store = nullptr, .where = "PostgreSQL"};
    std::string file;
    if (options.database.empty()) {
        auto path = tables_file(options);
        if (!path) return std::unexpected(std::move(path.error()));
        auto lock = lock_of(*path);
        if (!lock) return std::unexpected(std::move(lock.error()));
        tables.lock.emplace(*std::move(lock));
        tables.where = file = *std::move(path);
    }
    auto store = open_store(options.database, file);
    if (!store) return std::unexpected(std::move(store.error()));
    tables.store = *std::move(store);
    return tables;
}

Exit run_server(const ServerOptions& options, const GlobalOptions& global) {
    const ServerConfig config{.host = options.host,
                              .port = cli::decimal<std::uint16_t>(options.port).value_or(0),
                              .studio = options.studio.empty() ? studio_beside() : options.studio,
                              .version = BASTIDE_VERSION,
                              .threads = os::thread_count(cli::decimal<int>(options.threads).value_or(0)),
                              .origins = options.origins};
    if (!config.studio.empty() && !is_studio(config.studio))
        return cli::fail(
            file_error(config.studio, "has no index.html: expected the folder of a built studio"));
    const auto tables = open_tables(options.tables);
    if (!tables) return cli::fail(global, tables.error());
    auto server = Server::config(*tables->store, config);
    if (!server) return cli::fail(global, server.error());
    print_address(config, server->port(), tables->where);
    server->run(true);
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

}  // namespace

Exit run_program(const std::vector<std::string>& words) {
    const cli::Program program("bastide", "Serve online tables", "bastide " BASTIDE_VERSION);
    program.add_global_options();
    program.command().require_subcommand();
    add_server_commands(program.command(),
                        {.serve = run_server, .backup = run_backup, .restore = run_restore});
    return program.run(words);
}

}  // namespace bastide::serve
