#include "bastide/landscape/format.h"

#include <bit>

#include "bastide/text/counted.h"
#include "bastide/text/json.h"
#include "bastide/text/table.h"
#include "bastide/tile/legend.h"

namespace bastide::landscape {
namespace {

using Line = LandscapeScore::Line;

std::vector<std::string> breakdown_row(std::string_view name, const Line& complete, const Line& incomplete) {
    return {std::string(name),
            std::to_string(complete.count),
            std::to_string(complete.points),
            std::to_string(incomplete.count),
            std::to_string(incomplete.points),
            std::to_string(complete.points + incomplete.points)};
}

void write_lines(text::JsonWriter& json, const LandscapeScore& score, bool complete) {
    json.key(complete ? "complete" : "incomplete");
    json.begin_object();
    for (const tile::FeatureKind kind : tile::all_feature_kinds) {
        json.key(name(kind));
        json.begin_object();
        json.member("count", score.line(kind, complete).count);
        json.member("points", score.line(kind, complete).points);
        json.end_object();
    }
    json.end_object();
}

void write_score(text::JsonWriter& json, const LandscapeScore& score) {
    json.member("score", score.total());
    write_lines(json, score, true);
    write_lines(json, score, false);
}

void write_feature(text::JsonWriter& json, const Feature& feature) {
    json.begin_object();
    json.member("kind", name(feature.kind));
    json.member("complete", feature.complete);
    json.member("points", feature.points);
    json.key("tiles");
    json.begin_array();
    for (const tile::Cell& at : feature.tiles) {
        json.begin_array();
        json.value(at.row);
        json.value(at.column);
        json.end_array();
    }
    json.end_array();
    json.end_object();
}

template <class Visit>
void for_each_fitting(const Hole& hole, Visit visit) {
    const auto& oriented = oriented_catalogue();
    for (std::size_t i = 0; i < oriented.size(); ++i) {
        if ((hole.fits >> i & 1U) != 0) visit(oriented[i].tile);
    }
}

void write_hole(text::JsonWriter& json, const Hole& hole) {
    json.begin_object();
    json.member("row", hole.at.row);
    json.member("column", hole.at.column);
    json.key("around");
    json.begin_array();
    for (const auto& edge : hole.around) {
        if (edge) {
            json.value(name(*edge));
        } else {
            json.null();
        }
    }
    json.end_array();
    json.key("fits");
    json.begin_array();
    for_each_fitting(hole, [&json](tile::Tile tile) {
        json.begin_array();
        for (const int number : legend(tile)) json.value(number);
        json.end_array();
    });
    json.end_array();
    json.end_object();
}

}  // namespace

std::string breakdown_table(const LandscapeScore& score) {
    text::Table table({"", "complete", "points", "incomplete", "points", "total"});
    Line all_complete;
    Line all_incomplete;
    for (const tile::FeatureKind kind : tile::all_feature_kinds) {
        table.add(breakdown_row(name(kind), score.line(kind, true), score.line(kind, false)));
        all_complete += score.line(kind, true);
        all_incomplete += score.line(kind, false);
    }
    table.add(breakdown_row("all", all_complete, all_incomplete));
    return table.to_string();
}

std::string feature_table(std::span<const Feature> features) {
    text::Table table({"feature", "complete", "points", "tiles", "first at"});
    for (const Feature& feature : features) {
        table.add({std::string(name(feature.kind)), feature.complete ? "yes" : "no",
                   std::to_string(feature.points), std::to_string(feature.tiles.size()),
                   to_string(feature.tiles.front())});
    }
    return table.to_string();
}

std::string how_many_fit(const Hole& hole) {
    return hole.fits == 0 ? "nothing fits" : text::counted(std::popcount(hole.fits), "fits", "fit");
}

std::string in_words(const Hole& hole) {
    std::string words = to_string(hole.at) + ":";
    for (const tile::Side side : tile::all_sides) {
        if (const auto& edge = hole.around[index(side)]) {
            words +=
                (words.back() == ':' ? " " : ", ") + std::string(name(side)) + " " + std::string(name(*edge));
        }
    }
    return words + ": " + how_many_fit(hole);
}

std::string hole_lines(std::span<const Hole> holes) {
    std::string text;
    for (const Hole& hole : holes) {
        text += in_words(hole) + (hole.fits == 0 ? "" : ":");
        for_each_fitting(hole, [&text](tile::Tile tile) { text += " " + tile::to_string(legend(tile)); });
        text += '\n';
    }
    return text;
}

std::string to_json(const Landscape& landscape) {
    std::string json = "[";
    for (std::size_t row = 0; row < landscape.rows(); ++row) {
        json += row == 0 ? "\n  [" : ",\n  [";
        for (const tile::Tile tile : landscape.row(row)) {
            if (json.back() == ']') json += ',';
            json += tile.empty() ? "[]" : tile::to_string(legend(tile));
        }
        json += ']';
    }
    return json += "\n]\n";
}

std::string to_json(const LandscapeScore& score) {
    text::JsonWriter json;
    json.begin_object();
    write_score(json, score);
    json.end_object();
    return json.take();
}

std::string to_json(const LandscapeScore& score, std::span<const Feature> features) {
    text::JsonWriter json;
    json.begin_object();
    write_score(json, score);
    json.key("features");
    json.begin_array();
    for (const Feature& feature : features) write_feature(json, feature);
    json.end_array();
    json.end_object();
    return json.take();
}

std::string to_json(std::span<const Hole> holes) {
    text::JsonWriter json;
    json.begin_object();
    json.key("holes");
    json.begin_array();
    for (const Hole& hole : holes) write_hole(json, hole);
    json.end_array();
    json.end_object();
    return json.take();
}

}  // namespace bastide::landscape
