#include "bastide/landscape/read.h"

#include <algorithm>
#include <array>
#include <limits>

#include "bastide/landscape/corner_cities.h"
#include "bastide/landscape/detail/plain_cell.h"
#include "bastide/landscape/errors.h"
#include "bastide/text/byte_order_mark.h"
#include "bastide/tile/catalogue.h"

namespace bastide::landscape {

using tile::Tile;

namespace plain = detail::plain;

namespace {

bool is_space(char byte) {
    return byte == ' ' || byte == '\n' || byte == '\r' || byte == '\t';
}
bool is_digit(char byte) {
    return byte >= '0' && byte <= '9';
}

// Bytes that a number, good or bad, is made of.
bool continues_number(char byte) {
    return is_digit(byte) || byte == '.' || byte == 'e' || byte == 'E' || byte == '+' || byte == '-';
}

// The name of an unexpected byte in a message.
Message found(char byte) {
    constexpr std::string_view hex = "0123456789abcdef";
    if (byte == '{') return errors::found_object;
    if (byte == '[') return errors::found_array;
    if (byte == '"') return errors::found_string;
    if (is_digit(byte) || byte == '-') return errors::found_number;
    if (byte > ' ' && byte < 0x7F) return std::string{'\'', byte, '\''};
    const auto code = static_cast<unsigned char>(byte);
    return {errors::found_byte, std::string{hex[code >> 4], hex[code & 0xF]}};
}

bool is_json_whole_number(std::string_view text) {
    if (text.starts_with('-')) text.remove_prefix(1);
    if (text.empty() || (text.size() > 1 && text.front() == '0')) return false;
    return text.find_first_not_of("0123456789") == std::string_view::npos;
}

// The number, or the nearest an int can hold.
int value_of(std::string_view whole_number) {
    constexpr std::int64_t most = std::numeric_limits<int>::max();
    const bool negative = whole_number.starts_with('-');
    std::int64_t value = 0;
    for (const char digit : whole_number.substr(negative ? 1 : 0)) {
        value = std::min(value * 10 + (digit - '0'), most);
    }
    return static_cast<int>(negative ? -value : value);
}

Message unreadable_count(const tile::FiveNumbers& five) {
    constexpr std::array<std::string_view, 5> words = {"no", "one", "two", "three", "four"};
    const auto edges = static_cast<std::size_t>(std::count(five.begin(), five.begin() + 4, 2));
    return {errors::unreadable_count, written_tile(five), written_count(five), words[edges]};
}

}  // namespace

Result<void> LandscapeReader::feed(std::string_view piece, Landscape& rows) {
    if (error_) return std::unexpected(*error_);
    rows_ = &rows;
    auto read = read_piece(piece);
    rows_ = nullptr;
    if (!read) error_ = read.error();
    return read;
}

Result<void> LandscapeReader::read_piece(std::string_view piece) {
    const char* at = piece.data();
    const char* const end = at + piece.size();
    while (at < end) {
        if (state_ == State::first_cell || state_ == State::next_cell) {
            at = read_plain_cells(at, end);
            if (at == end) break;
        }
        if (auto read = read_byte(*at++); !read) return read;
    }
    return {};
}

// Reads cells and the commas after them while they are in a layout that programs write and need no warning.
// Returns the end. The last bytes of a piece are left, because a cell may continue in the next.
const char* LandscapeReader::read_plain_cells(const char* at, const char* const end) {
    const auto& cells = detail::plain_cells();
    const unsigned careful = plain::needs_care | (tiles_allowed_ == Tiles::the_19 ? plain::foreign : 0U) |
                             (first_corner_cities_ ? 0U : plain::corner_cities);
    const char* const begin = at;
    while (end - at > 16 && row_.size() < Landscape::max_row) {
        Tile tile;
        const char* after = at + 2;
        if (at[0] != '[' || at[1] != ']') {
            detail::Digits digits = detail::spaced_digits(at);
            if (digits.width == 0) digits = detail::compact_digits(at);
            const detail::PlainCell cell = cells[digits.index];
            if (digits.width == 0 || (cell & careful) != 0) break;
            tile = Tile::from_code(static_cast<std::uint8_t>(cell & plain::tile_mask));
            after = at + digits.width;
            has_tiles_ = true;
        }
        if (*after != ',') break;
        row_.push_back(tile);
        at = after + 1 + (after[1] == ' ' ? 1 : 0);
        state_ = State::next_cell;
    }
    at_.column += at - begin;
    return at;
}

Result<void> LandscapeReader::read_byte(char byte) {
    ++at_.column;
    if (state_ == State::in_number) {
        if (continues_number(byte)) {
            // Further digits are dropped, but not characters that make the number invalid.
            constexpr std::size_t enough = 40;
            if (number_.size() < enough || (number_.size() == enough && !is_digit(byte))) number_ += byte;
            return {};
        }
        if (auto read = end_number(); !read) return read;
    }
    if (is_space(byte)) {
        if (byte == '\n') at_ = {at_.line + 1, 0};
        return {};
    }
    switch (state_) {
        case State::start:
        case State::first_row:
        case State::next_row:
        case State::first_cell:
        case State::next_cell:
        case State::first_number:
        case State::next_number:
            return open(byte);
        default:
            return close_or_go_on(byte);
    }
}

// Handles a byte at the start of a value.
Result<void> LandscapeReader::open(char byte) {
    const bool may_close =
        state_ == State::first_row || state_ == State::first_cell || state_ == State::first_number;
    if (byte == ']' && may_close) return close_or_go_on(byte);
    const bool number_due = state_ == State::first_number || state_ == State::next_number;
    if (number_due && (is_digit(byte) || byte == '-')) {
        state_ = State::in_number;
        number_at_ = at_;
        number_ = byte;
        return {};
    }
    const bool very_first = at_.line == 1 && at_.column == 1;
    if (very_first && mark_bytes_ < text::byte_order_mark.size() &&
        byte == text::byte_order_mark[mark_bytes_]) {
        ++mark_bytes_;
        at_.column = 0;
        return {};
    }
    const bool half_a_mark = mark_bytes_ % text::byte_order_mark.size() != 0;
    if (byte != '[' || number_due || half_a_mark) return fail_unexpected(at_, found(byte));
    if (state_ == State::start) {
        state_ = State::first_row;
    } else if (state_ == State::first_row || state_ == State::next_row) {
        state_ = State::first_cell;
    } else {
        state_ = State::first_number;
        cell_at_ = at_;
        number_count_ = 0;
    }
    return {};
}

// Handles a byte after a value, or at the start of an empty one.
Result<void> LandscapeReader::close_or_go_on(char byte) {
    if (byte != ',' && byte != ']') return fail_unexpected(at_, found(byte));
    const bool close = byte == ']';
    switch (state_) {
        case State::after_number:
        case State::first_number:
            if (close) return end_cell();
            state_ = State::next_number;
            return {};
        case State::after_cell:
        case State::first_cell:
            if (close) end_row();
            state_ = close ? State::after_row : State::next_cell;
            return {};
        case State::after_row:
        case State::first_row:
            state_ = close ? State::done : State::next_row;
            return {};
        default:
            return fail_unexpected(at_, found(byte));
    }
}

void LandscapeReader::end_row() {
    rows_->add_row(row_);
    row_.clear();
    ++rows_read_;
}

Result<void> LandscapeReader::end_number() {
    if (!is_json_whole_number(number_)) {
        return fail_in_cell(number_at_, {errors::not_a_whole_number, number_});
    }
    if (number_count_ == numbers_.size()) {
        return fail_in_cell(number_at_, errors::too_many_numbers);
    }
    const int value = value_of(number_);
    if (number_count_ < 4 && (value < 0 || value > 2)) {
        return fail_in_cell(number_at_, {errors::not_an_edge, name(tile::all_sides[number_count_]), number_});
    }
    numbers_[number_count_++] = value;
    state_ = State::after_number;
    return {};
}

Result<void> LandscapeReader::end_cell() {
    if (row_.size() == Landscape::max_row) {
        return fail_in_cell(cell_at_, {errors::long_row, Landscape::max_row});
    }
    Tile tile;
    if (number_count_ > 0) {
        if (number_count_ < numbers_.size()) {
            return fail_in_cell(cell_at_, {errors::too_few_numbers, number_count_});
        }
        const tile::LegendReading reading = tile::read_legend(numbers_);
        if (reading.count == tile::CityCount::unreadable) {
            return fail_in_cell(cell_at_, unreadable_count(numbers_));
        }
        tile = reading.tile;
        if (reading.count == tile::CityCount::contradicts) warn(Warning::Kind::count);
        if (tiles_allowed_ == Tiles::the_19 && !in_catalogue(tile)) warn(Warning::Kind::foreign);
        if (!first_corner_cities_ && has_corner_cities(tile)) first_corner_cities_ = next_cell();
        has_tiles_ = true;
    }
    row_.push_back(tile);
    state_ = State::after_cell;
    return {};
}

LandscapeReader LandscapeReader::between_rows(Tiles tiles) {
    LandscapeReader reader(tiles);
    reader.state_ = State::next_row;
    reader.mark_bytes_ = text::byte_order_mark.size();  // none may come here
    return reader;
}

bool LandscapeReader::join(const LandscapeReader& part) {
    if (state_ != State::next_row || (part.state_ != State::next_row && part.state_ != State::done))
        return false;
    state_ = part.state_;
    at_.column = part.at_.column + (part.at_.line == 1 ? at_.column : 0);
    at_.line += part.at_.line - 1;
    warnings_.add(part.warnings_, rows_read_);
    if (!first_corner_cities_ && part.first_corner_cities_) {
        first_corner_cities_ = part.first_corner_cities_;
        first_corner_cities_->row += rows_read_;
    }
    rows_read_ += part.rows_read_;
    has_tiles_ = has_tiles_ || part.has_tiles_;
    return true;
}

tile::Cell LandscapeReader::next_cell() const {
    return {rows_read_, static_cast<std::int64_t>(row_.size())};
}

void LandscapeReader::warn(Warning::Kind kind) {
    Warning warning;
    warning.at = next_cell();
    warning.kind = kind;
    warning.written = numbers_;
    warnings_.add(warning);
}

Result<void> LandscapeReader::finish() const {
    if (error_) return std::unexpected(*error_);
    if (state_ != State::done) return fail_unexpected({at_.line, at_.column + 1}, errors::found_end);
    if (!has_tiles_) return fail(errors::no_tiles);
    return {};
}

std::unexpected<Error> LandscapeReader::fail_in_cell(LineColumn at, Message message) const {
    return fail({.line = at.line, .column = at.column, .context = place_of(next_cell())}, std::move(message));
}

std::unexpected<Error> LandscapeReader::fail_unexpected(LineColumn at, Message found) const {
    const auto expected = [this] -> const MessageKind& {
        switch (state_) {
            case State::start:
                return errors::a_map;
            case State::first_row:
                return errors::a_row_or_end;
            case State::next_row:
                return errors::a_row;
            case State::after_row:
                return errors::after_row;
            case State::first_cell:
                return errors::a_cell_or_end;
            case State::next_cell:
                return errors::a_cell;
            case State::after_cell:
                return errors::after_cell;
            case State::first_number:
                return errors::a_number_or_end;
            case State::next_number:
                return errors::a_number;
            case State::in_number:
            case State::after_number:
                return errors::after_number;
            case State::done:
                break;
        }
        return errors::nothing_more;
    };
    Message message(errors::unexpected, expected(), std::move(found));
    if (state_ >= State::first_cell && state_ < State::done) return fail_in_cell(at, std::move(message));
    return fail({.line = at.line, .column = at.column}, std::move(message));
}

Result<Landscape> read_landscape(std::string_view text) {
    LandscapeReader reader;
    Landscape rows;
    if (auto read = reader.feed(text, rows); !read) return std::unexpected(std::move(read.error()));
    if (auto read = reader.finish(); !read) return std::unexpected(std::move(read.error()));
    return rows;
}

Result<void> check_size(const Landscape& landscape, std::size_t most) {
    if (std::max(landscape.squares(), landscape.rows()) <= most) return {};
    return fail({errors::too_large, most});
}

}  // namespace bastide::landscape
