/** What the one live region reads out: a sentence per sowing of a person, one summary per chain of a computer. */
import type { GameView } from '../engine/types.js';
import { endSentences, gainOf, plain, resultSentence, sowingSentence } from './explain.js';
import type { Happening } from './game-types.js';
import type { Names } from './names.js';
import { saidText } from './said.js';
import { isSwap, type AnyTrace } from './types.js';
import type { Words } from './words.js';

export interface Chain {
  side: number;
  pits: number[];
  gain: number;
}

/** The chain with one more sowing of the same side; another side's begins anew. */
export function chainWith(chain: Chain | null, trace: AnyTrace, pits: number): Chain | null {
  if (isSwap(trace)) return null;
  const same = chain !== null && chain.side === trace.player ? chain : { side: trace.player, pits: [], gain: 0 };
  return { side: same.side, pits: [...same.pits, trace.pit], gain: same.gain + gainOf(trace, pits) };
}

function ending(trace: AnyTrace, view: GameView, names: Names, words: Words): string[] {
  return view.over ? [...endSentences(trace, view, names, words), resultSentence(view, names, words)] : [];
}

/** Sentences for a sowing, or none while a computer's chain goes on. */
export function spoken(
  happening: Happening & { kind: 'sown' },
  chain: Chain | null,
  names: Names,
  words: Words,
): string {
  const { entry, trace, view } = happening;
  const end = ending(trace, view, names, words);
  if (entry.by === 'person' || isSwap(trace)) {
    return plain([sowingSentence(trace, view.pits, names, words), ...end].join(' '));
  }
  if (!chain || (trace.extra && !view.over)) return '';
  const list = chain.pits.join(', ');
  const sentences = [words('say-chain', { name: names.name(chain.side), count: chain.pits.length, list })];
  if (trace.capture) sentences.push(sowingSentence(trace, view.pits, names, words));
  if (chain.gain > 0) sentences.push(words('say-chain-gain', { seeds: chain.gain }));
  if (entry.said) {
    sentences.push(
      words('say-said', { name: names.name(chain.side), said: saidText(words, entry.said, view.players) }),
    );
  }
  sentences.push(...end);
  if (view.mover >= 0 && names.who(view.mover).who === 'you') sentences.push(words('say-your-move'));
  return plain(sentences.join(' '));
}
