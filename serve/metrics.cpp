#include "serve/metrics.h"

#include <string_view>

namespace bastide::serve {

std::string metrics_text(const Counts& counts, const Present& present) {
    std::string text;
    const auto add = [&](std::string_view name, std::string_view type, std::string_view help,
                         std::int64_t value) {
        text.append("# HELP bastide_").append(name).append(" ").append(help);
        text.append("\n# TYPE bastide_").append(name).append(" ").append(type);
        text.append("\nbastide_").append(name).append(" ").append(std::to_string(value)).append("\n");
    };
    add("tables_open", "gauge", "Tables in memory.", static_cast<std::int64_t>(present.tables));
    add("visitors", "gauge", "Pages that have a table open.", static_cast<std::int64_t>(present.visitors));
    add("messages_total", "counter", "Messages of pages.", counts.messages);
    add("too_fast_total", "counter", "Pages that said too much at once.", counts.too_fast);
    add("too_slow_total", "counter", "Pages that did not take what they were told.", counts.too_slow);
    return text;
}

}  // namespace bastide::serve
