#include "store/testing/postgres_server.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <thread>
#include <utility>
#include <vector>

#include <unistd.h>

#include "store/postgres.h"

namespace bastide::store {
namespace {

constexpr const char* owner = "postgres";  // it does not run as root

// Returns the newest installed version, or "" if there is none.
std::string programs() {
    std::vector<std::string> found;
    std::error_code none;
    for (const auto& version : std::filesystem::directory_iterator("/usr/lib/postgresql", none))
        if (std::filesystem::exists(version.path() / "bin/initdb", none))
            found.push_back(version.path() / "bin/");
    return found.empty() ? "" : std::ranges::max(found);
}

[[noreturn]] void give_up(const std::string& what, const std::string& log) {
    std::cerr << what << '\n';
    os::start_beside_test({"tail", "-n", "20", log}, {.log = "/dev/stderr"}).wait();
    std::abort();
}

}  // namespace

bool PostgresServer::is_installed() {
    return !programs().empty();
}

PostgresServer::PostgresServer(bool is_durable) : is_durable_(is_durable) {
    if (::geteuid() == 0 && os::start_beside_test({"chown", owner, folder_.path()}).wait().status != 0)
        std::abort();
    os::Process made =
        os::start_beside_test({programs() + "initdb", "--no-sync", "--auth=trust", "--username=bastide",
                               "--encoding=UTF8", "--locale=C", "--pgdata", folder_ / "data"},
                              {.log = folder_ / "log", .user = owner});
    if (made.wait().status != 0) give_up("initdb failed", folder_ / "log");
    start();
}

void PostgresServer::start() {
    running_.emplace(
        os::start_beside_test({programs() + "postgres", "-D", folder_ / "data", "-k", folder_.path(), "-c",
                               "listen_addresses=", "-c", is_durable_ ? "fsync=on" : "fsync=off"},
                              {.log = folder_ / "log", .user = owner}));
    for (int tries = 0; !Postgres::open(address("postgres")); ++tries) {
        if (tries == 1200) give_up("PostgreSQL does not start", folder_ / "log");
        std::this_thread::sleep_for(std::chrono::milliseconds(50));
    }
}

// Closes open connections.
void PostgresServer::stop() {
    running_->signal(SIGINT);
    running_->wait();
    running_.reset();
}

std::string PostgresServer::address(const std::string& name) const {
    return "postgresql:///" + name + "?user=bastide&host=" + folder_.path();
}

PostgresServer& PostgresServer::shared() {
    static PostgresServer server;
    return server;
}

std::string PostgresServer::new_database() {
    const std::string name = "tables" + std::to_string(++databases_);
    auto database = Postgres::at(address("postgres"));
    if (!database->execute("CREATE DATABASE " + name)) give_up("no database can be made", folder_ / "log");
    return address(name);
}

}  // namespace bastide::store
