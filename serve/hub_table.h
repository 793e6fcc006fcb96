// A table that somebody has open at this server, or had a moment ago. Internal to the hub.
#pragma once

#include "serve/hub.h"

namespace bastide::serve {

struct Hub::Table {
    std::string id;
    match::HostedTable match;
    std::vector<AccessKey> access_keys;
    match::Secret secret;
    std::vector<match::TableEvent> entries;
    std::set<std::shared_ptr<Visitor>> visitors = {};
    std::deque<Waiting> waiting = {};
    bool is_busy = false;      // keeping entries that nobody was told yet, or fetching those of other servers
    bool is_thinking = false;  // a bot
    std::shared_ptr<std::atomic<bool>> wants_thought = {};  // whether what it thinks of is still of use
    std::int64_t left_at = 0;                               // when the last visitor left
    std::int64_t heard = 0;                                 // the number of entries kept, by any server
    bool is_unsure = false;                                 // there may be more than that

    std::int64_t size() const { return std::ssize(entries); }
    bool is_behind() const { return is_unsure || heard > size(); }
    bool is_idle() const { return visitors.empty() && !is_busy && !is_thinking; }

    void drop_thought() const {
        if (wants_thought) *wants_thought = false;
    }
};

// Leads a visitor, by its own key, to the same place at the table of a rematch.
std::string rematch_message(std::string_view key);

}  // namespace bastide::serve
