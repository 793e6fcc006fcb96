#include "bastide/draw/landscape/json.h"

#include <array>
#include <cmath>
#include <vector>

#include "bastide/draw/feature_tints.h"
#include "bastide/draw/landscape/parts.h"
#include "bastide/draw/palette.h"
#include "bastide/draw/svg_parts.h"
#include "bastide/text/json.h"

namespace bastide::draw {

using tile::Tile;

namespace {

class Writer {
  public:
    Writer(const landscape::Landscape& landscape, const landscape::FeatureMap& map)
        : landscape_(landscape),
          map_(map),
          tint_of_(feature_tints(landscape, map)),
          starts_(row_starts(landscape)) {
        look_of_.fill(-1);
    }

    std::string document() {
        json_.begin_object();
        tint_members();
        tiles();
        looks();
        features();
        json_.end_object();
        return json_.take();
    }

  private:
    void tint_members() {
        std::string patterns;
        for (std::size_t tint = 0; tint < tints.size(); ++tint) patterns += hatch(tint);
        json_.member("patterns", std::string_view(patterns));
        json_.key("tints");
        json_.begin_array();
        for (std::size_t tint = 0; tint < tints.size(); ++tint)
            json_.value(std::string_view(tint_attributes(tint, true)));
        json_.end_array();
        json_.member("seal", seal_art());
    }

    void tiles() {
        json_.key("tiles");
        json_.begin_array();
        for (std::size_t row = 0; row < landscape_.rows(); ++row) {
            const auto squares = landscape_.row(row);
            for (std::size_t column = 0; column < squares.size(); ++column) {
                place_of_.push_back(place_);
                if (squares[column].empty()) continue;
                tile({static_cast<std::int64_t>(row), static_cast<std::int64_t>(column)}, squares[column]);
                ++place_;
            }
        }
        json_.end_array();
    }

    void tile(tile::Cell at, Tile tile) {
        std::int64_t& look = look_of_[tile.code()];
        if (look < 0) {
            look = std::ssize(looks_);
            looks_.push_back(tile);
        }
        json_.value(at.row);
        json_.value(at.column);
        json_.value(look);
        const PartOwners owners(tile, owners_of(map_, starts_, at));
        for (std::size_t part = 0; part < max_parts; ++part)
            json_.value(part < owners.size() ? std::int64_t{owners[part]} : -1);
    }

    void looks() {
        json_.key("looks");
        json_.begin_array();
        for (const Tile look : looks_) {
            json_.begin_object();
            json_.member("art", std::string_view(seamed_art(look)));
            json_.key("parts");
            json_.begin_array();
            for (const std::string& part : part_art(look)) json_.value(std::string_view(part));
            json_.end_array();
            json_.end_object();
        }
        json_.end_array();
    }

    void features() {
        json_.key("features");
        json_.begin_array();
        for (std::size_t place = 0; place < map_.features.size(); ++place) feature(place);
        json_.end_array();
    }

    void feature(std::size_t place) {
        const landscape::Feature& feature = map_.features[place];
        json_.value(index(feature.kind));
        json_.value(feature.complete ? 1 : 0);
        json_.value(feature.points);
        json_.value(feature.tiles.size());
        json_.value(tint_of_[place]);
        if (!feature.complete) {
            for (int i = 0; i < 3; ++i) json_.value(-1);
            return;
        }
        const SealPlace seal = seals_.place(landscape_, map_, starts_, place);
        const std::size_t square =
            starts_[static_cast<std::size_t>(seal.tile.row)] + static_cast<std::size_t>(seal.tile.column);
        json_.value(place_of_[square]);
        json_.value(std::llround(10 * seal.at.x));
        json_.value(std::llround(10 * seal.at.y));
    }

    const landscape::Landscape& landscape_;
    const landscape::FeatureMap& map_;
    std::vector<std::uint8_t> tint_of_;
    std::vector<std::size_t> starts_;
    Seals seals_;
    std::array<std::int64_t, 256> look_of_{};
    std::vector<Tile> looks_;
    std::vector<std::int64_t> place_of_;  // of each square, in "tiles"
    std::int64_t place_ = 0;
    text::JsonWriter json_;
};

}  // namespace

std::string landscape_parts_json(const landscape::Landscape& landscape, const landscape::FeatureMap& map) {
    return Writer(landscape, map).document();
}

}  // namespace bastide::draw
