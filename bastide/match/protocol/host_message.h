// Messages from a host, which runs games, to an engine: docs/match-protocol.md, line by line.
//
//     to_text(Draw{*find_type("LR")});    // "draw LR"
//     read_host_message("go time 1000");     // Go{.time_ms = 1000}
//
// A line is words separated by single spaces, without the line break.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/move.h"
#include "bastide/match/position_state.h"
#include "bastide/match/settings.h"

namespace bastide::match::protocol {

// The version of this protocol.
inline constexpr int version = 1;

// The longest accepted line of either side.
inline constexpr std::size_t max_line_bytes = std::size_t{64} * 1024;

// "protocol 1": the host supports this version and earlier ones.
struct Hello {
    int version = protocol::version;
    friend bool operator==(const Hello&, const Hello&) = default;
};

struct IsReady {
    friend bool operator==(const IsReady&, const IsReady&) = default;
};

// Starts a game. Any previous game is over.
struct NewMatch {
    int seat = 0;             // the program's seat, from 0
    Type first = start_type;  // the tile on 0 0; if the start is fixed, the start tile of the box
    std::uint64_t chance =
        0;  // a random seed that reveals nothing about the remaining tiles: equal seeds give equal moves
    Settings settings = {};
    // The tiles that can be drawn, if they are not the rest of the box.
    std::optional<TileCounts> tiles = {};
    // The position in which the game begins, without a tile in hand, if it is not an empty board. It gives
    // the first tile and the tiles that can be drawn.
    std::optional<PositionState> position = {};
    friend bool operator==(const NewMatch&, const NewMatch&) = default;
};

// The player to move has drawn a tile that fits somewhere.
struct Draw {
    Type tile = 0;
    friend bool operator==(const Draw&, const Draw&) = default;
};

// The player to move has drawn a tile that fits nowhere.
struct UnplaceableTile {
    Type tile = 0;
    friend bool operator==(const UnplaceableTile&, const UnplaceableTile&) = default;
};

// The move of the player to move, including the engine's own moves.
struct Play {
    Move move = {};
    friend bool operator==(const Play&, const Play&) = default;
};

// All legal moves, for engines that asked for them.
struct Legal {
    std::vector<Move> moves = {};
    friend bool operator==(const Legal&, const Legal&) = default;
};

// Requests a move.
struct Go {
    std::optional<std::int64_t> time_ms = {};      // the milliseconds for this move
    std::optional<std::int64_t> clock_ms = {};     // the milliseconds for all remaining moves of the game,
                                                   // including this one
    std::optional<std::int64_t> simulations = {};  // the budget of engines that simulate
    friend bool operator==(const Go&, const Go&) = default;
};

// The game is over, with these points by seat.
struct Over {
    std::vector<int> points = {};
    friend bool operator==(const Over&, const Over&) = default;
};

struct Quit {
    friend bool operator==(const Quit&, const Quit&) = default;
};

using HostMessage =
    std::variant<Hello, IsReady, NewMatch, Draw, UnplaceableTile, Play, Legal, Go, Over, Quit>;

std::string to_text(const HostMessage& line);

// Reads the output of `to_text`. The pairs of words after `newmatch` and `go` may be in any order, and
// omitted options have their defaults. The error gives the column and the expected text.
[[nodiscard]] Result<HostMessage> read_host_message(std::string_view text);

}  // namespace bastide::match::protocol
