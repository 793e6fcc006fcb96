// Reviews as people and programs read them.
#pragma once

#include <span>
#include <string>

#include "bastide/match/review/deed.h"
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

// A turn as an object:
//
//     {"turn":41,"player":0,"tile":"RCr","move":"RCr 3 -1 0 -","mark":"blunder","exact":false,
//      "before":1.20,"drawn":2.10,"after":-4.10,        points ahead of the mover's, as it might expect
//      "luck":0.90,"loss":6.20,"loss_error":0.40,
//      "chances_before":[0.55,0.45],"chances":[0.31,0.69],"chance_luck":0.02,"chance_loss":0.21,
//      "sentence":"Turn 41: …",
//      "does":[{"act":"claims","kind":"field","owners":[],"count":0},…],      as deed.h has it
//      "best":[{"move":"RCr 2 0 1 cE","value":2.10,"error":0.00,"chance":0.52,"does":[…],
//               "words":"completes Ben's road for 4 points"},…]}
//
// Turns count from 1 here, players from 0.
std::string turn_json(const Record& record, const JudgedTurn& turn, std::span<const std::string> names);

// {"done":71,"turns":71,"over":true,
//  "players":[{"name":"Anna","accuracy":87.5,"start":…,"luck":…,"lost":…,"others":…,"unforeseen":…,"ahead":…,
//              "marks":{"best":20,"good":8,"inaccuracy":3,"mistake":2,"blunder":1}},…],
//  "turning_points":[{"turn":41,"luck":false,"change":-0.21,"sentence":"…"},…]}
//
// Sums are there once all turns are judged.
std::string totals_json(const Record& record, const Review& review, std::span<const std::string> names);

// {"totals":…,"turns":[…]} of the two above.
std::string review_json(const Record& record, const Review& review, std::span<const std::string> names);

}  // namespace bastide::match
