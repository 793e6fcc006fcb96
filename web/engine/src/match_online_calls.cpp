// Calls for the page of an online table: the table after its events.
//
// The last table is cached, because the next call usually adds a few events to it, so no event is applied
// again. Answers do not depend on the cache.
#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <utility>

#include "bastide/match/errors.h"
#include "bastide/match/online/table_view.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/number.h"

namespace bastide::engine {
namespace {

// A table and its texts.
struct KnownTable {
    std::string settings;
    std::string commitment;
    std::string events;
    match::OnlineTable table;
};

std::optional<KnownTable>& last() {
    static std::optional<KnownTable> known;
    return known;
}

Result<KnownTable> begin(std::string_view settings, std::string_view commitment, std::string_view events) {
    if (auto known = std::exchange(last(), {}); known && known->settings == settings &&
                                                known->commitment == commitment &&
                                                events.starts_with(known->events))
        return *std::move(known);
    auto read = match::read_table_settings(settings);
    if (!read) return std::unexpected(std::move(read.error()));
    return KnownTable{std::string(settings),
                      std::string(commitment),
                      {},
                      match::OnlineTable(*std::move(read), std::string(commitment))};
}

using Seat = Within<-1, match::max_players - 1>;

// Returns the table as an OnlineView. Each event is a line with a newline. Spectators have seat -1.
Result<std::string> match_online(std::string_view settings, std::string_view commitment, Seat seat,
                                 std::string_view events) {
    auto known = begin(settings, commitment, events);
    if (!known) return std::unexpected(std::move(known.error()));
    std::string_view rest = events.substr(known->events.size());
    while (!rest.empty()) {
        const std::string_view line = rest.substr(0, rest.find('\n'));
        const auto event = match::read_table_event(line);
        if (!event) return std::unexpected(event.error());
        if (auto applied = known->table.apply(*event); !applied)
            return std::unexpected(std::move(applied.error()));
        rest.remove_prefix(std::min(rest.size(), line.size() + 1));
    }
    known->events = events;
    std::string view = view_json(known->table, seat, commitment);
    last() = *std::move(known);
    return view;
}

// Returns a browser's contribution to the deal, from 64 random hexadecimal digits and the player's word.
Result<std::string> match_contribution(std::string_view random, std::string_view word) {
    if (!match::is_key(random)) return fail(match::errors::bad_secret);
    return match::contribution_of(random, word);
}

using Round = Within<0, 1'000'000>;

// Returns the random bits of a contribution from a player's own number.
Result<std::string> match_own_random(std::string_view number, std::string_view server_commitment, Round round,
                                     Seat seat) {
    std::string random = match::random_of_number(number, server_commitment, round, seat);
    if (random.empty()) return fail(match::errors::bad_own_number);
    return random;
}

// Returns the commitment to a contribution.
std::string match_commitment(std::string_view contribution, std::string_view server_commitment, Round round,
                             Seat seat) {
    return match::commit_contribution(contribution, server_commitment, round, seat);
}

// The limits that pages need before they have a table.
std::string match_online_limits() {
    return match::online_limits_json();
}

constexpr std::array calls = {
    Call{"match_online", call<match_online>},
    Call{"match_online_limits", call<match_online_limits>},
    Call{"match_contribution", call<match_contribution>},
    Call{"match_own_random", call<match_own_random>},
    Call{"match_commitment", call<match_commitment>},
};

}  // namespace

std::span<const Call> match_online_calls() {
    return calls;
}

void declare_match_online(text::TypeScript& to) {
    match::declare_online_table(to);
}

}  // namespace bastide::engine
