// The parts of a sheet in the order in which a questionnaire asks for them.
#pragma once

#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "bastide/caverna/holding.h"

namespace bastide::caverna::detail {

struct SheetPart {
    enum class Kind : std::uint8_t { name, tiles, number, numbers, another };
    enum class Relevance : std::uint8_t {
        always,
        for_tiles,  // if a furnishing tile needs the part (required_inputs.h), or the sheet already contains
                    // it
    };

    std::string_view part;   // named as in required_inputs.h
    std::string_view title;  // the question
    Kind kind = Kind::number;
    Relevance relevance = Relevance::always;
    int& (*number)(Holding&) = nullptr;
    std::vector<int>& (*numbers)(Holding&) = nullptr;
    std::string_view help = {};  // a sentence of explanation
};

// The parts in an order in which each answer can be checked against earlier answers: furnishing tiles before
// the dwarfs who live in them, and all used cells before the unused cells. The last part asks whether there
// is another player.
std::span<const SheetPart> sheet_parts();

}  // namespace bastide::caverna::detail
