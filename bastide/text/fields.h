// Describes a type as JSON in one place: its members, each with a name, a comment, an accessor and a codec.
// The writer, the reader and the declaration in TypeScript are derived from the description.
//
//     constexpr auto describe(text::Type<Forfeit> /*type*/) {
//         return text::object("MatchForfeit", "forfeit", "A lost match.",
//             text::member("seat", "From 0.", &Forfeit::seat, text::number(0, 5, errors::seat_range)),
//             text::member("why", "", &Forfeit::why, text::string(errors::why_not_text)));
//     }
//
// Define `describe` in the namespace of the type. A member can also be computed: give a function instead of a
// pointer. The type can then be written but not read. Comments appear only in TypeScript and take no space in
// the binary.
#pragma once

#include "bastide/text/described_json.h"
#include "bastide/text/described_typescript.h"
#include "bastide/text/description.h"
