// Creates another table for the same players. Clients that come by the old links are forwarded to it.
#include <utility>

#include "bastide/base/sha256.h"
#include "serve/errors.h"
#include "serve/hub.h"

namespace bastide::serve {

std::string Hub::rematch_message(std::string_view key) {
    return match::rematch_message(next_key(key).value_or(""));
}

// Everybody moves up a seat.
Result<void> Hub::lay_rematch(const Table& table) {
    const int seats = table.match.state().seat_count();
    const match::TableSettings& settings = table.match.state().settings();
    match::TableSettings terms = settings;
    for (int seat = 0; seat < seats; ++seat)
        terms.seats[static_cast<std::size_t>((seat + 1) % seats)] =
            settings.seats[static_cast<std::size_t>(seat)];
    StoredTable next{.id = ports_.chance(), .terms = terms, .secret = {}, .access_keys = {}, .entries = {}};
    next.secret.text = ports_.chance() + ports_.chance();
    next.secret.commitment = sha256(next.secret.text);
    for (const AccessKey& door : table.access_keys) {
        const int seat = door.seat < 0 ? -1 : (door.seat + 1) % seats;
        next.access_keys.push_back({kept_of_next(door.hash), seat});
    }
    auto created = store_.create(next);
    if (created) return created;
    // It may exist already: created by another server, or by an attempt whose result could not be stored.
    const auto found = store_.find(next.access_keys.front().hash);
    if (found && *found) return {};
    return created;
}

void Hub::rematch(const std::shared_ptr<Client>& client, int id) {
    const Place place = seated_.at(client);
    const Table& old = *place.table;
    const auto refuse = [&](Message why) { client->send(match::refused_message(id, std::move(why))); };
    const match::TableCommand command{.kind = match::TableCommandKind::rematch};
    const auto events = old.match.request(place.seat, command, ports_.now());
    if (!events) {
        refuse(events.error().message);
        return;
    }
    if (!next_key(place.key)) {
        refuse(errors::last_link);
        return;
    }
    if (old.is_busy) {
        refuse(errors::is_busy);
        return;
    }
    if (!ports_.may_lay()) {
        refuse(errors::too_many_tables);
        return;
    }
    if (const auto laid = lay_rematch(old); !laid) {
        refuse(laid.error().message);
        return;
    }
    keep(place.table, {.entries = *events, .by = {client, place.seat, {.id = id, .command = command}}});
}

}  // namespace bastide::serve
