// What a host, which runs matches, says to a program that plays: docs/match-protocol.md, line by line.
//
//     to_text(Draw{*find_type("LR")});    // "draw LR"
//     read_host_line("go time 1000");     // Go{.time = 1000 ms}
//
// A line is words with single spaces between them, without its end.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "bastide/base/result.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/move.h"
#include "bastide/match/settings.h"

namespace bastide::match::protocol {

// The version that is spoken here.
inline constexpr int version = 1;

// The longest line that is read, of either side.
inline constexpr std::size_t longest_line = std::size_t{64} * 1024;

// "protocol 1": the host speaks this version, and those before it.
struct Hello {
    int version = protocol::version;
    friend bool operator==(const Hello&, const Hello&) = default;
};

struct IsReady {
    friend bool operator==(const IsReady&, const IsReady&) = default;
};

// A match begins. What came before it is over, however it stood.
struct NewMatch {
    int seat = 0;              // the program's, from 0
    Type first = start_type;   // what lies on 0 0
    std::uint64_t chance = 0;  // the same number gives the same moves; it tells nothing of the tiles to come
    Settings settings = {};
    friend bool operator==(const NewMatch&, const NewMatch&) = default;
};

// Whoever is on turn has drawn a tile that fits somewhere.
struct Draw {
    Type tile = 0;
    friend bool operator==(const Draw&, const Draw&) = default;
};

// Whoever is on turn has drawn a tile that fits nowhere.
struct Aside {
    Type tile = 0;
    friend bool operator==(const Aside&, const Aside&) = default;
};

// The move of whoever is on turn, the program's own moves among them.
struct Play {
    Move move;
    friend bool operator==(const Play&, const Play&) = default;
};

// All moves there are, for a program that wants to be told.
struct Legal {
    std::vector<Move> moves;
    friend bool operator==(const Legal&, const Legal&) = default;
};

// The program is to say its move.
struct Go {
    using Milliseconds = std::chrono::milliseconds;
    std::optional<Milliseconds> time = {};         // for this move
    std::optional<Milliseconds> clock = {};        // for all that are left of the match, this one among them
    std::optional<std::int64_t> simulations = {};  // how far to look, for those who simulate
    friend bool operator==(const Go&, const Go&) = default;
};

// The match is over, and has these points by seat.
struct Over {
    std::vector<int> points;
    friend bool operator==(const Over&, const Over&) = default;
};

struct Quit {
    friend bool operator==(const Quit&, const Quit&) = default;
};

using HostLine = std::variant<Hello, IsReady, NewMatch, Draw, Aside, Play, Legal, Go, Over, Quit>;

std::string to_text(const HostLine& line);

// Reads what `to_text` writes; the pairs of words of `newmatch` and `go` in any order, options that are left
// out as usual. The error says what would be right, with the column.
Result<HostLine> read_host_line(std::string_view text);

}  // namespace bastide::match::protocol
