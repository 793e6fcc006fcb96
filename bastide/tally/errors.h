// Messages about match logs.
#pragma once

#include "bastide/base/message.h"

namespace bastide::tally::errors {

// Lines of a log of either form.
inline constexpr MessageKind long_line{"tally.long_line", "the line is longer than {0} bytes"};
inline constexpr MessageKind below_zero{"tally.below_zero",
                                        "the correction would take the total of {0} below 0: it is {1}"};
inline constexpr MessageKind total_too_large{"tally.total_too_large",
                                             "the total of {0} would exceed {1}, the maximum"};
inline constexpr MessageKind a_player{"tally.a_player", "player {0}"};
inline constexpr MessageKind long_log{
    "tally.long_log", "the log is too long for a timeline or a plot: at most {0} entries times players"};
inline constexpr MessageKind second_end_of_play{"tally.second_end_of_play",
                                                "a second ':': play ends only once"};
inline constexpr MessageKind stands_alone{"tally.stands_alone",
                                          "unexpected {0}: '{1}' must be alone on its line"};
inline constexpr MessageKind no_end{"tally.no_end", "the log has no '.' on its last line"};

// Plain logs.
inline constexpr MessageKind after_end{"tally.after_end",
                                       "the log has ended with '.': only blank lines may follow, not {0}"};
inline constexpr MessageKind empty_log{
    "tally.empty_log",
    "the log is empty: the first line is the number of players, or 'players' and their names"};
inline constexpr MessageKind unexpected_in_first_line{
    "tally.unexpected_in_first_line",
    "unexpected {0}: the first line is the number of players, 1 to {1}, or 'players' and their names"};
inline constexpr MessageKind not_a_number_of_players{
    "tally.not_a_number_of_players",
    "{0} is not a number of players: the first line is the number of players, 1 to {1}, or 'players' and "
    "their names"};
inline constexpr MessageKind not_a_players_number{
    "tally.not_a_players_number", "{0} is not a player's number: a line is PLAYER FEATURE COUNT, ':' or '.'"};
inline constexpr MessageKind only_player_1{"tally.only_player_1",
                                           "there is no player {0}: the only one is 1"};
inline constexpr MessageKind no_such_player{"tally.no_such_player",
                                            "there is no player {0}: players are 1 to {1}"};
inline constexpr MessageKind no_feature{
    "tally.no_feature", "the feature is missing: features are city, road, cloister and field"};
inline constexpr MessageKind not_a_feature{
    "tally.not_a_feature", "{0} is not a feature: features are city, road, cloister and field"};

// Extended logs.
inline constexpr MessageKind no_players{"tally.no_players",
                                        "the log has no players: expected a line such as 'players Anna Ben'"};
inline constexpr MessageKind after_end_of_extended{
    "tally.after_end_of_extended",
    "the log has ended with '.': only blank lines and comments may follow, not {0}"};
inline constexpr MessageKind before_players{
    "tally.before_players",
    "{0} comes before the players: expected 'players' and their names, as in 'players Anna Ben', or their "
    "number, as in 'players 4'"};
inline constexpr MessageKind no_names{
    "tally.no_names",
    "the names are missing: expected 'players' and their names, as in 'players Anna Ben', or their number, "
    "as in 'players 4'"};
inline constexpr MessageKind not_a_number_of_players_to{"tally.not_a_number_of_players_to",
                                                        "{0} is not a number of players from 1 to {1}"};
inline constexpr MessageKind name_is_a_number{"tally.name_is_a_number", "{0} is a number, not a name"};
inline constexpr MessageKind not_a_name{
    "tally.not_a_name",
    "{0} is not a name: a name is a word of at most {1} bytes of printable UTF-8, without commas and '#'"};
inline constexpr MessageKind name_of_two{"tally.name_of_two",
                                         "{0} is the name of two players: give each a different name"};
inline constexpr MessageKind players_twice{"tally.players_twice", "the players are named twice"};
inline constexpr MessageKind not_a_player{"tally.not_a_player", "{0} is not a player: players are {1}"};
inline constexpr MessageKind not_a_player_in_line{
    "tally.not_a_player_in_line",
    "{0} is not a player: a line is PLAYER FEATURE COUNT, PLAYER correction POINTS, ':' or '.', and players "
    "are {1}"};
inline constexpr MessageKind end_of_line{"tally.end_of_line", "the end of the line"};
inline constexpr MessageKind one_to{"tally.one_to", "1 to {0}"};
inline constexpr MessageKind named_twice{"tally.named_twice", "{0} is named twice: name each player once"};
inline constexpr MessageKind no_points{
    "tally.no_points",
    "the points are missing: a correction is written PLAYER correction POINTS, as in 'correction -2'"};
inline constexpr MessageKind unexpected_in_correction{
    "tally.unexpected_in_correction",
    "unexpected {0}: a correction is written PLAYER correction POINTS, as in 'correction -2'"};
inline constexpr MessageKind not_points{
    "tally.not_points",
    "{0} is not a number of points to add or subtract: a correction is written PLAYER correction POINTS, as "
    "in 'correction -2'"};
inline constexpr MessageKind too_many_points{"tally.too_many_points",
                                             "{0} is more than {1} points, the maximum"};
inline constexpr MessageKind pennants_outside_a_city{"tally.pennants_outside_a_city", "only cities have {0}"};
inline constexpr MessageKind how_many_pennants{"tally.how_many_pennants",
                                               "expected a number after '{0}', as in '{0} 1'"};
inline constexpr MessageKind too_many_pennants{"tally.too_many_pennants",
                                               "more {0} than tiles: a tile has at most one"};
inline constexpr MessageKind extended_no_feature{
    "tally.extended_no_feature", "the feature is missing: features are city, road, monastery and field"};
inline constexpr MessageKind extended_not_a_feature{
    "tally.extended_not_a_feature",
    "{0} is not a feature: features are city, road, monastery and field, and 'correction' adds or subtracts "
    "points"};
inline constexpr MessageKind comment_not_utf8{"tally.comment_not_utf8",
                                              "the comment is not UTF-8 text: save the log as UTF-8"};
inline constexpr MessageKind comment_control_characters{"tally.comment_control_characters",
                                                        "the comment has control characters: remove them"};

// Entries of a feature. {0} is the feature with its article, as on the line.
inline constexpr MessageKind only_at_end{"tally.only_at_end", "{0} scores only at the end, after ':'"};
inline constexpr MessageKind unexpected_in_entry{"tally.unexpected_in_entry", "unexpected {0}: {1}"};
inline constexpr MessageKind no_count{"tally.no_count", "the number of {0} is missing: {1}"};
inline constexpr MessageKind not_a_count{"tally.not_a_count", "{0} is not a number of {1}: {2}"};
inline constexpr MessageKind count_too_large{"tally.count_too_large",
                                             "{0} {1} score more than {2}, the maximum"};
inline constexpr MessageKind count_too_small{"tally.count_too_small", "{0} {1}: {2} has at least {3}"};
inline constexpr MessageKind count_out_of_range{"tally.count_out_of_range", "{0} {1}: {2} has {3} to {4}"};
// The form of a line: {0} is the feature with an article, {1} the form.
inline constexpr MessageKind form_in_play{"tally.form_in_play", "{0} completed in play is written {1}"};
inline constexpr MessageKind form_at_end{"tally.form_at_end", "{0} at the end is written {1}"};
inline constexpr MessageKind form_and_after_end{"tally.form_and_after_end", "{0}, and after ':' {1}"};

inline constexpr MessageKind plain_pad{
    "tally.plain_pad",
    "a pad needs an extended log, and this is a plain one: convert it with 'bastide tally --to extended' "
    "first"};
inline constexpr MessageKind plain_correction{
    "tally.plain_correction",
    "a plain log cannot contain a correction: remove this line, or keep the log extended"};

}  // namespace bastide::tally::errors
