#include "ladder/sql_store.h"

#include <charconv>
#include <map>
#include <utility>

namespace bastide::ladder {
namespace {

// Of a pair.
constexpr const char* waiting = "0";
constexpr const char* taken = "1";
constexpr const char* played = "2";

// The seconds since 1970, of PostgreSQL: all workers go by its clock.
constexpr const char* seconds_now = "extract(epoch FROM clock_timestamp())";

std::int64_t number(const std::string& text) {
    std::int64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value);
    return value;
}

std::optional<std::int64_t> optional_number(const std::string& text) {
    if (text.empty()) return std::nullopt;
    return number(text);
}

std::string text_of(const std::optional<std::int64_t>& value) {
    return value ? std::to_string(*value) : "";
}

// From the columns of `match_columns`.
match::LadderMatch match_of(const std::vector<std::string>& row, std::size_t first) {
    const auto at = [&](std::size_t column) { return number(row[first + column]); };
    match::LadderMatch match{.points = {static_cast<int>(at(0)), static_cast<int>(at(1))},
                             .forfeited_by = {},
                             .microseconds = {at(3), at(4)},
                             .moves = {static_cast<int>(at(5)), static_cast<int>(at(6))}};
    if (!row[first + 2].empty()) match.forfeited_by = static_cast<int>(at(2));
    return match;
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
    return {.id = number(row[0]),
            .meeting = number(row[1]),
            .deal = number(row[2]),
            .one = row[3],
            .other = row[4]};
}

// The deals of a meeting that are not there yet.
constexpr const char* insert_pairs =
    "INSERT INTO ladder_pairs (meeting, deal) "
    "WITH RECURSIVE deals (deal) AS "
    "(SELECT 0 UNION ALL SELECT deal + 1 FROM deals WHERE deal + 1 < CAST($1 AS INTEGER)) "
    "SELECT ladder_meetings.id, deals.deal FROM ladder_meetings, deals WHERE ladder_meetings.closed = 0 AND ";

}  // namespace

Result<void> SqlStore::tell(const std::string& sql, const Values& values) {
    const auto rows = ask(sql, values);
    if (!rows) return std::unexpected(rows.error());
    return {};
}

Result<std::optional<Terms>> SqlStore::terms() {
    const auto rows =
        ask("SELECT settings, seed, simulations, move_time, match_time, sprt FROM ladder_terms");
    if (!rows) return std::unexpected(rows.error());
    if (rows->empty()) return std::nullopt;
    const auto& row = rows->front();
    return Terms{.settings = row[0],
                 .seed = row[1],
                 .simulations = optional_number(row[2]),
                 .move_time = optional_number(row[3]),
                 .match_time = optional_number(row[4]),
                 .sprt = row[5]};
}

Result<Terms> SqlStore::begin(const Terms& terms) {
    auto begun = tell(
        "INSERT INTO ladder_terms (id, settings, seed, simulations, move_time, match_time, sprt) "
        "VALUES (1, $1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING",
        {terms.settings, terms.seed, text_of(terms.simulations), text_of(terms.move_time),
         text_of(terms.match_time), terms.sprt});
    if (!begun) return std::unexpected(std::move(begun.error()));
    auto kept = this->terms();
    if (!kept) return std::unexpected(std::move(kept.error()));
    return kept->value_or(terms);
}

Result<std::vector<std::string>> SqlStore::bots() {
    const auto rows = ask("SELECT word FROM ladder_bots ORDER BY id");
    if (!rows) return std::unexpected(rows.error());
    std::vector<std::string> bots;
    for (const auto& row : *rows) bots.push_back(row[0]);
    return bots;
}

