// Persistence of tables: requests become stored events that are then sent, and events of other servers are
// loaded and sent.
#include <algorithm>
#include <utility>

#include "serve/errors.h"
#include "serve/hub.h"

namespace bastide::serve {

using match::TableEvent;
using match::TableEventKind;

// Clocks leave out the time in which no server ran, before they can expire.
std::vector<TableEvent> Hub::due_events(const OpenTable& table) const {
    if (!table.is_resumed && table.match.state().deadline()) {
        auto resumed = table.match.resumed(ports_.downtime(table.entries.last_at()), now_at(table));
        if (!resumed.empty()) return resumed;
    }
    return table.match.timed_out(now_at(table));
}

// Clocks come first. Then pending requests are handled one after the other while nothing is being
// stored. Then a bot may think.
void Hub::serve(const std::shared_ptr<OpenTable>& table) {
    if (!table->is_busy && table->is_behind()) catch_up(table, {});
    if (!table->is_busy) {
        if (auto due = due_events(*table); !due.empty()) append(table, {std::move(due)});
    }
    while (!table->is_busy && !table->waiting.empty()) {
        const PendingRequest next = std::move(table->waiting.front());
        table->waiting.pop_front();
        auto entries = table->match.request(next.seat.value_or(-1), next.request.command, now_at(*table));
        if (entries) {
            append(table, {*std::move(entries), next});
        } else if (const auto client = next.client.lock()) {
            client->send(match::refused_message(next.request.id, entries.error().message));
        }
    }
    if (!table->is_busy) request_bot_move(table);
}

void Hub::append(const std::shared_ptr<OpenTable>& table, const PendingAppend& attempt) {
    table->is_busy = true;
    ports_.append(
        {.table = table->id, .after = table->size(), .entries = attempt.entries},
        [this, table, attempt](const Result<AppendResult>& result) { on_appended(table, attempt, result); });
}

void Hub::on_appended(const std::shared_ptr<OpenTable>& table, const PendingAppend& attempt,
                      const Result<AppendResult>& result) {
    table->is_busy = false;
    const auto client = attempt.by.client.lock();
    if (!result) {
        if (client)
            client->send(
                match::refused_message(attempt.by.request.id, {errors::not_stored, result.error().message}));
        // Every pending request is tried separately. A bot's move waits for the next one. Clocks always come
        // first.
        if (!due_events(*table).empty()) {
            refuse_all(*table, {errors::not_stored, result.error().message});
        } else if (!table->waiting.empty()) {
            serve(table);
        }
        return;
    }
    if (*result == AppendResult::conflict) {
        catch_up(table, attempt);
        return;
    }
    if (!apply(*table, attempt.entries)) return;
    if (attempt.entries.front().kind == TableEventKind::resumed) table->is_resumed = true;
    if (client) client->send(match::done_message(attempt.by.request.id));
    serve(table);
}

// Sends stored events. If they do not follow this server's events, all clients must reload.
bool Hub::apply(OpenTable& table, const std::vector<TableEvent>& entries) {
    const std::int64_t first = table.size() + 1;
    for (const TableEvent& entry : entries) {
        if (!table.match.apply(entry)) {
            force_reload(table);
            return false;
        }
        table.entries.add(entry);
    }
    if (table.match.state().bot_to_move() == nullptr) table.stop_thinking();
    broadcast(table, match::entries_message(entries, first));
    const auto has = [&](TableEventKind kind) {
        return std::ranges::find(entries, kind, &TableEvent::kind) != entries.end();
    };
    if (has(TableEventKind::held) || has(TableEventKind::left_seat) || has(TableEventKind::withheld))
        reseat(table);
    if (has(TableEventKind::rematch)) {
        for (const std::shared_ptr<Client>& each : table.clients)
            each->send(rematch_message(seated_.at(each).key));
    }
    return true;
}

void Hub::take_update(const TableUpdated& update) {
    if (update.table.empty()) {
        for (auto& [id, table] : loading_) table.is_unsure = true;
        std::vector<std::shared_ptr<OpenTable>> all;
        all.reserve(open_.size());
        for (const auto& [id, table] : open_) all.push_back(table);
        for (const std::shared_ptr<OpenTable>& table : all) {
            table->is_unsure = true;
            serve(table);
        }
        return;
    }
    if (const auto loading = loading_.find(update.table); loading != loading_.end()) {
        loading->second.stored_size = std::max(loading->second.stored_size, update.entries);
        loading->second.is_replaced = loading->second.is_replaced || update.entries == table_replaced;
    }
    const auto open = open_.find(update.table);
    if (open == open_.end()) return;
    const std::shared_ptr<OpenTable> table = open->second;
    if (update.entries == table_replaced) {
        force_reload(*table);
        return;
    }
    if (update.entries <= table->size()) return;
    if (table->is_idle()) {
        open_.erase(open);  // the next client loads it from the store
        return;
    }
    table->stored_size = std::max(table->stored_size, update.entries);
    serve(table);
}

void Hub::catch_up(const std::shared_ptr<OpenTable>& table, const PendingAppend& conflict) {
    table->is_busy = true;
    table->is_unsure = false;
    ports_.fetch(table->id, table->size(),
                 [this, table, conflict](const Result<std::vector<TableEvent>>& entries) {
                     caught_up(table, conflict, entries);
                 });
}

void Hub::caught_up(const std::shared_ptr<OpenTable>& table, const PendingAppend& conflict,
                    const Result<std::vector<TableEvent>>& entries) {
    table->is_busy = false;
    const bool is_from_player = conflict.by.seat.has_value();
    if (!entries) {
        table->is_unsure = true;  // `tick` tries again
        if (is_from_player) table->waiting.push_front(conflict.by);
        ports_.warn(entries.error());
        refuse_all(*table, errors::is_busy);
        return;
    }
    if (entries->empty()) {
        table->stored_size = table->size();
        // There were events and now there are none: the store has lost events that this server sent.
        if (!conflict.entries.empty()) {
            force_reload(*table);
            return;
        }
    } else if (!apply(*table, *entries)) {
        return;
    } else {
        table->ahead = entries->back().at - ports_.now();
    }
    // After a lost connection the store may report a conflict with events that this server had just stored.
    const bool is_ours = is_from_player && entries->size() >= conflict.entries.size() &&
                         std::equal(conflict.entries.begin(), conflict.entries.end(), entries->begin());
    const auto client = conflict.by.client.lock();
    if (is_ours) {
        if (client) client->send(match::done_message(conflict.by.request.id));
    } else if (is_from_player && conflict.entries.front().kind == TableEventKind::rematch_offer) {
        if (client && table->clients.contains(client)) rematch(client, conflict.by.request.id);
    } else if (is_from_player) {
        table->waiting.push_front(conflict.by);
    }
    serve(table);
}

void Hub::refuse_all(OpenTable& table, const Message& why) {
    for (const PendingRequest& each : std::exchange(table.waiting, {})) {
        if (const auto client = each.client.lock())
            client->send(match::refused_message(each.request.id, why));
    }
}

void Hub::force_reload(OpenTable& table) {
    for (const std::shared_ptr<Client>& client : std::exchange(table.clients, {})) {
        seated_.erase(client);
        client->send(match::reload_message());
    }
    table.waiting.clear();
    table.stop_thinking();
    table.is_busy = true;  // a bot that is still thinking about it becomes obsolete
    open_.erase(table.id);
}

void Hub::request_bot_move(const std::shared_ptr<OpenTable>& table) {
    const match::BotKind* const bot = table->match.state().bot_to_move();
    if (bot == nullptr || table->is_thinking) return;
    table->is_thinking = true;
    table->continue_thinking = std::make_shared<std::atomic<bool>>(true);
    const match::OnlineTable& state = table->match.state();
    const match::Position& position = state.game().position();
    ports_.think(*bot, position, table->match.bot_chance(), table->continue_thinking,
                 [this, table, position](const match::Move& move) {
                     table->is_thinking = false;
                     // The bot's position may have been undone and replayed differently. Then it thinks
                     // again.
                     const bool may_move = *table->continue_thinking &&
                                           table->match.state().bot_to_move() != nullptr &&
                                           table->match.state().game().position() == position;
                     if (may_move && !table->is_busy) {
                         append(table, {.entries = table->match.bot_moves(move, now_at(*table))});
                     } else {
                         serve(table);
                     }
                 });
}

}  // namespace bastide::serve
