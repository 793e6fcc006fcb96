// Creates another table for the same players once all of them want it. Clients that come by the old links are
// forwarded to it.
#include <utility>

#include "serve/errors.h"
#include "serve/hub.h"

namespace bastide::serve {

std::string Hub::rematch_message(std::string_view key) {
    return match::rematch_message(next_key(key).value_or(""));
}

// Everybody moves up a seat. Seats that belong to own keys are held for these people.
void Hub::create_rematch(const OpenTable& table, const std::function<void(bool is_created)>& done) {
    const int seats = table.match.state().seat_count();
    const match::TableSettings& settings = table.match.state().settings();
    match::TableSettings next_settings = settings;
    for (int seat = 0; seat < seats; ++seat)
        next_settings.seats[static_cast<std::size_t>((seat + 1) % seats)] =
            settings.seats[static_cast<std::size_t>(seat)];
    StoredTable next = new_table(next_settings);
    for (const AccessKey& access_key : table.access_keys) {
        const int seat = access_key.seat < 0 ? -1 : (access_key.seat + 1) % seats;
        next.access_keys.push_back({hash_of_next(access_key.hash), seat});
    }
    for (int seat = 0; seat < seats; ++seat) {
        if (const std::string& holder = table.match.state().seat(seat).holder; !holder.empty())
            next.entries.push_back({.at = ports_.now(),
                                    .kind = match::TableEventKind::held,
                                    .seat = (seat + 1) % seats,
                                    .text = holder});
    }
    ports_.create(next, [this, hash = next.access_keys.front().hash, done](const Result<void>& created) {
        if (created) {
            done(true);
            return;
        }
        // It may exist already: created by another server, or by an attempt whose result could not be stored.
        ports_.find(hash, [done](const Result<std::optional<TableLookup>>& lookup) {
            done(lookup && lookup->has_value());
        });
    });
}

void Hub::rematch(const std::shared_ptr<Client>& client, int id) {
    const ClientSeat place = seated_.at(client);
    const std::shared_ptr<OpenTable> old = place.table;
    const auto refuse = [&](Message why) { client->send(match::refused_message(id, std::move(why))); };
    const match::TableCommand command{.kind = match::TableCommandKind::rematch};
    const auto events = old->match.request(place.seat, command, now_at(*old));
    if (!events) {
        refuse(events.error().message);
        return;
    }
    if (!next_key(place.key)) {
        refuse(errors::last_link);
        return;
    }
    if (old->is_busy) {
        refuse(errors::is_busy);
        return;
    }
    const PendingAppend attempt{.entries = *events,
                                .by = {client, place.seat, {.id = id, .command = command}}};
    if (events->back().kind != match::TableEventKind::rematch) {
        append(old, attempt);
        return;
    }
    if (!client->may_rematch()) {
        refuse(errors::too_many_tables);
        return;
    }
    old->is_busy = true;
    create_rematch(*old, [this, old, attempt](bool is_created) {
        old->is_busy = false;
        if (is_created) {
            append(old, attempt);
            return;
        }
        if (const auto asking = attempt.by.client.lock())
            asking->send(match::refused_message(attempt.by.request.id, errors::table_not_stored));
        serve(old);
    });
}

}  // namespace bastide::serve
