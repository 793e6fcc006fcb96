#include "bastide/match/testing/playthrough.h"

#include <algorithm>
#include <cstddef>
#include <optional>

#include "bastide/match/final_scoring.h"
#include "bastide/match/format.h"
#include "bastide/match/game.h"
#include "bastide/match/notation.h"
#include "bastide/match/testing/plain_match.h"

namespace bastide::match::testing {
namespace {

// The public state before a move.
struct Sight {
    std::optional<Type> hand;
    std::vector<Type> unplaceable_tiles;  // so far
    int left = 0;
    int to_move = 0;
    std::vector<Move> moves;
    std::size_t merged_moves = 0;
    Points scores = {};
    Points supplies = {};
    Points projected = {};
};

// An engine under test: reports its state, makes legal moves and returns their events, and the final scoring.
class Engine {
  public:
    Engine(const Settings& settings, const Deck& deck) : game_(settings, deck), grid_(deck.size()) {}

    Sight sight() {
        const Position& position = game_.position();
        Sight seen{.hand = {},
                   .unplaceable_tiles = {},
                   .left = position.remaining(),
                   .to_move = position.to_move(),
                   .moves = position.legal_moves(Symmetric::expanded),
                   .merged_moves = position.legal_moves(Symmetric::collapsed).size(),
                   .projected = final_scores(position)};
        if (!game_.is_over()) seen.hand = position.tile();
        for (const Game::UnplaceableTile& aside : game_.unplaceable_tiles())
            seen.unplaceable_tiles.push_back(aside.tile);
        for (int player = 0; player < position.players(); ++player) {
            seen.scores[static_cast<std::size_t>(player)] = position.score(player);
            seen.supplies[static_cast<std::size_t>(player)] = position.supply(player);
        }
        return seen;
    }

    std::vector<Event> play(const Move& move) {
        const Game::Undo undo = game_.apply(move);
        return completion_events(game_.position(), undo.position);
    }

    std::vector<Event> end() const { return final_events(game_.position()); }

    // Paints its tiles and meeples on an empty board.
    std::string table() const {
        const Position& position = game_.position();
        std::vector<char> cells(static_cast<std::size_t>(grid_.width) *
                                static_cast<std::size_t>(grid_.width));
        for (const PlacedTile& tile : position.board().tiles()) {
            auto row = cells.begin() + grid_.corner(tile.at);
            for (const auto& painted : picture(tile.type(), tile.rotation())) {
                std::ranges::copy(painted, row);
                row += grid_.width;
            }
        }
        for (const Meeple& meeple : position.meeples()) {
            const PlacedTile& tile = position.board().tile(meeple.tile);
            const Move put{tile.type(), {tile.at, tile.rotation()}, meeple.piece};
            cells[static_cast<std::size_t>(grid_.cell_of(put))] = static_cast<char>('0' + meeple.player);
        }
        return text_of(grid_, cells);
    }

  private:
    Game game_;
    Grid grid_;
};

class PlainEngine {
  public:
    PlainEngine(const Settings& settings, const Deck& deck) : settings_(settings), match_(settings, deck) {}

    Sight sight() {
        const std::vector<Move> moves = match_.legal_moves();
        return {.hand = match_.hand(),
                .unplaceable_tiles = match_.unplaceable_tiles(),
                .left = static_cast<int>(match_.left()),
                .to_move = match_.to_move(),
                .moves = moves,
                .merged_moves = merged(moves).size(),
                .scores = match_.scores(),
                .supplies = match_.supplies(),
                .projected = paid(match_.scores(), end())};
    }

    std::vector<Event> play(const Move& move) { return match_.play(move); }
    std::vector<Event> end() const { return match_.final_events(settings_.farm); }
    std::string table() const { return match_.table(); }

  private:
    Settings settings_;
    PlainMatch match_;
};

// Writes a match that an engine plays.
template <class Plays>
class Scribe {
  public:
    Scribe(const Settings& settings, std::string_view seed)
        : players_(settings.players),
          text_(about(settings) + ", seed " + std::string(seed) + "\n"),
          engine_(settings, shuffled_deck(settings, seed)),
          chance_(play::seed_number(seed)) {}

