// Calls shared by all games.
#include <array>

#include "bastide/play/daily.h"
#include "web/engine/src/calls.h"

namespace bastide::engine {
namespace {

// The seed of a day: "2026-11-21" gives "daily-2026-11-21".
std::string daily_seed(std::string_view day) {
    return play::daily_seed(day);
}

constexpr std::array calls = {
    Call{"daily_seed", call<daily_seed>},
};

}  // namespace

std::span<const Call> play_calls() {
    return calls;
}

}  // namespace bastide::engine
