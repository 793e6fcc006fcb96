// A bot behind the engine protocol: lines in, lines out.
//
//     Engine engine(*find_bot("master"));
//     engine.answer("protocol 1");          // {"protocol 1 master"}
//     engine.answer("newmatch seat 0");     // {}
//     engine.answer("draw LR");
//     engine.answer("go simulations 200");  // {"move LR 1 0 1 rW"}
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bastide/match/bots/bot.h"
#include "bastide/match/protocol/host_message.h"

namespace bastide::match::protocol {

class Engine {
  public:
    // `budget` is used if `go` gives neither time nor simulations. The kind must outlive the engine.
    explicit Engine(const BotKind& kind, Budget budget = {})
        : Engine(kind, std::string(kind.name), std::move(budget)) {}

    // Uses `name`, of at most `max_name_length` bytes, instead of the bot's name.
    Engine(const BotKind& kind, std::string name, Budget budget);

    // Returns the replies to a line of the host. An invalid line, such as an illegal move, changes nothing
    // and gets one reply, "error line 7: …". `go` returns after thinking.
    std::vector<std::string> answer(std::string_view line);

    // True once the host has sent `quit`.
    bool has_quit() const { return has_quit_; }

  private:
    struct Match {
        NewMatch begun;
        Position position;
        play::Random chance;
        std::vector<Move> moves;
        std::vector<Game::UnplaceableTile> unplaceable_tiles;
        bool is_over = false;
    };
    using Answer = Result<std::vector<std::string>>;

    Answer take(const Hello& hello);
    Answer take(const IsReady& is_ready);
    Answer take(const NewMatch& match);
    Answer take(const Draw& draw);
    Answer take(const UnplaceableTile& aside);
    Answer take(const Play& play);
    Answer take(const Legal& legal);
    Answer take(const Go& go);
    Answer take(const Over& over);
    Answer take(const Quit& quit);
    // Returns the game in which to draw a tile, or an error.
    [[nodiscard]] Result<Match*> match_to_draw(Type tile);
    Budget budget_of(const Go& go, const Position& position) const;

    const BotKind& kind_;
    std::string name_;
    Budget budget_;
    std::int64_t lines_ = 0;
    bool is_introduced_ = false;
    bool has_quit_ = false;
    std::optional<Match> match_;
};

// Returns the time for a move in milliseconds: the time given by `go` minus a reserve for sending the move,
// or an even share of the game clock. Returns nullopt if `go` sets no time.
std::optional<std::int64_t> thinking_time_ms(const Go& go, const Position& position);

}  // namespace bastide::match::protocol
