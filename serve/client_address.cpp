#include "serve/client_address.h"

#include <algorithm>

namespace bastide::serve {
namespace {

asio::ip::address without_mapping(const asio::ip::address& address) {
    if (address.is_v4() || !address.to_v6().is_v4_mapped()) return address;
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6());
}

std::string_view last_of_list(std::string_view list) {
    return trimmed(list.substr(list.rfind(',') + 1));
}

// The value of "for" in an element of a Forwarded header: "for=192.0.2.7;proto=https".
std::string_view for_of(std::string_view element) {
    while (!element.empty()) {
        const std::string_view pair = trimmed(element.substr(0, element.find(';')));
        element.remove_prefix(std::min(element.size(), element.find(';') + (element.contains(';') ? 1 : 0)));
        if (pair.size() > 4 && beast::iequals(std::string(pair.substr(0, 4)), "for=")) return pair.substr(4);
    }
    return {};
}

// Removes quotes, brackets and a port: "[2001:db8::1]:4711".
std::string_view bare(std::string_view node) {
    if (node.size() >= 2 && node.front() == '"' && node.back() == '"') node = node.substr(1, node.size() - 2);
    if (node.starts_with('[')) return node.substr(1, node.find(']') - 1);
    const bool has_port = std::ranges::count(node, ':') == 1;
    return has_port ? node.substr(0, node.find(':')) : node;
}

}  // namespace

bool is_loopback(const asio::ip::address& address) {
    return without_mapping(address).is_loopback();
}

bool is_proxy(const asio::ip::address& peer, const std::vector<std::string>& proxies) {
    const asio::ip::address plain = without_mapping(peer);
    const auto is_peer = [&](const std::string& name) {
        Failure failure;
        return asio::ip::make_address(name, failure) == plain && !failure;
    };
    return is_peer("127.0.0.1") || is_peer("::1") || std::ranges::any_of(proxies, is_peer);
}

std::string network_of(const asio::ip::address& address) {
    const asio::ip::address plain = without_mapping(address);
    if (plain.is_v4()) return plain.to_string();
    auto bytes = plain.to_v6().to_bytes();
    std::fill(bytes.begin() + 8, bytes.end(), std::uint8_t{0});
    return asio::ip::make_address_v6(bytes).to_string() + "/64";
}

std::string forwarded_network(const Request& request) {
    std::string_view node;
    bool is_forwarded = false;
    for (const auto& field : request) {
        if (field.name() == http::field::forwarded) {
            is_forwarded = true;
            if (node.empty()) node = for_of(last_of_list(view(field.value())));
        }
    }
    const auto [begin, end] = request.equal_range("X-Forwarded-For");
    for (auto field = begin; field != end; ++field) {
        is_forwarded = true;
        node = last_of_list(view(field->value()));
    }
    if (!is_forwarded) return {};
    Failure failure;
    const auto address = asio::ip::make_address(std::string(bare(node)), failure);
    return failure ? "unknown" : network_of(address);
}

}  // namespace bastide::serve
