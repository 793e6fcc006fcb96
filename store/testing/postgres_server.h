// A PostgreSQL server for tests, in a temporary folder with a socket.
#pragma once

#include <optional>
#include <string>

#include "os/testing/test_folder.h"
#include "os/testing/test_process.h"

namespace bastide::store {

class PostgresServer {
  public:
    static bool is_installed();

    // With `is_durable`, acknowledged data are on disk, which benchmarks need.
    explicit PostgresServer(bool is_durable = false);

    // Returns the server that all tests of a program share.
    static PostgresServer& shared();

    // Creates an empty database and returns its address.
    std::string new_database();

    // `start` returns once the server is reachable, `stop` once it is unreachable.
    void start();
    void stop();

  private:
    std::string address(const std::string& name) const;

    os::TestFolder folder_;
    bool is_durable_;
    int databases_ = 0;
    std::optional<os::Process> running_;
};

}  // namespace bastide::store
