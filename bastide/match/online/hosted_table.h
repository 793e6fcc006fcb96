// An online table on its server: the public table, and the secret that determines the order of the tiles.
// Turns commands, bots' moves and time into events. The server stores these events, then applies them and
// sends them to everybody.
//
//     HostedTable table(settings, new_secret(random_digits));
//     for (const TableEvent& event : *table.request(0, {TableCommandKind::sit, "Anna"}, now))
//     table.apply(event);
//
// The secret is chosen, and its commitment published, before anyone takes a seat. deal.h describes how the
// secret and the players' contributions determine the deck. The secret is published when the game ends.
// At tables of deal 1, the seed of the game is the hash of the secret and a word from each player.
#pragma once

#include "bastide/match/online/online_table.h"
#include "bastide/play/random.h"

namespace bastide::match {

struct TableCommand {
    TableCommandKind kind = TableCommandKind::sit;
    std::string text = {};            // a name to sit, a move, a commitment or a contribution
    std::string player_entropy = {};  // for `sit` at a table of deal 1, a word, or empty
    int number = 0;                   // for `phrase`, the number of the phrase
    std::string holder = {};          // for `sit`, the hash of the own key of a person without a seat
};

// Determines the order of the tiles.
struct Secret {
    std::string text;        // hidden until the end
    std::string commitment;  // the public hash of `text`
};

// Returns the secret of a new table, from 256 random bits as hexadecimal digits.
Secret new_secret(std::string text);

// The longest player entropy.
inline constexpr std::size_t max_entropy_bytes = 40;

class HostedTable {
  public:
    HostedTable(TableSettings settings, Secret secret);

    const OnlineTable& state() const { return state_; }

    // Returns the events that a command leads to, at least one, to be applied in order. Fails if the command
    // is not allowed. A person without a seat, which is -1, may sit in the first free one. Takes linear time
    // in the tiles on the board.
    [[nodiscard]] Result<std::vector<TableEvent>> request(int seat, const TableCommand& command,
                                                          std::int64_t now) const;

    // Returns the events of a bot's move, which must be legal for the seat to move.
    std::vector<TableEvent> bot_moves(const Move& move, std::int64_t now) const;

    // Returns the events that follow if a clock has ended, or no events if no clock has ended.
    std::vector<TableEvent> timed_out(std::int64_t now) const;

    // Returns the event that leaves out this time, in milliseconds, because no server ran. Returns no event
    // if no clock was running.
    std::vector<TableEvent> resumed(std::int64_t downtime, std::int64_t now) const;

    // Returns the event by which the operator closes the table, or no event if the game is over.
    std::vector<TableEvent> closed(std::int64_t now) const;

    // Applies an event that one of these functions returned, or that was stored. A stored event that is not
    // possible here gives an error and changes nothing.
    [[nodiscard]] Result<void> apply(const TableEvent& event);

    // The whole deck, once the game has begun.
    const Deck& deck() const { return deck_; }
    // The seed for the next move of a bot, once the game has begun. It reveals nothing about the deck at
    // tables of deal 2.
    std::uint64_t bot_chance() const;

  private:
    [[nodiscard]] Result<std::vector<TableEvent>> join(const TableCommand& command, std::int64_t now) const;
    [[nodiscard]] Result<std::vector<TableEvent>> sit(int seat, const TableCommand& command,
                                                      std::int64_t now) const;
    [[nodiscard]] Result<std::vector<TableEvent>> move(int seat, const TableCommand& command,
                                                       std::int64_t now) const;
    [[nodiscard]] Result<std::vector<TableEvent>> send_phrase(int seat, const TableCommand& command,
                                                              std::int64_t now) const;
    [[nodiscard]] Result<std::vector<TableEvent>> commit(int seat, const TableCommand& command,
                                                         std::int64_t now) const;
    [[nodiscard]] Result<std::vector<TableEvent>> reveal(int seat, const TableCommand& command,
                                                         std::int64_t now) const;
    [[nodiscard]] Result<std::vector<TableEvent>> vacate(std::int64_t now) const;
    void add_start(std::vector<TableEvent>& events, const Deck& deck, std::int64_t now) const;
    std::vector<TableEvent> request_undo(int seat, std::int64_t now) const;
    std::vector<TableEvent> agree(int seat, std::int64_t now) const;
    TableEvent decline(int seat, std::int64_t now) const;
    std::vector<TableEvent> rematch(int seat, std::int64_t now) const;
    std::vector<TableEvent> give_up(TableEventKind how, int seat, std::int64_t now) const;
    TableEvent ended(std::int64_t now) const;
    std::string seed_with(int seat, const std::string& entropy) const;

    OnlineTable state_;
    Secret secret_;
    std::string seed_;  // of deal 1
    std::string bot_key_;
    Deck deck_;
};

}  // namespace bastide::match
