#include "mpi/channel.h"

#include <chrono>
#include <thread>

namespace bastide::mpi {

void send(int rank, Message message, const Numbers& numbers) {
    MPI_Send(numbers.data(), static_cast<int>(numbers.size()), MPI_INT64_T, rank, static_cast<int>(message),
             MPI_COMM_WORLD);
}

std::optional<Envelope> receive() {
    int has_come = 0;
    MPI_Status status;
    MPI_Iprobe(MPI_ANY_SOURCE, MPI_ANY_TAG, MPI_COMM_WORLD, &has_come, &status);
    if (has_come == 0) return std::nullopt;
    int size = 0;
    MPI_Get_count(&status, MPI_INT64_T, &size);
    Envelope letter{status.MPI_SOURCE, static_cast<Message>(status.MPI_TAG),
                    Numbers(static_cast<std::size_t>(size))};
    MPI_Recv(letter.numbers.data(), size, MPI_INT64_T, letter.rank, status.MPI_TAG, MPI_COMM_WORLD,
             MPI_STATUS_IGNORE);
    return letter;
}

Envelope wait_for_envelope() {
    while (true) {
        if (auto letter = receive()) return std::move(*letter);
        std::this_thread::sleep_for(std::chrono::microseconds(200));
    }
}

int this_rank() {
    int rank = 0;
    MPI_Comm_rank(MPI_COMM_WORLD, &rank);
    return rank;
}

int all_ranks() {
    int size = 1;
    MPI_Comm_size(MPI_COMM_WORLD, &size);
    return size;
}

}  // namespace bastide::mpi
