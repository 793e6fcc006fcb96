// The game that is named on the command line.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "bastide/match/table.h"
#include "command/command.h"

namespace bastide::cli {

// Returns the match to replay, at its end. `name` is a file of any format of match_file.h, '-'
// for standard input, or the number of a match played in the terminal.
Result<match::Table> find_match(const std::string& name);

// A position to examine, with the players' names.
struct NamedPosition {
    match::Position position;
    std::vector<std::string> names;
};

// Returns the position of a game after some turns, or at its end. `name` is as in `find_match`, or a position
// as text (position_text.h), or a file with one.
Result<NamedPosition> find_position(const std::string& name, std::optional<std::size_t> turns);

// Adds FILE and --turn, which name a position for `find_position`.
void add_position_options(Command command, std::string& file, std::optional<std::size_t>& turns);

// Returns an error message for a player's name that is not a line of text, or is twice among the names.
std::string player_name_error(const std::string& name, const std::vector<std::string>& names);

// Adds --names to a command for a recorded game.
void add_names_option(Command command, std::string& names);

// Returns the names of a game's players: the names given by --names, in order. An empty name in the list
// leaves the player's name as it is in the game. Fails if --names has more names than the game of `file` has
// players.
Result<std::vector<std::string>> with_given_names(std::vector<std::string> names, const std::string& given,
                                                  const std::string& file);

}  // namespace bastide::cli
