// `bastide-serve`: the server of tables by link, as `bastide serve` starts it.
//
// This is a program of its own because it is built only where Boost and OpenSSL are, and because what they
// bring would make every start of `bastide` slower.
#include <csignal>
#include <filesystem>
#include <new>
#include <string>

#include "cli/cores.h"
#include "cli/decimal.h"
#include "cli/output.h"
#include "cli/program.h"
#include "cli/serve/server_options.h"
#include "serve/open_store.h"
#include "serve/server.h"

namespace bastide::serve {
namespace {

using cli::Exit;

bool is_studio(const std::filesystem::path& folder) {
    std::error_code none;
    return std::filesystem::is_regular_file(folder / "index.html", none);
}

// Beside the program in a build, or where it is installed; "" if it is neither.
std::string studio_beside() {
    std::error_code none;
    const auto here = std::filesystem::read_symlink("/proc/self/exe", none).parent_path();
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

void tell_where(const Listening& listening, std::uint16_t port, const std::string& kept_in) {
    const std::string what = listening.studio.empty() ? "Tables are" : "The studio is";
    cli::say(what + " on " + address(listening.host, port) + " (Ctrl-C ends it); tables are kept in " +
             kept_in + ".");
    if (listening.studio.empty())
        cli::say(
            "warning: there are no pages to play on: ./run serve builds them, and --studio says where they "
            "are");
    if (!is_loopback(listening.host))
        cli::say(
            "warning: others reach this without encryption: put a server with TLS before it, as "
            "docs/serve.md shows");
}

Exit run(const cli::ServerOptions& options) {
    Listening listening{.host = options.host,
                        .port = cli::decimal<std::uint16_t>(options.port).value_or(0),
                        .studio = options.studio.empty() ? studio_beside() : options.studio,
                        .version = BASTIDE_VERSION,
                        .threads = cli::threads_for(cli::decimal<int>(options.threads).value_or(0)),
                        .origins = options.origins};
    if (!listening.studio.empty() && !is_studio(listening.studio))
        return cli::fail(
            file_error(listening.studio, "has no index.html: expected the folder of a built studio"));
    const auto file = cli::tables_file(options.data);
    if (!file) return cli::fail(file.error());
    const auto store = open_store(options.database, *file);
    if (!store) return cli::fail(store.error());
    auto server = Server::listening(**store, listening);
    if (!server) return cli::fail(server.error());
    tell_where(listening, server->port(), options.database.empty() ? *file : "PostgreSQL");
    server->run(true);
    return Exit::done;
}

Exit run_server(int argc, const char* const* argv) {
    const cli::Program program("bastide-serve", "The server of `bastide serve`", "bastide " BASTIDE_VERSION);
    cli::ServerOptions options;
    cli::add_server_options(program.command(), options);
    try {
        if (const auto end = program.parse({argv + 1, argv + argc})) return *end;
        return run(options);
    } catch (const std::bad_alloc&) {
        return cli::end_without_memory();
    }
}

}  // namespace
}  // namespace bastide::serve

int main(int argc, char** argv) {
    bastide::cli::begin_program();
    std::signal(SIGPIPE, SIG_IGN);  // who reads what it says may go
    return static_cast<int>(bastide::serve::run_server(argc, argv));
}
