// Any bytes as a saved search: it is rejected, or read such that it writes back equal and is resumed or
// rejected.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "bastide/puzzle/frontier_text.h"
#include "bastide/puzzle/read.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    using namespace bastide;
    static const puzzle::Puzzle puzzle = *puzzle::read_puzzle(
        "tile pasture road road pasture tile pasture pasture road road tile road pasture pasture road "
        "tile road road pasture pasture tile pasture pasture pasture pasture tile pasture pasture pasture "
        "pasture");
    const auto state =
        puzzle::read_search_state({reinterpret_cast<const char*>(data), size}, puzzle.tiles.size());
    if (!state) return 0;
    const std::string text = puzzle::to_text(*state);
    const auto again = puzzle::read_search_state(text, puzzle.tiles.size());
    if (!again || puzzle::to_text(*again) != text) std::abort();
    for (const puzzle::Part& part : state->parts) {
        puzzle::Search search(puzzle, {});
        const bool is_there = search.resume(part.remaining);
        const puzzle::Slice slice = puzzle::search_slice(search, 1000);
        if (!is_there && (slice.nodes > 0 || !slice.found.empty())) std::abort();
    }
    return 0;
}
