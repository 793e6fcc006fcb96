// The state that all connections of a server share. Used only by the network thread.
#pragma once

#include <iostream>

#include "serve/allowance.h"
#include "serve/complaints.h"
#include "serve/hub.h"
#include "serve/limits.h"
#include "serve/listening.h"
#include "serve/metrics.h"
#include "serve/thinkers.h"

namespace bastide::serve {

struct ServerContext {
    const Listening& listening;
    Hub& hub;
    Thinkers& thinkers;
    Counts counts = {};
    Complaints complaints{std::cerr};
    Allowance new_tables{static_cast<double>(max_tables_per_minute) / 60,
                         static_cast<double>(max_tables_per_minute)};
};

}  // namespace bastide::serve
