// Every scenario, line by line, by the engine and by the plain one.
#include <algorithm>
#include <set>
#include <sstream>

#include <gtest/gtest.h>

#include "bastide/match/final_scoring.h"
#include "bastide/match/game.h"
#include "bastide/match/testing/plain_match.h"
#include "bastide/match/testing/scenarios.h"

namespace bastide::match {
namespace {

using testing::Line;
using testing::PlainMatch;
using testing::Scenario;

// The two engines, asked the same.
class Fast {
  public:
    explicit Fast(const Scenario& scenario) : game_(scenario.settings, scenario.deck) {}

    std::vector<Event> play(const Move& move) {
        const auto undo = game_.apply(move);
        return completion_events(game_.position(), undo.position);
    }
    testing::Reason illegality(const Move& move) {
        const testing::Reason why = testing::reason_of(game_.illegality(move));
        EXPECT_EQ(game_.is_legal(move), !why);
        return why;
    }
    bool lists(const Move& move) const {
        const std::vector<Move> moves = game_.legal_moves();
        return std::ranges::find(moves, move) != moves.end();
    }
    bool is_over() const { return game_.is_over(); }
    int turn() const { return game_.position().to_move(); }
    int score(int player) const { return game_.position().score(player); }
    int supply(int player) const { return game_.position().supply(player); }
    Scores final_scores() const { return match::final_scores(game_.position()); }
    std::vector<Event> final_events() const { return match::final_events(game_.position()); }
    std::vector<Type> unplaceable_tiles() const {
        std::vector<Type> tiles;
        for (const Game::UnplaceableTile& aside : game_.unplaceable_tiles()) tiles.push_back(aside.tile);
        return tiles;
    }

  private:
    Game game_;
};

class Plain {
  public:
    explicit Plain(const Scenario& scenario)
        : farm_(scenario.settings.farm), match_(scenario.settings, scenario.deck) {}

    std::vector<Event> play(const Move& move) { return match_.play(move); }
    testing::Reason illegality(const Move& move) { return match_.illegality(move); }
    bool lists(const Move& move) {
        const std::vector<Move> moves = match_.legal_moves();
        return std::ranges::find(moves, move) != moves.end();
    }
    bool is_over() const { return match_.is_over(); }
    int turn() const { return match_.to_move(); }
    int score(int player) const { return match_.scores()[static_cast<std::size_t>(player)]; }
    int supply(int player) const { return match_.supplies()[static_cast<std::size_t>(player)]; }
    Scores final_scores() const { return testing::paid(match_.scores(), final_events()); }
    std::vector<Event> final_events() const { return match_.final_events(farm_); }
    std::vector<Type> unplaceable_tiles() const { return match_.unplaceable_tiles(); }

  private:
    Farm farm_;
    PlainMatch match_;
};

std::multiset<std::string> event_texts(const std::vector<Event>& events) {
    std::multiset<std::string> words;
    for (const Event& event : events) words.insert(testing::event_text(event));
    return words;
}

// Returns the lines from `first` with a word, up to the next move.
std::multiset<std::string> rest_of(const Scenario& scenario, std::size_t first, std::string_view word) {
    std::multiset<std::string> found;
    for (std::size_t i = first; i < scenario.lines.size() && scenario.lines[i].word != "plays"; ++i)
        if (scenario.lines[i].word == word) found.insert(scenario.lines[i].rest);
    return found;
}

template <class Number>
std::string in_words(int players, const Number& number) {
    std::string words;
    for (int player = 0; player < players; ++player)
        words.append(player == 0 ? "" : " ").append(std::to_string(number(player)));
    return words;
}

template <class Engine>
class Performance {
  public:
    explicit Performance(const Scenario& scenario) : scenario_(scenario), engine_(scenario) {}

