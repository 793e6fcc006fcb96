#include "bastide/landscape/strip.h"

#include "bastide/landscape/detail/open_strip.h"

namespace bastide::landscape {

Strip::Strip(CornerCities corners, Above above)
    : open_(std::make_unique<detail::OpenStrip>(corners, above)) {}

Strip::Strip(const Strip& other) : open_(std::make_unique<detail::OpenStrip>(*other.open_)) {}

Strip& Strip::operator=(const Strip& other) {
    if (this != &other) open_ = std::make_unique<detail::OpenStrip>(*other.open_);
    return *this;
}

Strip::Strip(Strip&& other) noexcept = default;
Strip& Strip::operator=(Strip&& other) noexcept = default;
Strip::~Strip() = default;

void Strip::add_rows(const Landscape& rows) {
    open_->add_rows(rows);
}

void Strip::add_strip(const Strip& below) {
    open_->add_strip(*below.open_);
}

LandscapeScore Strip::finish() const {
    return open_->finish();
}

std::int64_t Strip::rows() const {
    return open_->rows();
}

const Warnings& Strip::warnings() const {
    return open_->warnings();
}

}  // namespace bastide::landscape
