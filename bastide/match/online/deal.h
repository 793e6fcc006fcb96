// The deal of an online table, version 2: nobody can choose the order of the tiles, and every player can
// check it. docs/fair-deal.md describes it with all formulas.
//
// The server commits to a secret. Every browser commits to a random contribution when its player sits down,
// and reveals it when all commitments are public. The secret and all contributions determine the deck and the
// random numbers of the bots, which come from separate keys. The secret is published after the game.
//
// A secret, a contribution and a commitment are 256 bits each, written as 64 hexadecimal digits.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/game.h"
#include "bastide/match/online/table_settings.h"

namespace bastide::match {

// True if a text is 64 hexadecimal digits.
bool is_key(std::string_view text);

// Mixes a word of the player into 256 random bits. The word never leaves the browser. `random` must be a key.
std::string contribution_of(std::string_view random, std::string_view word);

// Returns random bits for `contribution_of` from a number that the player has made elsewhere, 32 hexadecimal
// digits, or an empty text if it is not such a number. They differ for every table, round and seat, because a
// contribution that was revealed must not be used again.
std::string random_of_number(std::string_view number, std::string_view server_commitment, int round,
                             int seat);

// Returns the commitment to a secret, or an empty text if the secret is not a key.
std::string commit_secret(std::string_view secret);

// Returns the commitment to a secret at tables of this version of the deal. In version 1, a secret was any
// text.
std::string commitment_of(std::string_view secret, int version);

// The order of the tiles, as far as it is public.
struct PublicDeal {
    struct Seat {
        int number = 0;
        std::string name = {};
        std::string commitment = {};
        std::string contribution = {};  // empty until it is revealed
    };

    TableSettings settings = {};
    std::string commitment = {};   // to the server's secret
    int round = 0;                 // the number of earlier attempts, in which somebody left or did not reveal
    std::vector<Seat> seats = {};  // the seats of persons
};

// Returns the commitment of a seat to its contribution, or an empty text if the contribution is not a key. It
// is valid only for this table, round and seat.
std::string commit_contribution(std::string_view contribution, std::string_view server_commitment, int round,
                                int seat);

// Returns the text that describes everything that is public before the first contribution is revealed.
std::string deal_context(const PublicDeal& deal);

struct DealKeys {
    std::string deck;
    std::string bots;
};

// Derives the keys from the secret and the contributions, which must all be keys.
std::optional<DealKeys> deal_keys(const PublicDeal& deal, std::string_view secret);

// Returns the full deck, shuffled without bias by numbers from a key.
Deck keyed_deck(const Settings& settings, std::string_view key);

// Returns the seed for a bot's move, by the number of moves made before.
std::uint64_t bot_seed(std::string_view key, std::size_t moves);

// Returns the code of a deal whose contributions are all revealed: 8 letters and digits.
std::string deal_code(const PublicDeal& deal);

// A hash chain over the entries of a table since the game began, so that players can compare their games.
class Transcript {
  public:
    Transcript() = default;
    explicit Transcript(const PublicDeal& deal);

    void add(std::string_view entry);

    // Returns 16 letters and digits. The transcript must belong to a deal.
    std::string code() const;

  private:
    std::string hash_;  // 32 bytes
};

}  // namespace bastide::match
