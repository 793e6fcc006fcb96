#include "bastide/landscape/format.h"

#include <bit>

#include "bastide/text/fields.h"
#include "bastide/text/plural.h"
#include "bastide/text/text_table.h"
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
            std::to_string(plus(complete.points, incomplete.points))};
}

// With or without its features.
struct Summary {
    const LandscapeScore& score;
    std::span<const std::string> warnings;

    std::array<Line, tile::all_feature_kinds.size()> lines(bool complete) const {
        std::array<Line, tile::all_feature_kinds.size()> lines;
        for (std::size_t i = 0; i < lines.size(); ++i)
            lines[i] = score.line(tile::all_feature_kinds[i], complete);
        return lines;
    }
};

struct FullScore {
    Summary summary;
    std::span<const Feature> features;
};

struct Holes {
    std::span<const Hole> holes;
};

template <class Visit>
void for_each_fitting(const Hole& hole, Visit visit) {
    const auto& oriented = oriented_catalogue();
    for (std::size_t i = 0; i < oriented.size(); ++i) {
        if ((hole.fits >> i & 1U) != 0) visit(oriented[i].tile);
    }
}

std::vector<tile::FiveNumbers> fitting_tiles(const Hole& hole) {
    std::vector<tile::FiveNumbers> tiles;
    for_each_fitting(hole, [&](tile::Tile tile) { tiles.push_back(legend(tile)); });
    return tiles;
}

constexpr auto kind_words = [] {
    std::array<std::string_view, tile::all_feature_kinds.size()> words;
    for (std::size_t i = 0; i < words.size(); ++i) words[i] = name(tile::all_feature_kinds[i]);
    return words;
}();

}  // namespace

static constexpr auto describe(text::Type<Line> /*type*/) {
    return text::object("Line", "", "", text::member("count", "", &Line::count),
                        text::member("points", "", &Line::points));
}

static constexpr auto describe(text::Type<Feature> /*type*/) {
    return text::object(
        "Feature", "", "",
        text::member(
            "kind", "", [](auto& feature) { return name(feature.kind); }, text::as("FeatureKind")),
        text::member("complete", "", &Feature::complete), text::member("points", "", &Feature::points),
        text::member(
            "tiles", "",
            [](auto& feature) {
                std::vector<std::array<std::int64_t, 2>> cells;
                cells.reserve(feature.tiles.size());
                for (const tile::Cell& at : feature.tiles) cells.push_back({at.row, at.column});
                return cells;
            },
            text::as("Square[]")));
}

static constexpr auto describe(text::Type<Hole> /*type*/) {
    return text::object(
        "Hole", "",
        "An empty square beside a tile, the edges of its neighbours, and the oriented tiles that fit.",
        text::member("row", "", [](auto& hole) { return hole.at.row; }),
        text::member("column", "", [](auto& hole) { return hole.at.column; }),
        text::member(
            "around", "",
            [](auto& hole) {
                std::array<std::optional<std::string_view>, 4> edges;
                for (std::size_t i = 0; i < edges.size(); ++i)
                    if (hole.around[i]) edges[i] = name(*hole.around[i]);
                return edges;
            },
            text::as("[Edge | null, Edge | null, Edge | null, Edge | null]")),
        text::member("fits", "", fitting_tiles, text::as("Five[]")));
}

namespace {

constexpr auto describe(text::Type<Summary> /*type*/) {
    return text::object("MapSummary", "", "",
                        text::member("score", "", [](auto& of) { return of.score.total(); }),
                        text::member(
                            "complete", "", [](auto& of) { return of.lines(true); },
                            text::by_word("FeatureKind", kind_words)),
                        text::member(
                            "incomplete", "", [](auto& of) { return of.lines(false); },
                            text::by_word("FeatureKind", kind_words)),
                        text::optional_member("warnings", "Sentences, only in the output of the command.",
                                              [](auto& of) { return text::unless_empty(of.warnings); }));
}

constexpr auto describe(text::Type<FullScore> /*type*/) {
    return text::object("MapScore", "", "", text::base(&FullScore::summary),
                        text::member("features", "", &FullScore::features));
}

constexpr auto describe(text::Type<Holes> /*type*/) {
    return text::object("", "", "", text::member("holes", "", &Holes::holes));
}

}  // namespace

std::string breakdown_table(const LandscapeScore& score) {
    text::TextTable table({"", "complete", "points", "incomplete", "points", "total"});
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
    text::TextTable table({"feature", "complete", "points", "tiles", "first at"});
    for (const Feature& feature : features) {
        table.add({std::string(name(feature.kind)), feature.complete ? "yes" : "no",
                   std::to_string(feature.points), std::to_string(feature.tiles.size()),
                   feature.tiles.empty() ? "" : to_string(feature.tiles.front())});
    }
    return table.to_string();
}

std::string how_many_fit(const Hole& hole) {
    return hole.fits == 0 ? "nothing fits" : text::plural(std::popcount(hole.fits), "fits", "fit");
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

std::string to_json(const LandscapeScore& score, std::span<const std::string> warnings) {
    return text::json_text(Summary{score, warnings});
}

std::string to_json(const LandscapeScore& score, std::span<const Feature> features,
                    std::span<const std::string> warnings) {
    return text::json_text(FullScore{{score, warnings}, features});
}

std::string to_json(std::span<const Hole> holes) {
    return text::json_text(Holes{holes});
}

void declare_results(text::TypeScript& to) {
    to.add_type("Square", "Row and column, from 0.", "[number, number]");
    text::typescript_type<FullScore>(to);
    text::typescript_type<Hole>(to);
}

}  // namespace bastide::landscape
