// Storage of a ladder: the settings, the pairings, and every game. A pair of games is stored entirely or not
// at all, so a crash loses only the pairs being played.
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

// The settings of all games of a ladder.
struct LadderSettings {
    std::string settings;                     // the options in a match record, as JSON, for example "{}"
    std::string seed;                         // deal 17 has the seed "SEED-17"
    std::optional<std::int64_t> simulations;  // if empty, each bot uses its default
    std::optional<std::int64_t> move_time;    // milliseconds
    std::optional<std::int64_t> match_time;
    std::string sprt;  // the option --sprt, or empty if pairings are played to the end

    friend bool operator==(const LadderSettings&, const LadderSettings&) = default;
};

// A pair of games to play.
struct Task {
    std::int64_t id = 0;
    std::int64_t pairing = 0;
    std::int64_t deal = 0;
    std::string one;
    std::string other;
};

struct RatedMatch {
    match::LadderMatch match;
    std::string why;     // the reason for a forfeit
    std::string record;  // as in a record file
};

struct PlayedPair {
    Task task;
    std::array<RatedMatch, 2> matches;
};

struct AllMatches {
    std::vector<std::string> bots;
    std::vector<match::Pairing> pairings;
};

// Two bots to pair.
struct PairingRequest {
    std::string one;
    std::string other;
};

// Upper bound on pairs per ladder (about a year of play).
inline constexpr std::int64_t max_pairs = 10'000'000;

// Only one thread at a time may call a store.
class Store {
  public:
    Store() = default;
    Store(const Store&) = delete;
    Store(Store&&) = default;
    Store& operator=(const Store&) = delete;
    Store& operator=(Store&&) = default;
    virtual ~Store() = default;

    // Runs `act` on this store in a transaction.
    virtual Result<void> in_transaction(const std::function<Result<void>()>& act) = 0;

    // Long calls invoke `watch` now and then, and fail once `watch` returns false.
    virtual void set_cancel_check(std::function<bool()> watch) = 0;

    // The name of the store in errors: a file, or "PostgreSQL".
    virtual std::string name() const = 0;

    // Returns the settings, or nullopt for a new ladder.
    virtual Result<std::optional<LadderSettings>> settings() = 0;

    // Creates a ladder and returns its settings. If another program created the ladder first, these are the
    // settings of that program.
    virtual Result<LadderSettings> begin(const LadderSettings& ladder_settings) = 0;

    virtual Result<std::vector<std::string>> bots() = 0;

    // Ensures that each pairing has at least `pairs` pairs, including existing ones. Call it within
    // `in_transaction`, because it may add many pairs.
    virtual Result<void> add(const std::vector<PairingRequest>& pairings, std::int64_t pairs) = 0;

    // Ensures that all pairings have at least `pairs` pairs. Call it within `in_transaction`.
    virtual Result<void> extend(std::int64_t pairs) = 0;

    // `due` counts the pairs to play, including those being played. `played` counts the pairs played.
    struct Progress {
        std::int64_t due = 0;
        std::int64_t played = 0;
    };
    virtual Result<Progress> progress() = 0;

    // Takes the next pair, in the order of deals, for this worker. Returns nullopt if no pair is waiting.
    virtual Result<std::optional<Task>> take() = 0;

    // Sends this worker's heartbeat and writes pending results. Call it once per `heartbeat_interval()`.
    virtual Result<void> heartbeat() = 0;
    virtual std::chrono::milliseconds heartbeat_interval() const = 0;

    // Stores a pair, either at once or, together with other pairs, within a tenth of a second. A pair
    // reassigned to another worker is not stored twice.
    virtual Result<void> save(const PlayedPair& pair) = 0;

    // Writes pending results and releases all other pairs of this worker.
    virtual Result<void> release_tasks() = 0;

    // Returns the half points of a pairing's pairs, from the first deal up to the first missing deal.
    virtual Result<std::vector<int>> half_points(std::int64_t pairing) = 0;

    // Stops a pairing. Only pairs being played are still stored.
    virtual Result<void> close(std::int64_t pairing) = 0;

    virtual Result<AllMatches> all() = 0;

    // Calls `take(one, other, deal, round, record)` for every game.
    using TakeRecord = std::function<void(const std::string& one, const std::string& other, std::int64_t deal,
                                          std::int64_t round, const std::string& record)>;
    virtual Result<void> records(const TakeRecord& take) = 0;

    // True if other programs may play the same ladder.
    virtual bool is_shared() const = 0;
};

}  // namespace bastide::ladder
