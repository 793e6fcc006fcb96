// `bastide.match`: settings, moves and events.
#include "bastide/match/box_text.h"
#include "bastide/match/format.h"
#include "bastide/match/tile_list.h"
#include "python/src/casters.h"
#include "python/src/match.h"
#include "python/src/record.h"

namespace nanobind::detail {

using bastide::match::Kind;
using bastide::match::Square;

template <>
struct type_caster<Kind> : AsNumber<Kind, Kind::field> {};
template <>
struct type_caster<Square> : AsPair<Square, &Square::x, &Square::y> {};

}  // namespace nanobind::detail

namespace bastide::python {
namespace {

using match::Settings;

using KindWord = Word<"typing.Literal['city', 'road', 'monastery', 'field']">;
using UnplaceableWord = Word<"typing.Literal['redraw', 'bottom']">;
using StartWord = Word<"typing.Literal['fixed', 'shuffled']">;

template <std::size_t count, class Option>
void set_option(Option& option, std::string_view word, const std::array<std::string_view, count>& words,
                std::string_view argument) {
    std::array<std::pair<std::string_view, Option>, count> choices;
    for (std::size_t i = 0; i < count; ++i) choices[i] = {words[i], static_cast<Option>(i)};
    option = chosen(word, choices, argument);
}

void make_settings(Settings* place, std::int64_t players, std::int64_t meeples, std::int64_t small_city,
                   std::int64_t farm, bool fields, const UnplaceableWord& unplaceable, const StartWord& start,
                   std::optional<std::string_view> box) {
    Settings settings;
    settings.players =
        static_cast<std::uint8_t>(within(players, match::min_players, match::max_players, "players"));
    settings.meeples = static_cast<std::uint8_t>(within(meeples, 1, match::max_meeples, "meeples"));
    set_option(settings.small_city, std::to_string(small_city), match::small_city_words, "small_city");
    set_option(settings.farm, std::to_string(farm), match::farm_words, "farm");
    settings.fields = fields;
    set_option(settings.unplaceable, utf8_of(unplaceable), match::unplaceable_words, "unplaceable");
    set_option(settings.start, utf8_of(start), match::start_words, "start");
    if (box) settings.box = value_of(match::read_box(*box));
    new (place) Settings(settings);
}

template <class Option, std::size_t count>
std::string_view word_of(Option option, const std::array<std::string_view, count>& words) {
    return words[static_cast<std::size_t>(option)];
}

void add_settings(nb::module_& room) {
    Record<Settings>(room, "Settings", "The settings of a game.")
        .field(
            "players", [](const Settings& of) { return static_cast<int>(of.players); },
            "The number of players, 1 to 6.")
        .field(
            "meeples", [](const Settings& of) { return static_cast<int>(of.meeples); },
            "The meeples per player, 1 to 72.")
        .field(
            "small_city", [](const Settings& of) { return of.small_city == match::SmallCity::four ? 4 : 2; },
            "The points of a completed city of two tiles: 4, or 2 in the early first edition.")
        .field(
            "farm", [](const Settings& of) { return 3 - static_cast<int>(of.farm); },
            "The edition for scoring farms: 3, 2 or 1.")
        .field(
            "fields", [](const Settings& of) { return of.fields; }, "True if there are farmers.")
        .field(
            "unplaceable",
            [](const Settings& of) {
                return UnplaceableWord(word_of(of.unplaceable, match::unplaceable_words));
            },
            "The rule for a tile that fits nowhere: 'redraw' removes it from the game, 'bottom' puts it "
            "under the deck.")
        .field(
            "start", [](const Settings& of) { return StartWord(word_of(of.start, match::start_words)); },
            "'fixed' if the start tile is on the board, or 'shuffled' among the others.")
        .field(
            "box",
            [](const Settings& of) {
                return of.box == match::Box() ? std::nullopt : std::optional(to_text(of.box));
            },
            "The tiles, such as 'RCr 4, L 2', or None for those of the base game.")
        .made_by_keywords("match", "Settings")
        .def("__init__", &make_settings, nb::kw_only(), nb::arg("players") = 2, nb::arg("meeples") = 7,
             nb::arg("small_city") = 4, nb::arg("farm") = 3, nb::arg("fields") = true,
             nb::arg("unplaceable") = "redraw", nb::arg("start") = "fixed", nb::arg("box") = nb::none(),
             "Create settings with `players` 1 to 6, `meeples` 1 to 72 per player, `small_city` 4 or 2, "
             "`farm` 3, 2 or 1, `fields`, `unplaceable` 'redraw' or 'bottom', and `start` 'fixed' or "
             "'shuffled'. A `box` lists the tiles, such as 'RCr 4, L 2', with 'start L' for another start "
             "tile than RCr. Raises Error for a value that is out of range.");
}

void make_move(MatchMove* place, const std::string& tile, std::int64_t x, std::int64_t y,
               std::int64_t rotation, const std::optional<std::string>& meeple) {
    constexpr std::int64_t furthest = match::max_distance;
    MatchMove move;
    move.tile = tile;
    move.x = static_cast<int>(within(x, -furthest, furthest, "x"));
    move.y = static_cast<int>(within(y, -furthest, furthest, "y"));
    move.rotation = static_cast<int>(within(rotation, 0, 3, "rotation"));
    const match::Type type = type_of(tile);
    if (meeple) {
        const std::uint8_t piece = value_of(match::read_piece(type, move.rotation, *meeple));
        if (piece != match::no_piece) move.meeple = match::piece_text(type, move.rotation, piece);
    }
    new (place) MatchMove(std::move(move));
}

std::string text_of_move(const MatchMove& move) {
    return move.tile + ' ' + std::to_string(move.x) + ' ' + std::to_string(move.y) + ' ' +
           std::to_string(move.rotation) + ' ' + move.meeple.value_or("-");
}

void add_move(nb::module_& room) {
    Record<MatchMove>(room, "Move",
                      "A move: the placement of the tile in hand, and the feature that gets a meeple.")
        .pickled([](auto& of) { return std::tie(of.tile, of.x, of.y, of.rotation, of.meeple); })
        .field(
            "tile", [](const MatchMove& move) { return move.tile; },
            "The tile's name, such as 'RFr'. See `tiles()`.")
        .field(
            "x", [](const MatchMove& move) { return move.x; }, "Squares to the east of the start tile.")
        .field(
            "y", [](const MatchMove& move) { return move.y; }, "Squares to the south of the start tile.")
        .field(
            "rotation", [](const MatchMove& move) { return move.rotation; },
            "Quarter turns clockwise, 0 to 3.")
        .field(
            "meeple", [](const MatchMove& move) { return move.meeple; },
            "The meeple's feature on the rotated tile: 'm' the monastery, 'cE' the city or 'rS' the road of "
            "a side, 'fNL' the field at the left half of the north side, or None without a meeple.")
        .replaceable()
        .def("__init__", &make_move, nb::arg("tile"), nb::arg("x"), nb::arg("y"), nb::arg("rotation") = 0,
             nb::arg("meeple") = nb::none(),
             "Create a move of a `tile`, such as 'RFr', to the square `x`, `y`, with a `rotation` of 0 to 3 "
             "quarter turns clockwise and a `meeple` such as 'rE', or None. A feature can be named by any of "
             "its sides or half sides. Raises Error for an unknown tile or feature, or a value out of range.")
        .def_static(
            "from_text", [](const std::string& text) { return move_of(value_of(match::read_move(text))); },
            nb::arg("text"),
            "Read a move from its text, as `str` returns it: 'LR 1 0 1 rW' is tile, x, y, rotation, meeple "
            "or "
            "'-'. Raises Error with the column of a mistake.")
        .def("__str__", &text_of_move,
             "The text for `from_text`: 'LR 1 0 1 rW' is tile, x, y, rotation, meeple or '-'.");
}

TupleOf<int> players_of(std::uint8_t set) {
    nb::list players;
    for (int player = 0; player < match::max_players; ++player)
        if ((set >> player & 1) != 0) players.append(player);
    return TupleOf<int>(nb::tuple(players));
}

void add_event(nb::module_& room) {
    using match::Event;
    Record<Event>(room, "Event", "A scored feature and its points.")
        .pickled([](auto& of) {
            return std::tie(of.kind, of.complete, of.tiles, of.pennants, of.cities, of.points, of.winners,
                            of.meeples, of.squares);
        })
        .field(
            "kind", [](const Event& event) { return KindWord(name(event.kind)); },
            "'city', 'road', 'monastery' or 'field'.")
        .field(
            "complete", [](const Event& event) { return event.complete; },
            "True if it was complete and scored during play.")
        .field(
            "points", [](const Event& event) { return event.points; }, "The points of each winner.")
        .field(
            "winners", [](const Event& event) { return players_of(event.winners); },
            "The players, counted from 0.")
        .field(
            "tiles", [](const Event& event) { return event.tiles; },
            "The tiles of a city or road, or of a monastery with its neighbours.")
        .field(
            "pennants", [](const Event& event) { return event.pennants; }, "The pennants of a city.")
        .field(
            "cities", [](const Event& event) { return event.cities; },
            "The completed cities next to a field.")
        .field(
            "squares",
            [](const Event& event) {
                return tuple_of(event.squares,
                                [](match::Square at) { return Tuple<int, int>(nb::make_tuple(at.x, at.y)); });
            },
            "The (x, y) of its tiles.")
        .def("__str__", &match::event_words,
             "The event as text: 'city complete tiles 3 points 6 winners 0'.");
}

}  // namespace

MatchMove move_of(const match::Move& move) {
    std::optional<std::string> meeple;
    const int rotation = move.placement.rotation;
    if (move.piece != match::no_piece) meeple = match::piece_text(move.tile, rotation, move.piece);
    return {std::string(match::types[move.tile].name), move.placement.at.x, move.placement.at.y, rotation,
            meeple};
}

match::Window window_of(std::int64_t radius) {
    return {static_cast<int>(within(radius, match::min_radius, match::max_radius, "radius"))};
}

match::Action action_of(const nb::object& number, const match::Window& window) {
    // NumPy converts only arrays without dimensions, and its message does not say so.
    if (nb::hasattr(number, "ndim") && nb::cast<int>(number.attr("ndim")) > 0)
        refuse_type("action: expected one action number", number);
    if (!nb::hasattr(number, "__index__"))
        refuse_type("action: expected an action number (Move.from_text reads the text of a move)", number);
    const nb::object index = nb::module_::import_("operator").attr("index")(number);
    int overflow = 0;
    const std::int64_t action = PyLong_AsLongLongAndOverflow(index.ptr(), &overflow);
    if (overflow != 0) throw InputError("action: the number is far too large");
    return static_cast<match::Action>(within(action, 0, window.actions() - 1, "action"));
}

match::Move written_move(const nb::object& move) {
    if (nb::isinstance<MatchMove>(move))
        return value_of(match::read_move(text_of_move(nb::cast<const MatchMove&>(move))));
    if (!nb::isinstance<nb::str>(move)) refuse_type("move: expected a Move or its text", move);
    return value_of(match::read_move(utf8_of(nb::borrow<nb::str>(move))));
}

match::Move move_of(const nb::object& move, const match::Position& position) {
    if (nb::isinstance<MatchMove>(move) || nb::isinstance<nb::str>(move)) return written_move(move);
    if (!nb::hasattr(move, "__index__"))
        refuse_type("move: expected a Move, its text or an action number", move);
    if (position.tile() == match::no_tile) throw InputError("there is no tile in hand");
    const match::Window window;
    return match::move_of(window, action_of(move, window), position.tile());
}

match::Type type_of(std::string_view name) {
    return value_of(match::read_type(name));
}

TupleOf<int> tuple_of_scores(const match::Scores& scores, int players) {
    nb::list list;
    for (int player = 0; player < players; ++player) list.append(scores[static_cast<std::size_t>(player)]);
    return TupleOf<int>(nb::tuple(list));
}

TupleOf<int> scores_of(const match::Position& position) {
    nb::list list;
    for (int player = 0; player < position.players(); ++player) list.append(position.score(player));
    return TupleOf<int>(nb::tuple(list));
}

void add_match_values(nb::module_& room) {
    add_settings(room);
    add_move(room);
    add_event(room);
    room.def(
        "tiles",
        [] { return TupleOf<Dict<nb::str, nb::any>>(nb::tuple(loaded(match::tiles_json())["tiles"])); },
        "The 24 types of tile, one dict each: name, title, letter, count, edges, pieces and rotations.");
}

}  // namespace bastide::python
