// One call, as input and output bytes.
#pragma once

#include <string>
#include <string_view>

#include "web/engine/src/calls.h"

namespace bastide::engine {

struct Answer {
    bool is_good = false;
    // The result, or {"line":2,"column":7,"context":…,"message":…}, where unknown lines and columns are 0 and
    // an unknown context is "". The context and the message have the format of messages in
    // bastide/text/json.h.
    std::string text;
};

// Answers a call to some modules. The input consists of the call's name and words, each ended by a zero byte.
// Any input is safe.
Answer answer(std::string_view bytes, Modules modules);

}  // namespace bastide::engine
