#include "tui/match/match_store.h"

#include <array>

#include "bastide/match/replay_table.h"
#include "bastide/match/saved_match.h"
#include "bastide/text/fields.h"
#include "bastide/text/quote.h"
#include "engines/engine_bot.h"

namespace bastide::tui {
namespace {

constexpr std::array old_steps = {
    R"(CREATE TABLE matches (
           id INTEGER PRIMARY KEY,
           meeples INTEGER NOT NULL, small_city TEXT NOT NULL, farm TEXT NOT NULL, fields TEXT NOT NULL,
           unplaceable TEXT NOT NULL, start TEXT NOT NULL, seed TEXT NOT NULL,
           ranked INTEGER NOT NULL,
           started TEXT NOT NULL DEFAULT CURRENT_TIMESTAMP,
           finished TEXT,
           played INTEGER NOT NULL DEFAULT 0,
           changes INTEGER NOT NULL DEFAULT 0,
           touched INTEGER NOT NULL DEFAULT 0) STRICT;
       CREATE TABLE seats (
           match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
           number INTEGER NOT NULL,
           name TEXT NOT NULL,
           bot TEXT,
           PRIMARY KEY (match, number)) STRICT, WITHOUT ROWID;
       CREATE TABLE moves (
           match INTEGER NOT NULL REFERENCES matches (id) ON DELETE CASCADE,
           number INTEGER NOT NULL,
           move TEXT NOT NULL,
           PRIMARY KEY (match, number)) STRICT, WITHOUT ROWID;
       CREATE INDEX unfinished ON matches (touched) WHERE finished IS NULL;)",
    // The reason of the last mover's forfeit, or null if nobody forfeited.
    "ALTER TABLE matches ADD COLUMN forfeit TEXT",
};

// An imported game was saved once, as finished. Its start was the time of the import.
constexpr const char* forget_import_days =
    "UPDATE saved_games SET started = '' WHERE started = finished AND changes = 1";

// A list with a missing number is omitted, so that the game counts as damaged. Tiles set aside follow from
// the deck.
constexpr const char* old_games = R"(
    SELECT id, CASE WHEN forfeit IS NULL THEN record
                    ELSE json_insert(record, '$.forfeit', json_object('seat', moves % max(seats, 1), 'why', forfeit)) END,
           bots, '', ranked, played, started, finished, NULL, changes, touched
    FROM (SELECT *, json_object(
              'version', 1, 'players', seats,
              'options', json_object('meeples', meeples, 'small_city', CAST(small_city AS INTEGER),
                                     'farm', CAST(farm AS INTEGER), 'fields', fields,
                                     'unplaceable', unplaceable, 'start', start),
              'seed', seed,
              'moves', CASE WHEN last_move = moves - 1 THEN json(move_list) END,
              'names', CASE WHEN last_seat = seats - 1 THEN json(names) END) AS record
          FROM (SELECT *,
                    (SELECT count(*) FROM moves WHERE match = matches.id) AS moves,
                    (SELECT coalesce(max(number), -1) FROM moves WHERE match = matches.id) AS last_move,
                    (SELECT json_group_array(move) FROM
                        (SELECT move FROM moves WHERE match = matches.id ORDER BY number)) AS move_list,
                    (SELECT count(*) FROM seats WHERE match = matches.id) AS seats,
                    (SELECT coalesce(max(number), -1) FROM seats WHERE match = matches.id) AS last_seat,
                    (SELECT json_group_array(name) FROM
                        (SELECT name FROM seats WHERE match = matches.id ORDER BY number)) AS names,
                    (SELECT json_group_array(bot) FROM
                        (SELECT bot FROM seats WHERE match = matches.id ORDER BY number)) AS bots
                FROM matches)))";

constexpr const char* drop_old = "DROP TABLE moves; DROP TABLE seats; DROP TABLE matches;";

Result<std::vector<match::Seat>> read_seats(const std::vector<std::string>& names, const std::string& bots) {
    const auto list = text::parse_json(bots);
    if (!list) return fail("its bots: " + list.error().what());
    if (names.empty() || list->elements.size() != names.size()) return fail("some of its seats are missing");
    std::vector<match::Seat> seats;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const text::JsonValue& word = list->elements[i];
        match::Seat seat{.name = names[i], .bot = nullptr};
        if (word.kind == text::JsonValue::Kind::string) {
            seat.bot = engines::is_command(word.text) ? &engines::interned_bot(word.text)
                                                      : match::find_bot(word.text);
            if (seat.bot == nullptr) return fail("there is no bot " + text::in_quotes(word.text));
        }
        seats.push_back(std::move(seat));
    }
    return seats;
}

}  // namespace

store::Migrations StoredMatch::migrations() {
    static const std::string saved_games = saved_games_step(old_games, drop_old);
    static const std::array all = {old_steps[0], old_steps[1], saved_games.c_str(), forget_import_days};
    return all;
}

GameColumns StoredMatch::save(const Table& table) {
    Table whole = table;
    whole.record.go_to(whole.record.line().size());
    match::SavedMatch file = saved_of(whole);
    file.names = names_of(table);
    std::vector<std::optional<std::string_view>> bots;
    bots.reserve(table.seats.size());
    for (const match::Seat& seat : table.seats)
        bots.push_back(seat.bot == nullptr ? std::nullopt : std::optional(seat.bot->name));
    return {.record = to_json(file),
            .bots = text::json_line(bots),
            .ranked = table.ranked,
            .played = static_cast<std::int64_t>(table.record.played()),
            .is_over = table.game().is_over() || is_forfeited(table) || table.is_replay,
            .is_imported = table.is_replay};
}

Result<match::Table> StoredMatch::load(const GameColumns& saved) {
    const auto read = match::read_saved_match(saved.record);
    if (!read) return fail(damage(read.error()));
    auto seats = read_seats(read->names, saved.bots);
    if (!seats) return std::unexpected(std::move(seats.error()));
    auto record = replay_stored<match::Game>(saved, read->deal, read->moves);
    if (!record) return std::unexpected(std::move(record.error()));
    Table table = table_of(*std::move(record), *std::move(seats), saved.ranked);
    if (read->forfeit) {
        if (table.step == match::TurnStep::over || table.record.can_redo())
            return fail("it was forfeited when nobody was to move");
        table = forfeited(std::move(table), read->forfeit->why);
    }
    table.tags = read->tags;
    // An imported game is for viewing, even if it stopped early.
    if (saved.is_over && table.step != match::TurnStep::over) return seek(table, table.record.played());
    return table;
}

Result<std::string> matches_file() {
    return store::data_file("matches.db");
}

}  // namespace bastide::tui
