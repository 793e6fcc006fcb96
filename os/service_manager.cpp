#include "os/service_manager.h"

#include <cstddef>
#include <cstdlib>
#include <cstring>
#include <string>

#include <sys/socket.h>
#include <sys/un.h>
#include <unistd.h>

namespace bastide::os {

// A path, or a name after '@' for a socket without a file.
void notify_service_manager(std::string_view state) {
    const char* const path = std::getenv("NOTIFY_SOCKET");
    sockaddr_un address{.sun_family = AF_UNIX, .sun_path = {}};
    if (path == nullptr || (*path != '/' && *path != '@')) return;
    const std::size_t size = std::strlen(path);
    if (size >= sizeof(address.sun_path)) return;
    std::memcpy(address.sun_path, path, size);
    if (*path == '@') address.sun_path[0] = '\0';
    const int socket = ::socket(AF_UNIX, SOCK_DGRAM | SOCK_CLOEXEC, 0);
    if (socket < 0) return;
    [[maybe_unused]] const auto sent =
        ::sendto(socket, state.data(), state.size(), MSG_NOSIGNAL | MSG_DONTWAIT,
                 reinterpret_cast<const sockaddr*>(&address),
                 static_cast<socklen_t>(offsetof(sockaddr_un, sun_path) + size));
    ::close(socket);
}

bool has_watchdog() {
    const char* const process = std::getenv("WATCHDOG_PID");
    return std::getenv("WATCHDOG_USEC") != nullptr &&
           (process == nullptr || process == std::to_string(getpid()));
}

}  // namespace bastide::os
