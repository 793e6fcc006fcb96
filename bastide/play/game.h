// The concept of a game: the requirements for recording, replaying and playing games.
#pragma once

#include <concepts>
#include <cstdint>
#include <optional>
#include <vector>

namespace bastide::play {

// A game is a value: copies are independent, and two games are equal if any further moves have the same
// effects on both.
template <class G>
concept Game =
    std::copyable<G> && std::equality_comparable<G> &&
    requires(G game, const G& seen, const G::Move& move, const G::Undo& undo, const G::Start& start) {
        // The settings, and a seed or a deck. Together with the moves they determine the game.
        { G(start) };
        // True if the rules allow the move now. `illegality` returns the broken rule, or nullopt if the move
        // is legal.
        { seen.is_legal(move) } -> std::same_as<bool>;
        { seen.illegality(move) } -> std::same_as<std::optional<typename G::Illegality>>;
        // All legal moves, in an order that depends only on the moves played.
        { seen.legal_moves() } -> std::same_as<std::vector<typename G::Move>>;
        // Makes a legal move and returns its undo data. Moves must be undone in reverse order.
        { game.apply(move) } -> std::same_as<typename G::Undo>;
        { game.undo(undo) } -> std::same_as<void>;
        // The results of the last move, such as points, computed from its undo data.
        { seen.events(undo) } -> std::same_as<std::vector<typename G::Event>>;
        // True if no legal move is left.
        { seen.is_over() } -> std::same_as<bool>;
        requires std::equality_comparable<typename G::Move>;
        requires std::equality_comparable<typename G::Start>;
    };

// Returns the player whose turn it is, counted from 0. Games of one player need no `to_move`.
template <Game G>
int player_to_move(const G& game) {
    if constexpr (requires { game.to_move(); })
        return game.to_move();
    else
        return 0;
}

}  // namespace bastide::play
