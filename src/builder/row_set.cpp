#include "builder/row_set.h"

namespace kalah {
namespace {

std::uint8_t narrow(int value) { return static_cast<std::uint8_t>(value); }

template <class T>
std::size_t bytes_of(const std::vector<T>& list) {
  return list.capacity() * sizeof(T);
}

}  // namespace

SownRow sow_row(Row row, int pit, int pits) {
  SownRow sown;
  const int seeds = row_pit(row, pit);
  row = row_with(row, pit, 0);
  int place = pit;
  for (int i = 0; i < seeds; ++i) {
    place = place == 2 * pits ? 0 : place + 1;
    if (place < pits) {
      row += Row{1} << (8 * place);
    } else if (place == pits) {
      ++sown.gain;
    } else {
      ++sown.dropped;
    }
  }
  sown.row = row;
  sown.last = place < pits + 1 ? place : pits + 1;
  sown.in_empty = place < pits && row_pit(row, place) == 1;
  return sown;
}

RowSet::RowSet(const BuildRules& rules, const DatabaseIndex& index, int sum, std::uint32_t align)
    : count(index.rows(sum)) {
  rows.reserve(count);
  for (std::uint32_t rank = 0; rank < count; ++rank) rows.push_back(index.unrank(sum, rank));
  list_moves(rules, index, align);
  plan_other_side(rules, index, sum, align);
}

void RowSet::list_moves(const BuildRules& rules, const DatabaseIndex& index, std::uint32_t align) {
  using Kind = RowMove::Kind;
  Edges extra_edges;
  Edges quiet_edges;
  std::array<Edges, kMaxRowPits> quiet_if_edges;
  move_begin.reserve(count + 1);
  move_begin.push_back(0);
  for (std::uint32_t rank = 0; rank < count; ++rank) {
    for (int pit = 0; pit < rules.pits; ++pit) {
      if (row_pit(rows[rank], pit) == 0) continue;
      const SownRow sown = sow_row(rows[rank], pit, rules.pits);
      const bool captures = sown.in_empty && rules.capture != Capture::kNone;
      const auto emit = [&](Kind kind, Row after, int arg, int gain) {
        moves.push_back({index.rank(after), kind, narrow(arg), narrow(gain), narrow(pit)});
      };
      if (sown.last == rules.pits && rules.extra) {
        if (sown.dropped == 0) {
          extra_edges.push_back({rank, index.rank(sown.row), 0});
        } else {
          emit(Kind::kOther, 0, 0, 0);
        }
      } else if (captures && rules.capture == Capture::kOwnOnly) {
        emit(Kind::kPass, row_with(sown.row, sown.last, 0), sown.dropped, sown.gain + 1);
      } else if (captures && sown.dropped == 0) {
        const int across = rules.pits - 1 - sown.last;
        if (rules.capture != Capture::kAlways) {
          emit(Kind::kQuietIf, sown.row, across, 0);
          quiet_if_edges[static_cast<std::size_t>(across)].push_back({rank, index.rank(sown.row), 0});
        }
        const bool takes_own = rules.capture != Capture::kSeedsOnly;
        emit(Kind::kCapture, takes_own ? row_with(sown.row, sown.last, 0) : sown.row, across, takes_own ? 1 : 0);
      } else if (captures || sown.dropped > rules.pits) {
        emit(Kind::kOther, 0, 0, 0);
      } else if (sown.gain == 0) {
        emit(Kind::kQuiet, sown.row, 0, 0);
        quiet_edges.push_back({rank, index.rank(sown.row), 0});
      } else {
        emit(Kind::kPass, sown.row, sown.dropped, sown.gain);
      }
    }
    move_begin.push_back(static_cast<std::uint32_t>(moves.size()));
  }
  trim(moves);
  extra = GatherPlan(count, extra_edges, align);
  quiet = GatherPlan(count, quiet_edges, 1);
  for (std::size_t k = 0; k < quiet_if.size(); ++k) quiet_if[k] = GatherPlan(count, quiet_if_edges[k], 1);
}

void RowSet::plan_other_side(const BuildRules& rules, const DatabaseIndex& index, int sum, std::uint32_t align) {
  Edges edges;
  edges.reserve(count);
  const bool takes_across =
      rules.capture == Capture::kStandard || rules.capture == Capture::kAlways || rules.capture == Capture::kSeedsOnly;
  Row added_seeds = 0;
  for (int pit = 0; pit < rules.pits; ++pit) {
    const auto k = static_cast<std::size_t>(pit);
    added_seeds += Row{1} << (8 * pit);
    // Whoever drops seeds here has banked one.
    if (sum + pit + 1 < index.seeds()) {
      edges.clear();
      for (std::uint32_t rank = 0; rank < count; ++rank)
        edges.push_back({rank, index.rank(rows[rank] + added_seeds), 0});
      added[k] = GatherPlan(count, edges, align);
    }
    if (!takes_across) continue;
    edges.clear();
    empty_at[k].assign((count + kLanes - 1) / kLanes * kLanes, 0);
    for (std::uint32_t rank = 0; rank < count; ++rank) {
      const int seeds = row_pit(rows[rank], pit);
      if (seeds == 0) empty_at[k][rank] = 0xFF;
      if (seeds == 0 && rules.capture != Capture::kAlways) continue;
      edges.push_back({rank, index.rank(row_with(rows[rank], pit, 0)), narrow(seeds)});
    }
    emptied[k] = GatherPlan(count, edges, align);
  }
}

std::size_t RowSet::bytes() const {
  std::size_t sum = bytes_of(rows) + bytes_of(move_begin) + bytes_of(moves) + extra.bytes() + quiet.bytes();
  for (std::size_t k = 0; k < empty_at.size(); ++k) {
    sum += quiet_if[k].bytes() + added[k].bytes() + emptied[k].bytes() + bytes_of(empty_at[k]);
  }
  return sum;
}

}  // namespace kalah
