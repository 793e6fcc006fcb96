// Messages from an engine to its host: docs/match-protocol.md, line by line.
//
//     read_engine_message("move LR 1 0 1 rW");    // Chosen{...}
#pragma once

#include <string>
#include <string_view>
#include <variant>

#include "bastide/base/result.h"
#include "bastide/match/move.h"

namespace bastide::match::protocol {

// "protocol 1 NAME": the protocol version, which is not above the host's version, and the engine's name.
struct Introduction {
    int version = 1;
    std::string name = {};
    friend bool operator==(const Introduction&, const Introduction&) = default;
};

// The engine asks for all legal moves before each `go`.
struct LegalRequest {
    friend bool operator==(const LegalRequest&, const LegalRequest&) = default;
};

struct Ready {
    friend bool operator==(const Ready&, const Ready&) = default;
};

// Information for people.
struct Info {
    std::string text;
    friend bool operator==(const Info&, const Info&) = default;
};

// The answer to `go`.
struct BestMove {
    Move move;
    friend bool operator==(const BestMove&, const BestMove&) = default;
};

// The engine's error message about a line of the host.
struct EngineError {
    std::string text;
    friend bool operator==(const EngineError&, const EngineError&) = default;
};

using EngineMessage = std::variant<Introduction, LegalRequest, Ready, Info, BestMove, EngineError>;

// The longest name of a program, in bytes.
inline constexpr std::size_t max_name_length = 60;

std::string to_text(const EngineMessage& line);

// Reads the output of `to_text`. The error gives the column and the expected text.
[[nodiscard]] Result<EngineMessage> read_engine_message(std::string_view text);

}  // namespace bastide::match::protocol
