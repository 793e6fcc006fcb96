#include "bastide/match/online/online_table.h"

#include <algorithm>
#include <span>
#include <utility>

#include "bastide/match/errors.h"
#include "bastide/match/notation.h"
#include "bastide/match/online/name.h"

namespace bastide::match {
namespace {

// Continues for a player who gave up.
constexpr std::string_view substitute = "medium";

bool does_want(const std::vector<int>& offers, int seat) {
    return std::ranges::find(offers, seat) != offers.end();
}

// The phases in which an event is possible, and whether it needs a seat.
struct Condition {
    bool in_lobby;
    bool in_play;
    bool when_over;
    bool needs_seat;
};

constexpr Condition condition_of(TableEventKind kind) {
    switch (kind) {
        case TableEventKind::held:
            return {true, true, true, true};
        case TableEventKind::sat:
        case TableEventKind::player_entropy:
        case TableEventKind::committed:
        case TableEventKind::revealed:
        case TableEventKind::left_seat:
        case TableEventKind::withheld:
            return {true, false, false, true};
        case TableEventKind::started:
            return {true, false, false, false};
        case TableEventKind::moved:
        case TableEventKind::resigned:
        case TableEventKind::timed_out:
        case TableEventKind::undo_request:
        case TableEventKind::agreed:
        case TableEventKind::declined:
            return {false, true, false, true};
        case TableEventKind::drew:
        case TableEventKind::back:
        case TableEventKind::ended:
        case TableEventKind::resumed:
            return {false, true, false, false};
        case TableEventKind::closed:
            return {true, true, false, false};
        case TableEventKind::rematch_offer:
        case TableEventKind::rematch_refusal:
            return {false, false, true, true};
        case TableEventKind::phrase:
        case TableEventKind::rematch:
            return {true, true, true, false};
    }
    return {};
}

// Whether an event has the members of its kind, and no others.
bool has_members_of_kind(const TableEvent& event) {
    using enum TableEventKind;
    const TableEventKind kind = event.kind;
    const bool has_seat = condition_of(kind).needs_seat || kind == phrase || kind == rematch;
    const bool has_text = kind == sat || kind == held || kind == player_entropy || kind == committed ||
                          kind == revealed || kind == started || kind == drew || kind == moved ||
                          kind == ended || kind == closed;
    const bool has_count = kind == undo_request || kind == back || kind == phrase || kind == resumed;
    return (event.seat >= 0) == has_seat && (event.text.empty() || has_text) &&
           (!event.text.empty() || !has_text || kind == held) && (event.count == 0 || has_count);
}

// The time is not part of it, because a server could choose it.
std::string transcript_line(const TableEvent& event) {
    std::string line(table_event_words[static_cast<std::size_t>(event.kind)]);
    line.append(" ").append(std::to_string(event.seat)).append(" ").append(std::to_string(event.count));
    return line.append(" ").append(event.text);
}

std::optional<Deck> read_tiles(std::string_view text) {
    Deck tiles;
    while (!text.empty()) {
        const std::string_view name = text.substr(0, text.find(' '));
        const auto type = find_type(name);
        if (!type) return std::nullopt;
        tiles.push_back(*type);
        text.remove_prefix(std::min(text.size(), name.size() + 1));
    }
    return tiles;
}

}  // namespace

OnlineTable::OnlineTable(TableSettings settings, std::string commitment)
    : settings_(std::move(settings)), commitment_(std::move(commitment)), seats_(settings_.seats.size()) {
    for (std::size_t seat = 0; seat < seats_.size(); ++seat) {
        const BotKind* const bot = settings_.seats[seat];
        if (bot == nullptr) continue;
        seats_[seat].bot = bot;
        seats_[seat].name = bot->name;
        const auto alike = std::ranges::count(std::span(settings_.seats).first(seat), bot);
        if (alike > 0) seats_[seat].name.append(" ").append(std::to_string(alike + 1));
    }
}

std::optional<int> OnlineTable::free_seat() const {
    for (int seat = 0; seat < seat_count(); ++seat)
        if (is_person(seat) && this->seat(seat).name.empty() && this->seat(seat).holder.empty()) return seat;
    return std::nullopt;
}

std::optional<int> OnlineTable::seat_of_holder(std::string_view hash) const {
    for (int seat = 0; seat < seat_count() && !hash.empty(); ++seat)
        if (this->seat(seat).holder == hash) return seat;
    return std::nullopt;
}

PublicDeal OnlineTable::public_deal() const {
    PublicDeal deal{
        .settings = settings_, .commitment = commitment_, .round = static_cast<int>(failed_rounds_.size())};
    for (int seat = 0; seat < seat_count(); ++seat) {
        if (settings_.seats[static_cast<std::size_t>(seat)] != nullptr) continue;
        const OnlineSeat& each = this->seat(seat);
        deal.seats.push_back({seat, each.name, each.commitment, each.contribution});
    }
    return deal;
}

bool OnlineTable::keeps_commitment(int seat, std::string_view contribution) const {
    const int round = static_cast<int>(failed_rounds_.size());
    return is_key(contribution) &&
           commit_contribution(contribution, commitment_, round, seat) == this->seat(seat).commitment;
}

std::vector<int> OnlineTable::waits_for() const {
    std::vector<int> without_commitment;
    std::vector<int> without_contribution;
    if (settings_.deal == 1 || phase_ != TablePhase::lobby) return {};
    for (int seat = 0; seat < seat_count(); ++seat) {
        const OnlineSeat& each = this->seat(seat);
        if (each.name.empty()) return {};
        if (!is_person(seat)) continue;
        if (each.commitment.empty()) without_commitment.push_back(seat);
        if (each.contribution.empty()) without_contribution.push_back(seat);
    }
    return without_commitment.empty() ? without_contribution : without_commitment;
}

bool OnlineTable::is_revealing() const {
    if (settings_.deal == 1 || phase_ != TablePhase::lobby) return false;
    return std::ranges::all_of(
        seats_, [](const OnlineSeat& seat) { return seat.bot != nullptr || !seat.commitment.empty(); });
}

const BotKind* OnlineTable::bot_to_move() const {
    return phase_ == TablePhase::playing ? seat(to_move()).bot : nullptr;
}

std::optional<std::int64_t> OnlineTable::deadline() const {
    if (phase_ != TablePhase::playing) return std::nullopt;
    const auto left = time_left(to_move());
    return left ? std::optional(turn_began_ + *left) : std::nullopt;
}

std::optional<std::int64_t> OnlineTable::time_left(int seat) const {
    const auto time = time_of(settings_.clock);
    if (!time || phase_ == TablePhase::lobby || !is_person(seat)) return std::nullopt;
    if (settings_.clock == Clock::quarter) return *time - this->seat(seat).used;
    return phase_ == TablePhase::playing && seat == to_move() ? time : std::nullopt;
}

std::optional<int> OnlineTable::last_move_of(int seat) const {
    for (std::size_t turn = movers_.size(); turn > 0; --turn)
        if (movers_[turn - 1] == seat) return static_cast<int>(turn - 1);
    return std::nullopt;
}

bool OnlineTable::are_all_agreed_with(int seat) const {
    for (int other = 0; other < seat_count(); ++other) {
        const bool has_agreed = request_ && request_->agreed[static_cast<std::size_t>(other)];
        if (other != seat && is_person(other) && !has_agreed) return false;
    }
    return true;
}

bool OnlineTable::do_all_want_rematch_with(int seat) const {
    for (int other = 0; other < seat_count(); ++other) {
        const bool is_person = settings_.seats[static_cast<std::size_t>(other)] == nullptr;
        if (other != seat && is_person && !does_want(rematch_offers_, other)) return false;
    }
    return true;
}

std::optional<int> OnlineTable::ended_by() const {
    return is_over() ? gave_up_last_ : std::nullopt;
}

Result<void> OnlineTable::may_join() const {
    if (phase_ != TablePhase::lobby) return fail(errors::has_begun);
    if (event_count_ >= max_events) return fail(errors::max_events);
    if (!free_seat()) return fail(errors::no_free_seat);
    return {};
}

Result<void> OnlineTable::may_sit(int seat) const {
    if (!is_person(seat)) return fail(errors::bot_seat);
    if (phase_ != TablePhase::lobby) return fail(errors::has_begun);
    if (!this->seat(seat).name.empty()) return fail(errors::already_seated);
    return {};
}

Result<void> OnlineTable::may_leave_seat(int seat) const {
    if (phase_ != TablePhase::lobby) return fail(errors::resign_to_leave);
    if (!is_person(seat) || this->seat(seat).name.empty()) return fail(errors::not_seated);
    if (this->seat(seat).departures >= max_per_seat) return fail(errors::max_departures);
    return {};
}

Result<void> OnlineTable::may_send_phrase(int seat) const {
    if (this->seat(seat).name.empty()) return fail(errors::sit_first);
    if (this->seat(seat).phrases >= max_per_seat) return fail({errors::max_phrases, max_per_seat});
    return {};
}

Result<void> OnlineTable::may_move(int seat) const {
    if (phase_ == TablePhase::lobby) return fail(errors::seats_free);
    if (to_move() != seat) return fail({errors::other_turn, this->seat(to_move()).name});
    return {};
}

Result<void> OnlineTable::may_request_undo(int seat) const {
    if (phase_ == TablePhase::lobby) return fail(errors::not_begun);
    if (request_) return fail({errors::open_request, this->seat(request_->by).name});
    if (this->seat(seat).requests >= max_per_seat) return fail({errors::max_requests, max_per_seat});
    if (!last_move_of(seat)) return fail(errors::no_own_move);
    return {};
}

Result<void> OnlineTable::may_answer(int seat, TableCommandKind answer) const {
    if (!request_) return fail(errors::no_request);
    if (answer == TableCommandKind::decline) return {};
    if (request_->by == seat) return fail(errors::own_request);
    if (request_->agreed[static_cast<std::size_t>(seat)]) return fail(errors::already_agreed);
    return {};
}

Result<void> OnlineTable::may_rematch(int seat) const {
    if (!is_over()) return fail(errors::not_over);
    if (is_closed_) return fail(errors::closed);
    if (rematch_by_) return fail(errors::has_rematch);
    if (does_want(rematch_offers_, seat)) return fail(errors::already_agreed);
    if (this->seat(seat).requests >= max_per_seat) return fail({errors::max_requests, max_per_seat});
    return {};
}

Result<void> OnlineTable::may_refuse_rematch() const {
    if (rematch_by_) return fail(errors::has_rematch);
    if (rematch_offers_.empty()) return fail(errors::no_request);
    return {};
}

Result<void> OnlineTable::may_commit(int seat) const {
    if (settings_.deal == 1) return fail(errors::no_commitments);
    if (phase_ != TablePhase::lobby) return fail(errors::has_begun);
    if (!is_person(seat)) return fail(errors::bot_seat);
    if (this->seat(seat).name.empty()) return fail(errors::sit_first);
    if (!this->seat(seat).commitment.empty()) return fail(errors::has_committed);
    return {};
}

Result<void> OnlineTable::may_reveal(int seat) const {
    if (settings_.deal == 1) return fail(errors::no_commitments);
    if (phase_ != TablePhase::lobby) return fail(errors::has_begun);
    if (!is_person(seat)) return fail(errors::bot_seat);
    if (!is_revealing()) return fail(errors::not_all_committed);
    if (!this->seat(seat).contribution.empty()) return fail(errors::has_revealed);
    return {};
}

Result<void> OnlineTable::may_vacate(int seat) const {
    if (settings_.deal == 1) return fail(errors::no_commitments);
    if (phase_ != TablePhase::lobby) return fail(errors::has_begun);
    const std::vector<int> missing = waits_for();
    if (missing.empty()) return fail(errors::nobody_missing);
    if (std::ranges::find(missing, seat) != missing.end()) return fail(errors::is_missing);
    return {};
}

Result<void> OnlineTable::may(int seat, TableCommandKind kind) const {
    using enum TableCommandKind;
    if (seat == -1 && kind == sit) return may_join();
    if (seat < 0 || seat >= seat_count()) return fail(errors::spectator);
    if (kind == rematch) return may_rematch(seat);
    if (event_count_ >= max_events && kind != TableCommandKind::move && kind != resign)
        return fail(errors::max_events);
    if (kind == TableCommandKind::phrase) return may_send_phrase(seat);
    if (is_closed_) return fail(errors::closed);
    if (is_over()) return kind == TableCommandKind::decline ? may_refuse_rematch() : fail(errors::is_over);
    if (kind == sit) return may_sit(seat);
    if (kind == leave_seat) return may_leave_seat(seat);
    if (kind == commit) return may_commit(seat);
    if (kind == reveal) return may_reveal(seat);
    if (kind == vacate) return may_vacate(seat);
    if (phase_ == TablePhase::playing && !is_person(seat)) return fail(errors::has_resigned);
    if (kind == TableCommandKind::move) return may_move(seat);
    if (kind == back) return may_request_undo(seat);
    if (kind == agree || kind == TableCommandKind::decline) return may_answer(seat, kind);
    if (phase_ == TablePhase::lobby) return fail(errors::stand_to_leave);
    return {};
}

// Tables of deal 1 accept what older servers have stored.
bool OnlineTable::is_possible(const TableEvent& event) const {
    const Condition condition = condition_of(event.kind);
    if (settings_.deal > 1 && !(has_members_of_kind(event) && is_honest(event))) return false;
    if (condition.needs_seat && (event.seat < 0 || event.seat >= seat_count())) return false;
    switch (phase_) {
        case TablePhase::lobby:
            return condition.in_lobby && is_possible_in_lobby(event);
        case TablePhase::playing:
            return condition.in_play;
        case TablePhase::over:
            return condition.when_over;
    }
    return false;
}

// Rejects what no server sends, so that none can end a game early, or fill a browser's storage.
bool OnlineTable::is_honest(const TableEvent& event) const {
    constexpr std::size_t hash_size = 64;
    if (event.seat >= seat_count()) return false;
    switch (event.kind) {
        case TableEventKind::sat:
            return event.text.size() <= max_name_bytes;
        case TableEventKind::held:
        case TableEventKind::closed:
            return event.text.size() <= hash_size;
        case TableEventKind::timed_out:
            return settings_.clock != Clock::none;
        case TableEventKind::declined:
            return request_.has_value();
        case TableEventKind::ended:
            return event.text.size() <= hash_size && may_end();
        case TableEventKind::rematch:
            return is_over();
        default:
            return true;
    }
}

// Either no tile is left, or the players who gave up leave too few.
bool OnlineTable::may_end() const {
    if (game_ && game_->is_over() && draws_.size() == unshuffled_deck(settings_.rules).size()) return true;
    const auto has_left = [](const OnlineSeat& seat) { return seat.gave_up.has_value(); };
    if (seat_count() == 2 && std::ranges::any_of(seats_, has_left)) return true;
    return std::ranges::none_of(seats_, [](const OnlineSeat& seat) { return seat.bot == nullptr; });
}

bool OnlineTable::is_possible_in_lobby(const TableEvent& event) const {
    const bool is_first_deal = settings_.deal == 1;
    switch (event.kind) {
        case TableEventKind::sat:
            return is_first_deal ||
                   (is_person(event.seat) && seat(event.seat).name.empty() && !event.text.empty());
        case TableEventKind::player_entropy:
            return is_first_deal;
        case TableEventKind::committed:
            return may_commit(event.seat).has_value() && is_key(event.text);
        case TableEventKind::revealed:
            return may_reveal(event.seat).has_value() && keeps_commitment(event.seat, event.text);
        case TableEventKind::left_seat:
            return is_first_deal || (is_person(event.seat) && !seat(event.seat).name.empty());
        case TableEventKind::withheld:
            return !is_first_deal && is_person(event.seat) && !seat(event.seat).name.empty() &&
                   seat(event.seat).contribution.empty();
        case TableEventKind::started:
            return is_first_deal || (is_revealing() && waits_for().empty() && event.text == commitment_);
        default:
            return true;
    }
}

Result<void> OnlineTable::apply(const TableEvent& event) {
    ++event_count_;
    if (is_possible(event) && change(event)) {
        if (transcript_) transcript_->add(transcript_line(event));
        return {};
    }
    --event_count_;
    return fail({errors::impossible_event, table_event_words[static_cast<std::size_t>(event.kind)]});
}

// Returns false and changes nothing if the event is not possible.
bool OnlineTable::change(const TableEvent& event) {
    switch (event.kind) {
        case TableEventKind::sat:
        case TableEventKind::player_entropy:
        case TableEventKind::committed:
        case TableEventKind::revealed:
        case TableEventKind::left_seat:
        case TableEventKind::withheld:
            change_lobby(event);
            return true;
        case TableEventKind::held:
            if (settings_.seats[static_cast<std::size_t>(event.seat)] != nullptr) return false;
            seat_of(event).holder = event.text;
            return true;
        case TableEventKind::started:
            if (settings_.deal > 1) transcript_ = Transcript(public_deal());
            phase_ = TablePhase::playing;
            turn_began_ = event.at;
            return true;
        case TableEventKind::drew:
            return draw(event);
        case TableEventKind::moved:
            return move(event);
        case TableEventKind::resigned:
        case TableEventKind::timed_out:
            if (!is_person(event.seat)) return false;
            give_up(event);
            return true;
        case TableEventKind::undo_request:
            if (last_move_of(event.seat) != event.count) return false;
            request_ = {.by = event.seat, .moves = event.count, .agreed = std::vector<bool>(seats_.size())};
            request_->agreed[static_cast<std::size_t>(event.seat)] = true;
            ++seat_of(event).requests;
            return true;
        case TableEventKind::agreed:
            if (!request_) return false;
            request_->agreed[static_cast<std::size_t>(event.seat)] = true;
            return true;
        case TableEventKind::declined:
            decline(event);
            return true;
        case TableEventKind::back:
            return take_back(event);
        case TableEventKind::phrase:
            add_phrase(event);
            return true;
        case TableEventKind::ended:
            phase_ = TablePhase::over;
            secret_ = event.text;
            last_decision_ = event_count_;
            return true;
        case TableEventKind::rematch_offer:
            rematch_offers_.push_back(event.seat);
            ++seat_of(event).requests;
            return true;
        case TableEventKind::rematch_refusal:
            refuse_rematch(event);
            return true;
        case TableEventKind::rematch:
            rematch_by_ = event.seat;
            return true;
        case TableEventKind::resumed:
            turn_began_ += std::int64_t{1000} * event.count;
            return true;
        case TableEventKind::closed:
            phase_ = TablePhase::over;
            is_closed_ = true;
            secret_ = event.text;
            request_.reset();
            last_decision_ = event_count_;
            return true;
    }
    return false;
}

void OnlineTable::change_lobby(const TableEvent& event) {
    lobby_changed_at_ = event.at;
    OnlineSeat& changed = seat_of(event);
    if (event.kind == TableEventKind::sat) changed.name = event.text;
    if (event.kind == TableEventKind::player_entropy) changed.player_entropy = event.text;
    if (event.kind == TableEventKind::committed) changed.commitment = event.text;
    if (event.kind == TableEventKind::revealed) changed.contribution = event.text;
    if (event.kind == TableEventKind::left_seat || event.kind == TableEventKind::withheld) free_seat(event);
}

// Contributions that others may have seen are not used again: a player who sits down later could choose one
// that suits the others.
void OnlineTable::free_seat(const TableEvent& event) {
    OnlineSeat& freed = seat_of(event);
    if (is_revealing() || event.kind == TableEventKind::withheld) {
        failed_rounds_.push_back({.seat = event.seat, .name = freed.name, .how = event.kind});
        for (OnlineSeat& seat : seats_) {
            seat.commitment.clear();
            seat.contribution.clear();
        }
    }
    freed.name.clear();
    freed.holder.clear();
    freed.player_entropy.clear();
    freed.commitment.clear();
    ++freed.departures;
}

// All tiles but the last fit nowhere. The last fits unless no other is left.
bool OnlineTable::draw(const TableEvent& event) {
    const auto tiles = read_tiles(event.text);
    if (!tiles || tiles->empty() || (game_ && !game_->is_over())) return false;
    Deck draws = draws_;
    draws.insert(draws.end(), tiles->begin(), tiles->end());
    if (!deck_error(settings_.rules, draws).empty()) return false;
    if (!game_) {
        Game game(settings_.rules, draws, AfterDeck::unknown);
        if (game.draws() != draws.size()) return false;
        game_ = std::move(game);
    } else {
        const Position& position = game_->position();
        for (const Type tile : std::span(*tiles).first(tiles->size() - 1))
            if (position.fits_somewhere(tile)) return false;
        const bool is_last = draws.size() == unshuffled_deck(settings_.rules).size();
        if (settings_.deal > 1 && !is_last && !position.fits_somewhere(tiles->back())) return false;
        game_->extend_deck(*tiles);
    }
    draws_ = std::move(draws);
    return true;
}

bool OnlineTable::move(const TableEvent& event) {
    const auto move = read_move(event.text);
    if (!move || event.seat != to_move() || !game_ || !game_->is_legal(*move)) return false;
    Game& game = *game_;
    OnlineSeat& mover = seat_of(event);
    mover.has_stand_in = mover.gave_up.has_value();
    end_turn(event);
    undos_.push_back(game.apply(*move));
    moves_.push_back(*move);
    movers_.push_back(event.seat);
    request_.reset();
    gave_up_last_.reset();
    last_decision_ = event_count_;
    return true;
}

void OnlineTable::give_up(const TableEvent& event) {
    seat_of(event).bot = find_bot(substitute);
    seat_of(event).gave_up = event.kind;
    request_.reset();
    gave_up_last_ = event.seat;
    last_decision_ = event_count_;
    // In a game of two it ends the game, and the result shows it.
    if (seat_count() > 2) add_news(event);
}

// The player who asked may also decline, which withdraws the request.
void OnlineTable::decline(const TableEvent& event) {
    if (request_ && request_->by != event.seat) add_news(event, request_->by);
    request_.reset();
}

// A player who asked may also withdraw.
void OnlineTable::refuse_rematch(const TableEvent& event) {
    if (!rematch_offers_.empty() && !does_want(rematch_offers_, event.seat))
        add_news(event, rematch_offers_.front());
    rematch_offers_.clear();
}

// Only what all have agreed on, so that a server cannot undo moves by itself.
bool OnlineTable::take_back(const TableEvent& event) {
    if (!game_ || !request_ || request_->moves != event.count || !are_all_agreed_with(request_->by))
        return false;
    const int before = to_move();
    while (std::cmp_greater(moves_.size(), event.count)) {
        game_->undo(undos_.back());
        undos_.pop_back();
        moves_.pop_back();
        movers_.pop_back();
    }
    if (to_move() != before) {
        seats_[static_cast<std::size_t>(before)].used += event.at - turn_began_;
        turn_began_ = event.at;
    }
    draws_.resize(game_->draws());
    request_.reset();
    last_decision_ = event_count_;
    return true;
}

void OnlineTable::add_phrase(const TableEvent& event) {
    if (event.seat < 0 || event.seat >= seat_count()) return;
    ++seat_of(event).phrases;
    seat_of(event).last_phrase_at = event.at;
    add_news(event);
}

void OnlineTable::add_news(const TableEvent& event, int to) {
    news_.push_back({.number = event_count_,
                     .kind = event.kind,
                     .seat = event.seat,
                     .phrase = event.count,
                     .to = to,
                     .moves = moves_.size()});
}

void OnlineTable::end_turn(const TableEvent& event) {
    seat_of(event).used += event.at - turn_began_;
    turn_began_ = event.at;
}

}  // namespace bastide::match
