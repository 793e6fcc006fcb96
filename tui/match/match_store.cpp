#include "tui/match/match_store.h"

#include <algorithm>
#include <array>

#include "bastide/match/notation.h"
#include "bastide/text/counted.h"
#include "bastide/text/quote.h"
#include "engines/engine_bot.h"

namespace bastide::tui {
namespace {

constexpr std::array migrations = {
    // The words are those of a record of a match; `bot` is null for a person.
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
    // Why whoever was to move last has lost the match; null if it was not forfeited.
    "ALTER TABLE matches ADD COLUMN forfeit TEXT",
};

constexpr const char* load_match = R"(
    SELECT meeples, small_city, farm, fields, unplaceable, start, seed, ranked, played, changes,
           finished IS NOT NULL, started, forfeit IS NOT NULL, forfeit
    FROM matches WHERE id = ?)";

constexpr const char* update_match = R"(
    UPDATE matches
    SET played = ?, forfeit = ?, finished = CASE WHEN ? THEN CURRENT_TIMESTAMP END, changes = changes + 1,
        touched = (SELECT max(touched) + 1 FROM matches)
    WHERE id = ? AND changes = ?)";

constexpr const char* insert_match = R"(
    INSERT INTO matches (meeples, small_city, farm, fields, unplaceable, start, seed, ranked)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?))";

template <std::size_t count, class T>
std::string_view word(const std::array<std::string_view, count>& words, T value) {
    return words[static_cast<std::size_t>(value)];
}

// Sets `value` to what a word stands for; false if it is none of them.
template <std::size_t count, class T>
bool take_word(const std::array<std::string_view, count>& words, const std::string& found, T& value) {
    const auto* const at = std::ranges::find(words, found);
    value = static_cast<T>(at - words.begin());
    return at != words.end();
}

// The settings of a row of `load_match`; false if a word of theirs is not known.
bool take_settings(const Statement& row, match::Settings& settings) {
    const std::int64_t meeples = row.number(0);
    if (meeples < 1 || meeples > match::most_meeples) return false;
    settings.meeples = static_cast<std::uint8_t>(meeples);
    int no_fields = 0;
    const bool known = take_word(match::small_city_words, row.text(1), settings.small_city) &&
                       take_word(match::farm_words, row.text(2), settings.farm) &&
                       take_word(match::fields_words, row.text(3), no_fields) &&
                       take_word(match::unplaceable_words, row.text(4), settings.unplaceable) &&
                       take_word(match::start_words, row.text(5), settings.start);
    settings.fields = no_fields == 0;
    return known;
}

std::unexpected<Error> wrong(std::string what) {
    return std::unexpected(Error{.where = {}, .message = std::move(what)});
}

}  // namespace

Result<MatchStore> MatchStore::open(const std::string& file) {
    auto database = store::open_store(file, migrations);
    if (!database) return std::unexpected(std::move(database.error()));
    return MatchStore(std::move(*database));
}

Result<std::optional<MatchStore>> MatchStore::open_to_read(const std::string& file) {
    auto found = store::open_store_to_read(file, migrations);
    if (!found) return std::unexpected(std::move(found.error()));
    std::optional<Database>& database = *found;
    if (!database) return std::nullopt;
    return MatchStore(std::move(*database));
}

Result<std::optional<Kept<match::Table>>> MatchStore::latest(const std::function<bool(const Table&)>& fits) {
    return first_that_fits<Table>(
        database_.statement("SELECT id FROM matches WHERE finished IS NULL ORDER BY touched DESC, id DESC"),
        [this](std::int64_t row) { return load(row); }, fits);
}

Result<AllOf<match::Table>> MatchStore::all() {
    return load_all<Table>(database_.statement("SELECT id FROM matches ORDER BY touched DESC, id DESC"),
                           [this](std::int64_t row) { return load(row); });
}

Result<std::vector<match::Seat>> MatchStore::load_seats(std::int64_t match) {
    Statement rows =
        database_.statement("SELECT name, bot, number FROM seats WHERE match = ? ORDER BY number");
    rows.bind(match);
    std::vector<match::Seat> seats;
    while (true) {
        const auto row = rows.step();
        if (!row) return std::unexpected(row.error());
        if (!*row) break;
        match::Seat seat{.name = rows.text(0), .bot = nullptr};
        if (const std::string bot = rows.text(1); !bot.empty()) {
            seat.bot = engines::is_command(bot) ? &engines::interned_bot(bot) : match::find_bot(bot);
            if (seat.bot == nullptr) return wrong("there is no bot " + text::in_quotes(bot));
        }
        if (rows.number(2) != std::ssize(seats)) return wrong("some of its seats are missing");
        seats.push_back(std::move(seat));
    }
    if (seats.size() < match::least_players || seats.size() > match::most_players)
        return wrong("it has " + text::counted(std::ssize(seats), "seat"));
    return seats;
}

