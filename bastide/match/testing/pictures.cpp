#include "bastide/match/testing/pictures.h"

#include <algorithm>
#include <string_view>

namespace bastide::match::testing {
namespace {

constexpr std::size_t side = picture_size;

// The tiles as they are printed, north up, under their names.
constexpr std::array<std::string_view, 32> sheet = {
    "L       LR      RCr     Cccc+   CccR+   CccR  ",  //
    "#.....# #.....# #CCCCC# #CCCCC# #CCCCC# #CCCCC#", "....... ....... ....... CCCCCCC CCCCCCC CCCCCCC",
    "....... ....... ....... CCCCCCC CCCCCCC CCCCCCC", "...M... ...M... rrrrrrr CCCPCCC CCCPCCC CCCCCCC",
    "....... ...r... ....... CCCCCCC CCCCCCC CCCCCCC", "....... ...r... ....... CCCCCCC C..r..C C..r..C",
    "#.....# #..r..# #.....# #CCCCC# #..r..# #..r..#", "CFc+    CFc     Cc      Cc+     CcRr    CcRr+  ",
    "#.....# #.....# #CCCCC# #CCCCC# #CCCCC# #CCCCC#", "C.....C C.....C CCCCCC. CCCCCC. CCCCC.. CPCCC..",
    "CC...CC CC...CC CCCCC.. CCPCC.. CCC.... CCC....", "CCCPCCC CCCCCCC CCCC... CCCC... CC..rrr CC..rrr",
    "CC...CC CC...CC CCC.... CCC.... CC.rr.. CC.rr..", "C.....C C.....C CC..... CC..... C..r... C..r...",
    "#.....# #.....# #.....# #.....# #..r..# #..r..#", "Ccc     Ccc+    CRr     CRRR    RrC     C      ",
    "#CCCCC# #CCCCC# #CCCCC# #CCCCC# #CCCCC# #CCCCC#", "CCCCCCC CCCCCCC ....... ....... ....... .......",
    "CCCCCCC CCCCCCC ....... ....... ....... .......", "CCCCCCC CCCPCCC ...rrrr rrr#rrr rrrr... .......",
    "CCCCCCC CCCCCCC ...r... ...r... ...r... .......", "C.....C C.....C ...r... ...r... ...r... .......",
    "#.....# #.....# #..r..# #..r..# #..r..# #.....#", "CFC     CC      RRRR    RRR     Rr      RFr    ",
    "#CCCCC# #CCCCC# #..r..# #.....# #.....# #.....#", "....... C...... ...r... ....... ....... .......",
    "....... C...... ...r... ....... ....... .......", "....... C...... rrr#rrr rrr#rrr rrrr... rrrrrrr",
    "....... C...... ...r... ...r... ...r... .......", "....... C...... ...r... ...r... ...r... .......",
    "#CCCCC# #.....# #..r..# #..r..# #..r..# #.....#",
};

Picture turn_clockwise(const Picture& picture) {
    Picture result{};
    for (std::size_t row = 0; row < side; ++row)
        for (std::size_t column = 0; column < side; ++column)
            result[column][side - 1 - row] = picture[row][column];
    return result;
}

Picture find_on_sheet(std::string_view name) {
    Picture found{};
    for (std::size_t line = 0; line < sheet.size(); line += side + 1) {
        for (std::size_t left = 0; left < sheet[line].size(); left += side + 1) {
            const std::string_view title = sheet[line].substr(left, side);
            if (title.substr(0, title.find(' ')) != name) continue;
            for (std::size_t row = 0; row < side; ++row)
                std::ranges::copy(sheet[line + 1 + row].substr(left, side), found[row].begin());
        }
    }
    return found;
}

std::array<std::array<Picture, 4>, type_count> paint_all() {
    std::array<std::array<Picture, 4>, type_count> pictures{};
    for (std::size_t type = 0; type < type_count; ++type) {
        pictures[type][0] = find_on_sheet(types[type].name);
        for (std::size_t rotation = 1; rotation < 4; ++rotation)
            pictures[type][rotation] = turn_clockwise(pictures[type][rotation - 1]);
    }
    return pictures;
}

}  // namespace

const Picture& picture(Type type, int rotation) {
    static const auto pictures = paint_all();
    return pictures[type][static_cast<std::size_t>(rotation)];
}

}  // namespace bastide::match::testing
