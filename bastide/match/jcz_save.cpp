#include "bastide/match/jcz_save.h"

#include <algorithm>
#include <array>

#include "bastide/base/require.h"
#include "bastide/match/errors.h"
#include "bastide/text/json.h"

namespace bastide::match {
namespace {

// The names of sets of sides: bit i is side i, clockwise from the north.
constexpr std::array<std::string_view, 16> side_names = {"",  "N",  "E",  "NE", "S",  "NS", "SE", "_W",
                                                         "W", "NW", "WE", "_S", "SW", "_E", "_N", "NWSE"};

std::string_view feature_name(Kind kind) {
    switch (kind) {
        case Kind::city:
            return "City";
        case Kind::road:
            return "Road";
        case Kind::monastery:
            return "Monastery";
        case Kind::field:
            return "Field";
    }
    return {};
}

// Returns the location of a move's piece on the rotated tile.
std::string location_of(const Move& move) {
    const Piece& piece = types[move.tile].pieces[move.piece];
    if (piece.kind == Kind::monastery) return "I";
    const Contacts contacts = rotate(piece.contacts, move.placement.rotation);
    std::size_t sides = 0;
    std::string halves;
    for (const tile::Side side : tile::all_sides) {
        const char letter = "NESW"[tile::index(side)];
        const auto has = [&](At at) { return (contacts >> contact(side, at) & 1U) != 0; };
        if (has(At::middle)) sides |= std::size_t{1} << tile::index(side);
        for (const auto& [at, half] : {std::pair(At::left, 'L'), std::pair(At::right, 'R')})
            if (has(at)) halves.append(halves.empty() ? "" : ".").append(1, letter).append(1, half);
    }
    return piece.kind == Kind::field ? halves : std::string(side_names[sides]);
}

// "BA/CFC.2": some tiles have the number of a picture.
std::string tile_id(Type type) {
    constexpr std::array<std::pair<std::string_view, std::string_view>, 4> pictures = {
        {{"CFc", ".1"}, {"Cc", ".1"}, {"CFC", ".2"}, {"CC", ".2"}}};
    const std::string_view name = types[type].name;
    std::string id = "BA/" + std::string(name);
    for (const auto& [tile, picture] : pictures)
        if (tile == name) id += picture;
    return id;
}

// The numbers of the meeples on the board, by player.
class MeepleNumbers {
  public:
    explicit MeepleNumbers(const Settings& settings) {
        for (auto& tiles : tile_of_) tiles.resize(settings.meeples);
    }

    // Returns the lowest number, counted from 1, of a meeple in the supply, and places it on the next tile.
    std::size_t place(const Position& before, int player) {
        auto& tiles = tile_of_[static_cast<std::size_t>(player)];
        const auto free = std::ranges::find_if(tiles, [&](const std::optional<std::size_t>& tile) {
            return !tile || !before.meeple_tiles().contains(*tile);
        });
        *free = static_cast<std::size_t>(before.board().tile_count());
        return static_cast<std::size_t>(free - tiles.begin()) + 1;
    }

  private:
    std::array<std::vector<std::optional<std::size_t>>, max_players> tile_of_;
};

class JczSaveWriter {
  public:
    explicit JczSaveWriter(const Record& record) : record_(record), numbers_(record.start().settings) {}

    std::string write(std::span<const std::string> names) {
        json_.begin_object();
        json_.member("appVersion", "5.12.1");
        json_.member("gameId", "bastide");
        json_.member("name", "");
        json_.member("initialRandom", 0.5);
        json_.member("clock", 0);
        json_.key("setup");
        write_setup();
        json_.key("players");
        write_players(names);
        json_.key("replay");
        write_replay();
        json_.key("gameAnnotations");
        write_draw_order();
        json_.end_object();
        return json_.take();
    }

