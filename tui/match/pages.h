// Full-screen pages of a match: rules and keys, the log, and the remaining tiles.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <vector>

#include "bastide/match/table.h"
#include "tui/screen.h"

namespace bastide::tui {

// "+5", "-2".
std::string with_sign(int number);

// Pads text on the left to a width in columns.
std::string padded(std::string text, int width);

// Describes an event, given the names of the players.
using EventLine = std::function<std::string(const match::Event&, std::span<const std::string>)>;

// Returns a line for every scored feature and every tile that fitted nowhere, each preceded by its turn.
std::vector<std::string> log_lines(const match::Table& table, const EventLine& line);

void draw_match_help(const Screen& screen);

// Draws the lines of the log that fit: the last lines if `back` is 0, otherwise lines that end `back` lines
// earlier.
void draw_log(const Screen& screen, const match::Table& table, int back);

// Returns the largest useful `back` for the log.
int max_back(const Screen& screen, const match::Table& table);

// Draws all types with the number of remaining tiles.
void draw_tiles_left(const Screen& screen, const match::Table& table);

}  // namespace bastide::tui
