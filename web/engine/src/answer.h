// One call, as the bytes that come in and go out.
#pragma once

#include <string>
#include <string_view>

#include "web/engine/src/calls.h"

namespace bastide::engine {

struct Answer {
    bool is_good = false;
    // What was asked for, or {"line":2,"column":7,"context":…,"message":…}, where line and column are 0, and
    // the context is "", if unknown. Both are messages as bastide/text/json.h writes them.
    std::string text;
};

// The answer to a call of some modules: its name and words, each ended by a zero byte. Any bytes may come.
Answer answer(std::string_view bytes, Modules modules);

}  // namespace bastide::engine