    void run() {
        for (std::size_t i = 0; i < scenario_.lines.size(); ++i) {
            const Line& line = scenario_.lines[i];
            SCOPED_TRACE("scenarios.txt:" + std::to_string(line.number));
            take(line, i);
            if (::testing::Test::HasFatalFailure()) return;
        }
        EXPECT_TRUE(engine_.is_over()) << "all of the deck is played";
        EXPECT_EQ(engine_.unplaceable_tiles().size(), unplaceable_tiles_);
        EXPECT_EQ(event_texts(engine_.final_events()), rest_of(scenario_, last_move_ + 1, "ends"));
    }

  private:
    void take(const Line& line, std::size_t place) {
        const int players = scenario_.settings.players;
        if (line.word == "plays") {
            last_move_ = place;
            const Move move = testing::move_of(line.rest);
            ASSERT_EQ(testing::word(engine_.illegality(move)), "nothing");
            ASSERT_TRUE(engine_.lists(move));
            EXPECT_EQ(event_texts(engine_.play(move)), rest_of(scenario_, place + 1, "gives"));
        } else if (line.word == "may" || line.word == "not") {
            const std::string text = line.rest.substr(0, line.rest.find(':'));
            const std::string why = line.word == "may" ? "nothing" : line.rest.substr(text.size() + 2);
            const Move move = testing::move_of(text);
            EXPECT_EQ(testing::word(engine_.illegality(move)), why);
            EXPECT_EQ(engine_.lists(move), line.word == "may");
        } else if (line.word == "aside") {
            ASSERT_GT(engine_.unplaceable_tiles().size(), unplaceable_tiles_);
            EXPECT_EQ(types[engine_.unplaceable_tiles()[unplaceable_tiles_++]].name, line.rest);
        } else if (line.word == "turn") {
            EXPECT_EQ(std::to_string(engine_.turn()), line.rest);
        } else if (line.word == "scores") {
            EXPECT_EQ(in_words(players, [&](int player) { return engine_.score(player); }), line.rest);
        } else if (line.word == "meeples") {
            EXPECT_EQ(in_words(players, [&](int player) { return engine_.supply(player); }), line.rest);
        } else {
            take_end(line, players);
        }
    }

    void take_end(const Line& line, int players) {
        const Scores scores = engine_.final_scores();
        const auto places = ranks(scores, players);
        const auto of = [](const auto& list) {
            return [&](int player) { return list[static_cast<std::size_t>(player)]; };
        };
        if (line.word == "final") {
            EXPECT_EQ(in_words(players, of(scores)), line.rest);
        } else if (line.word == "ranks") {
            EXPECT_EQ(in_words(players, of(places)), line.rest);
        }
    }

    const Scenario& scenario_;
    Engine engine_;
    std::size_t unplaceable_tiles_ = 0;
    std::size_t last_move_ = 0;
};

template <class Engine>
void perform_all() {
    for (const Scenario& scenario : testing::scenarios()) {
        SCOPED_TRACE(scenario.id + ": " + scenario.sentence);
        Performance<Engine>(scenario).run();
        if (::testing::Test::HasFatalFailure()) return;
    }
}

TEST(MatchScenario, IsTrueForTheEngine) {
    perform_all<Fast>();
}

TEST(MatchScenario, IsTrueForThePlainEngine) {
    perform_all<Plain>();
}

TEST(MatchScenario, IsCompleteAndUnique) {
    std::set<std::string> ids;
    for (const Scenario& scenario : testing::scenarios()) {
        SCOPED_TRACE(scenario.id);
        EXPECT_TRUE(ids.insert(scenario.id).second);
        EXPECT_EQ(to_string(deck_error(scenario.settings, scenario.deck)), "");
        EXPECT_TRUE(scenario.sentence.ends_with('.'));
        for (const std::string_view word : {"scores", "meeples", "final"}) {
            EXPECT_GE(std::ranges::count(scenario.lines, word, &Line::word), 1) << word;
        }
    }
    EXPECT_GE(ids.size(), 42U);
}

}  // namespace
}  // namespace bastide::match
