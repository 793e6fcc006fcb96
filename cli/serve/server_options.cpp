#include "cli/serve/server_options.h"

#include "cli/decimal.h"
#include "store/schema.h"

namespace bastide::cli {
namespace {

// Pages say where they are from without a path: what does not look so would never be theirs.
std::string why_no_origin(const std::string& word) {
    const bool is_one = (word.starts_with("http://") || word.starts_with("https://")) &&
                        word.find('/', word.find("//") + 2) == std::string::npos && !word.ends_with('/');
    return is_one ? "" : "'" + word + "' is not an origin: expected one as https://example.org";
}

std::string why_no_database(const std::string& word) {
    const bool is_one = word.starts_with("postgresql://") || word.starts_with("postgres://");
    return is_one ? "" : "'" + word + "' is not a database: expected one as postgresql://user@host/name";
}

}  // namespace

void add_server_options(Command command, ServerOptions& options) {
    command.add_option("--host", options.host, "The address to listen at; 0.0.0.0 or :: is every one")
        .option_text("ADDRESS [127.0.0.1]");
    command.add_option("--port", options.port, "The port to listen at; 0 is any that is free")
        .transform(whole_number(0, 65535))
        .option_text("N [8421]");
    const Option data = command
                            .add_option("--data", options.data,
                                        "The folder to keep tables in, as SQLite [~/.local/share/bastide]")
                            .option_text("DIR");
    command
        .add_option(
            "--database", options.database,
            "Keep tables in PostgreSQL, which several servers may share, as postgresql://user@host/name")
        .check(why_no_database)
        .option_text("URL")
        .excludes(data);
    command.add_option("--studio", options.studio, "The folder of the studio's files [where it was built]")
        .option_text("DIR");
    command
        .add_option("--origin", options.origins,
                    "Pages from here may open tables, too; may be given again: https://example.org")
        .check(why_no_origin)
        .option_text("ORIGIN");
    command.add_option("--threads", options.threads, "Threads for bots to think with; 0 uses every core")
        .transform(whole_number(0, 1024))
        .option_text("T [0]");
}

std::vector<std::string> words_of(const ServerOptions& options) {
    std::vector<std::string> words = {"--host=" + options.host, "--port=" + options.port,
                                      "--threads=" + options.threads};
    if (!options.data.empty()) words.push_back("--data=" + options.data);
    if (!options.database.empty()) words.push_back("--database=" + options.database);
    if (!options.studio.empty()) words.push_back("--studio=" + options.studio);
    for (const std::string& origin : options.origins) words.push_back("--origin=" + origin);
    return words;
}

Result<std::string> tables_file(const std::string& data) {
    if (data.empty()) return store::data_file("tables.db");
    return data + "/tables.db";
}

}  // namespace bastide::cli
