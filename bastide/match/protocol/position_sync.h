// The host's side of the protocol: keeps an engine's position in step with a game.
//
//     PositionSync sync(legal_is_wanted);
//     for (const HostMessage& line : sync.lines(position, history, chance)) say(to_text(line));
//     say(to_text(Go{}));
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bastide/match/move_history.h"
#include "bastide/match/protocol/host_message.h"

namespace bastide::match::protocol {

// Records how much of a game has been sent. A new game begins once the end of the previous game has been
// sent.
class PositionSync {
  public:
    explicit PositionSync(bool sends_legal = false) : sends_legal_(sends_legal) {}

    // Returns the messages still needed to bring the engine to a position with a tile in hand, from the point
    // of view of the player to move. If a new game begins with these messages, `chance` is the seed for it.
    // If the history does not continue the game sent so far, for example after an undo, the game is sent from
    // its start.
    std::vector<HostMessage> lines(const Position& position, const MoveHistory& history,
                                   std::uint64_t chance);

    // Returns the messages at the end of a game, with the game's points if it is over.
    std::vector<HostMessage> last_lines(const Position& position, const MoveHistory& history);

  private:
    struct Sent {
        NewMatch match;
        std::vector<Move> moves;
        std::vector<Game::UnplaceableTile> unplaceable_tiles;
        bool has_tile = false;  // true if the tile in hand has been sent

        bool continues(const Position& position, const MoveHistory& history, int seat) const;
        void follow(const MoveHistory& history, std::vector<HostMessage>& lines);
    };

    bool sends_legal_;
    std::optional<Sent> sent_;  // empty before a game
};

}  // namespace bastide::match::protocol
