// The file of a proof, which is written while the proof is searched, and has its name only once it is whole.
#pragma once

#include <cstdio>
#include <memory>
#include <string>
#include <utility>

#include "bastide/base/result.h"

namespace bastide::cli {

class ProofFile {
  public:
    // Opens a file beside that of the name, or what the name stands for if that is no file; without a name
    // there is none. What is not kept is removed.
    static Result<ProofFile> open(const std::string& name);

    ProofFile(ProofFile&&) noexcept = default;
    ProofFile& operator=(ProofFile&&) = delete;
    ProofFile(const ProofFile&) = delete;
    ProofFile& operator=(const ProofFile&) = delete;
    ~ProofFile();

    std::FILE* stream() const { return stream_.get(); }

    // Gives it its name.
    Result<void> keep();

  private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    ProofFile() = default;

    std::string name_;
    std::string beside_;  // until it has its name
    std::unique_ptr<std::FILE, Close> stream_;
};

}  // namespace bastide::cli