Result<void> SqlStore::add(const std::vector<Wish>& meetings, std::int64_t pairs) {
    for (const auto& [one, other] : meetings) {
        for (const std::string& word : {one, other})
            if (auto added =
                    tell("INSERT INTO ladder_bots (word) VALUES ($1) ON CONFLICT DO NOTHING", {word});
                !added)
                return added;
        // Two that have met the other way round meet so again.
        const std::string this_one =
            "one = (SELECT id FROM ladder_bots WHERE word = $1) AND other = (SELECT id FROM ladder_bots "
            "WHERE word = $2)";
        const auto turned = ask(
            "SELECT id FROM ladder_meetings WHERE other = (SELECT id FROM ladder_bots WHERE word = $1) AND "
            "one = (SELECT id FROM ladder_bots WHERE word = $2)",
            {one, other});
        if (!turned) return std::unexpected(turned.error());
        if (turned->empty()) {
            if (auto added = tell("INSERT INTO ladder_meetings (one, other) SELECT a.id, b.id FROM "
                                  "ladder_bots a, ladder_bots b "
                                  "WHERE a.word = $1 AND b.word = $2 ON CONFLICT DO NOTHING",
                                  {one, other});
                !added)
                return added;
        }
        const auto id =
            turned->empty() ? ask("SELECT id FROM ladder_meetings WHERE " + this_one, {one, other}) : turned;
        if (!id) return std::unexpected(id.error());
        if (auto added = tell(std::string(insert_pairs) + "ladder_meetings.id = " +
                                  std::to_string(number(id->front()[0])) + " ON CONFLICT DO NOTHING",
                              {std::to_string(pairs)});
            !added)
            return added;
    }
    return {};
}

Result<void> SqlStore::extend(std::int64_t pairs) {
    return tell(std::string(insert_pairs) + "1 = 1 ON CONFLICT DO NOTHING", {std::to_string(pairs)});
}

Result<Store::Progress> SqlStore::progress() {
    if (auto done = write(); !done) return std::unexpected(std::move(done.error()));
    const auto rows = ask(std::string("SELECT count(*), count(CASE WHEN state = ") + played +
                          " THEN 1 END) FROM ladder_pairs");
    if (!rows) return std::unexpected(rows.error());
    return Progress{number(rows->front()[0]), number(rows->front()[1])};
}

