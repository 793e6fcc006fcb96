#include "tui/solo/solo_store.h"

#include <array>

#include "bastide/solo/format.h"
#include "bastide/text/counted.h"

namespace bastide::tui {
namespace {

constexpr std::array migrations = {
    // The moves are as in a saved game: {"place":[HAND,ROW,COLUMN]} or {"discard":true}.
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
    // The game to resume is the one touched last; results are looked up after every game.
    R"(ALTER TABLE games ADD COLUMN touched INTEGER NOT NULL DEFAULT 0;
       CREATE INDEX unfinished ON games (touched) WHERE score IS NULL;
       CREATE INDEX results ON games (size, roads, dealer, chain_bonus, ranked, score)
           WHERE score IS NOT NULL;)",
};

constexpr const char* load_game = R"(
    SELECT json_object('version', 1, 'size', size, 'roads', roads, 'dealer', dealer,
                       'chain_bonus', chain_bonus, 'seed', seed,
                       'moves', json((SELECT '[' || coalesce(group_concat(move), '') || ']' FROM
                           (SELECT move FROM moves WHERE game = games.id ORDER BY number)))),
           played, ranked, changes, score IS NOT NULL, score,
           (SELECT count(*) FROM moves WHERE game = games.id),
           (SELECT coalesce(min(number), 0) FROM moves WHERE game = games.id),
           (SELECT coalesce(max(number), -1) FROM moves WHERE game = games.id), started
    FROM games WHERE id = ?)";

constexpr const char* update_game = R"(
    UPDATE games
    SET played = ?, score = ?, finished = CASE WHEN ? THEN CURRENT_TIMESTAMP END, changes = changes + 1,
        touched = (SELECT max(touched) + 1 FROM games)
    WHERE id = ? AND changes = ?)";

constexpr const char* find_ranking = R"(
    SELECT count(*), coalesce(sum(score > ?), 0), coalesce(max(score), 0) FROM games
    WHERE score IS NOT NULL AND size = ? AND roads = ? AND dealer = ? AND chain_bonus = ? AND ranked = ?)";

constexpr const char* find_ranked_result = R"(
    SELECT score FROM games
    WHERE score IS NOT NULL AND size = ? AND roads = ? AND dealer = ? AND chain_bonus = ? AND ranked AND seed = ?
    ORDER BY id LIMIT 1)";

std::string move_text(const solo::Move& move, const solo::Board& board) {
    text::JsonWriter json;
    solo::write_move(json, move, board);
    return json.take_piece();
}

}  // namespace

int SoloStore::version() {
    return static_cast<int>(migrations.size());
}

Result<SoloStore> SoloStore::open(const std::string& file) {
    auto database = store::open_store(file, migrations);
    if (!database) return std::unexpected(std::move(database.error()));
    return SoloStore(std::move(*database));
}

Result<std::optional<SoloStore>> SoloStore::open_to_read(const std::string& file) {
    auto found = store::open_store_to_read(file, migrations);
    if (!found) return std::unexpected(std::move(found.error()));
    std::optional<Database>& database = *found;
    if (!database) return std::nullopt;
    return SoloStore(std::move(*database));
}

Result<std::optional<Kept<solo::Table>>> SoloStore::latest(const std::function<bool(const Table&)>& fits) {
    return first_that_fits<Table>(
        database_.statement("SELECT id FROM games WHERE score IS NULL ORDER BY touched DESC, id DESC"),
        [this](std::int64_t row) { return load(row); }, fits);
}

