// The command line of the server, shared by two programs: `bastide`, which uses it for help, manuals and
// completions, and bastide-serve, which executes it.
#pragma once

#include <functional>
#include <string>
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
    std::string threads = "0";
};

struct BackupOptions {
    std::string file;
    TablesOptions tables;
    bool replace = false;  // true to replace existing tables, for `restore`
};

// The implementations of the commands.
struct ServerRuns {
    std::function<cli::Exit(const ServerOptions&, const cli::GlobalOptions&)> serve;
    std::function<cli::Exit(const BackupOptions&, const cli::GlobalOptions&)> backup;
    std::function<cli::Exit(const BackupOptions&, const cli::GlobalOptions&)> restore;
};

// Adds `serve`, `serve backup` and `serve restore`.
void add_server_commands(cli::Command app, const ServerRuns& runs);

}  // namespace bastide::serve
