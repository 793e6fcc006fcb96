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
        .check(cli::postgres_url_error)
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
    command
        .add_option("--proxy", options.proxies,
                    "A proxy on another machine, whose X-Forwarded-For the server believes. Can be repeated")
        .check(why_no_address)
        .option_text("ADDRESS");
    cli::add_threads(command, options.threads, "The number of threads for bots");
    command
        .add_option("--drain", options.drain,
                    "Seconds to go on after SIGTERM, while /api/ready asks balancers to send no more pages")
        .transform(cli::whole_number(0, 3600))
        .option_text("SECONDS [0]");
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

std::string why_no_age(const std::string& word) {
    return hours_of_age(word) ? "" : "'" + word + "' is not an age: expected one such as 90d or 12h";
}

std::string why_no_seat(const std::string& word) {
    const auto number = text::number_in<int>(word);
    const bool is_one = word == "spectators" || (number && *number >= 1 && *number <= 6);
    return is_one ? "" : "'" + word + "' is not a seat: expected 1 to 6, or spectators";
}

void add_list(cli::Command serve, const ServerRuns& runs) {
    const cli::Command command = serve.add_subcommand("list", "List the tables, the oldest first");
    auto& options = command.make_options<ListOptions>();
    add_tables_options(command, options.tables);
    command.add_flag("--json", options.json, "Print the list as JSON");
    command.footer("\nExample:\n  bastide serve list --data /srv/bastide");
    command.run(runs.list, options);
}

void add_forget(cli::Command serve, const ServerRuns& runs) {
    const cli::Command command =
        serve.add_subcommand("forget", "Delete old finished tables, even while the server runs");
    auto& options = command.make_options<ForgetOptions>();
    command
        .add_option("--older-than", options.older_than,
                    "The age of the last entry: days (90d) or hours (12h)")
        .check(why_no_age)
        .option_text("AGE")
        .required();
    command.add_flag("--unfinished", options.unfinished, "Also delete tables whose games are not over");
    command.add_flag("--dry-run", options.dry_run, "List the tables instead of deleting them");
    add_tables_options(command, options.tables);
    command.footer("\nExample:\n  bastide serve forget --older-than 90d --dry-run");
    command.run(runs.forget, options);
}

void add_table_argument(cli::Command command, std::string& table) {
    command.add_option("TABLE", table, "The table, as in 'bastide serve list'").type_name("").required();
}

void add_close(cli::Command serve, const ServerRuns& runs) {
    const cli::Command command =
        serve.add_subcommand("close", "End a table. Its players see that the operator closed it");
    auto& options = command.make_options<CloseOptions>();
    add_table_argument(command, options.table);
    add_tables_options(command, options.tables);
    command.footer("\nExample:\n  bastide serve close f3885fe7c2b000210d795b22ca1232c0");
    command.run(runs.close, options);
}

void add_revoke(cli::Command serve, const ServerRuns& runs) {
    const cli::Command command =
        serve.add_subcommand("revoke", "Replace the link of a seat. The old link no longer opens the table");
    auto& options = command.make_options<RevokeOptions>();
    add_table_argument(command, options.table);
    command.add_option("SEAT", options.seat, "The seat, counted from 1, or spectators")
        .check(why_no_seat)
        .type_name("")
        .required();
    add_tables_options(command, options.tables);
    command.footer("\nExample:\n  bastide serve revoke f3885fe7c2b000210d795b22ca1232c0 2");
    command.run(runs.revoke, options);
}

}  // namespace

std::optional<std::int64_t> hours_of_age(std::string_view age) {
    if (!age.ends_with('d') && !age.ends_with('h')) return std::nullopt;
    const std::string_view digits = age.substr(0, age.size() - 1);
    const auto number = text::number_in<std::int64_t>(digits);
    if (!number || !cli::is_digits(digits) || *number > 100'000) return std::nullopt;
    return age.back() == 'd' ? 24 * *number : *number;
}

void add_server_commands(cli::Command app, const ServerRuns& runs) {
    const cli::Command command =
        app.add_subcommand("serve", "Serve the studio and online tables to play with friends");
    auto& options = command.make_options<ServerOptions>();
    add_server_options(command, options);
    add_backup(command, runs.backup);
    add_restore(command, runs.restore);
    add_list(command, runs);
    add_forget(command, runs);
    add_close(command, runs);
    add_revoke(command, runs);
    command.footer(
        "\nCreate a table on the studio's Match page and send each player the link of a seat. A move that\n"
        "the server has accepted is on disk. It serves only this machine unless --host is given, and does\n"
        "not support TLS: put nginx or Caddy in front of it to serve others.\n"
        "\nExamples:\n  bastide serve\n  bastide serve --port 8080 --data /srv/bastide");
    command.run(runs.serve, options);
}

}  // namespace bastide::serve
