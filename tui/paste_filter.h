// Recognises a bracketed paste among the codes that ncurses returns, so that pasted text is not played as
// keys.
#pragma once

#include <string_view>

namespace bastide::tui {

class PasteFilter {
  public:
    // Written to the terminal to turn bracketed paste on and off.
    static constexpr std::string_view on = "\x1b[?2004h";
    static constexpr std::string_view off = "\x1b[?2004l";
    // The terminal sends these before and after a paste.
    static constexpr std::string_view begin = "\x1b[200~";
    static constexpr std::string_view end = "\x1b[201~";
    // The codes that ncurses returns for them, above its own codes.
    static constexpr int begin_code = 1000;
    static constexpr int end_code = 1001;

    // Returns true if a code belongs to a paste.
    bool takes(int code) {
        if (!is_pasting_) {
            is_pasting_ = code == begin_code;
            matched_ = 0;
            return is_pasting_ || code == end_code;
        }
        // If the bytes of the end arrive slowly, ncurses returns them one by one.
        matched_ = code == end[matched_] ? matched_ + 1 : code == end.front() ? 1 : 0;
        if (code == end_code || matched_ == end.size()) is_pasting_ = false;
        return true;
    }

  private:
    bool is_pasting_ = false;
    std::size_t matched_ = 0;  // the number of matching bytes of `end`
};

}  // namespace bastide::tui
