#include "tui/solo/solo_store.h"

#include <array>

namespace bastide::tui {
namespace {

constexpr std::array old_steps = {
    R"(CREATE TABLE games (
           id INTEGER PRIMARY KEY,
           size INTEGER NOT NULL, roads TEXT NOT NULL, dealer TEXT NOT NULL, chain_bonus TEXT NOT NULL,
           seed TEXT NOT NULL,
           ranked INTEGER NOT NULL,
           started TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
           finished TEXT,
           score INTEGER,
           played INTEGER NOT NULL DEFAULT 0,
           changes INTEGER NOT NULL DEFAULT 0) STRICT;
       CREATE TABLE moves (
           game INTEGER NOT NULL REFERENCES games (id) ON DELETE CASCADE,
           number INTEGER NOT NULL,
           move TEXT NOT NULL,
           PRIMARY KEY (game, number)) STRICT, WITHOUT ROWID;)",
    // The game to resume is the one touched last. Results are queried after every game.
    R"(ALTER TABLE games ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
       CREATE INDEX unfinished ON games (touched) WHERE score IS NULL;
       CREATE INDEX results ON games (size, roads, dealer, chain_bonus, ranked, score)
           WHERE score IS NOT NULL;)",
};

// A list of moves with a missing number is omitted, so that the game counts as damaged.
constexpr const char* old_games = R"(
    SELECT id,
           '{"version":1,"size":' || size || ',"roads":' || json_quote(roads) || ',"dealer":' || json_quote(dealer) ||
               ',"chain_bonus":' || json_quote(chain_bonus) || ',"seed":' || json_quote(seed) || ',"moves":' ||
               CASE WHEN last_move = moves - 1 THEN '[' || move_list || ']' ELSE 'null' END || '}',
           '', size || ',' || roads || ',' || dealer || ',' || chain_bonus, ranked, played, started, finished, score, changes, touched
    FROM (SELECT *,
              (SELECT count(*) FROM moves WHERE game = games.id) AS moves,
              (SELECT coalesce(max(number), -1) FROM moves WHERE game = games.id) AS last_move,
              (SELECT coalesce(group_concat(move), '') FROM
                  (SELECT move FROM moves WHERE game = games.id ORDER BY number)) AS move_list
          FROM games))";

constexpr const char* drop_old = "DROP TABLE moves; DROP TABLE games;";

// Games with the same text compete.
std::string text_of(const solo::Settings& settings) {
    std::string text = std::to_string(settings.size);
    for (const std::string_view word :
         {name(settings.roads), name(settings.dealer), name(settings.chain_bonus)})
        text.append(",").append(word);
    return text;
}

}  // namespace

store::Migrations StoredSoloGame::migrations() {
    static const std::string last = saved_games_step(old_games, drop_old);
    static const std::array all = {old_steps[0], old_steps[1], last.c_str()};
    return all;
}

GameColumns StoredSoloGame::save(const Table& table) {
    std::vector<solo::Move> moves;
    for (const auto& step : table.record.line()) moves.push_back(step.move);
    GameColumns saved{.record = to_json(solo::SavedGame{table.record.start(), std::move(moves)}),
                      .settings = text_of(table.settings()),
                      .ranked = table.ranked,
                      .played = static_cast<std::int64_t>(table.record.played()),
                      .is_over = table.game().is_over()};
    if (saved.is_over) saved.score = std::to_string(table.board().score().total());
    return saved;
}

Result<solo::Table> StoredSoloGame::load(const GameColumns& saved) {
    const auto read = solo::read_saved_game(saved.record);
    if (!read) return fail(damage(read.error()));
    auto record = replay_stored<solo::Game>(saved, read->deal, read->moves);
    if (!record) return std::unexpected(std::move(record.error()));
    const bool has_result = !saved.score.empty();
    if (has_result &&
        (!record->game().is_over() || saved.score != std::to_string(record->game().board().score().total())))
        return fail("its moves do not end with " + saved.score + " points");
    return table_of(*std::move(record), saved.ranked);
}

Result<std::optional<int>> ranked_result(SoloStore& store, const solo::Deal& deal) {
    const auto rows = store.database().execute(
        "SELECT score FROM saved_games WHERE score IS NOT NULL AND settings = $1 AND ranked = 1 "
        "AND CASE WHEN json_valid(record) THEN record ->> 'seed' END = $2 ORDER BY id LIMIT 1",
        {text_of(deal.settings), deal.seed});
    if (!rows) return std::unexpected(rows.error());
    if (rows->empty()) return std::nullopt;
    return static_cast<int>(store::to_number(rows->front()[0]));
}

Result<Ranking> ranking(SoloStore& store, const solo::Settings& settings, bool ranked, int score) {
    const auto rows = store.database().execute(
        "SELECT count(*), coalesce(sum(score > CAST($1 AS INTEGER)), 0), coalesce(max(score), 0) "
        "FROM saved_games WHERE score IS NOT NULL AND settings = $2 AND ranked = $3",
        {std::to_string(score), text_of(settings), ranked ? "1" : "0"});
    if (!rows) return std::unexpected(rows.error());
    const auto column = [&](std::size_t at) { return static_cast<int>(store::to_number(rows->front()[at])); };
    return Ranking{.results = column(0), .better = column(1), .best = column(2)};
}

Result<std::string> games_file() {
    return store::data_file("solo.db");
}

}  // namespace bastide::tui
