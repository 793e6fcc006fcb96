#include "tui/notice_text.h"

#include "bastide/text/counted.h"

namespace bastide::tui {

std::string shared_notice(play::NoticeKind kind, const GameLabels& words, std::size_t count, bool may_undo) {
    const std::string game = words.game;
    const std::string turn = words.turn;
    const std::string turns = text::counted(static_cast<std::int64_t>(count), turn);
    using enum play::NoticeKind;
    switch (kind) {
        case undone:
            return turns + " taken back: " + (may_undo ? "u takes back more, " : "") +
                   (count == 1 ? "U plays it again" : "U plays them again");
        case redone:
            if (count == 0) return "Played again";
            return "Played again; " + turns + (count == 1 ? " is" : " are") + " still taken back";
        case nothing_to_undo:
            return "There is nothing to take back";
        case nothing_to_redo:
            return "There is nothing to play again";
        case ranked_no_undo:
            return "This " + game + " is ranked: no " + turn + " can be taken back";
        case forfeited_no_undo:
            return "This " + game + " is forfeited: no " + turn + " can be taken back";
        case ranked_no_hints:
            return "This " + game + " is ranked: there are no hints";
        case game_over:
            return "The " + game + " is over";
        case fits_one_way:
            return "It fits here in one way only";
        case looks_the_same:
            return "This tile looks the same whichever way it is turned";
        case pick_up_first:
            return "Pick the tile up again for a hint";
        case thinking:
            return "Thinking of a hint; you can play on meanwhile";
        default:
            return {};
    }
}

}  // namespace bastide::tui
