// `bastide.caverna`: players' holdings, their score sheets, profitable exchanges, and bounds.
#include <map>
#include <optional>

#include "bastide/caverna/bounds.h"
#include "bastide/caverna/exchange.h"
#include "bastide/caverna/format.h"
#include "bastide/caverna/format_pad.h"
#include "bastide/caverna/idle_game.h"
#include "bastide/caverna/problems.h"
#include "bastide/caverna/read.h"
#include "bastide/draw/caverna/svg.h"
#include "bastide/draw/caverna/text.h"
#include "bastide/text/plural.h"
#include "python/src/arguments.h"
#include "python/src/long_work.h"
#include "python/src/record.h"
#include "python/src/rooms.h"
#include "python/src/theme.h"

namespace bastide::python {
namespace {

using namespace caverna;

using RulesWord = Word<"typing.Literal['official', 'chapter']">;

// A JSON object.
using Members = Typed<"dict[str, typing.Any]">;

// The holdings of one or several players.
struct Sheets {
    std::vector<Holding> holdings;
};

// A line of a score sheet, with its arithmetic in words.
struct Line {
    std::string key;
    std::string title;
    int points = 0;
    std::string why;
};

struct PlayerScore {
    std::string name;
    int total = 0;
    int rank = 1;
    std::vector<Line> lines;
};

const Profile& rules_of(const RulesWord& word) {
    constexpr std::array choices = {std::pair(std::string_view("official"), Rules::official),
                                    std::pair(std::string_view("chapter"), Rules::chapter)};
    return profile(chosen(utf8_of(word), choices, "rules"));
}

// "player 2: …", where there are several.
std::string text_of(const Problem& problem, const Sheets& sheets) {
    if (sheets.holdings.size() == 1) return to_string(problem.message);
    return "player " + std::to_string(problem.player + 1) + ": " + to_string(problem.message);
}

// Every rule that is broken, a line each.
void refuse_problems(const Sheets& sheets, const Profile& rules) {
    std::string text;
    for (const Problem& problem : problems(sheets.holdings, rules))
        text += (text.empty() ? "" : "\n") + text_of(problem, sheets);
    if (!text.empty()) throw InputError(text);
}

TupleOf<std::string> problems_of(const Sheets& sheets, const RulesWord& rules) {
    return tuple_of(problems(sheets.holdings, rules_of(rules)),
                    [&](const Problem& problem) { return text_of(problem, sheets); });
}

TupleOf<PlayerScore> score(const Sheets& sheets, const RulesWord& word, bool house_rules) {
    const Profile& rules = rules_of(word);
    if (!house_rules) refuse_problems(sheets, rules);
    std::vector<PlayerScore> scores;
    for (const Scored& scored : score_all(sheets.holdings, rules)) {
        std::vector<Line> lines;
        for (SheetLine& line : sheet_lines(scored, rules))
            lines.push_back({std::move(line.key), std::move(line.title), line.points, to_string(line.why)});
        scores.push_back(
            {name_of(scored.holding, scores.size()), scored.sheet.total(), scored.rank, std::move(lines)});
    }
    return tuple_of(scores);
}

TupleOf<Best> best(const Sheets& sheets, const RulesWord& word, bool house_rules) {
    const Profile& rules = rules_of(word);
    if (!house_rules) refuse_problems(sheets, rules);
    return tuple_of(sheets.holdings, [&](const Holding& holding) { return best_exchanges(holding, rules); });
}

std::string svg(const Sheets& sheets, const RulesWord& word, const ThemeWord& theme) {
    const Profile& rules = rules_of(word);
    return draw::caverna_svg(score_all(sheets.holdings, rules), rules, theme_of(theme));
}

Sheets read(const JsonObject& source) {
    const Json json = json_of(source);
    return {read_of(json, read_holdings(json.text))};
}

// A limit with its name in Python and its member in the model.
template <class Of>
using Caps = std::pair<const char*, int Of::*>;

constexpr std::array goods_caps = {
    Caps<Goods>{"gold", &Goods::gold},   Caps<Goods>{"rubies", &Goods::rubies},
    Caps<Goods>{"grain", &Goods::grain}, Caps<Goods>{"vegetables", &Goods::vegetables},
    Caps<Goods>{"stone", &Goods::stone}, Caps<Goods>{"ore", &Goods::ore},
    Caps<Goods>{"dogs", &Goods::dogs},
};
constexpr std::array animal_caps = {
    Caps<Animals>{"sheep", &Animals::sheep},
    Caps<Animals>{"donkeys", &Animals::donkeys},
    Caps<Animals>{"wild_boars", &Animals::wild_boars},
    Caps<Animals>{"cattle", &Animals::cattle},
};

template <class Of, std::size_t n>
void take_caps(const std::map<std::string, std::int64_t>& given, const std::array<Caps<Of>, n>& known,
               const char* what, Of& caps) {
    for (const auto& [word, number] : given) {
        std::array<std::pair<std::string_view, int Of::*>, n> choices;
        std::ranges::copy(known, choices.begin());
        caps.*chosen(word, choices, what) = static_cast<int>(within(number, 0, max_amount, word.c_str()));
    }
}

template <class Of, std::size_t n>
Dict<std::string, int> as_dict(const Of& caps, const std::array<Caps<Of>, n>& known) {
    nb::dict dict;
    for (const auto& [word, member] : known) dict[word] = caps.*member;
    return dict;
}

Maximum greatest(const std::map<std::string, std::int64_t>& goods,
                 const std::map<std::string, std::int64_t>& animals, bool office_room,
                 std::optional<std::int64_t> max_gold, std::optional<std::int64_t> most_gold) {
    max_gold = renamed(max_gold, "max_gold", most_gold, "most_gold");
    Model model;
    model.office_room = office_room;
    take_caps(goods, goods_caps, "goods", model.goods);
    take_caps(animals, animal_caps, "animals", model.most);
    if (max_gold) model.max_gold = static_cast<int>(within(*max_gold, 0, max_amount, "max_gold"));
    return released([&] { return find_maximum(model); });
}

Sheets least(std::int64_t begging_markers) {
    const auto markers = within(begging_markers, 0, max_amount, "begging_markers");
    return {{lowest_holding(static_cast<int>(markers))}};
}

void add_values(nb::module_& room) {
    Record<Line>(room, "Line", "A line of a score sheet.")
        .pickled([](auto& of) { return std::tie(of.key, of.title, of.points, of.why); })
        .field(
            "key", [](const Line& line) { return line.key; }, "The name for programs, such as 'animals'.")
        .field(
            "title", [](const Line& line) { return line.title; }, "The name for people.")
        .field(
            "points", [](const Line& line) { return line.points; }, "The points. Losses are negative.")
        .field("why", [](const Line& line) { return line.why; }, "The arithmetic.");
    Record<PlayerScore>(room, "Score", "The score of a player.")
        .pickled([](auto& of) { return std::tie(of.name, of.total, of.rank, of.lines); })
        .field(
            "name", [](const PlayerScore& score) { return score.name; }, "The name, or 'Player 1'.")
        .field(
            "total", [](const PlayerScore& score) { return score.total; }, "All points.")
        .field(
            "rank", [](const PlayerScore& score) { return score.rank; },
            "The rank, 1 for the highest total. Equal totals share a rank.")
        .field(
            "lines", [](const PlayerScore& score) { return tuple_of(score.lines); },
            "The lines of the sheet, which add up to the total. Bonuses have one line per tile.");
    Record<Exchange>(room, "Exchange", "An exchange that a furnishing tile allows.")
        .pickled_if_good([](auto& of) { return std::tie(of.tile, of.times); },
                         [](const Exchange& of) {
                             return std::cmp_less(of.tile, furnishings().size())
                                        ? std::string()
                                        : "there is no tile " + std::to_string(of.tile);
                         })
        .field(
            "tile", [](const Exchange& exchange) { return furnishings()[exchange.tile].name; },
            "The name of the tile, such as 'beer_parlor'.")
        .field(
            "times", [](const Exchange& exchange) { return exchange.times; },
            "The number of times it is made.");
    Record<Zone>(room, "Zone", "A room for animals.")
        .pickled([](auto& of) { return std::tie(of.room, of.animal, of.count, of.forest_cells); })
        .field(
            "room", [](const Zone& zone) { return zone.room; }, "The kind of room.")
        .field(
            "animal", [](const Zone& zone) { return zone.animal; }, "The type of animal.")
        .field("count", [](const Zone& zone) { return zone.count; }, "The number of animals.");
    Record<DoingNothing>(room, "DoingNothing", "The score of doing nothing all game.")
        .pickled(
            [](auto& of) { return std::tie(of.players, of.seat, of.food, of.need, of.total, of.derivation); })
        .field(
            "players", [](const DoingNothing& each) { return each.players; }, "The number of players.")
        .field(
            "seat", [](const DoingNothing& each) { return each.seat; },
            "The seat, 1 for the starting player.")
        .field(
            "food", [](const DoingNothing& each) { return each.food; }, "The food at the start.")
        .field(
            "wanted", [](const DoingNothing& each) { return each.need; },
            "The food required by the harvests.")
        .field(
            "total", [](const DoingNothing& each) { return each.total; }, "The score.")
        .field(
            "derivation", [](const DoingNothing& each) { return each.derivation; },
            "The arithmetic in words.");
}

void add_sheets(nb::module_& room) {
    nb::class_<Sheets> sheets(room, "Sheets", "The holdings of one or several players at the end of a game.");
    copy_as_itself(sheets);
    Record<Best>(room, "Best", "The exchanges before scoring that give a player the highest score.")
        .pickled([](const Best& of) { return std::tuple(Sheets{{of.holding}}, of.exchanges, of.gain); },
                 [](const std::tuple<Sheets, std::vector<Exchange>, int>& state) {
                     const auto& [after, exchanges, gain] = state;
                     return Best{after.holdings.at(0), exchanges, gain};
                 })
        .field(
            "gain", [](const Best& best) { return best.gain; }, "The points gained.")
        .field(
            "exchanges", [](const Best& best) { return tuple_of(best.exchanges); },
            "The fewest exchanges with this gain, in a possible order.")
        .field(
            "after", [](const Best& best) { return Sheets{{best.holding}}; },
            "The player's holding after the exchanges.");
    Record<Maximum>(room, "Maximum", "The greatest score of any possible board.")
        .pickled(
            [](const Maximum& of) {
                return std::tuple(of.total, Sheets{{of.witness}}, of.zones, of.boards, of.distributions);
            },
            [](const std::tuple<int, Sheets, std::vector<Zone>, std::int64_t, std::int64_t>& state) {
                const auto& [total, board, zones, boards, distributions] = state;
                return Maximum{total, board.holdings.at(0), zones, boards, distributions};
            })
        .field(
            "total", [](const Maximum& maximum) { return maximum.total; }, "The score.")
        .field(
            "board", [](const Maximum& maximum) { return Sheets{{maximum.witness}}; },
            "The sheet of a board with this score.")
        .field(
            "zones", [](const Maximum& maximum) { return tuple_of(maximum.zones); },
            "The rooms of its animals.")
        .field(
            "picture", [](const Maximum& maximum) { return draw::caverna_board_text(maximum); },
            "The board as text, with the content of each cell.");
    sheets.def(
              "__len__", [](const Sheets& of) { return of.holdings.size(); }, "The number of players.")
        .def(
            "__repr__",
            [](const Sheets& of) {
                return "<Sheets: " + text::plural(std::ssize(of.holdings), "player") + ">";
            },
            "The number of players.")
        .def(
            "__eq__", [](const Sheets& one, const Sheets& other) { return one.holdings == other.holdings; },
            nb::is_operator(), equality, "True if the holdings are equal.")
        .def(
            "__hash__", [](const Sheets& of) { return nb::hash(nb::cast(sheets_json(of.holdings))); },
            "A hash, the same for equal sheets.")
        .def(
            "__reduce__",
            [](const Sheets& of) { return made_again("caverna", "read", sheets_json(of.holdings)); },
            "For pickle: the JSON.")
        .def(
            "score", &score, nb::kw_only(), nb::arg("rules") = "official", nb::arg("house_rules") = false,
            "The score of each player, by `rules`: the 'official' ones, or those of the 'chapter'.\n\nRaises "
            "Error for impossible sheets, with a line per broken rule, unless `house_rules` allow them.")
        .def("problems", &problems_of, nb::kw_only(), nb::arg("rules") = "official",
             "The rules that the sheets break, one sentence each. Does not check that animals have room. "
             "`rules` are as in `score`. Raises Error for other words.")
        .def("best", &best, nb::kw_only(), nb::arg("rules") = "official", nb::arg("house_rules") = false,
             "The best exchanges of each player. Does not include exchanges of rubies and crops for other "
             "things. `rules` and `house_rules` are as in `score`. Raises Error for impossible sheets, "
             "unless `house_rules` allow them.")
        .def("svg", &svg, nb::kw_only(), nb::arg("rules") = "official", nb::arg("theme") = "reader",
             "The boards with their scores as a self-contained SVG document, also of impossible sheets. "
             "`rules` are as in `score`. The `theme` is 'light', 'dark', or 'reader' for the reader's "
             "preference. Raises Error for other words.")
        .def(
            "_repr_svg_",
            [](const Sheets& of) { return svg(of, RulesWord("official"), ThemeWord("reader")); },
            "For notebooks.")
        .def(
            "as_dict", [](const Sheets& of) { return Members(loaded(sheets_json(of.holdings))); },
            "The sheets with every member, in the format of `read`: one player, or {'players': […]}.");
}

void add_bounds(nb::module_& room) {
    room.attr("PHYSICAL_GOODS") = as_dict(physical_goods, goods_caps);
    room.attr("PHYSICAL_ANIMALS") = as_dict(physical_animals, animal_caps);
    room.def("greatest", &greatest, nb::kw_only(), nb::arg("goods") = nb::dict(),
             nb::arg("animals") = nb::dict(), nb::arg("office_room") = false,
             nb::arg("max_gold") = nb::none(), nb::arg("most_gold") = nb::none(),
             "The greatest score of any board that one player could have, even if play cannot lead "
             "there.\n\n`goods` are the available goods, 0 to 999 each, 0 if missing. `animals` limits the "
             "animals of each type, without a limit if missing. PHYSICAL_GOODS and PHYSICAL_ANIMALS are the "
             "pieces in the box. With `office_room`, tiles may hang over the edge for 2 extra gold each. "
             "`max_gold` limits all gold, 118 in the box. `most_gold` is its old name. Raises Error for a "
             "name that is not a good or an animal, or a number out of range.");
    room.def("least", &least, nb::arg("begging_markers") = 0,
             "The sheet with the lowest score for this many `begging_markers`: the board before the first "
             "move. Raises Error for a number out of range.");
    room.def(
        "doing_nothing", [] { return tuple_of(doing_nothing()); },
        "The scores of doing nothing all game, for each number of players and each seat with a different "
        "score.");
}

}  // namespace

void add_caverna(nb::module_& room) {
    add_values(room);
    add_sheets(room);
    add_bounds(room);
    room.def("read", &read, nb::arg("source"),
             "Read players' holdings: `source` is JSON text or a dict. One player is one object, up to seven "
             "are {'players': […]}. Every member is optional: missing numbers are 0, lists empty, and dwarfs "
             "2. Raises Error with the place of a mistake.");
    room.def(
        "score",
        [](const JsonObject& source, const RulesWord& rules, bool house_rules) {
            return score(read(source), rules, house_rules);
        },
        nb::arg("source"), nb::kw_only(), nb::arg("rules") = "official", nb::arg("house_rules") = false,
        "The score of each player of some sheets. `source` is as in `read`, and `rules` and `house_rules` "
        "are as in `Sheets.score`. Raises Error as both of these do.");
    room.def(
        "tiles", [] { return TupleOf<Members>(nb::tuple(loaded(tiles_json())["tiles"])); },
        "The 48 furnishing tiles, one dict each: name, title, colour, cost, points, bonus, exchange, and a "
        "flag if there may be many.");
}

}  // namespace bastide::python