// Nobody else takes them, so nothing need be written.
Result<void> SqlStore::look_for_pairs() {
    constexpr std::size_t at_once = 256;
    const auto rows =
        ask("SELECT ladder_pairs.id, meeting, deal, a.word, b.word "
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
        if (auto looked = look_for_pairs(); !looked) return std::unexpected(std::move(looked.error()));
    if (waiting_.empty()) return std::nullopt;
    Task task = std::move(waiting_.front());
    waiting_.pop_front();
    pairs_.insert(task.id);
    return task;
}

Result<std::optional<Task>> SqlStore::take_shared() {
    const auto rows = ask(std::string("WITH taken AS (UPDATE ladder_pairs SET state = ") + taken +
                              ", worker = $1, beat = " + seconds_now +
                              " WHERE id = (SELECT id FROM ladder_pairs WHERE state = " + waiting +
                              " OR (state = " + taken + " AND beat < " + seconds_now + " - " +
                              std::to_string(lease_.count()) + ") ORDER BY deal, meeting LIMIT 1" +
                              " FOR UPDATE SKIP LOCKED) RETURNING id, meeting, deal) "
                              "SELECT taken.id, meeting, deal, a.word, b.word "
                              "FROM taken, ladder_meetings, ladder_bots a, ladder_bots b "
                              "WHERE ladder_meetings.id = meeting AND a.id = one AND b.id = other",
                          {worker_});
    if (!rows) return std::unexpected(rows.error());
    if (rows->empty()) return std::nullopt;
    pairs_.insert(number(rows->front()[0]));
    return task_of(rows->front());
}

std::string SqlStore::own_pairs() const {
    std::string list;
    for (const std::int64_t id : pairs_) list += (list.empty() ? "" : ", ") + std::to_string(id);
    return "id IN (" + list + ") AND worker = $1 AND state = " + taken;
}

Result<void> SqlStore::beat() {
    if (auto done = write(); !done) return done;
    if (pairs_.empty() || !is_shared()) return {};
    return tell(std::string("UPDATE ladder_pairs SET beat = ") + seconds_now + " WHERE " + own_pairs(),
                {worker_});
}

Result<void> SqlStore::keep(const KeptPair& pair) {
    kept_.push_back(pair);
    const bool is_soon = std::chrono::steady_clock::now() < written_ + between_writes;
    return is_soon && !is_shared() && kept_.size() < most_at_once ? Result<void>() : write();
}

// All matches in one statement. Who is stopped before the next leaves pairs that are played again, and not
// kept again.
Result<void> SqlStore::write() {
    written_ = std::chrono::steady_clock::now();
    if (kept_.empty()) return {};
    Values values;
    std::string rows;
    std::string ids;
    for (const KeptPair& pair : kept_) {
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
    auto kept = tell(std::string("INSERT INTO ladder_matches (pair, round, ") + match_columns +
                         ", why, record) VALUES " + rows + " ON CONFLICT DO NOTHING",
                     values);
    if (!kept) return kept;
    auto marked =
        tell(std::string("UPDATE ladder_pairs SET state = ") + played + " WHERE id IN (" + ids + ")");
    if (!marked) return marked;
    for (const KeptPair& pair : kept_) pairs_.erase(pair.task.id);
    kept_.clear();
    return {};
}

Result<void> SqlStore::give_back() {
    if (auto done = write(); !done) return done;
    const std::string own = pairs_.empty() ? "" : own_pairs();
    pairs_.clear();
    waiting_.clear();
    if (own.empty() || !is_shared()) return {};
    return tell(std::string("UPDATE ladder_pairs SET state = ") + waiting + " WHERE " + own, {worker_});
}

Result<std::vector<int>> SqlStore::half_points(std::int64_t meeting) {
    if (auto done = write(); !done) return std::unexpected(std::move(done.error()));
    const auto rows = ask(std::string("SELECT deal, round, ") + match_columns +
                              " FROM ladder_pairs, ladder_matches WHERE meeting = $1 AND pair = "
                              "ladder_pairs.id ORDER BY deal, round",
                          {std::to_string(meeting)});
    if (!rows) return std::unexpected(rows.error());
    std::vector<match::LadderPair> pairs;
    for (const auto& row : *rows) add_match(pairs, number(row[0]), number(row[1]), match_of(row, 2));
    std::vector<int> points;
    for (const match::LadderPair& pair : pairs) {
        if (std::cmp_not_equal(pair.deal, points.size())) break;
        points.push_back(match::half_points(pair));
    }
    return points;
}

Result<void> SqlStore::close(std::int64_t meeting) {
    std::erase_if(waiting_, [meeting](const Task& task) { return task.meeting == meeting; });
    if (auto closed = tell("UPDATE ladder_meetings SET closed = 1 WHERE id = $1", {std::to_string(meeting)});
        !closed)
        return closed;
    return tell(std::string("DELETE FROM ladder_pairs WHERE meeting = $1 AND state = ") + waiting,
                {std::to_string(meeting)});
}

Result<AllMatches> SqlStore::all() {
    if (auto done = write(); !done) return std::unexpected(std::move(done.error()));
    AllMatches all;
    const auto bots = ask("SELECT id, word FROM ladder_bots ORDER BY id");
    if (!bots) return std::unexpected(bots.error());
    std::map<std::string, std::size_t> numbers;
    for (const auto& row : *bots) {
        numbers[row[0]] = all.bots.size();
        all.bots.push_back(row[1]);
    }
    const auto meetings = ask("SELECT id, one, other FROM ladder_meetings ORDER BY id");
    if (!meetings) return std::unexpected(meetings.error());
    for (const auto& meeting : *meetings) {
        const auto rows = ask(std::string("SELECT deal, round, ") + match_columns +
                                  " FROM ladder_pairs, ladder_matches WHERE meeting = $1 AND pair = "
                                  "ladder_pairs.id ORDER BY deal, round",
                              {meeting[0]});
        if (!rows) return std::unexpected(rows.error());
        match::Meeting& now = all.meetings.emplace_back(
            match::Meeting{.one = numbers[meeting[1]], .other = numbers[meeting[2]], .pairs = {}});
        for (const auto& row : *rows) add_match(now.pairs, number(row[0]), number(row[1]), match_of(row, 2));
    }
    return all;
}

Result<void> SqlStore::records(const TakeRecord& take) {
    const auto meetings =
        ask("SELECT ladder_meetings.id, a.word, b.word FROM ladder_meetings, ladder_bots a, ladder_bots b "
            "WHERE a.id = one AND b.id = other ORDER BY ladder_meetings.id");
    if (!meetings) return std::unexpected(meetings.error());
    for (const auto& meeting : *meetings) {
        const auto rows =
            ask("SELECT deal, round, record FROM ladder_pairs, ladder_matches "
                "WHERE meeting = $1 AND pair = ladder_pairs.id ORDER BY deal, round",
                {meeting[0]});
        if (!rows) return std::unexpected(rows.error());
        for (const auto& row : *rows) take(meeting[1], meeting[2], number(row[0]), number(row[1]), row[2]);
    }
    return {};
}

}  // namespace bastide::ladder
