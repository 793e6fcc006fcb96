// Where a request comes from.
#pragma once

#include <string>
#include <vector>

#include "serve/network.h"

namespace bastide::serve {

// True for an address of this machine, in IPv4, IPv6, or IPv4 within IPv6.
bool is_loopback(const asio::ip::address& address);

// True if the server believes this peer's X-Forwarded-For and Forwarded headers: for 127.0.0.1, ::1 and the
// named proxies.
bool is_proxy(const asio::ip::address& peer, const std::vector<std::string>& proxies);

// The name under which the limits of an address are counted: an IPv4 address, or the first 64 bits of an IPv6
// address, because one guest usually has a whole /64 network.
std::string network_of(const asio::ip::address& address);

// The network of the client for which a proxy sends a request, or "" if the request has no header that names
// it. If there are several addresses, the last one counts, because the proxy itself has added it.
std::string forwarded_network(const Request& request);

}  // namespace bastide::serve
