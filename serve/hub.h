// All tables that somebody has open at this server: messages come in, entries are kept, and then told to all
// who sit there or watch. Knows nothing of networks, threads and files; all its functions are called by one
// thread.
//
// A table waits for its store before it goes on: what was told was kept, and what was not kept was not told.
#pragma once

#include <cstdint>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/shared/message.h"
#include "serve/store.h"

namespace bastide::serve {

// Somebody who has a table open. The hub keeps no visitor that has left.
class Visitor {
  public:
    Visitor() = default;
    Visitor(const Visitor&) = delete;
    Visitor(Visitor&&) = delete;
    Visitor& operator=(const Visitor&) = delete;
    Visitor& operator=(Visitor&&) = delete;
    virtual ~Visitor() = default;

    virtual void send(const std::string& message) = 0;
};

// What a hub needs of the world around it.
struct World {
    // Milliseconds since the beginning of 1970.
    std::function<std::int64_t()> now;
    // A text of 128 bits of chance, and the hash by which a key is kept.
    std::function<std::string()> chance;
    std::function<std::string(std::string_view)> hash;
    // Keeps entries and says how that went, in the hub's thread.
    std::function<void(Following, std::function<void(const Result<void>&)>)> keep;
    // Has a bot think of a move, which is given back in the hub's thread.
    std::function<void(const match::BotKind&, const match::Position&, std::uint64_t chance,
                       std::function<void(const match::Move&)>)>
        think;
};

// The keys of a new table.
struct Keys {
    std::vector<std::string> seats;  // empty where a bot sits
    std::string watch;
};

class Hub {
  public:
    // The store and the world must outlive it.
    Hub(Store& store, World world);
    ~Hub();
    Hub(const Hub&) = delete;
    Hub(Hub&&) = delete;
    Hub& operator=(const Hub&) = delete;
    Hub& operator=(Hub&&) = delete;

    Result<Keys> create(const match::Terms& terms);

    // A message of a visitor: what is wrong with it is told to the visitor.
    void take(const std::shared_ptr<Visitor>& visitor, std::string_view text);
    void leave(const std::shared_ptr<Visitor>& visitor);

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
    };
    struct Waiting {
        std::weak_ptr<Visitor> visitor;
        int seat = -1;
        match::Want want;
    };

    void open(const std::shared_ptr<Visitor>& visitor, const match::Open& message);
    Result<std::pair<std::shared_ptr<Table>, int>> found(std::string_view key);
    void welcome(Visitor& visitor, const Place& place, int seen) const;
    std::string rematch_key(const Table& table, int seat) const;
    std::string rematch_message(const Table& table, int seat) const;
    void rematch(const std::shared_ptr<Visitor>& visitor, const match::WantRematch& message);
    void serve(const std::shared_ptr<Table>& table);
    void keep(const std::shared_ptr<Table>& table, const std::vector<match::Entry>& entries,
              const Waiting& by);
    void kept(const std::shared_ptr<Table>& table, const std::vector<match::Entry>& entries,
              const Waiting& by, const Result<void>& result);
    void let_bot_think(const std::shared_ptr<Table>& table);
    void tell_all(const Table& table, const std::string& message) const;
    void tell_who_is_there(const Table& table) const;

    Store& store_;
    World world_;
    std::map<std::string, std::shared_ptr<Table>> open_;  // by id
    std::map<std::shared_ptr<Visitor>, Place> seated_;
};

}  // namespace bastide::serve
