// The names of an option: those that help shows, and others that also work.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace bastide::cli {

// A name that works but is in no help, completion or suggestion.
struct HiddenName {
    std::string name;
    std::string now;  // what replaces it: "--keep", or empty to accept it without a note
};

class OptionNames {
  public:
    // The names shown, with commas between them: "-o,--output".
    OptionNames(std::string shown) : all_(std::move(shown)) {}
    OptionNames(const char* shown) : all_(shown) {}

    // The names of an option that other options replace. Using it prints "note: --plot is now -o".
    static OptionNames replaced(std::string name, std::string now) {
        OptionNames names(name);
        names.hidden_.push_back({std::move(name), std::move(now)});
        return names;
    }

    // Adds a former name. Using it prints "note: --most is now --keep".
    OptionNames formerly(const std::string& name) const { return with({name, first()}); }

    // Adds a name that is a matter of taste and works without a note, such as another spelling.
    OptionNames also(const std::string& name) const { return with({name, ""}); }

    const std::string& all() const { return all_; }  // with commas between them
    std::string first() const { return all_.substr(0, all_.find(',')); }
    const std::vector<HiddenName>& hidden() const { return hidden_; }

  private:
    OptionNames with(HiddenName name) const {
        OptionNames names = *this;
        names.all_ += ',' + name.name;
        names.hidden_.push_back(std::move(name));
        return names;
    }

    std::string all_;
    std::vector<HiddenName> hidden_;
};

// Returns what is known of a hidden name, or null if the name is shown.
inline const HiddenName* find_hidden(const std::vector<HiddenName>& hidden, std::string_view name) {
    const auto found = std::ranges::find(hidden, name, &HiddenName::name);
    return found == hidden.end() ? nullptr : &*found;
}

}  // namespace bastide::cli
