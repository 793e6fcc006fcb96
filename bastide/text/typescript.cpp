#include "bastide/text/typescript.h"

#include <algorithm>

namespace bastide::text {
namespace {

std::string comment(std::string_view about, std::string_view indent) {
    if (about.empty()) return {};
    return std::string(indent).append("/** ").append(about).append(" */\n");
}

std::string joined(std::span<const std::string> parts, std::string_view separator) {
    std::string text;
    for (const std::string& part : parts) {
        if (!text.empty()) text += separator;
        text += part;
    }
    return text;
}

}  // namespace

void Interface::add(std::string_view name, std::string_view about, bool may_be_missing,
                    std::string_view type) {
    std::string declared(name);
    declared.append(may_be_missing ? "?: " : ": ").append(type);
    members_.append(comment(about, "  ")).append("  ").append(declared).append(";\n");
    line_.append(line_.empty() ? "" : "; ").append(declared);
}

bool TypeScript::is_new(std::string_view name, std::string_view about) {
    if (std::ranges::find(names_, name) != names_.end()) return false;
    names_.emplace_back(name);
    text_.append(text_.empty() ? "" : "\n").append(comment(about, "")).append("export ");
    return true;
}

void TypeScript::add_type(std::string_view name, std::string_view about, std::string_view type) {
    if (is_new(name, about)) text_.append("type ").append(name).append(" = ").append(type).append(";\n");
}

std::string TypeScript::add(std::string_view name, std::string_view about, const Interface& declared) {
    if (name.empty()) return "{ " + declared.line_ + " }";
    if (is_new(name, about))
        text_.append("interface ")
            .append(name)
            .append(declared.extends_)
            .append(" {\n")
            .append(declared.members_)
            .append("}\n");
    return std::string(name);
}

std::string union_of(std::span<const std::string_view> words, bool are_strings) {
    std::string text;
    for (const std::string_view word : words) {
        text.append(text.empty() ? "" : " | ").append(are_strings ? "'" : "");
        text.append(word).append(are_strings ? "'" : "");
    }
    return text;
}

std::string tuple_of(std::initializer_list<std::string> types) {
    return '[' + joined(types, ", ") + ']';
}

std::string list_of(const std::string& type) {
    return (type.contains('|') ? '(' + type + ')' : type) + "[]";
}

std::string without_null(const std::string& type) {
    return type.substr(0, type.rfind(" | null"));
}

}  // namespace bastide::text
