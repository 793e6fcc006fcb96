#include <array>

#include "web/engine/src/calls.h"

namespace bastide::engine {

Modules review_modules() {
    static const std::array modules = {match_review_calls(), match_problem_calls(), match_collection_calls(),
                                       match_online_calls(), match_position_calls()};
    return modules;
}

}  // namespace bastide::engine
