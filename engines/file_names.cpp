#include "engines/file_names.h"

#include <algorithm>
#include <cctype>
#include <utility>

namespace bastide::engines {
namespace {

std::string plain_name(std::string name) {
    std::ranges::replace_if(
        name, [](char each) { return std::isalnum(static_cast<unsigned char>(each)) == 0 && each != '.'; },
        '_');
    constexpr std::size_t longest = 100;
    if (name.size() > longest) name.erase(0, name.size() - longest);
    name.erase(0, std::min(name.find_first_not_of("._"), name.size()));
    return name.empty() ? "bot" : name;
}

}  // namespace

const std::string& FileNames::of(const std::string& bot) {
    const auto [at, is_new] = names_.try_emplace(bot);
    if (!is_new) return at->second;
    const std::string plain = plain_name(bot);
    std::string name = plain;
    for (int number = 2; !taken_.insert(name).second; ++number) name = plain + "-" + std::to_string(number);
    at->second = std::move(name);
    return at->second;
}

}  // namespace bastide::engines
