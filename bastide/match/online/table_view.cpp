#include "bastide/match/online/table_view.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

#include "bastide/base/sha256.h"
#include "bastide/match/json.h"
#include "bastide/match/online/hosted_table.h"
#include "bastide/match/online/message.h"
#include "bastide/match/online/name.h"
#include "bastide/match/online/verify_deal.h"
#include "bastide/match/saved_match.h"
#include "bastide/text/fields.h"

namespace bastide::match {

static constexpr auto describe(text::Type<Fairness> /*type*/) {
    return text::object("", "", "", text::member("kept", "", &Fairness::matches_commitment),
                        text::member("dealt", "", &Fairness::is_dealt));
}

namespace {

struct View {
    const OnlineTable& table;
    int seat;
    std::string_view commitment;
};

std::string_view word(TableEventKind kind) {
    return table_event_words[static_cast<std::size_t>(kind)];
}

struct SeatView {
    const OnlineTable& table;
    int number;

    const OnlineSeat& seat() const { return table.seat(number); }

    // A match that ended when a player gave up was that player's to its end.
    const BotKind* face() const {
        return seat().gave_up && table.is_over() && !seat().has_stand_in ? nullptr : seat().bot;
    }
};

constexpr auto describe(text::Type<SeatView> /*type*/) {
    return text::object("OnlineSeat", "", "",
                        text::member("name", "Empty until somebody sits there.",
                                     [](auto& view) -> auto& { return view.seat().name; }),
                        text::member(
                            "bot", "Moves for the seat, also once a player has given up.",
                            [](auto& view) { return view.seat().bot; }, bot_or_person),
                        text::member("face", "The bot to show: none for a player who only ended the match.",
                                     &SeatView::face, bot_or_person),
                        text::member(
                            "gave_up", "",
                            [](auto& view) {
                                return view.seat().gave_up ? std::optional(word(*view.seat().gave_up))
                                                           : std::nullopt;
                            },
                            text::as("GivingUp | null")),
                        text::member("left", "Milliseconds when the turn began; null without a clock.",
                                     [](auto& view) { return view.table.time_left(view.number); }));
}

struct Request {
    int by;
    std::vector<int> agreed;
};

constexpr auto describe(text::Type<Request> /*type*/) {
    return text::object("", "", "", text::member("by", "", &Request::by),
                        text::member("agreed", "", &Request::agreed));
}

std::optional<Request> request_at(const View& view) {
    const auto& request = view.table.take_back_request();
    if (!request) return std::nullopt;
    Request shown{request->by, {}};
    for (int seat = 0; seat < view.table.seat_count(); ++seat)
        if (request->agreed[static_cast<std::size_t>(seat)]) shown.agreed.push_back(seat);
    return shown;
}

struct End {
    int seat;
    TableEventKind how;
};

constexpr auto describe(text::Type<End> /*type*/) {
    return text::object(
        "", "", "", text::member("seat", "", &End::seat),
        text::member("how", "", [](auto& end) { return word(end.how); }, text::as("GivingUp")));
}

std::optional<End> end_of(const OnlineTable& table) {
    const auto seat = table.ended_by();
    if (!seat) return std::nullopt;
    const auto how = table.seat(*seat).gave_up;
    return how ? std::optional(End{*seat, *how}) : std::nullopt;
}

struct NewsView {
    const View& view;
    const TableNews& news;

