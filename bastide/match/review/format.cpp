#include "bastide/match/review/format.h"

#include <algorithm>
#include <cmath>

#include "bastide/match/detail/require_names.h"
#include "bastide/match/json.h"
#include "bastide/match/notation.h"
#include "bastide/text/plural.h"
#include "bastide/text/shortened.h"
#include "bastide/text/text_table.h"
#include "bastide/text/wrap.h"

namespace bastide::match {
namespace {

// Formats parts / one with a fixed number of decimals: "6.2". Avoids `printf`, whose rounding depends on the
// system.
std::string decimal(std::int64_t parts, std::int64_t one, int decimals) {
    std::int64_t scale = 1;
    for (int i = 0; i < decimals; ++i) scale *= 10;
    const bool is_negative = parts < 0;
    const std::int64_t rounded = ((is_negative ? -parts : parts) * scale + one / 2) / one;
    std::string text = is_negative && rounded != 0 ? "-" : "";
    text += std::to_string(rounded / scale);
    if (decimals == 0) return text;
    const std::string after = std::to_string(rounded % scale);
    return text + '.' + std::string(static_cast<std::size_t>(decimals) - after.size(), '0') + after;
}

// "12%".
std::string percent_text(std::int64_t chance) {
    return decimal(100 * chance, certain, 0) + '%';
}

// "6.2 points", "1.0 points": how much better, or worse.
std::string so_many_points(std::int64_t points) {
    return decimal(points < 0 ? -points : points, value_of_a_point, 1) + " points";
}

std::string turn_name(std::size_t turn) {
    return "Turn " + std::to_string(turn + 1);
}

// "at 3 -1 with a meeple on the road".
std::string place_text(const Move& move) {
    std::string text =
        "at " + std::to_string(move.placement.at.x) + ' ' + std::to_string(move.placement.at.y);
    if (move.piece == no_piece) return text + " without a meeple";
    return text.append(" with a meeple on the ").append(name(types[move.tile].pieces[move.piece].kind));
}

// The position a turn was made in.
Position position_of(const Record& record, std::size_t turn) {
    require(turn < record.line().size(), "the record has a turn with this number", turn);
    Record before = record;
    before.go_to(turn);
    return before.game().position();
}

struct DeedView {
    MoveEffect effect;
};

struct BetterView {
    const Position& position;
    const MoveReview& move_review;
    std::size_t mover;
    std::span<const std::string> names;
};

struct TurnView {
    const Record& record;
    const TurnReview& turn;
    std::span<const std::string> names;
    Quality quality = turn.quality();
    Position position = position_of(record, turn.turn);

    Leniency leniency() const { return quality == turn.quality() ? turn.leniency() : Leniency::none; }
    double points(const Leads& leads) const { return json_points(leads[turn.mover()]); }
    std::vector<BetterView> best() const {
        std::vector<BetterView> views;
        views.reserve(turn.best.size());
        for (const MoveReview& each : turn.best) views.push_back({position, each, turn.mover(), names});
        return views;
    }
};

std::vector<DeedView> deed_views(const Position& position, const Move& move) {
    std::vector<DeedView> views;
    for (const MoveEffect& effect : merged(move_effects(position, move))) views.push_back({effect});
    return views;
}

std::vector<double> by_player(const Chances& chances, int players) {
    return match::by_player(
        players, [&](int player) { return json_chance(chances[static_cast<std::size_t>(player)]); });
}

struct CostlyView {
    CostlyMove move;
};

struct HeadlineView {
    Headline headline;
    std::string sentence;

    std::optional<CostlyView> costliest() const {
        return headline.costliest ? std::optional(CostlyView{*headline.costliest}) : std::nullopt;
    }
};

// Turns count from 1 in JSON.
std::optional<std::size_t> turn_number(const std::optional<std::size_t>& turn) {
    return turn ? std::optional(*turn + 1) : std::nullopt;
}

struct PlayerView {
    const Review& review;
    int player;
    const std::string& name;

    std::optional<HeadlineView> headline() const {
        const auto found = match::headline(review, player);
        if (!found) return std::nullopt;
        return HeadlineView{*found, headline_sentence(*found, review.is_over, name)};
    }