Result<std::vector<match::Move>> MatchStore::load_moves(std::int64_t match) {
    Statement rows = database_.statement("SELECT move, number FROM moves WHERE match = ? ORDER BY number");
    rows.bind(match);
    std::vector<match::Move> moves;
    while (true) {
        const auto row = rows.step();
        if (!row) return std::unexpected(row.error());
        if (!*row) return moves;
        const auto move = match::read_move(rows.text(0));
        if (!move) return wrong("move " + std::to_string(moves.size()) + ": " + move.error().what());
        if (rows.number(1) != std::ssize(moves)) return wrong("some of its moves are missing");
        moves.push_back(*move);
    }
}

Result<Kept<match::Table>> MatchStore::load(std::int64_t number) {
    Statement row = database_.statement(load_match);
    const auto damaged = [&](const std::string& what) {
        return std::unexpected(
            Error{.where = {.file = database_.file(), .context = "match " + std::to_string(number)},
                  .message = "is damaged: " + what});
    };
    // The database says what is wrong with itself, and where.
    const auto failed = [&](const Error& error) {
        return error.where.file.empty() ? damaged(error.what()) : std::unexpected(error);
    };
    const auto found = row.bind(number).step();
    if (!found) return std::unexpected(found.error());
    if (!*found) return std::unexpected(no_such_game(database_, game, number));
    match::Deal deal{.seed = row.text(6)};
    if (!take_settings(row, deal.settings)) return damaged("its rules are not known");
    auto seats = load_seats(number);
    if (!seats) return failed(seats.error());
    deal.settings.players = static_cast<std::uint8_t>(seats->size());
    const auto moves = load_moves(number);
    if (!moves) return failed(moves.error());
    const std::int64_t played = row.number(8);
    if (played < 0 || played > std::ssize(*moves))
        return damaged("it has " + text::counted(std::ssize(*moves), "move") + ", and " +
                       std::to_string(played) + " are said to be played");
    auto record = play::replay<match::Game>(std::move(deal), *moves);
    if (!record) return damaged(to_string(record.error()));
    record->go_to(static_cast<std::size_t>(played));
    Table table = table_of(*std::move(record), *std::move(seats), row.number(7) != 0);
    if (row.number(12) != 0) {
        if (table.step != match::TurnStep::bot || table.record.can_redo())
            return damaged("no bot was to move that could have forfeited it");
        table = forfeited(std::move(table), row.text(13));
    }
    const bool is_said_to_be_over = row.number(10) != 0;
    if (is_said_to_be_over && table.step != match::TurnStep::over) return damaged("its moves do not end it");
    return Kept<Table>{{number, row.number(9)}, std::move(table), row.text(11)};
}

Result<int> MatchStore::unfinished() {
    return count_good<Table>(database_.statement("SELECT id FROM matches WHERE finished IS NULL"),
                             [this](std::int64_t row) { return load(row); });
}

Result<void> MatchStore::remove(std::int64_t number) {
    constexpr auto statements =
        std::to_array<const char*>({"DELETE FROM moves WHERE match = ?", "DELETE FROM seats WHERE match = ?",
                                    "DELETE FROM matches WHERE id = ?"});
    return delete_game(database_, statements, number, game);
}

Result<std::int64_t> MatchStore::insert(const Table& table) {
    const match::Settings& settings = table.settings();
    Statement row = database_.statement(insert_match);
    row.bind(settings.meeples).bind(word(match::small_city_words, settings.small_city));
    row.bind(word(match::farm_words, settings.farm)).bind(word(match::fields_words, settings.fields ? 0 : 1));
    row.bind(word(match::unplaceable_words, settings.unplaceable));
    row.bind(word(match::start_words, settings.start));
    row.bind(table.record.start().seed).bind(table.ranked ? 1 : 0);
    if (auto inserted = run(row); !inserted) return std::unexpected(inserted.error());
    const std::int64_t match = database_.last_row();
    std::int64_t number = 0;
    for (const match::Seat& seat : table.seats) {
        Statement add =
            database_.statement("INSERT INTO seats (match, number, name, bot) VALUES (?, ?, ?, ?)");
        add.bind(match).bind(number++).bind(seat.name);
        if (seat.bot != nullptr) {
            add.bind(seat.bot->name);
        } else {
            add.bind_null();
        }
        if (auto added = run(add); !added) return std::unexpected(added.error());
    }
    return match;
}

Result<void> MatchStore::keep(GameKey& key, const Table& table) {
    Statement update = database_.statement(update_match);
    const bool has_ended = table.game().is_over() || is_forfeited(table);
    update.bind(static_cast<std::int64_t>(table.record.played()));
    if (table.forfeit) {
        update.bind(table.forfeit->why);
    } else {
        update.bind_null();
    }
    update.bind(has_ended ? 1 : 0);
    std::vector<std::string> moves;
    for (const auto& step : table.record.line()) moves.push_back(match::to_text(step.move));
    return store_change(database_, key,
                        {.game = game,
                         .insert = [&] { return insert(table); },
                         .update = std::move(update),
                         .moves = std::move(moves)});
}

Result<std::string> matches_file() {
    return store::data_file("matches.db");
}

}  // namespace bastide::tui
