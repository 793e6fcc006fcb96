#include "tui/match/game_review.h"

#include <algorithm>
#include <iterator>
#include <thread>
#include <utility>

#include "bastide/match/review/format.h"
#include "bastide/match/review/parallel/review_threads.h"
#include "bastide/text/plural.h"
#include "bastide/text/wrap.h"

namespace bastide::tui {
namespace {

// Enough to find clear mistakes in a few seconds.
constexpr std::int64_t simulations = 50;

bool is_marked(const match::TurnReview& turn) {
    return !match::mark(turn.quality()).empty();
}

std::string percent(int chance) {
    return std::to_string((100 * chance + match::certain / 2) / match::certain) + "%";
}

void add_wrapped(std::vector<std::string>& lines, const std::string& text, std::size_t width) {
    std::ranges::copy(text::wrap(text, width), std::back_inserter(lines));
}

}  // namespace

SearchTask<match::Review> GameReview::task(const match::Table& table, std::function<void()> wake) const {
    match::Record record = table.record;
    record.go_to(record.line().size());
    done_->store(0);
    return [record = std::move(record), wake = std::move(wake),
            done = done_](const std::function<bool()>& should_continue) -> Result<match::Review> {
        const auto watch = [&](std::int64_t turns) {
            if (done->exchange(turns) != turns) wake();
            return should_continue();
        };
        const int threads = std::max(1, static_cast<int>(std::thread::hardware_concurrency()));
        return review_match(record, {.simulations = simulations}, threads, watch);
    };
}

std::string GameReview::progress(const match::Table& table) const {
    return "Reviewing: " + std::to_string(done_->load()) + " of " +
           text::plural(std::ssize(table.record.line()), "turn");
}

const match::TurnReview* GameReview::last_turn(const match::Table& table) const {
    const std::size_t played = table.record.played();
    if (!review_ || played == 0 || played > review_->turns.size()) return nullptr;
    return &review_->turns[played - 1];
}

const match::Move* GameReview::better_move(const match::Table& table) const {
    const match::TurnReview* const turn = last_turn(table);
    if (turn == nullptr || turn->quality() == match::Quality::best) return nullptr;
    const match::Move& better = turn->best.front().move;
    return better.placement.at == turn->made.move.placement.at ? nullptr : &better;
}

std::optional<std::size_t> GameReview::marked_turn(std::size_t played, int step) const {
    if (!review_) return std::nullopt;
    const auto end = std::ssize(review_->turns);
    for (auto turn = static_cast<std::ptrdiff_t>(played) - 1 + step; turn >= 0 && turn < end; turn += step) {
        const auto index = static_cast<std::size_t>(turn);
        if (is_marked(review_->turns[index])) return index + 1;
    }
    return std::nullopt;
}

std::vector<std::string> GameReview::lines(const match::Table& table, std::size_t width) const {
    std::vector<std::string> lines;
    if (!review_) return lines;
    const std::vector<std::string> names = names_of(table);
    const bool is_at_end = table.record.played() == review_->turns.size();
    if (table.record.played() == 0 || is_at_end) {
        for (int player = 0; player < review_->players; ++player) {
            const auto thousandths = accuracy(*review_, player);
            if (!thousandths) continue;
            const std::string points = std::to_string((*thousandths + 5) / 10) + "%";
            add_wrapped(lines, "Accuracy of " + names[match::at(player)] + ": " + points, width);
        }
    }
    const match::TurnReview* const turn = last_turn(table);
    if (turn == nullptr) return lines;
    std::string verdict(name(turn->quality()));
    if (is_marked(*turn)) verdict.append(" ").append(mark(turn->quality()));
    add_wrapped(lines,
                "Turn " + std::to_string(turn->turn + 1) + ": " + verdict + ", " +
                    percent(turn->made.chances[turn->mover()]) + " to win",
                width);
    if (const std::string reason = match::leniency_text(*turn); !reason.empty())
        add_wrapped(lines, reason, width);
    // Without "Turn 16: ".
    const std::string sentence = match::turn_sentence(table.record, *turn, names);
    add_wrapped(lines, sentence.substr(sentence.find(": ") + 2), width);
    return lines;
}

}  // namespace bastide::tui
