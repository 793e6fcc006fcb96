#include "ladder/sql_store.h"

#include <algorithm>
#include <charconv>
#include <map>
#include <utility>

#include "bastide/text/quote.h"

namespace bastide::ladder {
namespace {

using store::to_number;
using store::Values;

// States of a pair.
constexpr const char* waiting = "0";
constexpr const char* taken = "1";
constexpr const char* played = "2";

// The seconds since 1970 in PostgreSQL: all workers go by its clock.
constexpr const char* seconds_now = "extract(epoch FROM clock_timestamp())";

std::optional<std::int64_t> optional_number(const std::string& text) {
    if (text.empty()) return std::nullopt;
    return to_number(text);
}

std::string text_of(const std::optional<std::int64_t>& value) {
    return value ? std::to_string(*value) : "";
}

constexpr const char* match_columns =
    "points_one, points_other, forfeited_by, microseconds_one, microseconds_other, moves_one, moves_other";

// Adds a match to the pairs of its meeting, which come in order.
void add_match(std::vector<match::LadderPair>& pairs, std::int64_t deal, std::int64_t round,
               const match::LadderMatch& match) {
    if (round == 0) pairs.push_back({.deal = deal, .matches = {}});
    if (!pairs.empty() && pairs.back().deal == deal && (round == 0 || round == 1))
        pairs.back().matches[static_cast<std::size_t>(round)] = match;
}

Task task_of(const std::vector<std::string>& row) {
    return {.id = to_number(row[0]),
            .pairing = to_number(row[1]),
            .deal = to_number(row[2]),
            .one = row[3],
            .other = row[4]};
}

// Returns "1, 2", or "0", which is no id, for an empty set.
std::string list_of(const std::set<std::int64_t>& ids) {
    std::string list;
    for (const std::int64_t id : ids) list += (list.empty() ? "" : ", ") + std::to_string(id);
    return list.empty() ? "0" : list;
}

}  // namespace

// From the columns of `match_columns`.
Result<match::LadderMatch> SqlStore::match_of(const std::vector<std::string>& row, std::size_t first) const {
    const auto at = [&](std::size_t column) { return to_number(row[first + column]); };
    match::LadderMatch match{.points = {static_cast<int>(at(0)), static_cast<int>(at(1))},
                             .forfeited_by = {},
                             .microseconds = {at(3), at(4)},
                             .moves = {static_cast<int>(at(5)), static_cast<int>(at(6))}};
    const std::string& forfeited_by = row[first + 2];
    if (forfeited_by.empty()) return match;
    if (forfeited_by != "0" && forfeited_by != "1")
        return bad("this ladder is damaged: a game was forfeited by " + text::in_quotes(forfeited_by) +
                   ", expected 0 or 1");
    match.forfeited_by = static_cast<int>(at(2));
    return match;
}

// The pairs of one pairing in the order of deals.
Result<std::vector<match::LadderPair>> SqlStore::pairs_of(const std::string& pairing) {
    const auto rows = query(std::string("SELECT deal, round, ") + match_columns +
                                " FROM ladder_pairs, ladder_matches WHERE meeting = $1 AND pair = "
                                "ladder_pairs.id ORDER BY deal, round",
                            {pairing});
    if (!rows) return std::unexpected(rows.error());
    std::vector<match::LadderPair> pairs;
    for (const auto& row : *rows) {
        const auto match = match_of(row, 2);
        if (!match) return std::unexpected(match.error());
        add_match(pairs, to_number(row[0]), to_number(row[1]), *match);
    }
    return pairs;
}

Result<void> SqlStore::in_transaction(const std::function<Result<void>()>& act) {
    return sql_->in_transaction([&] -> Result<void> {
        // Programs that add the same in another order would wait for each other.
        if (is_shared())
            if (auto locked = execute("SELECT pg_advisory_xact_lock(482303)"); !locked) return locked;
        return act();
    });
}

void SqlStore::set_cancel_check(std::function<bool()> should_continue) {
    should_continue_ = std::move(should_continue);
    sql_->set_cancel_check([this] { return may_release_tasks(); });
}

// The database is used a while longer after the program is interrupted, so that tasks can be released.
bool SqlStore::may_release_tasks() {
    if (!should_continue_ || should_continue_()) return true;
    constexpr std::chrono::seconds to_release{3};
    if (!ends_) ends_ = std::chrono::steady_clock::now() + to_release;
    return std::chrono::steady_clock::now() < *ends_;
}

Result<void> SqlStore::execute(const std::string& sql, const Values& values) {
    const auto rows = query(sql, values);
    if (!rows) return std::unexpected(rows.error());
    return {};
}

Result<std::optional<LadderSettings>> SqlStore::settings() {
    const auto rows =
        query("SELECT settings, seed, simulations, move_time, match_time, sprt FROM ladder_terms");
    if (!rows) return std::unexpected(rows.error());
    if (rows->empty()) return std::nullopt;
    const auto& row = rows->front();
    return LadderSettings{.settings = row[0],
                          .seed = row[1],
                          .simulations = optional_number(row[2]),
                          .move_time = optional_number(row[3]),
                          .match_time = optional_number(row[4]),
                          .sprt = row[5]};
}

Result<LadderSettings> SqlStore::begin(const LadderSettings& ladder_settings) {
    auto begun = execute(
        "INSERT INTO ladder_terms (id, settings, seed, simulations, move_time, match_time, sprt) "
        "VALUES (1, $1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
        {ladder_settings.settings, ladder_settings.seed, text_of(ladder_settings.simulations),
         text_of(ladder_settings.move_time), text_of(ladder_settings.match_time), ladder_settings.sprt});
    if (!begun) return std::unexpected(std::move(begun.error()));
    auto stored = this->settings();
    if (!stored) return std::unexpected(std::move(stored.error()));
    return stored->value_or(ladder_settings);
}

Result<std::vector<std::string>> SqlStore::bots() {
    const auto rows = query("SELECT word FROM ladder_bots ORDER BY id");
    if (!rows) return std::unexpected(rows.error());
    std::vector<std::string> bots;
    for (const auto& row : *rows) bots.push_back(row[0]);
    return bots;
}

// Two bots that are already paired in the other order keep that order.
Result<std::int64_t> SqlStore::pairing_of(const PairingRequest& kind) {
    for (const std::string& word : {kind.one, kind.other})
        if (auto added = execute("INSERT INTO ladder_bots (word) VALUES ($1) ON CONFLICT DO NOTHING", {word});
            !added)
            return std::unexpected(std::move(added.error()));
    const std::string find =
        "SELECT ladder_meetings.id FROM ladder_meetings, ladder_bots a, ladder_bots b "
        "WHERE a.id = one AND b.id = other AND a.word = $1 AND b.word = $2";
    const auto reverse = query(find, {kind.other, kind.one});
    if (!reverse) return std::unexpected(reverse.error());
    if (!reverse->empty()) return to_number(reverse->front()[0]);
    auto added = execute(
        "INSERT INTO ladder_meetings (one, other) SELECT a.id, b.id FROM ladder_bots a, ladder_bots b "
        "WHERE a.word = $1 AND b.word = $2 ON CONFLICT DO NOTHING",
        {kind.one, kind.other});
    if (!added) return std::unexpected(std::move(added.error()));
    const auto found = query(find, {kind.one, kind.other});
    if (!found) return std::unexpected(found.error());
    return found->empty() ? 0 : to_number(found->front()[0]);
}

// Some deals at a time, so that it can be stopped.
Result<void> SqlStore::fill(const std::vector<std::int64_t>& pairings, std::int64_t pairs) {
    if (std::cmp_greater(pairings.size(), max_pairs / pairs))
        return bad(std::to_string(pairings.size()) + " pairings of " + std::to_string(pairs) +
                   " pairs are more than a ladder can have: expected at most " + std::to_string(max_pairs) +
                   " pairs in total");
    constexpr std::int64_t at_once = 20'000;
    for (const std::int64_t pairing : pairings) {
        for (std::int64_t deal = 0; deal < pairs; deal += at_once) {
            if (should_continue_ && !should_continue_()) return bad("interrupted: nothing was added");
            auto added = execute(
                "INSERT INTO ladder_pairs (meeting, deal) WITH RECURSIVE deals (deal) AS "
                "(SELECT CAST($1 AS BIGINT) UNION ALL SELECT deal + 1 FROM deals "
                "WHERE deal + 1 < CAST($2 AS BIGINT)) "
                "SELECT ladder_meetings.id, deals.deal FROM ladder_meetings, deals "
                "WHERE closed = 0 AND ladder_meetings.id = " +
                    std::to_string(pairing) + " ON CONFLICT DO NOTHING",
                {std::to_string(deal), std::to_string(std::min(deal + at_once, pairs))});
            if (!added) return added;
        }
    }
    return {};
}

Result<void> SqlStore::add(const std::vector<PairingRequest>& pairings, std::int64_t pairs) {
    std::vector<std::int64_t> ids;
    for (const PairingRequest& kind : pairings) {
        const auto id = pairing_of(kind);
        if (!id) return std::unexpected(id.error());
        ids.push_back(*id);
    }
    return fill(ids, pairs);
}

Result<void> SqlStore::extend(std::int64_t pairs) {
    const auto rows = query("SELECT id FROM ladder_meetings WHERE closed = 0 ORDER BY id");
    if (!rows) return std::unexpected(rows.error());
    std::vector<std::int64_t> ids;
    for (const auto& row : *rows) ids.push_back(to_number(row[0]));
    return fill(ids, pairs);
}

Result<Store::Progress> SqlStore::progress() {
    if (auto done = write(); !done) return std::unexpected(std::move(done.error()));
    const auto rows =
        query(std::string("SELECT count(*), count(CASE WHEN state = ") + played +
              " THEN 1 END), count(CASE WHEN state NOT IN (0, 1, 2) THEN 1 END) FROM ladder_pairs");
    if (!rows) return std::unexpected(rows.error());
    const auto& row = rows->front();
    if (row[2] != "0") return bad("this ladder is damaged: a pair has a state that is neither 0, 1 nor 2");
    return Progress{to_number(row[0]), to_number(row[1])};
}

// No other program takes them, so nothing needs to be written.
Result<void> SqlStore::look_for_pairs() {
    constexpr std::size_t at_once = 256;
    const auto rows = query(
        "SELECT ladder_pairs.id, meeting, deal, a.word, b.word "
        "FROM ladder_pairs, ladder_meetings, ladder_bots a, ladder_bots b "
        "WHERE state < 2 AND ladder_meetings.id = meeting AND a.id = one AND b.id = other "
        "ORDER BY deal, meeting LIMIT " +
        std::to_string(at_once + pairs_.size()));
    if (!rows) return std::unexpected(rows.error());
    for (const auto& row : *rows)
        if (const Task task = task_of(row); !pairs_.contains(task.id)) waiting_.push_back(task);
    return {};
}

Result<std::optional<Task>> SqlStore::take() {
    if (is_shared()) return take_shared();
    if (waiting_.empty())
        if (auto written = write(); !written) return std::unexpected(std::move(written.error()));
    if (waiting_.empty())
        if (auto found = look_for_pairs(); !found) return std::unexpected(std::move(found.error()));
    if (waiting_.empty()) return std::nullopt;
    Task task = std::move(waiting_.front());
    waiting_.pop_front();
    pairs_.insert(task.id);
    return task;
}

// If the clock was set back, a heartbeat in the future means nothing.
Result<std::optional<Task>> SqlStore::take_shared() {
    const auto rows = query(
        std::string("WITH taken AS (UPDATE ladder_pairs SET state = ") + taken + ", worker = $1, beat = " +
            seconds_now + " WHERE id = (SELECT id FROM ladder_pairs WHERE state = " + waiting +
            " OR (state = " + taken + " AND beat NOT BETWEEN " + seconds_now + " - " +
            std::to_string(lease_.count()) + " AND " + seconds_now + " + 1) ORDER BY deal, meeting LIMIT 1" +
            " FOR UPDATE SKIP LOCKED) RETURNING id, meeting, deal) "
            "SELECT taken.id, meeting, deal, a.word, b.word "
            "FROM taken, ladder_meetings, ladder_bots a, ladder_bots b "
            "WHERE ladder_meetings.id = meeting AND a.id = one AND b.id = other",
        {worker_});
    if (!rows) return std::unexpected(rows.error());
    if (rows->empty()) return std::nullopt;
    pairs_.insert(to_number(rows->front()[0]));
    return task_of(rows->front());
}

std::string SqlStore::own_pairs() const {
    return "id IN (" + list_of(pairs_) + ") AND worker = $1 AND state = " + taken;
}

Result<void> SqlStore::heartbeat() {
    if (auto done = write(); !done) return done;
    if (pairs_.empty() || !is_shared()) return {};
    return execute(std::string("UPDATE ladder_pairs SET beat = ") + seconds_now + " WHERE " + own_pairs(),
                   {worker_});
}

Result<void> SqlStore::save(const PlayedPair& pair) {
    unwritten_.push_back(pair);
    const bool is_soon = std::chrono::steady_clock::now() < written_ + between_writes;
    return is_soon && !is_shared() && unwritten_.size() < max_batch ? Result<void>() : write();
}

// Writes all games in one statement. After a crash before the next one, their pairs are played again but not
// stored twice.
Result<void> SqlStore::write() {
    written_ = std::chrono::steady_clock::now();
    if (unwritten_.empty()) return {};
    Values values;
    std::string rows;
    std::string ids;
    for (const PlayedPair& pair : unwritten_) {
        const std::string id = std::to_string(pair.task.id);
        ids += (ids.empty() ? "" : ", ") + id;
        for (std::size_t round = 0; round < 2; ++round) {
            const auto& [match, why, record] = pair.matches[round];
            rows += rows.empty() ? "(" : ", (";
            for (const std::string& value :
                 {id, std::to_string(round), std::to_string(match.points[0]), std::to_string(match.points[1]),
                  match.forfeited_by ? std::to_string(*match.forfeited_by) : "",
                  std::to_string(match.microseconds[0]), std::to_string(match.microseconds[1]),
                  std::to_string(match.moves[0]), std::to_string(match.moves[1]), why, record}) {
                values.push_back(value);
                rows += (rows.ends_with('(') ? "$" : ", $") + std::to_string(values.size());
            }
            rows += ')';
        }
    }
    auto inserted = execute(std::string("INSERT INTO ladder_matches (pair, round, ") + match_columns +
                                ", why, record) VALUES " + rows + " ON CONFLICT DO NOTHING",
                            values);
    if (!inserted) return inserted;
    auto marked =
        execute(std::string("UPDATE ladder_pairs SET state = ") + played + " WHERE id IN (" + ids + ")");
    if (!marked) return marked;
    for (const PlayedPair& pair : unwritten_) pairs_.erase(pair.task.id);
    unwritten_.clear();
    return {};
}

Result<void> SqlStore::release_tasks() {
    if (auto done = write(); !done) return done;
    const std::string own = pairs_.empty() ? "" : own_pairs();
    pairs_.clear();
    waiting_.clear();
    if (own.empty() || !is_shared()) return {};
    return execute(std::string("UPDATE ladder_pairs SET state = ") + waiting + " WHERE " + own, {worker_});
}

Result<std::vector<int>> SqlStore::half_points(std::int64_t pairing) {
    if (auto done = write(); !done) return std::unexpected(std::move(done.error()));
    const auto pairs = pairs_of(std::to_string(pairing));
    if (!pairs) return std::unexpected(pairs.error());
    std::vector<int> points;
    for (const match::LadderPair& pair : *pairs) {
        if (std::cmp_not_equal(pair.deal, points.size())) break;
        points.push_back(match::half_points(pair));
    }
    return points;
}

Result<void> SqlStore::close(std::int64_t pairing) {
    std::erase_if(waiting_, [pairing](const Task& task) { return task.pairing == pairing; });
    if (auto closed =
            execute("UPDATE ladder_meetings SET closed = 1 WHERE id = $1", {std::to_string(pairing)});
        !closed)
        return closed;
    // If no other program takes pairs, those being played are not marked.
    return execute(std::string("DELETE FROM ladder_pairs WHERE meeting = $1 AND state = ") + waiting +
                       " AND id NOT IN (" + list_of(pairs_) + ")",
                   {std::to_string(pairing)});
}

Result<AllMatches> SqlStore::all() {
    if (auto done = write(); !done) return std::unexpected(std::move(done.error()));
    AllMatches all;
    const auto bots = query("SELECT id, word FROM ladder_bots ORDER BY id");
    if (!bots) return std::unexpected(bots.error());
    std::map<std::string, std::size_t> numbers;
    for (const auto& row : *bots) {
        if (text::printable(row[1]) != row[1])
            return bad("this ladder is damaged: " + text::in_quotes(row[1]) + " is not the name of a bot");
        numbers[row[0]] = all.bots.size();
        all.bots.push_back(row[1]);
    }
    const auto pairings = query("SELECT id, one, other FROM ladder_meetings ORDER BY id");
    if (!pairings) return std::unexpected(pairings.error());
    for (const auto& pairing : *pairings) {
        auto pairs = pairs_of(pairing[0]);
        if (!pairs) return std::unexpected(std::move(pairs.error()));
        all.pairings.push_back(
            {.one = numbers[pairing[1]], .other = numbers[pairing[2]], .pairs = *std::move(pairs)});
    }
    return all;
}

Result<void> SqlStore::records(const TakeRecord& take) {
    const auto pairings = query(
        "SELECT ladder_meetings.id, a.word, b.word FROM ladder_meetings, ladder_bots a, ladder_bots b "
        "WHERE a.id = one AND b.id = other ORDER BY ladder_meetings.id");
    if (!pairings) return std::unexpected(pairings.error());
    for (const auto& pairing : *pairings) {
        const auto rows = query(
            "SELECT deal, round, record FROM ladder_pairs, ladder_matches "
            "WHERE meeting = $1 AND pair = ladder_pairs.id ORDER BY deal, round",
            {pairing[0]});
        if (!rows) return std::unexpected(rows.error());
        for (const auto& row : *rows)
            take(pairing[1], pairing[2], to_number(row[0]), to_number(row[1]), row[2]);
    }
    return {};
}

}  // namespace bastide::ladder
