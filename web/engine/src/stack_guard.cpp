// Symbols for stack protection that Debian's libc for WASI lacks.
#include <cstdint>

extern "C" {
extern const std::uintptr_t __stack_chk_guard;
const std::uintptr_t __stack_chk_guard = 0x5BD1'E995;

[[noreturn]] void __stack_chk_fail();
[[noreturn]] void __stack_chk_fail() {
    __builtin_trap();
}
}
