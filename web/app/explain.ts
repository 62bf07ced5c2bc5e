/**
 * Sentences about a sowing, made from the facts of its trace. The line under the board, the log and the live region all take
 * theirs from here. Parts between ** are the ones to set in bold.
 */
import type { GameView, Over, Trace } from '../engine/types.js';
import { placeOf, storeCell } from './cells.js';
import type { Names } from './names.js';
import { isSwap, type AnyTrace } from './types.js';
import type { Words } from './words.js';

/** What brought seeds into the mover's store, the final sweep left out. */
export function gainOf(trace: AnyTrace, pits: number): number {
  if (isSwap(trace)) return 0;
  const store = storeCell(trace.player, pits);
  return trace.path.filter((cell) => cell === store).length + (trace.capture?.seeds ?? 0);
}

function captureSentence(trace: Trace, pits: number, names: Names, words: Words): string | null {
  const { capture, player } = trace;
  if (!capture) return null;
  const taken = (cell: number) => capture.taken.find((one) => one.cell === cell)?.seeds ?? 0;
  const opposite = taken(capture.opposite);
  const args = { ...names.who(player), pit: placeOf(capture.own, pits).pit, opposite, seeds: capture.seeds };
  if (opposite === 0) return words('say-capture-own', args);
  return words(taken(capture.own) > 0 ? 'say-capture' : 'say-capture-opposite', args);
}

/** What the sowing did, without the end of the game. */
export function sowingSentence(trace: AnyTrace, pits: number, names: Names, words: Words): string {
  if (isSwap(trace)) {
    const you = [0, 1].find((side) => names.who(side).who === 'you');
    return words('say-swap', names.who(you ?? trace.player));
  }
  const who = names.who(trace.player);
  const capture = captureSentence(trace, pits, names, words);
  if (capture !== null) return capture;
  if (trace.extra) return words('say-extra', who);
  if (trace.inStore && !trace.end) return words('say-no-extra', who);
  if (trace.lifts.length > 1) return words('say-relay', { ...who, pit: trace.pit, lifts: trace.lifts.length - 1 });
  return words('say-sow', { ...who, pit: trace.pit, banked: gainOf(trace, pits) });
}

function endReason(trace: AnyTrace | null, over: Over, view: GameView, names: Names, words: Words): string {
  switch (over.reason) {
    case 'no-move':
      return words('say-end-no-move');
    case 'majority':
      return words(view.axes.teams === 'yes' ? 'say-end-majority-team' : 'say-end-majority');
    case 'repetition':
      return words('say-end-repetition');
    default: {
      if (!trace || isSwap(trace) || !trace.end) return words('say-end-pits');
      const swept = new Set(trace.end.sweep.map((one) => placeOf(one.cell, view.pits).player));
      if (swept.size === 0) return words('say-end-pits');
      const empty = Array.from({ length: view.players }, (_, side) => side).filter((side) => !swept.has(side));
      const side = empty.includes(trace.player) ? trace.player : (empty[0] ?? trace.player);
      return words('say-end-row', names.who(side));
    }
  }
}

/** Why the game is over, and who gets the seeds that were left. */
export function endSentences(trace: AnyTrace | null, view: GameView, names: Names, words: Words): string[] {
  if (!view.over) return [];
  const sentences = [endReason(trace, view.over, view, names, words)];
  const left = new Map<number, number>();
  if (trace && !isSwap(trace)) {
    for (const { seeds, store } of trace.end?.sweep ?? []) left.set(store, (left.get(store) ?? 0) + seeds);
  }
  for (const [store, seeds] of left) {
    if (store < 0) sentences.push(words('say-rest-nobody', { seeds }));
    else sentences.push(words('say-rest', { ...names.who(placeOf(store, view.pits).player), seeds }));
  }
  return sentences;
}

export function resultSentence(view: GameView, names: Names, words: Words): string {
  const winner = view.over?.winner ?? -1;
  if (winner < 0) return words('result-draw');
  if (view.axes.teams === 'yes') return words('result-team', { team: names.team(winner) });
  const who = names.who(winner);
  return who.who === 'you' ? words('result-you') : words('result-win', who);
}

/** The line that says what the last entry did; the first line of the game if there is none. */
export function lineOf(view: GameView, trace: AnyTrace | null, names: Names, words: Words): string {
  // A capture that ends the game is what has to be explained; why it ended stands in the result.
  if (trace && view.over && !isSwap(trace) && trace.capture) return sowingSentence(trace, view.pits, names, words);
  if (trace && view.over) return endSentences(trace, view, names, words).slice(0, 2).join(' ');
  if (trace) return sowingSentence(trace, view.pits, names, words);
  if (view.mover < 0) return endSentences(null, view, names, words).join(' ');
  return words(view.axes.opening === 'pie' ? 'say-begin-pie' : 'say-begin', names.who(view.mover));
}

/** A sentence as it is read out or copied. */
export function plain(sentence: string): string {
  return sentence.replaceAll('**', '');
}
