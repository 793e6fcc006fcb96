#include "serve/hub.h"

#include <algorithm>
#include <utility>

namespace bastide::serve {
namespace {

using match::Entry;
using match::Happening;

// Tables that nobody has open are forgotten after so long, in milliseconds; they are in the store.
constexpr std::int64_t kept_in_memory = 60'000;

std::string seed_of(const std::function<std::string(std::string_view)>& hash, std::string_view secret,
                    const std::vector<std::string>& words) {
    std::string text(secret);
    for (const std::string& word : words) text.append("\n").append(word);
    return hash(text);
}

}  // namespace

struct Hub::Table {
    std::string id;
    match::SharedTable match;
    std::vector<Door> doors;
    match::Secret secret;
    std::vector<Entry> entries;
    std::set<std::shared_ptr<Visitor>> visitors = {};
    std::deque<Waiting> waiting = {};
    bool is_keeping = false;   // entries that nobody was told yet
    bool is_thinking = false;  // a bot
    std::int64_t left_at = 0;  // when the last visitor left

    std::string hash_of(int seat) const {
        const auto door = std::ranges::find(doors, seat, &Door::seat);
        return door == doors.end() ? std::string() : door->hash;
    }
};

Hub::Hub(Store& store, World world) : store_(store), world_(std::move(world)) {}
Hub::~Hub() = default;

Result<Keys> Hub::create(const match::Terms& terms) {
    StoredTable table{.id = world_.chance(), .terms = terms, .secret = {}, .doors = {}, .entries = {}};
    table.secret.text = world_.chance() + world_.chance();
    table.secret.commitment = world_.hash(table.secret.text);
    Keys keys;
    for (std::size_t seat = 0; seat < terms.seats.size(); ++seat) {
        keys.seats.push_back(terms.seats[seat] == nullptr ? world_.chance() : "");
        if (keys.seats.back().empty()) continue;
        table.doors.push_back({world_.hash(keys.seats.back()), static_cast<int>(seat)});
    }
    keys.watch = world_.chance();
    table.doors.push_back({world_.hash(keys.watch), -1});
    if (auto created = store_.create(table); !created) return std::unexpected(std::move(created.error()));
    return keys;
}

Result<std::pair<std::shared_ptr<Hub::Table>, int>> Hub::found(std::string_view key) {
    auto stored = store_.find(world_.hash(key));
    if (!stored) return std::unexpected(std::move(stored.error()));
    if (!*stored) return std::unexpected(file_error({}, "there is no table with this link"));
    auto& [table, seat] = **stored;
    if (const auto open = open_.find(table.id); open != open_.end()) return std::pair(open->second, seat);
    const auto seed = [hash = world_.hash](std::string_view secret, const std::vector<std::string>& words) {
        return seed_of(hash, secret, words);
    };
    auto made = std::make_shared<Table>(Table{.id = table.id,
                                              .match = match::SharedTable(table.terms, table.secret, seed),
                                              .doors = table.doors,
                                              .secret = table.secret,
                                              .entries = {}});
    for (Entry& entry : table.entries) {
        if (auto applied = made->match.apply(entry); !applied)
            return std::unexpected(std::move(applied.error()));
        made->entries.push_back(std::move(entry));
    }
    made->left_at = world_.now();
    open_.emplace(table.id, made);
    return std::pair(made, seat);
}

void Hub::open(const std::shared_ptr<Visitor>& visitor, const match::Open& message) {
    if (message.version != match::protocol_version) {
        visitor->send(match::reload_message());
        return;
    }
    auto table = found(message.key);
    if (!table) {
        visitor->send(match::refused_message(0, table.error().what));
        return;
    }
    leave(visitor);
    const Place place{table->first, table->second};
    seated_.insert_or_assign(visitor, place);
    place.table->visitors.insert(visitor);
    welcome(*visitor, place, message.seen);
    tell_who_is_there(*place.table);
    serve(place.table);
}

void Hub::welcome(Visitor& visitor, const Place& place, int seen) const {
    const Table& table = *place.table;
    const std::size_t skipped = std::min(static_cast<std::size_t>(seen), table.entries.size());
    text::JsonWriter json;
    json.begin_object();
    json.member("is", "table");
    json.key("seat");
    if (place.seat >= 0) {
        json.value(place.seat);
    } else {
        json.null();
    }
    json.key("table");
    write_json(json, table.match.terms());
    json.member("commitment", std::string_view(table.secret.commitment));
    json.key("entries");
    match::write_entries(json, std::span(table.entries).subspan(skipped),
                         static_cast<std::int64_t>(skipped) + 1);
    json.end_object();
    visitor.send(json.take_piece());
    const bool has_rematch =
        std::ranges::find(table.entries, Happening::rematch, &Entry::is) != table.entries.end();
    if (has_rematch) visitor.send(rematch_message(table, place.seat));
}

// The key of a visitor's place at the table of a rematch: it follows from what the server alone knows, so
// that whoever comes later by the old link is led there too.
std::string Hub::rematch_key(const Table& table, int seat) const {
    return world_.hash("rematch\n" + table.secret.text + '\n' + table.hash_of(seat)).substr(0, 32);
}

std::string Hub::rematch_message(const Table& table, int seat) const {
    text::JsonWriter json;
    json.begin_object();
    json.member("is", "rematch");
    json.member("key", rematch_key(table, seat));
    json.end_object();
    return json.take_piece();
}

void Hub::take(const std::shared_ptr<Visitor>& visitor, std::string_view text) {
    const auto message = match::read_message(text);
    if (!message) {
        visitor->send(match::refused_message(0, to_string(message.error())));
        return;
    }
    if (const auto* const opening = std::get_if<match::Open>(&*message)) {
        open(visitor, *opening);
        return;
    }
    const auto place = seated_.find(visitor);
    if (place == seated_.end()) {
        visitor->send(match::refused_message(0, "open a table first"));
        return;
    }
    if (const auto* const wanted = std::get_if<match::Want>(&*message)) {
        place->second.table->waiting.push_back({visitor, place->second.seat, *wanted});
        serve(place->second.table);
        return;
    }
    rematch(visitor, std::get<match::WantRematch>(*message));
}

void Hub::leave(const std::shared_ptr<Visitor>& visitor) {
    const auto place = seated_.find(visitor);
    if (place == seated_.end()) return;
    const std::shared_ptr<Table> table = place->second.table;
    seated_.erase(place);
    table->visitors.erase(visitor);
    table->left_at = world_.now();
    tell_who_is_there(*table);
}

// What waits at a table is done, one after the other, as long as nothing is being kept; then a bot may think.
void Hub::serve(const std::shared_ptr<Table>& table) {
    while (!table->is_keeping && !table->waiting.empty()) {
        const Waiting next = std::move(table->waiting.front());
        table->waiting.pop_front();
        auto entries = table->match.ask(next.seat, next.want.ask, world_.now());
        if (entries) {
            keep(table, *entries, next);
        } else if (const auto visitor = next.visitor.lock()) {
            visitor->send(match::refused_message(next.want.id, entries.error().what));
        }
    }
    if (!table->is_keeping) let_bot_think(table);
}

void Hub::keep(const std::shared_ptr<Table>& table, const std::vector<Entry>& entries, const Waiting& by) {
    table->is_keeping = true;
    const auto after = static_cast<std::int64_t>(table->entries.size());
    world_.keep({.table = table->id, .after = after, .entries = entries},
                [this, table, entries, by](const Result<void>& result) { kept(table, entries, by, result); });
}

void Hub::kept(const std::shared_ptr<Table>& table, const std::vector<Entry>& entries, const Waiting& by,
               const Result<void>& result) {
    table->is_keeping = false;
    const auto visitor = by.visitor.lock();
    if (!result) {
        if (visitor)
            visitor->send(
                match::refused_message(by.want.id, "this could not be kept: " + result.error().what));
        // Whatever waits is tried on its own; a bot waits for the next one to come.
        if (!table->waiting.empty()) serve(table);
        return;
    }
    const auto first = static_cast<std::int64_t>(table->entries.size()) + 1;
    for (const Entry& entry : entries) {
        if (!table->match.apply(entry)) break;  // they were applied once, to see what comes of them
        table->entries.push_back(entry);
    }
    tell_all(*table, match::entries_message(entries, first));
    if (visitor) visitor->send(match::done_message(by.want.id));
    if (entries.front().is == Happening::rematch) {
        for (const std::shared_ptr<Visitor>& each : table->visitors)
            each->send(rematch_message(*table, seated_.at(each).seat));
    }
    serve(table);
}

void Hub::let_bot_think(const std::shared_ptr<Table>& table) {
    const match::BotKind* const bot = table->match.bot_to_move();
    if (bot == nullptr || table->is_thinking) return;
    table->is_thinking = true;
    const match::Record& record = table->match.record();
    const std::size_t turn = record.played();
    play::Random chance = play::chance_of_turn(record.start().seed, turn);
    world_.think(*bot, record.game().position(), chance.next(), [this, table, turn](const match::Move& move) {
        table->is_thinking = false;
        const bool is_wanted =
            table->match.bot_to_move() != nullptr && table->match.record().played() == turn;
        if (is_wanted && !table->is_keeping) {
            keep(table, table->match.bot_moves(move, world_.now()), {});
        } else {
            serve(table);
        }
    });
}

void Hub::rematch(const std::shared_ptr<Visitor>& visitor, const match::WantRematch& message) {
    const Place place = seated_.at(visitor);
    Table& old = *place.table;
    const auto refuse = [&](std::string_view why) { visitor->send(match::refused_message(message.id, why)); };
    if (place.seat < 0) {
        refuse("who watches has no say");
        return;
    }
    if (!old.match.is_over()) {
        refuse("the match is not over");
        return;
    }
    if (std::ranges::find(old.entries, Happening::rematch, &Entry::is) != old.entries.end()) {
        refuse("there is another table already");
        return;
    }
    if (old.is_keeping) {
        refuse("wait a moment, and try again");
        return;
    }
    // Everybody moves up a seat.
    const int seats = old.match.seats();
    match::Terms terms = old.match.terms();
    for (int seat = 0; seat < seats; ++seat)
        terms.seats[static_cast<std::size_t>((seat + 1) % seats)] =
            old.match.terms().seats[static_cast<std::size_t>(seat)];
    StoredTable next{.id = world_.chance(), .terms = terms, .secret = {}, .doors = {}, .entries = {}};
    next.secret.text = world_.chance() + world_.chance();
    next.secret.commitment = world_.hash(next.secret.text);
    for (const Door& door : old.doors) {
        const int seat = door.seat < 0 ? -1 : (door.seat + 1) % seats;
        next.doors.push_back({world_.hash(rematch_key(old, door.seat)), seat});
    }
    if (const auto created = store_.create(next); !created) {
        refuse(created.error().what);
        return;
    }
    const match::Want want{.id = message.id, .ask = {}};
    keep(place.table, {{.at = world_.now(), .is = Happening::rematch, .seat = place.seat}},
         {visitor, place.seat, want});
}

void Hub::tick() {
    const std::int64_t now = world_.now();
    for (auto next = open_.begin(); next != open_.end();) {
        const std::shared_ptr<Table> table = next->second;
        if (!table->is_keeping) {
            if (const auto late = table->match.late(now); !late.empty()) keep(table, late, {});
        }
        const bool is_idle = table->visitors.empty() && !table->is_keeping && !table->is_thinking;
        next = is_idle && now - table->left_at > kept_in_memory ? open_.erase(next) : std::next(next);
    }
}

void Hub::tell_all(const Table& table, const std::string& message) const {
    for (const std::shared_ptr<Visitor>& visitor : table.visitors) visitor->send(message);
}

void Hub::tell_who_is_there(const Table& table) const {
    std::vector<bool> seats(static_cast<std::size_t>(table.match.seats()));
    int watching = 0;
    for (const std::shared_ptr<Visitor>& visitor : table.visitors) {
        const int seat = seated_.at(visitor).seat;
        if (seat < 0) {
            ++watching;
        } else {
            seats[static_cast<std::size_t>(seat)] = true;
        }
    }
    text::JsonWriter json;
    json.begin_object();
    json.member("is", "there");
    json.key("seats");
    json.begin_array();
    for (const bool is_there : seats) json.value(is_there);
    json.end_array();
    json.member("watching", watching);
    json.end_object();
    tell_all(table, json.take_piece());
}

}  // namespace bastide::serve
