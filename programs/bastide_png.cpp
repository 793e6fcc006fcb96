// `bastide-png`: writes a PNG for `bastide`.
//
// A separate program, because librsvg loads about 40 shared libraries, which would make every start of
// `bastide` several times slower.
#include "png/png.h"

int main(int argc, char** argv) {
    return bastide::png::run_program(argc, argv);
}