Result<Kept<solo::Table>> SoloStore::load(std::int64_t row) {
    Statement statement = database_.statement(load_game);
    const auto wrong = [&](std::string what) {
        return std::unexpected(
            Error{.where = {.file = database_.file(), .context = "game " + std::to_string(row)},
                  .message = std::move(what)});
    };
    const auto found = statement.bind(row).step();
    if (!found && !statement.can_run()) return std::unexpected(found.error());
    if (!found) return wrong("cannot be read: " + found.error().what());
    if (!*found) return std::unexpected(no_such_game(database_, game, row));
    auto saved = solo::read_saved_game(statement.text(0));
    if (!saved) return wrong("is damaged: " + saved.error().what());
    const std::int64_t moves = statement.number(6);
    const std::int64_t played = statement.number(1);
    if (moves != std::ssize(saved->moves) || statement.number(7) != 0 || statement.number(8) != moves - 1)
        return wrong("is damaged: some of its moves are missing");
    if (played < 0 || played > moves)
        return wrong("is damaged: it has " + text::counted(moves, "move") + ", and " +
                     std::to_string(played) + " are said to be played");
    auto record = solo::replay(*saved);
    if (!record) return wrong("is damaged: " + record.error().what());
    record->go_to(static_cast<std::size_t>(played));
    const std::int64_t score = statement.number(5);
    const bool is_said_to_be_over = statement.number(4) != 0;
    if (is_said_to_be_over && (!record->game().is_over() || score != record->game().board().score().total()))
        return wrong("is damaged: its moves do not end with " + std::to_string(score) + " points");
    return Kept<Table>{{row, statement.number(3)},
                       table_of(*std::move(record), statement.number(2) != 0),
                       statement.text(9)};
}

Result<AllOf<solo::Table>> SoloStore::all() {
    return load_all<Table>(database_.statement("SELECT id FROM games ORDER BY touched DESC, id DESC"),
                           [this](std::int64_t row) { return load(row); });
}

Result<int> SoloStore::unfinished() {
    return count_good<Table>(database_.statement("SELECT id FROM games WHERE score IS NULL"),
                             [this](std::int64_t row) { return load(row); });
}

Result<void> SoloStore::remove(std::int64_t number) {
    constexpr auto statements =
        std::to_array<const char*>({"DELETE FROM moves WHERE game = ?", "DELETE FROM games WHERE id = ?"});
    return delete_game(database_, statements, number, game);
}

Result<std::int64_t> SoloStore::insert(const Table& table) {
    Statement statement = database_.statement(
        "INSERT INTO games (size, roads, dealer, chain_bonus, seed, ranked) VALUES (?, ?, ?, ?, ?, ?)");
    const auto& [settings, seed] = table.record.start();
    statement.bind(settings.size).bind(name(settings.roads)).bind(name(settings.dealer));
    statement.bind(name(settings.chain_bonus)).bind(seed).bind(table.ranked ? 1 : 0);
    if (auto inserted = run(statement); !inserted) return std::unexpected(inserted.error());
    return database_.last_row();
}

Result<void> SoloStore::keep(GameKey& key, const Table& table) {
    Statement update = database_.statement(update_game);
    update.bind(static_cast<std::int64_t>(table.record.played()));
    if (table.game().is_over()) {
        update.bind(table.board().score().total()).bind(1);
    } else {
        update.bind_null().bind(0);
    }
    std::vector<std::string> moves;
    for (const auto& step : table.record.line()) moves.push_back(move_text(step.move, table.board()));
    return store_change(database_, key,
                        {.game = game,
                         .insert = [&] { return insert(table); },
                         .update = std::move(update),
                         .moves = std::move(moves)});
}

Result<std::optional<int>> SoloStore::ranked_result(const solo::Deal& deal) {
    Statement statement = database_.statement(find_ranked_result);
    const auto& [settings, seed] = deal;
    statement.bind(settings.size).bind(name(settings.roads)).bind(name(settings.dealer));
    const auto row = statement.bind(name(settings.chain_bonus)).bind(seed).step();
    if (!row) return std::unexpected(row.error());
    return *row ? std::optional(static_cast<int>(statement.number(0))) : std::nullopt;
}

Result<Ranking> SoloStore::ranking(const solo::Settings& settings, bool ranked, int score) {
    Statement statement = database_.statement(find_ranking);
    statement.bind(score).bind(settings.size).bind(name(settings.roads)).bind(name(settings.dealer));
    const auto row = statement.bind(name(settings.chain_bonus)).bind(ranked ? 1 : 0).step();
    if (!row) return std::unexpected(row.error());
    const auto column = [&statement](int at) { return static_cast<int>(statement.number(at)); };
    return Ranking{.results = column(0), .better = column(1), .best = column(2)};
}

Result<std::string> games_file() {
    return store::data_file("solo.db");
}

}  // namespace bastide::tui
