#include "bastide/match/table.h"

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <utility>

#include "bastide/base/require.h"
#include "bastide/match/format.h"
#include "bastide/match/imported_match.h"

namespace bastide::match {
namespace {

using enum play::NoticeKind;

int distance(Square one, Square other) {
    return std::abs(one.x - other.x) + std::abs(one.y - other.y);
}

// Returns the edges that a tile must have to fit a square, or nullopt if no tile can be placed there.
std::optional<Demand> demand_at(const Board& board, Square at) {
    const std::uint8_t place = board.open_square_at(at);
    if (place == Board::none) return std::nullopt;
    return board.open_squares()[place].demand;
}

bool is_persons(const Table& table, std::size_t turn) {
    return table.seat(table.record.line()[turn].player).bot == nullptr;
}

// Returns the distinct rotations in which the tile fits the cursor's square, as bits, or 0 if it does not
// fit.
unsigned fitting_rotations(const Table& table) {
    const Type tile = table.position().tile();
    const auto demand = demand_at(table.board(), table.cursor);
    if (!demand || tile == no_tile) return 0;
    return fits[tile][*demand] & distinct_rotations[tile];
}

void turn_to_fit(Table& table) {
    const unsigned good = fitting_rotations(table);
    if (good == 0) return;
    while ((good >> table.rotation & 1U) == 0)
        table.rotation = static_cast<std::uint8_t>((table.rotation + 1) % 4);
}

void back_to_tile(Table& table) {
    if (table.step == TurnStep::meeple) table.step = TurnStep::tile;
    table.choices.clear();
    table.choice = 0;
}

// True if a person has nothing to do. Sets the notice.
bool must_wait(Table& table) {
    const bool is_over = table.step == TurnStep::over || table.game().is_over();
    if (is_over) {
        table.notice = {game_over};
    } else if (table.step == TurnStep::bot) {
        table.notice = {bot_to_move};
    }
    return is_over || table.step == TurnStep::bot;
}

void choose(Table& table, std::int64_t choice) {
    if (table.step != TurnStep::meeple) return;
    const std::int64_t count = std::ssize(table.choices);
    require(count > 0, "the table has choices for a meeple");
    table.choice = static_cast<std::size_t>((choice % count + count) % count);
    table.notice = {};
}

// The tile goes no further than one square beyond the others.
void put_cursor(Table& table, std::int64_t x, std::int64_t y) {
    const auto tiles = table.board().tiles();
    const auto [west, east] =
        std::ranges::minmax(tiles, {}, [](const PlacedTile& tile) { return tile.at.x; });
    const auto [north, south] =
        std::ranges::minmax(tiles, {}, [](const PlacedTile& tile) { return tile.at.y; });
    const auto within = [](std::int64_t at, std::int64_t least, std::int64_t most) {
        return static_cast<std::int8_t>(std::clamp(at, least - 1, most + 1));
    };
    const Square to = {within(x, west.at.x, east.at.x), within(y, north.at.y, south.at.y)};
    if (to == table.cursor) return;
    back_to_tile(table);
    table.cursor = to;
    if (table.help) turn_to_fit(table);
    if (play::is_of_the_square(table.notice.kind)) table.notice = {turn_begun};
}

void next_place(Table& table, int direction) {
    std::vector<Square> places;
    for (const OpenSquare& open : table.board().open_squares())
        if (takes_tile(table, open.at)) places.push_back(open.at);
    // Reading order: row by row.
    const auto order = [](Square at) { return std::pair(at.y, at.x); };
    std::ranges::sort(places, {}, order);
    if (direction < 0) std::ranges::reverse(places);
    const auto is_further = [&](Square at) {
        return direction < 0 ? order(at) < order(table.cursor) : order(at) > order(table.cursor);
    };
    const auto next = std::ranges::find_if(places, is_further);
    const Square to = next == places.end() ? places.front() : *next;
    put_cursor(table, to.x, to.y);
}

// Uses only the rotations that fit, if there are any and help is shown, and only one of those that look
// alike.
void turn(Table& table, int quarter_turns) {
    back_to_tile(table);
    table.notice = {};
    const unsigned distinct = distinct_rotations[table.position().tile()];
    const unsigned fitting = table.help ? fitting_rotations(table) : 0;
    const unsigned good = fitting != 0 ? fitting : distinct;
    int rotation = table.rotation;
    do {
        rotation = (rotation + (quarter_turns < 0 ? 3 : 1)) % 4;
    } while ((good >> rotation & 1U) == 0);
    if (rotation == table.rotation)
        table.notice = {std::has_single_bit(distinct) ? looks_the_same : fits_one_way};
    table.rotation = static_cast<std::uint8_t>(rotation);
}

void begin_turn(Table& table) {
    table.needs_confirmation = false;
    table.choices.clear();
    table.choice = 0;
    table.rotation = 0;
    const bool is_bots = table.seat(table.position().to_move()).bot != nullptr;
    const bool is_over = table.game().is_over() || is_forfeited(table);
    table.step = is_over ? TurnStep::over : is_bots ? TurnStep::bot : TurnStep::tile;
    if (!table.record.steps().empty()) table.cursor = table.record.steps().back().move.placement.at;
    table.notice = {turn_begun};
    if (table.step != TurnStep::tile || !table.help) return;
    // The nearest square that takes the tile.
    const Square from = table.cursor;
    std::optional<int> least;
    for (const OpenSquare& open : table.board().open_squares()) {
        if (!takes_tile(table, open.at)) continue;
        if (least && distance(from, open.at) >= *least) continue;
        least = distance(from, open.at);
        table.cursor = open.at;
    }
    turn_to_fit(table);
}

void make(Table& table, const Move& move) {
    const auto step = table.record.play(move);
    if (step) begin_turn(table);
}

void confirm(Table& table) {
    if (const auto why = table.position().illegality(chosen(table))) {
        table.notice = {illegal, why};
        return;
    }
    if (const auto move = move_to_confirm(table)) {
        make(table, *move);
        return;
    }
    table.choice = 0;
    table.choices = choices_here(table);
    table.step = TurnStep::meeple;
    table.notice = {};
}

// The number of moves before the last turn of a person that is not this one.
std::optional<std::size_t> undo_target(const Table& table) {
    for (std::size_t turn = table.record.played(); turn > 0; --turn)
        if (is_persons(table, turn - 1)) return turn - 1;
    return std::nullopt;
}

// The number of turns after the first whose tiles have been seen.
std::size_t seen_draws(const Table& table) {
    const std::size_t moves = table.record.played();
    return table.game().is_over() && moves > 0 ? moves - 1 : moves;
}

void take_back_to(Table& table, std::size_t moves) {
    table.record.go_to(moves);
    begin_turn(table);
    table.notice = {undone};
}

void undo(Table& table) {
    if (table.step == TurnStep::meeple) {
        back_to_tile(table);
        return;
    }
    const auto target = undo_target(table);
    if (table.forfeit) {
        table.notice = {forfeited_no_undo};
    } else if (table.ranked) {
        table.notice = {ranked_no_undo};
    } else if (!target) {
        table.notice = {nothing_to_undo};
    } else if (!table.has_agreed && seen_draws(table) > std::max(*target, table.seen)) {
        table.needs_confirmation = true;
    } else {
        take_back_to(table, *target);
    }
}

void answer(Table& table, bool is_yes) {
    table.needs_confirmation = false;
    const auto target = undo_target(table);
    if (!is_yes || !target) return;
    table.has_agreed = true;
    take_back_to(table, *target);
}

void redo(Table& table) {
    if (table.forfeit) {
        table.notice = {forfeited_no_undo};
    } else if (table.ranked) {
        table.notice = {ranked_no_undo};
    } else if (!table.record.can_redo()) {
        table.notice = {nothing_to_redo};
    } else {
        do {
            table.record.redo();
        } while (table.record.can_redo() && !is_persons(table, table.record.played()));
        begin_turn(table);
        table.notice = {redone};
    }
}

void toggle_help(Table& table) {
    back_to_tile(table);
    table.help = !table.help;
    table.notice = {};
    if (table.help && table.step == TurnStep::tile) turn_to_fit(table);
}

// Shows a hint. Without a move, marks that one is being computed.
void show(Table& table, const std::optional<Move>& move) {
    if (table.ranked) {
        table.notice = {ranked_no_hints};
        return;
    }
    if (table.step == TurnStep::meeple) {
        table.notice = {pick_up_first};
        return;
    }
    if (!move || !table.position().is_legal(*move)) {
        table.notice = {thinking};
        return;
    }
    table.step = TurnStep::tile;
    table.cursor = move->placement.at;
    table.rotation = move->placement.rotation;
    table.choices = choices_here(table);
    const auto found = std::ranges::find(table.choices, move->piece);
    table.choice = found == table.choices.end() ? 0 : static_cast<std::size_t>(found - table.choices.begin());
    if (table.choices.size() > 1) {
        table.step = TurnStep::meeple;
    } else {
        table.choices.clear();
    }
    table.notice = {hint};
}

std::int64_t chosen_place(const Table& table) {
    require(table.choice < std::max<std::size_t>(table.choices.size(), 1), "the table has this choice",
            table.choice);
    return static_cast<std::int64_t>(table.choice);
}

void step(Table& table, const Intent& intent) {
    if (table.step == TurnStep::meeple) {
        choose(table, chosen_place(table) + intent.x + intent.y);
    } else {
        put_cursor(table, std::int64_t{table.cursor.x} + intent.x, std::int64_t{table.cursor.y} + intent.y);
    }
}

// Handles intents that only the holder of the tile may have.
void act_in_turn(Table& table, const Intent& intent) {
    if (must_wait(table)) return;
    switch (intent.kind) {
        case play::IntentKind::next:
            next_place(table, intent.x);
            break;
        case play::IntentKind::turn:
            turn(table, intent.x);
            break;
        case play::IntentKind::choose:
            if (intent.x >= 0 && std::cmp_less(intent.x, table.choices.size())) choose(table, intent.x);
            break;
        case play::IntentKind::browse:
            choose(table, chosen_place(table) + intent.x);
            break;
        case play::IntentKind::confirm:
            confirm(table);
            break;
        case play::IntentKind::show:
            show(table, intent.move);
            break;
        default:
            break;
    }
}

}  // namespace

Table table_of(Record record, std::vector<Seat> seats, bool ranked, bool help) {
    require(std::ssize(seats) == record.start().settings.players, "there is a seat for each player",
            seats.size());
    Table table{.record = std::move(record), .seats = std::move(seats), .ranked = ranked, .help = help};
    if (table.record.can_redo()) table.seen = table.record.line().size();
    begin_turn(table);
    return table;
}

Table forfeited(Table table, std::string why) {
    table.forfeit = {.seat = table.position().to_move(), .why = std::move(why)};
    begin_turn(table);
    return table;
}

bool is_forfeited(const Table& table) {
    return table.forfeit && !table.record.can_redo();
}

Table act(Table table, const Intent& intent) {
    if (table.needs_confirmation) {
        // To undo once more is yes, to go back is no.
        const bool is_yes = intent.kind == play::IntentKind::undo ||
                            (intent.kind == play::IntentKind::answer && intent.x != 0);
        const bool is_no = intent.kind == play::IntentKind::back || intent.kind == play::IntentKind::answer;
        if (is_yes || is_no) answer(table, is_yes);
        return table;
    }
    switch (intent.kind) {
        case play::IntentKind::step:
            step(table, intent);
            break;
        case play::IntentKind::point:
            put_cursor(table, intent.x, intent.y);
            break;
        case play::IntentKind::back:
            back_to_tile(table);
            table.notice = {};
            break;
        case play::IntentKind::undo:
            undo(table);
            break;
        case play::IntentKind::redo:
            redo(table);
            break;
        case play::IntentKind::help:
            toggle_help(table);
            break;
        case play::IntentKind::play:
            if (intent.move && !is_forfeited(table)) make(table, *intent.move);
            break;
        case play::IntentKind::answer:   // nothing is asked
        case play::IntentKind::discard:  // is nothing in a match, not even out of turn
            break;
        default:
            act_in_turn(table, intent);
            break;
    }
    return table;
}

std::vector<std::uint8_t> choices_here(const Table& table) {
    const Position& position = table.position();
    std::vector<std::uint8_t> choices = {no_piece};
    if (position.tile() == no_tile || position.supply(position.to_move()) == 0) return choices;
    const std::uint8_t free = position.claimable_pieces(table.placement());
    for (std::uint8_t piece = 0; piece < types[position.tile()].piece_count; ++piece)
        if (!table.help || (free >> piece & 1U) != 0) choices.push_back(piece);
    return choices;
}

Move chosen(const Table& table) {
    Move move{.tile = table.position().tile(), .placement = table.placement()};
    if (table.step == TurnStep::meeple) {
        require(table.choice < table.choices.size(), "the table has this choice", table.choice);
        move.piece = table.choices[table.choice];
    }
    return move;
}

std::optional<Move> move_to_confirm(const Table& table) {
    const bool is_persons = table.step == TurnStep::tile || table.step == TurnStep::meeple;
    if (!is_persons || !table.game().is_legal(chosen(table))) return std::nullopt;
    if (table.step == TurnStep::tile && choices_here(table).size() > 1) return std::nullopt;
    return chosen(table);
}

bool takes_tile(const Table& table, Square at) {
    const auto demand = demand_at(table.board(), at);
    const Type tile = table.position().tile();
    return demand && tile != no_tile && fits[tile][*demand] != 0;
}

Outlook outlook(const Table& table, const Move& move) {
    return outlook(table.position(), final_scores(table.position()), move);
}

bool may_undo(const Table& table) {
    return !table.ranked && !table.forfeit && undo_target(table).has_value();
}

bool may_redo(const Table& table) {
    return !table.ranked && !table.forfeit && table.record.can_redo();
}

bool may_hint(const Table& table) {
    return !table.ranked && table.step == TurnStep::tile;
}

play::Random bot_chance(const Table& table) {
    return play::chance_of_turn(table.record.start().seed, table.record.played());
}

std::vector<std::string> names_of(const Table& table) {
    std::vector<std::string> names;
    names.reserve(table.seats.size());
    for (const Seat& seat : table.seats) names.push_back(seat.name);
    return names;
}

SavedMatch saved_of(const Table& table) {
    return saved_of(ImportedMatch{.record = table.record,
                                  .names = names_of(table),
                                  .forfeit = is_forfeited(table) ? table.forfeit : std::nullopt,
                                  .tags = table.tags});
}

}  // namespace bastide::match
