#include <array>

#include "web/engine/src/calls.h"

namespace bastide::engine {

Modules page_modules() {
    static const std::array modules = {draw_calls(), landscape_calls(), match_calls(),
                                       play_calls(), puzzle_calls(),    solo_calls()};
    return modules;
}

}  // namespace bastide::engine
