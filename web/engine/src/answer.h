// One call, as input and output bytes.
#pragma once

#include <string>
#include <string_view>

#include "web/engine/src/calls.h"

namespace bastide::engine {

struct Answer {
    bool is_good = false;
    // The result, or {"line":2,"column":7,"context":…,"message":…}, where line and column are 0, and the
    // context is "", if unknown. Both are messages as bastide/text/json.h writes them.
    std::string text;
};

// Answers a call to some modules. The input is its name and words, each ended by a zero byte. Any bytes are
// safe.
Answer answer(std::string_view bytes, Modules modules);

}  // namespace bastide::engine
