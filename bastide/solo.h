// The builder game for one player: rules, dealers, saved games and bots.
//
//     #include "bastide/solo.h"
//
//     using namespace bastide;
//
//     // Returns the points of a game that a bot plays to its end.
//     int points_of(std::string_view bot, std::string_view seed) {
//         const solo::Settings settings;
//         solo::Game game(settings, seed);
//         const auto player = solo::find_bot(bot)->make(settings, {});
//         play::Random chance(play::seed_number(bot));
//         while (!game.is_over()) game.apply(player->choose(game.position(), chance));
//         return game.board().score().total();
//     }
//
// docs/solo.md describes the rules and formats. Each header below documents its functions.
#pragma once

#include "bastide/solo/board.h"
#include "bastide/solo/bots/bot.h"
#include "bastide/solo/bots/parallel/match_up.h"
#include "bastide/solo/dealers/dealer.h"
#include "bastide/solo/format.h"
#include "bastide/solo/game.h"
#include "bastide/solo/illegality.h"
#include "bastide/solo/position.h"
#include "bastide/solo/replay_table.h"
#include "bastide/solo/saved_game.h"
#include "bastide/solo/settings.h"
#include "bastide/solo/table.h"
#include "bastide/solo/table_json.h"
#include "bastide/solo/tile.h"
