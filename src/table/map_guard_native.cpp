#include <signal.h>
#include <sys/mman.h>

#include <cerrno>
#include <mutex>

#include "table/map_guard.h"

namespace kalah {
namespace {

std::atomic<MapGuard::Place*> first_place{nullptr};
struct sigaction before = {};

/// All of the mapping at once: page by page a large file would take more mappings than a process may have.
bool turn_to_zeros(MapGuard::Place& place, std::uintptr_t begin) {
  // Before the zeros are there: whoever reads them finds it set.
  place.lost.store(true, std::memory_order_seq_cst);
  return mmap(reinterpret_cast<void*>(begin), place.end.load() - begin, PROT_READ,
              MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) != MAP_FAILED;
}

void on_bus_error(int /*signal*/, siginfo_t* facts, void* /*context*/) {
  const int error = errno;
  const auto at = reinterpret_cast<std::uintptr_t>(facts->si_addr);
  for (MapGuard::Place* place = first_place.load(); place != nullptr; place = place->next) {
    const std::uintptr_t begin = place->begin.load();
    if (begin == 0 || at < begin || at >= place->end.load()) continue;
    if (!turn_to_zeros(*place, begin)) break;
    errno = error;
    return;
  }
  // The same access faults again, as it would have without a guard.
  sigaction(SIGBUS, &before, nullptr);
}

void install_handler() {
  struct sigaction action = {};
  action.sa_sigaction = on_bus_error;
  action.sa_flags = SA_SIGINFO;
  sigemptyset(&action.sa_mask);
  sigaction(SIGBUS, &action, &before);
}

MapGuard::Place& free_place() {
  for (MapGuard::Place* place = first_place.load(); place != nullptr; place = place->next) {
    if (!place->taken.exchange(true)) return *place;
  }
  auto* const made = new MapGuard::Place;
  made->next = first_place.load();
  while (!first_place.compare_exchange_weak(made->next, made)) {
  }
  return *made;
}

}  // namespace

MapGuard::MapGuard(std::span<const std::uint8_t> bytes) : place_(free_place()) {
  static std::once_flag once;
  std::call_once(once, install_handler);
  const auto begin = reinterpret_cast<std::uintptr_t>(bytes.data());
  place_.lost.store(false);
  place_.end.store(begin + bytes.size());
  place_.begin.store(begin);
}

MapGuard::~MapGuard() {
  place_.begin.store(0);
  place_.taken.store(false);
}

}  // namespace kalah
