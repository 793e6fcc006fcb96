// Turns SVG into PNG.
#pragma once

namespace bastide::png {

// Runs `bastide-png [WIDTH]`: reads SVG from standard input and writes PNG to standard output, WIDTH pixels
// wide, or the width of the SVG. Returns the exit status.
int run_program(int argc, char** argv);

}  // namespace bastide::png