  private:
    void write_setup() {
        const Settings& settings = record_.start().settings;
        json_.raw(
            "{\"sets\":{\"basic:1\":1},\"elements\":{\"small-follower\":" + std::to_string(settings.meeples) +
            (settings.fields ? ",\"farmers\":true" : "") + "},\"rules\":{" +
            (settings.small_city == SmallCity::two ? "\"tiny-city-scoring\":\"2\"" : "") +
            "},\"timer\":null,\"start\":[{\"tile\":\"BA/RCr\",\"x\":0,\"y\":0,\"rotation\":0}]}");
    }

    void write_players(std::span<const std::string> names) {
        json_.begin_array();
        for (std::size_t seat = 0; seat < names.size(); ++seat) {
            json_.begin_object();
            json_.member("name", std::string_view(names[seat]));
            json_.member("slot", seat);
            json_.end_object();
        }
        json_.end_array();
    }

    void write_replay() {
        json_.begin_array();
        Record before = record_;
        before.go_to(0);
        for (const Record::Step& step : record_.steps()) {
            write_turn(before.game().position(), step.move);
            before.redo();
        }
        json_.end_array();
    }

    void begin_message(const char* type) {
        json_.begin_object();
        json_.member("type", type);
        json_.key("payload");
        json_.begin_object();
    }

    void end_message() {
        json_.end_object();
        json_.end_object();
    }

    void write_square(Square at) {
        json_.key("position");
        json_.begin_array();
        json_.value(at.x);
        json_.value(at.y);
        json_.end_array();
    }

    // JCloisterZone asks for a meeple only if the player can place one.
    void write_turn(const Position& before, const Move& move) {
        begin_message("PLACE_TILE");
        json_.member("tileId", std::string_view(tile_id(move.tile)));
        json_.member("rotation", std::string_view("R" + std::to_string(90 * move.placement.rotation)));
        write_square(move.placement.at);
        end_message();
        if (move.piece != no_piece) {
            write_meeple(before, move);
        } else if (before.claimable_pieces(move.placement) != 0) {
            begin_message("PASS");
            end_message();
        }
        begin_message("COMMIT");
        json_.member("random", 0.5);
        end_message();
    }

    void write_meeple(const Position& before, const Move& move) {
        const int player = before.to_move();
        begin_message("DEPLOY_MEEPLE");
        json_.key("pointer");
        json_.begin_object();
        write_square(move.placement.at);
        json_.member("feature", feature_name(types[move.tile].pieces[move.piece].kind));
        json_.member("location", std::string_view(location_of(move)));
        json_.end_object();
        json_.member("meepleId", std::string_view(std::to_string(player) + ".small." +
                                                  std::to_string(numbers_.place(before, player))));
        end_message();
    }

    // All tiles drawn so far, in their order.
    void write_draw_order() {
        json_.begin_object();
        json_.key("drawOrder");
        json_.begin_array();
        const auto& aside = record_.game().unplaceable_tiles();
        auto next = aside.begin();
        const auto write_aside = [&](std::size_t before_move) {
            for (; next != aside.end() && std::cmp_equal(next->before_move, before_move); ++next)
                json_.value(std::string_view(tile_id(next->tile)));
        };
        for (std::size_t turn = 0; turn < record_.played(); ++turn) {
            write_aside(turn);
            json_.value(std::string_view(tile_id(record_.steps()[turn].move.tile)));
        }
        write_aside(record_.played());
        const Type in_hand = record_.game().position().tile();
        if (in_hand != no_tile) json_.value(std::string_view(tile_id(in_hand)));
        json_.end_array();
        json_.end_object();
    }

    const Record& record_;
    MeepleNumbers numbers_;
    text::JsonWriter json_;
};

}  // namespace

Result<std::string> jcz_save(const Record& record, std::span<const std::string> names) {
    const Settings& settings = record.start().settings;
    require(names.size() == settings.players, "there is a name per player", names.size());
    const bool is_known = !record.start().position && settings.box == Box() &&
                          settings.start == FirstTile::fixed && settings.unplaceable == Unplaceable::redraw &&
                          (settings.farm == Farm::third || !settings.fields);
    if (!is_known) return fail(errors::no_jcz_save);
    return JczSaveWriter(record).write(names);
}

}  // namespace bastide::match
