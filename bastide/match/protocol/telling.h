// What a program must be told before it can move: the host's side of the protocol.
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

// Remembers how much of a match has been told. Another match begins when it was told that the last one ended.
class Telling {
  public:
    explicit Telling(bool tells_legal = false) : tells_legal_(tells_legal) {}

    // The lines that lead to a position with a tile in hand, as seen by whoever is on turn there, from the
    // last one told; `chance` is for a match that begins with it. If the course does not go on from what was
    // told, as where moves were taken back, the match is told anew.
    std::vector<HostLine> lines(const Position& position, const Course& course, std::uint64_t chance);

    // The lines of a match that ends: with its points, if it is over.
    std::vector<HostLine> last_lines(const Position& position, const Course& course);

  private:
    struct Told {
        NewMatch match;
        std::vector<Move> moves;
        std::vector<Game::Aside> asides;
        bool has_tile = false;  // whether the tile in hand is told

        bool goes_on(const Position& position, const Course& course, int seat) const;
        void follow(const Course& course, std::vector<HostLine>& lines);
    };

    bool tells_legal_;
    std::optional<Told> told_;  // none before a match
};

}  // namespace bastide::match::protocol
