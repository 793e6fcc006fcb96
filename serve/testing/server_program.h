// The real server: `bastide serve` at a free port, with a folder for tables.
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
    // `command` is the program `bastide`. The server's output goes to FOLDER/log. `options` may choose
    // another place for tables.
    ServerProgram(std::string command, std::string folder, std::vector<std::string> options = {});

    // Starts the server and waits until it answers requests. Returns false if the server ended instead.
    bool start();
    // Sends the server a signal, waits for its end and returns its exit status.
    int end(int signal = SIGTERM);

    std::uint16_t port() const { return port_; }
    pid_t id() const { return running_->id(); }
    // Returns the server's output since this object was created.
    std::string output() const;

  private:
    std::string command_;
    std::string folder_;
    std::vector<std::string> options_;
    std::optional<os::Process> running_;
    std::uint16_t port_ = 0;
};

}  // namespace bastide::serve
