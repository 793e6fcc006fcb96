// Shared by the fuzz targets of games: the bytes are either a saved game, which must survive a round trip and
// replay, or settings and moves.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <span>
#include <string>
#include <string_view>

#include "bastide/base/result.h"

namespace bastide::fuzz {

inline void require(bool holds) {
    if (!holds) std::abort();
}

// Passes the result of `read_saved` to `check` if it is a complete game.
template <class Saved, class Check>
void read_back(std::string_view text, Result<Saved> (*read_saved)(std::string_view), const Check& check) {
    const auto saved = read_saved(text);
    if (!saved) return require(saved.error().where.line >= 1 && !saved.error().what().empty());
    const std::string written = to_json(*saved);
    const auto again = read_saved(written);
    require(again && *again == *saved && to_json(*again) == written);
    const auto record = replay(*saved);
    if (!record)
        return require(to_string(record.error().where.context).starts_with("move ") &&
                       !record.error().what().empty());
    require(record->moves() == saved->moves);
    check(*saved);
}

// The first byte selects one of the two. At least two bytes remain for moves.
inline int read_or_play(std::span<const std::uint8_t> bytes, void (*read)(std::string_view text),
                        void (*play)(std::span<const std::uint8_t> moves)) {
    if (bytes.size() < 3) return 0;
    const auto rest = bytes.subspan(1);
    if (bytes[0] % 2 == 1) {
        play(rest);
    } else {
        read({reinterpret_cast<const char*>(rest.data()), rest.size()});
    }
    return 0;
}

}  // namespace bastide::fuzz
