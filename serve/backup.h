// Backups of tables in SQLite.
//
// A copy is a consistent snapshot, made while the server runs, and is checked before it replaces an older
// copy (integrity_check.h).
#pragma once

#include <string>

#include "bastide/base/result.h"
#include "serve/integrity_check.h"

namespace bastide::serve {

// Copies a server's tables to a file, atomically.
Result<TableCounts> back_up(const std::string& tables, const std::string& to);

// Restores a copy as the tables of a server, owned by the owner of the folder. No server may have the tables
// open. Fails if tables already exist, unless `replaces` is set.
Result<TableCounts> restore(const std::string& copy, const std::string& tables, bool replaces);

// Changes a file's owner to the folder's owner, which only root can do, so that a server that runs as the
// folder's owner can open the file.
void give_to_owner_of_folder(const std::string& file);

}  // namespace bastide::serve
