#include "serve/server_commands.h"

#include <string_view>

#include <arpa/inet.h>

#include "command/option_values.h"

namespace bastide::serve {
namespace {

// A browser names a page's origin without a path: anything else would never match.
std::string why_no_origin(const std::string& word) {
    constexpr std::string_view of_hosts =
        "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789.-_:[]";
    const auto host = word.find("://");
    const bool is_one = (word.starts_with("http://") || word.starts_with("https://")) &&
                        host + 3 < word.size() &&
                        word.find_first_not_of(of_hosts, host + 3) == std::string::npos;
    return is_one ? "" : "'" + word + "' is not an origin: expected one such as https://example.org";
}

std::string why_no_address(const std::string& word) {
    in6_addr address{};
    const std::string without_zone = word.substr(0, word.find('%'));
    const bool is_one = inet_pton(AF_INET, word.c_str(), &address) == 1 ||
                        inet_pton(AF_INET6, without_zone.c_str(), &address) == 1;
    return is_one ? "" : "'" + word + "' is not an address: expected one such as 127.0.0.1";
}

std::string why_no_folder(const std::string& word) {
    return word.empty() ? "it is empty: expected a folder, such as /srv/bastide" : "";
}

// The word may contain a password and is not repeated.
std::string why_no_database(const std::string& word) {
    const bool is_one = word.starts_with("postgresql://") || word.starts_with("postgres://");
    return is_one ? ""
                  : "this is not the URL of a database: expected one such as postgresql://user@host/name";
}

void add_tables_options(cli::Command command, TablesOptions& tables) {
    const cli::Option data =
        command
            .add_option("--data", tables.data, "The folder of the SQLite database [~/.local/share/bastide]")
            .check(why_no_folder)
            .option_text("DIR");
    command
        .add_option(
            "--database", tables.database,
            "Store tables in PostgreSQL, which several servers can share: postgresql://user@host/name")
        .check(why_no_database)
        .option_text("URL")
        .excludes(data);
}

void add_server_options(cli::Command command, ServerOptions& options) {
    command.add_option("--host", options.host, "The address to listen on, 0.0.0.0 or :: for all")
        .check(why_no_address)
        .option_text("ADDRESS [127.0.0.1]");
    command.add_option("--port", options.port, "The port to listen on, 0 for any free port")
        .transform(cli::whole_number(0, 65535))
        .option_text("N [8421]");
    add_tables_options(command, options.tables);
    command.add_option("--studio", options.studio, "The folder of the studio's files [as built or installed]")
        .option_text("DIR");
    command
        .add_option(
            "--origin", options.origins,
            "Another origin whose pages may open tables, such as https://example.org. Can be repeated")
        .check(why_no_origin)
        .option_text("ORIGIN");
    cli::add_threads(command, options.threads, "Threads for bots", "T [0]");
}

using RunBackup = std::function<cli::Exit(const BackupOptions&, const cli::GlobalOptions&)>;

void add_backup(cli::Command serve, const RunBackup& run) {
    const cli::Command command =
        serve.add_subcommand("backup", "Back up the tables to a file, even while the server runs");
    auto& options = command.make_options<BackupOptions>();
    command
        .add_option("FILE", options.file,
                    "The file to write. An existing file is replaced once the copy is complete")
        .type_name("")
        .required();
    add_tables_options(command, options.tables);
    command.footer("\nExample:\n  bastide serve backup tables-of-monday.db");
    command.run(run, options);
}

void add_restore(cli::Command serve, const RunBackup& run) {
    const cli::Command command =
        serve.add_subcommand("restore", "Restore the tables from a backup, while no server runs");
    auto& options = command.make_options<BackupOptions>();
    command.add_option("FILE", options.file, "A file written by 'bastide serve backup'")
        .type_name("")
        .required();
    add_tables_options(command, options.tables);
    command.add_flag("--replace", options.replace, "Replace the existing tables");
    command.footer("\nExample:\n  bastide serve restore tables-of-monday.db --replace");
    command.run(run, options);
}

}  // namespace

void add_server_commands(cli::Command app, const ServerRuns& runs) {
    const cli::Command command =
        app.add_subcommand("serve", "Serve the studio and online tables to play with friends");
    auto& options = command.make_options<ServerOptions>();
    add_server_options(command, options);
    add_backup(command, runs.backup);
    add_restore(command, runs.restore);
    command.footer(
        "\nCreate a table on the studio's Match page and send each player the link of a seat. A move that\n"
        "the server has accepted is on disk. It serves only this machine unless --host is given, and does\n"
        "not support TLS: put nginx or Caddy in front of it to serve others.\n"
        "\nExamples:\n  bastide serve\n  bastide serve --port 8080 --data /srv/bastide");
    command.run(runs.serve, options);
}

}  // namespace bastide::serve
