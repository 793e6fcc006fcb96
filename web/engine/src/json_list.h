// Lists of choices for a page.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bastide/text/fields.h"

namespace bastide::engine {

struct NamedItem {
    std::string_view name;
    std::string_view about;
};

constexpr auto describe(text::Type<NamedItem> /*type*/) {
    return text::object("Named", "", "", text::member("name", "", &NamedItem::name),
                        text::member("about", "", &NamedItem::about));
}

// Returns a list of `NamedItem`. `name` and `about` return a thing's name and description.
template <class Things, class Name, class About>
std::string json_list(const Things& things, const Name& name, const About& about) {
    std::vector<NamedItem> list;
    list.reserve(std::size(things));
    for (const auto& thing : things) list.push_back({name(thing), about(thing)});
    return text::json_text(list);
}

// `type` is the TypeScript name of an item.
inline void declare_item(text::TypeScript& to, std::string_view type) {
    to.add_type(type, "", text::typescript_type<NamedItem>(to));
}

}  // namespace bastide::engine
