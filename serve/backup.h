// Copies of the tables that SQLite keeps, to have them when the disk is gone.
//
// A copy is made while the server runs, of one moment, and checked before it takes its place: each entry can
// be read, and none is missing.
#pragma once

#include <cstdint>
#include <string>

#include "bastide/base/result.h"

namespace bastide::serve {

struct Copied {
    std::int64_t tables = 0;
    std::int64_t entries = 0;
};

// Writes the tables of a server to a file, beside its place first.
Result<Copied> back_up(const std::string& tables, const std::string& to);

// Puts the tables of such a copy in place, as a file of whoever owns the folder. No server may have the
// tables open. An error if there are some already and they are not to be replaced.
Result<Copied> restore(const std::string& copy, const std::string& tables, bool replaces);

// Gives a file to the owner of its folder, which root alone can: a server that runs as another user is to
// open it.
void give_to_owner_of_folder(const std::string& file);

}  // namespace bastide::serve
