// The command line of the server, which two programs have: `bastide`, for help, manuals and completions, and
// bastide-serve, which does what it says.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "command/command.h"

namespace bastide::serve {

// Where tables are kept.
struct TablesOptions {
    std::string data;      // a folder; empty is the user's own
    std::string database;  // a URL of PostgreSQL; empty is SQLite in that folder
};

struct ServerOptions {
    std::string host = "127.0.0.1";
    std::string port = "8421";
    TablesOptions tables;
    std::string studio;  // a folder; empty is where the program finds it
    std::vector<std::string> origins;
    std::string threads = "0";
};

struct BackupOptions {
    std::string file;
    TablesOptions tables;
    bool replace = false;  // of `restore`
};

// What the commands do.
struct ServerRuns {
    std::function<cli::Exit(const ServerOptions&, const cli::GlobalOptions&)> serve;
    std::function<cli::Exit(const BackupOptions&, const cli::GlobalOptions&)> backup;
    std::function<cli::Exit(const BackupOptions&, const cli::GlobalOptions&)> restore;
};

// Adds `serve`, `serve backup` and `serve restore`.
void add_server_commands(cli::Command app, const ServerRuns& runs);

}  // namespace bastide::serve
