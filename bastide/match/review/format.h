// Reviews as text for people and JSON for programs. There must be a name for each player.
#pragma once

#include <span>
#include <string>

#include "bastide/match/review/headline.h"
#include "bastide/match/review/move_effect.h"
#include "bastide/match/review/review.h"

namespace bastide::match {

// Returns, as in chess, "??" for a blunder, "?" for a mistake, "?!" for an inaccuracy, and otherwise an empty
// text.
std::string_view mark(Quality quality);

// "+1.25", "-0.50": a lead in points, converted from the unit of reviews.
std::string points_text(std::int64_t points);

// Returns points, rounded to hundredths, and a probability from 0 to 1, as in JSON.
double json_points(std::int64_t points);
double json_chance(int chance);

// For a turn that lost points: "Turn 41: Anna laid a straight road at 3 -1 without a meeple; at 2 0 with a
// meeple on the city it completes Ben's road for 4 points, worth 6.2 points more". For any other turn,
// describes the effects of the move. The record must contain the turn.
std::string turn_sentence(const Record& record, const TurnReview& turn, std::span<const std::string> names);

// The sentence for a lucky or unlucky draw: "Turn 30: Anna drew a monastery, worth 5.3 points more than the
// average tile".
std::string turning_sentence(const Record& record, const Review& review, const TurningPoint& point,
                             std::span<const std::string> names);

// "Ada lost by 26 points: draws -19, play -8, rest +1. Behind for good from turn 18. Costliest move: turn 17,
// -12% to win." In an unfinished game: "Ada is expected to lose by 3 points: …".
std::string headline_sentence(const Headline& headline, bool is_over, const std::string& name);

// "3.1 points behind the best move, but the game was already decided": why the move is marked as good
// although it lost more. An empty text without a reason for leniency.
std::string leniency_text(const TurnReview& turn);

// Returns the players' headlines, then one line per turn, then a table of the players with accuracy, luck and
// losses, then the turning points. Lines are wrapped at `width`. If the review was stopped early, the text
// states how far it got, and that of an unfinished game states this.
std::string review_text(const Record& record, const Review& review, std::span<const std::string> names,
                        std::size_t width = std::string::npos);

// These functions return a TurnReview, a MatchReview, and {"totals":…,"turns":[…]} of both. format.cpp
// describes these types. Here turns are counted from 1 and players from 0. A turn can be given another
// quality than its own.
std::string turn_json(const Record& record, const TurnReview& turn, std::span<const std::string> names);
std::string turn_json(const Record& record, const TurnReview& turn, std::span<const std::string> names,
                      Quality quality);
std::string totals_json(const Record& record, const Review& review, std::span<const std::string> names);
std::string review_json(const Record& record, const Review& review, std::span<const std::string> names);

void declare_review(text::TypeScript& to);

}  // namespace bastide::match
