// All the tables that are open on this server. The hub receives messages, stores events, and then sends the
// events to all players and spectators. It does not depend on networks, threads or files, and one thread
// calls all its functions.
//
// The invariant: every event that was sent has been stored. A table waits for its store before it continues.
//
// Several servers may have the same table open over one store. When one server stores events, the others are
// notified, load the events and send them to their clients. If two servers store events at once, one gets a
// conflict. That server loads the events that came first and then retries a player's command. Commands from a
// bot or a clock are dropped, because the other server has run them as well.
#pragma once

#include <atomic>
#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/online/message.h"
#include "serve/link_key.h"
#include "serve/loaded_table.h"
#include "serve/outgoing_message.h"
#include "serve/store.h"

namespace bastide::serve {

// Why a server ends a connection: the table cannot be opened now, or the server stops.
enum class Farewell : std::uint8_t { try_again, server_stops };

// A client that has a table open. The hub drops clients that leave.
class Client {
  public:
    Client() = default;
    Client(const Client&) = delete;
    Client& operator=(const Client&) = delete;
    virtual ~Client() = default;

    virtual void send(OutgoingMessage message) = 0;

    // Ends the connection. The client's page connects again.
    virtual void turn_away(Farewell why) = 0;

    // Called when an answer to a client's request to open a table was sent. Until then, the client's next
    // messages wait.
    virtual void opened() {}

    // Return whether the client may open a table or create a rematch now, and count the attempt.
    virtual bool may_open() { return true; }
    virtual bool may_rematch() { return true; }
};

// True if a bot's move is still wanted. Any thread may read it.
using ContinueFlag = std::shared_ptr<const std::atomic<bool>>;

// The hub's interface to its environment.
struct HubPorts {
    // Milliseconds since the beginning of 1970, by a clock that never steps.
    std::function<std::int64_t()> now;
    // Returns the milliseconds from this time to the server's start in which no server ran.
    std::function<std::int64_t(std::int64_t since)> downtime;
    // Returns 128 random bits as a string.
    std::function<std::string()> chance;
    // Finds, loads and creates tables, and delivers the results in the hub's thread. A result is an error if
    // the store is too slow.
    std::function<void(const std::string& hash, std::function<void(Result<std::optional<TableLookup>>)> done)>
        find;
    std::function<void(const std::string& table, std::function<void(Result<LoadedTable>)> done)> load;
    std::function<void(const StoredTable& table, std::function<void(Result<void>)> done)> create;
    // Stores events and reports the result in the hub's thread.
    std::function<void(AppendBatch, std::function<void(const Result<AppendResult>&)>)> append;
    // Loads a table's events, except the first `after`, and delivers them in the hub's thread.
    std::function<void(const std::string& table, std::int64_t after,
                       std::function<void(const Result<std::vector<match::TableEvent>>&)>)>
        fetch;
    // Reports a table that could not be loaded to the server's operator.
    std::function<void(const Error&)> warn;
    // Requests a bot's move, which is returned in the hub's thread. If the move is no longer wanted when the
    // search would start, any move may be returned.
    std::function<void(const match::BotKind&, const match::Position&, std::uint64_t chance, ContinueFlag,
                       std::function<void(const match::Move&)>)>
        think;
};

class Hub {
  public:
    explicit Hub(HubPorts ports);
    ~Hub();
    Hub(const Hub&) = delete;
    Hub& operator=(const Hub&) = delete;

    // Creates a table, and calls `done` with its keys once it is stored.
    void create(const match::TableSettings& settings,
                std::function<void(Result<match::TableKeys>)> done) const;

    // Handles a message. Errors are sent to the client.
    void take(const std::shared_ptr<Client>& client, std::string_view text);

    // True from a client's request to open a table until the answer. The client must not send messages then.
    bool is_opening(const std::shared_ptr<Client>& client) const { return opening_.contains(client); }
    void leave(const std::shared_ptr<Client>& client);

    // Handles a notification that this or another server has added events to a table.
    void take_update(const TableUpdated& update);

    // Ends turns whose time has run out, and closes tables that have had no clients for a while. Call this
    // about once per second.
    void tick();

    std::size_t tables() const { return open_.size(); }
    std::size_t clients() const { return seated_.size(); }

  private:
    struct OpenTable;
    // A client's table and seat.
    struct ClientSeat {
        std::shared_ptr<OpenTable> table;
        int seat_of_link = -1;  // -1 for the invitation
        int seat = -1;          // -1 for spectators
        std::string key = {};   // the key with which the client found the table
    };
    // A client's request. The seat is empty if there is none, and -1 for spectators.
    struct PendingRequest {
        std::weak_ptr<Client> client = {};
        std::optional<int> seat = {};
        match::TableRequest request = {};
    };

