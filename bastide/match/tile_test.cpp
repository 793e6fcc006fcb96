// The table of tiles by its totals, and piece by piece against pictures painted by hand.
#include "bastide/match/tile.h"

#include <algorithm>
#include <bit>
#include <map>
#include <numeric>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

#include "bastide/match/oriented_tile.h"
#include "bastide/match/testing/pictures.h"

namespace bastide::match {
namespace {

using testing::Picture;
using testing::picture;

constexpr int size = testing::picture_size;

// A title lists exactly the pieces on the tile.
TEST(MatchTiles, TitlesListTheirPieces) {
    std::set<std::string_view> titles;
    for (Type type = 0; type < type_count; ++type) {
        const TileType& tile = types[type];
        const std::string_view words = title(type);
        const auto contains = [&](std::string_view word) {
            return words.find(word) != std::string_view::npos;
        };
        const auto has = [&](Kind kind) { return std::ranges::count(tile, kind, &Piece::kind); };
        EXPECT_TRUE(titles.insert(words).second) << words;
        EXPECT_EQ(contains("monastery"), has(Kind::monastery) > 0) << tile.name;
        EXPECT_EQ(contains("city"), has(Kind::city) > 0) << tile.name;
        EXPECT_EQ(contains("two city"), has(Kind::city) == 2) << tile.name;
        EXPECT_EQ(contains("road") || contains("crossing") || contains("gate"), has(Kind::road) > 0)
            << tile.name;
        EXPECT_EQ(contains("three-way"), has(Kind::road) == 3) << tile.name;
        EXPECT_EQ(contains("four-way"), has(Kind::road) == 4) << tile.name;
        EXPECT_EQ(contains("pennant"),
                  std::ranges::any_of(tile, [](const Piece& piece) { return piece.pennants > 0; }))
            << tile.name;
    }
}

TEST(MatchTiles, MatchTheBox) {
    int tiles = 0;
    int pennants = 0;
    std::map<tile::Edge, int> edges;
    std::map<Kind, int> pieces;
    for (const TileType& type : types) {
        tiles += type.count;
        for (const tile::Edge edge : type.edges) edges[edge] += type.count;
        for (const Piece& piece : type) {
            pieces[piece.kind] += type.count;
            pennants += type.count * piece.pennants;
        }
    }
    EXPECT_EQ(tiles, 72);
    EXPECT_EQ(pennants, 10);
    EXPECT_EQ(edges, (std::map<tile::Edge, int>{
                         {tile::Edge::city, 79}, {tile::Edge::road, 94}, {tile::Edge::field, 115}}));
    EXPECT_EQ(pieces, (std::map<Kind, int>{
                          {Kind::city, 49}, {Kind::road, 62}, {Kind::monastery, 6}, {Kind::field, 126}}));
}

TEST(MatchTiles, HaveTheLettersOfTheOverview) {
    // The number of tiles of each type, A to X.
    constexpr std::array<int, type_count> counts = {2, 4, 1, 4, 5, 2, 1, 3, 2, 3, 3, 3,
                                                    2, 3, 2, 3, 1, 3, 2, 1, 8, 9, 4, 1};
    std::map<char, int> found;
    for (const TileType& type : types) EXPECT_TRUE(found.emplace(type.letter, type.count).second);
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const char letter = static_cast<char>('A' + i);
        EXPECT_EQ(found[letter], counts[i]) << letter;
    }
    EXPECT_EQ(found.size(), counts.size());
    EXPECT_EQ(types[start_type].letter, 'D');
}

TEST(MatchTiles, HaveNoPropertiesByName) {
    const auto monasteries = [](const detail::TileRow& row) {
        return detail::count_pieces(detail::type_of(row), Kind::monastery);
    };
    const auto pennants = [](const detail::TileRow& row) {
        return detail::count_pennants(detail::type_of(row));
    };
    using enum detail::Mark;
    EXPECT_EQ(monasteries({"Abbey", '?', 1, monastery, "", "", "NLNRELERSLSRWLWR", ""}), 1U);
    EXPECT_EQ(monasteries({"Lake", '?', 1, none, "", "", "NLNRELERSLSRWLWR", ""}), 0U);
    EXPECT_EQ(pennants({"Banner", '?', 1, pennant, "NESW", "", "", ""}), 1U);
    EXPECT_EQ(pennants({"Wall+", '?', 1, none, "NESW", "", "", ""}), 0U);
}

TEST(MatchTiles, AreFoundByName) {
    for (Type type = 0; type < type_count; ++type) EXPECT_EQ(find_type(types[type].name), type);
    for (const std::string_view name : {"", "c", "CcRr++", "rFr", "D", "RFr "}) EXPECT_FALSE(find_type(name));
}

// A part of a picture, as a piece of it would be described.
struct Part {
    Kind kind;
    Contacts contacts;
    int pennants;
    std::set<Contacts> cities;  // those a field touches, by their contacts

