// Solutions as text for people and JSON for programs.
#pragma once

#include <cstdint>
#include <string>

#include "bastide/puzzle/game.h"
#include "bastide/puzzle/solution.h"
#include "bastide/text/json.h"
#include "bastide/text/typescript.h"

namespace bastide::puzzle {

// Returns the text of a puzzle file: "tile road road pasture pasture" and a newline for each tile.
std::string to_text(const Puzzle& puzzle);

// "Solution: (0,0,90)(0,1,180)": the row, the column and the clockwise rotation in degrees of each tile, and
// a newline.
void append_line(const Solution& solution, std::string& text);

// {"rows":2,"columns":1,"tiles":[[0,0,90],[1,0,0]]}
std::string to_json(const Solution& solution);

// Returns a PuzzleView, which format.cpp describes.
std::string view_json(const Game& game);
void declare_view(text::TypeScript& to);

// {"solutions": [{"rows": 2, "columns": 1, "tiles": [[0, 0, 90], [1, 0, 0]]}], "count": 1}
//
// The document is written while solutions are found, because there may be more than fit in memory.
class SolutionsJson {
  public:
    SolutionsJson();

    void add(const Solution& solution);

    // Returns the text written since the last call.
    std::string take_piece() { return json_.take_piece(); }

    // Returns the end of the document after the last solution, with "complete": false if there may be further
    // solutions. The document is then finished: nothing can be added.
    std::string finish(bool is_complete);

  private:
    text::JsonWriter json_;
    std::int64_t count_ = 0;
    bool is_finished_ = false;
};

}  // namespace bastide::puzzle
