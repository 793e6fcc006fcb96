#include <array>

#include "web/engine/src/calls.h"

namespace bastide::engine {

Modules arrange_modules() {
    static const std::array modules = {arrange_calls()};
    return modules;
}

}  // namespace bastide::engine