    std::string write() {
        Sight seen = engine_.sight();
        for (int turn = 1; seen.hand; ++turn) {
            write_sight(seen, turn);
            const Move move = seen.moves[chance_.below(static_cast<std::uint32_t>(seen.moves.size()))];
            text_ += to_text(move) + '\n';
            write_events(engine_.play(move));
            seen = engine_.sight();
        }
        write_asides(seen.unplaceable_tiles);
        text_ += "\nend: " + std::to_string(seen.left) + " left\n";
        write_points(seen);
        write_events(engine_.end());
        return text_ + '\n' + engine_.table();
    }

  private:
    void write_sight(Sight& seen, int turn) {
        text_ += '\n';
        write_asides(seen.unplaceable_tiles);
        text_ += "turn " + std::to_string(turn) + ": player " + std::to_string(seen.to_move) + " has ";
        text_.append(types[*seen.hand].name).append(", " + std::to_string(seen.left) + " left\n");
        write_points(seen);
        // Sorted, so that a game stays the same if the engine's order changes.
        std::ranges::sort(seen.moves);
        text_ += "moves " + std::to_string(seen.moves.size()) + ", " + std::to_string(seen.merged_moves) +
                 " where rotations that look alike are one";
        const Move* before = nullptr;
        for (const Move& move : seen.moves) {
            write_choice(move, before);
            before = &move;
        }
        text_ += '\n';
    }

    // Writes the difference between a legal move and the previous one.
    void write_choice(const Move& move, const Move* before) {
        const Placement& to = move.placement;
        if (before == nullptr || before->placement.at != to.at)
            text_ += "\n  " + std::to_string(to.at.x) + ',' + std::to_string(to.at.y);
        if (before == nullptr || before->placement != to) text_ += ' ' + std::to_string(to.rotation) + ':';
        text_ += move.piece == no_piece ? "-" : std::to_string(move.piece);
    }

    // Writes the new ones.
    void write_asides(const std::vector<Type>& unplaceable_tiles) {
        for (; asides_ < unplaceable_tiles.size(); ++asides_)
            text_.append("aside ").append(types[unplaceable_tiles[asides_]].name) += '\n';
    }

    void write_points(const Sight& seen) {
        text_ += "scores" + by_player(seen.scores) + ", supplies" + by_player(seen.supplies) + ", projected" +
                 by_player(seen.projected) + '\n';
    }

    template <class Numbers>
    std::string by_player(const Numbers& numbers) const {
        std::string text;
        for (std::size_t player = 0; player < players_; ++player)
            text += ' ' + std::to_string(numbers[player]);
        return text;
    }

    // The order of several events is not a rule.
    void write_events(const std::vector<Event>& events) {
        std::vector<std::string> lines;
        for (const Event& event : events) {
            std::string line = "  " + event_words(event) + " meeples" + by_player(event.meeples) + " at";
            for (const Square at : event.squares)
                line += ' ' + std::to_string(at.x) + ',' + std::to_string(at.y);
            lines.push_back(line + '\n');
        }
        std::ranges::sort(lines);
        for (const std::string& line : lines) text_ += line;
    }

    std::size_t players_;
    std::string text_;
    Plays engine_;
    play::Random chance_;
    std::size_t asides_ = 0;  // of the tiles set aside
};

}  // namespace

std::string playthrough(const Settings& settings, std::string_view seed) {
    return Scribe<Engine>(settings, seed).write();
}

std::string plain_playthrough(const Settings& settings, std::string_view seed) {
    return Scribe<PlainEngine>(settings, seed).write();
}

std::vector<Golden> golden_matches() {
    Settings four;
    four.players = 4;
    four.meeples = 5;
    four.small_city = SmallCity::two;
    four.farm = Farm::first;
    four.unplaceable = Unplaceable::bottom;
    four.start = FirstTile::shuffled;
    // Seeds in which tiles fit nowhere and cities and roads, small and shared ones included, are completed.
    return {{"2-players.txt", {}, "golden-510"}, {"4-players-with-options.txt", four, "golden-930"}};
}

}  // namespace bastide::match::testing
