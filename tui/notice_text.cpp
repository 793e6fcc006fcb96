#include "tui/notice_text.h"

#include "bastide/text/plural.h"

namespace bastide::tui {

std::string shared_notice(play::NoticeKind kind, const GameLabels& words, std::size_t count, bool may_undo) {
    const std::string game = words.game;
    const std::string turn = words.turn;
    const std::string turns = text::plural(static_cast<std::int64_t>(count), turn);
    using enum play::NoticeKind;
    switch (kind) {
        case undone:
            return turns + " undone: " + (may_undo ? "u undoes more, " : "") +
                   (count == 1 ? "U redoes it" : "U redoes them");
        case redone:
            if (count == 0) return "Redone";
            return "Redone, " + turns + (count == 1 ? " is" : " are") + " still undone";
        case nothing_to_undo:
            return "There is nothing to undo";
        case nothing_to_redo:
            return "There is nothing to redo";
        case ranked_no_undo:
            return "This " + game + " is ranked: no " + turn + " can be undone";
        case forfeited_no_undo:
            return "This " + game + " is forfeited: no " + turn + " can be undone";
        case ranked_no_hints:
            return "This " + game + " is ranked: there are no hints";
        case game_over:
            return "The " + game + " is over";
        case fits_one_way:
            return "It fits here only one way";
        case looks_the_same:
            return "This tile looks the same in every rotation";
        case pick_up_first:
            return "Pick the tile up again for a hint";
        case thinking:
            return "Looking for a hint. You can continue to play";
        default:
            return {};
    }
}

}  // namespace bastide::tui
