// Creates another table for the same players once all of them want it. Clients that come by the old links are
// forwarded to it.
#include <utility>

#include "bastide/base/sha256.h"
#include "serve/errors.h"
#include "serve/hub.h"

namespace bastide::serve {

std::string Hub::rematch_message(std::string_view key) {
    return match::rematch_message(next_key(key).value_or(""));
}

// Everybody moves up a seat. Seats that belong to own keys are held for these people.
Result<void> Hub::create_rematch(const OpenTable& table) {
    const int seats = table.match.state().seat_count();
    const match::TableSettings& settings = table.match.state().settings();
    match::TableSettings next_settings = settings;
    for (int seat = 0; seat < seats; ++seat)
        next_settings.seats[static_cast<std::size_t>((seat + 1) % seats)] =
            settings.seats[static_cast<std::size_t>(seat)];
    StoredTable next{
        .id = ports_.chance(), .settings = next_settings, .secret = {}, .access_keys = {}, .entries = {}};
    next.secret.text = ports_.chance() + ports_.chance();
    next.secret.commitment = sha256(next.secret.text);
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
    auto created = store_.create(next);
    if (created) return created;
    // It may exist already: created by another server, or by an attempt whose result could not be stored.
    const auto found = store_.find(next.access_keys.front().hash);
    if (found && *found) return {};
    return created;
}

void Hub::rematch(const std::shared_ptr<Client>& client, int id) {
    const ClientSeat place = seated_.at(client);
    const OpenTable& old = *place.table;
    const auto refuse = [&](Message why) { client->send(match::refused_message(id, std::move(why))); };
    const match::TableCommand command{.kind = match::TableCommandKind::rematch};
    const auto events = old.match.request(place.seat, command, now_at(old));
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
    if (events->back().kind == match::TableEventKind::rematch) {
        auto created =
            ports_.may_create() ? create_rematch(old) : Result<void>(fail(errors::too_many_tables));
        if (!created) {
            refuse(created.error().message);
            return;
        }
    }
    append(place.table, {.entries = *events, .by = {client, place.seat, {.id = id, .command = command}}});
}

}  // namespace bastide::serve
