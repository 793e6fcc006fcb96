#include "bastide/match/history.h"

namespace bastide::match {
namespace {

Scores scores_of(const Position& position) {
    Scores scores{};
    for (int player = 0; player < position.players(); ++player)
        scores[static_cast<std::size_t>(player)] = position.score(player);
    return scores;
}

}  // namespace

History history(const SavedMatch& saved) {
    History history{.game = new_game(saved), .turns = {}, .final = {}, .final_scores = {}};
    Game& game = history.game;
    history.turns.reserve(saved.moves.size());
    for (const Move& move : saved.moves) {
        const int player = game.position().to_move();
        const Game::Undo undo = game.apply(move);
        history.turns.push_back(
            {player, move, completion_events(game.position(), undo.position), scores_of(game.position())});
    }
    history.final = final_events(game.position());
    history.final_scores = final_scores(game.position());
    return history;
}

}  // namespace bastide::match
