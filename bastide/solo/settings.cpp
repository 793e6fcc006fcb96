#include "bastide/solo/settings.h"

#include "bastide/solo/errors.h"

namespace bastide::solo {

Message why_bad_size(std::int64_t size) {
    if (size >= Settings::least_size && size <= Settings::most_size && size % 2 == 1) return {};
    return {errors::bad_size, size, Settings::least_size, Settings::most_size};
}

}  // namespace bastide::solo
