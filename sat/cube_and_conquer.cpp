#include "sat/cube_and_conquer.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>

#include "bastide/base/parallel/threads.h"

namespace bastide::sat {
namespace {

// Runs work in pieces on several threads. Only the calling thread polls for termination.
class Round {
  public:
    Round(std::size_t pieces,
          std::function<void(std::size_t piece, const std::function<bool()>& should_continue)> work)
        : pieces_(pieces), work_(std::move(work)) {}

    void run(int threads, const std::function<bool()>& should_continue) {
        if (threads > 1 && run_with_threads(threads, should_continue)) return;
        for (std::size_t piece = 0; piece < pieces_; ++piece) work_(piece, should_continue);
    }

  private:
    // Returns false if the system has no more threads.
    bool run_with_threads(int threads, const std::function<bool()>& should_continue) {
        const auto count = std::min<std::size_t>(static_cast<std::size_t>(threads), pieces_);
        const auto helpers = start_threads(static_cast<int>(count), [this](int) { help(); });
        if (helpers.empty()) return false;
        std::unique_lock lock(mutex_);
        while (!is_done_.wait_for(lock, std::chrono::milliseconds(50), [this] { return done_ == pieces_; })) {
            lock.unlock();
            if (!should_continue()) is_stopped_ = true;
            lock.lock();
        }
        return true;
    }

    void help() {
        for (std::size_t piece = next_++; piece < pieces_; piece = next_++) {
            work_(piece, [this] { return !is_stopped_; });
            const std::scoped_lock lock(mutex_);
            if (++done_ == pieces_) is_done_.notify_one();
        }
    }

    std::size_t pieces_;
    std::function<void(std::size_t, const std::function<bool()>&)> work_;
    std::atomic<std::size_t> next_ = 0;
    std::atomic<bool> is_stopped_ = false;
    std::mutex mutex_;
    std::condition_variable is_done_;
    std::size_t done_ = 0;
};

}  // namespace

void CubeAndConquer::add(std::span<const int> clauses) {
    alone_.add(clauses);
    if (is_small_ && clauses_.size() + clauses.size() > options_.max_cube_literals) {
        is_small_ = false;
        clauses_ = {};
        cubes_.clear();
        answered_ = &alone_;
    }
    if (is_small_) clauses_.insert(clauses_.end(), clauses.begin(), clauses.end());
}

arrange::Solver::Answer CubeAndConquer::solve(const Request& request) {
    answered_ = &alone_;
    const bool can_divide = is_small_ && literals_[0] != 0 && request.max_conflicts == any_conflicts;
    if (!can_divide) return alone_.solve(request);
    Request first = request;
    first.max_conflicts = conflicts_of(options_.work_alone);
    const Answer answer = alone_.solve(first);
    return answer == Answer::limit ? solve_divided(request) : answer;
}

int CubeAndConquer::conflicts_of(double work) const {
    return static_cast<int>(std::clamp(work / static_cast<double>(clauses_.size() + 1), 1.0, 1e8));
}

arrange::Solver::Answer CubeAndConquer::solve_divided(const Request& request) {
    if (cubes_.empty()) make_cubes();
    for (Cube& cube : cubes_) cube.answer = Answer::limit;
    for (double work = options_.work_in_round; request.should_continue(); work *= 1.2) {
        run_round(request, conflicts_of(work));
        if (const Answer answer = answer_of_round(); answer != Answer::limit) return answer;
    }
    return Answer::limit;
}

void CubeAndConquer::make_cubes() {
    for (std::size_t each = 0; each < cubes; ++each) {
        Cube& cube = cubes_.emplace_back();
        cube.solver = std::make_unique<Cadical>(nullptr, Cadical::max_learned / cubes);
        for (std::size_t bit = 0; bit < literals_.size(); ++bit)
            cube.literals.push_back((each >> bit & 1) != 0 ? -literals_[bit] : literals_[bit]);
    }
}

// Solves the cubes that have no answer yet.
void CubeAndConquer::run_round(const Request& request, int max_conflicts) {
    std::vector<Cube*> open;
    for (Cube& cube : cubes_)
        if (cube.answer == Answer::limit) open.push_back(&cube);
    Round round(open.size(), [&](std::size_t each, const std::function<bool()>& should_continue) {
        run(*open[each], request, max_conflicts, should_continue);
    });
    round.run(options_.threads, request.should_continue);
}

void CubeAndConquer::run(Cube& cube, const Request& request, int max_conflicts,
                         const std::function<bool()>& should_continue) {
    if (!cube.solver->add_while(std::span(clauses_).subspan(cube.added), should_continue)) return;
    cube.added = clauses_.size();
    Request part{should_continue, request.assumptions, max_conflicts};
    part.assumptions.insert(part.assumptions.end(), cube.literals.begin(), cube.literals.end());
    cube.answer = cube.solver->solve(part);
}

// Returns `limit` if another round follows.
arrange::Solver::Answer CubeAndConquer::answer_of_round() {
    const auto is = [](Answer answer) {
        return [answer](const Cube& cube) { return cube.answer == answer; };
    };
    const auto model = std::ranges::find_if(cubes_, is(Answer::model));
    if (model != cubes_.end()) {
        answered_ = model->solver.get();
        return Answer::model;
    }
    if (std::ranges::any_of(cubes_, is(Answer::memory))) return Answer::memory;
    return std::ranges::all_of(cubes_, is(Answer::unsat)) ? Answer::unsat : Answer::limit;
}

}  // namespace bastide::sat
