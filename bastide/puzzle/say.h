// Solutions as text for people and JSON for programs.
#pragma once

#include <cstdint>
#include <string>

#include "bastide/puzzle/solution.h"
#include "bastide/text/json.h"

namespace bastide {

// "Solution: (0,0,90)(0,1,180)": row, column and degrees turned clockwise of each tile, and a newline.
void append_line(const Solution& solution, std::string& text);

// {"solutions": [{"rows": 2, "columns": 1, "tiles": [[0, 0, 90], [1, 0, 0]]}], "count": 1}
//
// Written as solutions are found, since there may be more of them than fit in memory.
class SolutionsJson {
  public:
    SolutionsJson();

    void add(const Solution& solution);

    // What has been written since the last call.
    std::string take_piece() { return json_.take_piece(); }

    // The rest, after the last solution.
    std::string finish();

  private:
    JsonWriter json_;
    std::int64_t count_ = 0;
};

}  // namespace bastide
