#include "core/text.h"
#include "proof/check_proof.h"
#include "proof/proof_board.h"
#include "proof/proof_reader.h"
#include "proof/statement_sorter.h"

namespace kalah {
namespace {

std::string row_text(Row row, int pits) {
  std::string text;
  for (int pit = 0; pit < pits; ++pit) text += (pit == 0 ? "" : ",") + std::to_string(row_pit(row, pit));
  return text;
}

/// Rows as a position with empty stores, its mover as South.
std::string rows_text(const RowPair& rows, int pits) {
  return cat({row_text(rows.mover, pits), ",0/", row_text(rows.other, pits), ",0 S"});
}

std::string bound_text(Bound bound, int margin) {
  return cat({bound == Bound::kAtLeast ? "at least " : "at most ", signed_number(margin)});
}

class Checker {
 public:
  Checker(ProofReader& reader, const ProofCheck& check)
      : reader_(reader),
        check_(check),
        board_(reader.header().rules),
        demands_(check.folder, check.memory),
        base_seeds_(reader.header().base ? reader.header().base->seeds : -1) {}

  Status run() {
    const ProofHeader& header = reader_.header();
    const RowPair root = rows_of(header.rules, header.position);
    const int ahead = stores_ahead(header.rules, header.position);
    // 1. What the claims ask of the root.
    const auto claim = [&](Bound bound, const std::optional<int>& margin) -> Status {
      if (!margin) return {};
      return ask(board_.demand(bound, *margin - ahead, root), root, "the claim");
    };
    if (Status status = claim(Bound::kAtLeast, header.claim.at_least); !status) return status;
    if (Status status = claim(Bound::kAtMost, header.claim.at_most); !status) return status;
    // 2. What each statement asks of others. 3. Whether the others are there.
    if (Status status = read_through(&Checker::examine); !status) return status;
    demands_.begin_reading();
    reader_.rewind();
    if (Status status = read_through(&Checker::answer); !status) return status;
    if (Status status = demands_.status(); !status) return status;
    if (const Statement* left = demands_.first()) return missing(*left);
    return {};
  }

 private:
  Status read_through(Status (Checker::*each)(const PlacedStatement&)) {
    const std::uint64_t all = 2 * reader_.header().statements;
    while (reader_.next()) {
      for (const PlacedStatement& placed : reader_.statements()) {
        if (Status status = (this->*each)(placed); !status) return status;
      }
      done_ += reader_.statements().size();
      if (Status status = demands_.status(); !status) return status;
      if (check_.watch != nullptr && check_.watch->stop(done_, all)) return Error{"stopped"};
    }
    if (!reader_.fault().empty()) return Error{reader_.fault()};
    return {};
  }

  [[nodiscard]] std::string named(const PlacedStatement& placed) const {
    return cat(
        {rows_text(placed.rows, board_.pits()), ", ", bound_text(placed.statement.bound, placed.statement.margin)});
  }

  Status examine(const PlacedStatement& placed) {
    const Statement& statement = placed.statement;
    if (board_.ended(placed.rows)) return Error{named(placed) + ": the game has ended there"};
    if (statement.bound == Bound::kAtLeast) {
      if (statement.pit > board_.pits() || !ProofBoard::can_sow(placed.rows, statement.pit)) {
        return Error{cat({named(placed), ": its sowing, ", std::to_string(statement.pit), ", cannot be played"})};
      }
      return sowing(placed, statement.pit);
    }
    for (int pit = 1; pit <= board_.pits(); ++pit) {
      if (!ProofBoard::can_sow(placed.rows, pit)) continue;
      if (Status status = sowing(placed, pit); !status) return status;
    }
    return {};
  }

  Status sowing(const PlacedStatement& placed, int pit) {
    const ProofStep step = board_.sow(placed.rows, pit);
    const Demand demand = ProofBoard::demand(placed.statement.bound, placed.statement.margin, step);
    if (demand.settled == true) return {};
    if (demand.settled) return Error{cat({named(placed), ": sowing ", std::to_string(pit), " refutes it"})};
    return ask(demand, step.rows, "");
  }

  Status ask(Demand demand, const RowPair& rows, std::string_view who) {
    const int seeds = row_sum(rows.mover) + row_sum(rows.other);
    if (!demand.settled && seeds <= base_seeds_) {
      const auto margin = check_.table->margin(rows.mover, rows.other);
      if (!margin) return *check_.table->fault();
      demand.settled = implies(demand.bound, *margin, demand.margin);
    }
    if (!demand.settled) {
      demands_.add({reader_.numbers().number(rows), static_cast<std::int16_t>(demand.margin), 0, demand.bound, 0});
      return {};
    }
    if (*demand.settled) return {};
    return Error{cat({who, who.empty() ? "" : ": ", rows_text(rows, board_.pits()), " is not ",
                      bound_text(demand.bound, demand.margin)})};
  }

  [[nodiscard]] Error missing(const Statement& demand) const {
    return Error{cat({rows_text(reader_.numbers().rows(demand.number), board_.pits()), " is used as ",
                      bound_text(demand.bound, demand.margin), ", which is nowhere proved"})};
  }

  Status answer(const PlacedStatement& placed) {
    const Statement& statement = placed.statement;
    const Statement* const demand = demands_.first();
    if (demand == nullptr || stands_before(statement, *demand)) return {};
    if (!same_place(statement, *demand) || !implies(statement.bound, statement.margin, demand->margin)) {
      return missing(*demand);
    }
    demands_.take();
    return {};
  }

  ProofReader& reader_;
  const ProofCheck& check_;
  ProofBoard board_;
  StatementSorter demands_;
  int base_seeds_;
  std::uint64_t done_ = 0;
};

Status check_base(const ProofHeader& header, const TableFile* table) {
  if (!header.base) return {};
  const std::string needed =
      cat({"its leaves rest on an endgame database for ", value_key(header.rules), " of ",
           std::to_string(header.base->seeds), " seeds with the checksum ", hexadecimal(header.base->checksum)});
  if (table == nullptr) return Error{needed + ", which is not here"};
  if (table->value_key() != value_key(header.rules))
    return Error{cat({needed, ", not on one for ", table->value_key()})};
  if (table->index().seeds() < header.base->seeds) {
    return Error{cat({needed, "; the one here has ", std::to_string(table->index().seeds()), " seeds"})};
  }
  const std::uint64_t found = table->checksum_to(header.base->seeds);
  if (found != header.base->checksum) {
    return Error{cat({needed, "; up to there the one here has the checksum ", hexadecimal(found)})};
  }
  return {};
}

}  // namespace

Result<ProofHeader> check_proof(std::span<const std::uint8_t> bytes, const ProofCheck& check) {
  auto reader = ProofReader::open(bytes);
  if (!reader) return reader.error();
  if (Status status = check_base(reader->header(), check.table); !status) return status.error();
  if (Status status = Checker(*reader, check).run(); !status) return status.error();
  return reader->header();
}

}  // namespace kalah
