#include "bastide/match/tile_list.h"

#include <string_view>

#include "bastide/match/json.h"
#include "bastide/match/notation.h"
#include "bastide/match/oriented_tile.h"
#include "bastide/text/text_table.h"

namespace bastide::match {
namespace {

std::string edge_letters(const TileType& type) {
    std::string letters;
    for (const tile::Edge edge : type.edges)
        letters += edge == tile::Edge::city ? 'C' : edge == tile::Edge::road ? 'R' : 'F';
    return letters;
}

bool holds(Contacts contacts, std::size_t contact) {
    return (contacts >> contact & 1) != 0;
}

// "city N W with a pennant, road E S". Fields are the rest and are not listed.
std::string in_words(const TileType& type) {
    std::string words;
    for (const Piece& piece : type) {
        if (piece.kind == Kind::field) continue;
        if (!words.empty()) words += ", ";
        words += name(piece.kind);
        for (const tile::Side side : tile::all_sides) {
            const std::size_t middle = contact(side, At::middle);
            if (!holds(piece.contacts, middle)) continue;
            words += ' ';
            words += contact_text(piece.kind, middle).back();
        }
        if (piece.pennants != 0) words += " with a pennant";
    }
    return words;
}

// All names of a piece.
std::vector<std::string> names_of(const Piece& piece) {
    std::vector<std::string> names;
    if (piece.kind == Kind::monastery) names.push_back(contact_text(piece.kind, 0));
    for (std::size_t i = 0; i < contact_count; ++i)
        if (holds(piece.contacts, i)) names.push_back(contact_text(piece.kind, i));
    return names;
}

void write_type(text::JsonWriter& json, Type number) {
    const TileType& type = types[number];
    json.begin_object();
    json.member("name", type.name);
    json.member("title", title(number));
    json.member("letter", std::string(1, type.letter));
    json.member("count", type.count);
    json.member("edges", edge_letters(type));
    json.key("pieces");
    json.begin_array();
    for (const Piece& piece : type) {
        json.begin_object();
        json.member("kind", name(piece.kind));
        text::write_member(json, "at", names_of(piece));
        if (piece.kind == Kind::city) json.member("pennants", piece.pennants);
        if (piece.kind == Kind::field) text::write_member(json, "cities", numbers_in(piece.cities));
        json.end_object();
    }
    json.end_array();
    text::write_member(json, "rotations", numbers_in(distinct_rotations[number]));
    json.end_object();
}

}  // namespace

std::string tiles_text() {
    text::TextTable table({"tile", "letter", "count", "sides", "features"});
    std::size_t widest = 0;
    for (const TileType& type : types) widest = std::max(widest, in_words(type).size());
    for (const TileType& type : types) {
        // To the left, where the table would have it to the right.
        std::string words = in_words(type);
        words.resize(widest, ' ');
        table.add({std::string(type.name), std::string(1, type.letter), std::to_string(type.count),
                   edge_letters(type), words});
    }
    return table.to_string();
}

std::string tiles_json() {
    text::JsonWriter json;
    json.begin_object();
    json.key("tiles");
    json.begin_array();
    for (Type type = 0; type < type_count; ++type) write_type(json, type);
    json.end_array();
    json.end_object();
    return json.take();
}

}  // namespace bastide::match
