// nginx before servers, by deploy/nginx.conf: the site as people put it up, but at ports of this machine and
// with a certificate of its own.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "store/testing/process.h"

namespace bastide::serve {

class Nginx {
  public:
    static bool is_installed();

    // Before the servers at these ports. It answers once it is made.
    Nginx(const std::string& site, const std::vector<std::uint16_t>& servers);

    std::uint16_t port() const { return port_; }              // with TLS
    std::uint16_t plain_port() const { return plain_port_; }  // which leads to the other
    // What it has noted of requests, and of what went wrong.
    std::string log() const;

  private:
    store::TestFolder folder_;
    std::uint16_t port_;
    std::uint16_t plain_port_;
    std::optional<store::Process> running_;
};

}  // namespace bastide::serve
