// `bastide-png`, which `bastide` starts to write a PNG.
//
// This is a program of its own because librsvg comes with some 40 shared libraries, which would make every
// start of `bastide` several times slower.
#include "png/png.h"

int main(int argc, char** argv) {
    return bastide::png::run_program(argc, argv);
}
