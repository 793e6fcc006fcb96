// All tables open on this server. It receives messages, stores events, and then sends them to all players and
// spectators. It knows nothing about networks, threads and files, and one thread calls all its functions.
//
// The invariant: every event that was sent has been stored. A table waits for its store before it continues.
//
// Several servers may have the same table open over one store. When one stores events, the others are
// notified, load and send them. If two store at once, one gets a conflict. It loads the events that came
// first and then retries a player's command. Commands from a bot or a clock were the other server's duty as
// well and are dropped.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/online/message.h"
#include "serve/link_key.h"
#include "serve/store.h"

namespace bastide::serve {

// A client that has a table open. The hub drops clients that leave.
class Client {
  public:
    Client() = default;
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;
    virtual ~Client() = default;

    virtual void send(const std::string& message) = 0;
};

// True if a bot's move is still wanted. Any thread may call it.
using Wanted = std::shared_ptr<const std::atomic<bool>>;

// The hub's interface to its environment.
struct HubPorts {
    // Milliseconds since the beginning of 1970.
    std::function<std::int64_t()> now;
    // A text of 128 bits of chance.
    std::function<std::string()> chance;
    // Returns whether a rematch may create another table, within the limit on new tables.
    std::function<bool()> may_lay;
    // Keeps entries and says how that went, in the hub's thread.
    std::function<void(AppendBatch, std::function<void(const Result<AppendResult>&)>)> keep;
    // Fetches the entries of a table from a given number on, and gives them in the hub's thread.
    std::function<void(const std::string& table, std::int64_t after,
                       std::function<void(const Result<std::vector<match::TableEvent>>&)>)>
        fetch;
    // Has a bot think of a move, which is given back in the hub's thread: any move at all if it was no longer
    // wanted when its turn to think came.
    std::function<void(const match::BotKind&, const match::Position&, std::uint64_t chance, Wanted,
                       std::function<void(const match::Move&)>)>
        think;
};

class Hub {
  public:
    // The store and the world must outlive it.
    Hub(Store& store, HubPorts ports);
    ~Hub();
    Hub(const Hub&) = delete;
    Hub& operator=(const Hub&) = delete;

    Result<match::TableKeys> create(const match::TableSettings& terms);

    // Handles a message. Errors are sent to the client.
    void take(const std::shared_ptr<Client>& client, std::string_view text);
    void leave(const std::shared_ptr<Client>& client);

    // Another server, or this one, has gone on with a table.
    void hear(const TableUpdated& notice);

    // Ends turns whose time is over, and forgets tables that nobody has had open for a while: to be called
    // every second or so.
    void tick();

    std::size_t tables() const { return open_.size(); }
    std::size_t clients() const { return seated_.size(); }

  private:
    struct Table;
    // A visitor's place.
    struct Place {
        std::shared_ptr<Table> table;
        int seat = -1;
        std::string key = {};  // by which it was found
    };
    // A client's request.
    struct PendingRequest {
        std::weak_ptr<Client> client = {};
        int seat = -1;
        match::TableRequest want = {};
    };

    // A table that somebody has open at this server, or had a moment ago.
    struct Table {
        std::string id;
        match::HostedTable match;
        std::vector<AccessKey> access_keys;
        match::Secret secret;
        std::vector<match::TableEvent> entries;
        std::set<std::shared_ptr<Client>> clients = {};
        std::deque<PendingRequest> waiting = {};
        bool is_busy = false;      // storing events that were not sent yet, or loading those of other servers
        bool is_thinking = false;  // a bot
        std::shared_ptr<std::atomic<bool>> wants_thought =
            {};                    // cleared when the bot's move is not needed any more
        std::int64_t left_at = 0;  // when the last visitor left
        std::int64_t heard = 0;    // the number of events stored by any server
        bool is_unsure = false;    // there may be more than that

        std::int64_t size() const { return std::ssize(entries); }
        bool is_behind() const { return is_unsure || heard > size(); }
        bool is_idle() const { return clients.empty() && !is_busy && !is_thinking; }

        void drop_thought() const {
            if (wants_thought) *wants_thought = false;
        }
    };

    // Events to store and the request that caused them. The seat is none for a bot or a clock.
    struct PendingAppend {
        std::vector<match::TableEvent> entries;
        PendingRequest by = {};
    };

    // hub.cpp
    void open(const std::shared_ptr<Client>& client, const match::Open& message);
    Result<std::pair<std::shared_ptr<Table>, int>> found(std::string_view key);
    void welcome(Client& client, const Place& place, int seen) const;
    void tell_all(const Table& table, const std::string& message) const;
    void tell_who_is_there(const Table& table) const;

    // hub_persistence.cpp
    void serve(const std::shared_ptr<Table>& table);
    void request_bot_move(const std::shared_ptr<Table>& table);
    void keep(const std::shared_ptr<Table>& table, const PendingAppend& attempt);
    void kept(const std::shared_ptr<Table>& table, const PendingAppend& attempt,
              const Result<AppendResult>& result);
    void catch_up(const std::shared_ptr<Table>& table, const PendingAppend& conflict);
    void caught_up(const std::shared_ptr<Table>& table, const PendingAppend& conflict,
                   const Result<std::vector<match::TableEvent>>& entries);
    bool go_on(Table& table, const std::vector<match::TableEvent>& entries);
    void refuse_all(Table& table, const Error& error);
    void force_reload(Table& table);

    // hub_rematch.cpp
    // Leads a visitor, by its own key, to the same place at the table of a rematch.
    static std::string rematch_message(std::string_view key);
    void rematch(const std::shared_ptr<Client>& client, int id);
    Result<void> lay_rematch(const Table& table);

    Store& store_;
    HubPorts ports_;
    std::map<std::string, std::shared_ptr<Table>> open_;  // by id
    std::map<std::shared_ptr<Client>, Place> seated_;
};

}  // namespace bastide::serve
