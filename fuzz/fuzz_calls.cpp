// Any call of a page returns text (empty for the art of a bare meadow) or an error message.
#include <cstdint>
#include <cstdlib>
#include <string_view>

#include "web/engine/src/answer.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view call(reinterpret_cast<const char*>(data), size);
    for (const auto modules : {bastide::engine::page_modules(), bastide::engine::pad_modules()}) {
        const auto answer = bastide::engine::answer(call, modules);
        if (!answer.is_good && !answer.text.starts_with('{')) std::abort();
    }
    return 0;
}
