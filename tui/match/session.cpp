#include "tui/match/session.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "bastide/match/format.h"

namespace bastide::tui {
namespace {

using match::Square;

// The record with the moves that were taken back still there to redo.
play::Record<match::Game> as_left(const MatchStart& start) {
    const match::Game game(start.table.settings, std::string_view(start.table.seed));
    auto record = play::replay(game, start.moves).value_or(play::Record<match::Game>(game));
    while (record.moves().size() > start.played) record.undo();
    return record;
}

int player_in_turn(std::size_t turn, std::size_t players) {
    return static_cast<int>(turn % players);
}

int distance(Square one, Square other) {
    return std::abs(one.x - other.x) + std::abs(one.y - other.y);
}

// What a tile would have to be to lie on a square; none if it is no spot.
std::optional<match::Demand> demand_at(const match::Board& board, Square at) {
    const std::uint8_t place = board.spot_at(at);
    if (place == match::Board::none) return std::nullopt;
    return board.spots()[place].demand;
}

std::vector<std::string> names_of(const std::vector<Seat>& seats) {
    std::vector<std::string> names;
    names.reserve(seats.size());
    for (const Seat& seat : seats) names.push_back(seat.name);
    return names;
}

}  // namespace

MatchSession::MatchSession(MatchStart start, std::optional<SavedMatches>& store, std::string& trouble)
    : table_(start.table),
      record_(as_left(start)),
      key_(start.key),
      store_(store),
      trouble_(trouble),
      names_(names_of(start.table.seats)),
      known_draws_(start.played < start.moves.size() ? start.moves.size() : 0) {
    begin_turn();
    message_ = std::move(start.note);
}

match::Move MatchSession::chosen() const {
    match::Move move{.tile = position().tile(), .placement = placement()};
    if (step_ == Step::meeple) move.piece = choices_[choice_];
    return move;
}

Outlook MatchSession::outlook(const match::Move& move) const {
    match::Position after = position();
    const match::Scores before_end = final_scores(after);
    after.apply(move);
    const match::Scores after_end = final_scores(after);
    Outlook found;
    for (int player = 0; player < position().players(); ++player) {
        const auto at = static_cast<std::size_t>(player);
        found.now[at] = after.score(player) - position().score(player);
        found.at_end[at] = after_end[at] - before_end[at];
    }
    return found;
}

bool MatchSession::takes_tile(Square at) const {
    const auto demand = demand_at(board(), at);
    return demand && position().tile() != match::no_tile && match::fits[position().tile()][*demand] != 0;
}

void MatchSession::move_cursor(int right, int down) {
    const auto moved = [](std::int8_t from, int by) {
        return static_cast<std::int8_t>(std::clamp(from + by, -match::tile_count, match::tile_count));
    };
    put_cursor({moved(cursor_.x, right), moved(cursor_.y, down)});
}

// The tile goes no further than one square beyond the others.
void MatchSession::put_cursor(Square at) {
    if (step_ == Step::meeple) back();
    Square low;
    Square high;
    for (const match::LaidTile& tile : board().tiles()) {
        low = {std::min(low.x, tile.at.x), std::min(low.y, tile.at.y)};
        high = {std::max(high.x, tile.at.x), std::max(high.y, tile.at.y)};
    }
    const auto within = [](int at_most, int least, int most) {
        return static_cast<std::int8_t>(std::clamp(at_most, least - 1, most + 1));
    };
    cursor_ = {within(at.x, low.x, high.x), within(at.y, low.y, high.y)};
    message_.clear();
    if (shows_help_) turn_to_fit();
}

void MatchSession::next_legal(int direction) {
    if (must_wait()) return;
    std::vector<Square> legal;
    legal.reserve(board().spots().size());
    for (const match::Spot& spot : board().spots())
        if (takes_tile(spot.at)) legal.push_back(spot.at);
    // As one reads: row by row.
    const auto place = [](Square at) { return std::pair(at.y, at.x); };
    std::ranges::sort(legal, {}, place);
    if (direction < 0) std::ranges::reverse(legal);
    const auto is_further = [&](Square at) {
        return direction < 0 ? place(at) < place(cursor_) : place(at) > place(cursor_);
    };
    const auto next = std::ranges::find_if(legal, is_further);
    put_cursor(next == legal.end() ? legal.front() : *next);
}

// Keeps to the rotations that fit, if some do and help is shown, and of those that look alike to one.
void MatchSession::turn(int quarter_turns) {
    if (must_wait()) return;
    if (step_ == Step::meeple) back();
    message_.clear();
    const match::Type tile = position().tile();
    const auto demand = demand_at(board(), cursor_);
    unsigned good = match::distinct_rotations[tile];
    if (shows_help_ && demand && (match::fits[tile][*demand] & good) != 0) good &= match::fits[tile][*demand];
    const int step = quarter_turns < 0 ? 3 : 1;
    int rotation = rotation_;
    do {
        rotation = (rotation + step) % 4;
    } while ((good >> rotation & 1U) == 0);
    if (rotation == rotation_) message_ = "It looks and fits here in one way only";
    rotation_ = static_cast<std::uint8_t>(rotation);
}

void MatchSession::turn_to_fit() {
    const match::Type tile = position().tile();
    const auto demand = demand_at(board(), cursor_);
    if (!demand || tile == match::no_tile) return;
    const unsigned good = match::fits[tile][*demand] & match::distinct_rotations[tile];
    if (good == 0) return;
    while ((good >> rotation_ & 1U) == 0) rotation_ = static_cast<std::uint8_t>((rotation_ + 1) % 4);
}

void MatchSession::choose(int choice) {
    if (must_wait() || step_ != Step::meeple) return;
    const auto count = static_cast<int>(choices_.size());
    choice_ = static_cast<std::size_t>((choice % count + count) % count);
    message_.clear();
}

void MatchSession::list_choices() {
    choices_ = {match::no_piece};
    const match::TileType& type = match::types[position().tile()];
    const std::uint8_t free = position().free_pieces(placement());
    for (std::uint8_t piece = 0; piece < type.piece_count; ++piece)
        if (!shows_help_ || (free >> piece & 1U) != 0) choices_.push_back(piece);
}

void MatchSession::confirm() {
    if (must_wait()) return;
    if (const std::string why = position().why_illegal(chosen()); !why.empty()) {
        message_ = "Not so: " + why;
        return;
    }
    if (step_ == Step::tile) {
        choice_ = 0;
        list_choices();
        if (choices_.size() > 1) {
            step_ = Step::meeple;
            message_.clear();
            return;
        }
    }
    make(chosen());
}

void MatchSession::back() {
    if (step_ != Step::meeple) return;
    step_ = Step::tile;
    choice_ = 0;
    message_.clear();
}

// Whether there is nothing for a person to do, which is said then.
bool MatchSession::must_wait() {
    if (step_ == Step::over) message_ = "The match is over";
    if (step_ == Step::bot) message_ = seat(position().to_move()).name + " is to move";
    return step_ == Step::over || step_ == Step::bot;
}

void MatchSession::make(const match::Move& move) {
    record_.play(move);
    begin_turn();
    changed(move);
}

// What was scored, and what fitted nowhere, since a person was last to move.
std::string MatchSession::last_scored() const {
    std::string text;
    const auto add = [&](const std::string& sentence) {
        text.append(text.empty() ? "" : ". ").append(sentence);
    };
    std::size_t turn = turns_.size();
    while (turn > 0 && seat(turns_[turn - 1].player).bot != nullptr) --turn;
    for (turn = std::max<std::size_t>(turn, 1) - 1; turn <= turns_.size(); ++turn) {
        for (const std::string& sentence : match::aside_sentences(game(), turn)) add(sentence);
        if (turn == turns_.size()) break;
        for (const match::Event& event : turns_[turn].events) add(match::event_sentence(event, names_));
    }
    return text;
}

void MatchSession::begin_turn() {
    question_.clear();
    choice_ = 0;
    const bool is_bots = seat(position().to_move()).bot != nullptr;
    step_ = game().is_over() ? Step::over : is_bots ? Step::bot : Step::tile;
    match::History past = match::history({.settings = table_.settings,
                                          .seed = table_.seed,
                                          .deck = std::nullopt,
                                          .moves = record_.moves(),
                                          .asides = game().asides()});
    turns_ = std::move(past.turns);
    final_events_ = game().is_over() ? std::move(past.final) : std::vector<match::Event>();
    if (!turns_.empty()) cursor_ = turns_.back().move.placement.at;
    message_ = last_scored();
    rotation_ = 0;
    if (step_ != Step::tile || !shows_help_) return;
    // The nearest square that takes the tile.
    const Square from = cursor_;
    int least = 0;
    for (const match::Spot& spot : board().spots()) {
        if (!takes_tile(spot.at)) continue;
        if (least != 0 && distance(from, spot.at) >= least) continue;
        least = distance(from, spot.at);
        cursor_ = spot.at;
    }
    turn_to_fit();
}

// The number of moves before the last turn of a person that is not this one.
std::optional<std::size_t> MatchSession::undo_target() const {
    for (std::size_t turn = record_.moves().size(); turn > 0; --turn)
        if (seat(player_in_turn(turn - 1, table_.seats.size())).bot == nullptr) return turn - 1;
    return std::nullopt;
}

// How many turns' tiles have been seen after that of the first.
std::size_t MatchSession::seen_draws() const {
    const std::size_t moves = record_.moves().size();
    return game().is_over() && moves > 0 ? moves - 1 : moves;
}

void MatchSession::undo() {
    if (step_ == Step::meeple) {
        back();
        return;
    }
    const auto target = undo_target();
    if (table_.ranked) {
        message_ = "This match is ranked: turns stay as they are made";
    } else if (!target) {
        message_ = "There is nothing to take back";
    } else if (seen_draws() > std::max(*target, known_draws_)) {
        question_ = "The next tile has been seen. Take back all the same? y/n";
    } else {
        take_back_to(*target);
    }
}

void MatchSession::answer(bool is_yes) {
    if (question_.empty()) return;
    question_.clear();
    const auto target = undo_target();
    if (is_yes && target) take_back_to(*target);
}

void MatchSession::take_back_to(std::size_t moves) {
    known_draws_ = std::max(known_draws_, seen_draws());
    while (record_.moves().size() > moves) record_.undo();
    begin_turn();
    message_ = "Taken back; U plays it again";
    changed(std::nullopt);
}

void MatchSession::redo() {
    if (table_.ranked) {
        message_ = "This match is ranked: turns stay as they are made";
        return;
    }
    if (!record_.can_redo()) {
        message_ = "There is nothing to play again";
        return;
    }
    do {
        record_.redo();
    } while (record_.can_redo() && seat(position().to_move()).bot != nullptr);
    begin_turn();
    message_ = "Played again";
    changed(std::nullopt);
}

void MatchSession::toggle_help() {
    if (step_ == Step::meeple) back();
    shows_help_ = !shows_help_;
    message_.clear();
    if (shows_help_ && step_ == Step::tile) turn_to_fit();
}

void MatchSession::take_bots_move(const match::Move& move) {
    make(move);
}

void MatchSession::take_hint(const match::Move& move) {
    if (step_ != Step::tile && step_ != Step::meeple) return;
    step_ = Step::tile;
    cursor_ = move.placement.at;
    rotation_ = move.placement.rotation;
    list_choices();
    const auto found = std::ranges::find(choices_, move.piece);
    choice_ = found == choices_.end() ? 0 : static_cast<std::size_t>(found - choices_.begin());
    if (choices_.size() > 1) step_ = Step::meeple;
    const std::string meeple =
        move.piece == match::no_piece
            ? "no meeple"
            : "a meeple on the " + std::string(match::name(match::types[move.tile].pieces[move.piece].kind));
    message_ = "Hint: here, with " + meeple;
}

play::Random MatchSession::chance() const {
    return play::Random(play::derived_seed(play::seed_number(table_.seed), 1 + record_.moves().size()));
}

std::string MatchSession::result_line() const {
    const match::Scores scores = final_scores(position());
    std::string line = "Bastide match, seed " + table_.seed + ":";
    for (std::size_t player = 0; player < table_.seats.size(); ++player) {
        line.append(player == 0 ? " " : ", ").append(table_.seats[player].name);
        line.append(" ").append(std::to_string(scores[player]));
    }
    return line;
}

void MatchSession::changed(std::optional<match::Move> made) {
    if (!store_) return;
    const MatchChange change{.played = record_.moves().size(), .made = made, .is_over = game().is_over()};
    const auto kept = store_->keep(key_, table_, change);
    if (kept) return;
    trouble_ = "This match is no longer kept: " + to_string(kept.error());
    message_ = "Not kept from here on: " + kept.error().what;
    store_.reset();
}

}  // namespace bastide::tui
