#include <algorithm>
#include <bit>
#include <mutex>
#include <unordered_map>

#include "core/text.h"
#include "solver/checkpoint.h"
#include "table/bytes.h"
#include "table/checksum.h"

// The file, all numbers little-endian:
//
//   magic 8 | pits 4 | length of the value key 4 | value key | count 8 | entries, 16 each | checksum 8
//
// An entry: number 8 | lower + 128, 1 | upper + 128, 1 | pit 1 | logarithm of the nodes 1 | zeros 4.

namespace kalah {
namespace {

constexpr std::string_view kMagic = "KALAHCK1";
constexpr std::size_t kEntryBytes = 16;
constexpr std::size_t kSumBytes = 8;
constexpr std::uint64_t kChecksumSeed = 0x6b616c6168ULL;

struct Kept {
  ProvedBounds bounds;
  unsigned log = 0;
};

template <class Number>
void put(std::string& text, Number number) {
  std::uint8_t bytes[sizeof number];
  store_number(bytes, number);
  text.append(reinterpret_cast<const char*>(bytes), sizeof number);
}

/// Takes numbers off the front; the caller has seen to it that they are there.
class Bytes {
 public:
  explicit Bytes(std::string_view left) : left_(left) {}
  [[nodiscard]] std::size_t size() const { return left_.size(); }
  std::string_view take(std::size_t count) {
    const std::string_view taken = left_.substr(0, count);
    left_.remove_prefix(count);
    return taken;
  }
  template <class Number>
  Number number() {
    return load_number<Number>(reinterpret_cast<const std::uint8_t*>(take(sizeof(Number)).data()));
  }

 private:
  std::string_view left_;
};

std::uint64_t sum_of(std::string_view text) {
  return checksum({reinterpret_cast<const std::uint8_t*>(text.data()), text.size()}, kChecksumSeed);
}

}  // namespace

struct Checkpoint::State {
  std::string value_key;
  int pits;
  std::mutex mutex;
  std::unordered_map<std::uint64_t, Kept> kept;

  void add(std::uint64_t number, const Kept& more) {
    const auto [place, is_new] = kept.try_emplace(number, more);
    if (is_new) return;
    ProvedBounds& bounds = place->second.bounds;
    bounds.lower = std::max(bounds.lower, more.bounds.lower);
    bounds.upper = std::min(bounds.upper, more.bounds.upper);
    if (more.bounds.pit != 0) bounds.pit = more.bounds.pit;
    place->second.log = std::max(place->second.log, more.log);
  }
};

Checkpoint::Checkpoint(std::string value_key, int pits)
    : state_(new State{.value_key = std::move(value_key), .pits = pits, .mutex = {}, .kept = {}}) {}
Checkpoint::~Checkpoint() = default;

void Checkpoint::proved(std::uint64_t number, const ProvedBounds& bounds, std::uint64_t nodes) {
  if (nodes < kLeastNodes) return;
  const std::lock_guard lock(state_->mutex);
  state_->add(number, {bounds, static_cast<unsigned>(std::bit_width(nodes))});
}

void Checkpoint::fill(BoundsTable& table, std::uint64_t numbers) const {
  const std::lock_guard lock(state_->mutex);
  for (const auto& [number, kept] : state_->kept) {
    if (number < numbers) table.store(number, kept.bounds, std::uint64_t{1} << kept.log);
  }
}

std::size_t Checkpoint::size() const {
  const std::lock_guard lock(state_->mutex);
  return state_->kept.size();
}

std::string Checkpoint::bytes() const {
  std::string text(kMagic);
  put(text, static_cast<std::uint32_t>(state_->pits));
  put(text, static_cast<std::uint32_t>(state_->value_key.size()));
  text += state_->value_key;
  {
    const std::lock_guard lock(state_->mutex);
    put(text, static_cast<std::uint64_t>(state_->kept.size()));
    for (const auto& [number, kept] : state_->kept) {
      put(text, number);
      put(text, static_cast<std::uint8_t>(kept.bounds.lower + 128));
      put(text, static_cast<std::uint8_t>(kept.bounds.upper + 128));
      put(text, static_cast<std::uint8_t>(kept.bounds.pit));
      put(text, static_cast<std::uint8_t>(kept.log));
      put(text, std::uint32_t{0});
    }
  }
  put(text, sum_of(text));
  return text;
}

Status Checkpoint::read(std::string_view file) {
  if (!file.starts_with(kMagic)) return Error{"this is no checkpoint of a solver, or one of another version"};
  const std::size_t head = kMagic.size() + 8;
  if (file.size() < head + 8 + kSumBytes) return Error{"the checkpoint is cut off"};
  const std::string_view body = file.substr(0, file.size() - kSumBytes);
  if (Bytes(file.substr(body.size())).number<std::uint64_t>() != sum_of(body)) {
    return Error{"the checkpoint is damaged: its checksum does not hold"};
  }
  Bytes bytes(body.substr(kMagic.size()));
  const std::uint32_t pits = bytes.number<std::uint32_t>();
  const std::uint64_t key_size = bytes.number<std::uint32_t>();
  if (key_size > bytes.size() - 8) return Error{"the checkpoint is damaged: the value key is longer than the file"};
  const std::string_view key = bytes.take(static_cast<std::size_t>(key_size));
  if (key != state_->value_key || pits != static_cast<std::uint32_t>(state_->pits)) {
    return Error{cat({"the checkpoint is for the rules ", quoted(key), ", not ", quoted(state_->value_key)})};
  }
  const std::uint64_t count = bytes.number<std::uint64_t>();
  if (count != bytes.size() / kEntryBytes || bytes.size() % kEntryBytes != 0) {
    return Error{"the checkpoint is damaged: the number of entries does not fit its length"};
  }
  const std::lock_guard lock(state_->mutex);
  for (std::uint64_t i = 0; i < count; ++i) {
    const std::uint64_t number = bytes.number<std::uint64_t>();
    const ProvedBounds bounds{static_cast<int>(bytes.number<std::uint8_t>()) - 128,
                              static_cast<int>(bytes.number<std::uint8_t>()) - 128,
                              static_cast<int>(bytes.number<std::uint8_t>())};
    const auto log = static_cast<unsigned>(bytes.number<std::uint8_t>());
    if (bounds.lower > bounds.upper || bounds.pit > kMaxRowPits || log > 63 || bytes.number<std::uint32_t>() != 0) {
      return Error{cat({"the checkpoint is damaged: entry ", std::to_string(i + 1), " is impossible"})};
    }
    state_->add(number, {bounds, log});
  }
  return {};
}

}  // namespace kalah
