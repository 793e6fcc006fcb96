// nginx in front of servers, configured by deploy/nginx.conf, but on local ports and with a test certificate.
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

    // Starts nginx in front of servers at these ports. nginx answers requests once the constructor returns.
    Nginx(const std::string& site, const std::vector<std::uint16_t>& servers);

    std::uint16_t port() const { return port_; }  // the port with TLS
    std::uint16_t plain_port() const {
        return plain_port_;
    }  // the port without TLS, which redirects to
       // `port`
    // The log of requests and errors so far. A line may be written some time after the connection has closed.
    std::string log() const;
    // Ends nginx once all connections have closed, and returns the whole log.
    std::string finished_log();

  private:
    os::TestFolder folder_;
    std::uint16_t port_;
    std::uint16_t plain_port_;
    std::optional<os::Process> running_;
};

}  // namespace bastide::serve
