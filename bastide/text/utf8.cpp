#include "bastide/text/utf8.h"

#include <algorithm>
#include <array>

namespace bastide::text {
namespace {

// Sequences by first byte, with their valid second bytes. Further bytes are 80 to BF.
struct Form {
    unsigned first_from;
    unsigned first_to;
    unsigned second_from;
    unsigned second_to;
    std::size_t size;
};

constexpr std::array<Form, 9> forms = {{{0x00, 0x7F, 0, 0, 1},
                                        {0xC2, 0xDF, 0x80, 0xBF, 2},
                                        {0xE0, 0xE0, 0xA0, 0xBF, 3},
                                        {0xE1, 0xEC, 0x80, 0xBF, 3},
                                        {0xED, 0xED, 0x80, 0x9F, 3},
                                        {0xEE, 0xEF, 0x80, 0xBF, 3},
                                        {0xF0, 0xF0, 0x90, 0xBF, 4},
                                        {0xF1, 0xF3, 0x80, 0xBF, 4},
                                        {0xF4, 0xF4, 0x80, 0x8F, 4}}};

bool is_between(char byte, unsigned from, unsigned to) {
    const unsigned code = static_cast<unsigned char>(byte);
    return code >= from && code <= to;
}

bool begins_with(std::string_view text, const Form& form) {
    if (text.size() < form.size || !is_between(text[0], form.first_from, form.first_to)) return false;
    if (form.size > 1 && !is_between(text[1], form.second_from, form.second_to)) return false;
    const std::string_view sequence = text.substr(0, form.size);
    return std::ranges::all_of(sequence.substr(std::min<std::size_t>(2, form.size)),
                               [](char byte) { return is_between(byte, 0x80, 0xBF); });
}

}  // namespace

std::size_t character_size(std::string_view text) {
    for (const Form& form : forms) {
        if (begins_with(text, form)) return form.size;
    }
    return 0;
}

std::size_t columns(std::string_view text) {
    std::size_t sum = 0;
    while (!text.empty()) {
        // Characters of four bytes are mostly pictographs. Characters of three bytes from U+3000 on are
        // mostly East Asian scripts.
        sum += static_cast<unsigned char>(text[0]) >= 0xE3 ? 2U : 1U;
        text.remove_prefix(std::max<std::size_t>(1, character_size(text)));
    }
    return sum;
}

bool is_utf8(std::string_view text) {
    while (!text.empty()) {
        const std::size_t size = character_size(text);
        if (size == 0) return false;
        text.remove_prefix(size);
    }
    return true;
}

}  // namespace bastide::text
