// A game in progress: the public position and the hidden order of the remaining tiles.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/final_scoring.h"
#include "bastide/match/position.h"
#include "bastide/match/position_state.h"
#include "bastide/play/game.h"

namespace bastide::match {

// Tiles in the order of drawing: at most the tiles in the box, without the start tile if the start tile is
// fixed. A short deck has fewer tiles.
using Deck = std::vector<Type>;

// Returns the full deck in the order of the tile types.
Deck unshuffled_deck(const Settings& settings);

// Returns the full deck, shuffled with a seed, which may be any text.
Deck shuffled_deck(const Settings& settings, std::string_view seed);

// Returns an error message for a bad deck, or an empty message.
[[nodiscard]] Message deck_error(const Settings& settings, const Deck& deck);

// The tiles after those of a short deck.
enum class AfterDeck : std::uint8_t {
    end,      // none: the players know which tiles the deck contains
    unknown,  // the rest of the box in an unknown order, as in an online game
};

// The settings and the order of tiles. Together with the moves they determine a game. All must be valid
// (`settings_error`, `deck_error`, `position_of`).
struct Deal {
    Settings settings = {};
    std::string seed = {};  // any text, used if there is no deck
    std::optional<Deck> deck = {};
    AfterDeck after_deck = AfterDeck::end;
    // The position in which the game begins, if it is not an empty board. It has the same settings. Its tile
    // in hand is drawn first, and the deck has only tiles that remain after it.
    std::optional<PositionState> position = {};

    friend bool operator==(const Deal&, const Deal&) = default;
};

// Returns an error message for a deal with a bad deck, or an empty message.
[[nodiscard]] Message deck_error(const Deal& deal);

// Returns the tiles that are drawn before unknown ones, in order: the tile in hand of the position, then the
// deck.
Deck known_deck(const Deal& deal);

// Returns the tiles that can be drawn in the game, by type, including a start tile that is drawn. The deal
// must be valid.
TileCounts tiles_to_draw(const Deal& deal);

// Returns a deal with the tiles drawn so far, after which the rest of the box is unknown. The box must have
// the tiles.
Deal deal_of_drawn(const Settings& settings, Deck drawn);

class Game {
  public:
    using Start = Deal;
    using Move = match::Move;
    using Event = match::Event;
    using Illegality = match::Illegality;

    struct Undo {
        Position::Undo position;
        std::size_t deck = 0;  // the number of tiles in the deck, including drawn tiles and tiles put under
                               // the deck
        std::size_t draws = 0;
        std::size_t unplaceable_tiles = 0;
    };

    // A tile that fitted nowhere when it was drawn.
    struct UnplaceableTile {
        Type tile = 0;
        int before_move = 0;  // the next move, counted from 0

        friend bool operator==(const UnplaceableTile&, const UnplaceableTile&) = default;
    };

    // Settings and deck must be valid (`settings_error`, `deck_error`). The game is over when the deck is
    // empty. If the tiles after the deck are unknown, the position expects them, and `extend_deck` continues
    // the game.
    Game(const Settings& settings, Deck deck, AfterDeck after_deck = AfterDeck::end);
    Game(const Settings& settings, std::string_view seed);
    // Takes quadratic time in the tiles of the deal's position.
    explicit Game(const Deal& deal);

    const Position& position() const { return position_; }

    // Tiles that were set aside or put under the deck so far.
    const std::vector<UnplaceableTile>& unplaceable_tiles() const { return unplaceable_tiles_; }

    // The number of tiles drawn from the deck, including set-aside tiles and the tile in hand.
    std::size_t draws() const { return draws_; }

    int to_move() const { return position_.to_move(); }  // counted from 0
    bool is_over() const { return position_.tile() == no_tile; }
    bool is_legal(const Move& move) const { return position_.is_legal(move); }
    std::optional<Illegality> illegality(const Move& move) const { return position_.illegality(move); }
    // Returns the moves in all rotations, even if some rotations look alike.
    std::vector<Move> legal_moves() const { return position_.legal_moves(Symmetric::expanded); }
    // Makes a legal move. Checks in all builds that it is legal.
    Undo apply(const Move& move);
    // As `apply`, for callers that have already checked the move. Only builds with assertions check it again.
    Undo apply_checked(const Move& move);
    // Puts tiles at the end of the deck, and draws if there is no tile in hand. The tiles after the deck must
    // be unknown, and unplaceable tiles must leave the game.
    void extend_deck(const Deck& tiles);
    // The events that the last move scored. Only builds with assertions check that the move returned `undo`.
    std::vector<Event> events(const Undo& undo) const { return completion_events(position_, undo.position); }
    // Undoes the last move, which must be the move that returned `undo`.
    void undo(const Undo& undo);

    friend bool operator==(const Game&, const Game&) = default;

  private:
    // How a game begins. No tile is in hand, and the first `draws` tiles of the deck are on the board.
    struct Setup {
        Position position;
        Deck deck;
        std::size_t draws = 0;
    };

    // The caller is named if an argument is invalid.
    static Setup setup_of(const Settings& settings, Deck deck, AfterDeck after_deck,
                          const bastide::detail::Where& where = bastide::detail::Where::current());
    static Setup setup_of(const Deal& deal,
                          const bastide::detail::Where& where = bastide::detail::Where::current());
    explicit Game(Setup setup);

    void draw();

    Position position_;
    Deck deck_;              // tiles put under the deck are appended
    std::size_t draws_ = 0;  // from the deck
    int start_tiles_ = 1;    // on the board before the first move
    std::vector<UnplaceableTile> unplaceable_tiles_;
};

static_assert(play::Game<Game>);

}  // namespace bastide::match
