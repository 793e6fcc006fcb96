// Plays the waiting pairs of a ladder on several threads.
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
    match::Settings settings;  // settings for two players
    std::string seed;
    match::Budget budget;                               // for each move; its `watch` is not used
    std::map<std::string, const match::BotKind*> bots;  // the bots, by their names in the ladder
    std::map<std::string, std::string> names = {};      // names to use in records, if different, by the names
                                                        // in the ladder
    std::optional<match::Hypotheses> hypotheses;        // if set, a pairing ends once it is decided
    int threads = 1;
    // Returns the resource that the host ran out of, if any. All games then stop and do not count.
    std::function<std::optional<Error>()> shortage = nullptr;
};

// Plays one deal twice, as `play_match_up` does when it rotates seats. Returns nullopt if `watch` cancelled
// the games.
std::optional<std::array<RatedMatch, 2>> play_pair(const LadderConfig& play, const Task& task,
                                                   match::Bot& one, match::Bot& other,
                                                   const std::function<bool()>& watch);

// Plays until no pair is waiting and, in a shared ladder, no pair is being played, or until `watch(played)`
// returns false. The calling thread calls `watch` now and then. Unfinished pairs are released. `hear(task,
// match)`, if given, is called for each game from any thread.
using OnGame = std::function<void(const Task& task, int round, const RatedMatch& match)>;
Result<void> play_ladder(Store& store, const LadderConfig& play,
                         const std::function<bool(std::int64_t played)>& watch, const OnGame& on_game = {});

}  // namespace bastide::ladder