    bool is_fresh() const {
        const OnlineTable& table = view.table;
        const std::size_t moves = table.moves().size();
        if (news.kind == TableEventKind::phrase) return news.seat != view.seat && news.moves == moves;
        if (news.to >= 0) return news.to == view.seat && news.moves == moves;
        return !table.is_over() && moves < news.moves + static_cast<std::size_t>(table.seat_count());
    }
};

constexpr auto describe(text::Type<NewsView> /*type*/) {
    return text::object(
        "OnlineNews", "", "Something that a player said or did, for the others.",
        text::member("n", "The number of the event.", [](auto& view) { return view.news.number; }),
        text::member("seat", "", [](auto& view) { return view.news.seat; }),
        text::member(
            "kind", "", [](auto& view) { return word(view.news.kind); },
            text::as("'said' | 'declined' | 'refused' | GivingUp")),
        text::member("phrase", "The number of a phrase that was said.",
                     [](auto& view) { return view.news.phrase; }),
        text::member("fresh",
                     "Whether it is still news to the own seat: until the next move, or for a round if "
                     "somebody gave up.",
                     &NewsView::is_fresh));
}

std::vector<NewsView> news_of(const View& view) {
    std::vector<NewsView> all;
    all.reserve(view.table.news().size());
    for (const TableNews& news : view.table.news()) all.push_back({view, news});
    return all;
}

std::vector<SeatView> seat_views(const View& view) {
    return by_player(view.table.seat_count(), [&](int seat) { return SeatView{view.table, seat}; });
}

// A player who resigned or left is last, regardless of points.
std::optional<std::vector<int>> ranks_of(const View& view) {
    const OnlineTable& table = view.table;
    if (!table.is_over() || !table.has_game() || table.is_closed()) return std::nullopt;
    const auto seat = table.ended_by();
    const auto forfeit = seat ? std::optional(Forfeit{*seat, {}}) : std::nullopt;
    const auto ranks = places(final_scores(table.game().position()), forfeit, table.seat_count());
    return std::vector<int>(ranks.begin(), ranks.begin() + table.seat_count());
}

std::vector<std::string_view> commands_of(const View& view) {
    std::vector<std::string_view> commands;
    for (std::size_t kind = 0; kind < table_command_words.size(); ++kind)
        if (view.table.may(view.seat, static_cast<TableCommandKind>(kind)))
            commands.push_back(table_command_words[kind]);
    return commands;
}

// A match that was cut short ends before the tile in hand, so that it is over and its points are counted.
std::optional<SavedMatch> match_of(const View& view) {
    const OnlineTable& table = view.table;
    if (!table.has_game()) return std::nullopt;
    Deck deck = table.draws();
    if (table.ended_by() || table.is_closed()) deck.pop_back();
    return SavedMatch{.deal = deal_of_drawn(table.settings().rules, std::move(deck)),
                      .moves = table.moves(),
                      .unplaceable_tiles = table.game().unplaceable_tiles()};
}

struct RoundView {
    const FailedRound& round;
};

constexpr auto describe(text::Type<RoundView> /*type*/) {
    return text::object(
        "OnlineFailedRound", "", "A round of the deal that ended without a game.",
        text::member("seat", "", [](auto& view) { return view.round.seat; }),
        text::member("name", "", [](auto& view) -> auto& { return view.round.name; }),
        text::member(
            "how", "", [](auto& view) { return word(view.round.how); }, text::as("'stood' | 'withheld'")));
}

struct ContributionView {
    const OnlineSeat& seat;
};

constexpr auto describe(text::Type<ContributionView> /*type*/) {
    return text::object(
        "OnlineContribution", "", "What a seat has contributed to the deal, or empty texts.",
        text::member("commitment", "", [](auto& view) -> auto& { return view.seat.commitment; }),
        text::member("contribution", "", [](auto& view) -> auto& { return view.seat.contribution; }));
}

struct DealView {
    const OnlineTable& table;

