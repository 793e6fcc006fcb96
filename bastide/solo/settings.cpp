#include "bastide/solo/settings.h"

#include "bastide/play/mix.h"

namespace bastide::solo {

std::string why_bad_size(std::int64_t size) {
    if (size >= Settings::least_size && size <= Settings::most_size && size % 2 == 1) return {};
    return "a board of size " + std::to_string(size) + " cannot be: the size is an odd number from " +
           std::to_string(Settings::least_size) + " to " + std::to_string(Settings::most_size);
}

std::uint64_t seed_number(std::string_view seed) {
    // FNV-1a, then mixed, since it leaves texts that differ in the last byte alike.
    std::uint64_t hash = 0xCBF2'9CE4'8422'2325;
    for (const char each : seed) hash = (hash ^ static_cast<unsigned char>(each)) * 0x100'0000'01B3;
    return mix(hash);
}

}  // namespace bastide::solo
