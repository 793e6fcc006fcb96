// What a program that plays says to its host: docs/match-protocol.md, line by line.
//
//     read_program_line("move LR 1 0 1 rW");    // Chosen{...}
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "bastide/base/result.h"
#include "bastide/match/move.h"

namespace bastide::match::protocol {

// "protocol 1 NAME": the version to be spoken, not above the host's, and what the program is called.
struct Introduced {
    int version = 1;
    std::string name = {};
    friend bool operator==(const Introduced&, const Introduced&) = default;
};

// The program wants all legal moves told before each `go`.
struct WantsLegal {
    friend bool operator==(const WantsLegal&, const WantsLegal&) = default;
};

struct Ready {
    friend bool operator==(const Ready&, const Ready&) = default;
};

// A thought, for people.
struct Info {
    std::string text;
    friend bool operator==(const Info&, const Info&) = default;
};

// The answer to `go`.
struct Chosen {
    Move move;
    friend bool operator==(const Chosen&, const Chosen&) = default;
};

// What is wrong with a line of the host's.
struct Complaint {
    std::string text;
    friend bool operator==(const Complaint&, const Complaint&) = default;
};

using ProgramLine = std::variant<Introduced, WantsLegal, Ready, Info, Chosen, Complaint>;

// The longest name of a program, in bytes.
inline constexpr std::size_t longest_name = 60;

std::string to_text(const ProgramLine& line);

// Reads what `to_text` writes. The error says what would be right, with the column.
Result<ProgramLine> read_program_line(std::string_view text);

}  // namespace bastide::match::protocol
