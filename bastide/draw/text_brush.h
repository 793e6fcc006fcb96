// Lines of characters with colours, for terminal pictures.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace bastide::draw {

// Two of the 256 colours of a terminal.
struct Shade {
    std::uint8_t ink = 0;
    std::uint8_t ground = 0;

    friend bool operator==(const Shade&, const Shade&) = default;
};

// One character. A character without a shade uses the terminal's colours.
struct Painted {
    std::string_view glyph = " ";
    std::optional<Shade> shade = std::nullopt;
};

// Writes a line of characters with or without colours. Emits a colour change only where the colours differ
// from the previous character's.
class Brush {
  public:
    explicit Brush(bool color) : color_(color) {}

    void paint(const Painted& cell);

    // Returns the painted line with a newline. Trailing spaces are removed unless they are coloured.
    std::string line() &&;

  private:
    void change(std::optional<Shade> shade);

    bool color_;
    std::optional<Shade> shade_;
    std::string line_;
};

}  // namespace bastide::draw
