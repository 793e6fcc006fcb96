// Things to choose from, as a page lists them.
#pragma once

#include <string>

#include "bastide/text/json.h"

namespace bastide::engine {

// [{"name":…,"about":…},…]. `name` and `about` are asked for each thing's.
template <class Things, class Name, class About>
std::string named_list(const Things& things, const Name& name, const About& about) {
    text::JsonWriter json;
    json.begin_array();
    for (const auto& thing : things) {
        json.begin_object();
        json.member("name", name(thing));
        json.member("about", about(thing));
        json.end_object();
    }
    json.end_array();
    return json.take();
}

}  // namespace bastide::engine
