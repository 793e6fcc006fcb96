// Plays what a ladder has waiting, on several threads.
#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <optional>
#include <string>

#include "bastide/match/bots/parallel/match_up.h"
#include "ladder/store.h"

namespace bastide::ladder {

struct LadderConfig {
    match::Settings settings;  // of two players
    std::string seed;
    match::Budget budget;                               // but for its watch
    std::map<std::string, const match::BotKind*> bots;  // by the words of the ladder
    std::map<std::string, std::string> names = {};      // in records, if not by those words
    std::optional<match::Hypotheses> hypotheses;        // a meeting ends once it is decided
    int threads = 1;
    // What the host ran out of, if it did: all ends then, and what was being played does not count.
    std::function<std::optional<Error>()> shortage = nullptr;
};

// One deal, played twice: as `play_match_up` does where it rotates. Nothing if `watch` said no meanwhile.
std::optional<std::array<RatedMatch, 2>> play_pair(const LadderConfig& play, const Task& task,
                                                   match::Bot& one, match::Bot& other,
                                                   const std::function<bool()>& watch);

// Until no pair is waiting, of a shared ladder until none is being played either; or until `watch(played)`,
// which is called from the calling thread every now and then, is false: then what was begun is given back.
// `hear(task, match)`, if given, is told of each match, from any thread.
using Hear = std::function<void(const Task& task, int round, const RatedMatch& match)>;
Result<void> play_ladder(Store& store, const LadderConfig& play,
                         const std::function<bool(std::int64_t played)>& watch, const Hear& hear = {});

}  // namespace bastide::ladder
