// Keeps an engine's position in step with a game: the host's side of the protocol.
//
//     Telling telling(legal_is_wanted);
//     for (const HostLine& line : telling.lines(position, course, chance)) say(to_text(line));
//     say(to_text(Go{}));
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "bastide/match/course.h"
#include "bastide/match/protocol/host_line.h"

namespace bastide::match::protocol {

// Records how much of a game has been sent. A new game begins after the end of the last one was sent.
class Telling {
  public:
    explicit Telling(bool tells_legal = false) : tells_legal_(tells_legal) {}

    // Returns the messages that lead from the last one sent to a position with a tile in hand, from the point
    // of view of the player to move. `chance` is the seed of a game that begins with them. If the history
    // does not continue what was sent, for example after an undo, the game is sent from its start.
    std::vector<HostLine> lines(const Position& position, const Course& course, std::uint64_t chance);

    // The lines of a match that ends: with its points, if it is over.
    std::vector<HostLine> last_lines(const Position& position, const Course& course);

  private:
    struct Told {
        NewMatch match;
        std::vector<Move> moves;
        std::vector<Game::Aside> asides;
        bool has_tile = false;  // whether the tile in hand has been sent

        bool goes_on(const Position& position, const Course& course, int seat) const;
        void follow(const Course& course, std::vector<HostLine>& lines);
    };

    bool tells_legal_;
    std::optional<Told> told_;  // none before a match
};

}  // namespace bastide::match::protocol
