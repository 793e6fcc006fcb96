// The command line of the server, shared by two programs: `bastide`, which uses it for help, manuals and
// completions, and bastide-serve, which executes it.
#pragma once

#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "command/command.h"

namespace bastide::serve {

// The storage of tables.
struct TablesOptions {
    std::string data;      // a folder, or empty for the user's default
    std::string database;  // a URL of PostgreSQL, or empty for SQLite in that folder
};

struct ServerOptions {
    std::string host = "127.0.0.1";
    std::string port = "8421";
    TablesOptions tables;
    std::string studio;  // a folder, or empty for the default
    std::vector<std::string> origins;
    std::vector<std::string> proxies;
    int threads = 0;
    std::string drain = "0";
};

struct BackupOptions {
    std::string file;
    TablesOptions tables;
    bool replace = false;  // true to replace existing tables, for `restore`
};

struct ListOptions {
    TablesOptions tables;
    bool json = false;
};

struct ForgetOptions {
    TablesOptions tables;
    std::string older_than;  // "90d" or "12h"
    bool unfinished = false;
    bool dry_run = false;
};

struct CloseOptions {
    TablesOptions tables;
    std::string table;
};

struct RevokeOptions {
    TablesOptions tables;
    std::string table;
    std::string seat;  // "1" to "6", or "spectators"
};

// Returns the hours of an age such as "90d" or "12h", or nullopt if it is none.
std::optional<std::int64_t> hours_of_age(std::string_view age);

// The implementations of the commands.
struct ServerRuns {
    std::function<cli::Exit(const ServerOptions&, const cli::GlobalOptions&)> serve;
    std::function<cli::Exit(const BackupOptions&, const cli::GlobalOptions&)> backup;
    std::function<cli::Exit(const BackupOptions&, const cli::GlobalOptions&)> restore;
    std::function<cli::Exit(const ListOptions&, const cli::GlobalOptions&)> list;
    std::function<cli::Exit(const ForgetOptions&, const cli::GlobalOptions&)> forget;
    std::function<cli::Exit(const CloseOptions&, const cli::GlobalOptions&)> close;
    std::function<cli::Exit(const RevokeOptions&, const cli::GlobalOptions&)> revoke;
};

// Adds `serve` and its subcommands.
void add_server_commands(cli::Command app, const ServerRuns& runs);

}  // namespace bastide::serve
