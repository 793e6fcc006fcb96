// Tells systemd, or another service manager, how a service is doing, by the datagrams of sd_notify(3). They
// are a stable interface, and so small that libsystemd is not needed for them. Without a service manager,
// nothing happens.
#pragma once

#include <string_view>

namespace bastide::os {

// Sends a state such as "READY=1". Fails silently, because a service must not depend on its manager.
void notify_service_manager(std::string_view state);

// True if the service manager expects "WATCHDOG=1" from this process at regular intervals.
bool has_watchdog();

}  // namespace bastide::os
