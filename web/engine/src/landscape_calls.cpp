// Calls for the Score page: all that is known of a map.
#include <array>

#include "bastide/draw/landscape/json.h"
#include "bastide/draw/landscape/svg.h"
#include "bastide/landscape/complete.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/format.h"
#include "bastide/landscape/read.h"
#include "bastide/landscape/score.h"
#include "bastide/landscape/strip.h"
#include "bastide/text/json.h"
#include "bastide/tile/catalogue.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/theme.h"

namespace bastide::engine {
namespace {

// The largest map that a page stores: it is drawn whole.
constexpr std::size_t max_squares = std::size_t{1} << 20;

struct Map {
    landscape::Landscape landscape;
    landscape::Warnings warnings;

    static Result<Map> read(std::string_view text) {
        landscape::LandscapeReader reader;
        Map map;
        if (auto read = reader.feed(text, map.landscape); !read)
            return std::unexpected(std::move(read.error()));
        if (auto read = reader.finish(); !read) return std::unexpected(std::move(read.error()));
        if (auto fits = check_size(map.landscape, max_squares); !fits)
            return std::unexpected(std::move(fits.error()));
        map.warnings = reader.warnings();
        return map;
    }
};

// The 19 tiles: [[0,0,1,0,0],…].
std::string landscape_catalogue() {
    std::string text = "[";
    for (const tile::FiveNumbers& five : tile::catalogue_legend)
        text += (text.size() > 1 ? "," : "") + tile::to_string(five);
    return text + "]\n";
}

// `bastide score --json --features`.
std::string landscape_score(const Map& map) {
    return to_json(score(map.landscape), find_features(map.landscape).features);
}

// `bastide score --json`.
std::string landscape_summary(const Map& map) {
    return to_json(score(map.landscape));
}

// `bastide complete --json`.
std::string landscape_complete(const Map& map) {
    return to_json(find_holes(map.landscape));
}

// The warnings of a map, messages in reading order.
std::string landscape_warnings(Map map) {
    landscape::Strip strip(landscape::CornerCities::split, landscape::Strip::Above::nothing);
    strip.add_rows(map.landscape);
    map.warnings.add(strip.warnings());
    text::JsonWriter json;
    json.begin_array();
    for (const landscape::Warning& warning : map.warnings.first()) write_json(json, message(warning));
    json.end_array();
    return json.take();
}

// `bastide score --draw svg`.
std::string landscape_draw(const Map& map, draw::Theme theme) {
    return draw::landscape_svg(map.landscape, find_features(map.landscape), theme);
}

// Returns all data for painting a map of any size and listing its features: bastide/draw/landscape/json.h.
std::string landscape_parts(const Map& map) {
    return draw::landscape_parts_json(map.landscape, find_features(map.landscape));
}

constexpr std::array calls = {
    Call{"landscape_catalogue", call<landscape_catalogue>},
    Call{"landscape_score", call<landscape_score>},
    Call{"landscape_summary", call<landscape_summary>},
    Call{"landscape_complete", call<landscape_complete>},
    Call{"landscape_warnings", call<landscape_warnings>},
    Call{"landscape_draw", call<landscape_draw>},
    Call{"landscape_parts", call<landscape_parts>},
};

}  // namespace

std::span<const Call> landscape_calls() {
    return calls;
}

void declare_landscape(text::TypeScript& to) {
    landscape::declare_results(to);
}

}  // namespace bastide::engine
