// Messages about matches: moves as text, decks, settings and saves of JCloisterZone.
#pragma once

#include "bastide/base/message.h"

namespace bastide::match::errors {

// Moves as text.
inline constexpr MessageKind long_move{"match.long_move",
                                       "{0} is one word too many: a move is TILE X Y ROTATION MEEPLE"};
inline constexpr MessageKind short_move{
    "match.short_move", "the move is incomplete: expected TILE X Y ROTATION MEEPLE, as in 'LR 1 0 1 rW'"};
inline constexpr MessageKind a_tile{"match.a_tile", "a tile"};
inline constexpr MessageKind the_tiles_are{"match.the_tiles_are", "the tiles are {0}"};
inline constexpr MessageKind x_range{"match.x_range", "x goes from -84 to 84"};
inline constexpr MessageKind y_range{"match.y_range", "y goes from -84 to 84"};
inline constexpr MessageKind rotations{"match.rotations", "a rotation is 0, 1, 2 or 3 quarter turns"};
inline constexpr MessageKind not_a_meeple{
    "match.not_a_meeple",
    "{0} is not a meeple: expected '-' for none, 'm' on a monastery, 'c' or 'r' with a side, as in 'cE', or "
    "'f' with half a side, as in 'fNL'"};
inline constexpr MessageKind rotated_tile{"match.rotated_tile", "{0} turned {1}"};
inline constexpr MessageKind no_monastery{"match.no_monastery", "{0} has no monastery"};
inline constexpr MessageKind no_feature{"match.no_feature", "{0} has no {1} on its {2} side"};
inline constexpr MessageKind no_feature_left{"match.no_feature_left",
                                             "{0} has no {1} on the left of its {2} side"};
inline constexpr MessageKind no_feature_right{"match.no_feature_right",
                                              "{0} has no {1} on the right of its {2} side"};

// Decks and settings.
inline constexpr MessageKind no_start_tile{"match.no_start_tile", "the deck has no start tile"};
inline constexpr MessageKind no_such_type{"match.no_such_type",
                                          "the deck has a tile of type {0}, but the types are 0 to {1}"};
inline constexpr MessageKind once{"match.once", "{0} time"};
inline constexpr MessageKind times{"match.times", "{0} times"};
inline constexpr MessageKind only_one_tile{"match.only_one_tile",
                                           "the deck has the tile {0} {1}, but there is only 1 to draw"};
inline constexpr MessageKind too_many_of_tile{
    "match.too_many_of_tile", "the deck has the tile {0} {1}, but there are only {2} to draw"};
inline constexpr MessageKind bad_players{"match.bad_players", "a game has 1 to 6 players, not {0}"};
inline constexpr MessageKind bad_meeples{"match.bad_meeples", "a player has 1 to 72 meeples, not {0}"};
inline constexpr MessageKind unnamed_option{"match.unnamed_option", "an option has a value that has no name"};
inline constexpr MessageKind meeples_range{"match.meeples_range", "a player has 1 to 72 meeples"};

// Boxes.
inline constexpr MessageKind box_tiles{"match.box_tiles", "a box has at most {0} tiles, not {1}"};
inline constexpr MessageKind box_tiles_of_type{"match.box_tiles_of_type",
                                               "a box has at most {0} tiles {1}, not {2}"};
inline constexpr MessageKind box_pieces{"match.box_pieces",
                                        "the tiles of a box have at most {0} segments, not {1}"};
inline constexpr MessageKind box_cities{"match.box_cities",
                                        "the tiles of a box have at most {0} segments of cities, not {1}"};
inline constexpr MessageKind box_several_cities{"match.box_several_cities",
                                                "a box has at most {0} tiles with several cities, not {1}"};
inline constexpr MessageKind box_several_roads{"match.box_several_roads",
                                               "a box has at most {0} tiles with several roads, not {1}"};
inline constexpr MessageKind box_monasteries{"match.box_monasteries",
                                             "a box has at most {0} monasteries, not {1}"};
inline constexpr MessageKind box_pennants{"match.box_pennants",
                                          "a box has at most {0} tiles and pennants together, not {1}"};
inline constexpr MessageKind box_start{
    "match.box_start", "the box has no start tile {0}: name one of its tiles, as in 'start L'"};
inline constexpr MessageKind box_item{"match.box_item",
                                      "expected TILE COUNT, as in 'RFr 3', or 'start TILE'"};
inline constexpr MessageKind box_not_text{"match.box_not_text",
                                          "the box is not text: expected tiles such as 'RCr 4, L 2'"};

// Positions as text.
inline constexpr MessageKind a_position_part{"match.a_position_part", "a part of a position"};
inline constexpr MessageKind the_position_parts_are{"match.the_position_parts_are", "the parts are {0}"};
inline constexpr MessageKind a_setting{"match.a_setting", "a setting"};
inline constexpr MessageKind the_settings_are{"match.the_settings_are", "the settings are {0}"};
inline constexpr MessageKind setting_values{"match.setting_values", "{0} is {1}"};
inline constexpr MessageKind position_lacks{
    "match.position_lacks",
    "the position has no {0}: expected at least players and tiles, as in 'players 2; tiles RCr 0 0 0'"};
inline constexpr MessageKind position_tile{
    "match.position_tile",
    "expected TILE X Y ROTATION, with MEEPLE PLAYER for a meeple, as in 'LR 1 0 1 rW 0'"};
inline constexpr MessageKind position_scores{"match.position_scores",
                                             "expected {0} scores, one for each player"};
inline constexpr MessageKind position_count{"match.position_count",
                                            "expected TILE COUNT, as in 'RFr 3', or '-' if no tile remains"};
inline constexpr MessageKind position_value{"match.position_value", "expected one value after '{0}'"};
inline constexpr MessageKind score_range{"match.score_range", "a score is a number from 0 to 10000"};
inline constexpr MessageKind negative_remaining{"match.negative_remaining",
                                                "a number of remaining tiles is not negative"};
inline constexpr MessageKind count_range{"match.count_range", "a number of tiles goes from 1 to 15"};
inline constexpr MessageKind players_of_position{"match.players_of_position",
                                                 "players are numbered from 0 to {0}"};
inline constexpr MessageKind tiles_in_box{"match.tiles_in_box",
                                          "the position has too many tiles {0}: the box has {1}"};
inline constexpr MessageKind first_tile{"match.first_tile",
                                        "the first tile of a position is {0} on 0 0, not rotated"};
inline constexpr MessageKind no_tile_there{"match.no_tile_there", "there is no tile on {0}"};
inline constexpr MessageKind fits_in_no_rotation{"match.fits_in_no_rotation",
                                                 "{0} does not fit on {1} in any rotation"};
inline constexpr MessageKind fits_one_way{"match.fits_one_way", "the tile fits only in this rotation"};
inline constexpr MessageKind connecting_tile{"match.connecting_tile",
                                             "without this tile, the others are not connected"};
inline constexpr MessageKind meeple_on_complete{"match.meeple_on_complete",
                                                "the {0} is complete, so its meeples have returned"};

// Bots with a number of simulations.
inline constexpr MessageKind bad_simulations{
    "match.bad_simulations", "'{0}' is not a bot: expected a number of simulations from 1 to {1}"};
inline constexpr MessageKind no_simulations{"match.no_simulations",
                                            "the bot {0} makes no simulations: leave out ':{1}'"};

// Logs of matches.
inline constexpr MessageKind points_before_log{
    "match.points_before_log",
    "the game begins in a position with points, which a log for tally cannot contain"};
inline constexpr MessageKind first_edition_log{"match.first_edition_log",
                                               "a log cannot record first-edition farms, which score {0} "
                                               "points per city: use a game with farms 3 or 2, or no fields"};

// Saves of JCloisterZone.
inline constexpr MessageKind turn{"match.turn", "turn {0}"};
inline constexpr MessageKind nothing_here{"match.nothing_here", "there is no \"{0}\" here: {1}"};
inline constexpr MessageKind early_meeple{"match.early_meeple", "a meeple is placed before a tile"};
inline constexpr MessageKind jcz_saves{
    "match.jcz_saves",
    "only saves of JCloisterZone 4 and 5 can be read, which have an \"appVersion\" like \"5.7.0\""};
inline constexpr MessageKind jcz_version{"match.jcz_version", "this is version {0}: {1}"};
inline constexpr MessageKind jcz_base_game{"match.jcz_base_game",
                                           "only the base game can be read, {\"basic:1\":1}"};
inline constexpr MessageKind jcz_expansion_set{"match.jcz_expansion_set", "the set {0} is an expansion: {1}"};
inline constexpr MessageKind jcz_boxes{"match.jcz_boxes", "expected 1 box, not {0}: {1}"};
inline constexpr MessageKind jcz_no_set{"match.jcz_no_set", "no set of tiles is named: {0}"};
inline constexpr MessageKind jcz_element_value{"match.jcz_element_value",
                                               "whether there are {0} is true or false, or a number of them"};
inline constexpr MessageKind jcz_expansion_element{
    "match.jcz_expansion_element",
    "the element {0} is of an expansion: the base game has small-follower and farmers"};
inline constexpr MessageKind jcz_elements{"match.jcz_elements",
                                          "the elements are as in {\"small-follower\":7,\"farmers\":true}"};
inline constexpr MessageKind jcz_small_city{"match.jcz_small_city",
                                            "a city of two tiles scores \"4\" or \"2\""};
inline constexpr MessageKind jcz_start{"match.jcz_start", "the start tile is BA/RCr on 0 0, not rotated"};
inline constexpr MessageKind jcz_other_start{"match.jcz_other_start", "this game starts differently: {0}"};
inline constexpr MessageKind jcz_start_count{"match.jcz_start_count", "not one start tile: {0}"};
inline constexpr MessageKind jcz_players{"match.jcz_players", "players are a list, [{\"name\":\"Anna\"},…]"};
inline constexpr MessageKind jcz_name{"match.jcz_name", "each player has a name"};
inline constexpr MessageKind jcz_tile{"match.jcz_tile", "a tile of the base game is like \"BA/RFr\""};
inline constexpr MessageKind jcz_no_tile{"match.jcz_no_tile", "there is no tile {0}: {1}"};
inline constexpr MessageKind jcz_rotation{"match.jcz_rotation", "a rotation is R0, R90, R180 or R270"};
inline constexpr MessageKind jcz_no_square{"match.jcz_no_square",
                                           "{0} is no square: a whole number from -127 to 127"};
inline constexpr MessageKind jcz_position{"match.jcz_position", "a position is a pair of numbers, [x,y]"};
inline constexpr MessageKind jcz_not_two_numbers{"match.jcz_not_two_numbers", "not two numbers: {0}"};
inline constexpr MessageKind jcz_feature{"match.jcz_feature",
                                         "a meeple is on a City, Road, Monastery or Field"};
inline constexpr MessageKind jcz_no_meeple_there{
    "match.jcz_no_meeple_there",
    "{0} cannot have a meeple here: a meeple is on a City, Road, Monastery or Field"};
inline constexpr MessageKind jcz_location{"match.jcz_location", "a feature has a location like \"NS\""};
inline constexpr MessageKind jcz_no_feature{"match.jcz_no_feature", "the placed tile has no {0} at {1}"};
inline constexpr MessageKind jcz_second_tile{"match.jcz_second_tile",
                                             "a second tile is placed before a COMMIT"};
inline constexpr MessageKind jcz_meeple{"match.jcz_meeple", "a meeple is like \"0.small.1\""};
inline constexpr MessageKind jcz_other_meeple{"match.jcz_other_meeple",
                                              "{0} is not a meeple of player {1}, whose turn it is"};
inline constexpr MessageKind jcz_pointer{"match.jcz_pointer",
                                         "expected a pointer to the place of the meeple"};
inline constexpr MessageKind jcz_meeple_elsewhere{"match.jcz_meeple_elsewhere",
                                                  "the meeple must be on the tile just placed"};
inline constexpr MessageKind jcz_message{"match.jcz_message",
                                         "a message is PLACE_TILE, DEPLOY_MEEPLE, PASS or COMMIT"};
inline constexpr MessageKind jcz_unknown_message{"match.jcz_unknown_message",
                                                 "{0} is an unknown message: {1}"};
inline constexpr MessageKind jcz_early_commit{"match.jcz_early_commit",
                                              "a turn is committed before a tile is placed"};
inline constexpr MessageKind jcz_replay{"match.jcz_replay", "the messages of the game are a list"};

inline constexpr MessageKind jcz_4_base_game{"match.jcz_4_base_game",
                                             "only the base game can be read, {\"BASIC\":1}"};
inline constexpr MessageKind jcz_4_rules{"match.jcz_4_rules", "the rules are as in {\"FARMERS\":true}"};
inline constexpr MessageKind jcz_4_rule{"match.jcz_4_rule", "the rule {0} is true or false"};
inline constexpr MessageKind jcz_4_pigs{"match.jcz_4_pigs", "the base game has no pig herds"};
inline constexpr MessageKind jcz_4_players{"match.jcz_4_players",
                                           "players are a list, [{\"serial\":1,\"nickname\":\"Anna\"},…]"};
inline constexpr MessageKind jcz_4_tile{"match.jcz_4_tile", "a tile of the base game is like \"BA.RFr\""};
inline constexpr MessageKind jcz_4_no_feature{"match.jcz_4_no_feature",
                                              "the placed tile has no feature at {0}"};

inline constexpr MessageKind no_jcz_save{
    "match.no_jcz_save",
    "JCloisterZone has no such game: it has the tiles of the base game, begins with the start tile, scores 3 "
    "points per city and field, and "
    "sets tiles aside that fit nowhere"};

// Logs of Board Game Arena.
inline constexpr MessageKind bga_log{
    "match.bga_log",
    "a log of Board Game Arena is a list of packets, each with a list of events as its \"data\""};
inline constexpr MessageKind bga_refusal{"match.bga_refusal",
                                         "this is not a log, but an error of the site: {0}"};
inline constexpr MessageKind bga_no_tiles{"match.bga_no_tiles",
                                          "the log has no \"playTile\": is it of another game?"};
inline constexpr MessageKind bga_event{"match.bga_event", "an event has a \"type\" and \"args\""};
inline constexpr MessageKind bga_player{"match.bga_player", "a player has a number and a name"};
inline constexpr MessageKind bga_players{"match.bga_players", "a log has at least 2 players, not {0}"};
inline constexpr MessageKind bga_tile{
    "match.bga_tile", "the tiles of the base game have the types 1 to 24: expansions cannot be read"};
inline constexpr MessageKind bga_tile_id{"match.bga_tile_id",
                                         "the tiles of the base game have the numbers 1 to 72"};
inline constexpr MessageKind bga_square{"match.bga_square", "a square has whole numbers from -127 to 127"};
inline constexpr MessageKind bga_orientation{"match.bga_orientation", "an orientation is 1, 2, 3 or 4"};
inline constexpr MessageKind bga_expansion{"match.bga_expansion",
                                           "the figure {0} is of {1}: only the base game can be read"};
inline constexpr MessageKind bga_figure{"match.bga_figure",
                                        "the figure {0} is of an expansion: only the base game can be read"};
inline constexpr MessageKind bga_feature{"match.bga_feature",
                                         "a meeple is on one of the features of its tile, from 1"};
inline constexpr MessageKind bga_no_feature{"match.bga_no_feature", "{0} has no feature {1}"};
inline constexpr MessageKind bga_early_points{"match.bga_early_points",
                                              "a player scores before a tile is placed"};
inline constexpr MessageKind bga_points{"match.bga_points", "points are a whole number"};
inline constexpr MessageKind bga_turn_order{
    "match.bga_turn_order",
    "it is {0}'s turn, but {1} places a tile: a game that goes on without a player cannot be read"};
inline constexpr MessageKind bga_other_points{"match.bga_other_points",
                                              "turn {0}: {1} scores {2} by the rules, but {3} in the log"};
inline constexpr MessageKind bga_other_score{"match.bga_other_score",
                                             "{0} has {1} at the end by the rules, but {2} in the log"};

// Saved matches.
inline constexpr MessageKind tile_place{"match.tile_place", "tile {0}"};
inline constexpr MessageKind forfeit_place{"match.forfeit_place", "forfeit"};
inline constexpr MessageKind problem_place{"match.problem_place", "problem {0}"};
inline constexpr MessageKind small_city_values{"match.small_city_values",
                                               "a city of two tiles scores 4 or 2"};
inline constexpr MessageKind farm_values{"match.farm_values", "farms are scored as in edition 1, 2 or 3"};
inline constexpr MessageKind players_range{"match.players_range", "a game has 1 to 6 players"};
inline constexpr MessageKind seat_range{"match.seat_range", "a seat is a number from 0 to 5"};
inline constexpr MessageKind why_not_text{"match.why_not_text", "the reason of a forfeit is text in quotes"};
inline constexpr MessageKind tile_not_text{"match.tile_not_text",
                                           "a tile is a name in quotes, as in \"RFr\""};
inline constexpr MessageKind deck_not_a_list{"match.deck_not_a_list", "the deck is a list of tiles in [ ]"};
inline constexpr MessageKind move_not_text{"match.move_not_text",
                                           "a move is text in quotes, as in \"LR 1 0 1 rW\""};
inline constexpr MessageKind bad_event{"match.bad_event", "an event is 1 to {0} bytes of printable text"};
inline constexpr MessageKind bad_date{
    "match.bad_date", "a date is a day, a month or a year, as in 2026-11-21, 2026-11 or 2026"};
inline constexpr MessageKind names_of_players{"match.names_of_players",
                                              "the names are a list of {0}, one for each player"};
inline constexpr MessageKind other_aside{"match.other_aside", "the tile that fits nowhere is {0}"};
inline constexpr MessageKind is_over{"match.is_over", "the game is over"};
inline constexpr MessageKind in_hand{"match.in_hand", "the tile in hand is {0}"};
inline constexpr MessageKind in_hand_fits{"match.in_hand_fits", "the tile in hand is {0}, which fits"};
inline constexpr MessageKind forfeit_of_ended{"match.forfeit_of_ended",
                                              "the game is over: nobody can forfeit it"};
inline constexpr MessageKind forfeit_out_of_turn{"match.forfeit_out_of_turn",
                                                 "seat {0} is to move: seat {1} cannot forfeit"};
inline constexpr MessageKind expected_aside{"match.expected_aside",
                                            "{0} fits nowhere here: expected '{1}' first"};
inline constexpr MessageKind seed_and_deck{"match.seed_and_deck",
                                           "the game has a seed and a deck: leave one out"};
inline constexpr MessageKind position_not_text{
    "match.position_not_text",
    "the position is not text: expected a line such as 'players 2; tiles RCr 0 0 0'"};
inline constexpr MessageKind position_settings{"match.position_settings",
                                               "the position has other players or options than the game"};
inline constexpr MessageKind deck_and_drawn{"match.deck_and_drawn",
                                            "the game has a \"deck\" and \"drawn\" tiles: leave one out"};
inline constexpr MessageKind not_a_game{
    "match.not_a_game",
    "this is not a game: expected a game record, a save of JCloisterZone or a log of Board Game Arena"};
inline constexpr MessageKind no_seed_or_deck{"match.no_seed_or_deck",
                                             "the game has neither a \"seed\" nor a \"deck\""};

// Illegal moves. `is_over` and `in_hand` are above.
inline constexpr MessageKind square{"match.square", "square {0} {1}"};
inline constexpr MessageKind square_taken{"match.square_taken", "{0} already has a tile"};
inline constexpr MessageKind square_isolated{"match.square_isolated", "{0} has no tile next to it"};
inline constexpr MessageKind bad_rotation{"match.bad_rotation", "a tile has rotations 0 to 3"};
inline constexpr MessageKind edge_mismatch{"match.edge_mismatch",
                                           "there is a {0} to the {1} of {2}, but the tile has a {3} there"};
inline constexpr MessageKind no_such_piece{"match.no_such_piece", "the tile has no such piece"};
inline constexpr MessageKind no_meeples{"match.no_meeples", "no meeples are left"};
inline constexpr MessageKind no_farmers{"match.no_farmers", "there are no farmers in this game"};
inline constexpr MessageKind occupied{"match.occupied", "the {0} is occupied"};

// Tables.
inline constexpr MessageKind seats_not_a_list{"match.seats_not_a_list",
                                              "the seats are a list with one for each player"};
inline constexpr MessageKind is_ranked_or_help{
    "match.is_ranked_or_help", "whether the game is ranked, help is shown, or something is asked"};
inline constexpr MessageKind forfeited_moves{"match.forfeited_moves",
                                             "the game was forfeited: its moves cannot be undone"};
inline constexpr MessageKind cursor_range{"match.cursor_range",
                                          "the cursor is [X,Y] on the board or next to it"};
inline constexpr MessageKind no_choice{"match.no_choice",
                                       "no meeple can be chosen: the tile is not on a legal square"};
inline constexpr MessageKind choice_range{"match.choice_range", "it is one of the choices, from 0"};
inline constexpr MessageKind turns_range{"match.turns_range", "a tile is rotated by 0 to 3 quarter turns"};
inline constexpr MessageKind seen_range{"match.seen_range", "at most 84 tiles have been seen"};

// Online tables: commands.
inline constexpr MessageKind spectator{"online.spectator", "spectators cannot do that"};
inline constexpr MessageKind bot_seat{"online.bot_seat", "a bot sits there"};
inline constexpr MessageKind has_begun{"online.has_begun", "the game has begun"};
inline constexpr MessageKind not_begun{"online.not_begun", "the game has not begun"};
inline constexpr MessageKind not_over{"online.not_over", "the game is not over"};
inline constexpr MessageKind no_free_seat{"online.no_free_seat", "all seats are taken"};
inline constexpr MessageKind already_seated{"online.already_seated", "you already sit there"};
inline constexpr MessageKind not_seated{"online.not_seated", "you do not sit there"};
inline constexpr MessageKind sit_first{"online.sit_first", "sit down first"};
inline constexpr MessageKind resign_to_leave{"online.resign_to_leave",
                                             "the game has begun: resign to leave it"};
inline constexpr MessageKind stand_to_leave{"online.stand_to_leave",
                                            "the game has not begun: stand up to leave"};
inline constexpr MessageKind max_departures{"online.max_departures", "you have left this seat too often"};
inline constexpr MessageKind max_phrases{"online.max_phrases",
                                         "you have said {0} phrases, the maximum for a game"};
inline constexpr MessageKind max_requests{"online.max_requests",
                                          "you have asked to undo {0} times, the maximum for a game"};
inline constexpr MessageKind max_events{"online.max_events",
                                        "this table has reached its limit: only moves are possible"};
inline constexpr MessageKind seats_free{"online.seats_free",
                                        "the game has not begun: not all seats are taken"};
inline constexpr MessageKind other_turn{"online.other_turn", "it is not your turn: {0} is to move"};
inline constexpr MessageKind has_resigned{"online.has_resigned", "you have resigned"};
inline constexpr MessageKind open_request{"online.open_request", "{0} has already asked: answer that first"};
inline constexpr MessageKind no_own_move{"online.no_own_move", "you have not made a move yet"};
inline constexpr MessageKind no_request{"online.no_request", "nobody has asked"};
inline constexpr MessageKind own_request{"online.own_request", "you asked: the others answer"};
inline constexpr MessageKind already_agreed{"online.already_agreed", "you have already agreed"};
inline constexpr MessageKind closed{"online.closed", "the operator of the server closed this table"};
inline constexpr MessageKind has_rematch{"online.has_rematch", "there is already a table for the rematch"};
inline constexpr MessageKind no_phrase{"online.no_phrase", "there is no such phrase"};
inline constexpr MessageKind phrase_gap{"online.phrase_gap", "one phrase per second: wait a moment"};
inline constexpr MessageKind name_length{"online.name_length", "a name has 1 to {0} bytes of printable text"};
inline constexpr MessageKind name_spaces{"online.name_spaces", "a name cannot begin or end with a space"};
inline constexpr MessageKind name_of_bot{"online.name_of_bot",
                                         "{0} is the name of a bot: choose another name"};
inline constexpr MessageKind name_taken{"online.name_taken",
                                        "{0} is already at this table: choose another name"};
inline constexpr MessageKind no_commitments{"online.no_commitments", "this table has no commitments"};
inline constexpr MessageKind bad_commitment{"online.bad_commitment",
                                            "the commitment is invalid: reload the page, and sit down again"};
inline constexpr MessageKind has_committed{"online.has_committed", "your browser has already committed"};
inline constexpr MessageKind not_all_committed{"online.not_all_committed",
                                               "not all seats are taken and committed"};
inline constexpr MessageKind has_revealed{"online.has_revealed",
                                          "your browser has already revealed its number"};
inline constexpr MessageKind other_contribution{"online.other_contribution",
                                                "this is not the number to which your browser committed"};
inline constexpr MessageKind nobody_missing{"online.nobody_missing", "the table waits for nobody"};
inline constexpr MessageKind is_missing{"online.is_missing", "the others wait for your browser"};
inline constexpr MessageKind min_wait{"online.min_wait", "wait for {0} seconds before you free a seat"};
inline constexpr MessageKind bad_entropy{
    "online.bad_entropy", "a word for the order of the tiles has at most {0} bytes of printable text"};

// Online tables: events, settings and messages.
inline constexpr MessageKind impossible_event{"online.impossible_event", "'{0}' is not possible here"};
inline constexpr MessageKind other_tiles{"online.other_tiles", "those are not the next tiles of the deck"};
inline constexpr MessageKind bad_secret{"online.bad_secret", "the secret of the table is invalid"};
inline constexpr MessageKind bad_own_number{"online.bad_own_number",
                                            "your own number for the deal has 32 hexadecimal digits"};
inline constexpr MessageKind deal_version{"online.deal_version", "the version of the deal is 1 or 2"};
inline constexpr MessageKind event_number{"online.event_number", "entries count from 1"};
inline constexpr MessageKind event_time{"online.event_time", "a time is a whole number of milliseconds"};
inline constexpr MessageKind event_count{"online.event_count", "a count is 0 to 1000000000"};
inline constexpr MessageKind seat_bot{"online.seat_bot", "a seat is the name of a bot, or null for a person"};
inline constexpr MessageKind seat_list{"online.seat_list", "the seats are a list in [ ]"};
inline constexpr MessageKind table_seats{"online.table_seats", "a table has 2 to 6 seats"};
inline constexpr MessageKind only_bots{
    "online.only_bots", "there are only bots: at least one seat must have null for its bot, for a person"};
inline constexpr MessageKind no_bottom{
    "online.no_bottom",
    "at an online table a tile that fits nowhere is set aside: leave \"unplaceable\" out"};
inline constexpr MessageKind no_box{"online.no_box",
                                    "an online table has the tiles of the base game: leave \"box\" out"};
inline constexpr MessageKind hints_not_boolean{"online.hints_not_boolean",
                                               "hints are true or false, without quotes"};
inline constexpr MessageKind long_message{"online.long_message", "the message is too long"};
inline constexpr MessageKind not_text{"online.not_text", "expected text in quotes"};
inline constexpr MessageKind not_whole{"online.not_whole",
                                       "a message has whole numbers from 0 to 1000000000"};

// Problems.
inline constexpr MessageKind hundredths_range{"match.hundredths_range",
                                              "hundredths of a point are 0 to 1000000"};
inline constexpr MessageKind rating_range{"match.rating_range", "a rating is 0 to 4000"};
inline constexpr MessageKind no_tile_to_lay{"match.no_tile_to_lay",
                                            "the game is over: there is no tile to place"};
inline constexpr MessageKind maker_not_text{"match.maker_not_text",
                                            "the command that made the problems is text in quotes"};
inline constexpr MessageKind problems_not_a_list{"match.problems_not_a_list",
                                                 "the problems are a list in [ ]"};
inline constexpr MessageKind no_problem{"match.no_problem", "there is no problem in the list"};

}  // namespace bastide::match::errors
