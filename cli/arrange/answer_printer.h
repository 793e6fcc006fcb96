// Prints arrangements as they are found, as maps, JSON or pictures, or prints only their number.
#pragma once

#include <cstdint>
#include <string>

#include "bastide/arrange/best.h"
#include "bastide/arrange/goal.h"
#include "bastide/arrange/search.h"
#include "bastide/base/result.h"
#include "bastide/landscape/landscape.h"
#include "command/fail.h"
#include "command/picture.h"
#include "os/terminal.h"

namespace bastide::cli {

struct AnswerOptions {
    PictureOptions picture;
    bool json = false;
    bool count = false;
    bool as_puzzle = false;  // true to print a puzzle instead of a map
    os::ColorMode color = os::ColorMode::automatic;
};

class AnswerPrinter {
  public:
    explicit AnswerPrinter(const AnswerOptions& options) : options_(options) {}

    // Prints an arrangement. After an error nothing more is printed, and `finish` returns the error.
    void print(const landscape::Landscape& map);

    // Prints the summary. `is_partial` means that there may be more arrangements.
    Result<void> finish(std::int64_t found, bool is_partial);

    // Prints the summary of a search for the best arrangement under a goal.
    Result<void> finish(arrange::Goal goal, const arrange::BestResult& result);

    bool has_failed() const { return !written_; }

  private:
    // Returns the text of the map, or of the puzzle that it solves.
    Result<std::string> text_of(const landscape::Landscape& map) const;
    Result<void> draw(const landscape::Landscape& map) const;
    std::string text_picture(const landscape::Landscape& map) const;

    const AnswerOptions& options_;
    bool has_begun_ = false;  // true if something has been printed
    Result<void> written_;
};

}  // namespace bastide::cli
