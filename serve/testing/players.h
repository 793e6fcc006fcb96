// Two clients that play a game at an online table over WebSocket. They make random moves, may lose their
// connections and reconnect, and compare all messages that they receive.
//
//     asio::io_context network;
//     PlayedTable table(network, "1");
//     store.create(table.stored());
//     table.player(0).come(port);
//
// Everything runs in the network's thread.
#pragma once

#include <array>
#include <chrono>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include <boost/asio/io_context.hpp>
#include <nlohmann/json_fwd.hpp>

#include "serve/store.h"

namespace bastide::serve {

class PlayedTable;

class TablePlayer {
  public:
    TablePlayer(boost::asio::io_context& network, PlayedTable& table, int seat);
    TablePlayer(const TablePlayer&) = delete;
    TablePlayer& operator=(const TablePlayer&) = delete;
    ~TablePlayer();

    // Connects to the table at a port of this machine and requests all events that this player has not seen.
    void come(std::uint16_t port);
    // Cuts the player's connection at once.
    void cut();
    // Forgets the events that the player has seen, so that the server sends all events again.
    void forget() { seen_ = 0; }

    // True if the player has received the table since the last connection.
    bool is_there() const { return is_there_; }
    // True if the player's connection was lost or failed.
    bool is_lost() const { return connection_ == nullptr; }
    std::size_t seen() const { return seen_; }

    void send(const nlohmann::json& message);

  private:
    friend class PlayedTable;
    class Connection;
    void receive(const std::string& text);
    void lose();

    boost::asio::io_context& network_;
    PlayedTable& table_;
    int seat_;
    std::shared_ptr<Connection> connection_;
    bool is_there_ = false;
    std::size_t seen_ = 0;
};

class PlayedTable {
  public:
    using Clock = std::chrono::steady_clock;

    // The keys, the secret and the moves are derived from the name.
    PlayedTable(boost::asio::io_context& network, const std::string& name);

    const StoredTable& stored() const { return stored_; }
    const std::string& key(int seat) const { return keys_[static_cast<std::size_t>(seat)]; }
    TablePlayer& player(int seat) { return *players_[static_cast<std::size_t>(seat)]; }

    // `sit` makes a player take a seat. `move` makes the player to move play a random move. If that is not
    // possible now, for example because a request is pending, both do nothing and return false.
    bool sit(int seat);
    bool move();

    bool is_started() const { return match_.state().has_game(); }
    bool is_over() const { return match_.state().is_over(); }
    bool is_waiting() const { return pending_.seat >= 0; }
    int moves() const { return moves_; }
    // All events received, each as JSON. Both players received the same texts.
    const std::vector<std::string>& entries() const { return entries_; }
    // `faults` are events that differed, were missing or came twice. `refusals` are requests that the server
    // refused.
    const std::vector<std::string>& faults() const { return faults_; }
    const std::vector<std::string>& refusals() const { return refusals_; }

    // After a reconnection, drops this seat's pending request.
    void settle(int seat);

    // Called with the time from a request to "done".
    std::function<void(Clock::duration)> acknowledged;

  private:
    friend class TablePlayer;
    // The pending request.
    struct PendingReply {
        int seat = -1;
        int id = 0;
        Clock::time_point at;
    };

    void request(int seat, nlohmann::json message);
    void take(int seat, const nlohmann::json& message);
    void take_entry(TablePlayer& player, const nlohmann::json& entry);
    void add_fault(std::string what);

    StoredTable stored_;
    std::array<std::string, 2> keys_;
    match::HostedTable match_;
    play::Random random_;
    std::vector<std::string> entries_;
    std::vector<std::string> faults_;
    std::vector<std::string> refusals_;
    PendingReply pending_;
    int ids_ = 0;
    int moves_ = 0;
    std::array<std::unique_ptr<TablePlayer>, 2> players_;
};

}  // namespace bastide::serve
