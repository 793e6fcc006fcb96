#include "bastide/match/online/deal.h"

#include <utility>

#include "bastide/base/hex.h"
#include "bastide/base/hmac.h"
#include "bastide/base/require.h"
#include "bastide/base/sha256.h"
#include "bastide/text/fields.h"

namespace bastide::match {
namespace {

constexpr std::size_t key_bytes = 32;
constexpr std::size_t number_bytes = 16;

// Every use of a hash begins with a text of its own.
constexpr std::string_view deal_label = "bastide deal 2";
constexpr std::string_view secret_label = "bastide deal 2: secret";
constexpr std::string_view contribution_label = "bastide deal 2: contribution\n";
constexpr std::string_view number_label = "bastide deal 2: number\n";
constexpr std::string_view word_label = "bastide deal 2: word\n";
constexpr std::string_view deck_label = "deck\n";
constexpr std::string_view bots_label = "bots\n";
constexpr std::string_view deal_code_label = "bastide deal 2: deal code\n";
constexpr std::string_view game_code_label = "bastide deal 2: game code\n";

std::optional<std::string> read_key(std::string_view digits) {
    return digits.size() == 2 * key_bytes ? from_hex(digits) : std::nullopt;
}

std::string bytes_of(std::uint64_t number) {
    std::string bytes;
    for (unsigned shift = 64; shift > 0; shift -= 8) bytes += static_cast<char>(number >> (shift - 8) & 255U);
    return bytes;
}

std::uint64_t number_of(std::string_view bytes) {
    std::uint64_t number = 0;
    for (const char byte : bytes) number = number << 8U | static_cast<unsigned char>(byte);
    return number;
}

// Makes a value of a seat valid only for its table and round.
std::string seat_context(std::string_view label, std::string_view server_commitment, int round, int seat) {
    std::string context(label);
    context.append(server_commitment).append("\n");
    return context.append(std::to_string(round)).append("\n").append(std::to_string(seat)).append("\n");
}

// Numbers of 32 bits from HMAC-SHA256 in counter mode.
class KeyStream {
  public:
    explicit KeyStream(std::string_view key) : key_(key) {}

    // Returns a uniform number from 0 to `bound` - 1.
    std::uint32_t below(std::uint32_t bound) {
        constexpr std::uint64_t all = std::uint64_t{1} << 32U;
        while (true) {
            const std::uint64_t number = next();
            // Larger numbers would favour small remainders.
            if (number < all - all % bound) return static_cast<std::uint32_t>(number % bound);
        }
    }

  private:
    std::uint64_t next() {
        if (at_ == block_.size()) {
            block_ = hmac_sha256(key_, bytes_of(blocks_++));
            at_ = 0;
        }
        at_ += 4;
        return number_of(std::string_view(block_).substr(at_ - 4, 4));
    }

    std::string_view key_;
    std::string block_;
    std::uint64_t blocks_ = 0;
    std::size_t at_ = 0;
};

// Returns the beginning of a hash in base 32 (RFC 4648), 8 characters for 5 bytes.
std::string code_of(std::string_view hash, std::size_t groups) {
    constexpr std::string_view alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567";
    std::string code;
    for (std::size_t group = 0; group < groups; ++group) {
        const std::uint64_t bits = number_of(hash.substr(5 * group, 5));
        for (unsigned shift = 40; shift > 0; shift -= 5) code += alphabet[bits >> (shift - 5) & 31U];
    }
    return code;
}

std::string revealed_context(const PublicDeal& deal) {
    std::string text = deal_context(deal);
    for (const PublicDeal::Seat& seat : deal.seats) text.append(seat.contribution).append("\n");
    return text;
}

}  // namespace

bool is_key(std::string_view text) {
    return read_key(text).has_value();
}

std::string contribution_of(std::string_view random, std::string_view word) {
    require(is_key(random), "the random bits are a key");
    return to_hex(
        hmac_sha256(read_key(random).value_or(std::string()), std::string(word_label).append(word)));
}

std::string random_of_number(std::string_view number, std::string_view server_commitment, int round,
                             int seat) {
    const auto key = number.size() == 2 * number_bytes ? from_hex(number) : std::nullopt;
    return key ? to_hex(hmac_sha256(*key, seat_context(number_label, server_commitment, round, seat))) : "";
}

std::string commit_secret(std::string_view secret) {
    const auto key = read_key(secret);
    return key ? to_hex(hmac_sha256(*key, secret_label)) : "";
}

std::string commitment_of(std::string_view secret, int version) {
    return version == 1 ? sha256(secret) : commit_secret(secret);
}

std::string commit_contribution(std::string_view contribution, std::string_view server_commitment, int round,
                                int seat) {
    const auto key = read_key(contribution);
    return key ? to_hex(hmac_sha256(*key, seat_context(contribution_label, server_commitment, round, seat)))
               : "";
}

std::string deal_context(const PublicDeal& deal) {
    std::string text(deal_label);
    text.append("\n").append(text::json_line(deal.settings));
    text.append("\n").append(deal.commitment);
    text.append("\n").append(std::to_string(deal.round)).append("\n");
    for (const PublicDeal::Seat& seat : deal.seats) {
        text.append(std::to_string(seat.number)).append(" ").append(seat.commitment);
        text.append(" ").append(seat.name).append("\n");
    }
    return text;
}

std::optional<DealKeys> deal_keys(const PublicDeal& deal, std::string_view secret) {
    auto keys = read_key(secret);
    for (const PublicDeal::Seat& seat : deal.seats) {
        const auto key = read_key(seat.contribution);
        if (!keys || !key) return std::nullopt;
        keys->append(*key);
    }
    if (!keys) return std::nullopt;
    const std::string context = deal_context(deal);
    return DealKeys{
        .deck = hkdf_sha256(deal_label, *keys, std::string(deck_label).append(context), key_bytes),
        .bots = hkdf_sha256(deal_label, *keys, std::string(bots_label).append(context), key_bytes)};
}

Deck keyed_deck(const Settings& settings, std::string_view key) {
    Deck deck = unshuffled_deck(settings);
    KeyStream stream(key);
    for (std::size_t i = deck.size(); i > 1; --i)
        std::swap(deck[i - 1], deck[stream.below(static_cast<std::uint32_t>(i))]);
    return deck;
}

std::uint64_t bot_seed(std::string_view key, std::size_t moves) {
    return number_of(std::string_view(hmac_sha256(key, bytes_of(moves))).substr(0, 8));
}

std::string deal_code(const PublicDeal& deal) {
    return code_of(sha256_bytes(std::string(deal_code_label).append(revealed_context(deal))), 1);
}

Transcript::Transcript(const PublicDeal& deal)
    : hash_(sha256_bytes(std::string(game_code_label).append(revealed_context(deal)))) {}

void Transcript::add(std::string_view entry) {
    hash_ = sha256_bytes(hash_.append(entry));
}

std::string Transcript::code() const {
    require(!hash_.empty(), "the transcript belongs to a deal");
    return code_of(hash_, 2);
}

}  // namespace bastide::match
