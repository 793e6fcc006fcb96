// Any bytes as a position in one line: a valid one round-trips, and can be played on.
#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/match/final_scoring.h"
#include "bastide/match/hash.h"
#include "bastide/match/position_state.h"
#include "bastide/match/position_text.h"
#include "fuzz/saved_games.h"

namespace {

using namespace bastide::match;
using bastide::fuzz::require;

void play_on(Position position) {
    for (Type type = 0; type < type_count; ++type) {
        if (position.tile() == no_tile && position.remaining(type) > 0 && position.fits_somewhere(type))
            position.draw(type);
    }
    const auto before = state_of(position);
    for (const Move& move : position.legal_moves()) {
        require(position.is_legal(move));
        const auto undo = position.apply(move);
        static_cast<void>(final_scores(position));
        position.undo(undo);
        require(state_of(position) == before);
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const auto position = read_position({reinterpret_cast<const char*>(data), size});
    if (!position) {
        require(position.error().where.column >= 1 && !position.error().what().empty());
        return 0;
    }
    const std::string text = to_text(*position);
    const auto again = read_position(text);
    require(again && state_of(*again) == state_of(*position) && to_text(*again) == text);
    require(hash(*again) == hash(*position));
    if (position->board().tile_count() < 72) play_on(*position);
    return 0;
}
