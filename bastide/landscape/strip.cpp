#include "bastide/landscape/strip.h"

#include "bastide/base/require.h"
#include "bastide/landscape/detail/open_strip.h"

namespace bastide::landscape {

Strip::Strip(CornerCities corners, Above above)
    : open_(std::make_unique<detail::OpenStrip>(corners, above)) {}

Strip::Strip(const Strip& other) : open_(std::make_unique<detail::OpenStrip>(other.open())) {}

Strip& Strip::operator=(const Strip& other) {
    if (this != &other) open_ = std::make_unique<detail::OpenStrip>(other.open());
    return *this;
}

Strip::Strip(Strip&& other) noexcept = default;
Strip& Strip::operator=(Strip&& other) noexcept = default;
Strip::~Strip() = default;

detail::OpenStrip& Strip::open(const bastide::detail::Where& where) const {
    require(open_ != nullptr, "the strip has not been moved from", where);
    return *open_;
}

void Strip::add_rows(const Landscape& rows) {
    require(rows.columns() <= Landscape::max_row, "a row has at most 16777216 squares", rows.columns());
    open().add_rows(rows);
}

void Strip::add_strip(const Strip& below) {
    const detail::OpenStrip& other = below.open();
    require(other.above() == Above::unknown, "the strip below has unknown surroundings above");
    require(other.corners() == open().corners(), "both strips have the same reading of corner cities");
    open().add_strip(other);
}

LandscapeScore Strip::finish() const {
    return open().finish();
}

std::int64_t Strip::rows() const {
    return open().rows();
}

const Warnings& Strip::warnings() const {
    return open().warnings();
}

}  // namespace bastide::landscape
