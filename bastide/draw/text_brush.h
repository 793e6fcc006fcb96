// Lines of characters with colours, for terminal pictures.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::draw {

// Colours of the 256 of a terminal.
struct Shade {
    std::uint8_t ink = 0;
    std::uint8_t ground = 0;

    friend bool operator==(const Shade&, const Shade&) = default;
};

// One character; without a shade it stands on the terminal's own ground.
struct Painted {
    std::string_view glyph = " ";
    std::optional<Shade> shade = std::nullopt;
};

// Writes a line of characters, with colours or without. Colours change only where they differ from the
// character before.
class Brush {
  public:
    explicit Brush(bool color) : color_(color) {}

    void paint(const Painted& cell);

    // What was painted, without blanks at the end unless they are coloured, and a newline.
    std::string line() &&;

  private:
    void change(std::optional<Shade> shade);

    bool color_;
    std::optional<Shade> shade_;
    std::string line_;
};

}  // namespace bastide::draw
