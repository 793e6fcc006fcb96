// Limits per address, so that one guest does not use up what all guests share.
//
//     AddressTable addresses;
//     const auto limits = addresses.find("192.0.2.7");
//     if (!limits->opens.try_acquire()) …
#pragma once

#include <cstddef>
#include <map>
#include <memory>
#include <string>

#include "serve/limits.h"
#include "serve/token_bucket.h"

namespace bastide::serve {

struct AddressLimits {
    TokenBucket opens{address_opens_a_second, address_opens_at_once};
    TokenBucket tables{address_tables_per_minute / 60.0, address_tables_at_once};
    TokenBucket rematches{address_rematches_per_minute / 60.0, address_rematches_at_once};
    int connections = 0;

    bool is_unused() {
        return connections == 0 && opens.is_full() && tables.is_full() && rematches.is_full();
    }
};

// Limits of an address, or null for clients without limits.
using SharedLimits = std::shared_ptr<AddressLimits>;

class AddressTable {
  public:
    // Returns the limits of an address.
    SharedLimits find(const std::string& address) {
        SharedLimits& limits = all_[address];
        if (!limits) limits = std::make_shared<AddressLimits>();
        return limits;
    }
    // Forgets addresses whose limits are like new ones.
    void forget_unused() {
        std::erase_if(all_, [](auto& each) { return each.second->is_unused(); });
    }
    std::size_t size() const { return all_.size(); }

  private:
    std::map<std::string, SharedLimits> all_;
};

// A connection of an address, which counts as long as this object exists.
class ConnectionSlot {
  public:
    // Returns null if the address has too many connections.
    static std::unique_ptr<ConnectionSlot> take(SharedLimits limits) {
        if (limits && limits->connections >= max_connections) return nullptr;
        return std::unique_ptr<ConnectionSlot>(new ConnectionSlot(std::move(limits)));
    }
    ~ConnectionSlot() {
        if (limits_) --limits_->connections;
    }
    ConnectionSlot(const ConnectionSlot&) = delete;
    ConnectionSlot& operator=(const ConnectionSlot&) = delete;

    const SharedLimits& limits() const { return limits_; }

  private:
    explicit ConnectionSlot(SharedLimits limits) : limits_(std::move(limits)) {
        if (limits_) ++limits_->connections;
    }

    SharedLimits limits_;
};

}  // namespace bastide::serve
