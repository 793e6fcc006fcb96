#include "bastide/match/online/hosted_table.h"

#include <algorithm>
#include <cassert>
#include <cstdlib>
#include <utility>

#include "bastide/base/sha256.h"
#include "bastide/match/errors.h"
#include "bastide/match/notation.h"
#include "bastide/match/online/name.h"
#include "bastide/match/online/verify_deal.h"
#include "bastide/play/seed.h"
#include "bastide/text/quote.h"

namespace bastide::match {
namespace {

// The tiles that are drawn next: up to the first that fits, as an event has them.
struct Draw {
    std::string text = {};
    bool fits = false;
};

void add(Draw& draw, Type tile) {
    draw.text.append(draw.text.empty() ? "" : " ").append(types[tile].name);
}

Draw draw_next(const Game& game, const Deck& deck) {
    Draw draw;
    for (std::size_t i = game.draws(); i < deck.size() && !draw.fits; ++i) {
        add(draw, deck[i]);
        draw.fits = game.position().fits_somewhere(deck[i]);
    }
    return draw;
}

Draw draw_first(const Settings& rules, const Deck& deck) {
    Draw draw{.text = {}, .fits = true};
    const std::size_t draws = Game(rules, deck).draws();
    for (std::size_t i = 0; i < draws; ++i) add(draw, deck[i]);
    return draw;
}

}  // namespace

Secret new_secret(std::string text) {
    std::string commitment = commit_secret(text);
    return {.text = std::move(text), .commitment = std::move(commitment)};
}

HostedTable::HostedTable(TableSettings settings, Secret secret)
    : state_(std::move(settings), secret.commitment), secret_(std::move(secret)) {}

std::uint64_t HostedTable::bot_chance() const {
    const std::size_t moves = state_.moves().size();
    if (state_.settings().deal > 1) return bot_seed(bot_key_, moves);
    return play::chance_of_turn(seed_, moves).next();
}

std::string HostedTable::seed_with(int seat, const std::string& entropy) const {
    std::vector<std::string> words;
    words.reserve(static_cast<std::size_t>(state_.seat_count()));
    for (int each = 0; each < state_.seat_count(); ++each)
        words.push_back(each == seat ? entropy : state_.seat(each).player_entropy);
    return sha256(seed_text(secret_.text, words));
}

TableEvent HostedTable::ended(std::int64_t now) const {
    return {.at = now, .kind = TableEventKind::ended, .text = secret_.text};
}

void HostedTable::add_start(std::vector<TableEvent>& events, const Deck& deck, std::int64_t now) const {
    events.push_back({.at = now, .kind = TableEventKind::started, .text = secret_.commitment});
    events.push_back(
        {.at = now, .kind = TableEventKind::drew, .text = draw_first(state_.settings().rules, deck).text});
}

Result<std::vector<TableEvent>> HostedTable::sit(int seat, const TableCommand& command,
                                                 std::int64_t now) const {
    const std::string& name = command.text;
    if (Message why = name_error(name); !why.empty()) return fail(std::move(why));
    int free = 0;
    for (int each = 0; each < state_.seat_count(); ++each) {
        const std::string& other = state_.seat(each).name;
        if (other.empty()) ++free;
        if (!other.empty() && look_alike(other, name))
            return fail({errors::name_taken, text::in_quotes(name)});
    }
    std::vector<TableEvent> events = {{.at = now, .kind = TableEventKind::sat, .seat = seat, .text = name}};
    if (state_.settings().deal > 1) return events;  // the browser commits when it knows its seat
    const std::string& entropy = command.player_entropy;
    if (!entropy.empty() && !play::is_visible_line(entropy, max_entropy_bytes))
        return fail({errors::bad_entropy, max_entropy_bytes});
    if (!entropy.empty())
        events.push_back({.at = now, .kind = TableEventKind::player_entropy, .seat = seat, .text = entropy});
    if (free == 1) add_start(events, shuffled_deck(state_.settings().rules, seed_with(seat, entropy)), now);
    return events;
}

Result<std::vector<TableEvent>> HostedTable::commit(int seat, const TableCommand& command,
                                                    std::int64_t now) const {
    if (!is_key(command.text)) return fail(errors::bad_commitment);
    return std::vector<TableEvent>{
        {.at = now, .kind = TableEventKind::committed, .seat = seat, .text = command.text}};
}

// The last contribution begins the game.
Result<std::vector<TableEvent>> HostedTable::reveal(int seat, const TableCommand& command,
                                                    std::int64_t now) const {
    if (!state_.keeps_commitment(seat, command.text)) return fail(errors::other_contribution);
    std::vector<TableEvent> events = {
        {.at = now, .kind = TableEventKind::revealed, .seat = seat, .text = command.text}};
    PublicDeal deal = state_.public_deal();
    std::ranges::find(deal.seats, seat, &PublicDeal::Seat::number)->contribution = command.text;
    if (const auto keys = deal_keys(deal, secret_.text))
        add_start(events, keyed_deck(state_.settings().rules, keys->deck), now);
    return events;
}

Result<std::vector<TableEvent>> HostedTable::vacate(std::int64_t now) const {
    // Either way: a clock may have been set back.
    if (std::abs(now - state_.lobby_changed_at()) < min_wait)
        return fail({errors::min_wait, min_wait / 1000});
    std::vector<TableEvent> events;
    for (const int seat : state_.waits_for())
        events.push_back({.at = now, .kind = TableEventKind::withheld, .seat = seat});
    return events;
}

Result<std::vector<TableEvent>> HostedTable::join(const TableCommand& command, std::int64_t now) const {
    if (command.holder.empty()) return fail(errors::spectator);
    if (state_.seat_of_holder(command.holder)) return fail(errors::already_seated);
    const std::optional<int> free = state_.free_seat();
    if (!free) return fail(errors::no_free_seat);
    const int seat = *free;
    auto events = sit(seat, command, now);
    if (events)
        events->insert(events->begin(),
                       {.at = now, .kind = TableEventKind::held, .seat = seat, .text = command.holder});
    return events;
}

std::vector<TableEvent> HostedTable::bot_moves(const Move& move, std::int64_t now) const {
    std::vector<TableEvent> events = {
        {.at = now, .kind = TableEventKind::moved, .seat = state_.to_move(), .text = to_text(move)}};
    if (!state_.has_game() || !state_.game().is_legal(move)) return {};
    Game next = state_.game();
    next.apply(move);
    // The last tiles may fit nowhere. They are drawn all the same.
    Draw draw = draw_next(next, deck_);
    if (!draw.text.empty())
        events.push_back({.at = now, .kind = TableEventKind::drew, .text = std::move(draw.text)});
    if (!draw.fits) events.push_back(ended(now));
    return events;
}

Result<std::vector<TableEvent>> HostedTable::move(int /*seat*/, const TableCommand& command,
                                                  std::int64_t now) const {
    const auto move = read_move(command.text);
    if (!move) return std::unexpected(move.error());
    if (const auto why = state_.game().illegality(*move)) return fail(to_message(*why));
    return bot_moves(*move, now);
}

Result<std::vector<TableEvent>> HostedTable::send_phrase(int seat, const TableCommand& command,
                                                         std::int64_t now) const {
    if (command.number < 0 || command.number >= phrase_count) return fail(errors::no_phrase);
    // Either way: a clock may have been set back.
    if (std::abs(now - state_.seat(seat).last_phrase_at) < min_phrase_gap) return fail(errors::phrase_gap);
    return std::vector<TableEvent>{
        {.at = now, .kind = TableEventKind::phrase, .seat = seat, .count = command.number}};
}

std::vector<TableEvent> HostedTable::request_undo(int seat, std::int64_t now) const {
    const auto moves = state_.last_move_of(seat);
    assert(moves);
    std::vector<TableEvent> events = {
        {.at = now, .kind = TableEventKind::undo_request, .seat = seat, .count = *moves}};
    if (state_.are_all_agreed_with(seat))
        events.push_back({.at = now, .kind = TableEventKind::back, .count = *moves});
    return events;
}

std::vector<TableEvent> HostedTable::agree(int seat, std::int64_t now) const {
    std::vector<TableEvent> events = {{.at = now, .kind = TableEventKind::agreed, .seat = seat}};
    const auto& request = state_.take_back_request();
    if (request && state_.are_all_agreed_with(seat))
        events.push_back({.at = now, .kind = TableEventKind::back, .count = request->moves});
    return events;
}

TableEvent HostedTable::decline(int seat, std::int64_t now) const {
    return {.at = now,
            .kind = state_.is_over() ? TableEventKind::rematch_refusal : TableEventKind::declined,
            .seat = seat};
}

// The last player who agrees creates the table.
std::vector<TableEvent> HostedTable::rematch(int seat, std::int64_t now) const {
    std::vector<TableEvent> events = {{.at = now, .kind = TableEventKind::rematch_offer, .seat = seat}};
    if (state_.do_all_want_rematch_with(seat))
        events.push_back({.at = now, .kind = TableEventKind::rematch, .seat = seat});
    return events;
}

// The match ends if it was between two, or if only bots are left.
std::vector<TableEvent> HostedTable::give_up(TableEventKind how, int seat, std::int64_t now) const {
    std::vector<TableEvent> events = {{.at = now, .kind = how, .seat = seat}};
    int people = 0;
    for (int each = 0; each < state_.seat_count(); ++each) people += state_.is_person(each) ? 1 : 0;
    if (state_.seat_count() == 2 || people == 1) events.push_back(ended(now));
    return events;
}

Result<std::vector<TableEvent>> HostedTable::request(int seat, const TableCommand& command,
                                                     std::int64_t now) const {
    if (auto may = state_.may(seat, command.kind); !may) return std::unexpected(std::move(may.error()));
    switch (command.kind) {
        case TableCommandKind::sit:
            return seat < 0 ? join(command, now) : sit(seat, command, now);
        case TableCommandKind::leave_seat:
            return std::vector<TableEvent>{{.at = now, .kind = TableEventKind::left_seat, .seat = seat}};
        case TableCommandKind::move:
            return move(seat, command, now);
        case TableCommandKind::resign:
            return give_up(TableEventKind::resigned, seat, now);
        case TableCommandKind::back:
            return request_undo(seat, now);
        case TableCommandKind::agree:
            return agree(seat, now);
        case TableCommandKind::decline:
            return std::vector<TableEvent>{decline(seat, now)};
        case TableCommandKind::phrase:
            return send_phrase(seat, command, now);
        case TableCommandKind::commit:
            return commit(seat, command, now);
        case TableCommandKind::reveal:
            return reveal(seat, command, now);
        case TableCommandKind::vacate:
            return vacate(now);
        case TableCommandKind::rematch:
            break;
    }
    return rematch(seat, now);
}

std::vector<TableEvent> HostedTable::timed_out(std::int64_t now) const {
    const auto end = state_.deadline();
    return end && now >= *end ? give_up(TableEventKind::timed_out, state_.to_move(), now)
                              : std::vector<TableEvent>();
}

std::vector<TableEvent> HostedTable::resumed(std::int64_t downtime, std::int64_t now) const {
    if (downtime <= 0 || !state_.deadline()) return {};
    const std::int64_t seconds = std::min<std::int64_t>((downtime + 999) / 1000, max_event_count);
    return {{.at = now, .kind = TableEventKind::resumed, .count = static_cast<int>(seconds)}};
}

std::vector<TableEvent> HostedTable::closed(std::int64_t now) const {
    if (state_.is_over()) return {};
    return {{.at = now, .kind = TableEventKind::closed, .text = secret_.text}};
}

Result<void> HostedTable::apply(const TableEvent& event) {
    const Settings& rules = state_.settings().rules;
    if (event.kind == TableEventKind::drew && !deck_.empty()) {
        const Draw draw = state_.has_game() ? draw_next(state_.game(), deck_) : draw_first(rules, deck_);
        if (event.text != draw.text) return fail(errors::other_tiles);
    }
    if (auto applied = state_.apply(event); !applied) return applied;
    if (event.kind != TableEventKind::started) return {};
    if (state_.settings().deal == 1) {
        seed_ = seed_with(-1, {});
        deck_ = shuffled_deck(rules, seed_);
    } else if (auto keys = deal_keys(state_.public_deal(), secret_.text)) {
        deck_ = keyed_deck(rules, keys->deck);
        bot_key_ = std::move(keys->bots);
    } else {
        return fail(errors::bad_secret);
    }
    return {};
}

}  // namespace bastide::match
