#include "cli/arrange/proof_file.h"

#include <cerrno>
#include <cstring>
#include <expected>

namespace bastide::cli {
namespace {

std::string beside(const std::string& name) {
    return name + ".unfinished";
}

std::unexpected<Error> not_written(const std::string& name) {
    return std::unexpected(file_error(name, std::string("cannot be written: ") + std::strerror(errno)));
}

}  // namespace

Result<ProofFile> ProofFile::open(const std::string& name) {
    ProofFile file;
    if (name.empty()) return file;
    file.stream_.reset(std::fopen(beside(name).c_str(), "wxe"));
    if (!file.stream_) return not_written(beside(name));
    file.name_ = name;
    return file;
}

ProofFile::~ProofFile() {
    if (stream_) std::remove(beside(name_).c_str());
}

Result<void> ProofFile::keep() {
    if (!stream_) return {};
    const bool is_whole = std::fflush(stream_.get()) == 0 && std::ferror(stream_.get()) == 0;
    if (!is_whole || std::rename(beside(name_).c_str(), name_.c_str()) != 0) return not_written(name_);
    stream_.reset();
    return {};
}

}  // namespace bastide::cli
