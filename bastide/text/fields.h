// Describes a type as JSON once: its members, each with a name, a comment, where its value is and how it is
// read. The writer, the reader and the declaration in TypeScript follow from the description.
//
//     constexpr auto describe(text::Type<Forfeit> /*type*/) {
//         return text::object("MatchForfeit", "forfeit", "A lost match.",
//             text::member("seat", "From 0.", &Forfeit::seat, text::number(0, 5, errors::seat_range)),
//             text::member("why", "", &Forfeit::why, text::string(errors::why_not_text)));
//     }
//
// `describe` is in the namespace of the type. A value of a member may also be computed: then the member has a
// function instead of a pointer, and the type is only written. Comments are for TypeScript and take no room
// elsewhere.
#pragma once

#include "bastide/text/described_json.h"
#include "bastide/text/described_typescript.h"
#include "bastide/text/description.h"
