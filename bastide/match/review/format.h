// Reviews as people and programs read them.
#pragma once

#include <span>
#include <string>

#include "bastide/match/review/move_effect.h"
#include "bastide/match/review/review.h"

namespace bastide::match {

// "??" for a blunder, "?" for a mistake, "?!" for an inaccuracy, as in chess; empty for the others.
std::string_view mark(Quality quality);

// "+1.25", "-0.50": points ahead, which a review has in parts of a point.
std::string points_text(std::int64_t points);

// "Turn 41: Anna laid a straight road at 3 -1 without a meeple; at 2 0 with a meeple on the city it completes
// Ben's road for 4 points, worth 6.2 points more", of a turn that lost something; of another what it does.
// The record must have the turn.
std::string turn_sentence(const Record& record, const JudgedTurn& turn, std::span<const std::string> names);

// The same for a draw that was worth much or little: "Turn 30: Anna drew a monastery, worth 5.3 points more
// than the average tile".
std::string turning_sentence(const Record& record, const Review& review, const TurningPoint& point,
                             std::span<const std::string> names);

// A line a turn; then a line a player of accuracy, luck and what was lost; then the turning points. Of a
// review that was cut short it says how far it came.
std::string review_text(const Record& record, const Review& review, std::span<const std::string> names);

// Return a JudgedTurn, a MatchReview, and {"totals":…,"turns":[…]} of both, which format.cpp describes. Turns
// count from 1 here, players from 0.
std::string turn_json(const Record& record, const JudgedTurn& turn, std::span<const std::string> names);
std::string totals_json(const Record& record, const Review& review, std::span<const std::string> names);
std::string review_json(const Record& record, const Review& review, std::span<const std::string> names);

void declare_review(text::TypeScript& to);

}  // namespace bastide::match
