// The 24 tile types of the base game in one table, checked at compile time.
//
// A name lists the features of a tile clockwise, but not always from the north side: RCr begins with the road
// in the west. A capital begins a feature and a small letter continues it. L is a monastery and '+' a
// pennant. F is a field between two other features. Other fields are not named. RCr is a road past a city,
// and CccR+ a city on three sides with a pennant, and a road. The usual letters A to X are in the table.
//
// Names are only for people and files: the properties of a tile are in the other columns of the table.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <optional>
#include <string_view>

#include "bastide/base/name_in.h"
#include "bastide/base/require.h"
#include "bastide/tile/edge.h"
#include "bastide/tile/side.h"

namespace bastide::match {

// An index into `types`.
using Type = std::uint8_t;

inline constexpr Type type_count = 24;

// Numbers of tiles by type.
using TileCounts = std::array<std::uint8_t, type_count>;

// The number of tiles of the base game.
inline constexpr int tile_count = 72;
inline constexpr std::size_t max_pieces = 8;

enum class Kind : std::uint8_t { city, road, monastery, field };

constexpr std::string_view name(Kind kind) {
    constexpr std::array<std::string_view, 4> names = {"city", "road", "monastery", "field"};
    return name_in(names, kind);
}

// Contacts: the points at which a tile's rim meets a neighbour. There are three per side, clockwise from the
// left contact of the north side, as seen from the centre. Fields meet at the left and right, roads and
// cities in the middle.
enum class At : std::uint8_t { left, middle, right };

inline constexpr std::size_t contact_count = 12;

constexpr std::size_t contact(tile::Side side, At at) {
    return 3 * index(side) + static_cast<std::size_t>(at);
}

// Returns the neighbour's contact that meets this contact across the shared side. Left meets right.
constexpr std::size_t facing(std::size_t contact) {
    return (contact / 3 + 2) % 4 * 3 + 2 - contact % 3;
}

// A set of contacts: bit i stands for contact i.
using Contacts = std::uint16_t;

constexpr Contacts rotate(Contacts contacts, int quarter_turns) {
    constexpr int all = contact_count;
    const int by = 3 * (quarter_turns & 3);
    const int wide = contacts << by;
    return static_cast<Contacts>((wide | wide >> all) & ((1 << all) - 1));
}

// A part of one feature on one tile.
struct Piece {
    Kind kind = Kind::city;
    Contacts contacts = 0;      // empty for a monastery
    std::uint8_t pennants = 0;  // for a city, 0 or 1
    std::uint8_t cities = 0;    // for a field, bit i is set if the field touches piece i, a city

    friend bool operator==(const Piece&, const Piece&) = default;
};

struct TileType {
    std::string_view name;
    char letter = '?';                     // the letter in the printed overview of the tiles
    std::uint8_t count = 0;                // the number of tiles in the base game, including the start tile
    std::array<tile::Edge, 4> edges = {};  // by `Side`
    std::uint8_t piece_count = 0;          // cities, roads, monastery, fields
    std::array<Piece, max_pieces> pieces = {};

