#include "serve/testing/server_program.h"

#include <charconv>
#include <chrono>
#include <fstream>
#include <iterator>
#include <string_view>
#include <thread>
#include <utility>

namespace bastide::serve {
namespace {

std::string text_of(const std::string& file) {
    std::ifstream in(file);
    return {std::istreambuf_iterator<char>(in), {}};
}

// Returns the port in "… on http://127.0.0.1:PORT (…", or 0 if it has not been printed.
std::uint16_t port_in(std::string_view output) {
    constexpr std::string_view before = "on http://127.0.0.1:";
    const auto at = output.find(before);
    std::uint16_t port = 0;
    if (at == std::string_view::npos || !output.contains('\n')) return port;
    output.remove_prefix(at + before.size());
    std::from_chars(output.begin(), output.end(), port);
    return port;
}

}  // namespace

ServerProgram::ServerProgram(std::string command, std::string folder, std::vector<std::string> options)
    : command_(std::move(command)), folder_(std::move(folder)), options_(std::move(options)) {}

bool ServerProgram::start() {
    std::vector<std::string> words = {command_, "serve", "--port", "0"};
    if (options_.empty()) words.insert(words.end(), {"--data", folder_});
    words.insert(words.end(), options_.begin(), options_.end());
    const std::size_t output_before = output().size();
    running_.emplace(os::start_beside_test(words, {.log = folder_ + "/log"}));
    while (true) {
        port_ = port_in(output().substr(output_before));
        if (port_ != 0) return true;
        if (running_->poll()) return false;
        std::this_thread::sleep_for(std::chrono::milliseconds(5));
    }
}

int ServerProgram::end(int signal) {
    running_->signal(signal);
    return running_->wait().status;
}

std::string ServerProgram::output() const {
    return text_of(folder_ + "/log");
}

}  // namespace bastide::serve
