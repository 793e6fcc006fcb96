#include "bastide/match/view.h"

#include <bit>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "bastide/match/format.h"
#include "bastide/match/notation.h"
#include "bastide/match/spots.h"
#include "bastide/text/json.h"

namespace bastide::match {
namespace {

// Writes what a front end shows of a match, part by part.
class View {
  public:
    View(const Record& record, std::span<const std::string> names)
        : record_(record), final_scores_(final_scores(position())), names_(names) {}

    std::string write() {
        json_.begin_object();
        write_state();
        write_board();
        write_hand();
        write_left();
        write_dead();
        write_last();
        write_asides();
        write_events();
        json_.end_object();
        return json_.take();
    }

  private:
    const Game& game() const { return record_.game(); }
    const Position& position() const { return game().position(); }

    // A list of what `number(player)` is for each player.
    template <class Number>
    void write_by_player(std::string_view name, const Number& number) {
        json_.key(name);
        json_.begin_array();
        for (int player = 0; player < position().players(); ++player) json_.value(number(player));
        json_.end_array();
    }

    void write_square(Square at) {
        json_.member("x", at.x);
        json_.member("y", at.y);
    }

    void write_state() {
        const auto of = [](const auto& list) {
            return [&list](int player) { return list[static_cast<std::size_t>(player)]; };
        };
        json_.member("players", position().players());
        json_.member("about", std::string_view(about(position().settings())));
        json_.member("moves", record_.played());
        json_.member("over", game().is_over());
        json_.member("to_move", position().to_move());
        write_by_player("scores", [&](int player) { return position().score(player); });
        write_by_player("projected", of(final_scores_));
        write_by_player("supplies", [&](int player) { return position().supply(player); });
        write_by_player("ranks", of(ranks(final_scores_, position().players())));
    }

    void write_board() {
        json_.key("board");
        json_.begin_array();
        for (std::size_t i = 0; i < position().board().tiles().size(); ++i) {
            const LaidTile& tile = position().board().tile(i);
            json_.begin_object();
            write_square(tile.at);
            json_.member("tile", types[tile.type()].name);
            json_.member("rotation", tile.rotation());
            write_meeple(i);
            json_.end_object();
        }
        json_.end_array();
    }

    void write_meeple(std::size_t tile) {
        json_.key("meeple");
        if (!position().standing().contains(tile)) {
            json_.null();
            return;
        }
        const Meeple meeple = position().meeple(tile);
        json_.begin_object();
        json_.member("player", meeple.player);
        json_.member("piece", meeple.piece);
        json_.end_object();
    }

    void write_hand() {
        json_.key("hand");
        if (game().is_over()) {
            json_.null();
            return;
        }
        const TileType& type = types[position().tile()];
        json_.begin_object();
        json_.member("tile", type.name);
        json_.member("rotations", std::popcount(distinct_rotations[position().tile()]));
        json_.key("pieces");
        json_.begin_array();
        for (std::uint8_t piece = 0; piece < type.piece_count; ++piece) write_piece(position().tile(), piece);
        json_.end_array();
        write_places();
        json_.end_object();
    }

    void write_piece(Type type, std::uint8_t piece) {
        json_.begin_object();
        json_.member("kind", name(types[type].pieces[piece].kind));
        json_.key("words");
        json_.begin_array();
        for (int rotation = 0; rotation < std::popcount(distinct_rotations[type]); ++rotation)
            json_.value(std::string_view(piece_text(type, rotation, piece)));
        json_.end_array();
        json_.end_object();
    }

    void write_places() {
        std::map<Placement, std::vector<Move>> places;
        for (const Move& move : position().legal_moves(Alike::merged)) places[move.placement].push_back(move);
        json_.key("places");
        json_.begin_array();
        for (const auto& [placement, moves] : places) {
            json_.begin_object();
            write_square(placement.at);
            json_.member("rotation", placement.rotation);
            json_.key("choices");
            json_.begin_array();
            for (const Move& move : moves) write_choice(move);
            json_.end_array();
            json_.end_object();
        }
        json_.end_array();
    }

    void write_choice(const Move& move) {
        Position after = position();
        after.apply(move);
        const Scores worth = final_scores(after);
        const auto at = [](int player) { return static_cast<std::size_t>(player); };
        json_.begin_object();
        json_.key("piece");
        if (move.piece == no_piece) {
            json_.null();
        } else {
            json_.value(move.piece);
        }
        json_.member("move", std::string_view(to_text(move)));
        write_by_player("gains", [&](int player) { return after.score(player) - position().score(player); });
        write_by_player("worth", [&](int player) { return worth[at(player)] - final_scores_[at(player)]; });
        json_.end_object();
    }

    void write_left() {
        json_.key("left");
        json_.begin_array();
        for (Type type = 0; type < type_count; ++type) {
            json_.begin_object();
            json_.member("tile", types[type].name);
            json_.member("count", position().left(type));
            json_.end_object();
        }
        json_.end_array();
    }

    void write_dead() {
        json_.key("dead");
        json_.begin_array();
        for (const Spot& spot : position().board().spots())
            if (is_dead(position(), spot)) write_pair(spot.at);
        json_.end_array();
    }

    void write_pair(Square at) {
        json_.begin_array();
        json_.value(at.x);
        json_.value(at.y);
        json_.end_array();
    }

    void write_last() {
        json_.key("last");
        if (record_.steps().empty()) {
            json_.null();
            return;
        }
        const Move& last = record_.steps().back().move;
        json_.begin_object();
        json_.member("player", (record_.played() - 1) % static_cast<std::size_t>(position().players()));
        json_.member("move", std::string_view(to_text(last)));
        write_square(last.placement.at);
        json_.end_object();
    }

    void write_asides() {
        json_.key("asides");
        json_.begin_array();
        for (const Game::Aside& aside : game().asides()) {
            json_.begin_object();
            json_.member("tile", types[aside.tile].name);
            json_.member("move", aside.before_move);
            json_.end_object();
        }
        json_.end_array();
    }

    // Those of the end are there once the match is over.
    void write_events() {
        json_.key("events");
        json_.begin_array();
        for (std::size_t i = 0; i < record_.played(); ++i)
            for (const Event& event : record_.steps()[i].events) write_event(event, i);
        if (game().is_over())
            for (const Event& event : final_events(position())) write_event(event, std::nullopt);
        json_.end_array();
    }

    void write_event(const Event& event, std::optional<std::size_t> move) {
        json_.begin_object();
        json_.key("move");
        if (move) {
            json_.value(*move);
        } else {
            json_.null();
        }
        json_.member("kind", name(event.kind));
        json_.member("complete", event.complete);
        json_.member("points", event.points);
        json_.key("winners");
        json_.begin_array();
        for (unsigned left = event.winners; left != 0; left &= left - 1) json_.value(std::countr_zero(left));
        json_.end_array();
        json_.key("squares");
        json_.begin_array();
        for (const Square at : event.squares) write_pair(at);
        json_.end_array();
        json_.member("text", std::string_view(event_sentence(event, names_)));
        json_.end_object();
    }

    const Record& record_;
    Scores final_scores_;
    std::span<const std::string> names_;
    JsonWriter json_;
};

}  // namespace

std::string view_json(const Record& record, std::span<const std::string> names) {
    return View(record, names).write();
}

}  // namespace bastide::match
