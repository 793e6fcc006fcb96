#include "bastide/match/online/message.h"

#include <algorithm>
#include <array>
#include <optional>
#include <utility>

#include "bastide/match/errors.h"
#include "bastide/text/fields.h"

namespace bastide::match {
namespace {

constexpr int most = 1'000'000'000;

// A client's action: opening a table, or a command.
constexpr auto client_words = [] {
    std::array<std::string_view, 1 + table_command_words.size()> words = {"open"};
    std::ranges::copy(table_command_words, words.begin() + 1);
    return words;
}();

// The members of all messages of a client.
struct ClientFields {
    std::size_t action = 0;
    int version = 0;
    std::string key;
    int seen = 0;
    int id = 0;
    std::string name;
    std::string word;
    std::string commitment;
    std::string contribution;
    std::string move;
    int number = 0;
};

constexpr text::Number whole = text::number(0, most, errors::not_whole);
constexpr text::String any_text = text::string(errors::not_text);

constexpr auto describe(text::Type<ClientFields> /*type*/) {
    return text::object("OnlineClientMessage", "message", "A message to the server.",
                        text::member("do", "", &ClientFields::action, text::choice(client_words)),
                        text::optional_member("version", "", &ClientFields::version, whole),
                        text::optional_member("key", "", &ClientFields::key, any_text),
                        text::optional_member("seen", "", &ClientFields::seen, whole),
                        text::optional_member("id", "", &ClientFields::id, whole),
                        text::optional_member("name", "", &ClientFields::name, any_text),
                        text::optional_member("word", "", &ClientFields::word, any_text),
                        text::optional_member("commitment", "", &ClientFields::commitment, any_text),
                        text::optional_member("contribution", "", &ClientFields::contribution, any_text),
                        text::optional_member("move", "", &ClientFields::move, any_text),
                        text::optional_member("number", "", &ClientFields::number, whole));
}

std::string text_of(TableCommandKind kind, const ClientFields& fields) {
    if (kind == TableCommandKind::move) return fields.move;
    if (kind == TableCommandKind::commit) return fields.commitment;
    if (kind == TableCommandKind::reveal) return fields.contribution;
    return fields.name;
}

struct Done {
    int id;
};

constexpr auto describe(text::Type<Done> /*type*/) {
    return text::object("OnlineDone", "", "", text::constant("is", "done"),
                        text::member("id", "", &Done::id));
}

struct Reason {
    Message message;

