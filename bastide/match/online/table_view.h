// An online table as JSON, so that pages do not implement the rules:
//
//     {"events":12,"phase":"playing",             "lobby", "playing" or "over"
//      "seats":[{"name":"Anna",                   empty until the seat is taken
//                "bot":null,                      moves for the seat, also once a player has given up
//                "face":null,                     the bot to show: not one that only ended the match
//                "gave_up":null,                  or "resigned" or "late"
//                "left":900000},…],               milliseconds when the turn began; null without a clock
//      "to_move":1,                               null unless the match is played
//      "deadline":1795392000000,                  when the clock of the seat to move ends; null without one
//      "asked":{"by":0,"agreed":[0]},             the request to take back; null without one
//      "ended_by":{"seat":0,"how":"resigned"},    the player who ended the game by giving up, or null
//      "news":[{"n":5,"seat":1,"kind":"said","phrase":2,"to":null,"moves":3},…],
//      "rematch_offers":[0],                      the seats that want a rematch
//      "rematch_by":null,                         the seat whose answer created the table of the rematch
//      "decided":11,                              the last event that settles a move sent before it
//      "may":["move","resign","say"],             the commands that the own seat may send now
//      "moves":3,
//      "match":{…},                               a saved match with the tiles drawn so far, null before it
//      "fair":{"kept":true,"dealt":true},         null before the end
//      "deal":{…}}                                the deal as far as it is public, null at tables of deal 1
//
// "news" has phrases ("said"), "resigned", "late", "declined" for an undo request and "refused" for a
// rematch. "to" is the seat that asked.
#pragma once

#include <string>
#include <string_view>

#include "bastide/match/online/online_table.h"
#include "bastide/text/typescript.h"

namespace bastide::match {

// Returns the view of a seat, or of spectators if `seat` is -1. Checks the deal against the commitment that
// the page received before the game. Takes linear time in moves and news.
std::string view_json(const OnlineTable& table, int seat, std::string_view commitment);

// Returns the limits that pages need before they have a table, as an OnlineLimits.
std::string online_limits_json();

void declare_online_table(text::TypeScript& to);

}  // namespace bastide::match
