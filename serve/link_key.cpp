#include "serve/link_key.h"

#include <algorithm>
#include <charconv>

#include "bastide/base/sha256.h"

namespace bastide::serve {
namespace {

// The shortest own key. Others see its hash and must not find it by trying.
constexpr std::size_t min_own_size = 32;

struct Parts {
    std::string_view chance;
    int match = 1;
    std::string_view own = {};  // with the sign before it
};

bool is_digit_or_letter(char each) {
    return (each >= '0' && each <= '9') || (each >= 'a' && each <= 'z');
}

// The random part has only digits and letters. Otherwise an input of the next game's hash, which can be
// computed from stored data, would be a valid key.
std::optional<Parts> parts_of(std::string_view key) {
    const std::string_view own = key.substr(std::min(key.size(), key.find('~')));
    key.remove_suffix(own.size());
    if (!own.empty() &&
        (own.size() <= min_own_size || !std::ranges::all_of(own.substr(1), is_digit_or_letter)))
        return std::nullopt;
    Parts parts{.chance = key.substr(0, key.find('.')), .own = own};
    if (!std::ranges::all_of(parts.chance, is_digit_or_letter)) return std::nullopt;
    if (parts.chance.size() == key.size()) return parts;
    const std::string_view number = key.substr(parts.chance.size() + 1);
    const char* const begin = number.data();
    const char* const end = begin + number.size();
    const auto [last, error] = std::from_chars(begin, end, parts.match);
    const bool is_number = error == std::errc() && last == end && !number.starts_with('0');
    if (!is_number || parts.match < 2 || parts.match > max_matches) return std::nullopt;
    return parts;
}

}  // namespace

std::optional<std::string> hash_of_key(std::string_view key) {
    const auto parts = parts_of(key);
    if (!parts) return std::nullopt;
    std::string hash = sha256(parts->chance);
    for (int match = 2; match <= parts->match; ++match) hash = hash_of_next(hash);
    return hash;
}

std::string hash_of_own(std::string_view key) {
    const auto parts = parts_of(key);
    return parts && !parts->own.empty() ? sha256(parts->own.substr(1)) : std::string();
}

std::string hash_of_next(std::string_view hash) {
    return sha256("rematch\n" + std::string(hash));
}

std::optional<std::string> next_key(std::string_view key) {
    const auto parts = parts_of(key);
    if (!parts || parts->match == max_matches) return std::nullopt;
    return std::string(parts->chance) + '.' + std::to_string(parts->match + 1) + std::string(parts->own);
}

}  // namespace bastide::serve
