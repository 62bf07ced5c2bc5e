#include <algorithm>
#include <cmath>
#include <thread>
#include <vector>

#include "builder/construction.h"
#include "builder/crew.h"
#include "builder/encode_group.h"
#include "builder/table_build.h"
#include "table/header.h"

namespace kalah {
namespace {

std::uint64_t layer_positions(const DatabaseIndex& index, int n) {
  std::uint64_t positions = 0;
  for (int sum = 0; sum <= n; ++sum) positions += std::uint64_t{index.rows(sum)} * index.rows(n - sum);
  return positions;
}

/// Bytes about which the file takes: what bench/table_probe prints for the layers of 6 pits.
std::uint64_t file_bytes(const DatabaseIndex& index, int step) {
  double bits = 0;
  for (int n = 0; n <= index.seeds(); ++n) {
    const double a_position = 0.2 + 0.9 * std::log2(std::max(n, 1)) + (step == 1 ? 0.6 : 0.0);
    bits += a_position * static_cast<double>(layer_positions(index, n));
    bits += 8 * static_cast<double>(LayerShape(index, n, step).head_bytes);
    bits += 8 * static_cast<double>(kBlockTail * static_cast<std::uint64_t>(n + 1));
  }
  return kHeaderBytes + static_cast<std::uint64_t>(bits / 8);
}

std::uint64_t encoding_bytes(const DatabaseIndex& index, int step, int threads) {
  std::uint64_t most = 0;
  for (int sum = 0; sum <= index.seeds(); ++sum) {
    most = std::max(most, std::uint64_t{index.rows(sum)} * index.rows(index.seeds() - sum));
  }
  return static_cast<std::uint64_t>(threads) * encoded_bytes(most, LayerValues(index.seeds(), step).symbols());
}

/// Writes one layer after the other.
class LayerWriter {
 public:
  LayerWriter(const Construction& construction, PartFile& part, int threads)
      : database_(construction.database()),
        part_(part),
        step_(margin_step(*rules_of_key(construction.key()))),
        seed_(table_seed(construction.key())),
        threads_(threads) {}

  Status write(int n) {
    const LayerShape shape(database_.index(), n, step_);
    const LayerValues values(n, step_);
    CodeLengths lengths;
    std::vector<BlockEntry> entries;
    if (const Status status = part_.begin_layer(shape); !status) return status;
    for (int sum = 0; sum <= n; sum += threads_) {
      for (const EncodedGroup& group : encode(n, sum, std::min(threads_, n + 1 - sum), values)) {
        for (const BlockEntry& entry : group.entries) {
          entries.push_back({part_.layer_bytes() + entry.at, entry.checksum});
        }
        lengths.insert(lengths.end(), group.lengths.begin(), group.lengths.end());
        if (const Status status = part_.append(group.bytes); !status) return status;
      }
    }
    return part_.end_layer(shape, lengths, entries);
  }

 private:
  std::vector<EncodedGroup> encode(int n, int first, int count, const LayerValues& values) {
    std::vector<EncodedGroup> groups(static_cast<std::size_t>(count));
    const auto one = [&](int i) {
      groups[static_cast<std::size_t>(i)] = encode_group(database_, n, first + i, values, seed_);
    };
    std::vector<std::thread> others;
    for (int i = 1; i < count; ++i) others.emplace_back(one, i);
    one(0);
    for (std::thread& other : others) other.join();
    return groups;
  }

  const Database& database_;
  PartFile& part_;
  int step_;
  std::uint64_t seed_;
  int threads_;
};

}  // namespace

Result<TablePlan> plan_table(const TableOrder& order) {
  if (const Status status = check_build(order.rules, order.seeds); !status) return status.error();
  if (order.rules.extra == Extra::kNotFirst) {
    return Error{"an endgame database is for extra=yes or extra=no, not extra=not-first"};
  }
  const DatabaseIndex index(order.rules.pits, order.seeds);
  TablePlan plan;
  plan.positions = index.positions();
  const BuildForm form = order.form.value_or(usual_form(order.rules, order.seeds));
  const int step = margin_step(order.rules);
  // A layer is encoded while the kernels rest.
  const std::uint64_t resting = resting_bytes(order.rules, order.seeds, order.threads, form);
  plan.memory = build_bytes(order.rules, order.seeds, order.threads, form) - resting +
                std::max(resting, encoding_bytes(index, step, order.threads));
  plan.file = file_bytes(index, step);
  return plan;
}

Status build_table(const TableOrder& order, TableWatch& watch) {
  if (const auto plan = plan_table(order); !plan) return plan.error();
  auto construction = Construction::plan(order.rules, {.seeds = order.seeds, .form = order.form}, order.threads);
  if (!construction) return construction.error();
  const auto state = folder_state(order.folder, construction->key());
  if (!state) return state.error();
  if (state->kind == FolderState::Kind::kWhole && state->seeds >= order.seeds) return {};
  const auto part = PartFile::open(order.folder, construction->key(), construction->index());
  if (!part) return part.error();
  if (const Status status = construction->begin(); !status) return status;
  const auto layers = (*part)->recover(construction->database());
  if (!layers) return layers.error();
  Crew crew(*construction, &watch, order.threads);
  LayerWriter writer(*construction, **part, order.threads);
  std::uint64_t done = 0;
  for (int n = 0; n < *layers; ++n) {
    crew.count_layer(n);
    done += layer_positions(construction->index(), n);
  }
  watch.begun(*layers, done, construction->index().positions());
  for (int n = *layers; n <= order.seeds; ++n) {
    if (!crew.run(n)) return Construction::stopped();
    crew.rest();
    if (const Status status = writer.write(n); !status) return status;
    watch.layer_done(n, layer_positions(construction->index(), n), (*part)->layer_bytes());
  }
  return (*part)->finish();
}

}  // namespace kalah
