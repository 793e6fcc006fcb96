#include "bastide/match/online/online_table.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "bastide/match/notation.h"
#include "bastide/match/online/name.h"
#include "bastide/play/seed.h"
#include "bastide/text/quote.h"

namespace bastide::match {
namespace {

constexpr std::size_t max_entropy_bytes = 40;

// Who goes on for somebody who resigned.
constexpr std::string_view substitute = "medium";

std::unexpected<Error> refuse(std::string why) {
    return std::unexpected(file_error({}, std::move(why)));
}

// What can be seen, in one line.
bool is_shown(std::string_view text, std::size_t longest) {
    return play::why_bad_seed(text, longest).empty() &&
           std::ranges::none_of(text, [](char each) { return each >= 0 && each < ' '; }) &&
           text.find_first_not_of(' ') != std::string_view::npos;
}

}  // namespace

OnlineTable::OnlineTable(TableSettings settings, Secret secret, SeedOf seed_of)
    : settings_(std::move(settings)),
      secret_(std::move(secret)),
      seed_of_(std::move(seed_of)),
      names_(settings_.seats.size()),
      words_(settings_.seats.size()),
      bots_(settings_.seats),
      used_(settings_.seats.size()),
      agreed_(settings_.seats.size()),
      counts_(settings_.seats.size()) {
    for (std::size_t seat = 0; seat < bots_.size(); ++seat) {
        if (bots_[seat] == nullptr) continue;
        names_[seat] = bots_[seat]->name;
        const auto alike =
            std::count(bots_.begin(), bots_.begin() + static_cast<std::ptrdiff_t>(seat), bots_[seat]);
        if (alike > 0) names_[seat].append(" ").append(std::to_string(alike + 1));
    }
}

const BotKind* OnlineTable::bot_to_move() const {
    return is_started() && !is_over_ ? bots_[at(to_move())] : nullptr;
}

std::optional<std::int64_t> OnlineTable::deadline() const {
    const auto time = time_of(settings_.clock);
    if (!time || !is_started() || is_over_ || !is_person(to_move())) return std::nullopt;
    return turn_began_ + *time - (settings_.clock == Clock::quarter ? used_[at(to_move())] : 0);
}

std::string OnlineTable::tiles_since(std::size_t drawn) const {
    std::string text;
    for (std::size_t i = drawn; i < record_.game().drawn(); ++i)
        text.append(text.empty() ? "" : " ").append(types[deck_[i]].name);
    return text;
}

TableEvent OnlineTable::drew(std::int64_t now) const {
    return {.at = now, .kind = TableEventKind::drew, .text = tiles_since(told_)};
}

TableEvent OnlineTable::ended(std::int64_t now) const {
    return {.at = now, .kind = TableEventKind::ended, .text = secret_.text};
}

Result<std::vector<TableEvent>> OnlineTable::sit(int seat, const TableCommand& ask, std::int64_t now) const {
    if (!is_person(seat)) return refuse("a bot sits there");
    if (is_started()) return refuse("the match has begun");
    if (!names_[at(seat)].empty()) return refuse("you sit there already");
    if (std::string why = why_bad_name(ask.text); !why.empty()) return refuse(std::move(why));
    if (std::ranges::find(names_, ask.text) != names_.end())
        return refuse(text::in_quotes(ask.text) + " is already at this table: choose another name");
    if (!ask.player_entropy.empty() && !is_shown(ask.player_entropy, max_entropy_bytes))
        return refuse("a word for the order of the tiles has at most 40 bytes of text that can be seen");
    std::vector<TableEvent> entries = {
        {.at = now, .kind = TableEventKind::sat, .seat = seat, .text = ask.text}};
    if (!ask.player_entropy.empty())
        entries.push_back(
            {.at = now, .kind = TableEventKind::player_entropy, .seat = seat, .text = ask.player_entropy});
    const auto empty = std::ranges::count(names_, std::string());
    if (empty > 1) return entries;
    entries.push_back({.at = now, .kind = TableEventKind::started, .text = secret_.commitment});
    OnlineTable next = *this;
    for (const TableEvent& entry : entries)
        if (auto applied = next.apply(entry); !applied) return std::unexpected(std::move(applied.error()));
    entries.push_back(next.drew(now));
    return entries;
}

Result<std::vector<TableEvent>> OnlineTable::stand(int seat, std::int64_t now) const {
    if (is_started()) return refuse("the match has begun: resign to leave it");
    if (!is_person(seat) || names_[at(seat)].empty()) return refuse("you do not sit there");
    if (counts_[at(seat)].stood >= max_per_seat) return refuse("you have stood up often enough: stay");
    return std::vector<TableEvent>{{.at = now, .kind = TableEventKind::left_seat, .seat = seat}};
}

std::vector<TableEvent> OnlineTable::moved(const Move& move, std::int64_t now) const {
    std::vector<TableEvent> entries = {
        {.at = now, .kind = TableEventKind::moved, .seat = to_move(), .text = to_text(move)}};
    OnlineTable next = *this;
    if (!next.apply(entries.front())) return {};
    // The last tiles may fit nowhere: they are told, too.
    if (!next.tiles_since(next.told_).empty()) {
        entries.push_back(next.drew(now));
    }
    if (next.record_.game().is_over()) entries.push_back(next.ended(now));
    return entries;
}

std::vector<TableEvent> OnlineTable::bot_moves(const Move& move, std::int64_t now) const {
    return moved(move, now);
}

Result<std::vector<TableEvent>> OnlineTable::play(int seat, const TableCommand& ask, std::int64_t now) const {
    if (!is_started()) return refuse("the match has not begun: not all seats are taken");
    if (to_move() != seat) return refuse("it is not your turn: " + names_[at(to_move())] + " is to move");
    const auto move = read_move(ask.text);
    if (!move) return std::unexpected(move.error());
    if (const auto why = record_.game().illegality(*move)) return refuse(to_english(*why));
    return moved(*move, now);
}

std::vector<TableEvent> OnlineTable::given_up(TableEventKind how, int seat, std::int64_t now) const {
    std::vector<TableEvent> entries = {{.at = now, .kind = how, .seat = seat}};
    const auto people = std::ranges::count(bots_, nullptr);
    if (seats() == 2 || people == 1) entries.push_back(ended(now));
    return entries;
}

Result<std::vector<TableEvent>> OnlineTable::ask_back(int seat, std::int64_t now) const {
    if (!is_started()) return refuse("the match has not begun");
    if (asked_by_ >= 0) return refuse(names_[at(asked_by_)] + " asks already: answer that first");
    if (counts_[at(seat)].asked >= max_per_seat)
        return refuse("you have asked to take back " + std::to_string(max_per_seat) +
                      " times: that is all a match has");
    const int played = static_cast<int>(record_.played());
    int last = -1;
    for (int turn = played - 1; turn >= 0 && last < 0; --turn)
        if (turn % seats() == seat) last = turn;
    if (last < 0) return refuse("you have not made a move yet");
    std::vector<TableEvent> entries = {
        {.at = now, .kind = TableEventKind::asked, .seat = seat, .count = last}};
    OnlineTable next = *this;
    if (!next.apply(entries.front())) return refuse("this cannot be asked now");
    if (next.are_all_agreed()) entries.push_back({.at = now, .kind = TableEventKind::back, .count = last});
    return entries;
}

Result<std::vector<TableEvent>> OnlineTable::answer(int seat, bool agrees, std::int64_t now) const {
    if (asked_by_ < 0) return refuse("nothing is asked");
    if (asked_by_ == seat && agrees) return refuse("you asked yourself: the others answer");
    if (!agrees) return std::vector<TableEvent>{{.at = now, .kind = TableEventKind::declined, .seat = seat}};
    if (agreed_[at(seat)]) return refuse("you have agreed already");
    std::vector<TableEvent> entries = {{.at = now, .kind = TableEventKind::agreed, .seat = seat}};
    OnlineTable next = *this;
    if (!next.apply(entries.front())) return refuse("this cannot be answered now");
    if (next.are_all_agreed())
        entries.push_back({.at = now, .kind = TableEventKind::back, .count = asked_to_});
    return entries;
}

bool OnlineTable::are_all_agreed() const {
    for (int seat = 0; seat < seats(); ++seat)
        if (is_person(seat) && !agreed_[at(seat)]) return false;
    return true;
}

Result<std::vector<TableEvent>> OnlineTable::say(int seat, int number, std::int64_t now) const {
    if (number < 0 || number >= phrase_count) return refuse("there is no such phrase");
    if (names_[at(seat)].empty()) return refuse("sit down first");
    const Counts& counts = counts_[at(seat)];
    if (counts.said >= max_per_seat)
        return refuse("you have said " + std::to_string(max_per_seat) + " phrases: that is all a match has");
    // Either way: a clock may have been set back.
    if (std::abs(now - counts.said_at) < min_phrase_gap) return refuse("one phrase a second: wait a moment");
    return std::vector<TableEvent>{{.at = now, .kind = TableEventKind::said, .seat = seat, .count = number}};
}

Result<std::vector<TableEvent>> OnlineTable::ask(int seat, const TableCommand& ask, std::int64_t now) const {
    if (seat < 0 || seat >= seats()) return refuse("who watches has no say");
    if (entries_ >= max_events && ask.kind != TableCommandKind::move && ask.kind != TableCommandKind::resign)
        return refuse("so much has happened at this table that only moves go on");
    if (ask.kind == TableCommandKind::say) return say(seat, ask.number, now);
    if (is_over_) return refuse("the match is over");
    switch (ask.kind) {
        case TableCommandKind::sit:
            return sit(seat, ask, now);
        case TableCommandKind::leave_seat:
            return stand(seat, now);
        default:
            break;
    }
    if (is_started() && !is_person(seat)) return refuse("you have resigned");
    switch (ask.kind) {
        case TableCommandKind::move:
            return play(seat, ask, now);
        case TableCommandKind::resign:
            if (!is_started()) return refuse("the match has not begun: stand up to leave");
            return given_up(TableEventKind::resigned, seat, now);
        case TableCommandKind::back:
            return ask_back(seat, now);
        case TableCommandKind::agree:
            return answer(seat, true, now);
        case TableCommandKind::decline:
            return answer(seat, false, now);
        default:
            return refuse("this cannot be done");
    }
}

std::vector<TableEvent> OnlineTable::timed_out(std::int64_t now) const {
    const auto end = deadline();
    return end && now >= *end ? given_up(TableEventKind::timed_out, to_move(), now)
                              : std::vector<TableEvent>();
}

void OnlineTable::begin(std::int64_t now) {
    const std::string seed = seed_of_(secret_.text, words_);
    deck_ = shuffled_deck(settings_.rules, seed);
    record_ = Record(Deal{.settings = settings_.rules, .seed = seed, .deck = {}});
    is_started_ = true;
    turn_began_ = now;
}

// Nobody gains time by it: who is to move before and after goes on with the time that runs, and else what was
// used so far counts.
void OnlineTable::take_back(const TableEvent& back) {
    const int mover = to_move();
    record_.go_to(static_cast<std::size_t>(back.count));
    told_ = record_.game().drawn();
    asked_by_ = -1;
    if (to_move() == mover) return;
    used_[at(mover)] += back.at - turn_began_;
    turn_began_ = back.at;
}

Result<void> OnlineTable::apply(const TableEvent& entry) {
    auto applied = apply_alone(entry);
    if (applied) count(entry);
    return applied;
}

void OnlineTable::count(const TableEvent& entry) {
    ++entries_;
    if (entry.seat < 0 || entry.seat >= seats()) return;
    Counts& counts = counts_[at(entry.seat)];
    switch (entry.kind) {
        case TableEventKind::said:
            ++counts.said;
            counts.said_at = entry.at;
            return;
        case TableEventKind::asked:
            ++counts.asked;
            return;
        case TableEventKind::left_seat:
            ++counts.stood;
            return;
        default:
            return;
    }
}

Result<void> OnlineTable::apply_alone(const TableEvent& entry) {
    const bool has_seat = entry.seat >= 0 && entry.seat < seats();
    const auto not_here = [&] {
        return refuse("'" + std::string(table_event_words[static_cast<std::size_t>(entry.kind)]) +
                      "' cannot come here");
    };
    switch (entry.kind) {
        case TableEventKind::sat:
            if (!has_seat || is_started()) return not_here();
            names_[at(entry.seat)] = entry.text;
            return {};
        case TableEventKind::player_entropy:
            if (!has_seat || is_started()) return not_here();
            words_[at(entry.seat)] = entry.text;
            return {};
        case TableEventKind::left_seat:
            if (!has_seat || is_started()) return not_here();
            names_[at(entry.seat)].clear();
            words_[at(entry.seat)].clear();
            return {};
        case TableEventKind::started:
            if (is_started()) return not_here();
            begin(entry.at);
            return {};
        default:
            break;
    }
    if (entry.kind == TableEventKind::said || entry.kind == TableEventKind::rematch) return {};
    if (!is_started() || is_over_) return not_here();
    switch (entry.kind) {
        case TableEventKind::drew:
            if (entry.text != tiles_since(told_)) return not_here();
            told_ = record_.game().drawn();
            return {};
        case TableEventKind::moved: {
            const auto move = read_move(entry.text);
            if (!move || entry.seat != to_move()) return not_here();
            if (const auto step = record_.play(*move); !step) return refuse(to_english(step.error()));
            used_[at(entry.seat)] += entry.at - turn_began_;
            turn_began_ = entry.at;
            asked_by_ = -1;
            return {};
        }
        case TableEventKind::resigned:
        case TableEventKind::timed_out:
            if (!has_seat || !is_person(entry.seat)) return not_here();
            bots_[at(entry.seat)] = find_bot(substitute);
            asked_by_ = -1;
            return {};
        case TableEventKind::asked:
            if (!has_seat) return not_here();
            asked_by_ = entry.seat;
            asked_to_ = entry.count;
            agreed_.assign(agreed_.size(), false);
            agreed_[at(entry.seat)] = true;
            return {};
        case TableEventKind::agreed:
            if (!has_seat || asked_by_ < 0) return not_here();
            agreed_[at(entry.seat)] = true;
            return {};
        case TableEventKind::declined:
            asked_by_ = -1;
            return {};
        case TableEventKind::back:
            if (entry.count < 0 || static_cast<std::size_t>(entry.count) >= record_.played())
                return not_here();
            take_back(entry);
            return {};
        case TableEventKind::ended:
            is_over_ = true;
            return {};
        default:
            return not_here();
    }
}

}  // namespace bastide::match
