// Any bytes as input from pages and a store to a server of tables: a stored event if they begin with '{',
// otherwise lines, each a message from one of four pages at two hubs over one store, or another happening.
//
// For any input, the stored events make the same table again, refused messages change nothing, and pages
// receive every event once, in order.
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/base/sha256.h"
#include "bastide/match/notation.h"
#include "bastide/match/online/testing/browser.h"
#include "bastide/text/json_value.h"
#include "fuzz/saved_games.h"
#include "serve/testing/fake_ports.h"

namespace {

using namespace bastide;
using namespace bastide::serve;
using bastide::fuzz::require;

// A page that believes nothing.
class Page : public Client {
  public:
    void turn_away(Farewell /*why*/) override {}
    void send(OutgoingMessage sent) override {
        const std::string text = sent.text();
        const auto message = text::parse_json(text);
        require(message && message->find("is") != nullptr);
        if (message->find("is")->text == "table") seen = 0;
        const text::JsonValue* const entries = message->find("entries");
        if (entries == nullptr) return;
        for (const text::JsonValue& entry : entries->elements) {
            const std::string number = entry.find("n")->text;
            if (seen == 0) seen = std::stol(number) - 1;
            require(std::to_string(++seen) == number);
        }
    }

    std::int64_t seen = 0;
};

// Replays events into a table.
match::HostedTable again(const StoredTable& table) {
    match::HostedTable made(table.settings, table.secret);
    for (const match::TableEvent& entry : table.entries) {
        const auto read = match::read_table_event(to_json(entry, 1));
        require(read && *read == entry && made.apply(entry));
    }
    return made;
}

// Returns the visible state of a table.
std::string shown(const match::OnlineTable& table) {
    std::string text;
    for (int seat = 0; seat < table.seat_count(); ++seat) text.append(table.seat(seat).name).append("|");
    text.append(match::table_phase_words[static_cast<std::size_t>(table.phase())]);
    text.append(std::to_string(table.moves().size()));
    for (const match::PublicDeal::Seat& seat : table.public_deal().seats)
        text.append(seat.commitment).append(seat.contribution);
    return text;
}

struct Tables {
    std::shared_ptr<MemoryStore> store = std::make_shared<MemoryStore>();
    FakePorts one{store};
    FakePorts other{store};
    match::TableKeys keys = created();
    std::vector<std::shared_ptr<Page>> pages = {std::make_shared<Page>(), std::make_shared<Page>(),
                                                std::make_shared<Page>(), std::make_shared<Page>()};

    FakePorts& world(std::size_t page) { return page % 2 == 0 ? one : other; }
    const std::string& key(std::size_t page) const { return page == 3 ? keys.watch : keys.seats[page % 2]; }
    // A page that waits for its table sends nothing.
    void take(std::size_t page, std::string_view text) {
        if (!world(page).hub->is_opening(pages[page])) world(page).hub->take(pages[page], text);
    }
    void open(std::size_t page) {
        take(page, R"({"do":"open","version":)" + std::to_string(match::protocol_version) +
                       R"(,"seen":0,"key":")" + key(page) + R"("})");
    }
    match::TableKeys created() const {
        match::TableKeys made;
        one.hub->create(*match::read_table_settings(
                            R"({"seats":[{"bot":null},{"bot":null},{"bot":"random"}],"clock":"quarter"})"),
                        [&](const Result<match::TableKeys>& keys) { made = *keys; });
        return made;
    }
    // Completes all pending work.
    void settle() {
        const auto is_busy = [](const FakePorts& world) {
            return !world.later.empty() || !world.thoughts.empty() || !world.notices.empty();
        };
        while (is_busy(one) || is_busy(other)) {
            for (FakePorts* world : {&one, &other}) {
                world->settle();
                world->let_think();
                world->deliver_updates();
            }
        }
    }
};

// A browser sits down, commits and reveals. The table accepts one of these at most.
void take_part(Tables& tables, int seat) {
    const auto page = static_cast<std::size_t>(seat);
    const match::Browser browser{.seat = seat};
    for (const char* const what : {"sit", "commit", "reveal"}) {
        const match::HostedTable hosted = again(tables.store->tables.begin()->second);
        const match::OnlineTable& table = hosted.state();
        tables.take(page, std::string(R"({"do":")") + what + R"(","id":8,"name":"Anna )" +
                              std::to_string(seat) + R"(","commitment":")" + browser.commitment(table) +
                              R"(","contribution":")" + browser.contribution(table.public_deal().round) +
                              R"("})");
    }
}

