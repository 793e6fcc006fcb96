// The edge of the WebAssembly module: memory in, memory out.
//
// `bastide_room` provides memory for the words of one call, `bastide_call` answers it, and the answer is
// valid until the next call. Calls share no other state. Each module has its own lists of calls, which the
// build names BASTIDE_MODULES.
#include <cstddef>

#include "web/engine/src/answer.h"
#include "web/engine/src/host.h"

extern "C" {
[[clang::import_module("bastide"), clang::import_name("watch")]] int bastide_watch(double share,
                                                                                   double solutions,
                                                                                   double nodes);
[[clang::import_module("bastide"), clang::import_name("piece")]] int bastide_piece(const char* text,
                                                                                   std::size_t size);
}

namespace bastide::engine {

Modules BASTIDE_MODULES();

namespace {

struct Desk {
    std::string words;
    Answer answer;
};

Desk& desk() {
    static Desk one;
    return one;
}

}  // namespace

bool report_progress(double share, double solutions, double nodes) {
    return bastide_watch(share, solutions, nodes) != 0;
}

bool give(std::string_view piece) {
    return bastide_piece(piece.data(), piece.size()) != 0;
}

}  // namespace bastide::engine

extern "C" {

// Returns memory for the words of a call, of this many bytes.
[[clang::export_name("bastide_room")]] char* bastide_room(std::size_t bytes) {
    auto& words = bastide::engine::desk().words;
    words.resize(bytes);
    return words.data();
}

// Answers the call in that memory. Returns 0, or 1 if the answer is an error.
[[clang::export_name("bastide_call")]] int bastide_call() {
    auto& desk = bastide::engine::desk();
    desk.answer = bastide::engine::answer(desk.words, bastide::engine::BASTIDE_MODULES());
    return desk.answer.is_good ? 0 : 1;
}

[[clang::export_name("bastide_answer")]] const char* bastide_answer() {
    return bastide::engine::desk().answer.text.data();
}

[[clang::export_name("bastide_answer_size")]] std::size_t bastide_answer_size() {
    return bastide::engine::desk().answer.text.size();
}
}