    std::string english() const { return to_string(message); }
    std::optional<Message> translatable() const {
        return message.kind == nullptr ? std::nullopt : std::optional(message);
    }
};

constexpr std::string_view about_message = "The reason, for translation; missing if there is no translation.";

struct Refused {
    int id;
    Reason why;
};

constexpr auto describe(text::Type<Refused> /*type*/) {
    return text::object(
        "OnlineRefused", "", "", text::constant("is", "refused"), text::member("id", "", &Refused::id),
        text::member("why", "In English.", [](auto& refused) { return refused.why.english(); }),
        text::optional_member("message", about_message,
                              [](auto& refused) { return refused.why.translatable(); }));
}

struct Reload {};

constexpr auto describe(text::Type<Reload> /*type*/) {
    return text::object("OnlineReload", "", "The page has another version of the protocol.",
                        text::constant("is", "reload"));
}

struct Rematch {
    std::string_view key;
};

constexpr auto describe(text::Type<Rematch> /*type*/) {
    return text::object("OnlineRematch", "", "The same place at the table of a rematch.",
                        text::constant("is", "rematch"), text::member("key", "", &Rematch::key));
}

struct There {
    const std::vector<bool>* seats;
    int watching;
};

constexpr auto describe(text::Type<There> /*type*/) {
    return text::object("OnlineThere", "", "Who has the table open.", text::constant("is", "there"),
                        text::member("seats", "", [](auto& there) { return *there.seats; }),
                        text::member("watching", "", &There::watching));
}

struct Entries {
    std::span<const TableEvent> events;
    std::int64_t first;
};

std::vector<NumberedEvent> numbered(const Entries& entries) {
    std::vector<NumberedEvent> events;
    events.reserve(entries.events.size());
    std::int64_t number = entries.first;
    for (const TableEvent& event : entries.events) events.push_back({number++, event});
    return events;
}

constexpr auto describe(text::Type<Entries> /*type*/) {
    return text::object("OnlineEntries", "", "", text::constant("is", "entries"),
                        text::member("entries", "", numbered, text::as("OnlineEvent[]")));
}

struct Welcome {
    int seat;
    const TableSettings* settings;
    std::string_view commitment;
    std::int64_t now;
    Entries entries;
};

constexpr auto describe(text::Type<Welcome> /*type*/) {
    return text::object(
        "OnlineWelcome", "", "The table and the events that the page has not seen.",
        text::constant("is", "table"),
        text::member(
            "seat", "Null for spectators.",
            [](auto& welcome) { return welcome.seat < 0 ? std::nullopt : std::optional<int>(welcome.seat); }),
        text::member(
            "table", "", [](auto& welcome) -> auto& { return *welcome.settings; },
            text::as("OnlineSettings")),
        text::member("commitment", "", &Welcome::commitment),
        text::member("now", "The time of the server.", &Welcome::now),
        text::member(
            "entries", "", [](auto& welcome) { return numbered(welcome.entries); },
            text::as("OnlineEvent[]")));
}

struct Failure {
    const Error* error;
};

constexpr auto describe(text::Type<Failure> /*type*/) {
    return text::object(
        "OnlineError", "", "The reason why a table was not created.",
        text::member("error", "In English.", [](auto& failure) { return to_string(*failure.error); }),
        text::optional_member("message", about_message,
                              [](auto& failure) { return Reason{failure.error->message}.translatable(); }));
}

}  // namespace

static constexpr auto describe(text::Type<TableKeys> /*type*/) {
    return text::object("OnlineKeys", "", "The keys of a new table.",
                        text::member("seats", "Null where a bot sits.",
                                     [](auto& keys) {
                                         std::vector<std::optional<std::string_view>> seats;
                                         seats.reserve(keys.seats.size());
                                         for (const std::string& key : keys.seats)
                                             seats.push_back(key.empty()
                                                                 ? std::nullopt
                                                                 : std::optional<std::string_view>(key));
                                         return seats;
                                     }),
                        text::member("watch", "", &TableKeys::watch));
}

Result<ClientMessage> read_message(std::string_view text) {
    if (text.size() > max_message_bytes) return fail(errors::long_message);
    ClientFields read;
    if (auto done = text::read_text_into(text, read); !done) return std::unexpected(std::move(done.error()));
    if (read.action == 0) return Open{read.version, std::move(read.key), read.seen};
    TableRequest request{.id = read.id, .command = {.kind = static_cast<TableCommandKind>(read.action - 1)}};
    request.command.text = text_of(request.command.kind, read);
    request.command.player_entropy = std::move(read.word);
    request.command.number = read.number;
    return request;
}

std::string done_message(int id) {
    return text::json_line(Done{id});
}

std::string refused_message(int id, Message why) {
    return text::json_line(Refused{id, {std::move(why)}});
}

std::string reload_message() {
    return text::json_line(Reload{});
}

std::string rematch_message(std::string_view key) {
    return text::json_line(Rematch{key});
}

std::string there_message(const std::vector<bool>& seats, int watching) {
    return text::json_line(There{&seats, watching});
}

std::string entries_message(std::span<const TableEvent> events, std::int64_t first) {
    return text::json_line(Entries{events, first});
}

std::string table_message(int seat, const TableSettings& settings, std::string_view commitment,
                          std::int64_t now, std::span<const TableEvent> events, std::int64_t first) {
    return text::json_line(Welcome{seat, &settings, commitment, now, {events, first}});
}

std::string to_json(const TableKeys& keys) {
    return text::json_text(keys);
}

std::string error_json(const Error& error) {
    return text::json_text(Failure{&error});
}

void declare_messages(text::TypeScript& to) {
    to.add_type("OnlineCommand", "", text::union_of(table_command_words, true));
    text::typescript_type<ClientFields>(to);
    std::string all;
    const auto add = [&](const std::string& name) { all += (all.empty() ? "" : " | ") + name; };
    add(text::typescript_type<Welcome>(to));
    add(text::typescript_type<Entries>(to));
    add(text::typescript_type<There>(to));
    add(text::typescript_type<Done>(to));
    add(text::typescript_type<Refused>(to));
    add(text::typescript_type<Rematch>(to));
    add(text::typescript_type<Reload>(to));
    to.add_type("OnlineServerMessage", "A message of the server.", all);
    text::typescript_type<TableKeys>(to);
    text::typescript_type<Failure>(to);
}

}  // namespace bastide::match
