#include "serve/testing/free_port.h"

#include <cstdlib>

#include <netinet/in.h>
#include <sys/socket.h>
#include <unistd.h>

namespace bastide::serve {

std::uint16_t free_port() {
    const int socket = ::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
    sockaddr_in address = {};
    address.sin_family = AF_INET;
    address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    socklen_t size = sizeof(address);
    auto* const bare = reinterpret_cast<sockaddr*>(&address);
    if (::bind(socket, bare, size) != 0 || ::getsockname(socket, bare, &size) != 0) std::abort();
    ::close(socket);
    return ntohs(address.sin_port);
}

}  // namespace bastide::serve
