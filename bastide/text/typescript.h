// TypeScript declarations of the types that the library writes as JSON.
#pragma once

#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace bastide::text {

// The members of an interface and the interfaces that it extends.
class Interface {
  public:
    void add(std::string_view name, std::string_view about, bool may_be_missing, std::string_view type);
    void extend(const std::string& other) { extends_ += (extends_.empty() ? " extends " : ", ") + other; }

  private:
    friend class TypeScript;
    std::string extends_;
    std::string members_;
    std::string line_;  // the members without comments, for an interface without a name
};

// A file of declarations. Each type is declared once.
class TypeScript {
  public:
    // Adds `export type NAME = TYPE`.
    void add_type(std::string_view name, std::string_view about, std::string_view type);

    // Adds an interface and returns its type: the name or, if the name is empty, a type literal.
    std::string add(std::string_view name, std::string_view about, const Interface& declared);

    const std::string& text() const { return text_; }

  private:
    bool is_new(std::string_view name, std::string_view about);

    std::vector<std::string> names_;  // few
    std::string text_;
};

// 'city' | 'road', or 4 | 2.
std::string union_of(std::span<const std::string_view> words, bool are_strings);

// [number, number].
std::string tuple_of(std::initializer_list<std::string> types);

// number[], (number | null)[].
std::string list_of(const std::string& type);

// Removes " | null" from the end of a type.
std::string without_null(const std::string& type);

}  // namespace bastide::text
