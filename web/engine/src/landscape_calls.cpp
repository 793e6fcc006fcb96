// Calls for the Score page: the tile art, and all that is known of a map.

#include "bastide/draw/landscape/svg.h"
#include "bastide/draw/match/palette.h"
#include "bastide/draw/tile_art.h"
#include "bastide/landscape/complete.h"
#include "bastide/landscape/features.h"
#include "bastide/landscape/format.h"
#include "bastide/landscape/read.h"
#include "bastide/landscape/score.h"
#include "bastide/landscape/strip.h"
#include "bastide/text/json.h"
#include "bastide/tile/catalogue.h"
#include "web/engine/src/calls.h"
#include "web/engine/src/number.h"
#include "web/engine/src/theme.h"
#include "web/engine/src/then.h"

namespace bastide::engine {
namespace {

// The largest map a page keeps: it is drawn whole.
constexpr std::size_t most_squares = std::size_t{1} << 20;

struct Map {
    Landscape landscape;
    Doubts doubts;
};

Result<Map> read_map(std::string_view text) {
    LandscapeReader reader;
    Map map;
    if (auto read = reader.feed(text, map.landscape); !read) return std::unexpected(std::move(read.error()));
    if (auto read = reader.finish(); !read) return std::unexpected(std::move(read.error()));
    if (auto fits = check_size(map.landscape, most_squares); !fits)
        return std::unexpected(std::move(fits.error()));
    map.doubts = reader.doubts();
    return map;
}

}  // namespace

Result<std::string> style(Words words) {
    return match_style_sheet(theme_of(words[0]));
}

Result<std::string> tile(Words words) {
    FiveNumbers five{};
    for (std::size_t i = 0; i < five.size(); ++i) {
        const std::int64_t number = number_of(words[i]).value_or(-1);
        if (number < 0 || number > (i < 4 ? 2 : 4))
            return std::unexpected(
                file_error({}, "a tile is four edges, 0 to 2, and how many cities it has"));
        five[i] = static_cast<int>(number);
    }
    return tile_art(read_legend(five).tile);
}

Result<std::string> catalogue(Words /*words*/) {
    std::string text = "[";
    for (const FiveNumbers& five : catalogue_legend) text += (text.size() > 1 ? "," : "") + to_string(five);
    return text + "]\n";
}

Result<std::string> score(Words words) {
    return then(read_map(words[0]), [](const Map& map) {
        return to_json(bastide::score(map.landscape), find_features(map.landscape).features);
    });
}

Result<std::string> complete(Words words) {
    return then(read_map(words[0]), [](const Map& map) { return to_json(find_holes(map.landscape)); });
}

Result<std::string> doubts(Words words) {
    return then(read_map(words[0]), [](Map map) {
        Strip strip(CornerCities::split, Strip::Above::nothing);
        strip.add_rows(map.landscape);
        map.doubts.add(strip.doubts());
        JsonWriter json;
        json.begin_array();
        for (const Doubt& doubt : map.doubts.first()) json.value(to_string(doubt));
        json.end_array();
        return json.take();
    });
}

Result<std::string> draw(Words words) {
    return then(read_map(words[0]), [theme = theme_of(words[1])](const Map& map) {
        return landscape_svg(map.landscape, find_features(map.landscape), theme);
    });
}

}  // namespace bastide::engine
