// The base game for 1 to 6 players: rules, notation of tiles and moves, saved games and logs, bots, and
// batches of games for machine learning.
//
//     #include "bastide/match.h"
//
//     using namespace bastide;
//
//     // Returns the final scores of a match that a bot plays against itself.
//     match::Scores scores_of(std::string_view bot, std::string_view seed) {
//         const match::Settings settings;
//         match::Game game(settings, seed);
//         const auto player = match::find_bot(bot)->make(settings, {});
//         play::Random chance(play::seed_number(bot));
//         while (!game.is_over()) game.apply(player->choose(game.position(), chance));
//         return final_scores(game.position());
//     }
//
// docs/match.md describes the rules and formats. Each header below documents its functions.
#pragma once

#include "bastide/match/bots/bot.h"
#include "bastide/match/bots/chance.h"
#include "bastide/match/bots/lead.h"
#include "bastide/match/bots/named_bot.h"
#include "bastide/match/bots/parallel/match_up.h"
#include "bastide/match/box.h"
#include "bastide/match/box_text.h"
#include "bastide/match/collection.h"
#include "bastide/match/env/actions.h"
#include "bastide/match/env/parallel/batch.h"
#include "bastide/match/env/planes.h"
#include "bastide/match/env/tokens.h"
#include "bastide/match/event.h"
#include "bastide/match/export.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/format.h"
#include "bastide/match/game.h"
#include "bastide/match/hash.h"
#include "bastide/match/illegality.h"
#include "bastide/match/match_file.h"
#include "bastide/match/move.h"
#include "bastide/match/move_history.h"
#include "bastide/match/notation.h"
#include "bastide/match/odds.h"
#include "bastide/match/perft.h"
#include "bastide/match/points.h"
#include "bastide/match/position.h"
#include "bastide/match/position_edit.h"
#include "bastide/match/position_state.h"
#include "bastide/match/position_text.h"
#include "bastide/match/protocol/engine.h"
#include "bastide/match/protocol/engine_message.h"
#include "bastide/match/protocol/host_message.h"
#include "bastide/match/protocol/position_sync.h"
#include "bastide/match/replay_table.h"
#include "bastide/match/resample.h"
#include "bastide/match/saved_match.h"
#include "bastide/match/settings.h"
#include "bastide/match/table.h"
#include "bastide/match/table_json.h"
#include "bastide/match/tile.h"
#include "bastide/match/tile_list.h"
#include "bastide/match/view.h"
