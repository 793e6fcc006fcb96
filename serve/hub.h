// All tables that somebody has open at this server: messages come in, entries are kept, and then told to all
// who sit there or watch. Knows nothing of networks, threads and files; all its functions are called by one
// thread.
//
// A table waits for its store before it goes on: what was told was kept, and what was not kept was not told.
//
// Several servers may have the same table open over one store. Entries that one of them keeps the others hear
// of, fetch and tell. Where two keep at once one is overtaken: it fetches what came before, and tries again
// what a player wanted; what a bot or a clock wanted was the other's to do as well, and is dropped.
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

// Somebody who has a table open. The hub keeps no visitor that has left.
class Visitor {
  public:
    Visitor() = default;
    Visitor(const Visitor&) = delete;
    Visitor& operator=(const Visitor&) = delete;
    virtual ~Visitor() = default;

    virtual void send(const std::string& message) = 0;
};

// Whether a bot's move is still wanted. Any thread may call it.
using Wanted = std::shared_ptr<const std::atomic<bool>>;

// What a hub needs of the world around it.
struct World {
    // Milliseconds since the beginning of 1970.
    std::function<std::int64_t()> now;
    // A text of 128 bits of chance.
    std::function<std::string()> chance;
    // Whether one more table may be laid for a rematch: not if too many are laid at once.
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
    Hub(Store& store, World world);
    ~Hub();
    Hub(const Hub&) = delete;
    Hub& operator=(const Hub&) = delete;

    Result<match::TableKeys> create(const match::TableSettings& terms);

    // A message of a visitor: what is wrong with it is told to the visitor.
    void take(const std::shared_ptr<Visitor>& visitor, std::string_view text);
    void leave(const std::shared_ptr<Visitor>& visitor);

    // Another server, or this one, has gone on with a table.
    void hear(const TableUpdated& notice);

    // Ends turns whose time is over, and forgets tables that nobody has had open for a while: to be called
    // every second or so.
    void tick();

    std::size_t tables() const { return open_.size(); }
    std::size_t visitors() const { return seated_.size(); }

  private:
    struct Table;
    // A visitor's place.
    struct Place {
        std::shared_ptr<Table> table;
        int seat = -1;
        std::string key = {};  // by which it was found
    };
    // What a visitor wants.
    struct Waiting {
        std::weak_ptr<Visitor> visitor = {};
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
        std::set<std::shared_ptr<Visitor>> visitors = {};
        std::deque<Waiting> waiting = {};
        bool is_busy = false;  // keeping entries that nobody was told yet, or fetching those of other servers
        bool is_thinking = false;                               // a bot
        std::shared_ptr<std::atomic<bool>> wants_thought = {};  // whether what it thinks of is still of use
        std::int64_t left_at = 0;                               // when the last visitor left
        std::int64_t heard = 0;                                 // the number of entries kept, by any server
        bool is_unsure = false;                                 // there may be more than that

        std::int64_t size() const { return std::ssize(entries); }
        bool is_behind() const { return is_unsure || heard > size(); }
        bool is_idle() const { return visitors.empty() && !is_busy && !is_thinking; }

        void drop_thought() const {
            if (wants_thought) *wants_thought = false;
        }
    };

    // Entries to be kept, and the want of which they come: of nobody's seat if a bot or a clock has its say.
    struct Attempt {
        std::vector<match::TableEvent> entries;
        Waiting by = {};
    };

    // hub.cpp
    void open(const std::shared_ptr<Visitor>& visitor, const match::Open& message);
    Result<std::pair<std::shared_ptr<Table>, int>> found(std::string_view key);
    void welcome(Visitor& visitor, const Place& place, int seen) const;
    void tell_all(const Table& table, const std::string& message) const;
    void tell_who_is_there(const Table& table) const;

    // hub_persistence.cpp
    void serve(const std::shared_ptr<Table>& table);
    void let_bot_think(const std::shared_ptr<Table>& table);
    void keep(const std::shared_ptr<Table>& table, const Attempt& attempt);
    void kept(const std::shared_ptr<Table>& table, const Attempt& attempt,
              const Result<AppendResult>& result);
    void catch_up(const std::shared_ptr<Table>& table, const Attempt& overtaken);
    void caught_up(const std::shared_ptr<Table>& table, const Attempt& overtaken,
                   const Result<std::vector<match::TableEvent>>& entries);
    bool go_on(Table& table, const std::vector<match::TableEvent>& entries);
    void refuse_all(Table& table, const Error& error);
    void begin_anew(Table& table);

    // hub_rematch.cpp
    // Leads a visitor, by its own key, to the same place at the table of a rematch.
    static std::string rematch_message(std::string_view key);
    void rematch(const std::shared_ptr<Visitor>& visitor, int id);
    Result<void> lay_rematch(const Table& table);

    Store& store_;
    World world_;
    std::map<std::string, std::shared_ptr<Table>> open_;  // by id
    std::map<std::shared_ptr<Visitor>, Place> seated_;
};

}  // namespace bastide::serve