    // A part of the account, once it is complete.
    std::optional<double> part(std::int64_t Account::* of) const {
        if (!review.is_whole()) return std::nullopt;
        return json_points(account(review, player).*of);
    }
};

struct TurningView {
    TurningPoint point;
    const TurnReview& turn;
    std::string sentence;
};

struct Totals {
    const Record& record;
    const Review& review;
    std::span<const std::string> names;

    std::vector<PlayerView> players() const {
        return match::by_player(review.players, [&](int player) {
            return PlayerView{review, player, names[static_cast<std::size_t>(player)]};
        });
    }
    std::vector<TurningView> turning() const {
        std::vector<TurningView> views;
        for (const TurningPoint& point : turning_points(review))
            views.push_back(
                {point, review.turns[point.turn], turning_sentence(record, review, point, names)});
        return views;
    }
};

struct WholeReview {
    Totals totals;
    std::vector<TurnView> turns;
};

constexpr auto describe(text::Type<DeedView> /*type*/) {
    return text::object(
        "Deed", "",
        "An effect of a move. Owners are the players who are paid, or who led the feature before.",
        text::member(
            "act", "", [](auto& d) { return d.effect.act; }, text::choice(act_words)),
        text::member("kind", "", [](auto& d) { return d.effect.kind; }),
        text::member("owners", "", [](auto& d) { return numbers_in(d.effect.owners); }),
        text::member("count", "Points for each owner, or meeples that come back.",
                     [](auto& d) { return d.effect.count; }),
        text::member("features", "How many such features there are, whose points are added up.",
                     [](auto& d) { return d.effect.features; }));
}

constexpr auto describe(text::Type<BetterView> /*type*/) {
    return text::object(
        "BetterMove", "", "", text::member("move", "", [](auto& b) { return to_text(b.move_review.move); }),
        text::member("value", "The mover's expected lead after the move.",
                     [](auto& b) { return json_points(b.move_review.leads[b.mover]); }),
        text::member("error", "The standard error of how much less that is than after the best move.",
                     [](auto& b) { return json_points(b.move_review.error); }),
        text::member("chance", "The mover's win probability.",
                     [](auto& b) { return json_chance(b.move_review.chances[b.mover]); }),
        text::member("does", "", [](auto& b) { return deed_views(b.position, b.move_review.move); }),
        text::member("words", "",
                     [](auto& b) { return effects_text(b.position, b.move_review.move, b.names); }));
}

constexpr auto describe(text::Type<TurnView> /*type*/) {
    return text::object(
        "JudgedTurn", "",
        "A judged turn. Points are the mover's lead, and chances are win probabilities, 0 to 1, by player.",
        text::member("turn", "From 1.", [](auto& t) { return t.turn.turn + 1; }),
        text::member("player", "", [](auto& t) { return t.turn.player; }),
        text::member("tile", "", [](auto& t) { return types[t.turn.made.move.tile].name; }),
        text::member("move", "", [](auto& t) { return to_text(t.turn.made.move); }),
        text::member(
            "mark", "", [](auto& t) { return t.quality; }, text::typed_choice("MoveMark", quality_words)),
        text::member(
            "leniency",
            "Why the mark is good although the loss alone is worse: the loss may be noise, or the game was "
            "already decided.",
            [](auto& t) { return t.leniency(); }, text::typed_choice("Leniency", leniency_words)),
        text::member("exact", "Whether all that can follow was searched to the end.",
                     [](auto& t) { return t.turn.is_exact; }),
        text::member("before", "", [](auto& t) { return t.points(t.turn.before); }),
        text::member("drawn", "", [](auto& t) { return t.points(t.turn.best.front().leads); }),
        text::member("after", "", [](auto& t) { return t.points(t.turn.made.leads); }),
        text::member("luck", "", [](auto& t) { return t.points(t.turn.luck); }),
        text::member("loss", "", [](auto& t) { return json_points(t.turn.loss()); }),
        text::member("loss_error", "", [](auto& t) { return json_points(t.turn.made.error); }),
        text::member("chances_before", "",
                     [](auto& t) { return by_player(t.turn.chances_before, t.position.players()); }),
        text::member("chances", "",
                     [](auto& t) { return by_player(t.turn.made.chances, t.position.players()); }),
        text::member("chance_luck", "", [](auto& t) { return json_chance(t.turn.chance_luck()); }),
        text::member("chance_loss", "", [](auto& t) { return json_chance(t.turn.chance_loss()); }),
        text::member("sentence", "", [](auto& t) { return turn_sentence(t.record, t.turn, t.names); }),
        text::member("does", "", [](auto& t) { return deed_views(t.position, t.turn.made.move); }),
        text::member("best", "Up to three moves, the best first.", &TurnView::best));
}

constexpr auto describe(text::Type<CostlyView> /*type*/) {
    return text::object(
        "CostlyMove", "", "", text::member("turn", "From 1.", [](auto& c) { return c.move.turn + 1; }),
        text::member("chance_loss", "", [](auto& c) { return json_chance(c.move.chance_loss); }));
}

constexpr auto describe(text::Type<HeadlineView> /*type*/) {
    return text::object(
        "ReviewHeadline", "",
        "The reasons of a player's result. luck + play + others + rest is the final lead, in whole points. "
        "With two players, luck and play compare both.",
        text::member("lead", "", [](auto& h) { return h.headline.points.lead; }),
        text::member("luck", "", [](auto& h) { return h.headline.points.luck; }),
        text::member("play", "", [](auto& h) { return h.headline.points.play; }),
        text::member("others", "", [](auto& h) { return h.headline.points.others; }),
        text::member("rest", "", [](auto& h) { return h.headline.points.rest; }),
        text::optional_member(
            "behind_since",
            "The turn from which on the win probability was always below an even share, from 1.",
            [](auto& h) { return turn_number(h.headline.behind_since); }),
        text::optional_member("ahead_since", "The turn from which on it was always above.",
                              [](auto& h) { return turn_number(h.headline.ahead_since); }),
        text::optional_member("costliest", "The move that certainly lost the most win probability.",
                              &HeadlineView::costliest),
        text::member("sentence", "", [](auto& h) -> auto& { return h.sentence; }));
}

constexpr auto describe(text::Type<PlayerView> /*type*/) {
    return text::object(
        "PlayerReview", "", "The parts of a player's lead are there once all turns are judged.",
        text::member("name", "", [](auto& p) -> auto& { return p.name; }),
        text::member("accuracy", "0 to 100; null for a player without a turn.",
                     [](auto& p) -> std::optional<double> {
                         const auto thousandths = accuracy(p.review, p.player);
                         return thousandths ? std::optional(*thousandths / 10.0) : std::nullopt;
                     }),
        text::optional_member("start", "", [](auto& p) { return p.part(&Account::start); }),
        text::optional_member("luck", "", [](auto& p) { return p.part(&Account::luck); }),
        text::optional_member("lost", "", [](auto& p) { return p.part(&Account::lost); }),
        text::optional_member("others", "", [](auto& p) { return p.part(&Account::others); }),
        text::optional_member("unforeseen", "", [](auto& p) { return p.part(&Account::unforeseen); }),
        text::optional_member("ahead", "The final lead, expected if the game is unfinished.",
                              [](auto& p) { return p.part(&Account::end); }),
        text::member(
            "marks", "", [](auto& p) { return quality_counts(p.review, p.player); },
            text::by_word("MoveMark", quality_words)),
        text::optional_member("headline", "", &PlayerView::headline));
}

constexpr auto describe(text::Type<TurningView> /*type*/) {
    return text::object(
        "TurningPoint", "", "", text::member("turn", "", [](auto& t) { return t.point.turn + 1; }),
        text::member("player", "", [](auto& t) { return t.turn.player; }),
        text::member("tile", "", [](auto& t) { return types[t.turn.made.move.tile].name; }),
        text::member("luck", "Whether it was the draw, and not the move.",
                     [](auto& t) { return t.point.is_luck; }),
        text::member("points", "Gained by the draw, or lost by the move.",
                     [](auto& t) {
                         return json_points(t.point.is_luck ? t.turn.luck[t.turn.mover()] : t.turn.loss());
                     }),
        text::member("change", "Of the mover's win probability.",
                     [](auto& t) { return json_chance(t.point.change); }),
        text::member("sentence", "", &TurningView::sentence));
}

constexpr auto describe(text::Type<Totals> /*type*/) {
    return text::object(
        "MatchReview", "", "", text::member("done", "", [](auto& t) { return t.review.turns.size(); }),
        text::member("turns", "", [](auto& t) { return t.review.played; }),
        text::member("over", "False for an unfinished game.", [](auto& t) { return t.review.is_over; }),
        text::member("win_chances", "By player, before the first turn and after each judged turn.",
                     [](auto& t) {
                         std::vector<std::vector<double>> chances;
                         for (std::size_t turns = 0;
                              !t.review.turns.empty() && turns <= t.review.turns.size(); ++turns)
                             chances.push_back(by_player(win_chances(t.review, turns), t.review.players));
                         return chances;
                     }),
        text::member("players", "", &Totals::players),
        text::member("turning_points",
                     "Up to five draws and moves that changed the win probability by `min_turning_change` or "
                     "more.",
                     &Totals::turning),
        text::member("min_turning_change", "",
                     [](auto& /*totals*/) { return json_chance(min_turning_change); }));
}

constexpr auto describe(text::Type<WholeReview> /*type*/) {
    return text::object("", "", "", text::member("totals", "", &WholeReview::totals),
                        text::member("turns", "", &WholeReview::turns));
}

// A sentence, wrapped with its further lines indented.
std::string wrapped(const std::string& sentence, std::size_t width) {
    constexpr std::size_t indent = 2;
    std::string text;
    for (const std::string& line : text::wrap(sentence, width - indent))
        text += std::string(text.empty() ? 0 : indent, ' ') + line + '\n';
    return text;
}

// The mark of a move, or the sign of the reason why it has none.
std::string_view table_mark(const TurnReview& turn) {
    switch (turn.leniency()) {
        case Leniency::none:
            return mark(turn.quality());
        case Leniency::uncertain:
            return "~";
        case Leniency::decided:
            return "=";
    }
    return {};
}

// A column of a table. Longer names end in an ellipsis.
constexpr std::size_t max_name_columns = 20;

std::string short_name(const std::string& name) {
    return text::shortened(name, max_name_columns);
}

std::string turns_table(const Review& review, std::span<const std::string> names, std::size_t width) {
    text::TextTable table({"turn", "player", "move", "", "luck", "loss", "±", "to win", "best"}, "llllrrrrl");
    for (const TurnReview& turn : review.turns) {
        const bool is_best = turn.loss() == 0;
        table.add({std::to_string(turn.turn + 1), short_name(names[turn.mover()]), to_text(turn.made.move),
                   std::string(table_mark(turn)), points_text(turn.luck[turn.mover()]),
                   is_best ? "" : decimal(turn.loss(), value_of_a_point, 2),
                   is_best                ? ""
                   : turn.is_exact        ? "exact"
                   : turn.made.error == 0 ? ""
                                          : decimal(turn.made.error, value_of_a_point, 2),
                   percent_text(win_chances(review, turn.turn + 1)[turn.mover()]),
                   is_best ? "" : to_text(turn.best.front().move)});
    }
    return table.to_string(width);
}

// Explains the signs of the table that it contains.
std::string table_signs(const Review& review, std::size_t width) {
    std::string text;
    const auto add = [&](Leniency leniency, std::string_view meaning) {
        if (std::ranges::find(review.turns, leniency, &TurnReview::leniency) != review.turns.end())
            text += wrapped(std::string(meaning), width);
    };
    add(Leniency::uncertain, "~ no mark, because the loss is less than twice ± and may be noise");
    add(Leniency::decided,
        "= no mark, because the game was already decided: the move changed the win "
        "probability by less than " +
            percent_text(min_chance_loss));
    return text.empty() ? text : '\n' + text;
}

std::string headline_lines(const Review& review, std::span<const std::string> names, std::size_t width) {
    std::string text;
    for (int player = 0; player < review.players; ++player)
        if (const auto found = headline(review, player))
            text += wrapped(headline_sentence(*found, review.is_over, names[at(player)]), width);
    return text.empty() ? text : text + '\n';
}

// Players are side by side, so that the table is narrow.
std::string players_table(const Review& review, std::span<const std::string> names) {
    std::vector<std::string> header = {""};
    for (int player = 0; player < review.players; ++player) header.push_back(short_name(names[at(player)]));
    text::TextTable table(header);
    const auto add = [&](std::string_view title, const auto& text_of) {
        std::vector<std::string> row = {std::string(title)};
        for (int player = 0; player < review.players; ++player) row.push_back(text_of(player));
        table.add(row);
    };
    const auto add_part = [&](std::string_view title, std::int64_t Account::* part) {
        add(title, [&](int player) { return points_text(account(review, player).*part); });
    };
    add("accuracy", [&](int player) {
        const auto thousandths = accuracy(review, player);
        return thousandths ? decimal(*thousandths, 10, 1) + "%" : "-";
    });
    if (review.is_whole()) {
        add_part("start", &Account::start);
        add_part("luck", &Account::luck);
        add("lost", [&](int player) { return decimal(account(review, player).lost, value_of_a_point, 2); });
        add_part("others", &Account::others);
        add_part("unforeseen", &Account::unforeseen);
        add_part(review.is_over ? "ahead by" : "expected", &Account::end);
    }
    for (const Quality quality : all_qualities) {
        add(name(quality), [&](int player) {
            return std::to_string(quality_counts(review, player)[static_cast<std::size_t>(quality)]);
        });
    }
    return table.to_string();
}

}  // namespace

std::string_view mark(Quality quality) {
    switch (quality) {
        case Quality::best:
        case Quality::good:
            return "";
        case Quality::inaccuracy:
            return "?!";
        case Quality::mistake:
            return "?";
        case Quality::blunder:
            return "??";
    }
    return {};
}

static double rounded(std::int64_t parts, std::int64_t one, double scale) {
    return std::round(static_cast<double>(parts) / static_cast<double>(one) * scale) / scale;
}

double json_points(std::int64_t points) {
    return rounded(points, value_of_a_point, 100);
}

double json_chance(int chance) {
    return rounded(chance, certain, 10'000);
}

std::string points_text(std::int64_t points) {
    std::string text = decimal(points, value_of_a_point, 2);
    return text.front() == '-' ? text : '+' + text;
}

// "lost by 26 points", or without opponents "scored 84 points".
static std::string outcome_text(const Headline& headline, bool is_over) {
    const std::int64_t lead = headline.points.lead;
    const std::string verb = is_over ? "" : "is expected to ";
    if (headline.players < min_contestants)
        return verb + (is_over ? "scored " : "score ") + text::plural(lead, "point");
    if (lead == 0) return verb + (is_over ? "shared first place" : "share first place");
    const std::string_view word = is_over ? (lead < 0 ? "lost" : "won") : (lead < 0 ? "lose" : "win");
    return verb + std::string(word) + " by " + text::plural(std::abs(lead), "point");
}

std::string headline_sentence(const Headline& headline, bool is_over, const std::string& name) {
    const LeadParts& points = headline.points;
    std::string text = name + ' ' + outcome_text(headline, is_over);
    const auto add_part = [&](std::string_view title, std::int64_t part) {
        text.append(title).append(part < 0 ? "" : "+").append(std::to_string(part));
    };
    add_part(": draws ", points.luck);
    add_part(", play ", points.play);
    if (points.others != 0) add_part(", others ", points.others);
    if (points.rest != 0) add_part(", rest ", points.rest);
    const auto add_since = [&](std::string_view words, const std::optional<std::size_t>& turn) {
        if (turn) text.append(words).append(std::to_string(*turn + 1));
    };
    add_since(". Behind for good from turn ", headline.behind_since);
    add_since(". Ahead for good from turn ", headline.ahead_since);
    if (headline.costliest)
        text += ". Costliest move: turn " + std::to_string(headline.costliest->turn + 1) + ", -" +
                percent_text(headline.costliest->chance_loss) + " to win";
    return text + '.';
}

std::string leniency_text(const TurnReview& turn) {
    const auto behind = [&](const std::string& reason) {
        return so_many_points(turn.loss()) + " behind the best move, but " + reason;
    };
    switch (turn.leniency()) {
        case Leniency::none:
            return "";
        case Leniency::uncertain:
            return behind("with an error of " + decimal(turn.made.error, value_of_a_point, 1) +
                          " this may be noise");
        case Leniency::decided:
            return behind("the game was already decided");
    }
    return {};
}

std::string turn_sentence(const Record& record, const TurnReview& turn, std::span<const std::string> names) {
    require_names(names, record.start().settings.players);
    const Position position = position_of(record, turn.turn);
    const Move& made = turn.made.move;
    std::string text = turn_name(turn.turn) + ": " + names[turn.mover()] + " placed ";
    text.append(title(made.tile)).append(" ").append(place_text(made));
    const bool is_best = turn.quality() == Quality::best;
    const Move& shown_move = is_best ? made : turn.best.front().move;
    const std::string effects = effects_text(position, shown_move, names);
    if (is_best) return effects.empty() ? text : text + ", which " + effects;
    text.append(", but ").append(place_text(shown_move));
    text += effects.empty() ? " it was worth " : " it " + effects + ", worth ";
    return text + so_many_points(turn.loss()) + " more";
}

std::string turning_sentence(const Record& record, const Review& review, const TurningPoint& point,
                             std::span<const std::string> names) {
    require_names(names, record.start().settings.players);
    require(point.turn < review.turns.size(), "the turn is judged", point.turn);
    const TurnReview& turn = review.turns[point.turn];
    if (!point.is_luck) return turn_sentence(record, turn, names);
    const std::int64_t luck = turn.luck[turn.mover()];
    std::string text = turn_name(turn.turn) + ": " + names[turn.mover()] + " drew ";
    text.append(title(turn.made.move.tile)).append(", worth ").append(so_many_points(luck));
    return text + (luck < 0 ? " less" : " more") + " than the average tile";
}

std::string review_text(const Record& record, const Review& review, std::span<const std::string> names,
                        std::size_t width) {
    require_names(names, record.start().settings.players);
    std::string text =
        headline_lines(review, names, width) + turns_table(review, names, width) + table_signs(review, width);
    if (!review.is_whole())
        text += "\nThe review ended early, after " + std::to_string(review.turns.size()) + " of " +
                text::plural(static_cast<std::int64_t>(review.played), "turn") + '\n';
    if (review.turns.empty()) return text;
    if (!review.is_over)
        text += '\n' + wrapped("Unfinished game: 'expected' is the expected final lead", width);
    text += '\n' + players_table(review, names);
    const std::vector<TurningPoint> points = turning_points(review);
    const std::string min_change =
        std::to_string(100 * min_turning_change / certain) + " percentage points or more";
    text +=
        points.empty()
            ? '\n' + wrapped("No turning points: no draw or move changed a win probability by " + min_change,
                             width)
            : "\nTurning points\n" + wrapped(
                                         "The largest changes of a win probability by a draw or a move, at "
                                         "most five and each by " +
                                             min_change,
                                         width);
    for (const TurningPoint& point : points)
        text += wrapped(turning_sentence(record, review, point, names), width);
    return text;
}

std::string turn_json(const Record& record, const TurnReview& turn, std::span<const std::string> names) {
    return turn_json(record, turn, names, turn.quality());
}

std::string turn_json(const Record& record, const TurnReview& turn, std::span<const std::string> names,
                      Quality quality) {
    require_names(names, record.start().settings.players);
    return text::json_text(TurnView{record, turn, names, quality});
}

std::string totals_json(const Record& record, const Review& review, std::span<const std::string> names) {
    require_names(names, record.start().settings.players);
    return text::json_text(Totals{record, review, names});
}

std::string review_json(const Record& record, const Review& review, std::span<const std::string> names) {
    require_names(names, record.start().settings.players);
    WholeReview whole{{record, review, names}, {}};
    for (const TurnReview& turn : review.turns) whole.turns.push_back({record, turn, names});
    return text::json_text(whole);
}

void declare_review(text::TypeScript& to) {
    text::typescript_type<TurnView>(to);
    text::typescript_type<Totals>(to);
}

}  // namespace bastide::match
