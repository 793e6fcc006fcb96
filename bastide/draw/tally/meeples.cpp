#include "bastide/draw/tally/meeples.h"

#include <algorithm>

namespace bastide::draw {
namespace {

constexpr std::string_view prefix = "b-meeple-";

std::string rules(bool dark) {
    std::string out;
    for (const MeeplePaint& paint : meeple_paints) {
        out += '.';
        out += prefix;
        out += paint.name;
        out += "{color:";
        out += dark ? paint.dark : paint.light;
        out += "}\n";
    }
    return out;
}

}  // namespace

std::string meeple_class(std::string_view name) {
    const bool is_there = std::ranges::find(meeple_paints, name, &MeeplePaint::name) != meeple_paints.end();
    return is_there ? std::string(prefix) + std::string(name) : std::string();
}

std::string meeple_style(Theme theme) {
    std::string out = rules(theme == Theme::dark);
    if (theme == Theme::by_reader) out += "@media (prefers-color-scheme:dark){\n" + rules(true) + "}\n";
    return out;
}

}  // namespace bastide::draw
