// A game as text: sentences and tables for people, JSON and short lines for programs.
#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "bastide/match/saved_match.h"

namespace bastide::match {

// "Player 1", "Player 2": names for players without one.
std::vector<std::string> player_names(int players);

// Appends the seat, counted from 1, to names that several players have: "greedy 1" and "greedy 2".
std::vector<std::string> distinct_names(const std::vector<std::string>& names);

// "city complete tiles 3 pennants 1 points 8 winners 0". Omits items that are zero, except the cities of a
// field. "final" replaces "complete" at the end of the game. Players count from 0.
std::string event_words(const Event& event);

// "A city of 3 tiles with a pennant is complete: 8 points for Player 1". There must be a name for each
// winner.
std::string event_sentence(const Event& event, std::span<const std::string> names);

// "No place for a monastery: set aside", or "put under the deck" instead of "set aside", for each tile that
// was drawn before move `before_move` (counted from 0) and fitted nowhere.
std::vector<std::string> aside_sentences(const Game& game, std::size_t before_move);

// "./mybot.py forfeits: no move within 1000 ms".
std::string forfeit_sentence(const Forfeit& forfeit, const std::string& name);

// "Player 1 wins with 71 points", "Player 1 and Player 3 share the victory with 71 points each", or without
// opponents "Player 1 has 71 points". There must be a name for each player.
std::string result_sentence(const Scores& scores, std::span<const std::string> names);

// A line for each player: points by kind of feature over the whole game, the total, and the rank. A game that
// begins in a position also has the points before it. There must be a name for each player.
std::string result_table(const Record& record, std::span<const std::string> names,
                         const std::optional<Forfeit>& forfeit = {});

// "3 players, 5 meeples each, no farmers": the number of players and every setting that is not the default.
std::string about(const Settings& settings);

// Returns the number, counted from 0, of the first move since the last move of the player to move: the first
// whose points are news to that player.
std::size_t first_news(const Record& record);

// {"players":…,"start":…,"over":…,"next_player":…,"tile":…,"scores_before_end":[…],"supply_before_end":[…],"final":[…],
// "ranks":[…],"moves":[…],"events":[…],"turns":[{"player":…,"move":…,"scores":[…],"events":[…]},…]}
//
// Players count from 0. "start" is the tile on 0 0, and "tile" is the tile in hand, or null when the game is
// over. Events are in the format of `event_words`, with final scoring last. "scores" of a turn are the scores
// after that turn. "final" is every player's total if the game ended now. A forfeited game has "forfeit", as
// in its file. The moves must be legal.
std::string replay_json(const Record& record, const std::optional<Forfeit>& forfeit = {});

}  // namespace bastide::match
