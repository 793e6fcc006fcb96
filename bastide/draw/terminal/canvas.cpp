#include "bastide/draw/terminal/canvas.h"

#include <cstddef>
#include <utility>

#include "bastide/draw/numbers.h"

namespace bastide::draw {
namespace {

constexpr std::string_view plain = "\x1b[0m";

std::string of_16(int color, bool is_ground) {
    if (color < 0) return is_ground ? "49" : "39";
    const int first = color < 8 ? 30 : 90;
    return decimal(first + color % 8 + (is_ground ? 10 : 0));
}

// The part of the sequence that sets one colour.
std::string color(Tone tone, TerminalLook look, bool is_ground) {
    const bool is_tables = tone == Tone::table || tone == Tone::text;
    if (is_tables && !look.has_own_ground) return is_ground ? "49" : "39";
    const std::string kind = is_ground ? "48;" : "38;";
    const Rgb target = rgb(tone, look.theme);
    if (look.depth == ColourDepth::full)
        return kind + "2;" + decimal(target.red) + ';' + decimal(target.green) + ';' + decimal(target.blue);
    if (look.depth == ColourDepth::many) return kind + "5;" + decimal(many(tone, look.theme));
    return of_16(few(tone, look.theme), is_ground);
}

bool is_plain(Style style, TerminalLook look) {
    if (look.depth == ColourDepth::none && !look.has_own_ground) return true;  // text among text
    const bool has_colors = look.depth != ColourDepth::none &&
                            (look.has_own_ground || style.ground != Tone::table || style.ink != Tone::text);
    return !has_colors && !style.bold && !style.underlined && !style.reversed;
}

// Returns the escape sequence that sets a style from any current one, or nothing for the terminal's default
// style.
std::string sequence(Style style, TerminalLook look) {
    if (is_plain(style, look)) return {};
    std::string out = "\x1b[0";
    if (style.bold) out += ";1";
    if (style.underlined) out += ";4";
    if (look.depth == ColourDepth::none) {
        if (style.reversed) out += ";7";
        return out + 'm';
    }
    if (style.reversed) std::swap(style.ink, style.ground);
    return out + ';' + color(style.ink, look, false) + ';' + color(style.ground, look, true) + 'm';
}

// Writes characters one after the other, and changes the style where it differs.
class Writer {
  public:
    explicit Writer(TerminalLook look) : look_(look) {}

    void write(const Character& character) {
        set(sequence(character.style, look_));
        out_ += character.text;
    }

    void move_to(int row, int column) {
        out_ += "\x1b[" + decimal(row + 1) + ';' + decimal(column + 1) + 'H';
    }

    void end_line() {
        reset();
        out_ += '\n';
    }

    void clear() { out_ += "\x1b[0m\x1b[2J"; }

    void reset() { set({}); }

    std::string text() && { return std::move(out_); }

  private:
    void set(std::string style) {
        if (style == style_) return;
        out_ += style.empty() ? plain : std::string_view(style);
        style_ = std::move(style);
    }

    TerminalLook look_;
    std::string style_;
    std::string out_;
};

// Up to the last one that is more than a blank on the terminal's own ground.
int written_columns(const Canvas& canvas, int row, TerminalLook look) {
    int columns = canvas.columns();
    while (columns > 0) {
        const Character& last = canvas.at(row, columns - 1);
        if (last.text != " " || !is_plain(last.style, look)) break;
        --columns;
    }
    return columns;
}

}  // namespace

Canvas::Canvas(int rows, int columns)
    : rows_(rows),
      columns_(columns),
      characters_(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)) {}

bool Canvas::holds(int row, int column) const {
    return row >= 0 && row < rows_ && column >= 0 && column < columns_;
}

std::size_t Canvas::place(int row, int column) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(column);
}

void Canvas::put(int row, int column, std::string_view character, Style style, int width) {
    if (!holds(row, column) || !holds(row, column + width - 1)) return;
    // Half a wide character cannot stay.
    if (characters_[place(row, column)].text.empty()) characters_[place(row, column - 1)].text = " ";
    const bool cuts = column + width < columns_ && characters_[place(row, column + width)].text.empty();
    if (cuts) characters_[place(row, column + width)].text = " ";
    characters_[place(row, column)] = {std::string(character), style};
    for (int i = 1; i < width; ++i) characters_[place(row, column + i)] = {"", style};
}

void Canvas::join(int row, int column, std::string_view mark) {
    if (holds(row, column)) characters_[place(row, column)].text += mark;
}

void Canvas::paste(int row, int column, const Canvas& other) {
    for (int down = 0; down < other.rows(); ++down) {
        for (int right = 0; right < other.columns(); ++right) {
            const Character& character = other.at(down, right);
            put(row + down, column + right, character.text, character.style);
        }
    }
}

std::string canvas_lines(const Canvas& canvas, TerminalLook look) {
    Writer writer(look);
    for (int row = 0; row < canvas.rows(); ++row) {
        for (int column = 0; column < written_columns(canvas, row, look); ++column)
            writer.write(canvas.at(row, column));
        writer.end_line();
    }
    return std::move(writer).text();
}

std::string canvas_change(const Canvas& before, const Canvas& now, TerminalLook look) {
    const bool is_new = before.rows() != now.rows() || before.columns() != now.columns();
    Writer writer(look);
    if (is_new) writer.clear();
    for (int row = 0; row < now.rows(); ++row) {
        bool follows = false;
        for (int column = 0; column < now.columns(); ++column) {
            const Character& character = now.at(row, column);
            if (!is_new && character == before.at(row, column)) {
                follows = false;
                continue;
            }
            if (!follows) writer.move_to(row, column);
            writer.write(character);
            follows = true;
        }
    }
    writer.reset();
    return std::move(writer).text();
}

}  // namespace bastide::draw
