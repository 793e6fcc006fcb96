// Adjudications as a page for people and JSON for programs.
#pragma once

#include <cstddef>
#include <span>
#include <string>

#include "bastide/match/review/adjudication.h"

namespace bastide::match {

// Returns the state of the game, a table of the players, the best moves of the next turn, and a sentence
// about the certainty of the judgement. Without a tile in hand, the moves are those of the six likeliest
// tiles. Lines are wrapped at `width`.
std::string adjudication_text(const Position& position, const Adjudication& judged,
                              const AdjudicationEffort& effort, std::span<const std::string> names,
                              std::size_t width);

// {"remaining":…,"next_player":…,"exact":…,"players":[{"name":…,"score":…,"expected":…,"expected_error":…,
// "chance":…,"low":…,"high":…},…],"tiles":[{"tile":…,"in_hand":…,"count":…,"best":[{"move":…,"chance":…,"words":…},…]},…]}
//
// Players count from 0. "chance" of a move is the mover's win probability, and "words" are its effects.
std::string adjudication_json(const Position& position, const Adjudication& judged,
                              std::span<const std::string> names);

}  // namespace bastide::match
