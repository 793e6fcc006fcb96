// `bastide.match`: a game in progress, and its public position.
#include <nanobind/ndarray.h>

#include "bastide/draw/match/svg.h"
#include "bastide/draw/match/text.h"
#include "bastide/match/bots/bot.h"
#include "bastide/match/collection.h"
#include "bastide/match/env/planes.h"
#include "bastide/match/env/tokens.h"
#include "bastide/match/errors.h"
#include "bastide/match/export.h"
#include "bastide/match/final_scoring.h"
#include "bastide/match/forfeit.h"
#include "bastide/match/format.h"
#include "bastide/match/hash.h"
#include "bastide/match/jcz_save.h"
#include "bastide/match/match_file.h"
#include "bastide/match/position_state.h"
#include "bastide/match/position_text.h"
#include "bastide/match/resample.h"
#include "python/src/match.h"
#include "python/src/record.h"
#include "python/src/theme.h"

namespace bastide::python {
namespace {

using match::Position;

// An array of NumPy's own, filled by `fill(numbers)`.
template <class T, class Fill>
auto array_of(const std::vector<std::size_t>& shape, const Fill& fill) {
    std::size_t size = 1;
    for (const std::size_t each : shape) size *= each;
    auto numbers = std::make_unique<std::vector<T>>(size);
    fill(std::span<T>(*numbers));
    T* const first = numbers->data();
    const nb::capsule owner(numbers.release(),
                            [](void* memory) noexcept { delete static_cast<std::vector<T>*>(memory); });
    return nb::ndarray<nb::numpy, T, nb::c_contig>(first, shape.size(), shape.data(), owner);
}

auto legal_actions(const Position& position, std::int64_t radius) {
    std::vector<match::Action> actions;
    match::for_each_action(position, window_of(radius),
                           [&](match::Action action) { actions.push_back(action); });
    return array_of<match::Action>(
        {actions.size()}, [&](std::span<match::Action> to) { std::ranges::copy(actions, to.begin()); });
}

auto action_mask(const Position& position, std::int64_t radius) {
    const match::Window window = window_of(radius);
    return array_of<std::int8_t>(
        {static_cast<std::size_t>(window.actions())}, [&](std::span<std::int8_t> mask) {
            match::for_each_action(position, window,
                                   [&](match::Action action) { mask[static_cast<std::size_t>(action)] = 1; });
        });
}

// The player from whose point of view an observation is. None means the player to move.
int viewer_of(const Position& position, std::optional<std::int64_t> player) {
    if (!player) return position.to_move();
    return static_cast<int>(within(*player, 0, position.players() - 1, "player"));
}

auto tokens(const Position& position, std::optional<std::int64_t> player) {
    const int viewer = viewer_of(position, player);
    if (position.board().tile_count() > match::tile_count)
        throw InputError("tokens: they have a row for each of 72 tiles, but the board has " +
                         std::to_string(position.board().tile_count()));
    return array_of<std::int16_t>({match::tile_count, match::token_size}, [&](std::span<std::int16_t> to) {
        match::Tokens().begin(position, to, viewer);
    });
}

auto globals(const Position& position, std::optional<std::int64_t> player) {
    const int viewer = viewer_of(position, player);
    return array_of<float>({match::globals_size},
                           [&](std::span<float> to) { match::write_globals(position, to, viewer); });
}

auto planes(const Position& position, std::int64_t radius, std::optional<std::int64_t> player) {
    const int viewer = viewer_of(position, player);
    const match::Window window = window_of(radius);
    const auto side = static_cast<std::size_t>(window.side());
    return array_of<std::uint8_t>({match::plane_count, side, side}, [&](std::span<std::uint8_t> to) {
        match::Planes(window).begin(position, to, viewer);
    });
}

TupleOf<MatchMove> legal_moves(const Position& position) {
    return tuple_of(position.legal_moves(match::Symmetric::collapsed),
                    [](const match::Move& move) { return move_of(move); });
}

std::int64_t action(const Position& position, const MoveLike& move, std::int64_t radius) {
    const match::Window window = window_of(radius);
    match::Move made = move_of(move, position);
    if (!window.contains(made.placement.at)) throw InputError("the move lies outside of the window");
    const std::uint8_t rotation = match::first_alike(made.tile, made.placement.rotation);
    if (rotation != made.placement.rotation && made.piece != match::no_piece) {
        // Its piece under another number.
        const std::string word = match::piece_text(made.tile, made.placement.rotation, made.piece);
        made.piece = value_of(match::read_piece(made.tile, rotation, word));
    }
    made.placement.rotation = rotation;
    return match::action_of(window, made);
}

MatchMove move_of_action(const Position& position, const ActionLike& number, std::int64_t radius) {
    const match::Window window = window_of(radius);
    // A number of Python's may do as it likes before it is one.
    const match::Action action = action_of(number, window);
    if (position.tile() == match::no_tile) throw InputError("there is no tile in hand");
    const match::Move move = match::move_of(window, action, position.tile());
    if (move.piece != match::no_piece && move.piece >= match::types[move.tile].piece_count)
        throw InputError("the tile in hand has no such piece");
    return move_of(move);
}

std::optional<std::string> hand(const Position& position) {
    if (position.tile() == match::no_tile) return std::nullopt;
    return std::string(match::types[position.tile()].name);
}

// True if no tile is in hand and no remaining tile fits.
bool is_over(const Position& position) {
    if (position.tile() != match::no_tile) return false;
    for (match::Type type = 0; type < match::type_count; ++type)
        if (position.remaining(type) > 0 && position.fits_somewhere(type)) return false;
    return true;
}

// Raises Error for an illegal move. If it was given as a number, the error says so.
void refuse(const nb::object& given, const match::Move& move, const match::Illegality& why) {
    const std::string reason = to_string(to_message(why));
    if (nb::isinstance<MatchMove>(given) || nb::isinstance<nb::str>(given)) throw InputError(reason);
    const std::string number = nb::cast<std::string>(nb::str(given));
    throw InputError("action " + number + " is the move " +
                     match::to_text({move.tile, move.placement, match::no_piece}) + ", as move(" + number +
                     ") shows: " + reason +
                     ". A number is an action (see legal_actions), not an index: "
                     "to choose from the list, write legal_moves()[" +
                     number + "]");
}

// Raises Error unless a move is legal.
match::Move legal_move(const MoveLike& move, const Position& position) {
    const match::Move made = move_of(move, position);
    if (const auto why = position.illegality(made)) refuse(move, made, *why);
    return made;
}

Dict<nb::str, int> left(const Position& position) {
    nb::dict counts;
    for (match::Type type = 0; type < match::type_count; ++type)
        counts[nb::cast(match::types[type].name)] = position.remaining(type);
    return Dict<nb::str, int>(counts);
}

TupleOf<Tuple<nb::str, double>> chance_outcomes(const Position& position) {
    nb::list outcomes;
    for (match::Type type = 0; type < match::type_count; ++type) {
        if (position.remaining(type) > 0)
            outcomes.append(
                nb::make_tuple(match::types[type].name,
                               static_cast<double>(position.remaining(type)) / position.remaining()));
    }
    return TupleOf<Tuple<nb::str, double>>(nb::tuple(outcomes));
}

TupleOf<int> supplies(const Position& position) {
    nb::list list;
    for (int player = 0; player < position.players(); ++player) list.append(position.supply(player));
    return TupleOf<int>(nb::tuple(list));
}

// A tile on the table.
struct TableTile {
    MatchMove move;
    std::optional<int> player;
};

TupleOf<TableTile> table(const Position& position) {
    nb::list tiles;
    for (std::size_t i = 0; i < static_cast<std::size_t>(position.board().tile_count()); ++i) {
        const match::PlacedTile& tile = position.board().tile(i);
        match::Move move{tile.type(), {tile.at, tile.rotation()}, match::no_piece};
        std::optional<int> player;
        if (position.meeple_tiles().contains(i)) {
            move.piece = position.meeple(i).piece;
            player = position.meeple(i).player;
        }
        tiles.append(TableTile{move_of(move), player});
    }
    return TupleOf<TableTile>(nb::tuple(tiles));
}

std::string svg(const Position& position, const ThemeWord& theme, const std::vector<std::string>& names) {
    draw::MatchPicture picture;
    picture.theme = theme_of(theme);
    picture.legend = draw::MatchLegend{.names = names};
    return draw::match_svg(position, picture);
}

std::string text(const Position& position) {
    return draw::match_text(position, {});
}

// What a game has besides a position.
std::optional<match::Forfeit> forfeit_of(const Position& /*position*/) {
    return std::nullopt;
}
std::optional<match::Forfeit> forfeit_of(const MatchGame& game) {
    return game.forfeit();
}
std::vector<std::string> names_of(const Position& /*position*/) {
    return {};
}
std::vector<std::string> names_of(const MatchGame& game) {
    return game.names();
}

// The players in first place if the game ended now.
std::vector<int> leaders(const Position& position, const std::optional<match::Forfeit>& forfeit) {
    const auto places = match::places(final_scores(position), forfeit, position.players());
    std::vector<int> first;
    for (int player = 0; player < position.players(); ++player)
        if (places[static_cast<std::size_t>(player)] == 1) first.push_back(player);
    return first;
}

TupleOf<double> returns(const Position& position, const std::optional<match::Forfeit>& forfeit) {
    std::vector<double> each(static_cast<std::size_t>(position.players()), -1.0);
    const std::vector<int> first = leaders(position, forfeit);
    for (const int player : first) each[static_cast<std::size_t>(player)] = first.size() > 1 ? 0.0 : 1.0;
    return tuple_of(each);
}

TupleOf<int> winners(const MatchGame& game) {
    const auto forfeit = game.forfeit();
    if (!forfeit && !match::is_finished(game.record())) return tuple_of(std::vector<int>());
    return tuple_of(leaders(game.position(), forfeit));
}

// Adds the queries of a position to both `Position` and `Game`. `position_of(self)` returns the position.
template <class Class, class Of, class PositionOf>
void add_queries(Class& cls, const PositionOf& position_of) {
    const auto of = [position_of](const auto& query) {
        return [position_of, query](const Of& self) { return query(position_of(self)); };
    };
    cls.def_prop_ro("settings", of([](const Position& at) { return at.settings(); }), "The settings.")
        .def_prop_ro("players", of([](const Position& at) { return at.players(); }), "The number of players.")
        .def_prop_ro("to_move", of([](const Position& at) { return at.to_move(); }),
                     "The player to move, counted from 0.")
        .def_prop_ro("hand", of(hand), "The name of the tile in hand, or None once the game is over.")
        .def_prop_ro("left", of(left), "The remaining tiles of each type, by name, without the tile in hand.")
        .def_prop_ro("scores", of(scores_of), "The points of each player.")
        .def_prop_ro("final_scores",
                     of([](const Position& at) { return tuple_of_scores(final_scores(at), at.players()); }),
                     "The points of each player if the game ended now.")
        .def_prop_ro("supplies", of(supplies), "The remaining meeples of each player.")
        .def_prop_ro("table", of(table),
                     "The tiles on the board in the order of placement, with the start tile first.")
        .def_prop_ro("key", of(match::hash),
                     "A 64-bit hash, the same for positions from which play continues alike.")
        .def("legal_moves", of(legal_moves), "Every legal move. If rotations look alike, only the first.")
        .def(
            "is_legal",
            [position_of](const Of& self, const MoveLike& move) {
                return position_of(self).is_legal(move_of(move, position_of(self)));
            },
            nb::arg("move"),
            "True if a `move`, which is a Move, its text, or an action number, is legal. Raises Error for a "
            "text that is no move.")
        .def(
            "why_illegal",
            [position_of](const Of& self, const MoveLike& move) {
                const auto why = position_of(self).illegality(move_of(move, position_of(self)));
                return why ? to_string(to_message(*why)) : std::string();
            },
            nb::arg("move"),
            "The reason why a move is illegal, as a sentence, or '' if it is legal. Raises Error for a text "
            "that is no move.")
        .def(
            "legal_actions",
            [position_of](const Of& self, std::int64_t radius) {
                return legal_actions(position_of(self), radius);
            },
            nb::arg("radius") = 15,
            "The numbers of the legal moves within a window, int32 (moves,). `radius`, 1 to 71, is that of "
            "the window. Raises Error if it is out of range.")
        .def(
            "action_mask",
            [position_of](const Of& self, std::int64_t radius) {
                return action_mask(position_of(self), radius);
            },
            nb::arg("radius") = 15,
            "1 for each legal action and 0 for the others, int8 (36 * (2 * radius + 1) ** 2,). `radius`, 1 "
            "to 71, is that of the window. Raises Error if it is out of range.")
        .def(
            "action",
            [position_of](const Of& self, const MoveLike& move, std::int64_t radius) {
                return action(position_of(self), move, radius);
            },
            nb::arg("move"), nb::arg("radius") = 15,
            "The number of an action: `move` is a Move or its text. `radius`, 1 to 71, is that of the "
            "window. Raises Error if it is out of range, or if the move is illegal or outside the window.")
        .def(
            "move",
            [position_of](const Of& self, const ActionLike& number, std::int64_t radius) {
                return move_of_action(position_of(self), number, radius);
            },
            nb::arg("action"), nb::arg("radius") = 15,
            "The Move of an `action` number, legal or not, for the tile in hand. `radius`, 1 to 71, is that "
            "of the window. Raises Error if it is out of range, if there is no such action, or if no tile is "
            "in hand.")
        .def(
            "choose",
            [position_of](const Of& self, const BotLike& bot, std::optional<std::int64_t> simulations,
                          std::optional<std::int64_t> move_time, const Seed& seed) {
                if constexpr (std::is_same_v<Of, MatchGame>) {
                    const auto moves = self.record().moves();
                    return choose(position_of(self),
                                  match::MoveHistory{moves, self.record().game().unplaceable_tiles(),
                                                     first_position(self.record().start())},
                                  bot, simulations, move_time, seed);
                } else {
                    return choose(position_of(self), std::nullopt, bot, simulations, move_time, seed);
                }
            },
            nb::arg("bot") = "hard", nb::kw_only(), nb::arg("simulations") = nb::none(),
            nb::arg("move_time") = nb::none(), nb::arg("seed").none() = "1",
            "The move that a bot chooses: a bot's name, such as 'greedy' or 'master:25' with 25 simulations, "
            "the command of a program, or a callable that takes a Position and returns a move. A bot sees "
            "only "
            "what a player sees, and its random numbers follow from the seed, random if None. Programs of "
            "the "
            "match protocol work only with a Game.\n\n`simulations` is 1 to 1,000,000,000, and `move_time` "
            "is "
            "in milliseconds. Raises Error if the bot uses neither, if no tile is in hand, or if the bot's "
            "move "
            "is "
            "illegal.")
        .def(
            "chance_outcomes", of(chance_outcomes),
            "The possible next tiles, each type with its probability. Tiles that fit nowhere are among them.")
        .def(
            "returns", [position_of](const Of& self) { return returns(position_of(self), forfeit_of(self)); },
            "The returns if the game ended now: 1.0 for first place, 0.0 for players who share it, -1.0 for "
            "the others. A player who forfeited the game is last.")
        .def(
            "tokens",
            [position_of](const Of& self, std::optional<std::int64_t> player) {
                return tokens(position_of(self), player);
            },
            nb::kw_only(), nb::arg("player") = nb::none(),
            "The tiles on the board, int16 (72, 8), from the point of view of a player, by default the "
            "player to move. docs/environments.md describes the columns. Raises Error if there is no such "
            "player.")
        .def(
            "globals",
            [position_of](const Of& self, std::optional<std::int64_t> player) {
                return globals(position_of(self), player);
            },
            nb::kw_only(), nb::arg("player") = nb::none(),
            "All other values, float32 (64,), from the point of view of a `player`, by default the player to "
            "move. docs/environments.md describes them. Raises Error if there is no such player.")
        .def(
            "planes",
            [position_of](const Of& self, std::int64_t radius, std::optional<std::int64_t> player) {
                return planes(position_of(self), radius, player);
            },
            nb::arg("radius") = 15, nb::kw_only(), nb::arg("player") = nb::none(),
            "The board as an image, uint8 (54, side, side), from the point of view of a `player`, by default "
            "the player to move. The side is 2 * radius + 1, with a `radius` of 1 to 71. Raises Error if it "
            "is out of range, or if there is no such player.")
        .def(
            "svg",
            [position_of](const Of& self, const ThemeWord& theme, const std::vector<std::string>& names) {
                return svg(position_of(self), theme, names.empty() ? names_of(self) : names);
            },
            nb::kw_only(), nb::arg("theme") = "reader", nb::arg("names") = std::vector<std::string>{},
            "The board with its legend as a self-contained SVG document. The `theme` is 'light', 'dark', or "
            "'reader' for the reader's preference. `names` are those of the players in the legend, by "
            "default those of a Game. Raises Error for another theme.")
        .def(
            "_repr_svg_",
            [position_of](const Of& self) {
                return svg(position_of(self), ThemeWord("reader"), names_of(self));
            },
            "For notebooks.")
        .def("text", of(text), "The board as lines of characters.")
        .def("to_landscape", of([](const Position& at) {
                 return Typed<"bastide.landscape.Landscape">(
                     nb::module_::import_("bastide.landscape").attr("read")(landscape_json(at.board())));
             }),
             "The board as a landscape.Landscape, without pennants and fields, which maps do not have.")
        .def("to_text", of([](const Position& at) { return match::to_text(at); }),
             "The position as one line of text for `Position.from_text`: settings, tiles, meeples, scores, "
             "the player to move, and the tile in hand. docs/match-files.md describes the format.");
}

Position after(const Position& position, const MoveLike& move) {
    Position next = position;
    next.apply(legal_move(move, position));
    return next;
}

Position with_tile(const Position& position, std::string_view tile) {
    const match::Type type = type_of(tile);
    if (position.tile() != match::no_tile) throw InputError("there is a tile in hand already");
    if (position.remaining(type) == 0) throw InputError("no tile " + std::string(tile) + " is left");
    Position next = position;
    next.draw(type);
    return next;
}

Position set_aside(const Position& position) {
    if (position.tile() == match::no_tile) throw InputError("there is no tile in hand");
    Position next = position;
    next.set_aside();
    return next;
}

void make_position(Position* place, const match::Settings& settings, std::optional<std::string_view> first) {
    const match::Box& box = settings.box;
    const match::Type type = first ? type_of(*first) : box.start();
    const bool is_fixed = settings.start == match::FirstTile::fixed;
    if (is_fixed && type != box.start())
        throw InputError("first: the board begins with " + std::string(match::types[box.start()].name) +
                         ", because settings.start is 'fixed'");
    if (box.count(type) == 0)
        throw InputError("first: the box has no tile " + std::string(match::types[type].name));
    if (!is_fixed && !first)
        throw InputError("first: name the tile that starts the board, because settings.start is 'shuffled'");
    new (place) Position(settings, type);
}

void add_position(nb::module_& room) {
    Record<TableTile>(room, "Laid", "A tile on the board.")
        .pickled([](auto& of) { return std::tie(of.move, of.player); })
        .field(
            "tile", [](const TableTile& tile) { return tile.move.tile; }, "Its name.")
        .field(
            "x", [](const TableTile& tile) { return tile.move.x; }, "Squares to the east of the start tile.")
        .field(
            "y", [](const TableTile& tile) { return tile.move.y; }, "Squares to the south of the start tile.")
        .field(
            "rotation", [](const TableTile& tile) { return tile.move.rotation; }, "Quarter turns clockwise.")
        .field(
            "meeple", [](const TableTile& tile) { return tile.move.meeple; },
            "The meeple's feature, or None without a meeple.")
        .field("player", [](const TableTile& tile) { return tile.player; }, "The owner of the meeple.");
    nb::class_<Position> position(
        room, "Position", nb::is_weak_referenceable(),
        "The public state of a game. Immutable. It has no history, because equal positions can be reached by "
        "different moves: `Game.moves` lists the moves of a game.");
    add_queries<nb::class_<Position>, Position>(position,
                                                [](const Position& self) -> const Position& { return self; });
    copy_as_itself(position);
    position
        .def("after", &after, nb::arg("move"),
             "The position after a legal move, with no tile in hand. Raises Error with the reason if the "
             "move is illegal.")
        .def("__init__", &make_position, nb::arg("settings") = match::Settings{},
             nb::arg("first") = nb::none(),
             "The board before the first turn, with one tile on it and no tile in hand. If the settings "
             "shuffle the start tile among the others, `first` is the name of the first tile. Raises Error "
             "if `first` is missing then, or differs from the start tile otherwise.")
        .def(
            "fits",
            [](const Position& self, std::string_view tile) { return self.fits_somewhere(type_of(tile)); },
            nb::arg("tile"),
            "True if a `tile`, such as 'RFr', fits somewhere. Raises Error for an unknown tile.")
        .def("set_aside", &set_aside,
             "The position without the tile in hand, which leaves the game, as the rules require if it fits "
             "nowhere. Raises Error if no tile is in hand.")
        .def("draw", &with_tile, nb::arg("tile"),
             "The position with a remaining `tile`, such as 'RFr', in hand. Raises Error if there is a tile "
             "in hand, or if no such tile remains.")
        .def_prop_ro(
            "is_over", &is_over,
            "True if no tile is in hand and none of the remaining tiles fits. For a game with a short "
            "deck, see `Game.is_over`.")
        .def_static(
            "from_text", [](const std::string& text) { return value_of(match::read_position(text)); },
            nb::arg("text"),
            "Read a position from a line of text, as `to_text` returns it. Raises Error with the column of a "
            "mistake.")
        .def(
            "__eq__",
            [](const Position& one, const Position& other) {
                return match::state_of(one) == match::state_of(other);
            },
            nb::is_operator(), equality,
            "True if both are equal, with tiles placed in the same order. The moves before do not count.")
        .def("__hash__", &match::hash, "The hash of its key.")
        .def("__str__", &text, "The board as lines of characters.")
        .def(
            "__repr__",
            [](const Position& self) {
                return "<Position: " + match::about(self.settings()) + ", " +
                       std::to_string(self.board().tile_count()) + " tiles>";
            },
            "The players and the number of tiles on the board.");
    pickle_as<Position>(
        position, [](const Position& at) { return match::to_text(at); },
        [](const std::string& text) { return value_of(match::read_position(text)); });
}

void make_game(MatchGame* place, const Seed& seed, const std::optional<std::vector<std::string>>& deck,
               const match::Settings& settings, const std::optional<Position>& position) {
    match::Deal deal{.settings = settings};
    if (position) {
        if (settings != match::Settings{} && settings != position->settings())
            throw InputError(match::errors::position_settings);
        deal.settings = position->settings();
        deal.position = state_of(*position);
    }
    if (deck) {
        if (!seed.is_none()) throw InputError("a game has a seed or a deck, not both");
        deal.deck.emplace();
        for (const std::string& tile : *deck) deal.deck->push_back(type_of(tile));
        if (const Message why = match::deck_error(deal); !why.empty()) throw InputError(why);
    } else {
        deal.seed = seed_of(seed);
    }
    new (place) MatchGame(match::Record(std::move(deal)));
}

MatchGame read(const JsonObject& source) {
    return MatchGame(read_game(source));
}

MatchGame resample(const MatchGame& game, const Seed& seed) {
    play::Random chance(play::seed_number(seed_of(seed)));
    return game.with(match::resampled(game.record(), chance));
}

TupleOf<MatchMove> moves(const MatchGame& game) {
    return tuple_of(game.record().moves(), [](const match::Move& move) { return move_of(move); });
}

TupleOf<match::Event> events(const MatchGame& game) {
    nb::list list;
    for (const match::Record::Step& step : game.record().steps())
        for (const match::Event& event : step.events) list.append(event);
    if (game.record().game().is_over())
        for (const match::Event& event : final_events(game.position())) list.append(event);
    return TupleOf<match::Event>(nb::tuple(list));
}

std::string name_of(const MatchGame& game, int player) {
    return game.names()[static_cast<std::size_t>(player)];
}

std::string about(const MatchGame& game) {
    const match::Deal& deal = game.record().start();
    const auto forfeit = game.forfeit();
    return "<Game: " + match::about(deal.settings) + (deal.deck ? ", a deck" : ", seed " + deal.seed) + ", " +
           std::to_string(game.record().played()) + " moves" +
           (forfeit ? ", " + match::forfeit_sentence(*forfeit, name_of(game, forfeit->seat)) : "") + ">";
}

// The part of the tags that is known.
std::optional<std::string> known(const std::string& tag) {
    return tag.empty() ? std::nullopt : std::optional(tag);
}

void add_game(nb::module_& room) {
    using match::Forfeit;
    Record<Forfeit>(room, "GameForfeit", "The end of a game by a player who failed, such as a late program.")
        .pickled([](auto& of) { return std::tie(of.seat, of.why); })
        .field(
            "player", [](const Forfeit& of) { return of.seat; }, "The player who has lost, from 0.")
        .field("why", [](const Forfeit& of) { return of.why; }, "The reason.");
    nb::class_<MatchGame> game(room, "Game", nb::is_weak_referenceable(),
                               "A game in progress. Equal settings, seed and moves give the same game "
                               "everywhere. A game changes, so "
                               "it has no hash: use its `key` or its `position` in sets and dicts.");
    game.def(
        "__init__", &make_game, nb::arg("seed") = nb::none(), nb::kw_only(), nb::arg("deck") = nb::none(),
        nb::arg("settings") = match::Settings{}, nb::arg("position") = nb::none(),
        "Begin a game with these `settings`. A `seed` is an int or text of 1 to 64 bytes, random if "
        "omitted. A `deck` replaces the seed and lists the names of the tiles in the order of drawing. "
        "No other tiles remain. The game begins in a `position`, if given, with its settings. The seed or "
        "the deck then gives the order of the tiles after its tile in hand. "
        "Raises Error for a seed that is empty or longer, for a seed and a deck, or if the deck has "
        "tiles that do not remain. Also raises Error for other `settings` than those of the position.");
    add_queries<nb::class_<MatchGame>, MatchGame>(
        game, [](const MatchGame& self) -> const Position& { return self.position(); });
    game.def_prop_ro("position", &MatchGame::position, nb::rv_policy::copy, "The public position.")
        .def_prop_ro(
            "seed",
            [](const MatchGame& of) -> std::optional<std::string> {
                if (of.record().start().deck) return std::nullopt;
                return of.record().start().seed;
            },
            "The seed, or None for a game with a deck.")
        .def_prop_ro("is_over", &MatchGame::is_over,
                     "True if no tile is left, or if a player forfeited the game.")
        .def_prop_ro("winners", &winners,
                     "The players in first place, from 0, once the game is over, otherwise (). A player who "
                     "forfeited is last.")
        .def_prop_ro("forfeit", &MatchGame::forfeit,
                     "A GameForfeit if a player forfeited the game after the last move, otherwise None. Such "
                     "a game takes no more moves. Undoing a move takes back the forfeit, too.")
        .def_prop_ro(
            "names", [](const MatchGame& of) { return tuple_of(of.names()); },
            "The players' names from the file, 'Player 1' and so on for others.")
        .def_prop_ro(
            "event", [](const MatchGame& of) { return known(of.tags().event); },
            "The event from the file, or None.")
        .def_prop_ro(
            "date", [](const MatchGame& of) { return known(of.tags().date); },
            "The date from the file, such as '2026-11-21', or None.")
        .def_prop_ro("moves", &moves, "The moves that led here, first to last.")
        .def_prop_ro("events", &events,
                     "The scored features so far, in order, with final scoring last once the game is over.")
        .def(
            "apply", [](MatchGame& of, const MoveLike& move) { return tuple_of(of.apply(move)); },
            nb::arg("move"),
            "Make a move: a Move, its text, or an action number. Returns the scored features. Raises Error "
            "with the reason if the move is illegal or the game is over, and changes nothing.")
        .def("undo", &MatchGame::undo, "Undo the last move. Returns False if there is none.")
        .def("redo", &MatchGame::redo, "Redo the last undone move. Returns False if there is none.")
        .def("resample", &resample, nb::arg("seed") = nb::none(),
             "The same game with the unseen tiles in another order, which follows from the `seed`, random if "
             "None. Raises Error for a seed that is empty or too long.")
        .def(
            "save", [](const MatchGame& of) { return to_json(of.saved()); },
            "The game as a line of JSON for `read`, with its names, forfeit, event and date, and without "
            "undone moves.")
        .def(
            "to_tally",
            [](const MatchGame& of) {
                return Typed<"bastide.tally.Match">(
                    nb::module_::import_("bastide.tally").attr("read")(value_of(tally_log(of.record()))));
            },
            "The game as a tally.Match, with the same final scores. Its players have the numbers from 1. A "
            "game "
            "in progress is scored as if it ended now. Raises Error for first-edition farms, which a log "
            "cannot "
            "record.")
        .def(
            "to_jcz", [](const MatchGame& of) { return value_of(jcz_save(of.record(), of.names())); },
            "The game as a save of JCloisterZone 5, a line of JSON, without a forfeit. Raises Error for a "
            "game that JCloisterZone does not have: that begins in a position or with "
            "a shuffled start tile, scores fields by earlier editions, or puts tiles under the deck.")
        .def(
            "__eq__",
            [](const MatchGame& one, const MatchGame& other) {
                return is_same_game(one.record(), other.record()) && one.forfeit() == other.forfeit();
            },
            nb::is_operator(), equality,
            "True if both have the same start, moves and forfeit. Undone moves, names, event and date do not "
            "count.")
        .def(
            "__str__", [](const MatchGame& of) { return text(of.position()); },
            "The board as lines of characters.")
        .def("__repr__", &about, "The settings, seed and number of moves.");
    copy_as_another(game);
    pickle_game(
        game, [](const MatchGame& of) { return to_json(of.saved()); },
        [](const std::string& json) { return MatchGame(value_of(match::read_match_file(json))); });
}

}  // namespace

MatchGame::MatchGame(match::Record record) : game_{.record = std::move(record), .names = {}} {
    game_.names = match::player_names(position().players());
}

std::optional<match::Forfeit> MatchGame::forfeit() const {
    return record().can_redo() ? std::nullopt : game_.forfeit;
}

MatchGame MatchGame::with(match::Record record) const {
    MatchGame other = *this;
    other.game_.forfeit = forfeit();
    other.game_.record = std::move(record);
    return other;
}

match::ImportedMatch MatchGame::imported() const {
    match::ImportedMatch game = game_;
    game.forfeit = forfeit();
    return game;
}

std::vector<match::Event> MatchGame::apply(const MoveLike& move) {
    if (const auto ended = forfeit())
        throw InputError(to_string(Message(match::errors::is_over)) + ": " +
                         match::forfeit_sentence(*ended, name_of(*this, ended->seat)));
    const match::Move made = move_of(move, position());
    auto played = game_.record.play(made);
    if (!played) refuse(move, made, played.error());
    game_.forfeit.reset();  // it came after a move that was undone
    return std::move(played->events);
}

match::ImportedMatch read_game(const JsonObject& source) {
    const Json json = json_of(source);
    match::ImportedMatch read = read_of(json, match::read_match_file(json.text));
    for (const Message& difference : read.differences) {
        if (PyErr_WarnEx(PyExc_UserWarning, to_string(difference).c_str(), 1) < 0) throw nb::python_error();
    }
    return read;
}

void add_match_game(nb::module_& room) {
    add_position(room);
    add_game(room);
    room.def(
        "read", &read, nb::arg("source"),
        "Read a saved game and play its moves. `source` is JSON text or a dict. Also reads logs of Board "
        "Game Arena and games saved by JCloisterZone 4 or 5. Points that a log counts differently give a "
        "UserWarning. Raises Error with the place of a mistake.");
    room.def(
        "load",
        [](const JsonObject& source) {
            warn_old("match.load", "match.read");
            return read(source);
        },
        nb::arg("source"), "Deprecated: the old name of `read`, with the same `source`.");
}

}  // namespace bastide::python
