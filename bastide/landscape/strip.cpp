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

detail::OpenStrip& Strip::open() const {
    require(open_ != nullptr, "the strip has not been moved from");
    return *open_;
}

void Strip::add_rows(const Landscape& rows) {
    open().add_rows(rows);
}

void Strip::add_strip(const Strip& below) {
    open().add_strip(below.open());
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
