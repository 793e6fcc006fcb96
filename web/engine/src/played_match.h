// A game as a parameter of calls: its file, and the number of moves that are not undone.
#pragma once

#include <string_view>
#include <utility>

#include "bastide/match/saved_match.h"
#include "web/engine/src/call.h"
#include "web/engine/src/number.h"

namespace bastide::engine {

template <>
inline constexpr auto reader<match::Record> = match::read_record;

struct PlayedMatch {
    match::Record record;

    static Result<PlayedMatch> read(match::Record record, From<0> moves) {
        const auto played = static_cast<std::size_t>(moves);
        if (played > record.played()) return fail("there are not so many moves");
        record.go_to(played);
        return PlayedMatch{std::move(record)};
    }
};

}  // namespace bastide::engine
