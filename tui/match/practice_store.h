// Stores answers to problems in an SQLite file, a row per answer, as soon as they are given.
#pragma once

#include <string>
#include <vector>

#include "bastide/match/problems/practice.h"
#include "store/schema.h"

namespace bastide::tui {

class PracticeStore {
  public:
    // See `open_store`.
    static Result<PracticeStore> open(const std::string& file);

    // Returns all answers, oldest first.
    Result<std::vector<match::Answer>> answers();

    Result<void> save(const match::Answer& answer);

  private:
    explicit PracticeStore(store::Database database) : database_(std::move(database)) {}

    store::Database database_;
};

// Returns the path of the file.
Result<std::string> practice_file();

}  // namespace bastide::tui
