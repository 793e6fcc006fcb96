#include "ladder/schema.h"

namespace bastide::ladder {
namespace {

std::string table(std::string_view name, std::string_view key, std::string_view columns) {
    std::string sql = "CREATE TABLE ";
    sql.append(name).append(" (id ").append(key).append(", ").append(columns).append(");");
    return sql;
}

}  // namespace

std::string tables(std::string_view key) {
    return
        // Times and numbers that are not there are empty.
        R"(CREATE TABLE ladder_terms (
               id INTEGER PRIMARY KEY CHECK (id = 1),
               settings TEXT NOT NULL, seed TEXT NOT NULL, simulations TEXT NOT NULL,
               move_time TEXT NOT NULL, match_time TEXT NOT NULL, sprt TEXT NOT NULL);)" +
        table("ladder_bots", key, "word TEXT NOT NULL UNIQUE") +
        table("ladder_meetings", key,
              R"(one BIGINT NOT NULL REFERENCES ladder_bots (id),
                 other BIGINT NOT NULL REFERENCES ladder_bots (id),
                 closed INTEGER NOT NULL DEFAULT 0,
                 UNIQUE (one, other))") +
        table("ladder_pairs", key,
              R"(meeting BIGINT NOT NULL REFERENCES ladder_meetings (id),
                 deal BIGINT NOT NULL,
                 state INTEGER NOT NULL DEFAULT 0,
                 worker TEXT NOT NULL DEFAULT '',
                 beat DOUBLE PRECISION NOT NULL DEFAULT 0,
                 UNIQUE (meeting, deal))") +
        // Unplayed pairs.
        R"(CREATE INDEX ladder_unplayed ON ladder_pairs (deal, meeting) WHERE state < 2;
           CREATE TABLE ladder_matches (
               pair BIGINT NOT NULL REFERENCES ladder_pairs (id),
               round INTEGER NOT NULL,
               points_one INTEGER NOT NULL, points_other INTEGER NOT NULL, forfeited_by TEXT NOT NULL,
               microseconds_one BIGINT NOT NULL, microseconds_other BIGINT NOT NULL,
               moves_one INTEGER NOT NULL, moves_other INTEGER NOT NULL,
               why TEXT NOT NULL, record TEXT NOT NULL,
               PRIMARY KEY (pair, round)))";
}

}  // namespace bastide::ladder