    bool is_committed() const { return table.is_revealing() || table.transcript(); }
};

constexpr auto describe(text::Type<DealView> /*type*/) {
    return text::object(
        "OnlineDeal", "", "The deal as far as it is public.",
        text::member("round", "", [](auto& view) { return view.table.failed_rounds().size(); }),
        text::member("context", "The hash of all that was public when the last seat was committed.",
                     [](auto& view) {
                         return view.is_committed()
                                    ? std::optional(sha256(deal_context(view.table.public_deal())))
                                    : std::nullopt;
                     }),
        text::member("seats", "",
                     [](auto& view) {
                         return by_player(view.table.seat_count(),
                                          [&](int seat) { return ContributionView{view.table.seat(seat)}; });
                     }),
        text::member("waits_for", "The seats for whose browsers the deal waits.",
                     [](auto& view) { return view.table.waits_for(); }),
        text::member("since", "When a seat changed last.",
                     [](auto& view) { return view.table.lobby_changed_at(); }),
        text::member("failed", "",
                     [](auto& view) {
                         std::vector<RoundView> rounds;
                         for (const FailedRound& round : view.table.failed_rounds())
                             rounds.push_back({round});
                         return rounds;
                     }),
        text::member("code", "The code of the deal, once the game has begun.",
                     [](auto& view) {
                         return view.table.transcript() ? std::optional(deal_code(view.table.public_deal()))
                                                        : std::nullopt;
                     }),
        text::member("game_code", "The code of all entries since.", [](auto& view) {
            const auto& transcript = view.table.transcript();
            return transcript ? std::optional(transcript->code()) : std::nullopt;
        }));
}

std::optional<DealView> deal_of(const View& view) {
    return view.table.settings().deal == 1 ? std::nullopt : std::optional(DealView{view.table});
}

std::optional<Fairness> fairness_of(const View& view) {
    const OnlineTable& table = view.table;
    if (!table.is_over() || !table.has_game()) return std::nullopt;
    return verify_deal(table, view.commitment);
}

constexpr auto describe(text::Type<View> /*type*/) {
    return text::object(
        "OnlineView", "", "An online table as a seat or a spectator sees it.",
        text::member("events", "The number of events.", [](auto& view) { return view.table.event_count(); }),
        text::member(
            "phase", "", [](auto& view) { return view.table.phase(); }, text::choice(table_phase_words)),
        text::member("seats", "", seat_views),
        text::member("to_move", "Null unless the match is played.",
                     [](auto& view) {
                         const bool is_played = view.table.phase() == TablePhase::playing;
                         return is_played ? std::optional(view.table.to_move()) : std::nullopt;
                     }),
        text::member("deadline",
                     "When the clock of the seat to move ends, by the server's time; null without one.",
                     [](auto& view) { return view.table.deadline(); }),
        text::member("asked", "The request to take back.", request_at),
        text::member("ended_by", "Who gave up and so ended the match.",
                     [](auto& view) { return end_of(view.table); }),
        text::member("closed", "Whether the operator closed the table before the end.",
                     [](auto& view) { return view.table.is_closed(); }),
        text::member("ranks",
                     "By seat, once the game is over. A player who gave up is last. Null for a closed table.",
                     ranks_of),
        text::member("news", "", news_of),
        text::member("rematch_offers", "The seats that want a rematch.",
                     [](auto& view) -> auto& { return view.table.rematch_offers(); }),
        text::member("rematch_by", "The seat whose answer created the table of the rematch.",
                     [](auto& view) { return view.table.rematch_by(); }),
        text::member("decided", "The number of the last event that settles a move sent before it.",
                     [](auto& view) { return view.table.last_decision(); }),
        text::member("may", "The commands that the own seat may send now.", commands_of,
                     text::as("OnlineCommand[]")),
        text::member("moves", "", [](auto& view) { return view.table.moves().size(); }),
        text::member("match", "With the tiles drawn so far; null before the match.", match_of,
                     text::as("MatchRecord | null")),
        text::member(
            "fair",
            "Whether the secret is the one that was committed to, and the tiles follow from it; null "
            "before the end.",
            fairness_of),
        text::member("deal", "Null at tables of deal 1.", deal_of));
}

struct Limits {};

constexpr auto describe(text::Type<Limits> /*type*/) {
    return text::object(
        "OnlineLimits", "", "What pages need before they have a table.",
        text::member("protocol", "", [](auto&) { return protocol_version; }),
        text::member(
            "clocks", "", [](auto&) -> auto& { return clock_words; }, text::as("OnlineClock[]")),
        text::member("max_name", "In bytes.", [](auto&) { return max_name_bytes; }),
        text::member("max_word", "In bytes.", [](auto&) { return max_entropy_bytes; }),
        text::member("min_wait", "Milliseconds before players may free the seats that they wait for.",
                     [](auto&) { return min_wait; }),
        text::member("phrases", "", [](auto&) { return phrase_count; }));
}

}  // namespace

std::string view_json(const OnlineTable& table, int seat, std::string_view commitment) {
    return text::json_line(View{table, seat, commitment});
}

std::string online_limits_json() {
    return text::json_line(Limits{});
}

void declare_online_table(text::TypeScript& to) {
    declare_table_settings(to);
    declare_table_event(to);
    declare_messages(to);
    to.add_type(
        "GivingUp", "",
        text::union_of(std::array{word(TableEventKind::resigned), word(TableEventKind::timed_out)}, true));
    text::typescript_type<View>(to);
    text::typescript_type<Limits>(to);
}

}  // namespace bastide::match
