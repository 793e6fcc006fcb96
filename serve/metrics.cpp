#include "serve/metrics.h"

#include <charconv>
#include <string_view>

#include "bastide/match/online/message.h"

namespace bastide::serve {
namespace {

std::string text_of(double number) {
    std::array<char, 32> digits{};
    const auto [end, problem] = std::to_chars(digits.data(), digits.data() + digits.size(), number);
    return {digits.data(), end};
}

class Text {
  public:
    // Starts a metric with its help text.
    void begin(std::string_view name, std::string_view type, std::string_view help) {
        name_ = "bastide_" + std::string(name);
        text_.append("# HELP ").append(name_).append(" ").append(help);
        text_.append("\n# TYPE ").append(name_).append(" ").append(type).append("\n");
    }
    void value(const std::string& number, std::string_view ending = "") {
        text_.append(name_).append(ending).append(" ").append(number).append("\n");
    }
    void one(std::string_view name, std::string_view type, std::string_view help, std::int64_t number) {
        begin(name, type, help);
        value(std::to_string(number));
    }
    void histogram(std::string_view name, std::string_view help, const Durations& durations) {
        begin(name, "histogram", help);
        for (std::size_t i = 0; i < Durations::limits.size(); ++i)
            value(std::to_string(durations.up_to(i)),
                  "_bucket{le=\"" + text_of(Durations::limits[i]) + "\"}");
        value(std::to_string(durations.count()), "_bucket{le=\"+Inf\"}");
        value(text_of(durations.sum()), "_sum");
        value(std::to_string(durations.count()), "_count");
    }
    std::string take() { return std::move(text_); }

  private:
    std::string text_;
    std::string name_;
};

}  // namespace

void Durations::add(double seconds) {
    for (std::size_t i = 0; i < limits.size(); ++i) up_to_[i] += seconds <= limits[i] ? 1 : 0;
    ++count_;
    sum_ += seconds;
}

std::string metrics_text(const Counts& counts, const Present& present) {
    Text text;
    text.begin("build_info", "gauge", "The program, and its protocol with pages.");
    text.value("1", "{version=\"" + present.version + "\",protocol=\"" +
                        std::to_string(match::protocol_version) + "\"}");
    text.one("tables_open", "gauge", "Tables in memory.", static_cast<std::int64_t>(present.tables));
    text.one("visitors", "gauge", "Pages that have a table open.",
             static_cast<std::int64_t>(present.clients));
    text.one("connections", "gauge", "WebSockets, with or without a table.",
             static_cast<std::int64_t>(present.connections));
    text.one("refused_connections_total", "counter",
             "Connections refused because their address has too many.", counts.refused_connections);
    text.one("refused_opens_total", "counter", "Requests to open a table that came too often.",
             counts.refused_opens);
    text.begin("answers_total", "counter", "Answers to requests, by status.");
    for (const auto& [status, count] : counts.answers)
        text.value(std::to_string(count), "{status=\"" + std::to_string(status) + "\"}");
    text.one("bad_requests_total", "counter", "Requests refused: too long, too slow, or not HTTP.",
             counts.bad_requests);
    text.one("messages_total", "counter", "Messages from pages.", counts.messages);
    text.one("too_fast_total", "counter", "Pages cut off because they sent too much at once.",
             counts.too_fast);
    text.one("too_slow_total", "counter", "Pages cut off because they read too slowly.", counts.too_slow);
    text.one("entries_kept_total", "counter", "Entries saved to disk.", counts.entries);
    text.one("entries_not_kept_total", "counter", "Entries refused because they could not be saved.",
             counts.failed_appends);
    text.one("failed_reads_total", "counter", "Tables that could not be found, loaded or created.",
             counts.failed_reads);
    text.one("reads_waiting", "gauge", "Questions to the store without an answer.",
             static_cast<std::int64_t>(present.reads));
    text.one("entries_waiting", "gauge", "Entries waiting to be saved.",
             static_cast<std::int64_t>(present.appends.entries));
    text.one("entries_waiting_bytes", "gauge", "Size of the entries waiting to be saved.",
             static_cast<std::int64_t>(present.appends.bytes));
    text.histogram("keep_seconds", "Time to save the entries of a table to disk.", counts.append_times);
    text.histogram("bot_move_seconds", "Thinking time of a bot per move.", counts.thinking);
    text.one("bots_waiting", "gauge", "Bot moves waiting for a thread.",
             static_cast<std::int64_t>(present.thoughts));
    text.one("database_up", "gauge", "1 if tables can be saved and loaded, 0 otherwise.",
             present.has_store ? 1 : 0);
    if (present.disk.database >= 0)
        text.one("database_bytes", "gauge", "Size of the SQLite database.", present.disk.database);
    if (present.disk.free >= 0)
        text.one("disk_free_bytes", "gauge", "Free space on the disk of the SQLite database.",
                 present.disk.free);
    return text.take();
}

}  // namespace bastide::serve