    friend auto operator<=>(const Part&, const Part&) = default;
};

using Cells = std::set<std::pair<int, int>>;  // row and column

char at(const Picture& picture, int row, int column) {
    const bool is_off = row < 0 || column < 0 || row >= size || column >= size;
    return is_off ? '#' : picture[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
}

void flood(const Picture& picture, int row, int column, char kind, Cells& cells) {
    if (testing::kind_of(at(picture, row, column)) != kind || !cells.insert({row, column}).second) return;
    flood(picture, row - 1, column, kind, cells);
    flood(picture, row, column + 1, kind, cells);
    flood(picture, row + 1, column, kind, cells);
    flood(picture, row, column - 1, kind, cells);
}

// The middle of a city's side represents it. Its left and right belong only to fields.
Contacts contacts_of(const Cells& cells, Kind kind) {
    constexpr std::array<std::pair<int, int>, contact_count> rim = {
        {{0, 1}, {0, 3}, {0, 5}, {1, 6}, {3, 6}, {5, 6}, {6, 5}, {6, 3}, {6, 1}, {5, 0}, {3, 0}, {1, 0}}};
    Contacts contacts = 0;
    for (std::size_t i = 0; i < rim.size(); ++i) {
        const bool is_middle = i % 3 == 1;
        if (cells.contains(rim[i]) && is_middle != (kind == Kind::field))
            contacts = static_cast<Contacts>(contacts | 1U << i);
    }
    return contacts;
}

std::multiset<Part> parts_of(const Picture& picture) {
    std::multiset<Part> parts;
    Cells seen;
    for (int row = 0; row < size; ++row) {
        for (int column = 0; column < size; ++column) {
            const char kind = testing::kind_of(at(picture, row, column));
            if (kind == '#' || seen.contains({row, column})) continue;
            Cells cells;
            flood(picture, row, column, kind, cells);
            seen.insert(cells.begin(), cells.end());
            Part part{
                testing::kind_of_letter(kind), contacts_of(cells, testing::kind_of_letter(kind)), 0, {}};
            for (const auto& [y, x] : cells) {
                part.pennants += at(picture, y, x) == 'P' ? 1 : 0;
                if (part.kind != Kind::field) continue;
                for (const auto& [down, right] : {std::pair{-1, 0}, {0, 1}, {1, 0}, {0, -1}}) {
                    Cells city;
                    flood(picture, y + down, x + right, 'C', city);
                    if (!city.empty()) part.cities.insert(contacts_of(city, Kind::city));
                }
            }
            parts.insert(part);
        }
    }
    return parts;
}

std::multiset<Part> parts_of(const TileType& type, int rotation) {
    std::multiset<Part> parts;
    for (const Piece& piece : type) {
        Part part{piece.kind, rotate(piece.contacts, rotation), piece.pennants, {}};
        for (std::size_t i = 0; i < type.piece_count; ++i)
            if ((piece.cities >> i & 1) != 0) part.cities.insert(rotate(type.pieces[i].contacts, rotation));
        parts.insert(part);
    }
    return parts;
}

TEST(MatchTiles, MatchTheirPictures) {
    for (Type type = 0; type < type_count; ++type) {
        for (int rotation = 0; rotation < 4; ++rotation)
            EXPECT_EQ(parts_of(types[type], rotation), parts_of(picture(type, rotation)))
                << types[type].name << " " << rotation;
    }
}

TEST(MatchTurnedTile, PiecesMatchThePictures) {
    constexpr std::array<std::pair<int, int>, 4> middles = {{{0, 3}, {3, 6}, {6, 3}, {3, 0}}};
    for (Type type = 0; type < type_count; ++type) {
        for (int rotation = 0; rotation < 4; ++rotation) {
            SCOPED_TRACE(std::string(types[type].name) + " " + std::to_string(rotation));
            const OrientedType& tile = oriented_types[oriented_tile(type, rotation)];
            for (const tile::Side side : tile::all_sides) {
                const auto [row, column] = middles[index(side)];
                const char shown = at(picture(type, rotation), row, column);
                EXPECT_EQ(tile.edges[index(side)], shown == 'C'   ? tile::Edge::city
                                                   : shown == 'r' ? tile::Edge::road
                                                                  : tile::Edge::field);
            }
            for (std::size_t i = 0; i < contact_count; ++i) {
                std::uint8_t owner = no_piece;
                for (std::uint8_t piece = 0; piece < types[type].piece_count; ++piece)
                    if ((rotate(types[type].pieces[piece].contacts, rotation) >> i & 1) != 0) owner = piece;
                EXPECT_EQ(tile.piece_at[i], owner) << i;
            }
        }
    }
}

TEST(MatchTiles, HaveRotationsThatLookAlike) {
    const std::map<std::string_view, Rotations> few = {{"L", 0b1},    {"Cccc+", 0b1}, {"RRRR", 0b1},
                                                       {"RFr", 0b11}, {"CFC", 0b11},  {"CFc", 0b11},
                                                       {"CFc+", 0b11}};
    for (Type type = 0; type < type_count; ++type) {
        const auto found = few.find(types[type].name);
        EXPECT_EQ(distinct_rotations[type], found == few.end() ? 0b1111 : found->second) << types[type].name;
        for (std::uint8_t rotation = 0; rotation < 4; ++rotation) {
            std::uint8_t first = 0;
            while (picture(type, first) != picture(type, rotation)) ++first;
            EXPECT_EQ(first_alike(type, rotation), first) << types[type].name;
        }
    }
}

TEST(MatchContacts, TurnWithTheTile) {
    // Half a side h of eight goes to h + 2, a middle to the next side's.
    EXPECT_EQ(rotate(1U << contact(tile::Side::north, At::left), 1),
              1U << contact(tile::Side::east, At::left));
    EXPECT_EQ(rotate(1U << contact(tile::Side::north, At::right), 1),
              1U << contact(tile::Side::east, At::right));
    EXPECT_EQ(rotate(1U << contact(tile::Side::south, At::middle), 1),
              1U << contact(tile::Side::west, At::middle));
    EXPECT_EQ(rotate(1U << contact(tile::Side::west, At::left), 1),
              1U << contact(tile::Side::north, At::left));
    EXPECT_EQ(rotate(1U << contact(tile::Side::east, At::right), 3),
              1U << contact(tile::Side::north, At::right));
    for (int i = 0; i < 1 << contact_count; ++i) {
        const auto some = static_cast<Contacts>(i);
        ASSERT_EQ(rotate(some, 0), some);
        ASSERT_EQ(rotate(rotate(some, 1), 3), some);
        ASSERT_EQ(rotate(rotate(some, 1), 1), rotate(some, 2));
        ASSERT_EQ(std::popcount(rotate(some, 1)), std::popcount(some));
    }
}

TEST(MatchContacts, MeetAcrossASide) {
    const auto meet = [](tile::Side one, At at_one, tile::Side other, At at_other) {
        EXPECT_EQ(facing(contact(one, at_one)), contact(other, at_other));
        EXPECT_EQ(facing(contact(other, at_other)), contact(one, at_one));
    };
    meet(tile::Side::north, At::left, tile::Side::south, At::right);
    meet(tile::Side::north, At::right, tile::Side::south, At::left);
    meet(tile::Side::north, At::middle, tile::Side::south, At::middle);
    meet(tile::Side::east, At::left, tile::Side::west, At::right);
    meet(tile::Side::east, At::right, tile::Side::west, At::left);
    meet(tile::Side::east, At::middle, tile::Side::west, At::middle);
}

// All possible demands of four neighbours, each an edge or nothing.
TEST(MatchFits, AreTheMatchingRotations) {
    for (int mask = 0; mask < 256; ++mask) {
        std::array<int, 4> due{};  // by side: 0 nothing, else 1 + the edge
        for (std::size_t i = 0; i < 4; ++i) due[i] = mask >> 2 * i & 3;
        Demand demanded = 0;
        for (const tile::Side side : tile::all_sides) {
            if (due[index(side)] == 0) continue;
            const auto edge = static_cast<tile::Edge>(due[index(side)] - 1);
            demanded = static_cast<Demand>(demanded | demand(side, edge));
        }
        ASSERT_EQ(demanded, mask);
        for (Type type = 0; type < type_count; ++type) {
            std::set<Picture> pictures;
            for (int rotation = 0; rotation < 4; ++rotation) {
                bool fit = true;
                for (std::size_t i = 0; i < 4; ++i) {
                    const tile::Edge shown =
                        types[type].edges[(i + 4 - static_cast<std::size_t>(rotation)) % 4];
                    fit &= due[i] == 0 || due[i] == 1 + static_cast<int>(shown);
                }
                ASSERT_EQ((fits[type][demanded] >> rotation & 1) != 0, fit) << types[type].name;
                if (fit) pictures.insert(picture(type, rotation));
            }
            ASSERT_EQ(count_of_fits[type][demanded], pictures.size()) << types[type].name;
        }
    }
}

}  // namespace
}  // namespace bastide::match
