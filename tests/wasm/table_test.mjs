import assert from 'node:assert/strict';
import { test } from 'node:test';

import { native, startCore } from './core.mjs';

/**
 * Positions of at most `most` seeds in two rows that both hold some, alike in every run. The stores are empty: a
 * thought about a game of more seeds would build a larger database.
 */
function positions(count, pits, most) {
  let state = 1;
  const below = (bound) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * bound);
  };
  return Array.from({ length: count }, () => {
    const rows = [Array(pits).fill(0), Array(pits).fill(0)];
    for (const row of rows) row[below(pits)] = 1;
    for (let left = below(most - 1); left > 0; --left) ++rows[below(2)][below(pits)];
    return rows.map((row) => [...row, 0].join(',')).join('/') + (below(2) === 0 ? ' S' : ' N');
  });
}

for (const { rules, pits, seeds, held } of [
  { rules: '6x4', pits: 6, seeds: 16, held: 30421755 },
  { rules: '6x4,capture=always,rest=nobody', pits: 6, seeds: 11, held: 1352078 },
  { rules: '6x4,lap=relay', pits: 6, seeds: 11, held: 1352078 },
  { rules: '4x4,lap=relay,extra=no,end=no-move', pits: 4, seeds: 12, held: 125970 },
]) {
  test(`a database of ${seeds} seeds under ${rules} has the native values`, () => {
    const call = startCore();
    assert.deepEqual(call('database', rules, seeds), { seeds, positions: held });
    const sample = positions(150, pits, seeds);
    const values = sample.map((position) => {
      const { value, exact, nodes } = call('think', rules, position, 0, '', 'perfect', 60000);
      assert.equal(exact, true, position);
      assert.ok(nodes <= 200, `${position} was searched: ${nodes} nodes`);
      return value;
    });
    const lines = sample.map((position) => `${rules}\t${position}`).join('\n') + '\n';
    assert.deepEqual(values, native(['solve', '--lines', '--memory', '256M'], lines).map(Number));
  });
}
