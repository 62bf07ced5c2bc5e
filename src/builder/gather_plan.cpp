#include "builder/gather_plan.h"

#include <algorithm>
#include <tuple>

namespace kalah {
namespace {

constexpr std::uint8_t kNoLane = 0x80;

}  // namespace

GatherPlan::GatherPlan(std::uint32_t targets, const std::vector<Edge>& edges, std::uint32_t align) {
  const std::size_t groups = (targets + kLanes - 1) / kLanes;
  begin_.reserve(groups + 1);
  begin_.push_back(0);
  std::vector<Edge> group;
  std::size_t next = 0;
  for (std::size_t g = 0; g < groups; ++g) {
    group.clear();
    while (next < edges.size() && edges[next].to < (g + 1) * kLanes) group.push_back(edges[next++]);
    close_group(group, align);
  }
  trim(from_);
  trim(stream_);
  trim(control_);
}

void GatherPlan::close_group(std::vector<Edge>& group, std::uint32_t align) {
  std::sort(group.begin(), group.end(), [](const Edge& a, const Edge& b) {
    return std::tie(a.stream, a.from, a.to) < std::tie(b.stream, b.from, b.to);
  });
  const std::size_t first = from_.size();
  for (const Edge& edge : group) {
    const std::size_t lane = edge.to % kLanes;
    std::size_t i = first;
    while (i < from_.size() &&
           !(stream_[i] == edge.stream && edge.from - from_[i] < kLanes && control_[i][lane] == kNoLane)) {
      ++i;
    }
    if (i == from_.size()) {
      from_.push_back(edge.from / align * align);
      stream_.push_back(edge.stream);
      control_.push_back(all16(kNoLane));
    }
    control_[i][lane] = static_cast<std::uint8_t>(edge.from - from_[i]);
  }
  begin_.push_back(static_cast<std::uint32_t>(from_.size()));
}

std::size_t GatherPlan::bytes() const {
  return begin_.capacity() * sizeof begin_[0] + from_.capacity() * sizeof from_[0] + stream_.capacity() +
         control_.capacity() * sizeof control_[0];
}

}  // namespace kalah
