// The options of the server: `bastide serve` reads them, and hands them to the program bastide-serve, which
// reads the same ones.
#pragma once

#include <string>
#include <vector>

#include "bastide/base/result.h"
#include "cli/command.h"

namespace bastide::cli {

struct ServerOptions {
    std::string host = "127.0.0.1";
    std::string port = "8421";
    std::string data;      // a folder; empty is the user's own
    std::string database;  // a URL; empty is SQLite in that folder
    std::string studio;    // a folder; empty is where the program finds it
    std::vector<std::string> origins;
    std::string threads = "0";
};

void add_server_options(Command command, ServerOptions& options);

// The words that give these options again.
std::vector<std::string> words_of(const ServerOptions& options);

// The file with the tables of a server with this --data: below the user's own folder if that is empty.
Result<std::string> tables_file(const std::string& data);

}  // namespace bastide::cli
