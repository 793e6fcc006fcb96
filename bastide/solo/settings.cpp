#include "bastide/solo/settings.h"

namespace bastide::solo {

std::string why_bad_size(std::int64_t size) {
    if (size >= Settings::least_size && size <= Settings::most_size && size % 2 == 1) return {};
    return "a board cannot be of size " + std::to_string(size) + ": the size is an odd number from " +
           std::to_string(Settings::least_size) + " to " + std::to_string(Settings::most_size);
}

}  // namespace bastide::solo
