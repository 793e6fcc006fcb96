// What a match is written as: sentences and tables for people, JSON and short lines for programs.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bastide/match/saved_match.h"

namespace bastide::match {

// "Player 1", "Player 2": players without names of their own.
std::vector<std::string> player_names(int players);

// "city complete tiles 3 pennants 1 points 8 winners 0": what there is none of is left out, but for the
// cities of a field, "final" stands for "complete" at the end, and players count from 0.
std::string event_words(const Event& event);

// "A city of 3 tiles with a pennant is complete: 8 points for Player 1".
std::string event_sentence(const Event& event, std::span<const std::string> names);

// "No place for a monastery: set aside", or with "put under the deck", for each tile that was drawn before
// a move, counted from 0, and fitted nowhere.
std::vector<std::string> aside_sentences(const Game& game, std::size_t before_move);

// "./mybot.py forfeits: no move within 1000 ms".
std::string forfeit_sentence(const Forfeit& forfeit, const std::string& name);

// "Player 1 wins with 71 points", "Player 1 and Player 3 share the victory with 71 points each".
std::string result_sentence(const Scores& scores, std::span<const std::string> names);

// A line for each player: points by kind of feature, during play and at the end together, the total, the
// rank.
std::string result_table(const Record& record, std::span<const std::string> names,
                         const std::optional<Forfeit>& forfeit = {});

// "3 players, 5 meeples each, no farmers": what is not as usual after the number of players.
std::string about(const Settings& settings);

// {"players":…,"start":…,"over":…,"next_player":…,"tile":…,"scores_before_end":[…],"supply_before_end":[…],"final":[…],
// "ranks":[…],"moves":[…],"events":[…],"turns":[{"player":…,"move":…,"scores":[…],"events":[…]},…]}: players
// count from 0, "start" is the tile on 0 0, "tile" that in hand, null once the match is over, events are as
// in `event_words`, those of the end last, and turns have the scores after them. "final" is what every player
// would have were the match over now, and a match that was forfeited has "forfeit" as its file has it. The
// moves must be legal.
std::string replay_json(const Record& record, const std::optional<Forfeit>& forfeit = {});

}  // namespace bastide::match
