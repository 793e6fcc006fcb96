// nginx in front of servers with deploy/nginx.conf, but on local ports and with its own certificate.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "os/testing/test_folder.h"
#include "os/testing/test_process.h"

namespace bastide::serve {

class Nginx {
  public:
    static bool is_installed();

    // Starts nginx in front of servers at these ports. It answers once this returns.
    Nginx(const std::string& site, const std::vector<std::uint16_t>& servers);

    std::uint16_t port() const { return port_; }              // with TLS
    std::uint16_t plain_port() const { return plain_port_; }  // which redirects to the other
    // Its log of requests and errors so far. The line of a connection may come some time after the connection
    // has closed.
    std::string log() const;
    // Ends it once all connections have closed, and returns the whole log.
    std::string finished_log();

  private:
    os::TestFolder folder_;
    std::uint16_t port_;
    std::uint16_t plain_port_;
    std::optional<os::Process> running_;
};

}  // namespace bastide::serve
