#include "cli/arrange/proof_file.h"

#include <cerrno>
#include <cstring>
#include <expected>

#include <fcntl.h>
#include <sys/stat.h>

#include "cli/output.h"
#include "cli/unfinished.h"

namespace bastide::cli {
namespace {

std::unexpected<Error> not_written(const std::string& name) {
    return std::unexpected(file_error(name, std::string("cannot be written: ") + std::strerror(errno)));
}

}  // namespace

Result<ProofFile> ProofFile::open(const std::string& name) {
    ProofFile file;
    if (name.empty()) return file;
    const auto target = behind_links(name);
    if (!target) return std::unexpected(target.error());
    const bool stays = is_special(name);
    file.name_ = stays ? name : *target;
    const int descriptor =
        stays ? ::open(name.c_str(), O_WRONLY | O_CLOEXEC) : open_beside(file.name_, file.beside_);
    if (descriptor < 0) {
        file.beside_.clear();
        return not_written(name);
    }
    set_unfinished(file.beside_);
    file.stream_.reset(fdopen(descriptor, "w"));
    return file;
}

ProofFile::~ProofFile() {
    if (!stream_) return;
    if (!beside_.empty()) std::remove(beside_.c_str());
    set_unfinished("");
}

Result<void> ProofFile::keep() {
    if (!stream_) return {};
    if (std::fflush(stream_.get()) != 0 || std::ferror(stream_.get()) != 0) return not_written(name_);
    if (!beside_.empty() && (fchmod(fileno(stream_.get()), mode_for(name_)) != 0 ||
                             std::rename(beside_.c_str(), name_.c_str()) != 0))
        return not_written(name_);
    set_unfinished("");
    stream_.reset();
    return {};
}

}  // namespace bastide::cli
