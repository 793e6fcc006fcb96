// What was answered to problems, in an SQLite file: an answer a row, kept as soon as it is given.
#pragma once

#include <string>
#include <vector>

#include "bastide/match/problems/practice.h"
#include "store/schema.h"

namespace bastide::tui {

class PracticeStore {
  public:
    // As `open_store`.
    static Result<PracticeStore> open(const std::string& file);

    // All of them, the first first.
    Result<std::vector<match::Answer>> answers();

    Result<void> keep(const match::Answer& answer);

  private:
    explicit PracticeStore(store::Database database) : database_(std::move(database)) {}

    store::Database database_;
};

// Where they are.
Result<std::string> practice_file();

}  // namespace bastide::tui
