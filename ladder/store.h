// Where a ladder is kept: what is agreed, who meets whom, and every match that was played. A pair of matches
// is kept whole or not at all, so whoever is killed loses no more than the pairs being played.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/ladder/standings.h"

namespace bastide::ladder {

// What all matches of a ladder are played by.
struct Terms {
    std::string settings;                     // the options of a match's record, as "{}"
    std::string seed;                         // deal 17 has the seed "SEED-17"
    std::optional<std::int64_t> simulations;  // if none is given each bot has its own number
    std::optional<std::int64_t> move_time;    // milliseconds
    std::optional<std::int64_t> match_time;
    std::string sprt;  // the option --sprt; empty if meetings are played to the end

    friend bool operator==(const Terms&, const Terms&) = default;
};

// A pair of matches that is to be played.
struct Task {
    std::int64_t id = 0;
    std::int64_t meeting = 0;
    std::int64_t deal = 0;
    std::string one;
    std::string other;
};

struct RatedMatch {
    match::LadderMatch match;
    std::string why;     // of one that was forfeited
    std::string record;  // as a file has it
};

struct PlayedPair {
    Task task;
    std::array<RatedMatch, 2> matches;
};

struct AllMatches {
    std::vector<std::string> bots;
    std::vector<match::Meeting> meetings;
};

// Bots that are to meet, and how often.
struct PairingRequest {
    std::string one;
    std::string other;
};

// What all meetings of a ladder may have, as many as a year of play.
inline constexpr std::int64_t most_pairs = 10'000'000;

// Calls are made by one thread at a time.
class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store(Store&&) = default;
    Store& operator=(const Store&) = delete;
    Store& operator=(Store&&) = default;
    virtual ~Store() = default;

    // What `act` does with this store happens as a whole, or, if it fails, not at all.
    virtual Result<void> in_transaction(const std::function<Result<void>()>& act) = 0;

    // Calls that take long ask this now and then, and end with an error once it is false.
    virtual void set_cancel_check(std::function<bool()> watch) = 0;

    // Where it is kept, as errors name it: a file, or "PostgreSQL".
    virtual std::string name() const = 0;

    // Nothing of a new ladder.
    virtual Result<std::optional<Terms>> terms() = 0;

    // Begins a new ladder, and gives its terms: those of another program, if that was quicker.
    virtual Result<Terms> begin(const Terms& terms) = 0;

    virtual Result<std::vector<std::string>> bots() = 0;

    // Has bots meet so often, pairs already there counted; those that met more often stay. To be called
    // within `in_transaction`: pairs may be many.
    virtual Result<void> add(const std::vector<PairingRequest>& meetings, std::int64_t pairs) = 0;

    // Has all meetings there are go on to so many pairs. Called as `add` is.
    virtual Result<void> extend(std::int64_t pairs) = 0;

    // How many pairs are to be played, those being played among them, and how many are.
    struct Progress {
        std::int64_t due = 0;
        std::int64_t played = 0;
    };
    virtual Result<Progress> progress() = 0;

    // A pair for this worker, those of the first deals first; nothing if none is waiting.
    virtual Result<std::optional<Task>> take() = 0;

    // Tells that this worker is alive and goes on with its pairs, and writes what is to be kept. To be called
    // as often as this.
    virtual Result<void> heartbeat() = 0;
    virtual std::chrono::milliseconds heartbeat_interval() const = 0;

    // Keeps a pair: it is written at once, or with others that come within a tenth of a second. What was
    // given to another worker since is not kept twice.
    virtual Result<void> keep(const PlayedPair& pair) = 0;

    // Writes what is to be kept, and gives all other pairs of this worker back.
    virtual Result<void> release_tasks() = 0;

    // The half points of a meeting's pairs, from the first deal to the one before the first that is missing.
    virtual Result<std::vector<int>> half_points(std::int64_t meeting) = 0;

    // No more pairs of a meeting are wanted, but for those being played.
    virtual Result<void> close(std::int64_t meeting) = 0;

    virtual Result<AllMatches> all() = 0;

    // Calls `take(one, other, deal, round, record)` for every match.
    using TakeRecord = std::function<void(const std::string& one, const std::string& other, std::int64_t deal,
                                          std::int64_t round, const std::string& record)>;
    virtual Result<void> records(const TakeRecord& take) = 0;

    // Whether other programs may play the same ladder.
    virtual bool is_shared() const = 0;
};

}  // namespace bastide::ladder
