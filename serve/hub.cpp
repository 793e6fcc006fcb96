#include "serve/hub.h"

#include <algorithm>
#include <utility>

#include "bastide/base/sha256.h"
#include "serve/errors.h"

namespace bastide::serve {
namespace {

using match::TableEvent;

// The time in milliseconds after which an unused table is dropped from memory. It remains in the store.
constexpr std::int64_t idle_milliseconds = 60'000;

}  // namespace

Hub::Hub(Store& store, HubPorts ports) : store_(store), ports_(std::move(ports)) {}
Hub::~Hub() = default;

Result<match::TableKeys> Hub::create(const match::TableSettings& settings) {
    StoredTable table{
        .id = ports_.chance(), .settings = settings, .secret = {}, .access_keys = {}, .entries = {}};
    table.secret.text = ports_.chance() + ports_.chance();
    table.secret.commitment = sha256(table.secret.text);
    match::TableKeys keys;
    for (std::size_t seat = 0; seat < settings.seats.size(); ++seat) {
        keys.seats.push_back(settings.seats[seat] == nullptr ? ports_.chance() : "");
        if (keys.seats.back().empty()) continue;
        table.access_keys.push_back({sha256(keys.seats.back()), static_cast<int>(seat)});
    }
    keys.watch = ports_.chance();
    table.access_keys.push_back({sha256(keys.watch), -1});
    if (auto created = store_.create(table); !created) return std::unexpected(std::move(created.error()));
    return keys;
}

Result<std::pair<std::shared_ptr<Hub::OpenTable>, int>> Hub::find_table(std::string_view key) {
    const auto hash = hash_of_key(key);
    if (!hash) return fail(errors::unknown_key);
    auto stored = store_.find(*hash);
    if (!stored) return std::unexpected(std::move(stored.error()));
    if (!*stored) return fail(errors::unknown_key);
    auto& [table, seat] = **stored;
    if (const auto open = open_.find(table.id); open != open_.end()) {
        // The table just loaded may be newer than the last notification.
        open->second->stored_size = std::max(open->second->stored_size, std::ssize(table.entries));
        return std::pair(open->second, seat);
    }
    auto made =
        std::make_shared<OpenTable>(OpenTable{.id = table.id,
                                              .match = match::HostedTable(table.settings, table.secret),
                                              .access_keys = table.access_keys,
                                              .secret = table.secret,
                                              .entries = {}});
    for (TableEvent& entry : table.entries) {
        if (auto applied = made->match.apply(entry); !applied)
            return damaged_entry(table.id, made->entries.size() + 1, std::move(applied.error().message));
        made->entries.push_back(std::move(entry));
    }
    made->left_at = ports_.now();
    if (!made->entries.empty())
        made->ahead = std::max<std::int64_t>(0, made->entries.back().at - made->left_at);
    open_.emplace(table.id, made);
    return std::pair(made, seat);
}

void Hub::open(const std::shared_ptr<Client>& client, const match::Open& message) {
    if (message.version != match::protocol_version) {
        client->send(match::reload_message());
        return;
    }
    auto table = find_table(message.key);
    if (!table) {
        if (!table.error().is(errors::unknown_key)) ports_.warn(table.error());
        client->send(match::refused_message(0, table.error().message));
        return;
    }
    leave(client);
    const auto& [found, seat_of_link] = *table;
    // The page has seen events that an older backup, which was restored, does not contain.
    if (message.seen > found->size() && !found->is_behind()) {
        client->send(match::reload_message());
        return;
    }
    const ClientSeat place{.table = found,
                           .seat_of_link = seat_of_link,
                           .seat = seat_at(*found, seat_of_link, message.key),
                           .key = message.key};
    seated_.insert_or_assign(client, place);
    place.table->clients.insert(client);
    welcome(*client, place, message.seen);
    broadcast_presence(*place.table);
    serve(place.table);
}

// A seat that a person has taken by the invitation belongs to the own key alone, whoever has its link.
int Hub::seat_at(const OpenTable& table, int seat_of_link, std::string_view key) {
    const match::OnlineTable& state = table.match.state();
    if (seat_of_link < 0) return state.seat_of_holder(hash_of_own(key)).value_or(-1);
    return state.seat(seat_of_link).holder.empty() ? seat_of_link : -1;
}

// Sends the table again to clients whose seat has changed.
void Hub::reseat(const OpenTable& table) {
    bool has_changed = false;
    for (const std::shared_ptr<Client>& client : table.clients) {
        ClientSeat& place = seated_.at(client);
        const int seat = seat_at(table, place.seat_of_link, place.key);
        if (std::exchange(place.seat, seat) == seat) continue;
        welcome(*client, place, static_cast<int>(table.size()));
        has_changed = true;
    }
    if (has_changed) broadcast_presence(table);
}

void Hub::welcome(Client& client, const ClientSeat& place, int seen) const {
    const OpenTable& table = *place.table;
    const std::size_t skipped = std::min(static_cast<std::size_t>(seen), table.entries.size());
    client.send(match::table_message(place.seat, table.match.state().settings(), table.secret.commitment,
                                     now_at(table), std::span(table.entries).subspan(skipped),
                                     static_cast<std::int64_t>(skipped) + 1));
    if (table.match.state().rematch_by()) client.send(rematch_message(place.key));
}

void Hub::take(const std::shared_ptr<Client>& client, std::string_view text) {
    const auto message = match::read_message(text);
    if (!message) {
        client->send(match::refused_message(0, to_string(message.error())));
        return;
    }
    if (const auto* const opening = std::get_if<match::Open>(&*message)) {
        open(client, *opening);
        return;
    }
    const auto place = seated_.find(client);
    if (place == seated_.end()) {
        client->send(match::refused_message(0, errors::open_first));
        return;
    }
    auto request = std::get<match::TableRequest>(*message);
    if (request.command.kind == match::TableCommandKind::rematch) {
        rematch(client, request.id);
        return;
    }
    if (place->second.seat < 0) request.command.holder = hash_of_own(place->second.key);
    const std::shared_ptr<OpenTable> table = place->second.table;  // the visitor may have none afterwards
    table->waiting.push_back({client, place->second.seat, request});
    serve(table);
}

void Hub::leave(const std::shared_ptr<Client>& client) {
    const auto place = seated_.find(client);
    if (place == seated_.end()) return;
    const std::shared_ptr<OpenTable> table = place->second.table;
    seated_.erase(place);
    table->clients.erase(client);
    table->left_at = ports_.now();
    broadcast_presence(*table);
}

void Hub::tick() {
    const std::int64_t now = ports_.now();
    for (auto next = open_.begin(); next != open_.end();) {
        const std::shared_ptr<OpenTable> table = next->second;
        ++next;
        if (table->is_idle() && now - table->left_at > idle_milliseconds) {
            open_.erase(table->id);
            continue;
        }
        serve(table);  // retries entries that could not be stored
    }
}

void Hub::broadcast(const OpenTable& table, const std::string& message) const {
    for (const std::shared_ptr<Client>& client : table.clients) client->send(message);
}

void Hub::broadcast_presence(const OpenTable& table) const {
    std::vector<bool> seats(static_cast<std::size_t>(table.match.state().seat_count()));
    int watching = 0;
    for (const std::shared_ptr<Client>& client : table.clients) {
        const int seat = seated_.at(client).seat;
        if (seat < 0) {
            ++watching;
        } else {
            seats[static_cast<std::size_t>(seat)] = true;
        }
    }
    broadcast(table, match::there_message(seats, watching));
}

}  // namespace bastide::serve
