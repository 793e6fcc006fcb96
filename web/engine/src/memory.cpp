// Copies and fills memory with WebAssembly's instructions, which Debian's libc for WASI does not use.
#include <cstddef>
#include <cstdint>
#include <cstring>

namespace {

// Copies between sizeof(Word) and twice as many bytes. Reads both ends before it writes, so the ranges may
// overlap.
template <class Word>
void copy_ends(char* to, const char* from, std::size_t size) {
    Word first;
    Word last;
    __builtin_memcpy(&first, from, sizeof first);
    __builtin_memcpy(&last, from + size - sizeof last, sizeof last);
    __builtin_memcpy(to, &first, sizeof first);
    __builtin_memcpy(to + size - sizeof last, &last, sizeof last);
}

// For a single word, the instruction's call into the browser takes longer than copying the word.
void copy(char* to, const char* from, std::size_t size) {
    if (size > 16) {
        __builtin_memmove(to, from, size);
    } else if (size >= 8) {
        copy_ends<std::uint64_t>(to, from, size);
    } else if (size >= 4) {
        copy_ends<std::uint32_t>(to, from, size);
    } else if (size >= 2) {
        copy_ends<std::uint16_t>(to, from, size);
    } else if (size == 1) {
        *to = *from;
    }
}

}  // namespace

extern "C" {
void* memcpy(void* to, const void* from, std::size_t size) {
    copy(static_cast<char*>(to), static_cast<const char*>(from), size);
    return to;
}

void* memmove(void* to, const void* from, std::size_t size) {
    return memcpy(to, from, size);
}

void* memset(void* to, int byte, std::size_t size) {
    return __builtin_memset(to, byte, size);
}
}