    // A client that waits for its table, which is loaded.
    struct PendingOpen {
        std::shared_ptr<Client> client;
        match::Open message;
        int seat_of_link = -1;
    };
    // A table that is being loaded.
    struct LoadingTable {
        std::vector<PendingOpen> clients = {};
        std::int64_t stored_size = 0;
        bool is_unsure = false;
        bool is_replaced = false;  // true if it was deleted, or its keys changed, in the meantime
    };

    // A table that clients have open on this server, or had open a moment ago.
    struct OpenTable : LoadedTable {
        std::set<std::shared_ptr<Client>> clients = {};
        std::deque<PendingRequest> waiting = {};
        bool is_busy = false;      // true while the hub stores events that it has not sent yet, or loads
                                   // events from other servers
        bool is_thinking = false;  // true while a bot searches for a move
        std::shared_ptr<std::atomic<bool>> continue_thinking =
            {};                        // cleared when the bot's move is no longer needed
        std::int64_t left_at = 0;      // when the last client left
        std::int64_t stored_size = 0;  // the number of events stored by any server
        bool is_unsure = false;        // true if there may be more events
        bool is_resumed = false;       // true if the time without a server is left out of clocks
        std::int64_t ahead = 0;        // how far the clock of another server, which stored events, is ahead
        bool is_presence_new = false;  // true if clients have yet to be informed who is present

        std::int64_t size() const { return entries.size(); }
        bool is_behind() const { return is_unsure || stored_size > size(); }
        bool is_idle() const { return clients.empty() && !is_busy && !is_thinking; }

        void stop_thinking() const {
            if (continue_thinking) *continue_thinking = false;
        }
    };

    // Events to store and the request that caused them. The seat is empty if a bot or a clock caused the
    // events.
    struct PendingAppend {
        std::vector<match::TableEvent> entries;
        PendingRequest by = {};
    };

    // hub.cpp
    void open(const std::shared_ptr<Client>& client, const match::Open& message);
    void found(const std::shared_ptr<Client>& client, const match::Open& message,
               const Result<std::optional<TableLookup>>& lookup);
    void loaded(const std::string& id, Result<LoadedTable> table);
    void enter(const std::shared_ptr<OpenTable>& table, const PendingOpen& pending);
    void turn_away(const std::shared_ptr<Client>& client);
    void welcome(Client& client, const ClientSeat& place, int seen) const;
    // The time of the table, which never runs back.
    std::int64_t now_at(const OpenTable& table) const { return ports_.now() + table.ahead; }
    static int seat_at(const OpenTable& table, int seat_of_link, std::string_view key);
    void reseat(OpenTable& table);
    void broadcast(const OpenTable& table, const OutgoingMessage& message) const;
    void change_presence(OpenTable& table) const;
    void broadcast_presence(OpenTable& table) const;

    // hub_persistence.cpp
    void serve(const std::shared_ptr<OpenTable>& table);
    std::vector<match::TableEvent> due_events(const OpenTable& table) const;
    void request_bot_move(const std::shared_ptr<OpenTable>& table);
    void append(const std::shared_ptr<OpenTable>& table, const PendingAppend& attempt);
    void on_appended(const std::shared_ptr<OpenTable>& table, const PendingAppend& attempt,
                     const Result<AppendResult>& result);
    void catch_up(const std::shared_ptr<OpenTable>& table, const PendingAppend& conflict);
    void caught_up(const std::shared_ptr<OpenTable>& table, const PendingAppend& conflict,
                   const Result<std::vector<match::TableEvent>>& entries);
    bool apply(OpenTable& table, const std::vector<match::TableEvent>& entries);
    static void refuse_all(OpenTable& table, const Message& why);
    void force_reload(OpenTable& table);

    // Defined in hub_rematch.cpp. Returns the message that sends the client with this key to the same seat at
    // the rematch table.
    static std::string rematch_message(std::string_view key);
    void rematch(const std::shared_ptr<Client>& client, int id);
    // Returns a table with a new id and a new secret.
    StoredTable new_table(const match::TableSettings& settings) const;
    void create_rematch(const OpenTable& table, const std::function<void(bool is_created)>& done);

    HubPorts ports_;
    std::set<std::shared_ptr<Client>> opening_;
    std::map<std::string, LoadingTable> loading_;             // by id
    std::map<std::string, std::shared_ptr<OpenTable>> open_;  // by id
    std::map<std::shared_ptr<Client>, ClientSeat> seated_;
};

}  // namespace bastide::serve
