#include "tui/game_store.h"

#include "bastide/text/plural.h"

namespace bastide::tui {

std::string saved_games_step(std::string_view old_games, std::string_view drop_old) {
    std::string sql = R"(
        CREATE TABLE saved_games (
            id INTEGER PRIMARY KEY,
            record TEXT NOT NULL,
            bots TEXT NOT NULL,
            settings TEXT NOT NULL,
            ranked INTEGER NOT NULL,
            played INTEGER NOT NULL,
            started TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
            finished TEXT,
            score INTEGER,
            changes INTEGER NOT NULL,
            touched INTEGER NOT NULL) STRICT;)";
    if (!old_games.empty()) {
        sql.append(R"(
        INSERT INTO saved_games
            (id, record, bots, settings, ranked, played, started, finished, score, changes, touched) )");
        sql.append(old_games).append(";").append(drop_old);
    }
    return sql.append(
        "CREATE INDEX unfinished ON saved_games (touched) WHERE finished IS NULL;"
        "CREATE INDEX results ON saved_games (settings, ranked, score) WHERE score IS NOT NULL");
}

std::string no_such_game(std::string_view game, std::string_view list_command, std::string_view number) {
    std::string text = "there is no ";
    text.append(game).append(" ").append(number).append(": '").append(list_command);
    return text + "' lists those that you have played";
}

Result<GameRow> GameRows::find(std::int64_t row) {
    auto rows = database_.execute(
        "SELECT record, bots, ranked, played, finished IS NOT NULL, score, changes, started "
        "FROM saved_games WHERE id = $1",
        {std::to_string(row)});
    if (!rows) return std::unexpected(std::move(rows.error()));
    if (rows->empty()) return std::unexpected(no_such_row(row));
    store::Values& found = rows->front();
    return GameRow{.key = {row, store::to_number(found[6])},
                   .game = {.record = std::move(found[0]),
                            .bots = std::move(found[1]),
                            .ranked = found[2] != "0",
                            .played = store::to_number(found[3]),
                            .is_over = found[4] != "0",
                            .score = std::move(found[5])},
                   .started = std::move(found[7])};
}

Result<std::vector<std::int64_t>> GameRows::rows(bool only_unfinished) {
    const std::string condition = only_unfinished ? "WHERE finished IS NULL " : "";
    const auto found =
        database_.execute("SELECT id FROM saved_games " + condition + "ORDER BY touched DESC, id DESC");
    if (!found) return std::unexpected(found.error());
    std::vector<std::int64_t> rows;
    for (const store::Values& row : *found) rows.push_back(store::to_number(row[0]));
    return rows;
}

Result<void> GameRows::save(GameKey& key, const GameColumns& saved) {
    const std::string columns = "record, bots, settings, ranked, played, finished, score, changes, touched";
    const std::string values =
        "$1, $2, $3, $4, $5, CASE WHEN $6 = '1' THEN CURRENT_TIMESTAMP END, NULLIF($7, ''), $8, "
        "(SELECT coalesce(max(touched), 0) + 1 FROM saved_games)";
    const std::string sql = key.row == 0
                                ? "INSERT INTO saved_games (" + columns + ", started) VALUES (" + values +
                                      ", CASE WHEN $9 = '1' THEN '' ELSE CURRENT_TIMESTAMP END) RETURNING id"
                                : "UPDATE saved_games SET (" + columns + ") = (" + values +
                                      ") WHERE id = $9 AND changes = $10 RETURNING id";
    store::Values bound = {saved.record,
                           saved.bots,
                           saved.settings,
                           saved.ranked ? "1" : "0",
                           std::to_string(saved.played),
                           saved.is_over ? "1" : "0",
                           saved.score,
                           std::to_string(key.changes + 1)};
    if (key.row == 0)
        bound.emplace_back(saved.is_imported ? "1" : "0");
    else
        bound.insert(bound.end(), {std::to_string(key.row), std::to_string(key.changes)});
    std::int64_t row = 0;
    auto stored = database_.in_transaction([&] -> Result<void> {
        const auto rows = database_.execute(sql, bound);
        if (!rows) return std::unexpected(rows.error());
        if (rows->empty())
            return std::unexpected(file_error(database_.file(), "another program has continued this " +
                                                                    std::string(game_) + " in the meantime"));
        row = store::to_number(rows->front()[0]);
        return {};
    });
    if (stored) key = {row, key.changes + 1};
    return stored;
}

Result<void> GameRows::remove(std::int64_t row) {
    const auto rows =
        database_.execute("DELETE FROM saved_games WHERE id = $1 RETURNING id", {std::to_string(row)});
    if (!rows) return std::unexpected(rows.error());
    if (rows->empty()) return std::unexpected(no_such_row(row));
    return {};
}

Error GameRows::no_such_row(std::int64_t row) const {
    return {{}, no_such_game(game_, list_command_, std::to_string(row))};
}

std::string played_error(std::int64_t played, std::size_t moves) {
    if (played >= 0 && std::cmp_less_equal(played, moves)) return {};
    return "it has " + text::plural(static_cast<std::int64_t>(moves), "move") + ", and " +
           std::to_string(played) + " are marked as played";
}

std::string damage(const Error& error) {
    return (error.where.context.empty() ? "" : to_string(error.where.context) + ": ") + error.what();
}

}  // namespace bastide::tui
