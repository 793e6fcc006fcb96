#include "bastide/match/view.h"

#include <bit>
#include <map>
#include <optional>
#include <string_view>
#include <utility>

#include "bastide/match/dead_cells.h"
#include "bastide/match/format.h"
#include "bastide/match/json.h"
#include "bastide/match/notation.h"

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

    void write_state() {
        json_.member("players", position().players());
        json_.member("about", std::string_view(about(position().settings())));
        json_.member("moves", record_.played());
        json_.member("over", game().is_over());
        json_.member("to_move", position().to_move());
        write_points(json_, "scores", position());
        write_scores(json_, "projected", final_scores_, position().players());
        write_supplies(json_, "supplies", position());
        write_ranks(json_, final_scores_, position().players());
    }

    void write_board() {
        json_.key("board");
        json_.begin_array();
        for (std::size_t i = 0; i < position().board().tiles().size(); ++i) {
            const LaidTile& tile = position().board().tile(i);
            json_.begin_object();
            write_square(json_, tile.at);
            write_tile(json_, tile.type());
            json_.member("rotation", tile.rotation());
            write_meeple(i);
            json_.end_object();
        }
        json_.end_array();
    }

    void write_meeple(std::size_t tile) {
        json_.key("meeple");
        if (!position().meeple_tiles().contains(tile)) {
            json_.null();
            return;
        }
        const Meeple meeple = position().meeple(tile);
        json_.begin_object();
        json_.member("player", meeple.player);
        json_.member("piece", meeple.piece);
        json_.member("node", position().features().first_node(tile) + meeple.piece);
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
        write_tile(json_, position().tile());
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
            write_square(json_, placement.at);
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
        const Outlook found = outlook(position(), final_scores_, move);
        json_.begin_object();
        json_.key("piece");
        if (move.piece == no_piece) {
            json_.null();
        } else {
            json_.value(move.piece);
        }
        write_move(json_, move);
        write_scores(json_, "gains", found.now, position().players());
        write_scores(json_, "worth", found.at_end, position().players());
        json_.end_object();
    }

    void write_left() {
        json_.key("left");
        json_.begin_array();
        for (Type type = 0; type < type_count; ++type) {
            json_.begin_object();
            write_tile(json_, type);
            json_.member("count", position().left(type));
            json_.end_object();
        }
        json_.end_array();
    }

    void write_dead() {
        json_.key("dead");
        json_.begin_array();
        for (const OpenCell& open : position().board().open_cells())
            if (is_dead(position(), open)) write_pair(json_, open.at);
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
        write_mover(json_, static_cast<int>(record_.played() - 1) % position().players(), last);
        write_square(json_, last.placement.at);
        json_.end_object();
    }

    void write_asides() {
        json_.key("asides");
        json_.begin_array();
        for (const Game::Aside& aside : game().asides()) {
            json_.begin_object();
            write_tile(json_, aside.tile);
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
            for (const Event& event : record_.steps()[i].events) write_event(json_, event, i, names_);
        if (game().is_over())
            for (const Event& event : final_events(position()))
                write_event(json_, event, std::nullopt, names_);
        json_.end_array();
    }

    const Record& record_;
    Scores final_scores_;
    std::span<const std::string> names_;
    text::JsonWriter json_;
};

}  // namespace

std::string view_json(const Record& record, std::span<const std::string> names) {
    return View(record, names).write();
}

}  // namespace bastide::match
