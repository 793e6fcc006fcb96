#include <array>

#include "web/engine/src/calls.h"

namespace bastide::engine {

Modules pad_modules() {
    static const std::array modules = {caverna_calls(), tally_calls()};
    return modules;
}

}  // namespace bastide::engine
