// Copies of the tables that SQLite keeps, to have them when the disk is gone.
//
// A copy is made while the server runs, of one moment, and checked before it takes its place (sound.h).
#pragma once

#include <string>

#include "bastide/base/result.h"
#include "serve/integrity_check.h"

namespace bastide::serve {

// Writes the tables of a server to a file, beside its place first.
Result<TableCounts> back_up(const std::string& tables, const std::string& to);

// Puts the tables of such a copy in place, as a file of whoever owns the folder. No server may have the
// tables open. An error if there are some already and they are not to be replaced.
Result<TableCounts> restore(const std::string& copy, const std::string& tables, bool replaces);

// Gives a file to the owner of its folder, which root alone can: a server that runs as another user is to
// open it.
void give_to_owner_of_folder(const std::string& file);

}  // namespace bastide::serve
