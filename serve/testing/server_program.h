// The server as people run it: `bastide serve` with a folder for its tables, at any port.
#pragma once

#include <csignal>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "os/testing/test_folder.h"
#include "os/testing/test_process.h"

namespace bastide::serve {

class ServerProgram {
  public:
    // `command` is the program `bastide`; what the server says goes to FOLDER/log. With options of its own it
    // keeps tables where these say.
    ServerProgram(std::string command, std::string folder, std::vector<std::string> options = {});

    // It answers at its port once `start` returns, or false if it ended instead.
    bool start();
    // Its exit status.
    int end(int signal = SIGTERM);

    std::uint16_t port() const { return port_; }
    pid_t id() const { return running_->id(); }
    // All that it has said since it was made.
    std::string said() const;

  private:
    std::string command_;
    std::string folder_;
    std::vector<std::string> options_;
    std::optional<os::Process> running_;
    std::uint16_t port_ = 0;
};

}  // namespace bastide::serve
