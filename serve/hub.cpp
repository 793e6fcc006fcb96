#include "serve/hub.h"

#include <algorithm>
#include <utility>

#include "bastide/base/sha256.h"
#include "serve/errors.h"

namespace bastide::serve {
namespace {

// The time in milliseconds after which an unused table is dropped from memory. It remains in the store.
constexpr std::int64_t idle_milliseconds = 60'000;

// At a table with more clients, news about who is present wait for the next tick.
constexpr std::int64_t max_immediate_presence = 8;

}  // namespace

Hub::Hub(HubPorts ports) : ports_(std::move(ports)) {}
Hub::~Hub() = default;

StoredTable Hub::new_table(const match::TableSettings& settings) const {
    StoredTable table{
        .id = ports_.chance(), .settings = settings, .secret = {}, .access_keys = {}, .entries = {}};
    table.settings.deal = match::current_deal;
    table.secret = match::new_secret(ports_.chance() + ports_.chance());
    return table;
}

void Hub::create(const match::TableSettings& settings,
                 std::function<void(Result<match::TableKeys>)> done) const {
    StoredTable table = new_table(settings);
    match::TableKeys keys;
    for (std::size_t seat = 0; seat < settings.seats.size(); ++seat) {
        keys.seats.push_back(settings.seats[seat] == nullptr ? ports_.chance() : "");
        if (keys.seats.back().empty()) continue;
        table.access_keys.push_back({sha256(keys.seats.back()), static_cast<int>(seat)});
    }
    keys.watch = ports_.chance();
    table.access_keys.push_back({sha256(keys.watch), -1});
    ports_.create(table, [keys = std::move(keys), done = std::move(done)](Result<void> created) {
        if (created) {
            done(keys);
        } else {
            done(std::unexpected(std::move(created.error())));
        }
    });
}

void Hub::open(const std::shared_ptr<Client>& client, const match::Open& message) {
    if (message.version != match::protocol_version) {
        client->send(match::reload_message());
        return;
    }
    const auto hash = hash_of_key(message.key);
    if (!hash) {
        client->send(match::refused_message(0, errors::unknown_key));
        return;
    }
    if (!client->may_open()) {
        client->turn_away(Farewell::try_again);
        return;
    }
    opening_.insert(client);
    ports_.find(*hash, [this, client, message](const Result<std::optional<TableLookup>>& lookup) {
        found(client, message, lookup);
    });
}

// A client that has left in the meantime is ignored.
void Hub::found(const std::shared_ptr<Client>& client, const match::Open& message,
                const Result<std::optional<TableLookup>>& lookup) {
    if (!opening_.contains(client)) return;
    if (!lookup) {
        ports_.warn(lookup.error());
        turn_away(client);
        return;
    }
    if (!*lookup) {
        opening_.erase(client);
        client->send(match::refused_message(0, errors::unknown_key));
        client->opened();
        return;
    }
    const auto& [id, seat, entries] = **lookup;
    if (const auto open = open_.find(id); open != open_.end()) {
        const std::shared_ptr<OpenTable> table = open->second;
        // The store may have more events than the last notification.
        table->stored_size = std::max(table->stored_size, entries);
        enter(table, {client, message, seat});
        return;
    }
    const auto [loading, is_new] = loading_.try_emplace(id);
    loading->second.stored_size = std::max(loading->second.stored_size, entries);
    loading->second.clients.push_back({client, message, seat});
    if (is_new) ports_.load(id, [this, id](Result<LoadedTable> table) { loaded(id, std::move(table)); });
}

void Hub::loaded(const std::string& id, Result<LoadedTable> table) {
    const LoadingTable loading = std::move(loading_.extract(id).mapped());
    if (!table || loading.is_replaced) {
        if (!table) ports_.warn(table.error());
        for (const PendingOpen& pending : loading.clients) turn_away(pending.client);
        return;
    }
    const auto opened = std::make_shared<OpenTable>(OpenTable{*std::move(table)});
    opened->stored_size = loading.stored_size;
    opened->is_unsure = loading.is_unsure;
    opened->left_at = ports_.now();
    opened->ahead = std::max<std::int64_t>(0, opened->entries.last_at() - opened->left_at);
    open_.insert_or_assign(id, opened);
    for (const PendingOpen& pending : loading.clients) enter(opened, pending);
}

void Hub::turn_away(const std::shared_ptr<Client>& client) {
    if (opening_.erase(client) > 0) client->turn_away(Farewell::try_again);
}

void Hub::enter(const std::shared_ptr<OpenTable>& table, const PendingOpen& pending) {
    const auto& [client, message, seat_of_link] = pending;
    if (opening_.erase(client) == 0) return;
    leave(client);
    // The page has seen events that an older backup, which was restored, does not contain.
    if (message.seen > table->size() && !table->is_behind()) {
        client->send(match::reload_message());
        client->opened();
        return;
    }
    const ClientSeat place{.table = table,
                           .seat_of_link = seat_of_link,
                           .seat = seat_at(*table, seat_of_link, message.key),
                           .key = message.key};
    seated_.insert_or_assign(client, place);
    table->clients.insert(client);
    welcome(*client, place, message.seen);
    change_presence(*table);
    serve(table);
    client->opened();
}

// A seat that a person has taken by the invitation opens only with their own key, not with its link.
int Hub::seat_at(const OpenTable& table, int seat_of_link, std::string_view key) {
    const match::OnlineTable& state = table.match.state();
    if (seat_of_link < 0) return state.seat_of_holder(hash_of_own(key)).value_or(-1);
    return state.seat(seat_of_link).holder.empty() ? seat_of_link : -1;
}

// Sends the table again to clients whose seat has changed.
void Hub::reseat(OpenTable& table) {
    bool has_changed = false;
    for (const std::shared_ptr<Client>& client : table.clients) {
        ClientSeat& place = seated_.at(client);
        const int seat = seat_at(table, place.seat_of_link, place.key);
        if (std::exchange(place.seat, seat) == seat) continue;
        welcome(*client, place, static_cast<int>(table.size()));
        has_changed = true;
    }
    if (has_changed) change_presence(table);
}

void Hub::welcome(Client& client, const ClientSeat& place, int seen) const {
    const OpenTable& table = *place.table;
    const std::int64_t skipped = std::min(std::int64_t{seen}, table.size());
    const std::string without_entries = match::table_message(
        place.seat, table.match.state().settings(), table.secret.commitment, now_at(table), {}, skipped + 1);
    // The entries come last in the message.
    constexpr std::string_view end = "]}";
    OutgoingMessage message(without_entries.substr(0, without_entries.size() - end.size()));
    message.is_welcome = true;
    table.entries.write_after(skipped, message);
    message.add(std::string(end));
    client.send(std::move(message));
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
    opening_.erase(client);
    const auto place = seated_.find(client);
    if (place == seated_.end()) return;
    const std::shared_ptr<OpenTable> table = place->second.table;
    seated_.erase(place);
    table->clients.erase(client);
    table->left_at = ports_.now();
    change_presence(*table);
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
        if (table->is_presence_new) broadcast_presence(*table);
        serve(table);  // retries entries that could not be stored
    }
}

void Hub::broadcast(const OpenTable& table, const OutgoingMessage& message) const {
    for (const std::shared_ptr<Client>& client : table.clients) client->send(message);
}

// Many clients that come or leave together would each cause a message to all others, so `tick` sends one.
void Hub::change_presence(OpenTable& table) const {
    if (std::ssize(table.clients) > max_immediate_presence) {
        table.is_presence_new = true;
    } else {
        broadcast_presence(table);
    }
}

void Hub::broadcast_presence(OpenTable& table) const {
    table.is_presence_new = false;
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