// A line begins with a digit, the page, followed by its message, or with a letter, another happening.
void act(Tables& tables, std::string_view line) {
    const char what = line.front();
    const std::size_t page = static_cast<std::size_t>(what) % 4;
    switch (what) {
        case 'o':
            for (std::size_t each = 0; each < tables.pages.size(); ++each) tables.open(each);
            break;
        case 'l':
            tables.one.hub->leave(tables.pages[0]);
            break;
        case 's':
            for (FakePorts* each : {&tables.one, &tables.other}) each->is_slow = !each->is_slow;
            break;
        case 'f':
            tables.store->is_full = !tables.store->is_full;
            break;
        case 't':
            for (FakePorts* each : {&tables.one, &tables.other}) {
                each->now += 600'000;
                each->hub->tick();
            }
            break;
        case 'g':
            tables.settle();
            break;
        case 'c':  // two browsers sit down, commit or reveal
            for (const int seat : {0, 1}) take_part(tables, seat);
            break;
        case 'm': {  // a move of the seat to move
            const match::HostedTable hosted = again(tables.store->tables.begin()->second);
            const match::OnlineTable& table = hosted.state();
            if (table.phase() != match::TablePhase::playing) break;
            const auto moves = table.game().legal_moves();
            const std::string text = match::to_text(moves[line.size() % moves.size()]);
            const auto mover = static_cast<std::size_t>(table.to_move());
            if (mover < 2) tables.take(mover, R"({"do":"move","id":7,"move":")" + text + R"("})");
            break;
        }
        default:
            tables.take(page, line.substr(1));
    }
}

void go_through(std::string_view text) {
    Tables tables;
    for (std::size_t page = 0; page < tables.pages.size(); ++page) tables.open(page);
    while (!text.empty()) {
        const std::string_view line = text.substr(0, text.find('\n'));
        text.remove_prefix(std::min(text.size(), line.size() + 1));
        if (!line.empty()) act(tables, line);
    }
    tables.store->is_full = false;
    for (FakePorts* each : {&tables.one, &tables.other}) {
        each->is_slow = false;
        each->hub->tick();
    }
    tables.settle();
    for (const auto& [id, table] : tables.store->tables) again(table);
    // A page that opens the table now receives the stored events, on both servers.
    const auto& stored_tables = tables.store->tables;
    for (const std::size_t page : {0UL, 1UL}) {
        tables.open(page);
        std::int64_t most = 0;
        for (const auto& [id, table] : stored_tables)
            for (const AccessKey& door : table.access_keys)
                if (door.hash == sha256(tables.key(page))) most = std::ssize(table.entries);
        require(tables.pages[page]->seen == most);
    }
}

// An entry at a table of two whose match has begun: it comes there, or leaves all as it was.
void apply(std::string_view text) {
    const auto entry = match::read_table_event(text);
    if (!entry) return;
    StoredTable table{
        .id = "table",
        .settings = *match::read_table_settings(R"({"seats":[{"bot":null},{"bot":null}],"deal":2})"),
        .secret = match::new_secret(sha256("secret")),
        .access_keys = {},
        .entries = {}};
    const auto send = [&](int seat, const match::TableCommand& command) {
        const match::HostedTable made = again(table);
        const auto events = made.request(seat, command, 1);
        require(events.has_value());
        table.entries.insert(table.entries.end(), events->begin(), events->end());
    };
    for (const int seat : {0, 1}) {
        send(seat, {.text = seat == 0 ? "Anna" : "Ben"});
        send(seat, match::Browser{.seat = seat}.commit(again(table).state()));
    }
    // Half of the events come while the deal waits for a contribution.
    send(0, match::Browser{.seat = 0}.reveal(again(table).state()));
    if (text.size() % 2 == 0) send(1, match::Browser{.seat = 1}.reveal(again(table).state()));
    match::HostedTable made = again(table);
    const std::string before = shown(made.state());
    if (!made.apply(*entry)) {
        require(shown(made.state()) == before);
        return;
    }
    table.entries.push_back(*entry);
    require(shown(again(table).state()) == shown(made.state()));
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (text.starts_with('{')) {
        apply(text);
    } else {
        go_through(text);
    }
    return 0;
}