    constexpr const Piece* begin() const { return pieces.data(); }
    constexpr const Piece* end() const { return pieces.data() + piece_count; }
};

namespace detail {

constexpr tile::Side side_of(char letter) {
    return letter == 'N'   ? tile::Side::north
           : letter == 'E' ? tile::Side::east
           : letter == 'S' ? tile::Side::south
                           : tile::Side::west;
}

// Pieces as words: sides of cities and roads ("NW"), halves of fields ("NLNREL"), with '|' between two
// pieces.
constexpr void add_pieces(TileType& type, Kind kind, std::string_view words, std::uint8_t pennants = 0) {
    while (!words.empty()) {
        const std::string_view word = words.substr(0, words.find('|'));
        words.remove_prefix(word.size() < words.size() ? word.size() + 1 : word.size());
        Piece& piece = type.pieces[type.piece_count++];
        piece.kind = kind;
        piece.pennants = pennants;
        for (std::size_t i = 0; i < word.size(); i += kind == Kind::field ? 2 : 1) {
            const At at = kind != Kind::field ? At::middle : word[i + 1] == 'L' ? At::left : At::right;
            piece.contacts = static_cast<Contacts>(piece.contacts | 1U << contact(side_of(word[i]), at));
        }
    }
}

// A field touches a city if one of its half sides is next to a city half side on the rim.
constexpr bool touches(const Piece& field, const Piece& city) {
    return std::ranges::any_of(tile::all_sides, [&](tile::Side side) {
        if ((city.contacts >> contact(side, At::middle) & 1U) == 0) return false;
        const std::size_t before = contact(rotate(side, -1), At::right);
        const std::size_t after = contact(rotate(side, 1), At::left);
        return (field.contacts >> before & 1U) != 0 || (field.contacts >> after & 1U) != 0;
    });
}

// A part of a tile that has no edge.
enum class Mark : std::uint8_t { none, pennant, monastery };

struct TileRow {
    std::string_view name;
    char letter;
    std::uint8_t count;
    Mark mark;
    std::string_view cities;
    std::string_view roads;
    std::string_view fields;
    std::string_view title;
};

constexpr TileType type_of(const TileRow& words) {
    TileType type{.name = words.name, .letter = words.letter, .count = words.count};
    for (const char letter : words.cities)
        if (letter != '|') type.edges[index(side_of(letter))] = tile::Edge::city;
    for (const char letter : words.roads)
        if (letter != '|') type.edges[index(side_of(letter))] = tile::Edge::road;
    add_pieces(type, Kind::city, words.cities, words.mark == Mark::pennant ? 1 : 0);
    add_pieces(type, Kind::road, words.roads);
    if (words.mark == Mark::monastery) type.pieces[type.piece_count++].kind = Kind::monastery;
    const std::size_t first_field = type.piece_count;
    add_pieces(type, Kind::field, words.fields);
    for (std::size_t i = first_field; i < type.piece_count; ++i) {
        for (std::size_t j = 0; j < first_field; ++j) {
            if (type.pieces[j].kind == Kind::city && touches(type.pieces[i], type.pieces[j]))
                type.pieces[i].cities = static_cast<std::uint8_t>(type.pieces[i].cities | 1U << j);
        }
    }
    return type;
}

// clang-format off
inline constexpr std::array<TileRow, type_count> words = {{
    {"L",     'B', 4, Mark::monastery, "",     "",        "NLNRELERSLSRWLWR",     "a monastery"},
    {"LR",    'A', 2, Mark::monastery, "",     "S",       "NLNRELERSLSRWLWR",     "a monastery with a road"},
    {"RCr",   'D', 4, Mark::none,      "N",    "EW",      "ELWR|ERSLSRWL",        "a city edge and a straight road"},
    {"Cccc+", 'C', 1, Mark::pennant,   "NESW", "",        "",                     "a full city with a pennant"},
    {"CccR+", 'S', 2, Mark::pennant,   "NEW",  "S",       "SL|SR",                "a large city with a gate and a pennant"},
    {"CccR",  'T', 1, Mark::none,      "NEW",  "S",       "SL|SR",                "a large city with a gate"},
    {"CFc+",  'F', 2, Mark::pennant,   "EW",   "",        "NLNR|SLSR",            "a city from side to side with a pennant"},
    {"CFc",   'G', 1, Mark::none,      "EW",   "",        "NLNR|SLSR",            "a city from side to side"},
    {"Cc",    'N', 3, Mark::none,      "NW",   "",        "ELERSLSR",             "a city corner"},
    {"Cc+",   'M', 2, Mark::pennant,   "NW",   "",        "ELERSLSR",             "a city corner with a pennant"},
    {"CcRr",  'P', 3, Mark::none,      "NW",   "ES",      "ELSR|ERSL",            "a city corner and a curve of road"},
    {"CcRr+", 'O', 2, Mark::pennant,   "NW",   "ES",      "ELSR|ERSL",            "a city corner with a pennant and a curve of road"},
    {"Ccc",   'R', 3, Mark::none,      "NEW",  "",        "SLSR",                 "a large city"},
    {"Ccc+",  'Q', 1, Mark::pennant,   "NEW",  "",        "SLSR",                 "a large city with a pennant"},
    {"CRr",   'J', 3, Mark::none,      "N",    "ES",      "ELSRWLWR|ERSL",        "a city edge and a road curving right"},
    {"CRRR",  'L', 3, Mark::none,      "N",    "E|S|W",   "ELWR|ERSL|SRWL",       "a city edge and a three-way crossing"},
    {"RrC",   'K', 3, Mark::none,      "N",    "SW",      "ELERSLWR|SRWL",        "a city edge and a road curving left"},
    {"C",     'E', 5, Mark::none,      "N",    "",        "ELERSLSRWLWR",         "a city edge"},
    {"CFC",   'H', 3, Mark::none,      "N|S",  "",        "ELERWLWR",             "two city edges facing each other"},
    {"CC",    'I', 2, Mark::none,      "N|W",  "",        "ELERSLSR",             "two city edges at a corner"},
    {"RRRR",  'X', 1, Mark::none,      "",     "N|E|S|W", "NLWR|NREL|ERSL|SRWL",  "a four-way crossing"},
    {"RRR",   'W', 4, Mark::none,      "",     "E|S|W",   "NLNRELWR|ERSL|SRWL",   "a three-way crossing"},
    {"Rr",    'V', 9, Mark::none,      "",     "SW",      "NLNRELERSLWR|SRWL",    "a curve of road"},
    {"RFr",   'U', 8, Mark::none,      "",     "EW",      "NLNRELWR|ERSLSRWL",    "a straight road"},
}};
// clang-format on

constexpr std::array<TileType, type_count> all_types() {
    std::array<TileType, type_count> types;
    for (std::size_t i = 0; i < types.size(); ++i) types[i] = type_of(words[i]);
    return types;
}

}  // namespace detail

inline constexpr std::array<TileType, type_count> types = detail::all_types();

// The tiles of the base game.
inline constexpr TileCounts counts_of_base_game = [] {
    TileCounts counts{};
    std::ranges::transform(types, counts.begin(), &TileType::count);
    return counts;
}();

// Ends the program unless there is such a type.
constexpr void require_type(Type type,
                            const bastide::detail::Where& where = bastide::detail::Where::current()) {
    require(type < type_count, "there is a tile type with this number, 0 to 23", type, where);
}

// Returns a description of a tile: "a curve of road".
constexpr std::string_view title(Type type) {
    require_type(type);
    return detail::words[type].title;
}

// Returns the type with this name, such as "CcRr+", or nullopt if there is none.
constexpr std::optional<Type> find_type(std::string_view name) {
    for (Type type = 0; type < type_count; ++type)
        if (types[type].name == name) return type;
    return std::nullopt;
}

namespace detail {

// A wrong name does not compile.
consteval Type type_named(std::string_view name) {
    const Type type = find_type(name).value_or(type_count);
    require_type(type);
    return type;
}

}  // namespace detail

// The start tile of the base game.
inline constexpr Type start_type = detail::type_named("RCr");

namespace detail {

constexpr std::size_t count_pieces(const TileType& type, Kind kind) {
    return static_cast<std::size_t>(std::ranges::count(type, kind, &Piece::kind));
}

constexpr std::size_t count_pennants(const TileType& type) {
    std::size_t pennants = 0;
    for (const Piece& piece : type) pennants += piece.pennants;
    return pennants;
}

// True if every contact belongs to one piece, except the two contacts next to the middle of a city side,
// which belong to no piece.
constexpr bool is_whole(const TileType& type) {
    std::array<int, contact_count> owners{};
    for (const Piece& piece : type)
        for (std::size_t i = 0; i < contact_count; ++i) owners[i] += piece.contacts >> i & 1;
    for (const tile::Side side : tile::all_sides) {
        const tile::Edge edge = type.edges[index(side)];
        const int beside = edge == tile::Edge::city ? 0 : 1;
        if (owners[contact(side, At::left)] != beside || owners[contact(side, At::right)] != beside)
            return false;
        if (owners[contact(side, At::middle)] != (edge == tile::Edge::field ? 0 : 1)) return false;
    }
    return true;
}

static_assert(std::ranges::all_of(types, is_whole));
static_assert(std::accumulate(types.begin(), types.end(), 0,
                              [](int sum, const TileType& type) { return sum + type.count; }) == tile_count,
              "the base game has 72 tiles");
static_assert(max_pieces <= 8 * sizeof(Piece::cities), "a field has a bit for each piece of its tile");

}  // namespace detail
}  // namespace bastide::match
