// A PostgreSQL of the test's own: in a folder that goes with it, reached by a socket there.
#pragma once

#include <optional>
#include <string>

#include "os/testing/test_folder.h"
#include "os/testing/test_process.h"

namespace bastide::store {

class PostgresServer {
  public:
    static bool is_installed();

    // With `is_durable`, acknowledged data is on disk, as benchmarks require.
    explicit PostgresServer(bool is_durable = false);

    // One for all tests of a program.
    static PostgresServer& shared();

    // The address of a new, empty database.
    std::string new_database();

    // It can be reached once `start` returns, and not once `stop` does.
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
