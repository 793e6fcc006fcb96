// Messages of the server for online tables.
#pragma once

#include "bastide/base/message.h"

namespace bastide::serve::errors {

inline constexpr MessageKind unknown_key{"serve.unknown_key", "the server does not know its key"};
inline constexpr MessageKind open_first{"serve.open_first", "open a table first"};
inline constexpr MessageKind not_stored{"serve.not_stored", "this could not be saved: {0}"};
inline constexpr MessageKind table_not_stored{"serve.table_not_stored",
                                              "the table could not be saved: try again in a minute"};
inline constexpr MessageKind damaged_table{"serve.damaged_table", "this table is damaged: {0}"};
inline constexpr MessageKind last_link{"serve.last_link",
                                       "this is the last game that one link leads to: create a new table"};
inline constexpr MessageKind is_busy{"serve.is_busy", "wait a moment and try again"};
inline constexpr MessageKind too_many_tables{"serve.too_many_tables",
                                             "too many tables are created at once: try again in a minute"};
inline constexpr MessageKind other_origin{"serve.other_origin", "the request comes from another origin"};

}  // namespace bastide::serve::errors
