// Any bytes as lines of the engine protocol, from a host to an engine, which answers and continues, and from
// an engine. Valid lines round-trip.
#include <cstdint>
#include <string>
#include <string_view>

#include "bastide/match/protocol/engine.h"
#include "bastide/match/protocol/engine_message.h"
#include "fuzz/saved_games.h"

namespace {

using namespace bastide::match;
using namespace bastide::match::protocol;
using bastide::fuzz::require;

template <class Read>
void read_back(std::string_view line, const Read& read) {
    const auto once = read(line);
    if (!once) {
        require(!once.error().what().empty());
        return;
    }
    const auto twice = read(to_text(*once));
    require(twice && *twice == *once);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    std::string_view text(reinterpret_cast<const char*>(data), size);
    Engine engine(*find_bot("greedy"));
    while (!text.empty() && !engine.has_quit()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        read_back(line, read_host_message);
        read_back(line, read_engine_message);
        for (const std::string& answer : engine.answer(line)) {
            require(answer.find('\n') == std::string::npos);
            require(read_engine_message(answer).has_value());
        }
        text.remove_prefix(std::min(line.size() + 1, text.size()));
    }
    return 0;
}
