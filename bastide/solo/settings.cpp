#include "bastide/solo/settings.h"

#include "bastide/solo/errors.h"

namespace bastide::solo {

Message size_error(std::int64_t size) {
    if (size >= Settings::min_size && size <= Settings::max_size && size % 2 == 1) return {};
    return {errors::bad_size, size, Settings::min_size, Settings::max_size};
}

}  // namespace bastide::solo
