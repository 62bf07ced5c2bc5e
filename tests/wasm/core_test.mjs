import assert from 'node:assert/strict';
import { test } from 'node:test';

import { coreModule, native, rulesModule, startCore } from './core.mjs';

test('the module asks its surroundings for nothing but a clock', () => {
  const imports = WebAssembly.Module.imports(coreModule).map(({ module, name }) => `${module}.${name}`);
  assert.deepEqual(imports, ['env.kalah_now_ms']);
});

test('the search has the same signature as the native one', () => {
  const line = native(['bench']).find((text) => text.startsWith('nodes\t'));
  assert.ok(line, 'kalah bench prints its nodes');
  assert.equal(startCore()('bench').nodes, Number(line.slice('nodes\t'.length)));
});

test('games of every preset pass through the same positions as in the native program', () => {
  const call = startCore();
  const { presets } = call('presets');
  assert.ok(presets.length > 0);
  const lines = [];
  const expected = [];
  for (const { rules } of presets) {
    for (let seed = 0; seed < 5; ++seed) {
      const moves = [];
      // A random start is a position, from which both programs go on; `apply` deals none itself.
      const random = call('rules', rules).axes.start === 'random';
      const start = random ? call('game', rules, 'seed=' + seed, 0, '').position : 'start';
      let game = call('game', rules, start, 0, '');
      for (let ply = 0; ply < 60 && game.over === null; ++ply) {
        moves.push(game.legal[(ply * 7 + seed * 3) % game.legal.length]);
        game = call('game', rules, start, 0, moves.join(' '));
        assert.equal(game.error, undefined, `${rules} ${start} ${moves}: ${game.error}`);
      }
      lines.push([rules, start, moves.join(',')].join('\t'));
      expected.push(
        game.over === null
          ? [game.position, 'play', [...game.legal, ...(game.swap ? ['swap'] : [])].join(',')].join('\t')
          : [game.position, 'over', game.over.stores.join(':')].join('\t'),
      );
    }
  }
  assert.deepEqual(native(['apply'], lines.join('\n') + '\n'), expected);
});

test('the small module answers what a game needs as the whole one does, and needs no clock', () => {
  const [small, whole] = [startCore(rulesModule), startCore()];
  assert.deepEqual(WebAssembly.Module.imports(rulesModule), []);
  const same = (...fields) => assert.deepEqual(small(...fields), whole(...fields), fields.join(' '));
  for (const method of ['presets', 'axes', 'players']) same(method);
  for (const { rules } of whole('presets').presets) {
    same('rules', rules);
    const random = whole('rules', rules).axes.start === 'random';
    const start = random ? 'seed=3' : 'start';
    const moves = [];
    for (let ply = 0; ply < 40; ++ply) {
      const game = whole('game', rules, start, 0, moves.join(' '));
      if (game.over !== null) break;
      moves.push(game.legal[ply % game.legal.length]);
      same('game', rules, start, 0, moves.join(' '));
      same('trace', rules, start, 0, moves.join(' '));
    }
  }
  for (const bad of ['9x999', '6x4,capture=maybe', '']) same('rules', bad);
  for (const player of ['level-3', 'alpha-beta:depth=5', 'oracle', 'level-1:depth=99']) same('player', player);
  same('game', '6x4', 'start', 0, '3 9');
  assert.equal(small('think', '6x4', 'start', 0, '', 'level-1', 100).what, 'method');
});

test('an instance lives through many requests, bad ones between', () => {
  const call = startCore();
  const first = call('game', 'standard', 'start', 0, '3');
  for (let round = 0; round < 20000; ++round) {
    const bad = call('game', 'standard', 'start', 0, '3 3 3 99');
    assert.equal(bad.what, 'moves');
    assert.equal(call('no-such-method' + round).position, undefined);
  }
  assert.deepEqual(call('game', 'standard', 'start', 0, '3'), first);
});
