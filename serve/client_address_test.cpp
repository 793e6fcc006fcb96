// Limits count for the client's address, also behind a proxy.
#include "serve/client_address.h"

#include <gtest/gtest.h>

#include "serve/address_limits.h"

namespace bastide::serve {
namespace {

std::string network(const char* address) {
    return network_of(asio::ip::make_address(address));
}

std::string forwarded(std::initializer_list<std::pair<const char*, const char*>> fields) {
    Request request;
    for (const auto& [name, value] : fields) request.insert(name, value);
    return forwarded_network(request);
}

TEST(ServeClientAddress, AnIpv6NetworkCountsAsOneAddress) {
    EXPECT_EQ(network("192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(network("::ffff:192.0.2.7"), "192.0.2.7");
    EXPECT_EQ(network("2001:db8:1:2:3:4:5:6"), network("2001:db8:1:2::9"));
    EXPECT_NE(network("2001:db8:1:2::9"), network("2001:db8:1:3::9"));
}

TEST(ServeClientAddress, TheProxysOwnEntryCounts) {
    EXPECT_EQ(forwarded({}), "");
    EXPECT_EQ(forwarded({{"X-Forwarded-For", "192.0.2.7"}}), "192.0.2.7");
    EXPECT_EQ(forwarded({{"X-Forwarded-For", "10.0.0.1, 192.0.2.7"}}), "192.0.2.7");
    EXPECT_EQ(forwarded({{"X-Forwarded-For", "10.0.0.1"}, {"X-Forwarded-For", "192.0.2.7"}}), "192.0.2.7");
    EXPECT_EQ(forwarded({{"Forwarded", "for=10.0.0.1, for=192.0.2.7:80;proto=https"}}), "192.0.2.7");
    EXPECT_EQ(forwarded({{"Forwarded", "proto=https; For=\"[2001:db8::1]:4711\""}}), "2001:db8::/64");
    EXPECT_EQ(forwarded({{"Forwarded", "proto=https"}}), "unknown");
    EXPECT_EQ(forwarded({{"X-Forwarded-For", "somebody"}}), "unknown");
    EXPECT_EQ(forwarded({{"X-Forwarded-For", ""}}), "unknown");
}

TEST(ServeClientAddress, OnlyNamedProxiesAreBelieved) {
    const auto is_believed = [](const char* peer) {
        return is_proxy(asio::ip::make_address(peer), {"10.1.2.3"});
    };
    EXPECT_TRUE(is_believed("127.0.0.1"));
    EXPECT_TRUE(is_believed("::ffff:127.0.0.1"));
    EXPECT_TRUE(is_believed("::1"));
    EXPECT_TRUE(is_believed("10.1.2.3"));
    EXPECT_FALSE(is_believed("127.0.0.2"));
    EXPECT_FALSE(is_believed("10.1.2.4"));
}

TEST(ServeAddressLimits, OneAddressDoesNotUseUpAnothers) {
    AddressTable addresses;
    const SharedLimits guest = addresses.find("192.0.2.7");
    while (guest->tables.try_acquire());
    EXPECT_TRUE(addresses.find("192.0.2.8")->tables.try_acquire());
    EXPECT_EQ(addresses.find("192.0.2.7"), guest);
    addresses.find("192.0.2.9");
    addresses.forget_unused();
    EXPECT_EQ(addresses.size(), 2U) << "the limits of those that were used are remembered";
}

TEST(ServeAddressLimits, CountConnectionsAsLongAsTheyExist) {
    AddressTable addresses;
    std::vector<std::unique_ptr<ConnectionSlot>> slots;
    for (int i = 0; i < max_connections; ++i)
        slots.push_back(ConnectionSlot::take(addresses.find("192.0.2.7")));
    EXPECT_EQ(ConnectionSlot::take(addresses.find("192.0.2.7")), nullptr);
    EXPECT_NE(ConnectionSlot::take(addresses.find("192.0.2.8")), nullptr);
    EXPECT_NE(ConnectionSlot::take(nullptr), nullptr);
    slots.pop_back();
    EXPECT_NE(ConnectionSlot::take(addresses.find("192.0.2.7")), nullptr);
    slots.clear();
    addresses.forget_unused();
    EXPECT_EQ(addresses.size(), 0U);
}

}  // namespace
}  // namespace bastide::serve
