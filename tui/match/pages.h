// What of a match needs the whole screen: the rules and keys, everything that was scored, and the tiles that
// are left.
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

// With blanks before it, so many columns wide.
std::string padded(std::string text, int width);

// An event in words, given the names of the players.
using EventLine = std::function<std::string(const match::Event&, std::span<const std::string>)>;

// Everything scored and every tile that fitted nowhere, a line each, with its turn before it.
std::vector<std::string> log_lines(const match::Table& table, const EventLine& line);

void draw_match_help(const Screen& screen);

// As many lines of the log as fit, the last ones if `back` is 0, else so many before them.
void draw_log(const Screen& screen, const match::Table& table, int back);

// How far back one may go there.
int most_back(const Screen& screen, const match::Table& table);

// All types, and how many of each are still to be drawn.
void draw_tiles_left(const Screen& screen, const match::Table& table);

}  // namespace bastide::tui
