#include "bastide/match/shared/shared_table.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

#include "bastide/match/notation.h"
#include "bastide/match/shared/name.h"
#include "bastide/play/seed.h"
#include "bastide/text/quote.h"

namespace bastide::match {
namespace {

constexpr std::size_t longest_word = 40;

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

SharedTable::SharedTable(Terms terms, Secret secret, SeedOf seed_of)
    : terms_(std::move(terms)),
      secret_(std::move(secret)),
      seed_of_(std::move(seed_of)),
      names_(terms_.seats.size()),
      words_(terms_.seats.size()),
      bots_(terms_.seats),
      used_(terms_.seats.size()),
      agreed_(terms_.seats.size()),
      counts_(terms_.seats.size()) {
    for (std::size_t seat = 0; seat < bots_.size(); ++seat) {
        if (bots_[seat] == nullptr) continue;
        names_[seat] = bots_[seat]->name;
        const auto alike =
            std::count(bots_.begin(), bots_.begin() + static_cast<std::ptrdiff_t>(seat), bots_[seat]);
        if (alike > 0) names_[seat].append(" ").append(std::to_string(alike + 1));
    }
}

const BotKind* SharedTable::bot_to_move() const {
    return is_started() && !is_over_ ? bots_[at(to_move())] : nullptr;
}

std::optional<std::int64_t> SharedTable::deadline() const {
    const auto time = time_of(terms_.clock);
    if (!time || !is_started() || is_over_ || !is_person(to_move())) return std::nullopt;
    return turn_began_ + *time - (terms_.clock == Clock::quarter ? used_[at(to_move())] : 0);
}

std::string SharedTable::tiles_since(std::size_t drawn) const {
    std::string text;
    for (std::size_t i = drawn; i < record_.game().drawn(); ++i)
        text.append(text.empty() ? "" : " ").append(types[deck_[i]].name);
    return text;
}

Entry SharedTable::drew(std::int64_t now) const {
    return {.at = now, .is = Happening::drew, .text = tiles_since(told_)};
}

Entry SharedTable::ended(std::int64_t now) const {
    return {.at = now, .is = Happening::ended, .text = secret_.text};
}

Result<std::vector<Entry>> SharedTable::sit(int seat, const Ask& ask, std::int64_t now) const {
    if (!is_person(seat)) return refuse("a bot sits there");
    if (is_started()) return refuse("the match has begun");
    if (!names_[at(seat)].empty()) return refuse("you sit there already");
    if (std::string why = why_bad_name(ask.text); !why.empty()) return refuse(std::move(why));
    if (std::ranges::find(names_, ask.text) != names_.end())
        return refuse(text::in_quotes(ask.text) + " is already at this table: choose another name");
    if (!ask.word.empty() && !is_shown(ask.word, longest_word))
        return refuse("a word for the order of the tiles has at most 40 bytes of text that can be seen");
    std::vector<Entry> entries = {{.at = now, .is = Happening::sat, .seat = seat, .text = ask.text}};
    if (!ask.word.empty())
        entries.push_back({.at = now, .is = Happening::word, .seat = seat, .text = ask.word});
    const auto empty = std::ranges::count(names_, std::string());
    if (empty > 1) return entries;
    entries.push_back({.at = now, .is = Happening::started, .text = secret_.commitment});
    SharedTable next = *this;
    for (const Entry& entry : entries)
        if (auto applied = next.apply(entry); !applied) return std::unexpected(std::move(applied.error()));
    entries.push_back(next.drew(now));
    return entries;
}

Result<std::vector<Entry>> SharedTable::stand(int seat, std::int64_t now) const {
    if (is_started()) return refuse("the match has begun: resign to leave it");
    if (!is_person(seat) || names_[at(seat)].empty()) return refuse("you do not sit there");
    if (counts_[at(seat)].stood >= most_of_a_seat) return refuse("you have stood up often enough: stay");
    return std::vector<Entry>{{.at = now, .is = Happening::stood, .seat = seat}};
}

std::vector<Entry> SharedTable::moved(const Move& move, std::int64_t now) const {
    std::vector<Entry> entries = {
        {.at = now, .is = Happening::moved, .seat = to_move(), .text = to_text(move)}};
    SharedTable next = *this;
    if (!next.apply(entries.front())) return {};
    // The last tiles may fit nowhere: they are told, too.
    if (!next.tiles_since(next.told_).empty()) {
        entries.push_back(next.drew(now));
    }
    if (next.record_.game().is_over()) entries.push_back(next.ended(now));
    return entries;
}

std::vector<Entry> SharedTable::bot_moves(const Move& move, std::int64_t now) const {
    return moved(move, now);
}

Result<std::vector<Entry>> SharedTable::play(int seat, const Ask& ask, std::int64_t now) const {
    if (!is_started()) return refuse("the match has not begun: not all seats are taken");
    if (to_move() != seat) return refuse("it is not your turn: " + names_[at(to_move())] + " is to move");
    const auto move = read_move(ask.text);
    if (!move) return std::unexpected(move.error());
    if (std::string why = record_.game().why_illegal(*move); !why.empty()) return refuse(std::move(why));
    return moved(*move, now);
}

std::vector<Entry> SharedTable::given_up(Happening how, int seat, std::int64_t now) const {
    std::vector<Entry> entries = {{.at = now, .is = how, .seat = seat}};
    const auto people = std::ranges::count(bots_, nullptr);
    if (seats() == 2 || people == 1) entries.push_back(ended(now));
    return entries;
}

Result<std::vector<Entry>> SharedTable::ask_back(int seat, std::int64_t now) const {
    if (!is_started()) return refuse("the match has not begun");
    if (asked_by_ >= 0) return refuse(names_[at(asked_by_)] + " asks already: answer that first");
    if (counts_[at(seat)].asked >= most_of_a_seat)
        return refuse("you have asked to take back " + std::to_string(most_of_a_seat) +
                      " times: that is all a match has");
    const int played = static_cast<int>(record_.played());
    int last = -1;
    for (int turn = played - 1; turn >= 0 && last < 0; --turn)
        if (turn % seats() == seat) last = turn;
    if (last < 0) return refuse("you have not made a move yet");
    std::vector<Entry> entries = {{.at = now, .is = Happening::asked, .seat = seat, .count = last}};
    SharedTable next = *this;
    if (!next.apply(entries.front())) return refuse("this cannot be asked now");
    if (next.are_all_agreed()) entries.push_back({.at = now, .is = Happening::back, .count = last});
    return entries;
}

Result<std::vector<Entry>> SharedTable::answer(int seat, bool agrees, std::int64_t now) const {
    if (asked_by_ < 0) return refuse("nothing is asked");
    if (asked_by_ == seat && agrees) return refuse("you asked yourself: the others answer");
    if (!agrees) return std::vector<Entry>{{.at = now, .is = Happening::declined, .seat = seat}};
    if (agreed_[at(seat)]) return refuse("you have agreed already");
    std::vector<Entry> entries = {{.at = now, .is = Happening::agreed, .seat = seat}};
    SharedTable next = *this;
    if (!next.apply(entries.front())) return refuse("this cannot be answered now");
    if (next.are_all_agreed()) entries.push_back({.at = now, .is = Happening::back, .count = asked_to_});
    return entries;
}

bool SharedTable::are_all_agreed() const {
    for (int seat = 0; seat < seats(); ++seat)
        if (is_person(seat) && !agreed_[at(seat)]) return false;
    return true;
}

Result<std::vector<Entry>> SharedTable::say(int seat, int number, std::int64_t now) const {
    if (number < 0 || number >= phrase_count) return refuse("there is no such phrase");
    if (names_[at(seat)].empty()) return refuse("sit down first");
    const Counts& counts = counts_[at(seat)];
    if (counts.said >= most_of_a_seat)
        return refuse("you have said " + std::to_string(most_of_a_seat) +
                      " phrases: that is all a match has");
    // Either way: a clock may have been set back.
    if (std::abs(now - counts.said_at) < between_phrases) return refuse("one phrase a second: wait a moment");
    return std::vector<Entry>{{.at = now, .is = Happening::said, .seat = seat, .count = number}};
}

Result<std::vector<Entry>> SharedTable::ask(int seat, const Ask& ask, std::int64_t now) const {
    if (seat < 0 || seat >= seats()) return refuse("who watches has no say");
    if (entries_ >= most_entries && ask.wanted != Wanted::move && ask.wanted != Wanted::resign)
        return refuse("so much has happened at this table that only moves go on");
    if (ask.wanted == Wanted::say) return say(seat, ask.number, now);
    if (is_over_) return refuse("the match is over");
    switch (ask.wanted) {
        case Wanted::sit:
            return sit(seat, ask, now);
        case Wanted::stand:
            return stand(seat, now);
        default:
            break;
    }
    if (is_started() && !is_person(seat)) return refuse("you have resigned");
    switch (ask.wanted) {
        case Wanted::move:
            return play(seat, ask, now);
        case Wanted::resign:
            if (!is_started()) return refuse("the match has not begun: stand up to leave");
            return given_up(Happening::resigned, seat, now);
        case Wanted::back:
            return ask_back(seat, now);
        case Wanted::agree:
            return answer(seat, true, now);
        case Wanted::decline:
            return answer(seat, false, now);
        default:
            return refuse("this cannot be done");
    }
}

std::vector<Entry> SharedTable::late(std::int64_t now) const {
    const auto end = deadline();
    return end && now >= *end ? given_up(Happening::late, to_move(), now) : std::vector<Entry>();
}

void SharedTable::begin(std::int64_t now) {
    const std::string seed = seed_of_(secret_.text, words_);
    deck_ = shuffled_deck(terms_.settings, seed);
    record_ = Record(Deal{.settings = terms_.settings, .seed = seed, .deck = {}});
    is_started_ = true;
    turn_began_ = now;
}

// Nobody gains time by it: who is to move before and after goes on with the time that runs, and else what was
// used so far counts.
void SharedTable::take_back(const Entry& back) {
    const int mover = to_move();
    record_.go_to(static_cast<std::size_t>(back.count));
    told_ = record_.game().drawn();
    asked_by_ = -1;
    if (to_move() == mover) return;
    used_[at(mover)] += back.at - turn_began_;
    turn_began_ = back.at;
}

Result<void> SharedTable::apply(const Entry& entry) {
    auto applied = apply_alone(entry);
    if (applied) count(entry);
    return applied;
}

void SharedTable::count(const Entry& entry) {
    ++entries_;
    if (entry.seat < 0 || entry.seat >= seats()) return;
    Counts& counts = counts_[at(entry.seat)];
    switch (entry.is) {
        case Happening::said:
            ++counts.said;
            counts.said_at = entry.at;
            return;
        case Happening::asked:
            ++counts.asked;
            return;
        case Happening::stood:
            ++counts.stood;
            return;
        default:
            return;
    }
}

Result<void> SharedTable::apply_alone(const Entry& entry) {
    const bool has_seat = entry.seat >= 0 && entry.seat < seats();
    const auto not_here = [&] {
        return refuse("'" + std::string(happening_words[static_cast<std::size_t>(entry.is)]) +
                      "' cannot come here");
    };
    switch (entry.is) {
        case Happening::sat:
            if (!has_seat || is_started()) return not_here();
            names_[at(entry.seat)] = entry.text;
            return {};
        case Happening::word:
            if (!has_seat || is_started()) return not_here();
            words_[at(entry.seat)] = entry.text;
            return {};
        case Happening::stood:
            if (!has_seat || is_started()) return not_here();
            names_[at(entry.seat)].clear();
            words_[at(entry.seat)].clear();
            return {};
        case Happening::started:
            if (is_started()) return not_here();
            begin(entry.at);
            return {};
        default:
            break;
    }
    if (entry.is == Happening::said || entry.is == Happening::rematch) return {};
    if (!is_started() || is_over_) return not_here();
    switch (entry.is) {
        case Happening::drew:
            if (entry.text != tiles_since(told_)) return not_here();
            told_ = record_.game().drawn();
            return {};
        case Happening::moved: {
            const auto move = read_move(entry.text);
            if (!move || entry.seat != to_move()) return not_here();
            if (auto step = record_.play(*move); !step) return std::unexpected(std::move(step.error()));
            used_[at(entry.seat)] += entry.at - turn_began_;
            turn_began_ = entry.at;
            asked_by_ = -1;
            return {};
        }
        case Happening::resigned:
        case Happening::late:
            if (!has_seat || !is_person(entry.seat)) return not_here();
            bots_[at(entry.seat)] = find_bot(substitute);
            asked_by_ = -1;
            return {};
        case Happening::asked:
            if (!has_seat) return not_here();
            asked_by_ = entry.seat;
            asked_to_ = entry.count;
            agreed_.assign(agreed_.size(), false);
            agreed_[at(entry.seat)] = true;
            return {};
        case Happening::agreed:
            if (!has_seat || asked_by_ < 0) return not_here();
            agreed_[at(entry.seat)] = true;
            return {};
        case Happening::declined:
            asked_by_ = -1;
            return {};
        case Happening::back:
            if (entry.count < 0 || static_cast<std::size_t>(entry.count) >= record_.played())
                return not_here();
            take_back(entry);
            return {};
        case Happening::ended:
            is_over_ = true;
            return {};
        default:
            return not_here();
    }
}

}  // namespace bastide::match
